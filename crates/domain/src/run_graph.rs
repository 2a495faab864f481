//! How a run went, as a graph: strategies, their phases and conversations, agents that handed over to each other, candidates
//! with their verdicts, and proofs. Labels hold foreign text, bounded and in one line; names of nodes are our own.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::candidate::CandidateId;
use crate::count::counted;
use crate::foreign::visible_line;
use crate::moves::{END, START};
use crate::run_view::{CandidateView, Finding, ProofView, RoundView, RunView};
use crate::strategy_row::{StrategyRow, StrategyStatus, strategy_rows};

/// In characters.
const MOST_LABEL: usize = 120;
/// Of one strategy or conversation; those that were chosen are shown all the same.
const MOST_CANDIDATES: usize = 24;
/// Of a whole run.
const MOST_ROUNDS: usize = 200;
const MOST_MOVES: usize = 400;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct RunGraph {
    /// Each behind the one that it belongs to.
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Node {
    pub name: String,
    pub kind: NodeKind,
    pub label: String,
    pub outcome: Outcome,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NodeKind {
    Run,
    Strategy,
    Phase,
    Round,
    Agent,
    Candidate,
    Proof,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Good,
    Bad,
    /// Not known, or neither.
    Open,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Edge {
    pub from: String,
    pub to: String,
    pub label: String,
}

const RUN: &str = "run";

impl RunGraph {
    pub fn new(view: &RunView) -> Self {
        let mut drawn = Drawing {
            view,
            graph: Self::default(),
            candidates: BTreeMap::new(),
        };
        let about = format!("{} of {}", view.command, view.case);
        drawn.node(RUN, NodeKind::Run, &about, Outcome::Open);
        // Conversations before any strategy, and all of a journal of an older version.
        drawn.steps(RUN, None);
        let rows = strategy_rows(view);
        let mut last = RUN.to_owned();
        for (at, row) in rows.iter().enumerate() {
            last = drawn.strategy(at, row, &last);
        }
        last = drawn.proofs().unwrap_or(last);
        drawn.end(&last);
        drawn.graph
    }
}

struct Drawing<'v> {
    view: &'v RunView,
    graph: RunGraph,
    /// The nodes of candidates that are drawn.
    candidates: BTreeMap<&'v CandidateId, String>,
}

impl<'v> Drawing<'v> {
    fn node(&mut self, name: &str, kind: NodeKind, label: &str, outcome: Outcome) {
        self.graph.nodes.push(Node {
            name: name.to_owned(),
            kind,
            label: bounded(label),
            outcome,
        });
    }

    fn edge(&mut self, from: &str, to: &str, label: &str) {
        self.graph.edges.push(Edge {
            from: from.to_owned(),
            to: to.to_owned(),
            label: bounded(label),
        });
    }

    /// With everything that belongs to it; returns its name.
    fn strategy(&mut self, at: usize, row: &StrategyRow, before: &str) -> String {
        let name = format!("strategy{at}");
        let outcome = match row.status {
            StrategyStatus::Repaired | StrategyStatus::Accepted => Outcome::Good,
            StrategyStatus::Failed | StrategyStatus::Budget => Outcome::Bad,
            StrategyStatus::Interrupted | StrategyStatus::NotRun => Outcome::Open,
        };
        let reason = row.reason.as_ref();
        let reason = reason.map(|reason| format!(": {reason}"));
        let label = format!(
            "{} · {}{}",
            row.strategy,
            row.status.name(),
            reason.unwrap_or_default()
        );
        self.node(&name, NodeKind::Strategy, &label, outcome);
        if row.status == StrategyStatus::NotRun {
            return before.to_owned();
        }
        self.edge(before, &name, "");
        let part = self.view.parts.get(at).map(|_| at);
        if part.is_some() {
            self.steps(&name, part);
        }
        self.moves(at, &row.strategy, &name);
        self.found_too(at, &name);
        name
    }

    /// Phases and conversations in their order, each with its candidates.
    fn steps(&mut self, owner: &str, part: Option<usize>) {
        let view = self.view;
        self.candidates_of(owner, part, None);
        let mut before = owner.to_owned();
        for (at, round) in view.rounds.iter().map(Some).chain([None]).enumerate() {
            let phases = view.phases.iter().enumerate();
            for (number, phase) in phases.filter(|(_, one)| one.after == at && one.part == part) {
                let name = format!("phase{number}");
                let label = format!("{} {}: {}", phase.phase, phase.round, phase.found);
                self.node(&name, NodeKind::Phase, &label, Outcome::Open);
                self.edge(&before, &name, "");
                before = name;
            }
            let Some(round) = round.filter(|one| one.part == part && at < MOST_ROUNDS) else {
                continue;
            };
            let name = format!("round{at}");
            let (label, outcome) = round_label(round);
            self.node(&name, NodeKind::Round, &label, outcome);
            self.edge(&before, &name, "");
            self.candidates_of(&name, part, Some(at));
            before = name;
        }
    }

    fn candidates_of(&mut self, owner: &str, part: Option<usize>, round: Option<usize>) {
        let view = self.view;
        let chosen: BTreeSet<&CandidateId> =
            view.proofs.iter().map(|proof| &proof.candidate).collect();
        let own = |one: &&CandidateView| one.part == part && one.round == round;
        let mut left_out = 0;
        for (at, one) in view.candidates.iter().filter(own).enumerate() {
            if at >= MOST_CANDIDATES && !chosen.contains(&one.id) {
                left_out += 1;
                continue;
            }
            let name = format!("candidate{}", self.candidates.len());
            let (word, outcome) = verdict_word(one.verdict.as_ref());
            let label = format!("{}: {word}", one.id.short());
            self.node(&name, NodeKind::Candidate, &label, outcome);
            self.edge(owner, &name, &one.note.operator);
            self.candidates.insert(&one.id, name);
        }
        if left_out > 0 {
            let name = format!("more-of-{owner}");
            let label = format!("{} more", counted(left_out, "candidate"));
            self.node(&name, NodeKind::Candidate, &label, Outcome::Open);
            self.edge(owner, &name, "");
        }
    }

    /// Candidates that an earlier strategy had proposed first.
    fn found_too(&mut self, at: usize, owner: &str) {
        let part = self.view.parts.get(at);
        let Some(result) = part.and_then(|part| part.result.as_ref()) else {
            return;
        };
        for passed in &result.passed {
            let mut all = self.view.candidates.iter();
            let other = all.any(|one| one.id == passed.candidate && one.part != Some(at));
            let name = self.candidates.get(&passed.candidate).cloned();
            if let (true, Some(name)) = (other, name) {
                self.edge(owner, &name, "found too");
            }
        }
    }

    /// Agents, and how often each handed over to another.
    fn moves(&mut self, at: usize, strategy: &str, owner: &str) {
        let view = self.view;
        let own = |name: &str| name == strategy || view.parts.is_empty();
        let mut agents: Vec<&str> = Vec::new();
        let mut counts: BTreeMap<(&str, &str), (usize, &str)> = BTreeMap::new();
        let moves = view.moves.iter().filter(|one| own(&one.strategy));
        for one in moves.take(MOST_MOVES) {
            for agent in [one.from.as_str(), &one.to] {
                if agent != START && !agents.contains(&agent) {
                    agents.push(agent);
                }
            }
            let count = counts.entry((&one.from, &one.to)).or_insert((0, &one.why));
            count.0 += 1;
        }
        let name = |agent: &str| match agents.iter().position(|one| *one == agent) {
            Some(number) => format!("agent{at}-{number}"),
            None => owner.to_owned(),
        };
        for agent in &agents {
            let label = match *agent == END {
                true => format!("end of {strategy}"),
                false => (*agent).to_owned(),
            };
            self.node(&name(agent), NodeKind::Agent, &label, Outcome::Open);
        }
        for ((from, to), (count, why)) in counts {
            let times = match count {
                1 => String::new(),
                count => format!("{count}× "),
            };
            self.edge(&name(from), &name(to), &format!("{times}{why}"));
        }
    }

    /// Returns the last one.
    fn proofs(&mut self) -> Option<String> {
        let mut last = None;
        for (at, proof) in self.view.proofs.iter().enumerate() {
            let name = format!("proof{at}");
            let (label, outcome) = proof_label(proof);
            self.node(&name, NodeKind::Proof, &label, outcome);
            let from = self.candidates.get(&proof.candidate).cloned();
            self.edge(from.as_deref().unwrap_or(RUN), &name, &proof.why);
            last = Some(name);
        }
        last
    }

    fn end(&mut self, last: &str) {
        let Some(end) = &self.view.end else {
            return;
        };
        let reason = end.reason.as_ref().map(|reason| format!(": {reason}"));
        let label = format!("{}{}", end.status, reason.unwrap_or_default());
        let outcome = match end.exit {
            0 => Outcome::Good,
            _ => Outcome::Bad,
        };
        self.node("end", NodeKind::End, &label, outcome);
        self.edge(last, "end", "");
    }
}

fn round_label(round: &RoundView) -> (String, Outcome) {
    let stop = round.stop.as_deref().unwrap_or("not ended");
    let turns = counted(round.turns.len(), "turn");
    let label = format!(
        "{} round {} · {} · {turns}: {stop}",
        round.strategy, round.round, round.model
    );
    let outcome = match round.accepted {
        Some(_) => Outcome::Good,
        None => Outcome::Open,
    };
    (label, outcome)
}

fn verdict_word(verdict: Option<&Finding>) -> (&'static str, Outcome) {
    match verdict {
        None => ("not judged", Outcome::Open),
        Some(verdict) if verdict.accepted => ("passes", Outcome::Good),
        Some(verdict) => match verdict.refusal {
            Some(refusal) => (refusal.describe(1), Outcome::Bad),
            None => ("could not be judged", Outcome::Bad),
        },
    }
}

fn proof_label(proof: &ProofView) -> (String, Outcome) {
    let (word, outcome) = match &proof.verdict {
        Some(verdict) if verdict.accepted => ("accepted", Outcome::Good),
        Some(_) => ("refused", Outcome::Bad),
        None => ("not ended", Outcome::Open),
    };
    let label = format!("{}: {word}", proof.candidate.short());
    (label, outcome)
}

/// One line of limited length, with everything escaped that could control a terminal.
fn bounded(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().take(MOST_LABEL).collect();
    let text = visible_line(&words.join(" ")).into_owned();
    match text.char_indices().nth(MOST_LABEL) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

#[cfg(test)]
#[path = "run_graph_tests.rs"]
mod tests;
