//! One repair from the base to the proved patch; all events go to the subject's sink.

mod briefing;
mod bugs;
mod cut_off;
mod explain;
mod finish;
mod in_turn;
mod order;
mod outcome;
mod poc_search;
mod traps;

use std::time::Instant;

use patchwright_domain::case::{Case, Poc};
use patchwright_domain::count::counted;
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_judge::{Judge, JudgeError};
use patchwright_subject::{Base, Subject};

use crate::candidates::{
    Budget, Ended, Found, Ledger, LeftOut, OUT_OF_TIME, Originals, Scene, search,
};
use crate::error::RepairError;
use crate::looking::Looking;
use crate::strategies::derived_properties;

pub use briefing::{Briefing, SERVER_INSTRUCTIONS};
pub use order::Order;
pub use outcome::{Ground, Repair, Touched, Winner};

use finish::{Finish, Unfit};
use poc_search::PocSearch;

/// Repairs the case with the strategies named in the order.
pub fn repair(subject: &Subject<'_>, order: &Order<'_>) -> Result<Repair, RepairError> {
    let deadline = Instant::now() + order.budget.seconds;
    match run(subject, order, deadline) {
        Err(_) if subject.is_cancelled() => Ok(Repair::without(
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
    if subject.case.pocs.is_empty() {
        return from_issue(subject, base, order, deadline);
    }
    let judge = match Judge::prepare(subject, &base) {
        Ok(judge) => judge,
        Err(error) => return unreproduced(error),
    };
    judge.derive_properties_by(derived_properties);
    for useless in judge.state_properties(&order.properties)? {
        if let Some(text) = useless.why_useless() {
            subject.tell(Event::Noted { text });
        }
    }
    let ground = ground(subject, &base, &judge)?;
    for text in bugs::several(subject, judge.pocs()) {
        subject.tell(Event::Noted { text });
    }
    let scene = Scene {
        subject,
        base: &base,
        judge: &judge,
        looking: looking(subject, &base, &judge),
        originals: Originals::default(),
        strictness: order.strictness,
        operators_off: order.portfolio.operators_off.clone(),
    };
    let mut repair = in_turn::work(&scene, order, deadline)?;
    repair.ground = Some(ground);
    let access = order.access.as_ref();
    repair.cost = access
        .map(|access| access.budget.cost())
        .unwrap_or_default();
    Ok(repair)
}

/// Searches for a PoC, then continues with it as with any other.
fn from_issue(
    subject: &Subject<'_>,
    base: Base,
    order: &Order<'_>,
    deadline: Instant,
) -> Result<Repair, RepairError> {
    let poc = match poc_search::search(subject, &base, order, deadline)? {
        PocSearch::Found(poc) => *poc,
        PocSearch::Nothing(why) => return Ok(Repair::without(RepairStatus::NotReproduced, why)),
    };
    drop(base);
    subject.tell(Event::Noted {
        text: format!("the bug of the issue is shown by `{}`", poc.command),
    });
    let case = Case {
        pocs: vec![poc],
        ..subject.case.clone()
    };
    let mut repair = run(&subject.with_case(&case), order, deadline)?;
    repair.case = Some(Box::new(case));
    Ok(repair)
}

fn looking<'a>(subject: &'a Subject<'a>, base: &'a Base, judge: &Judge<'_>) -> Looking<'a> {
    let report = |poc: &Poc| {
        let known = judge.pocs().iter().find(|known| known.name == poc.name);
        known.map(|known| known.report.clone())
    };
    let pocs = subject.case.pocs.iter();
    // A failing test has no stack to look at more closely.
    let crashes = pocs.filter(|poc| poc.failing_tests().is_none());
    let bugs = crashes.filter_map(|poc| Some((poc, report(poc)?)));
    Looking::new(subject, base, bugs.collect())
}

fn unreproduced(error: JudgeError) -> Result<Repair, RepairError> {
    let status = match &error {
        JudgeError::NoPoc
        | JudgeError::NotReproduced { .. }
        | JudgeError::TestsDoNotFail { .. } => RepairStatus::NotReproduced,
        JudgeError::TooFlaky { .. } => RepairStatus::Flaky,
        JudgeError::Subject(_)
        | JudgeError::CannotRun { .. }
        | JudgeError::LimitTooTight { .. }
        | JudgeError::Infrastructure { .. }
        | JudgeError::Trouble { .. }
        | JudgeError::Source(_)
        | JudgeError::Scope { .. }
        | JudgeError::Derive(_)
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

/// Proves the best patch. What was left out is judged within `budget` if none can be proved.
fn ending(
    ledger: &Ledger<'_>,
    found: &mut Found,
    budget: &Budget,
    deadline: Instant,
) -> Result<Repair, RepairError> {
    let mut end = finish::finish(ledger, found, deadline)?;
    let judged_before = found.tally.judged;
    let mut searched_again = false;
    while let Finish::Refused(earlier) = &end
        && !found.left_out.is_empty()
        // What the proof refuses twice, it will refuse again.
        && (!searched_again || earlier.as_ref().is_some_and(Unfit::is_of_this_one))
    {
        searched_again = true;
        let earlier = earlier.clone();
        let budget = Budget {
            candidates: budget
                .candidates
                .saturating_sub(found.tally.judged - judged_before),
            ..budget.clone()
        };
        let left_out = std::mem::take(&mut found.left_out).into_iter();
        let left_out = left_out.map(LeftOut::proposed).collect();
        let further = search(ledger, left_out, &budget, deadline)?;
        end = match finish::finish(ledger, &further, deadline)? {
            Finish::Refused(None) => Finish::Refused(earlier),
            other => other,
        };
        found.add(further);
    }
    Ok(match end {
        Finish::Proved(winner) => Repair {
            winner: Some(*winner),
            reason: None,
            ..Repair::without(RepairStatus::Repaired, "")
        },
        Finish::Refused(why) => nothing(found, why),
        Finish::OutOfTime => Repair::without(
            RepairStatus::Budget,
            format!(
                "{OUT_OF_TIME}: {} passed, but the proof from a clean build did not end in time",
                counted(found.passed.len(), "candidate")
            ),
        ),
    })
}

/// `refused` says why the last candidate that had passed was refused.
fn nothing(found: &Found, refused: Option<Unfit>) -> Repair {
    if let (Ended::Nothing(reason), 0) = (&found.ended, found.tally.judged) {
        return Repair::without(RepairStatus::Failed, reason);
    }
    let judged = found.tally.describe();
    let furthest = found
        .furthest()
        .map(|detail| format!("; the one that came furthest: {detail}"))
        .unwrap_or_default();
    if let Some(why) = refused {
        let reason = format!("{} ({judged})", why.describe());
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
