use super::*;

fn look(before: i32, after: i32, passed: Option<Passed>) -> InputLook {
    InputLook {
        poc: 0,
        mutant: 0,
        origin: InputOrigin::Mutant,
        outcome: InputOutcome::from_statuses(before, after),
        passed,
    }
}

#[test]
fn what_became_of_an_input() {
    use InputOutcome::*;
    for (before, after, expected) in [
        (0, 0, AnsweredOtherwise),
        (0, 1, RefusedNow),
        (0, 134, RefusedNow),
        (1, 0, AcceptedNow),
        (1, 2, FailedOtherwise),
    ] {
        let outcome = InputOutcome::from_statuses(before, after);
        assert_eq!(outcome, expected, "{before} and {after}");
        assert!(!outcome.is_kept());
    }
}

/// A fix may reject a mutant of the PoC in which something went wrong unnoticed, and may reject bad input with a
/// different message.
#[test]
fn what_is_made_of_valid_input_is_not_refused_by_a_repair() {
    use InputOrigin::*;
    for (origin, [otherwise, refused, failed]) in [
        (Whole, [true, true, true]),
        (Reshaped, [false, true, false]),
        (Mutant, [false, false, false]),
    ] {
        let is_changed_for_the_worse = |before, after| {
            let look = look(before, after, None);
            InputLook { origin, ..look }.is_changed_for_the_worse()
        };
        assert_eq!(is_changed_for_the_worse(0, 0), otherwise, "{origin:?}");
        assert_eq!(is_changed_for_the_worse(0, 1), refused, "{origin:?}");
        assert_eq!(is_changed_for_the_worse(1, 2), failed, "{origin:?}");
        let kept = InputLook {
            origin,
            outcome: InputOutcome::Accepted,
            ..look(0, 0, None)
        };
        assert!(!kept.is_changed_for_the_worse());
    }
}

/// An input that was not observed is not exonerated, and an observed run that misses the change is no evidence.
#[test]
fn a_changed_run_met_the_change_and_a_kept_one_must_be_seen_to() {
    let line = || {
        let file = RelPath::new(b"a.c".to_vec()).unwrap();
        Passed::from([(0, file, 7)])
    };
    for unseen in [None, Some(Passed::new()), Some(line())] {
        assert!(look(0, 0, unseen).is_through());
    }
    let kept = |passed| InputLook {
        outcome: InputOutcome::Accepted,
        ..look(0, 0, passed)
    };
    assert!(!kept(None).is_through());
    assert!(!kept(Some(Passed::new())).is_through());
    assert!(kept(Some(line())).is_through());
}
