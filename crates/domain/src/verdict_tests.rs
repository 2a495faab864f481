use super::*;

fn stages(outcomes: &[(StageName, StageOutcome)]) -> Vec<Stage> {
    let stage = |(name, outcome): &(StageName, StageOutcome)| Stage {
        name: *name,
        outcome: *outcome,
        seconds: 0.0,
        detail: String::new(),
    };
    outcomes.iter().map(stage).collect()
}

/// All pass but the named one.
fn all_but(name: StageName, outcome: Option<StageOutcome>) -> Vec<Stage> {
    let row = |stage: StageName| {
        if stage == name {
            outcome.map(|outcome| (stage, outcome))
        } else {
            Some((stage, StageOutcome::Pass))
        }
    };
    stages(
        &StageName::ALL
            .into_iter()
            .filter_map(row)
            .collect::<Vec<_>>(),
    )
}

/// The tests run through the change.
fn through() -> BenignEvidence {
    BenignEvidence {
        tests: true,
        ..BenignEvidence::default()
    }
}

#[test]
fn tests_that_pass_elsewhere_are_no_tests_of_the_change() {
    let all = all_but(StageName::Test, Some(StageOutcome::Pass));
    let kept = |kept, changed, unknown: Option<&str>| BenignEvidence {
        kept,
        changed,
        unknown: unknown.map(str::to_owned),
        ..BenignEvidence::default()
    };
    for (evidence, expected) in [
        (through(), Trust::Verified),
        (kept(1, 0, None), Trust::Verified),
        (BenignEvidence::default(), Trust::Untested),
        (kept(0, 3, None), Trust::Untested),
        (kept(1, 0, Some("no debug information")), Trust::Untested),
        (kept(8, 8, None), Trust::Verified),
        (
            BenignEvidence {
                answered_otherwise: 1,
                ..through()
            },
            Trust::Untested,
        ),
        (
            BenignEvidence {
                accepted_now: 1,
                ..through()
            },
            Trust::Untested,
        ),
        (
            BenignEvidence {
                refused_now: 1,
                ..through()
            },
            Trust::Verified,
        ),
        (
            BenignEvidence {
                unanswered: 1,
                ..through()
            },
            Trust::Untested,
        ),
        (
            BenignEvidence {
                own_changed: 1,
                ..through()
            },
            Trust::Untested,
        ),
    ] {
        assert_eq!(trust(&all, &evidence), expected, "{evidence:?}");
    }
}

#[test]
fn trust_fails_closed() {
    use StageName::*;
    assert_eq!(trust(&[], &through()), Trust::Rejected);
    for name in StageName::ALL {
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Pass)), &through()),
            Trust::Verified
        );
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Fail)), &through()),
            Trust::Rejected,
            "{name:?}"
        );
        assert_eq!(
            trust(&all_but(name, None), &through()),
            Trust::Rejected,
            "{name:?} is missing"
        );
        let expected = match name {
            Syntax | Leak | Neighbours => Trust::Verified,
            Test => Trust::Untested,
            Apply | Scope | Build | Ran | Poc => Trust::Rejected,
        };
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::NotRun)), &through()),
            expected,
            "{name:?}"
        );
    }
}
