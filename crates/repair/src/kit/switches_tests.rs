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
    assert_eq!(help(Optimisation::ReportPurification), full);
    assert_eq!(help(Optimisation::Counterexamples), full);
    assert_eq!(
        help(Optimisation::ChainCompression),
        full.clone().without("chain-compression").unwrap()
    );
    assert_eq!(
        help(Optimisation::AutoCorrection),
        full.without("auto-correction").unwrap()
    );
}
