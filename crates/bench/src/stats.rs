//! The few statistics that reports need, exact where the counts are small.

/// McNemar's test for two ways on the same cases: how likely so uneven a split of the cases that only one of them repairs is if
/// both are equally good. Exact (binomial, both sides), since benchmarks are small.
pub fn mcnemar(only_first: usize, only_second: usize) -> f64 {
    let n = only_first + only_second;
    let least = only_first.min(only_second);
    let half = -(n as f64) * std::f64::consts::LN_2;
    let tail: f64 = (0..=least).map(|k| (ln_choose(n, k) + half).exp()).sum();
    (2.0 * tail).min(1.0)
}

/// How likely one of `k` tries succeeds, from `n` tries of which `right` did: the estimate without bias, 1 - C(n-right, k) /
/// C(n, k). Nothing if there were fewer tries.
pub fn pass_at(n: usize, right: usize, k: usize) -> Option<f64> {
    if k == 0 || k > n || right > n {
        return None;
    }
    let mut none = 1.0;
    for at in 0..k {
        let left = (n - right).saturating_sub(at);
        none *= left as f64 / (n - at) as f64;
    }
    Some(1.0 - none)
}

/// Nothing of nothing.
pub fn median(values: &[f64]) -> Option<f64> {
    quantile(values, 0.5)
}

/// Between the two nearest values where it falls between them.
pub fn quantile(values: &[f64], at: f64) -> Option<f64> {
    let mut sorted: Vec<f64> = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = at.clamp(0.0, 1.0) * sorted.len().checked_sub(1)? as f64;
    let (below, above) = (place.floor() as usize, place.ceil() as usize);
    let (low, high) = (*sorted.get(below)?, *sorted.get(above)?);
    Some(low + (high - low) * (place - place.floor()))
}

fn ln_choose(n: usize, k: usize) -> f64 {
    let k = k.min(n - k.min(n));
    (0..k)
        .map(|at| ((n - at) as f64).ln() - ((at + 1) as f64).ln())
        .sum()
}

#[cfg(test)]
#[path = "stats_tests.rs"]
mod tests;
