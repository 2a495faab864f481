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
