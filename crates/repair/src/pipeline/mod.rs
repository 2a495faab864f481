//! One repair from the base to the proved patch; everything that happens goes to the subject's sink.

mod budget;
mod choose;
mod finish;
mod history;
mod ledger;
mod protect;
mod search;

use std::collections::BTreeMap;
use std::time::Instant;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::repair::{Note, RepairStatus, Tally};
use patchwright_domain::reproduction::{BaseSummary, TestSummary};
use patchwright_judge::{Judge, JudgeError, Judged, PocBaseline};
use patchwright_subject::{Base, Subject};

use crate::error::RepairError;
use crate::strategies::{Proposals, Proposed, Scene, Strategy};

pub use budget::Budget;
pub use history::History;

use ledger::Ledger;
use search::{Ended, Found};

/// What is asked for.
#[derive(Debug, Clone)]
pub struct Order {
    pub strategy: Strategy,
    pub budget: Budget,
    /// What an earlier process of the same run found out.
    pub history: History,
}

/// How a repair ended.
#[derive(Debug)]
pub struct Repair {
    pub status: RepairStatus,
    /// Why there is no patch; nothing when there is one.
    pub reason: Option<String>,
    pub tally: Tally,
    pub constraints: Vec<Constraint>,
    pub winner: Option<Winner>,
    /// As far as it came.
    pub ground: Option<Ground>,
}

/// How the unpatched program behaves.
#[derive(Debug, Clone)]
pub struct Ground {
    pub base: BaseSummary,
    pub pocs: Vec<PocBaseline>,
    pub tests: TestSummary,
}

/// A proved patch.
#[derive(Debug)]
pub struct Winner {
    /// From the proof, not from the search.
    pub judged: Judged,
    pub note: Note,
    /// Why this one of those that passed.
    pub why: String,
    /// As a git-style diff.
    pub patch: Vec<u8>,
    pub touched: Vec<Touched>,
    /// What it changes or adds.
    pub functions: Vec<String>,
    /// What the mutants were made from, by the PoC's name.
    pub seeds: BTreeMap<String, String>,
}

/// A file that the patch changes.
#[derive(Debug, Clone)]
pub struct Touched {
    pub path: RelPath,
    /// Nothing for a new file.
    pub before: Option<Vec<u8>>,
    /// Nothing for a deleted file.
    pub after: Option<Vec<u8>>,
}

/// Repairs the case by the strategy that the order names.
pub fn repair(subject: &Subject<'_>, order: &Order) -> Result<Repair, RepairError> {
    let deadline = Instant::now() + order.budget.seconds;
    match run(subject, order, deadline) {
        Err(_) if subject.cancel.is_cancelled() => Ok(Repair::without(
            RepairStatus::Interrupted,
            "stopped by the user; `--resume` goes on with it",
        )),
        other => other,
    }
}

fn run(subject: &Subject<'_>, order: &Order, deadline: Instant) -> Result<Repair, RepairError> {
    let base = subject.base()?;
    if order.history.is_of_another(base.key()) {
        return Err(RepairError::BaseChanged);
    }
    let judge = match Judge::prepare(subject, &base) {
        Ok(judge) => judge,
        Err(error) => return unreproduced(error),
    };
    let ground = ground(subject, &base, &judge)?;
    let scene = Scene {
        subject,
        judge: &judge,
    };
    let proposals = subject.step(Step::Strategy, || order.strategy.propose(&scene))?;
    let mut repair = from_proposals(&scene, order, deadline, proposals)?;
    repair.ground = Some(ground);
    Ok(repair)
}

fn unreproduced(error: JudgeError) -> Result<Repair, RepairError> {
    let status = match &error {
        JudgeError::NotReproduced { .. } => RepairStatus::NotReproduced,
        JudgeError::TooFlaky { .. } => RepairStatus::Flaky,
        JudgeError::Subject(_)
        | JudgeError::LimitTooTight { .. }
        | JudgeError::Infrastructure { .. }
        | JudgeError::Trouble { .. }
        | JudgeError::Source(_)
        | JudgeError::Scope { .. }
        | JudgeError::Thread => return Err(error.into()),
    };
    Ok(Repair::without(status, error.to_string()))
}

fn ground(subject: &Subject<'_>, base: &Base, judge: &Judge<'_>) -> Result<Ground, RepairError> {
    Ok(Ground {
        base: base.summary(),
        pocs: judge.pocs().to_vec(),
        tests: subject.baseline_tests(base)?,
    })
}

fn from_proposals(
    scene: &Scene<'_>,
    order: &Order,
    deadline: Instant,
    proposals: Proposals,
) -> Result<Repair, RepairError> {
    let (constraints, candidates) = match proposals {
        Proposals::None { reason } => return Ok(Repair::without(RepairStatus::Failed, reason)),
        Proposals::Ranked {
            constraints,
            candidates,
        } => (constraints, candidates),
    };
    tell(scene, order, &constraints, &candidates)?;
    let ledger = Ledger::new(scene, &order.history);
    let found = scene.subject.step(Step::Candidates, || {
        search::search(&ledger, &candidates, &order.budget, deadline)
    })?;
    let mut repair = match finish::finish(&ledger, &found, deadline)? {
        Some(winner) => Repair {
            winner: Some(winner),
            ..Repair::without(RepairStatus::Repaired, "")
        },
        None => nothing(&found, candidates.len()),
    };
    repair.reason = repair.reason.filter(|words| !words.is_empty());
    repair.tally = found.tally;
    repair.constraints = constraints;
    Ok(repair)
}

/// Every candidate is written down before it is judged.
fn tell(
    scene: &Scene<'_>,
    order: &Order,
    constraints: &[Constraint],
    candidates: &[Proposed],
) -> Result<(), RepairError> {
    if order.history.is_empty() {
        for constraint in constraints {
            (scene.subject.sink)(Event::ConstraintFound {
                constraint: Box::new(constraint.clone()),
            });
        }
    }
    let sources = scene.judge.sources();
    for proposed in candidates {
        let candidate = &proposed.candidate;
        if !order.history.was_proposed(&candidate.id) {
            let patch = patchwright_edit::print(candidate, &sources)?;
            (scene.subject.sink)(Event::Proposed {
                candidate: candidate.id.clone(),
                note: Box::new(proposed.note.clone()),
                patch: String::from_utf8_lossy(&patch).into_owned(),
            });
        }
    }
    Ok(())
}

fn nothing(found: &Found, of: usize) -> Repair {
    let tally = &found.tally;
    let judged = format!(
        "{} of {of} candidates judged: {}",
        tally.judged,
        tally.words()
    );
    let furthest = found
        .furthest
        .as_ref()
        .map(|words| format!("; the furthest: {words}"))
        .unwrap_or_default();
    let (status, opening) = match found.ended {
        _ if !found.passed.is_empty() => (
            RepairStatus::Failed,
            "what passed was refused by the proof from a clean build",
        ),
        Ended::Exhausted | Ended::Enough => (RepairStatus::Failed, "no candidate passed"),
        Ended::Budget => (RepairStatus::Budget, "the budget is used up"),
    };
    Repair::without(status, format!("{opening} ({judged}{furthest})"))
}

impl Repair {
    fn without(status: RepairStatus, reason: impl Into<String>) -> Self {
        Self {
            status,
            reason: Some(reason.into()),
            tally: Tally::default(),
            constraints: Vec::new(),
            winner: None,
            ground: None,
        }
    }
}
