//! Where the crash happened in the source, and which files may be changed.

use std::ops::Deref;

use patchwright_analysis::crash::Crash;
pub(crate) use patchwright_analysis::frame::StackFrame;
pub(crate) use patchwright_analysis::site::{Entered, Site, location};
use patchwright_code::Function;
use patchwright_domain::candidate::RelPath;

use crate::input::{Input, NoConstraint};

/// What every family may look at: the crash, with everything that can be derived from it, and the scope.
pub(crate) struct Context<'a> {
    crash: Crash<'a>,
    pub editable: &'a dyn Fn(&RelPath) -> bool,
}

impl<'a> Deref for Context<'a> {
    type Target = Crash<'a>;

    fn deref(&self) -> &Crash<'a> {
        &self.crash
    }
}

impl<'a> Context<'a> {
    pub fn new(input: &Input<'a>) -> Self {
        Context {
            crash: Crash::new(input.code, input.report, input.purified),
            editable: input.editable,
        }
    }

    pub fn may_edit(&self, function: &Function) -> bool {
        (self.editable)(&function.head.file)
    }
}

/// The crash site, or why there is none that could be fixed.
pub(crate) fn locate<'a>(ctx: &Context<'a>) -> Result<Site<'a>, NoConstraint> {
    let frames = &ctx.purified.frames;
    let Some(first) = ctx.stack.first() else {
        return Err(match frames.iter().find(|frame| frame.project) {
            Some(frame) if frame.line.is_none() => NoConstraint::NoSymbols,
            Some(frame) => NoConstraint::NotRead {
                file: frame.file.clone().unwrap_or_default(),
                line: frame.line.unwrap_or_default(),
            },
            None if frames.iter().all(|frame| frame.file.is_none()) => NoConstraint::NoSymbols,
            None => NoConstraint::NoProjectFrame,
        });
    };
    if !ctx.stack.iter().any(|frame| ctx.may_edit(frame.function)) {
        return Err(NoConstraint::OutsideScope {
            file: first.function.head.file.to_string(),
        });
    }
    Site::locate(ctx).ok_or_else(|| NoConstraint::NotRead {
        file: first.function.head.file.to_string(),
        line: first.line,
    })
}
