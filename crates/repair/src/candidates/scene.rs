//! What a strategy is given, and what it proposes.

use std::collections::BTreeSet;

use patchwright_constraint::Operator;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::repair::Note;
use patchwright_domain::strict::Strictness;
use patchwright_edit::EditError;
use patchwright_judge::Judge;
use patchwright_subject::{Base, Subject};

use super::facts::{CrashLines, Originals, PatchFacts};
use crate::looking::Looking;

/// The case as a strategy sees it.
pub(crate) struct Scene<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub judge: &'a Judge<'a>,
    pub looking: Looking<'a>,
    pub originals: Originals,
    pub strictness: Strictness,
    /// Operators of `constraint` that are switched off.
    pub operators_off: BTreeSet<Operator>,
}

/// A candidate as a strategy proposes it.
#[derive(Debug, Clone)]
pub(crate) struct Proposed {
    pub candidate: Candidate,
    /// What its author says about it.
    pub note: Note,
    /// Measured from its diff; before it is judged, the ranking looks at nothing else.
    pub facts: PatchFacts,
}

impl Proposed {
    pub(crate) fn new(
        candidate: Candidate,
        note: Note,
        scene: &Scene<'_>,
    ) -> Result<Self, EditError> {
        let reports = scene.judge.pocs().iter().map(|poc| &poc.report);
        let crash = CrashLines::new(reports, &scene.subject.project());
        let sources = scene.judge.sources();
        let facts = PatchFacts::measure(&candidate, &sources, &crash, &scene.originals)?;
        Ok(Self {
            candidate,
            note,
            facts,
        })
    }
}
