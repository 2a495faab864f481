//! A crash inside a macro: the families read a copy of the program with its macros written out as well, and what they
//! propose is carried back to the file as it stands.

use patchwright_code::unfold::Unfolded;
use patchwright_domain::report::{CrashReport, PurifiedReport};

use crate::proposal::{Proposal, TextEdit};

/// The report with its columns where they are in the copy.
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

/// A proposal for the copy as one for the program; none where it would change the inside of a macro.
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
        // What needs no look behind the macros is nearer to how the program is written.
        doubt: proposal.doubt + 1,
        ..proposal
    })
}
