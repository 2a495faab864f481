use super::*;

const RUNS: Runs = Runs {
    failing: 4,
    passing: 10,
};

fn hits(failing: u32, passing: u32) -> Hits {
    Hits { failing, passing }
}

/// Worked out by hand from the definitions.
#[test]
fn scores_are_those_of_the_formulas() {
    for (line, expected) in [
        (hits(4, 0), [1.0, f64::INFINITY, 1.0]),
        (hits(4, 10), [0.5345, 1.6, 0.5]),
        (hits(2, 2), [0.5, 1.0, 0.7143]),
        (hits(1, 0), [0.5, 0.3333, 1.0]),
        (hits(0, 7), [0.0, 0.0, 0.0]),
        (hits(0, 0), [0.0, 0.0, 0.0]),
    ] {
        let scores = Formula::ALL.map(|formula| formula.score(line, RUNS));
        for (score, expected) in scores.into_iter().zip(expected) {
            let near = score == expected || (score - expected).abs() < 0.0001;
            assert!(near, "{line:?}: {scores:?}");
        }
    }
}

#[test]
fn without_a_passing_run_every_line_of_the_crash_is_as_suspicious_as_any_other() {
    let runs = Runs {
        failing: 1,
        passing: 0,
    };
    for formula in Formula::ALL {
        let order = formula.compare(hits(1, 0), hits(1, 0), runs);
        assert_eq!(order, Ordering::Equal);
        assert_eq!(
            formula.compare(hits(1, 0), hits(0, 0), runs),
            Ordering::Less
        );
    }
}

#[test]
fn formulas_are_known_by_their_names() {
    for formula in Formula::ALL {
        assert_eq!(formula.name().parse(), Ok(formula));
    }
    let unknown = "jaccard".parse::<Formula>().unwrap_err().to_string();
    assert!(unknown.contains("ochiai, dstar, tarantula"), "{unknown}");
}
