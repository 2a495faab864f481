use super::*;

#[test]
fn every_word_leaves_out_its_own_and_nothing_else() {
    for one in Optimisation::ALL {
        let off: Switches = [one.name().parse().unwrap()].into_iter().collect();
        for other in Optimisation::ALL {
            let expected = if other == one {
                Switch::Off
            } else {
                Switch::On
            };
            assert_eq!(
                off.switch(other),
                expected,
                "{} without {}",
                other.name(),
                one.name()
            );
        }
    }
    let unknown = "chains".parse::<Optimisation>().unwrap_err();
    assert!(
        unknown.to_string().contains("chain-compression"),
        "{unknown}"
    );
}

#[test]
fn tools_are_told_what_concerns_them() {
    let help = |one| Switches::default().without(one).help();
    let full = Help::default();
    assert_eq!(Switches::default().help(), full);
    assert_eq!(help(Optimisation::Counterexamples), full);
    for one in [
        Optimisation::ReportPurification,
        Optimisation::ChainCompression,
        Optimisation::DominatorActions,
        Optimisation::HeuristicExploration,
        Optimisation::AutoCorrection,
    ] {
        let expected = full.clone().without(one.name()).unwrap();
        assert_ne!(expected, full);
        assert_eq!(help(one), expected, "{}", one.name());
    }
}

#[test]
fn operators_are_left_out_by_their_word() {
    let words = [
        "operator:guard-with-the-functions-error-exit".to_owned(),
        "counterexamples".to_owned(),
    ];
    let off = Switches::parse(&words).unwrap();
    assert_eq!(
        off.operators_off(),
        &BTreeSet::from([Operator::GuardWithErrorExit])
    );
    assert_eq!(off.switch(Optimisation::Counterexamples), Switch::Off);
    assert_eq!(Switches::parse(&off.words()).unwrap(), off);
    let unknown = Switches::parse(&["operator:luck".to_owned()]).unwrap_err();
    assert!(
        unknown.to_string().contains("tighten-the-comparison"),
        "{unknown}"
    );
    for operator in Operator::ALL {
        assert_eq!(operator.word().parse(), Ok(*operator));
    }
}

#[test]
fn only_some_switches_concern_repair_without_a_model() {
    for (word, concerns) in [
        ("operator:clamp-to-the-bound", true),
        ("analysis-build", true),
        ("counterexamples", false),
        // Of what other strategies are told of the constraint.
        ("constraint", false),
    ] {
        let switches = Switches::parse(&[word.to_owned()]).unwrap();
        assert_eq!(switches.concern_repair_without_model(), concerns, "{word}");
    }
}
