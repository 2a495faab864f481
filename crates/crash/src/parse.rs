//! The driver: walks a log line by line, opens a report where one of the formats recognises its first line, and adds
//! every stack line to the stack that the open report announced last.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::formats::{FORMATS, SUMMARY_ONLY, summary};
use crate::open_report::{Format, MAX_FRAMES, OpenReport, push_linked};
use crate::remark::Remark;
use crate::text::{self, Cut};
use crate::{echo, frame, scan};

/// Reports kept of one log; a program that recovers can print without end.
pub const MAX_REPORTS: usize = 200;
/// Frames kept of one log.
pub const MAX_TOTAL_FRAMES: usize = 20_000;
/// Lines of a message between an exception's name and its stack.
const LONGEST_MESSAGE: usize = 20;

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
    /// Frames of reports that are done.
    frames: usize,
    held: Option<Held>,
    remark: Remark,
}

/// A report that begins here if a stack follows.
struct Held {
    format: &'static Format,
    report: CrashReport,
    /// Lines since then.
    lines: Vec<String>,
}

impl Reader {
    fn line(&mut self, line: &str, cut: Cut) {
        if line.trim().is_empty() {
            return;
        }
        self.confirm(line);
        self.remark.line(line);
        if let Some((index, frame)) = frame::parse(line) {
            return self.frame(index, frame, cut);
        }
        if let Some(pid) = aborting(line) {
            return self.mark_fatal(pid);
        }
        if let Some(report) = summary(line) {
            return self.summary(report);
        }
        if !says_something(line) {
            return self.feed(line, cut);
        }
        let continues = |open: &OpenReport| (open.format.continues)(open, line);
        if self.open.as_ref().is_some_and(continues) {
            return self.feed(line, cut);
        }
        let begun = FORMATS
            .iter()
            .find_map(|format| (format.begin)(line).map(|report| (format, report)));
        match begun {
            Some((format, report)) => self.begin(format, report),
            None => {
                self.hold(line);
                self.feed(line, cut);
            }
        }
    }

    fn hold(&mut self, line: &str) {
        if let Some((format, report)) = FORMATS
            .iter()
            .find_map(|format| (format.begin_before_stack)(line).map(|report| (format, report)))
        {
            let lines = Vec::new();
            self.held = Some(Held {
                format,
                report,
                lines,
            });
        }
    }

    /// Begins the held report when its stack comes, and forgets it when too much else does.
    fn confirm(&mut self, line: &str) {
        let Some(mut held) = self.held.take() else {
            return;
        };
        if (held.format.begins_stack)(line) {
            self.begin(held.format, held.report);
            for said in &held.lines {
                self.feed(said, Cut::Whole);
            }
        } else if held.lines.len() < LONGEST_MESSAGE {
            held.lines.push(line.to_owned());
            self.held = Some(held);
        }
    }

    fn frame(&mut self, index: usize, frame: Frame, cut: Cut) {
        match &mut self.open {
            Some(open) => {
                open.report.truncated |= cut == Cut::Shortened;
                open.push_frame(index, frame);
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
        if let Some(open) = &mut self.open
            && echo::repeats(open, &report)
        {
            open.echo = Some(report.sanitizer);
            return open.ignore_stacks();
        }
        let seen_by = report.sanitizer;
        if let Some(open) = self.open.take() {
            match echo::absorb(open, &mut report) {
                Some(open) => self.keep(open),
                None => report.fatal = true,
            }
        }
        self.remark.explain(&mut report);
        self.orphans = Orphans::default();
        let mut open = OpenReport::new(report, format);
        open.echo = (open.report.sanitizer != seen_by).then_some(seen_by);
        open.frames_left = MAX_TOTAL_FRAMES.saturating_sub(self.frames);
        self.open = Some(open);
    }

    /// A summary closes the report it sums up, and opens one only if that report's lines are missing.
    fn summary(&mut self, mut report: CrashReport) {
        if let Some(open) = &mut self.open
            && (open.report.sanitizer == report.sanitizer || open.echo == Some(report.sanitizer))
        {
            open.complete = true;
            if open.echo.is_none() {
                open.place = open.place.take().or(report.frames.pop());
            }
            // The text of an integer's and of a float's division by zero is the same.
            if report.kind == BugKind::FloatDivideByZero {
                open.report.kind = report.kind;
            }
            return;
        }
        let repeats = |open: &OpenReport| echo::repeats(open, &report);
        if self.open.as_ref().is_some_and(repeats) {
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
        self.frames = MAX_TOTAL_FRAMES.saturating_sub(open.frames_left);
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

/// No format begins without a word, and most lines of numbers need not be shown to all of them.
fn says_something(line: &str) -> bool {
    const SHORTEST: usize = "panic".len();
    let letters = line.bytes().filter(u8::is_ascii_alphabetic);
    letters.take(SHORTEST).count() == SHORTEST
}

/// `==12==ABORTING` and similar lines, with the process id where given.
fn aborting(line: &str) -> Option<Option<u32>> {
    let line = line.trim_end();
    (line.ends_with("==ABORTING") || line.ends_with("== ABORTING")).then(|| scan::pid(line))
}

#[cfg(test)]
#[path = "parse_tests.rs"]
mod tests;
