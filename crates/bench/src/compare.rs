//! Two sides on the same cases: who repairs what the other does not, and whether that may be chance.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::error::BenchError;
use crate::report::BenchReport;
use crate::stats::mcnemar;

/// The fields of its JSON are a contract.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Comparison {
    /// The names of the ways.
    pub before: String,
    pub after: String,
    /// Cases that both sides tried.
    pub cases: usize,
    pub both: usize,
    pub neither: usize,
    /// Repaired by the second only.
    pub won: Vec<String>,
    /// Repaired by the first only.
    pub lost: Vec<String>,
    /// Of McNemar's exact test.
    pub p: f64,
    /// Repaired by both, with another patch.
    pub other_patch: Vec<String>,
    /// Cases that only one side tried: they count nowhere.
    pub only_one_tried: Vec<String>,
}

/// One side: a report, and one way of it if it is about that alone.
#[derive(Debug, Clone, Copy)]
pub struct Side<'r> {
    pub report: &'r BenchReport,
    pub arm: Option<&'r str>,
}

/// Compares a way with a way. Where neither side names one, each way is compared with its namesake.
pub fn compare(before: Side<'_>, after: Side<'_>) -> Result<Vec<Comparison>, BenchError> {
    let pairs: Vec<(&str, &str)> = match (only(before)?, only(after)?) {
        (Some(first), Some(second)) => vec![(first, second)],
        (None, None) => {
            let names = before.report.arms.iter().map(|arm| arm.name.as_str());
            let known = |name: &&str| after.report.arms.iter().any(|arm| arm.name == *name);
            names.filter(known).map(|name| (name, name)).collect()
        }
        (Some(_), None) => return Err(which("B", after.report)),
        (None, Some(_)) => return Err(which("A", before.report)),
    };
    if pairs.is_empty() {
        let words =
            "the two benchmarks have no way in common; name one of each, such as DIR:constraint";
        return Err(BenchError::Choice(words.to_owned()));
    }
    let compared = pairs.into_iter();
    Ok(compared
        .map(|(first, second)| compare_two((before.report, first), (after.report, second)))
        .collect())
}

/// The way that a side is about, if it is one.
fn only(side: Side<'_>) -> Result<Option<&str>, BenchError> {
    let arms = &side.report.arms;
    match side.arm {
        None => Ok(match arms.as_slice() {
            [one] => Some(&one.name),
            _ => None,
        }),
        Some(name) => match arms.iter().find(|arm| arm.name == name) {
            Some(arm) => Ok(Some(&arm.name)),
            None => Err(which(
                &format!("no way is called {name:?}: it"),
                side.report,
            )),
        },
    }
}

fn which(side: &str, report: &BenchReport) -> BenchError {
    let names: Vec<&str> = report.arms.iter().map(|arm| arm.name.as_str()).collect();
    BenchError::Choice(format!(
        "{side} has the ways {}; name one as DIR:WAY",
        names.join(", ")
    ))
}

fn compare_two(
    (before, first): (&BenchReport, &str),
    (after, second): (&BenchReport, &str),
) -> Comparison {
    let (one, two) = (sides(before, first), sides(after, second));
    let tried: BTreeSet<&str> = one.keys().chain(two.keys()).copied().collect();
    let mut found = Comparison {
        before: first.to_owned(),
        after: second.to_owned(),
        cases: 0,
        both: 0,
        neither: 0,
        won: Vec::new(),
        lost: Vec::new(),
        p: 1.0,
        other_patch: Vec::new(),
        only_one_tried: Vec::new(),
    };
    for case in tried {
        let (Some(one), Some(two)) = (one.get(case), two.get(case)) else {
            found.only_one_tried.push(case.to_owned());
            continue;
        };
        found.cases += 1;
        match (one.is_empty(), two.is_empty()) {
            (true, true) => found.neither += 1,
            (true, false) => found.won.push(case.to_owned()),
            (false, true) => found.lost.push(case.to_owned()),
            (false, false) => {
                found.both += 1;
                if one.is_disjoint(two) {
                    found.other_patch.push(case.to_owned());
                }
            }
        }
    }
    found.p = mcnemar(found.lost.len(), found.won.len());
    found
}

/// The plausible patches of each case that was tried to its end.
fn sides<'r>(report: &'r BenchReport, arm: &str) -> BTreeMap<&'r str, BTreeSet<&'r str>> {
    let mut cases: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in report
        .cells
        .iter()
        .filter(|row| row.arm == arm && row.is_final())
    {
        let patches = cases.entry(&row.case).or_default();
        if row.plausible {
            patches.insert(&row.patch);
        }
    }
    cases
}

#[cfg(test)]
#[path = "compare_tests.rs"]
mod tests;
