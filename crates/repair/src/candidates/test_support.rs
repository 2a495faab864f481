//! A default verdict and candidate, which tests modify.

use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::repair::Note;
use patchwright_domain::report::Location;
use patchwright_domain::reproduction::BaseSummary;
use patchwright_domain::verdict::{StageName, Trust, Verdict};

use super::exit::Exit;
use super::facts::{PatchFacts, PatchPlace};
use super::scene::Proposed;

pub(crate) fn verdict(accepted: bool) -> Verdict {
    Verdict {
        accepted,
        failed_stage: (!accepted).then_some(StageName::Poc),
        ..Verdict::new(
            String::new(),
            Trust::Rejected,
            Vec::new(),
            BaseSummary::default(),
        )
    }
}

pub(crate) fn proposed() -> Proposed {
    Proposed {
        candidate: Candidate {
            id: CandidateId(String::new()),
            origin: Origin::Patch {
                name: String::new(),
            },
            changes: Vec::new(),
        },
        note: Note {
            operator: String::new(),
            place: String::new(),
            at: Location {
                function: None,
                file: None,
                line: None,
                column: None,
            },
            cause: String::new(),
            constraint: None,
            doubt: 0,
            is_whole_choice: false,
        },
        facts: PatchFacts {
            exit: Exit::Corrected,
            place: PatchPlace::Producer,
            lines: 1,
        },
    }
}
