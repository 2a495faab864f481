//! One repair from the base to the proved patch; everything that happens goes to the subject's sink.

mod budget;
mod bugs;
mod choose;
mod cut_off;
mod finish;
mod found;
mod history;
mod ledger;
mod order;
mod protect;
mod search;
mod traps;

use std::collections::BTreeMap;
use std::time::Instant;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::counted;
use patchwright_domain::event::Event;
use patchwright_domain::repair::{Cost, Note, RepairStatus, Tally};
use patchwright_domain::reproduction::{BaseSummary, TestSummary};
use patchwright_judge::{Judge, JudgeError, Judged, PocBaseline};
use patchwright_subject::{Base, Subject};

use crate::error::RepairError;
use crate::strategies::{RepairContext, Scene};

pub use budget::Budget;
pub use history::History;
pub use order::{ModelAccess, Order};

pub(crate) use choose::{fifths, order as order_of_merit};
pub(crate) use found::{Ended, Found, OUT_OF_TIME, Passed, Refused, most_candidates};
pub(crate) use ledger::Ledger;
pub(crate) use search::search;

use finish::{Finish, Unfit};
use found::LeftOut;

/// How a repair ended.
#[derive(Debug)]
pub struct Repair {
    pub status: RepairStatus,
    /// Why there is no patch; nothing when there is one.
    pub reason: Option<String>,
    pub tally: Tally,
    pub constraints: Vec<Constraint>,
    /// What models cost.
    pub cost: Cost,
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
    /// What could not be tried of it, in words.
    pub doubts: Vec<String>,
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
pub fn repair(subject: &Subject<'_>, order: &Order<'_>) -> Result<Repair, RepairError> {
    let deadline = Instant::now() + order.budget.seconds;
    match run(subject, order, deadline) {
        Err(_) if subject.cancel.is_cancelled() => Ok(Repair::without(
            RepairStatus::Interrupted,
            "stopped by the user",
        )),
        other => other,
    }
}

fn run(subject: &Subject<'_>, order: &Order<'_>, deadline: Instant) -> Result<Repair, RepairError> {
    let base = subject.base()?;
    if order.history.is_of_another(base.key()) {
        return Err(RepairError::BaseChanged);
    }
    let judge = match Judge::prepare(subject, &base) {
        Ok(judge) => judge,
        Err(error) => return unreproduced(error),
    };
    let ground = ground(subject, &base, &judge)?;
    for text in bugs::several(subject, judge.pocs()) {
        (subject.sink)(Event::Noted { text });
    }
    let scene = Scene {
        subject,
        base: &base,
        judge: &judge,
    };
    let ledger = Ledger::new(&scene, &order.history);
    let ctx = RepairContext {
        ledger: &ledger,
        budget: order.budget.clone(),
        deadline,
        access: order.access.as_ref(),
    };
    let found = order.strategy.work(&ctx)?;
    let mut repair = ending(&ledger, found, &order.budget, deadline)?;
    repair.ground = Some(ground);
    repair.cost = ctx
        .access
        .map(|access| access.budget.cost())
        .unwrap_or_default();
    Ok(repair)
}

fn unreproduced(error: JudgeError) -> Result<Repair, RepairError> {
    let status = match &error {
        JudgeError::NotReproduced { .. } => RepairStatus::NotReproduced,
        JudgeError::TooFlaky { .. } => RepairStatus::Flaky,
        JudgeError::Subject(_)
        | JudgeError::CannotRun { .. }
        | JudgeError::LimitTooTight { .. }
        | JudgeError::Infrastructure { .. }
        | JudgeError::Trouble { .. }
        | JudgeError::Source(_)
        | JudgeError::Scope { .. }
        | JudgeError::Thread
        | JudgeError::StageOrder(_) => return Err(error.into()),
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

fn ending(
    ledger: &Ledger<'_>,
    mut found: Found,
    budget: &Budget,
    deadline: Instant,
) -> Result<Repair, RepairError> {
    let mut end = finish::finish(ledger, &found, deadline)?;
    let mut searched_again = false;
    while let Finish::Refused(earlier) = &end
        && !found.left_out.is_empty()
        // What the proof refuses twice, it will refuse again; a condition that cuts off says nothing of the next candidate.
        && (!searched_again || matches!(earlier, Some(Unfit::CutsOff(_))))
    {
        searched_again = true;
        let earlier = earlier.clone();
        let budget = Budget {
            candidates: budget.candidates.saturating_sub(found.tally.judged),
            ..budget.clone()
        };
        let left_out = std::mem::take(&mut found.left_out).into_iter();
        let left_out = left_out.map(LeftOut::proposed).collect();
        let further = search::search(ledger, left_out, &budget, deadline)?;
        end = match finish::finish(ledger, &further, deadline)? {
            Finish::Refused(None) => Finish::Refused(earlier),
            other => other,
        };
        found.add(further);
    }
    let mut repair = match end {
        Finish::Proved(winner) => Repair {
            winner: Some(*winner),
            reason: None,
            ..Repair::without(RepairStatus::Repaired, "")
        },
        Finish::Refused(why) => nothing(&found, why),
        Finish::OutOfTime => Repair::without(
            RepairStatus::Budget,
            format!(
                "{OUT_OF_TIME}: {} passed, but the proof from a clean build did not end in time",
                counted(found.passed.len(), "candidate")
            ),
        ),
    };
    repair.tally = found.tally;
    repair.constraints = found.constraints;
    Ok(repair)
}

/// `refused` is why the last one that had passed was.
fn nothing(found: &Found, refused: Option<Unfit>) -> Repair {
    if let (Ended::Nothing(reason), 0) = (&found.ended, found.tally.judged) {
        return Repair::without(RepairStatus::Failed, reason);
    }
    let judged = found.tally.words();
    let furthest = found
        .furthest()
        .map(|detail| format!("; the one that came furthest: {detail}"))
        .unwrap_or_default();
    if let Some(why) = refused {
        let reason = format!("{} ({judged})", why.words());
        return Repair::without(RepairStatus::Failed, reason);
    }
    let (status, opening) = match &found.ended {
        Ended::Nothing(_) | Ended::Exhausted | Ended::Enough => {
            (RepairStatus::Failed, "no candidate passed".to_owned())
        }
        Ended::Budget(limit) => (RepairStatus::Budget, limit.clone()),
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
            cost: Cost::default(),
            winner: None,
            ground: None,
        }
    }
}
