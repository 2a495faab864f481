//! A crash and the program it happened in: the input of every analysis.

use patchwright_code::tree::Span;
use patchwright_code::{Code, Function, SourceFile};
use patchwright_domain::report::{CrashReport, Frame, FrameView, PurifiedReport};

use crate::flow::Flow;
use crate::frame::StackFrame;
use crate::tail;

pub struct Crash<'a> {
    pub code: &'a Code,
    pub report: &'a CrashReport,
    pub purified: &'a PurifiedReport,
    /// The project's frames whose source is there, innermost first.
    pub stack: Vec<StackFrame<'a>>,
}

impl<'a> Crash<'a> {
    pub fn new(code: &'a Code, report: &'a CrashReport, purified: &'a PurifiedReport) -> Self {
        let frames = purified.frames.iter().filter(|frame| frame.project);
        let stack: Vec<StackFrame<'a>> = frames
            .filter_map(|frame| stack_frame(code, frame))
            .collect();
        let mut stack = tail::restored(code, stack);
        let lost = stack
            .first()
            .and_then(|innermost| tail::lost_frame(code, report, innermost));
        if let Some(lost) = lost {
            stack.insert(0, lost);
        }
        Crash {
            code,
            report,
            purified,
            stack,
        }
    }

    pub fn file(&self, function: &Function) -> Option<&'a SourceFile> {
        self.code.file(&function.head.file)
    }

    /// The text of a piece of the function's file.
    pub fn text(&self, function: &Function, span: Span) -> &'a str {
        self.file(function).map_or("", |file| file.slice(span))
    }

    /// The text of the line that a frame is at, even without a statement there, as in a constructor's initialiser list.
    pub fn line(&self, frame: &Frame) -> Option<&'a str> {
        let path = self.code.resolve_path(frame.file.as_deref()?)?;
        Some(self.code.file(path)?.line_text(frame.line?))
    }

    /// The frames of one of the report's further stacks that have source, innermost first.
    pub fn frames(&self, frames: &[Frame]) -> Vec<StackFrame<'a>> {
        let found = frames.iter();
        found
            .filter_map(|frame| StackFrame::read(self.code, frame))
            .collect()
    }
}

/// The crash stack in the form that the data flow needs.
pub fn flow_of<'a>(ctx: &Crash<'a>) -> Flow<'a> {
    Flow {
        code: ctx.code,
        stack: ctx
            .stack
            .iter()
            .map(|frame| (frame.function, frame.line))
            .collect(),
    }
}

fn stack_frame<'a>(code: &'a Code, frame: &FrameView) -> Option<StackFrame<'a>> {
    let path = code.resolve_path(frame.file.as_deref()?)?;
    StackFrame::at(code, path, frame.line?, frame.column)
}
