use super::*;

#[track_caller]
fn near(actual: f64, expected: f64) {
    assert!(
        (actual - expected).abs() < 1e-9,
        "{actual} is not {expected}"
    );
}

/// By hand: of n fair coins, twice the chance of at most so many heads.
#[test]
fn mcnemar_is_the_exact_binomial() {
    near(mcnemar(0, 0), 1.0);
    near(mcnemar(3, 3), 1.0);
    near(mcnemar(0, 1), 1.0);
    near(mcnemar(0, 5), 2.0 / 32.0);
    near(mcnemar(5, 0), 2.0 / 32.0);
    near(mcnemar(1, 8), 2.0 * (1.0 + 9.0) / 512.0);
    near(mcnemar(2, 10), 2.0 * (1.0 + 12.0 + 66.0) / 4096.0);
    // 2^-2000 is no number of its own.
    let p = mcnemar(900, 1100);
    assert!(p > 0.0 && p < 1e-5, "{p}");
}

#[test]
fn pass_at_k_is_without_bias() {
    let known = |n, right, k, expected| near(pass_at(n, right, k).unwrap(), expected);
    known(10, 3, 1, 0.3);
    known(5, 0, 5, 0.0);
    known(5, 5, 1, 1.0);
    known(5, 1, 5, 1.0);
    // 1 - C(7,5)/C(10,5) = 1 - 21/252
    known(10, 3, 5, 1.0 - 21.0 / 252.0);
    assert_eq!(pass_at(3, 1, 4), None);
    assert_eq!(pass_at(3, 1, 0), None);
}

#[test]
fn quantiles_lie_between_values() {
    near(median(&[3.0, 1.0, 2.0]).unwrap(), 2.0);
    near(median(&[4.0, 1.0]).unwrap(), 2.5);
    near(quantile(&[0.0, 10.0, 20.0, 30.0, 40.0], 0.9).unwrap(), 36.0);
    assert_eq!(median(&[]), None);
}
