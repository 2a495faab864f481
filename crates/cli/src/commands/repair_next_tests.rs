use super::*;

fn ended(status: RepairStatus, trust: Option<Trust>) -> Ended<'static> {
    Ended {
        run: "RUN",
        status,
        trust,
        candidates: 3,
        model_calls: 0,
        tests: Tests::NotGiven,
    }
}

#[test]
fn every_end_but_a_verified_patch_says_what_to_do_next() {
    for (status, trust, expected) in [
        (RepairStatus::Repaired, Some(Trust::Verified), ""),
        (
            RepairStatus::Repaired,
            Some(Trust::Untested),
            "--test 'make check'",
        ),
        (RepairStatus::Failed, None, "`patchwright show RUN`"),
        (RepairStatus::Failed, None, "--model openai/NAME"),
        (RepairStatus::NotReproduced, None, "`patchwright reproduce`"),
        (RepairStatus::Flaky, None, "`patchwright reproduce`"),
        (RepairStatus::Interrupted, None, "--resume RUN"),
        (RepairStatus::Budget, None, "--resume RUN"),
    ] {
        let said = next_steps(&ended(status, trust)).join("\n");
        assert!(said.contains(expected), "{status:?}: {said}");
        assert_eq!(said.is_empty(), expected.is_empty(), "{status:?}: {said}");
    }
}

#[test]
fn only_what_was_not_tried_is_proposed() {
    let said = next_steps(&Ended {
        model_calls: 3,
        candidates: 0,
        ..ended(RepairStatus::Failed, None)
    });
    let said = said.join("\n");
    assert!(
        said.contains("--rounds") && !said.contains("patchwright show"),
        "{said}"
    );
}
