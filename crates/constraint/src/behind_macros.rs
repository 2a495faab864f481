//! A crash inside a macro: the families also read a copy of the program with its macros expanded, and what they propose
//! there is translated back to the original source.

use patchwright_code::unfold::Unfolded;
use patchwright_domain::report::{CrashReport, PurifiedReport};

use crate::proposal::{Proposal, TextEdit};

/// The report with its columns translated to the copy.
pub(crate) fn report_in(unfolded: &Unfolded, report: &CrashReport) -> CrashReport {
    let mut moved = report.clone();
    let stacks = moved.stacks.iter_mut().flat_map(|stack| &mut stack.frames);
    for frame in moved.frames.iter_mut().chain(stacks) {
        frame.column = unfolded.column(frame.file.as_deref(), frame.line, frame.column);
    }
    moved
}

pub(crate) fn purified_in(unfolded: &Unfolded, purified: &PurifiedReport) -> PurifiedReport {
    let mut moved = purified.clone();
    for frame in &mut moved.frames {
        frame.column = unfolded.column(frame.file.as_deref(), frame.line, frame.column);
    }
    moved
}

/// Translates a proposal for the copy back to the program; none if it would change the inside of a macro.
pub(crate) fn folded(unfolded: &Unfolded, proposal: Proposal) -> Option<Proposal> {
    let edits = proposal.edits.iter().map(|edit| {
        Some(TextEdit {
            text: unfolded.folded(&edit.file, &edit.text)?,
            file: edit.file.clone(),
            start: unfolded.offset_before(&edit.file, edit.start)?,
            end: unfolded.offset_before(&edit.file, edit.end)?,
        })
    });
    let edits: Option<Vec<TextEdit>> = edits.collect();
    Some(Proposal {
        edits: edits?,
        // A proposal that needs no expanded macros is closer to how the program is written.
        doubt: proposal.doubt + 1,
        ..proposal
    })
}
