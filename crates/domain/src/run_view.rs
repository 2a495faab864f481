//! A run as its events tell it: the one fold that `runs` and `show` read.
//!
//! A resumed run goes through its rounds again, with the recorded answers and fresh tool calls. What of it is told a second
//! time is not counted a second time.

use serde::Serialize;
use serde_json::Value;

use crate::assists::Assists;
use crate::candidate::CandidateId;
use crate::chat::{Nanodollars, Reply, Spent, ToolOutcome, Usage};
use crate::constraint::Constraint;
use crate::event::Event;
use crate::moves;
use crate::observation::{Diagnosis, Observation};
use crate::repair::{Cost, Note};
use crate::reproduction::{BaseSummary, PocSummary, TestSummary};

pub use crate::finding::Finding;
pub use crate::moves::MoveView;

#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct RunView {
    pub command: String,
    pub case: String,
    pub version: String,
    pub strategy: Option<String>,
    /// In the order in which they are asked.
    pub models: Vec<String>,
    /// What was left out of the strategy.
    pub without: Vec<String>,
    /// How often another process went on with it.
    pub resumed: u32,
    /// Of all its processes together.
    pub seconds: f64,
    pub base: Option<BaseSummary>,
    pub pocs: Vec<PocSummary>,
    pub tests: Option<TestSummary>,
    pub constraints: Vec<Constraint>,
    pub rounds: Vec<RoundView>,
    /// What the parts of rounds found, in their order.
    pub phases: Vec<PhaseView>,
    /// How agents handed over to each other, in order; nothing for strategies with one agent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveView>,
    /// What debugging agents saw, each once; diagnoses name them by their numbers, from 1.
    pub observations: Vec<Observation>,
    pub diagnoses: Vec<Diagnosis>,
    pub candidates: Vec<CandidateView>,
    /// Patches that do not fit the source.
    pub misfits: Vec<MisfitView>,
    /// In the order in which they were chosen; the last one counts.
    pub proofs: Vec<ProofView>,
    pub notes: Vec<String>,
    pub cost: Cost,
    /// Nothing where the last process did not come to its end.
    pub end: Option<End>,
    #[serde(skip)]
    fold: Fold,
}

/// What the fold has to remember, and nobody else has to see.
#[derive(Debug, Clone, Default, PartialEq)]
struct Fold {
    spent: Spent,
    earlier_seconds: f64,
    /// The round that goes on.
    round: Option<usize>,
    /// Calls of that round which an earlier process told of, and this one has not yet told again.
    told: Vec<(String, Value)>,
}

/// A part of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PhaseView {
    pub phase: String,
    pub round: u32,
    pub found: String,
    /// How many conversations there were before it ended.
    pub after: usize,
}

/// One conversation with a model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RoundView {
    pub strategy: String,
    pub round: u32,
    pub model: String,
    pub turns: Vec<TurnView>,
    /// Calls that brought no answer.
    pub failures: Vec<String>,
    /// Why it ended; nothing while it goes on.
    pub stop: Option<String>,
    /// The patch of it that was accepted.
    pub accepted: Option<CandidateId>,
    /// What helped with its first words; calls have their own.
    pub assists: Assists,
}

