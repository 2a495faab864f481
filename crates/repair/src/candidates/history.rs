//! What a resumed run knows from its journal.
//!
//! Refusals are kept. A candidate that passed keeps only its rank: the proof judges it again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use patchwright_agent::Record;
use patchwright_domain::candidate::{CandidateId, Origin};
use patchwright_domain::chat::{Message, Spent, ToolOutcome};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::repair::{Note, RepairStatus};
use patchwright_domain::strategy_result::StrategyResult;
use patchwright_domain::verdict::Verdict;

use super::found::Misfit;

#[derive(Debug, Clone, Default)]
pub struct History {
    base: Option<String>,
    constraints: Vec<Constraint>,
    proposed: BTreeMap<CandidateId, Before>,
    judged: BTreeMap<CandidateId, Verdict>,
    /// By strategy; what happened before any is without a name.
    parts: BTreeMap<String, Part>,
    /// The strategy that goes on.
    current: String,
    /// The conversation that goes on.
    round: Option<Origin>,
}

/// What each command of a round was answered, in order: unlike other tools, it may answer differently when it is run again.
pub(crate) type Commands = BTreeMap<String, VecDeque<String>>;

/// The strategy, and the name and number of its round.
type RoundOf = (String, String, u32);

/// A candidate of the journal.
#[derive(Debug, Clone)]
pub(crate) struct Before {
    pub origin: Origin,
    pub note: Note,
    pub patch: String,
}

/// What one strategy did before.
#[derive(Debug, Clone, Default)]
pub(crate) struct Part {
    /// Events of conversations, in order.
    pub talk: Vec<Event>,
    /// The first message of each round, as it was sent, by the name and number of the round.
    pub openings: BTreeMap<(String, u32), String>,
    pub commands: BTreeMap<(String, u32), Commands>,
    /// How many rounds were begun: they are paid for.
    pub rounds: u32,
    /// How many rounds came to their end.
    pub ended: u32,
    /// The candidates of its rounds as diffs, in order.
    pub patches: Vec<String>,
    pub misfits: Vec<Misfit>,
    pub constraints: Vec<Constraint>,
    pub spent: Spent,
    /// How it ended, unless it is to go on.
    pub result: Option<StrategyResult>,
}

impl History {
    pub fn from_events<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        let events: Vec<&Event> = events.into_iter().collect();
        let mut history = Self::default();
        for ((strategy, name, round), text) in openings(&events) {
            let part = history.parts.entry(strategy).or_default();
            part.openings.insert((name, round), text);
        }
        for ((strategy, name, round), commands) in commands(&events) {
            let part = history.parts.entry(strategy).or_default();
            part.commands.insert((name, round), commands);
        }
        for event in events {
            history.take(event);
        }
        history
    }

    /// The rounds of the run that is repeated are paid for, although this run has nothing of it, and what its commands printed is
    /// taken from there.
    pub fn repeating<'e>(mut self, events: impl IntoIterator<Item = &'e Event>) -> Self {
        let other = Self::from_events(events);
        for (strategy, part) in other.parts {
            let own = self.parts.entry(strategy).or_default();
            own.rounds = part.rounds;
            own.commands = part.commands;
        }
        self
    }

    fn take(&mut self, event: &Event) {
        if let Some(paid) = event.paid() {
            self.part_now().spent += paid;
        }
        match event {
            Event::BaseReady { base } => self.base = Some(base.key.clone()),
            Event::StrategyStarted { strategy, .. } => {
                self.current.clone_from(strategy);
                self.round = None;
                self.part_now().result = None;
            }
            Event::StrategyEnded { strategy, result } => {
                self.current.clone_from(strategy);
                self.part_now().result = Some(result.as_ref().clone());
                self.current.clear();
                self.round = None;
            }
            Event::ConstraintFound { constraint } => {
                let constraint = constraint.as_ref().clone();
                self.part_now().constraints.push(constraint.clone());
                self.constraints.push(constraint);
            }
            Event::Proposed {
                candidate,
                note,
                patch,
            } => self.take_proposed(candidate, note, patch),
            Event::Judged {
                candidate: Some(candidate),
                verdict,
            } if verdict.is_final() => {
                let verdict = verdict.as_ref().clone();
                self.judged.insert(candidate.clone(), verdict);
            }
            Event::RoundStarted { .. }
            | Event::ToolCalled { .. }
            | Event::PatchMisfit { .. }
            | Event::Observed { .. }
            | Event::Diagnosed { .. }
            | Event::RoundEnded { .. }
            | Event::PhaseEnded { .. }
            | Event::AgentMoved { .. } => self.take_talk(event),
            Event::RunFinished { status, .. } => self.take_end(status),
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
            | Event::Noted { .. } => {}
        }
    }

    fn take_talk(&mut self, event: &Event) {
        match event {
            Event::RoundStarted {
                strategy, round, ..
            } => {
                let author = strategy.split('/').next().unwrap_or(strategy);
                self.round = Some(Origin::Strategy {
                    name: author.to_owned(),
                    round: *round,
                });
                let part = self.part_now();
                part.rounds = part.rounds.max(*round);
            }
            Event::RoundEnded { .. } => self.part_now().ended += 1,
            Event::PatchMisfit { patch, why } => {
                let origin = self.origin();
                self.part_now().misfits.push(Misfit {
                    origin,
                    patch: patch.clone(),
                    why: why.clone(),
                });
            }
            _ => {}
        }
        self.part_now().talk.push(event.clone());
    }

    fn take_proposed(&mut self, candidate: &CandidateId, note: &Note, patch: &str) {
        if self.round.is_some() {
            self.part_now().patches.push(patch.to_owned());
        }
        let before = Before {
            origin: self.origin(),
            note: note.clone(),
            patch: patch.to_owned(),
        };
        self.proposed.entry(candidate.clone()).or_insert(before);
    }

    /// Who writes now. A conversation keeps its patches until the next one begins: they are judged after its end.
    fn origin(&self) -> Origin {
        self.round.clone().unwrap_or_else(|| Origin::Strategy {
            name: self.current.clone(),
            round: 0,
        })
    }

    /// Going on with a run that came to its end is a wish for more: more rounds, a larger budget, a model that answers. So
    /// its strategies go on too, from what is known.
    fn take_end(&mut self, status: &str) {
        if status != RepairStatus::Interrupted.name() {
            self.parts.values_mut().for_each(|part| part.result = None);
        }
    }

    fn part_now(&mut self) -> &mut Part {
        self.parts.entry(self.current.clone()).or_default()
    }

    pub fn is_empty(&self) -> bool {
        self.proposed.is_empty()
    }

    /// The number of verdicts.
    pub fn judged(&self) -> usize {
        self.judged.len()
    }

    /// Verdicts are valid for one base only.
    pub(crate) fn is_of_another(&self, base: &str) -> bool {
        self.base.as_deref().is_some_and(|known| known != base)
    }

    /// What a strategy did before. Journals of older versions tell of one strategy, without its beginning.
    pub(crate) fn part(&self, strategy: &str) -> Part {
        let nameless = self.parts.keys().all(String::is_empty);
        let name = if nameless { "" } else { strategy };
        self.parts.get(name).cloned().unwrap_or_default()
    }

    /// Events of conversations before any strategy.
    pub(crate) fn talk(&self) -> Vec<Event> {
        self.parts
            .get("")
            .map(|part| part.talk.clone())
            .unwrap_or_default()
    }

    /// What all strategies together spent before.
    pub(crate) fn spent_by_strategies(&self) -> Spent {
        let mut all = Spent::default();
        let named = self.parts.iter().filter(|(name, _)| !name.is_empty());
        named.for_each(|(_, part)| all += part.spent);
        all
    }

    pub(super) fn proposed(&self) -> BTreeSet<CandidateId> {
        self.proposed.keys().cloned().collect()
    }

    pub(super) fn candidate(&self, id: &CandidateId) -> Option<&Before> {
        self.proposed.get(id)
    }

    pub(super) fn verdict(&self, id: &CandidateId) -> Option<&Verdict> {
        self.judged.get(id)
    }

    pub(super) fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    pub(super) fn verdicts(&self) -> BTreeMap<CandidateId, Verdict> {
        self.judged.clone()
    }
}

