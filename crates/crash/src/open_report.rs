//! A report whose lines are still coming in, and what a format must provide to read them.

use patchwright_domain::report::{CrashReport, ExtraStack, Frame, Leak, StackRole};

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
}

/// How one tool's reports are read.
pub(crate) struct Format {
    /// A new report, when the line begins one.
    pub(crate) begin: fn(&str) -> Option<CrashReport>,
    /// A further line of an open report; stack lines never come here.
    pub(crate) feed: fn(&mut OpenReport, &str),
    /// Called once when the report is at its end.
    pub(crate) close: fn(&mut OpenReport),
}

/// For formats that have nothing to do at the end of a report.
pub(crate) fn nothing_more(_: &mut OpenReport) {}

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

    pub(crate) fn push_frame(&mut self, index: usize, frame: Frame) {
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
