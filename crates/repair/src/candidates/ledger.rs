//! Verdicts by candidate: each candidate is judged once per run, and its verdict is journalled before it is used.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use patchwright_domain::assists::Assists;
use patchwright_domain::candidate::{Candidate, CandidateId};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;
use patchwright_judge::JudgeError;
use patchwright_subject::SubjectError;

use super::history::{Commands, History};
use super::scene::{Proposed, Scene};
use crate::error::RepairError;

pub(crate) struct Ledger<'a> {
    pub scene: &'a Scene<'a>,
    /// Candidates that are already in the journal.
    told: Mutex<BTreeSet<CandidateId>>,
    /// Constraints that were in the journal when the run was resumed.
    found: Vec<Constraint>,
    /// Events of conversations that were in the journal when the run was resumed and have not been replayed yet.
    talk: Mutex<Vec<Event>>,
    openings: BTreeMap<(String, u32), String>,
    commands: BTreeMap<(String, u32), Commands>,
    patches: Vec<(String, String)>,
    ended: BTreeMap<String, u32>,
    debugger: Arc<Mutex<()>>,
    /// The assists used for the first message of the next round.
    assists: Mutex<Assists>,
    known: Mutex<BTreeMap<CandidateId, Verdict>>,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(scene: &'a Scene<'a>, history: &History) -> Self {
        Self {
            scene,
            told: Mutex::new(history.proposed()),
            found: history.constraints().to_vec(),
            talk: Mutex::new(history.talk().to_vec()),
            openings: history.openings().clone(),
            commands: history.commands().clone(),
            patches: history.patches().to_vec(),
            ended: history.ended().clone(),
            debugger: Arc::default(),
            assists: Mutex::default(),
            known: Mutex::new(history.verdicts()),
        }
    }

    /// How long setup, build and tests of the unpatched program took.
    pub(super) fn proof_time(&self) -> Result<Duration, RepairError> {
        let (subject, base) = (self.scene.subject, self.scene.base);
        let tests = match &subject.case.test {
            Some(test) => subject.baseline_suite(test, base)?.seconds,
            None => 0.0,
        };
        Ok(base.setup_time() + base.build_time() + Duration::from_secs_f64(tests.max(0.0)))
    }

    /// Journals each constraint once.
    pub(crate) fn tell_constraints(&self, all: &[Constraint]) {
        for constraint in all.iter().filter(|one| !self.found.contains(one)) {
            self.scene.subject.tell(Event::ConstraintFound {
                constraint: Box::new(constraint.clone()),
            });
        }
    }

    /// Journals each candidate once, before it is judged.
    pub(crate) fn tell(&self, proposed: &Proposed) -> Result<(), RepairError> {
        let candidate = &proposed.candidate;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.insert(candidate.id.clone()) {
            let patch = patchwright_edit::print(candidate, &self.scene.judge.sources())?;
            self.scene.subject.tell(Event::Proposed {
                candidate: candidate.id.clone(),
                note: Box::new(proposed.note.clone()),
                patch: String::from_utf8_lossy(&patch).into_owned(),
            });
        }
        Ok(())
    }

    /// The first message of a round that had begun before the run was resumed.
    pub(crate) fn opening(&self, strategy: &str, round: u32) -> Option<&str> {
        let key = (strategy.to_owned(), round);
        self.openings.get(&key).map(String::as_str)
    }

    /// Held while a debugger runs: each one needs a core and the program's memory again.
    pub(crate) fn debugger(&self) -> &Arc<Mutex<()>> {
        &self.debugger
    }

    /// What the commands of a round were answered before the run was resumed.
    pub(crate) fn commands(&self, strategy: &str, round: u32) -> Commands {
        let known = self.commands.get(&(strategy.to_owned(), round));
        known.cloned().unwrap_or_default()
    }

    /// The candidates of a strategy's rounds before the run was resumed, as diffs.
    pub(crate) fn earlier_patches(&self, strategy: &str) -> Vec<&str> {
        let patches = self.patches.iter().filter(|(by, _)| by == strategy);
        patches.map(|(_, patch)| patch.as_str()).collect()
    }

    /// How many rounds of a strategy came to their end before the run was resumed.
    pub(crate) fn rounds_ended(&self, strategy: &str) -> u32 {
        self.ended.get(strategy).copied().unwrap_or_default()
    }

    /// Counts assists used for the first message of the next round.
    pub(crate) fn assisted(&self, by: &str, times: usize) {
        let mut assists = self.assists.lock().unwrap_or_else(PoisonError::into_inner);
        assists.add(by, times);
    }

    /// Returns the assists counted so far and resets the counter for the next round.
    pub(crate) fn take_assists(&self) -> Assists {
        let mut assists = self.assists.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *assists)
    }

    /// Journals an event of a conversation, unless a resumed run already has it.
    pub(crate) fn tell_round(&self, event: Event) {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        match talk.iter().position(|known| is_again(known, &event)) {
            Some(at) => drop(talk.remove(at)),
            None => self.scene.subject.tell(event),
        }
    }

    /// `None` if a limit of the case stopped the judgement: this candidate is refused, the next may do better.
    pub(crate) fn verdict(&self, candidate: &Candidate) -> Result<Option<Verdict>, RepairError> {
        self.verdict_while(candidate, &|| true)
    }

    /// Also `None` if the candidate was no longer wanted by the time it could be judged.
    pub(super) fn verdict_while(
        &self,
        candidate: &Candidate,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Verdict>, RepairError> {
        if self.scene.subject.is_cancelled() {
            return Err(SubjectError::Cancelled.into());
        }
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(verdict) = known.get(&candidate.id) {
            return Ok(Some(verdict.clone()));
        }
        drop(known);
        match self.scene.judge.judge_while(candidate.clone(), wanted) {
            Ok(None) => Ok(None),
            Ok(Some(judged)) => {
                let verdict = judged.verdict().clone().under(self.scene.strictness);
                self.keep(&candidate.id, &verdict);
                Ok(Some(verdict))
            }
            Err(error) if self.is_own_fault(&error) => {
                self.scene.subject.tell(Event::Noted {
                    text: format!(
                        "candidate {} could not be judged: {error}",
                        candidate.id.short()
                    ),
                });
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn keep(&self, id: &CandidateId, verdict: &Verdict) {
        self.scene.subject.tell(Event::Judged {
            candidate: Some(id.clone()),
            verdict: Box::new(verdict.clone()),
        });
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(id.clone(), verdict.clone());
    }

    /// Whether the candidate exceeded a limit that the unpatched program keeps, so that the machine is not to
    /// blame.
    fn is_own_fault(&self, error: &JudgeError) -> bool {
        let limit = match error {
            JudgeError::LimitTooTight { .. } | JudgeError::Infrastructure { .. } => true,
            JudgeError::Subject(_)
            | JudgeError::NoPoc
            | JudgeError::NotReproduced { .. }
            | JudgeError::TooFlaky { .. }
            | JudgeError::CannotRun { .. }
            | JudgeError::Trouble { .. }
            | JudgeError::Source(_)
            | JudgeError::Scope { .. }
            | JudgeError::Thread
            | JudgeError::StageOrder(_) => false,
        };
        limit && !self.scene.subject.is_cancelled()
    }
}

/// Whether two events are equal, apart from durations.
pub(crate) fn is_again(known: &Event, event: &Event) -> bool {
    match (known, event) {
        (
            Event::ToolCalled {
                tool, arguments, ..
            },
            Event::ToolCalled {
                tool: again,
                arguments: with,
                ..
            },
        ) => tool == again && arguments == with,
        // A resumed round takes its first message from the journal, so its assists differ.
        (
            Event::RoundStarted {
                strategy,
                round,
                model,
                ..
            },
            Event::RoundStarted {
                strategy: again,
                round: number,
                model: by,
                ..
            },
        ) => (strategy, round, model) == (again, number, by),
        _ => known == event,
    }
}