/// The first message of each round, by strategy, and by the name and number of the round.
fn openings(events: &[&Event]) -> BTreeMap<RoundOf, String> {
    let mut first_keys = Vec::new();
    let mut begun = None;
    let mut current = String::new();
    for event in events {
        match event {
            Event::StrategyStarted { strategy, .. } => current.clone_from(strategy),
            Event::StrategyEnded { .. } => current.clear(),
            Event::RoundStarted {
                strategy, round, ..
            } => begun = Some((current.clone(), strategy.clone(), *round)),
            Event::ModelAsked { asked } => {
                first_keys.extend(begun.take().map(|round| (round, &asked.key)));
            }
            _ => {}
        }
    }
    if first_keys.is_empty() {
        return BTreeMap::new();
    }
    let record = Record::from_events(events.iter().copied());
    let opening = |key: &String| match record.request(key)?.messages.into_iter().next()? {
        Message::User { text } => Some(text),
        Message::Assistant(_) | Message::Tools { .. } => None,
    };
    first_keys
        .into_iter()
        .filter_map(|(round, key)| Some((round, opening(key)?)))
        .collect()
}

/// By strategy and round. A call is known by its `command`; its answer is at the end of the next request.
fn commands(events: &[&Event]) -> BTreeMap<RoundOf, Commands> {
    let mut asked = Vec::new();
    let (mut round, mut runs) = (None, false);
    let mut current = String::new();
    for event in events {
        match event {
            Event::StrategyStarted { strategy, .. } => current.clone_from(strategy),
            Event::StrategyEnded { .. } => current.clear(),
            Event::RoundStarted {
                strategy,
                round: number,
                ..
            } => {
                round = Some((current.clone(), strategy.clone(), *number));
            }
            Event::ModelAsked { asked: one } => {
                asked.extend(round.clone().map(|round| (round, &one.key)));
            }
            Event::ToolCalled { arguments, .. } => runs |= arguments.get("command").is_some(),
            _ => {}
        }
    }
    let mut found: BTreeMap<RoundOf, Commands> = BTreeMap::new();
    if !runs {
        return found;
    }
    let record = Record::from_events(events.iter().copied());
    for (round, key) in asked {
        let Some(request) = record.request(key) else {
            continue;
        };
        let [.., Message::Assistant(said), Message::Tools { results }] =
            request.messages.as_slice()
        else {
            continue;
        };
        for (call, result) in said.calls.iter().zip(results) {
            let command = call.arguments.get("command").and_then(|word| word.as_str());
            let answered = result.outcome == ToolOutcome::Answered;
            if let Some(command) = command.filter(|_| answered) {
                let of_round = found.entry(round.clone()).or_default();
                let answers = of_round.entry(command.to_owned()).or_default();
                answers.push_back(result.text.clone());
            }
        }
    }
    found
}

#[cfg(test)]
#[path = "history_tests.rs"]
mod tests;
