//! The driver: walks a log line by line, opens a report where one of the formats recognises its first line, and adds
//! every stack line to the stack that the open report announced last.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::formats::{FORMATS, SUMMARY_ONLY, summary};
use crate::open_report::{Format, MAX_FRAMES, OpenReport, push_linked};
use crate::text::{self, Cut};
use crate::{frame, scan};

/// Reports kept of one log; a program that recovers can print without end.
pub const MAX_REPORTS: usize = 200;
/// Frames kept of one log.
pub const MAX_TOTAL_FRAMES: usize = 20_000;
/// All reports in a log, in printed order. Never fails: what is not understood is left out.
pub fn parse(log: &[u8]) -> Vec<CrashReport> {
    let mut reader = Reader::default();
    text::for_each_line(log, |line, cut| reader.line(line, cut));
    reader.finish()
}

/// The first stack without a report: the log's head was cut off.
#[derive(Default)]
struct Orphans {
    frames: Vec<Frame>,
    next_index: usize,
}

impl Orphans {
    fn push(&mut self, index: usize, frame: Frame) {
        let follows = self.frames.is_empty() || index == self.next_index;
        if follows && self.frames.len() < MAX_FRAMES {
            self.next_index = index.saturating_add(1);
            push_linked(&mut self.frames, frame);
        }
    }
}

#[derive(Default)]
struct Reader {
    done: Vec<CrashReport>,
    open: Option<OpenReport>,
    orphans: Orphans,
    overflowed: bool,
    frames: usize,
}

impl Reader {
    fn line(&mut self, line: &str, cut: Cut) {
        if line.trim().is_empty() {
            return;
        }
        if let Some((index, frame)) = frame::parse(line) {
            return self.frame(index, frame, cut);
        }
        if let Some(pid) = aborting(line) {
            return self.mark_fatal(pid);
        }
        if let Some(report) = summary(line) {
            return self.summary(report);
        }
        let begun = FORMATS
            .iter()
            .find_map(|format| (format.begin)(line).map(|report| (format, report)));
        match begun {
            Some((format, report)) => self.begin(format, report),
            None => self.feed(line, cut),
        }
    }

    fn frame(&mut self, index: usize, frame: Frame, cut: Cut) {
        match &mut self.open {
            Some(open) => {
                let full = self.frames >= MAX_TOTAL_FRAMES;
                self.frames += 1;
                open.report.truncated |= full || cut == Cut::Shortened;
                if !full {
                    open.push_frame(index, frame);
                }
            }
            None => self.orphans.push(index, frame),
        }
    }

    fn feed(&mut self, line: &str, cut: Cut) {
        if let Some(open) = &mut self.open {
            open.report.truncated |= cut == Cut::Shortened;
            (open.format.feed)(open, line);
        }
    }

    fn begin(&mut self, format: &'static Format, mut report: CrashReport) {
        // A shell's message about a process that already reported why it died.
        let shell_echo = report.sanitizer == Sanitizer::Signal;
        if shell_echo && (self.open.is_some() || !self.done.is_empty()) {
            return;
        }
        if let Some(open) = self.open.take() {
            match absorb(open, &mut report) {
                Some(open) => self.keep(open),
                None => report.fatal = true,
            }
        }
        self.orphans = Orphans::default();
        self.open = Some(OpenReport::new(report, format));
    }

    /// A summary closes the report it sums up, and opens one only if that report's lines are missing.
    fn summary(&mut self, mut report: CrashReport) {
        if let Some(open) = &mut self.open
            && open.report.sanitizer == report.sanitizer
        {
            open.complete = true;
            open.place = open.place.take().or(report.frames.pop());
            // The text of an integer's and of a float's division by zero is the same.
            if report.kind == BugKind::FloatDivideByZero {
                open.report.kind = report.kind;
            }
            return;
        }
        if self.done.iter().any(|r| r.sanitizer == report.sanitizer) {
            return;
        }
        let mut frames = std::mem::take(&mut self.orphans).frames;
        if let Some(place) = report.frames.pop()
            && frames
                .first()
                .is_none_or(|top| top.function != place.function)
        {
            frames.insert(0, place);
        }
        self.begin(&SUMMARY_ONLY, report);
        if let Some(open) = &mut self.open {
            open.report.frames = frames;
        }
    }

    fn mark_fatal(&mut self, pid: Option<u32>) {
        let matching = |report: &CrashReport| pid.is_none() || report.pid == pid;
        if let Some(open) = &mut self.open {
            open.complete = true;
            if matching(&open.report) || open.report.pid.is_none() {
                open.report.fatal = true;
                return;
            }
        }
        if let Some(report) = self.done.iter_mut().rev().find(|r| matching(r)) {
            report.fatal = true;
        }
    }

    fn keep(&mut self, open: OpenReport) {
        let report = open.close();
        if self.done.len() < MAX_REPORTS {
            self.done.push(report);
        } else {
            self.overflowed = true;
        }
    }

    fn finish(mut self) -> Vec<CrashReport> {
        if let Some(open) = self.open.take() {
            // The fatal report is the last one: it must not be lost to the cap.
            if self.done.len() >= MAX_REPORTS {
                self.done.pop();
                self.overflowed = true;
            }
            self.keep(open);
        }
        if self.overflowed
            && let Some(last) = self.done.last_mut()
        {
            last.truncated = true;
        }
        self.done
    }
}

/// `==12==ABORTING` and similar lines, with the process id where given.
fn aborting(line: &str) -> Option<Option<u32>> {
    let line = line.trim_end();
    (line.ends_with("==ABORTING") || line.ends_with("== ABORTING")).then(|| scan::pid(line))
}

/// A runtime's last message ("Assertion … failed") and the stack a sanitizer prints for the abort that follows are one
/// report. Returns the open report if they are not.
fn absorb(open: OpenReport, next: &mut CrashReport) -> Option<OpenReport> {
    let words = open.report.sanitizer == Sanitizer::Glibc && open.next_index == 0;
    let bare_abort = matches!(next.kind, BugKind::Abort | BugKind::Signal | BugKind::Trap);
    let bare_terminate =
        next.kind == BugKind::UncaughtException && !next.facts.contains_key("exception");
    if !words || !(bare_abort || bare_terminate) {
        return Some(open);
    }
    let said = open.close();
    next.kind = said.kind;
    next.message = said.message;
    next.facts.extend(said.facts);
    next.frames = said.frames;
    None
}

#[cfg(test)]
#[path = "parse_tests.rs"]
mod tests;
