//! Verdicts by candidate: each candidate is judged once per run, and its verdict is journalled before it is used.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use patchwright_domain::assists::Assists;
use patchwright_domain::candidate::{Candidate, CandidateId};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::repair::Tally;
use patchwright_domain::verdict::Verdict;
use patchwright_judge::JudgeError;
use patchwright_subject::SubjectError;

use super::history::{Commands, History, Part};
use super::scene::{Proposed, Scene};
use crate::error::RepairError;

pub(crate) struct Ledger<'a> {
    pub scene: &'a Scene<'a>,
    all: Arc<Shared>,
    /// Events of conversations that were in the journal when the run was resumed and have not been replayed yet.
    talk: Mutex<Vec<Event>>,
    openings: BTreeMap<(String, u32), String>,
    commands: BTreeMap<(String, u32), Commands>,
    /// How many rounds are in the journal.
    begun: u32,
    patches: Vec<String>,
    ended: u32,
    /// The assists used for the first message of the next round.
    assists: Mutex<Assists>,
    /// Candidates whose verdict was wanted.
    wanted: Mutex<BTreeSet<CandidateId>>,
}

/// What all strategies of a run share.
#[derive(Default)]
struct Shared {
    /// Candidates that are already in the journal.
    told: Mutex<BTreeSet<CandidateId>>,
    /// Constraints that are already in the journal.
    found: Mutex<Vec<Constraint>>,
    debugger: Arc<Mutex<()>>,
    known: Mutex<BTreeMap<CandidateId, Verdict>>,
}

impl<'a> Ledger<'a> {
    /// Of a run; each strategy has its own view of it.
    pub(crate) fn new(scene: &'a Scene<'a>, history: &History) -> Self {
        let all = Shared {
            told: Mutex::new(history.proposed()),
            found: Mutex::new(history.constraints().to_vec()),
            debugger: Arc::default(),
            known: Mutex::new(history.verdicts()),
        };
        Self::with(scene, Arc::new(all), Part::default())
    }

    /// With the conversations that one strategy had before, and everybody's verdicts.
    pub(crate) fn of_strategy(&self, before: Part) -> Self {
        Self::with(self.scene, Arc::clone(&self.all), before)
    }

    fn with(scene: &'a Scene<'a>, all: Arc<Shared>, before: Part) -> Self {
        Self {
            scene,
            all,
            talk: Mutex::new(before.talk),
            openings: before.openings,
            commands: before.commands,
            begun: before.rounds,
            patches: before.patches,
            ended: before.ended,
            assists: Mutex::default(),
            wanted: Mutex::default(),
        }
    }

    /// Whether a round is in the journal, and so is paid for.
    pub(crate) fn is_begun(&self, round: u32) -> bool {
        round <= self.begun
    }

    /// What became of the candidates whose verdict was wanted.
    pub(crate) fn tally(&self) -> Tally {
        let wanted = self.wanted.lock();
        let wanted = wanted.unwrap_or_else(PoisonError::into_inner);
        let known = self.known();
        let mut tally = Tally {
            proposed: wanted.len(),
            ..Tally::default()
        };
        for id in wanted.iter() {
            match known.get(id) {
                Some(verdict) => tally.count(verdict),
                None => tally.add(false, None),
            }
        }
        tally
    }

    /// How long setup, build and tests of the unpatched program took.
    pub(crate) fn proof_time(&self) -> Result<Duration, RepairError> {
        let (subject, base) = (self.scene.subject, self.scene.base);
        let tests = match &subject.case.test {
            Some(test) => subject.baseline_suite(test, base)?.seconds,
            None => 0.0,
        };
        Ok(base.setup_time() + base.build_time() + Duration::from_secs_f64(tests.max(0.0)))
    }

    /// Journals each constraint once.
    pub(crate) fn tell_constraints(&self, all: &[Constraint]) {
        let known = self.all.found.lock();
        let mut known = known.unwrap_or_else(PoisonError::into_inner);
        for constraint in all {
            if known.contains(constraint) {
                continue;
            }
            known.push(constraint.clone());
            self.scene.subject.tell(Event::ConstraintFound {
                constraint: Box::new(constraint.clone()),
            });
        }
    }

    /// Journals each candidate once, before it is judged.
    pub(crate) fn tell(&self, proposed: &Proposed) -> Result<(), RepairError> {
        let candidate = &proposed.candidate;
        let told = self.all.told.lock();
        let mut told = told.unwrap_or_else(PoisonError::into_inner);
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
        &self.all.debugger
    }

    /// What the commands of a round were answered before the run was resumed.
    pub(crate) fn commands(&self, strategy: &str, round: u32) -> Commands {
        let known = self.commands.get(&(strategy.to_owned(), round));
        known.cloned().unwrap_or_default()
    }

    /// The candidates of the rounds before the run was resumed, as diffs.
    pub(crate) fn earlier_patches(&self) -> &[String] {
        &self.patches
    }

    /// How many rounds came to their end before the run was resumed.
    pub(crate) fn rounds_ended(&self) -> u32 {
        self.ended
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
        let wanted_so_far = self.wanted.lock();
        let mut wanted_so_far = wanted_so_far.unwrap_or_else(PoisonError::into_inner);
        wanted_so_far.insert(candidate.id.clone());
        drop(wanted_so_far);
        let known = self.known();
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
        self.known().insert(id.clone(), verdict.clone());
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<CandidateId, Verdict>> {
        let known = self.all.known.lock();
        known.unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the candidate exceeded a limit that the unpatched program keeps, so that the machine is not to
    /// blame.
    fn is_own_fault(&self, error: &JudgeError) -> bool {
        let limit = match error {
            JudgeError::LimitTooTight { .. } | JudgeError::Infrastructure { .. } => true,
            JudgeError::Subject(_)
            | JudgeError::NoPoc
            | JudgeError::NotReproduced { .. }
            | JudgeError::TestsDoNotFail { .. }
            | JudgeError::TooFlaky { .. }
            | JudgeError::CannotRun { .. }
            | JudgeError::Trouble { .. }
            | JudgeError::Source(_)
            | JudgeError::Scope { .. }
            | JudgeError::Derive(_)
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
