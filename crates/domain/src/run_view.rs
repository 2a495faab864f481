//! A run as its events tell it: the one fold that `runs` and `show` read.
//!
//! A resumed run goes through its rounds again, with the recorded answers and fresh tool calls. What of it is told a second
//! time is not counted a second time.

use serde::Serialize;
use serde_json::Value;

use crate::assists::Assists;
use crate::chat::{Nanodollars, Reply, Spent};
use crate::constraint::Constraint;
use crate::event::Event;
use crate::moves;
use crate::observation::{Diagnosis, Observation};
use crate::repair::Cost;
use crate::reproduction::{BaseSummary, PocSummary, TestSummary};

pub use crate::finding::Finding;
pub use crate::moves::MoveView;
pub use crate::run_parts::{
    CallView, CandidateView, End, MisfitView, PartView, PhaseView, ProofView, RoundView, TurnView,
};

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
    /// The strategies that were begun, in their order; empty in journals of older versions.
    #[serde(skip)]
    pub parts: Vec<PartView>,
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
    /// The strategy that goes on.
    part: Option<usize>,
    /// Whether its time is counted: not while another process gets ready to go on with it.
    timed: bool,
    /// The round that goes on.
    round: Option<usize>,
    /// Calls of that round which an earlier process told of, and this one has not yet told again.
    told: Vec<(String, Value)>,
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

    /// The patch that was chosen and proved.
    pub fn winner(&self) -> Option<&CandidateView> {
        let last = self.proofs.last()?;
        let verdict = last.verdict.as_ref();
        let chosen = self.candidates.iter().find(|one| one.id == last.candidate);
        chosen.filter(|_| verdict.is_some_and(|verdict| verdict.accepted))
    }

    /// The strategy that first proposed the patch that was chosen and proved.
    pub fn winning_strategy(&self) -> Option<&str> {
        let part = self.parts.get(self.winner()?.part?)?;
        Some(&part.strategy)
    }

    pub fn take(&mut self, at: f64, event: &Event) {
        self.take_time(at, event);
        match event {
            Event::StrategyStarted { strategy, .. } => self.begin_part(strategy),
            Event::StrategyEnded { strategy, result } => {
                self.begin_part(strategy);
                if let Some(part) = self.fold.part.take().and_then(|at| self.parts.get_mut(at)) {
                    part.result = Some(result.as_ref().clone());
                }
            }
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

    fn take_time(&mut self, at: f64, event: &Event) {
        if matches!(event, Event::RunResumed { .. }) {
            self.fold.earlier_seconds = self.seconds;
            self.fold.timed = false;
        }
        let before = self.seconds;
        self.seconds = self.fold.earlier_seconds + at;
        let timed = self.fold.part.filter(|_| self.fold.timed);
        if let Some(part) = timed.and_then(|at| self.parts.get_mut(at)) {
            part.seconds += (self.seconds - before).max(0.0);
        }
    }

    fn begin_part(&mut self, strategy: &str) {
        let known = self.parts.iter().position(|one| one.strategy == strategy);
        let at = known.unwrap_or_else(|| {
            self.parts.push(PartView {
                strategy: strategy.to_owned(),
                ..PartView::default()
            });
            self.parts.len() - 1
        });
        self.fold.part = Some(at);
        self.fold.timed = true;
    }

    fn phase_ended(&mut self, phase: &str, round: u32, found: &str) {
        let part = self.fold.part;
        let known =
            |one: &PhaseView| (one.part, one.phase.as_str(), one.round) == (part, phase, round);
        if !self.phases.iter().any(known) {
            self.phases.push(PhaseView {
                part,
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
                    part: self.fold.part,
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
                part: self.fold.part,
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
        if let Some(paid) = event.paid() {
            self.pay(paid);
        }
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
                seconds,
                ..
            } => {
                let by = reply.instead.as_ref().unwrap_or(model);
                self.answered(by.clone(), reply, (*cost, *seconds));
            }
            Event::ModelFailed { error, .. } => {
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
        let part = self.fold.part;
        let known = self.rounds.iter().position(|one| {
            let same = (one.strategy.as_str(), one.round, one.model.as_str());
            one.part == part && same == (strategy, number, model)
        });
        self.fold.told.clear();
        let Some(at) = known else {
            self.fold.round = Some(self.rounds.len());
            self.rounds.push(RoundView {
                part,
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
        self.fold.spent += more;
        self.cost = Cost::from(self.fold.spent);
        if let Some(part) = self.fold.part.and_then(|at| self.parts.get_mut(at)) {
            part.spent += more;
        }
    }
}

#[cfg(test)]
#[path = "run_view_tests.rs"]
mod tests;