/// One answer of a model, and what came of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurnView {
    /// Who gave it: not always the one that the round belongs to.
    pub model: String,
    pub text: String,
    pub usage: Usage,
    pub usd: f64,
    pub seconds: f64,
    pub tools: Vec<CallView>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CallView {
    pub tool: String,
    pub arguments: Value,
    pub outcome: ToolOutcome,
    pub bytes: usize,
    pub seconds: f64,
    #[serde(skip_serializing_if = "Assists::is_empty")]
    pub assists: Assists,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CandidateView {
    pub id: CandidateId,
    /// The round that brought it, counted from 0; nothing for those made without a model.
    pub round: Option<usize>,
    /// Who wrote it.
    pub model: Option<String>,
    pub note: Note,
    pub patch: String,
    /// Nothing where it was not judged, or not to the end.
    pub verdict: Option<Finding>,
}

/// A patch that does not fit the source.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MisfitView {
    /// Counted from 0.
    pub round: Option<usize>,
    pub model: Option<String>,
    pub patch: String,
    pub why: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ProofView {
    pub candidate: CandidateId,
    pub why: String,
    pub verdict: Option<Finding>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct End {
    pub status: String,
    pub exit: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl RunView {
    /// Each event with the seconds since its process opened the journal.
    pub fn fold<'e>(events: impl IntoIterator<Item = (f64, &'e Event)>) -> Self {
        let mut view = Self::default();
        for (at, event) in events {
            view.take(at, event);
        }
        view
    }

    /// How many candidates have a verdict.
    pub fn judged(&self) -> usize {
        let judged = |one: &&CandidateView| one.verdict.is_some();
        self.candidates.iter().filter(judged).count()
    }

    pub fn take(&mut self, at: f64, event: &Event) {
        if matches!(event, Event::RunResumed { .. }) {
            self.fold.earlier_seconds = self.seconds;
        }
        self.seconds = self.fold.earlier_seconds + at;
        match event {
            Event::RunStarted { .. } | Event::RunResumed { .. } | Event::RunFinished { .. } => {
                self.take_frame(event);
            }
            Event::BaseReady { base } => self.base = Some(base.clone()),
            Event::PocJudged { poc } => {
                self.pocs.retain(|known| known.name != poc.name);
                self.pocs.push(poc.as_ref().clone());
            }
            Event::TestsRan { tests } => self.tests = Some(tests.clone()),
            Event::ConstraintFound { constraint } => {
                if !self.constraints.contains(constraint) {
                    self.constraints.push(constraint.as_ref().clone());
                }
            }
            Event::Proposed { .. }
            | Event::PatchMisfit { .. }
            | Event::Judged { .. }
            | Event::Chosen { .. }
            | Event::Proved { .. } => self.take_candidate(event),
            Event::RoundStarted { .. }
            | Event::ModelAnswered { .. }
            | Event::ModelFailed { .. }
            | Event::ToolCalled { .. }
            | Event::RoundEnded { .. } => self.take_talk(event),
            Event::PhaseEnded {
                phase,
                round,
                found,
            } => self.phase_ended(phase, *round, found),
            Event::AgentMoved { .. } => moves::note(&mut self.moves, event),
            Event::Observed { observation } => {
                if !self.observations.contains(observation) {
                    self.observations.push(observation.as_ref().clone());
                }
            }
            Event::Diagnosed { diagnosis } => {
                if !self.diagnoses.contains(diagnosis) {
                    self.diagnoses.push(diagnosis.as_ref().clone());
                }
            }
            Event::Noted { text } => {
                if !self.notes.contains(text) {
                    self.notes.push(text.clone());
                }
            }
            Event::StepStarted { .. }
            | Event::StepFinished { .. }
            | Event::PocRan { .. }
            | Event::ModelAsked { .. } => {}
        }
    }

    fn phase_ended(&mut self, phase: &str, round: u32, found: &str) {
        let known = |one: &PhaseView| one.phase == phase && one.round == round;
        if !self.phases.iter().any(known) {
            self.phases.push(PhaseView {
                phase: phase.to_owned(),
                round,
                found: found.to_owned(),
                after: self.rounds.len(),
            });
        }
    }

    fn take_frame(&mut self, event: &Event) {
        match event {
            Event::RunStarted {
                command,
                case,
                version,
                task,
                ..
            } => {
                self.command.clone_from(command);
                self.case.clone_from(case);
                self.version.clone_from(version);
                if let Some(task) = task {
                    self.strategy = Some(task.strategy.clone());
                    self.models = task.models.iter().map(|one| one.name.clone()).collect();
                    self.without.clone_from(&task.without);
                }
            }
            Event::RunResumed { version } => {
                self.version.clone_from(version);
                self.resumed += 1;
                self.end = None;
                // A round that goes on is not always begun again.
                self.fold.round = self.rounds.len().checked_sub(1);
            }
            Event::RunFinished {
                status,
                exit,
                reason,
            } => {
                self.end = Some(End {
                    status: status.clone(),
                    exit: *exit,
                    reason: reason.clone(),
                });
            }
            _ => {}
        }
    }

    fn take_candidate(&mut self, event: &Event) {
        match event {
            Event::Proposed {
                candidate,
                note,
                patch,
            } if !self.candidates.iter().any(|one| one.id == *candidate) => {
                self.candidates.push(CandidateView {
                    id: candidate.clone(),
                    round: self.fold.round,
                    model: self.speaker(),
                    note: note.as_ref().clone(),
                    patch: patch.clone(),
                    verdict: None,
                });
            }
            Event::Judged {
                candidate: Some(candidate),
                verdict,
            } => {
                let known = self.candidates.iter_mut();
                for one in known.filter(|one| one.id == *candidate) {
                    one.verdict = Some(Finding::from_verdict(verdict));
                }
            }
            Event::PatchMisfit { patch, why } => self.misfits.push(MisfitView {
                round: self.fold.round,
                model: self.speaker(),
                patch: patch.clone(),
                why: why.clone(),
            }),
            Event::Chosen { candidate, why } => {
                let again = |last: &ProofView| last.candidate == *candidate;
                if !self.proofs.last().is_some_and(again) {
                    self.proofs.push(ProofView {
                        candidate: candidate.clone(),
                        why: why.clone(),
                        verdict: None,
                    });
                }
            }
            Event::Proved { verdict, .. } => {
                if let Some(last) = self.proofs.last_mut() {
                    last.verdict = Some(Finding::from_verdict(verdict));
                }
            }
            _ => {}
        }
    }

    fn take_talk(&mut self, event: &Event) {
        match event {
            Event::RoundStarted {
                strategy,
                round,
                model,
                assists,
            } => self.enter(strategy, *round, model, assists),
            Event::ModelAnswered {
                model,
                reply,
                cost,
                lost,
                seconds,
                ..
            } => {
                let mut usage = lost.usage;
                usage += reply.usage;
                self.pay(Spent {
                    money: *cost,
                    usage,
                    calls: lost.calls.saturating_add(1),
                });
                let by = reply.instead.as_ref().unwrap_or(model);
                self.answered(by.clone(), reply, (*cost, *seconds));
            }
            Event::ModelFailed { error, lost, .. } => {
                self.pay(*lost);
                if let Some(round) = self.round() {
                    round.failures.push(error.clone());
                }
            }
            Event::ToolCalled {
                tool,
                arguments,
                outcome,
                bytes,
                seconds,
                assists,
            } => self.called(CallView {
                tool: tool.clone(),
                arguments: arguments.clone(),
                outcome: *outcome,
                bytes: *bytes,
                seconds: *seconds,
                assists: assists.clone(),
            }),
            Event::RoundEnded { stop, accepted, .. } => {
                let at = self.fold.round.take();
                if let Some(round) = at.and_then(|at| self.rounds.get_mut(at)) {
                    round.stop = Some(stop.clone());
                    round.accepted.clone_from(accepted);
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, strategy: &str, number: u32, model: &str, assists: &Assists) {
        let known = self
            .rounds
            .iter()
            .position(|one| one.strategy == strategy && one.round == number && one.model == model);
        self.fold.told.clear();
        let Some(at) = known else {
            self.fold.round = Some(self.rounds.len());
            self.rounds.push(RoundView {
                strategy: strategy.to_owned(),
                round: number,
                model: model.to_owned(),
                turns: Vec::new(),
                failures: Vec::new(),
                stop: None,
                accepted: None,
                assists: assists.clone(),
            });
            return;
        };
        self.fold.round = Some(at);
        if let Some(round) = self.rounds.get_mut(at) {
            round.stop = None;
            let calls = round.turns.iter().flat_map(|turn| &turn.tools);
            let told = calls.map(|call| (call.tool.clone(), call.arguments.clone()));
            self.fold.told = told.collect();
        }
    }

    fn answered(&mut self, model: String, reply: &Reply, (cost, seconds): (Nanodollars, f64)) {
        let turn = TurnView {
            model,
            text: reply.said.text.clone(),
            usage: reply.usage,
            usd: cost.dollars(),
            seconds,
            tools: Vec::new(),
        };
        if let Some(round) = self.round() {
            round.stop = None;
            round.turns.push(turn);
        }
    }

    fn called(&mut self, call: CallView) {
        let is_this = |(tool, arguments): &(String, Value)| {
            *tool == call.tool && *arguments == call.arguments
        };
        if let Some(at) = self.fold.told.iter().position(is_this) {
            self.fold.told.remove(at);
            return;
        }
        let turn = self.round().and_then(|round| round.turns.last_mut());
        if let Some(turn) = turn {
            turn.tools.push(call);
        }
    }

    /// Who wrote what is handed in now.
    fn speaker(&self) -> Option<String> {
        let round = self.rounds.get(self.fold.round?)?;
        let last = round.turns.last();
        Some(last.map_or_else(|| round.model.clone(), |turn| turn.model.clone()))
    }

    fn round(&mut self) -> Option<&mut RoundView> {
        let at = self.fold.round?;
        self.rounds.get_mut(at)
    }

    fn pay(&mut self, more: Spent) {
        let spent = &mut self.fold.spent;
        spent.money = spent.money + more.money;
        spent.usage += more.usage;
        spent.calls = spent.calls.saturating_add(more.calls);
        self.cost = Cost::from(*spent);
    }
}

#[cfg(test)]
#[path = "run_view_tests.rs"]
mod tests;
