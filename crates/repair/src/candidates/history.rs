//! What a resumed run knows from its journal.
//!
//! Refusals are kept. A candidate that passed keeps only its rank: the proof judges it again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use patchwright_agent::Record;
use patchwright_domain::candidate::CandidateId;
use patchwright_domain::chat::{Message, ToolOutcome};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;

#[derive(Debug, Clone, Default)]
pub struct History {
    base: Option<String>,
    constraints: Vec<Constraint>,
    proposed: BTreeSet<CandidateId>,
    judged: BTreeMap<CandidateId, Verdict>,
    /// Events of conversations, in order.
    talk: Vec<Event>,
    /// The first message of each strategy's rounds, as it was sent.
    openings: BTreeMap<(String, u32), String>,
    commands: BTreeMap<(String, u32), Commands>,
    /// The strategy whose round was the last to begin.
    playing: Option<String>,
    /// Candidates of rounds, as diffs, each with its strategy.
    patches: Vec<(String, String)>,
    /// How many rounds of each strategy came to their end.
    ended: BTreeMap<String, u32>,
}

/// What each command of a round was answered, in order: unlike other tools, it may answer differently when it is run again.
pub(crate) type Commands = BTreeMap<String, VecDeque<String>>;

impl History {
    pub fn from_events<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        let events: Vec<&Event> = events.into_iter().collect();
        let mut history = Self {
            openings: openings(&events),
            commands: commands(&events),
            ..Self::default()
        };
        for event in events {
            history.take(event);
        }
        history
    }

    fn take(&mut self, event: &Event) {
        self.follow_rounds(event);
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
            Event::RoundStarted { .. }
            | Event::ToolCalled { .. }
            | Event::PatchMisfit { .. }
            | Event::Observed { .. }
            | Event::Diagnosed { .. }
            | Event::RoundEnded { .. }
            | Event::PhaseEnded { .. }
            | Event::AgentMoved { .. } => self.talk.push(event.clone()),
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

    fn follow_rounds(&mut self, event: &Event) {
        if let Event::RoundStarted { strategy, .. } = event {
            self.playing = Some(strategy.clone());
        }
        let Some(strategy) = &self.playing else {
            return;
        };
        if let Event::Proposed { patch, .. } = event {
            self.patches.push((strategy.clone(), patch.clone()));
        }
        if let Event::RoundEnded { .. } = event {
            *self.ended.entry(strategy.clone()).or_default() += 1;
        }
    }

    /// The candidates of a strategy's rounds, as diffs, in order.
    pub(super) fn patches(&self) -> &[(String, String)] {
        &self.patches
    }

    pub(super) fn ended(&self) -> &BTreeMap<String, u32> {
        &self.ended
    }

    /// A run that repeats another one also takes what its commands printed from there.
    pub fn repeating<'e>(self, events: impl IntoIterator<Item = &'e Event>) -> Self {
        let events: Vec<&Event> = events.into_iter().collect();
        Self {
            commands: commands(&events),
            ..self
        }
    }

    pub(super) fn commands(&self) -> &BTreeMap<(String, u32), Commands> {
        &self.commands
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

    pub(super) fn proposed(&self) -> BTreeSet<CandidateId> {
        self.proposed.clone()
    }

    pub(super) fn openings(&self) -> &BTreeMap<(String, u32), String> {
        &self.openings
    }

    pub(crate) fn talk(&self) -> &[Event] {
        &self.talk
    }

    pub(super) fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    pub(super) fn verdicts(&self) -> BTreeMap<CandidateId, Verdict> {
        self.judged.clone()
    }
}

/// The first message of each round.
fn openings(events: &[&Event]) -> BTreeMap<(String, u32), String> {
    let mut first_keys = Vec::new();
    let mut begun = None;
    for event in events {
        if let Event::RoundStarted {
            strategy, round, ..
        } = event
        {
            begun = Some((strategy.clone(), *round));
        } else if let Event::ModelAsked { asked } = event {
            first_keys.extend(begun.take().map(|round| (round, &asked.key)));
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

/// By round. A call is known by its `command`; its answer is at the end of the next request.
fn commands(events: &[&Event]) -> BTreeMap<(String, u32), Commands> {
    let mut asked = Vec::new();
    let (mut round, mut runs) = (None, false);
    for event in events {
        match event {
            Event::RoundStarted {
                strategy,
                round: number,
                ..
            } => {
                round = Some((strategy.clone(), *number));
            }
            Event::ModelAsked { asked: one } => {
                asked.extend(round.clone().map(|round| (round, &one.key)));
            }
            Event::ToolCalled { arguments, .. } => runs |= arguments.get("command").is_some(),
            _ => {}
        }
    }
    let mut found: BTreeMap<(String, u32), Commands> = BTreeMap::new();
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
