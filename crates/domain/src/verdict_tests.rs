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

#[test]
fn trust_fails_closed() {
    use StageName::*;
    assert_eq!(trust(&[]), Trust::Rejected);
    for name in StageName::ALL {
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Pass))),
            Trust::Verified
        );
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Fail))),
            Trust::Rejected,
            "{name:?}"
        );
        assert_eq!(
            trust(&all_but(name, None)),
            Trust::Rejected,
            "{name:?} is missing"
        );
        let expected = match name {
            Syntax | Leak | Neighbours => Trust::Verified,
            Test => Trust::Untested,
            Apply | Scope | Build | Ran | Poc => Trust::Rejected,
        };
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::NotRun))),
            expected,
            "{name:?}"
        );
    }
}
