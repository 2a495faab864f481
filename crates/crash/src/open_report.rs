//! A report whose lines are still coming in, and what a format must provide to read them.

use patchwright_domain::report::{CrashReport, ExtraStack, Frame, Leak, Sanitizer, StackRole};

use crate::thrown::{self, Thrown};

/// Frames kept of one stack.
pub const MAX_FRAMES: usize = 512;
/// Further stacks, leaks or stack variables kept of one report.
pub const MAX_PARTS: usize = 256;

/// A report whose lines are still being read.
pub(crate) struct OpenReport {
    pub(crate) report: CrashReport,
    pub(crate) complete: bool,
    /// The place that the first line or the summary names, for reports without a stack.
    pub(crate) place: Option<Frame>,
    pub(crate) format: &'static Format,
    sink: Sink,
    pub(crate) next_index: usize,
    /// Frames that the log may still add.
    pub(crate) frames_left: usize,
    /// A frame whose second line is still to come.
    pub(crate) pending: Option<Frame>,
    /// Exceptions in printed order, of runtimes that print a chain of them.
    pub(crate) thrown: Vec<Thrown>,
    /// Who also reported this death, as a bare abort: its stack and its summary say nothing new.
    pub(crate) echo: Option<Sanitizer>,
}

/// How one tool's reports are read.
pub(crate) struct Format {
    /// A new report, when the line begins one.
    pub(crate) begin: fn(&str) -> Option<CrashReport>,
    /// A new report, if a stack follows: without it the line may be any text of the program.
    pub(crate) begin_before_stack: fn(&str) -> Option<CrashReport>,
    /// Whether the line begins the stack that such a report waits for.
    pub(crate) begins_stack: fn(&str) -> bool,
    /// Whether a line that would begin a report belongs to the open one.
    pub(crate) continues: fn(&OpenReport, &str) -> bool,
    /// A further line of an open report; stack lines never come here.
    pub(crate) feed: fn(&mut OpenReport, &str),
    /// Called once when the report is at its end.
    pub(crate) close: fn(&mut OpenReport),
}

impl Format {
    /// The parts of a format that most have no need of.
    pub(crate) const PLAIN: Format = Format {
        begin: |_| None,
        begin_before_stack: |_| None,
        begins_stack: |line| line.trim_start().starts_with("at "),
        continues: |_, _| false,
        feed: |_, _| {},
        close: |_| {},
    };
}

/// Where stack lines go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sink {
    Crash,
    Stack(usize),
    Leak(usize),
    Nowhere,
}

impl OpenReport {
    pub(crate) fn new(mut report: CrashReport, format: &'static Format) -> Self {
        OpenReport {
            place: report.frames.pop(),
            report,
            complete: false,
            format,
            sink: Sink::Crash,
            next_index: 0,
            frames_left: 0,
            pending: None,
            thrown: Vec::new(),
            echo: None,
        }
    }

    /// The stack lines that follow belong to a further stack.
    pub(crate) fn expect_stack(&mut self, role: StackRole, title: &str) {
        self.next_index = 0;
        if self.report.stacks.len() >= MAX_PARTS {
            self.report.truncated = true;
            self.sink = Sink::Nowhere;
            return;
        }
        self.sink = Sink::Stack(self.report.stacks.len());
        self.report.stacks.push(ExtraStack {
            role,
            title: title.trim().trim_end_matches(':').to_owned(),
            frames: Vec::new(),
        });
    }

    /// The stack lines that follow allocated this leak.
    pub(crate) fn expect_leak(&mut self, leak: Leak) {
        self.next_index = 0;
        if self.report.leaks.len() >= MAX_PARTS {
            self.report.truncated = true;
            self.sink = Sink::Nowhere;
            return;
        }
        self.sink = Sink::Leak(self.report.leaks.len());
        self.report.leaks.push(leak);
    }

    /// The stack lines that follow are the crash's own, in place of any before.
    pub(crate) fn main_stack(&mut self) {
        self.sink = Sink::Crash;
        self.next_index = 0;
        self.report.frames.clear();
    }

    /// Stack lines that follow say nothing new.
    pub(crate) fn ignore_stacks(&mut self) {
        self.sink = Sink::Nowhere;
    }

    /// The next frame of a stack whose lines have no numbers.
    pub(crate) fn push_next(&mut self, frame: Frame) {
        self.push_frame(self.next_index, frame);
    }

    /// The exception whose lines are being read.
    pub(crate) fn throw(&mut self, thrown: Thrown) {
        if self.thrown.len() < MAX_PARTS {
            self.thrown.push(thrown);
        } else {
            self.report.truncated = true;
        }
    }

    /// Makes the report about the exception at fault.
    pub(crate) fn settle_thrown(&mut self) {
        let all = std::mem::take(&mut self.thrown);
        thrown::settle(&mut self.report, all);
    }

    /// A frame of the exception being read.
    pub(crate) fn push_thrown(&mut self, frame: Frame) {
        let Some(thrown) = self.thrown.last_mut() else {
            return;
        };
        if self.frames_left == 0 || thrown.frames.len() >= MAX_FRAMES {
            self.report.truncated = true;
            return;
        }
        self.frames_left -= 1;
        thrown.frames.push(frame);
    }

    pub(crate) fn push_frame(&mut self, index: usize, frame: Frame) {
        if self.frames_left == 0 {
            self.report.truncated = true;
            return;
        }
        if self.sink == Sink::Nowhere && self.echo.is_some() {
            return;
        }
        self.frames_left -= 1;
        if index == 0 && self.next_index > 0 {
            self.expect_stack(StackRole::Other, "");
        }
        if index < self.next_index {
            return;
        }
        if index > self.next_index {
            self.report.truncated = true;
        }
        self.next_index = index.saturating_add(1);
        let frames = match self.sink {
            Sink::Crash => Some(&mut self.report.frames),
            Sink::Stack(at) => self.report.stacks.get_mut(at).map(|s| &mut s.frames),
            Sink::Leak(at) => self.report.leaks.get_mut(at).map(|l| &mut l.frames),
            Sink::Nowhere => None,
        };
        match frames {
            Some(frames) if frames.len() < MAX_FRAMES => push_linked(frames, frame),
            Some(_) => self.report.truncated = true,
            None => {}
        }
    }

    pub(crate) fn close(mut self) -> CrashReport {
        (self.format.close)(&mut self);
        if self.report.frames.is_empty() {
            self.report.frames.extend(self.place);
        }
        self.report
    }
}

/// Inlined calls share the address of the frame they were inlined into.
pub(crate) fn push_linked(frames: &mut Vec<Frame>, frame: Frame) {
    if let Some(last) = frames.last_mut() {
        last.inlined = last.address.is_some() && last.address == frame.address;
    }
    frames.push(frame);
}
