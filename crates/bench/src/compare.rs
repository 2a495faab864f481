//! Two sides on the same cases: who repairs what the other does not, and whether that may be chance.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::baseline::{Baseline, KeptCell, KeptPatch};
use crate::correct::Correctness;
use crate::error::BenchError;
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
    /// The second has only wrong patches for it, and the first had none or better ones: worse than no patch.
    pub refuted: Vec<String>,
    /// Cases that only one side tried: they count nowhere.
    pub only_one_tried: Vec<String>,
}

/// One side: what became of its cells, and one way of it if it is about that alone.
#[derive(Debug, Clone, Copy)]
pub struct Side<'r> {
    pub cells: &'r Baseline,
    pub arm: Option<&'r str>,
}

/// Compares a way with a way. Where neither side names one, each way is compared with its namesake.
pub fn compare(before: Side<'_>, after: Side<'_>) -> Result<Vec<Comparison>, BenchError> {
    let pairs: Vec<(&str, &str)> = match (only(before)?, only(after)?) {
        (Some(first), Some(second)) => vec![(first, second)],
        (None, None) => {
            let known = ways(after.cells);
            let both = ways(before.cells).into_iter();
            let both = both.filter(|name| known.contains(name));
            both.map(|name| (name, name)).collect()
        }
        (Some(_), None) => return Err(which("B", after.cells)),
        (None, Some(_)) => return Err(which("A", before.cells)),
    };
    if pairs.is_empty() {
        let words =
            "the two benchmarks have no way in common; name one of each, such as DIR:constraint";
        return Err(BenchError::Choice(words.to_owned()));
    }
    let compared = pairs.into_iter();
    Ok(compared
        .map(|(first, second)| compare_two((before.cells, first), (after.cells, second)))
        .collect())
}

fn ways(cells: &Baseline) -> BTreeSet<&str> {
    cells.cells.iter().map(|one| one.arm.as_str()).collect()
}

/// The way that a side is about, if it is one.
fn only(side: Side<'_>) -> Result<Option<&str>, BenchError> {
    let ways = ways(side.cells);
    match side.arm {
        None => Ok(match ways.len() {
            1 => ways.into_iter().next(),
            _ => None,
        }),
        Some(name) => match ways.into_iter().find(|arm| *arm == name) {
            Some(arm) => Ok(Some(arm)),
            None => Err(which(&format!("no way is called {name:?}: it"), side.cells)),
        },
    }
}

fn which(side: &str, cells: &Baseline) -> BenchError {
    let names: Vec<&str> = ways(cells).into_iter().collect();
    BenchError::Choice(format!(
        "{side} has the ways {}; name one as DIR:WAY",
        names.join(", ")
    ))
}

fn compare_two(
    (before, first): (&Baseline, &str),
    (after, second): (&Baseline, &str),
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
        refuted: Vec::new(),
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
                if have_nothing_in_common(one, two) {
                    found.other_patch.push(case.to_owned());
                }
            }
        }
        if is_wrong(two) && !is_wrong(one) {
            found.refuted.push(case.to_owned());
        }
    }
    found.p = mcnemar(found.lost.len(), found.won.len());
    found
}

/// The plausible patches of each case that was tried to its end.
fn sides<'r>(cells: &'r Baseline, arm: &str) -> BTreeMap<&'r str, Vec<&'r KeptCell>> {
    let mut cases: BTreeMap<&str, Vec<&KeptCell>> = BTreeMap::new();
    for cell in cells.cells.iter().filter(|one| one.arm == arm) {
        let patches = cases.entry(&cell.case).or_default();
        if cell.is_plausible() {
            patches.push(cell);
        }
    }
    cases
}

/// Of a patch that nobody wrote down it is not known.
fn have_nothing_in_common(one: &[&KeptCell], two: &[&KeptCell]) -> bool {
    let is_unknown = |cell: &&KeptCell| cell.patch == KeptPatch::Unknown;
    if one.iter().chain(two).any(is_unknown) {
        return false;
    }
    let other = |cell: &KeptCell| two.iter().any(|two| two.patch == cell.patch);
    !one.iter().any(|cell| other(cell))
}

fn is_wrong(patches: &[&KeptCell]) -> bool {
    let wrong = |cell: &&KeptCell| cell.correct == Some(Correctness::Wrong);
    !patches.is_empty() && patches.iter().all(wrong)
}

#[cfg(test)]
#[path = "compare_tests.rs"]
mod tests;
