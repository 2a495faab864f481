use super::*;
use crate::verdict::{PocOutcome, PocVerdict, StageName};

fn verdict(accepted: bool, failed_stage: Option<StageName>) -> Verdict {
    Verdict {
        accepted,
        failed_stage,
        ..crate::verdict::tests::verdict(Trust::Rejected)
    }
}

#[test]
fn a_tally_tells_where_candidates_were_refused() {
    let mut tally = Tally::default();
    for (accepted, stage) in [
        (false, Some(StageName::Poc)),
        (false, Some(StageName::Syntax)),
        (true, None),
        (false, Some(StageName::Poc)),
        (false, None),
    ] {
        tally.count(&verdict(accepted, stage));
    }
    assert_eq!(tally.judged, 5);
    assert_eq!(
        tally.describe(),
        "5 candidates: 1 does not compile, 2 still crash, 1 could not be judged, 1 passes"
    );
    tally.proposed = 31;
    assert!(tally.describe().starts_with("5 of 31 candidates: "));
}

#[test]
fn what_became_of_all_is_said_once() {
    for (count, accepted, proposed, expected) in [
        (1, false, 1, "1 candidate still crashes"),
        (3, false, 3, "all 3 candidates still crash"),
        (3, false, 9, "3 of 9 candidates: 3 still crash"),
        (1, true, 1, "1 candidate passes"),
        (2, true, 2, "all 2 candidates pass"),
    ] {
        let mut tally = Tally {
            proposed,
            ..Tally::default()
        };
        let stage = (!accepted).then_some(StageName::Poc);
        (0..count).for_each(|_| tally.count(&verdict(accepted, stage)));
        assert_eq!(tally.describe(), expected);
    }
}

#[test]
fn patches_that_do_not_fit_are_told_behind_the_candidates() {
    for (judged, misfits, expected) in [
        (0, 1, "1 patch does not fit the source"),
        (0, 2, "2 patches do not fit the source"),
        (
            1,
            2,
            "1 candidate still crashes; 2 patches do not fit the source",
        ),
    ] {
        let mut tally = Tally {
            proposed: judged,
            misfits,
            ..Tally::default()
        };
        (0..judged).for_each(|_| tally.count(&verdict(false, Some(StageName::Poc))));
        assert_eq!(tally.describe(), expected);
    }
}

#[test]
fn what_a_poc_shows_tells_refusals_at_its_stage_apart() {
    let mut tally = Tally::default();
    for outcome in [
        PocOutcome::SameBug,
        PocOutcome::OtherBug,
        PocOutcome::OtherBug,
        PocOutcome::Hang,
        PocOutcome::Inconclusive,
    ] {
        let poc = |outcome| PocVerdict {
            name: "main".to_owned(),
            outcome,
            runs: 1,
        };
        tally.count(&Verdict {
            pocs: vec![poc(PocOutcome::Clean), poc(outcome)],
            ..verdict(false, Some(StageName::Poc))
        });
    }
    assert_eq!(
        tally.describe(),
        "5 candidates: 1 still crashes, 2 crash elsewhere, 1 hangs, 1 is inconclusive"
    );
    assert_eq!(Tally::default().describe(), "0 candidates");
}

#[test]
fn names_are_those_of_the_json() {
    for status in [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
        RepairStatus::Interrupted,
        RepairStatus::Budget,
    ] {
        assert_eq!(
            serde_json::to_value(status).unwrap(),
            serde_json::json!(status.name())
        );
    }
}
