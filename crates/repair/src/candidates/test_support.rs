//! A verdict and a candidate for tests that change what they are about.

use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::repair::Note;
use patchwright_domain::report::Location;
use patchwright_domain::reproduction::{BaseSummary, CompileCommandsSummary};
use patchwright_domain::verdict::{BenignEvidence, NeighbourCounts, StageName, Trust, Verdict};

use super::exit::Exit;
use super::facts::{PatchFacts, PatchPlace};
use super::scene::Proposed;

pub(super) fn verdict(accepted: bool) -> Verdict {
    Verdict {
        accepted,
        trust: Trust::Rejected,
        failed_stage: (!accepted).then_some(StageName::Poc),
        stages: Vec::new(),
        pocs: Vec::new(),
        neighbours: NeighbourCounts::default(),
        feedback: String::new(),
        base: BaseSummary {
            cached: true,
            seconds: 0.0,
            key: String::new(),
            files: 0,
            compile_commands: CompileCommandsSummary {
                origin: String::new(),
                count: 0,
            },
        },
        corrections: Vec::new(),
        benign: BenignEvidence::default(),
        doubts: Vec::new(),
        answers: Vec::new(),
        confidence: 0.0,
        confidence_parts: Vec::new(),
        patch: String::new(),
    }
}

pub(super) fn proposed() -> Proposed {
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
        },
        facts: PatchFacts {
            exit: Exit::Corrected,
            place: PatchPlace::Upstream,
            lines: 1,
        },
    }
}
