//! Verdicts by candidate: each is asked of the judge once per run, and written down before it is used.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use patchwright_domain::candidate::{Candidate, CandidateId};
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;
use patchwright_judge::JudgeError;
use patchwright_subject::SubjectError;

use super::history::History;
use crate::error::RepairError;
use crate::strategies::Scene;

pub(super) struct Ledger<'a> {
    pub scene: &'a Scene<'a>,
    known: Mutex<BTreeMap<CandidateId, Verdict>>,
}

impl<'a> Ledger<'a> {
    pub(super) fn new(scene: &'a Scene<'a>, history: &History) -> Self {
        Self {
            scene,
            known: Mutex::new(history.verdicts()),
        }
    }

    /// Nothing when a limit of the case stopped the judgement: such a candidate is refused, and its like may
    /// do better.
    pub(super) fn verdict(&self, candidate: &Candidate) -> Result<Option<Verdict>, RepairError> {
        if self.scene.subject.cancel.is_cancelled() {
            return Err(SubjectError::Cancelled.into());
        }
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(verdict) = known.get(&candidate.id) {
            return Ok(Some(verdict.clone()));
        }
        drop(known);
        match self.scene.judge.judge(candidate.clone()) {
            Ok(judged) => {
                self.keep(&candidate.id, judged.verdict());
                Ok(Some(judged.verdict().clone()))
            }
            Err(error) if self.is_own_fault(&error) => {
                (self.scene.subject.sink)(Event::Noted {
                    text: format!("candidate {} could not be judged: {error}", candidate.id),
                });
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn keep(&self, id: &CandidateId, verdict: &Verdict) {
        (self.scene.subject.sink)(Event::Judged {
            candidate: Some(id.clone()),
            verdict: Box::new(verdict.clone()),
        });
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(id.clone(), verdict.clone());
    }

    /// The candidate used up what the unpatched program stays within; nothing is wrong with the machine.
    fn is_own_fault(&self, error: &JudgeError) -> bool {
        let limit = match error {
            JudgeError::LimitTooTight { .. } | JudgeError::Infrastructure { .. } => true,
            JudgeError::Subject(_)
            | JudgeError::NotReproduced { .. }
            | JudgeError::TooFlaky { .. }
            | JudgeError::Trouble { .. }
            | JudgeError::Source(_)
            | JudgeError::Scope { .. }
            | JudgeError::Thread => false,
        };
        limit && !self.scene.subject.cancel.is_cancelled()
    }
}
