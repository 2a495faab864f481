use super::*;
use crate::report::{BugKind, Signature};

/// One without anything in it.
pub(crate) fn verdict(trust: Trust) -> Verdict {
    Verdict::new(String::new(), trust, Vec::new(), BaseSummary::default())
}

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
        (
            BenignEvidence {
                refused_now: 1,
                valid_refused: 1,
                ..through()
            },
            Trust::Untested,
        ),
    ] {
        assert_eq!(trust(&all, &evidence, None), expected, "{evidence:?}");
    }
}

#[test]
fn an_object_that_goes_wrong_elsewhere_takes_the_word_away() {
    for (same_object, expected) in [(false, Trust::Verified), (true, Trust::Untested)] {
        let search = SearchCounts {
            other_bugs: vec![OtherBug {
                kind: BugKind::HeapBufferOverflow,
                headline: "writes 4 bytes past a block".to_owned(),
                signature: Signature("overflow".to_owned()),
                input: "crash".to_owned(),
                case: "other-bug-1".to_owned(),
                unpatched: true,
                same_object,
            }],
            ..SearchCounts::default()
        };
        let stages = all_but(StageName::Test, Some(StageOutcome::Pass));
        let trust = trust(&stages, &through(), Some(&search));
        assert_eq!(trust, expected, "{same_object}");
        let verdict = Verdict {
            benign: through(),
            search: Some(search),
            ..Verdict::new("c".to_owned(), trust, stages, Default::default())
        };
        let why = verdict.untested_because();
        assert_eq!(
            why.contains("goes wrong elsewhere: writes 4"),
            same_object,
            "{why}"
        );
    }
}

#[test]
fn trust_fails_closed() {
    use StageName::*;
    assert_eq!(trust(&[], &through(), None), Trust::Rejected);
    for name in StageName::ALL {
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Pass)), &through(), None),
            Trust::Verified
        );
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::Fail)), &through(), None),
            Trust::Rejected,
            "{name:?}"
        );
        let missing = match name {
            // Only there if something was stated, or asked for.
            Property | Search => Trust::Verified,
            _ => Trust::Rejected,
        };
        assert_eq!(
            trust(&all_but(name, None), &through(), None),
            missing,
            "{name:?} is missing"
        );
        let expected = match name {
            Syntax | Leak | Property | Neighbours | Search => Trust::Verified,
            Test => Trust::Untested,
            Apply | Scope | Build | Ran | Poc => Trust::Rejected,
        };
        assert_eq!(
            trust(&all_but(name, Some(StageOutcome::NotRun)), &through(), None),
            expected,
            "{name:?}"
        );
    }
}

#[test]
fn an_untested_patch_says_what_is_missing() {
    let test = |outcome| all_but(StageName::Test, Some(outcome));
    let passed = || test(StageOutcome::Pass);
    let none = BenignEvidence::default;
    let unknown = BenignEvidence {
        unknown: Some("no debug information".to_owned()),
        ..none()
    };
    let unanswered = BenignEvidence {
        tests: true,
        unanswered: 1,
        ..none()
    };
    let otherwise = BenignEvidence {
        tests: true,
        answered_otherwise: 2,
        valid_refused: 1,
        ..none()
    };
    let cases = [
        (Vec::new(), none(), "no test was run"),
        (test(StageOutcome::NotRun), none(), "the case names none"),
        (
            passed(),
            none(),
            "the tests pass, but no benign run passes through the change",
        ),
        (
            passed(),
            unknown,
            "the tests pass, but nothing shows that a benign run passes through the change: no debug information",
        ),
        (
            passed(),
            unanswered,
            "the tests pass, but no run shows whether what it takes away is missed",
        ),
        (
            passed(),
            otherwise,
            "the tests pass, but benign runs through the change do what no repair asks for: 2 inputs with another answer, \
             1 input made of valid input and refused now",
        ),
    ];
    for (mut stages, benign, expected) in cases {
        for stage in &mut stages {
            stage.detail = "the case names none".to_owned();
        }
        let verdict = Verdict {
            stages,
            benign,
            ..verdict(Trust::Untested)
        };
        assert_eq!(verdict.untested_because(), expected);
    }
}
