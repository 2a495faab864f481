//! What a run already knows when it is resumed: read out of its events.
//!
//! Refusals are taken over. Of a candidate that passed only its rank is: the proof judges it anew.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;

#[derive(Debug, Clone, Default)]
pub struct History {
    base: Option<String>,
    constraints: Vec<Constraint>,
    proposed: BTreeSet<CandidateId>,
    judged: BTreeMap<CandidateId, Verdict>,
    /// What happened in conversations, in its order.
    talk: Vec<Event>,
}

impl History {
    pub fn of<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        let mut history = Self::default();
        for event in events {
            history.take(event);
        }
        history
    }

    fn take(&mut self, event: &Event) {
        match event {
            Event::BaseReady { base } => self.base = Some(base.key.clone()),
            Event::ConstraintFound { constraint } => {
                self.constraints.push(constraint.as_ref().clone());
            }
            Event::Proposed { candidate, .. } => {
                self.proposed.insert(candidate.clone());
            }
            Event::Judged {
                candidate: Some(candidate),
                verdict,
            } if verdict.is_final() => {
                let verdict = verdict.as_ref().clone();
                self.judged.insert(candidate.clone(), verdict);
            }
            Event::RoundStarted { .. } | Event::ToolCalled { .. } | Event::RoundEnded { .. } => {
                self.talk.push(event.clone());
            }
            Event::RunStarted { .. }
            | Event::RunResumed { .. }
            | Event::StepStarted { .. }
            | Event::StepFinished { .. }
            | Event::PocRan { .. }
            | Event::PocJudged { .. }
            | Event::TestsRan { .. }
            | Event::Judged { .. }
            | Event::Chosen { .. }
            | Event::Proved { .. }
            | Event::ModelAsked { .. }
            | Event::ModelAnswered { .. }
            | Event::ModelFailed { .. }
            | Event::Noted { .. }
            | Event::RunFinished { .. } => {}
        }
    }

    pub fn is_empty(&self) -> bool {
        self.proposed.is_empty()
    }

    /// How many verdicts it holds.
    pub fn judged(&self) -> usize {
        self.judged.len()
    }

    /// Verdicts hold for one base only.
    pub(super) fn is_of_another(&self, base: &str) -> bool {
        self.base.as_deref().is_some_and(|known| known != base)
    }

    pub(super) fn proposed(&self) -> BTreeSet<CandidateId> {
        self.proposed.clone()
    }

    pub(super) fn talk(&self) -> &[Event] {
        &self.talk
    }

    pub(super) fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    pub(super) fn verdicts(&self) -> BTreeMap<CandidateId, Verdict> {
        self.judged.clone()
    }
}
