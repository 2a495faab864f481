//! What a run says about its parts: what each model came to, what time went into, and how often each help acted.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::assists::Assists;
use crate::chat::ToolOutcome;
use crate::run_view::{CallView, RoundView, RunView, TurnView};

#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Measures {
    /// In the order in which they take turns, then those that answered for them.
    pub by_model: Vec<ModelMeasures>,
    /// The most time first.
    pub time: Vec<TimeShare>,
    pub assists: Assists,
}

/// What one model came to. Answers, money and patches are those that it gave itself, also in rounds of others.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ModelMeasures {
    pub model: String,
    /// Rounds that were its own.
    pub rounds: usize,
    pub answers: usize,
    pub input_tokens: u64,
    pub output_tokens: u64,
    pub usd: f64,
    pub seconds: f64,
    /// Patches that were judged first when it wrote them.
    pub candidates: usize,
    pub passed: usize,
    pub misfits: usize,
    /// Whether the judge accepted a patch that it wrote, be it that another had written the same.
    pub repaired: bool,
}

/// What the conversations waited for.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TimeShare {
    /// The name of a tool, or `models`.
    pub of: String,
    pub calls: usize,
    pub refused: usize,
    pub seconds: f64,
    /// Of all that the conversations waited for, from 0 to 1.
    pub share: f64,
}

/// What answers are counted as.
const MODELS: &str = "models";

impl Measures {
    pub fn new(view: &RunView) -> Self {
        Self {
            by_model: by_model(view),
            time: time(view),
            assists: assists(view),
        }
    }

    /// The models that have an accepted patch.
    pub fn repaired_by(&self) -> Vec<&str> {
        let repaired = self.by_model.iter().filter(|one| one.repaired);
        repaired.map(|one| one.model.as_str()).collect()
    }
}

fn turns(view: &RunView) -> impl Iterator<Item = &TurnView> {
    view.rounds.iter().flat_map(|round| &round.turns)
}

fn calls(view: &RunView) -> impl Iterator<Item = &CallView> {
    turns(view).flat_map(|turn| &turn.tools)
}

fn by_model(view: &RunView) -> Vec<ModelMeasures> {
    let mut all = Vec::new();
    for name in &view.models {
        note(&mut all, name, |_| {});
    }
    for round in &view.rounds {
        note(&mut all, &round.model, |one| one.rounds += 1);
        for turn in &round.turns {
            note(&mut all, &turn.model, |one| one.add_answer(turn));
        }
        if round.accepted.is_some() {
            note(&mut all, last_speaker(round), |one| one.repaired = true);
        }
    }
    for candidate in &view.candidates {
        if let (Some(model), Some(verdict)) = (&candidate.model, &candidate.verdict) {
            note(&mut all, model, |one| {
                one.candidates += 1;
                one.passed += usize::from(verdict.accepted);
            });
        }
    }
    for model in view.misfits.iter().filter_map(|one| one.model.as_ref()) {
        note(&mut all, model, |one| one.misfits += 1);
    }
    all
}

impl ModelMeasures {
    fn add_answer(&mut self, turn: &TurnView) {
        self.answers += 1;
        self.input_tokens = self.input_tokens.saturating_add(turn.usage.input);
        self.output_tokens = self.output_tokens.saturating_add(turn.usage.output);
        self.usd += turn.usd;
        self.seconds += turn.seconds;
    }
}

/// A round ends with the answer that brought the accepted patch.
fn last_speaker(round: &RoundView) -> &str {
    let last = round.turns.last();
    last.map_or(&round.model, |turn| &turn.model)
}

fn note(all: &mut Vec<ModelMeasures>, model: &str, change: impl FnOnce(&mut ModelMeasures)) {
    if let Some(known) = all.iter_mut().find(|one| one.model == model) {
        return change(known);
    }
    let mut one = ModelMeasures {
        model: model.to_owned(),
        ..ModelMeasures::default()
    };
    change(&mut one);
    all.push(one);
}

fn time(view: &RunView) -> Vec<TimeShare> {
    let mut all: BTreeMap<&str, TimeShare> = BTreeMap::new();
    for turn in turns(view) {
        add(&mut all, MODELS, turn.seconds, false);
    }
    for call in calls(view) {
        let refused = call.outcome == ToolOutcome::Refused;
        add(&mut all, &call.tool, call.seconds, refused);
    }
    let whole: f64 = all.values().map(|one| one.seconds).sum();
    let mut all: Vec<TimeShare> = all.into_values().collect();
    for one in &mut all {
        one.share = if whole > 0.0 {
            one.seconds / whole
        } else {
            0.0
        };
    }
    all.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    all
}

fn add<'v>(all: &mut BTreeMap<&'v str, TimeShare>, of: &'v str, seconds: f64, refused: bool) {
    let one = all.entry(of).or_insert_with(|| TimeShare {
        of: of.to_owned(),
        calls: 0,
        refused: 0,
        seconds: 0.0,
        share: 0.0,
    });
    one.calls += 1;
    one.refused += usize::from(refused);
    one.seconds += seconds;
}

fn assists(view: &RunView) -> Assists {
    let mut all = Assists::default();
    view.rounds
        .iter()
        .for_each(|round| all.merge(&round.assists));
    calls(view).for_each(|call| all.merge(&call.assists));
    all
}

#[cfg(test)]
#[path = "run_measures_tests.rs"]
mod tests;
