//! What a strategy is given, and what it hands in.

use patchwright_domain::candidate::Candidate;
use patchwright_domain::repair::Note;
use patchwright_judge::Judge;
use patchwright_subject::{Base, Subject};

/// The case as a strategy sees it.
pub(crate) struct Scene<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub judge: &'a Judge<'a>,
}

#[derive(Debug, Clone)]
pub(crate) struct Proposed {
    pub candidate: Candidate,
    pub note: Note,
}
