//! How confident the evidence makes us that an accepted patch is right: a number from 0 to 1 made of named parts. Each
//! part is a plain function of the verdict, so the number can be recomputed from a stored verdict.
//!
//! Evidence for a patch is a weighted sum, so that no amount of one kind makes up for another that is missing. Evidence
//! against it multiplies, so that nothing makes up for a broken input. The table in docs/REFERENCE.md ("Confidence")
//! says the same; `scripts/bench/reliability.py` measures how well calibrated the number is.

use std::collections::BTreeSet;

use patchwright_domain::count::{agree, counted};
use patchwright_domain::implication::Implication;
use patchwright_domain::verdict::{ConfidencePart, Doubt, NeighbourCounts, Trust, Verdict};

use crate::behaviour::SPEAK_AGAINST;
use crate::decisions;

/// How a part contributes to the total.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Role {
    /// Evidence for the patch; all weights sum to 1.
    Weight(f64),
    /// Evidence against it.
    Factor,
}

type Measure = fn(&Verdict) -> (f64, String);

/// Each part: its name, how it contributes, and how it is measured.
const PARTS: [(&str, Role, Measure); 6] = [
    // Without inputs that crashed in other ways, a patch may fit only the one PoC. But they are mutants of it and reach
    // the bug by one path.
    ("hits", Role::Weight(0.3), hits),
    // A wrong patch that passes breaks something that no test runs: a change that no benign run reaches may break anything.
    ("coverage", Role::Weight(0.5), coverage),
    // What other inputs reach is tried on purpose, but nobody knows what was missed.
    ("search", Role::Weight(0.1), search),
    ("properties", Role::Weight(0.1), properties),
    ("behaviour", Role::Factor, behaviour),
    ("doubts", Role::Factor, doubts),
];

/// Confidence that remains if a benign input shows a change that no repair requires. Of patches labelled before they
/// were judged, no right one and one in four accepted wrong ones has such an input; of real CVE fixes, 2 of 13 do.
const AGAINST: f64 = 0.3;
/// So many runs of a search count as one piece of evidence.
const ENOUGH_RUNS: usize = 300;
/// Confidence that remains if no benign input could be compared.
const NOT_COMPARED: f64 = 0.5;
/// Confidence that remains with an unresolved suspicion, or a check that nobody met: as likely right as wrong.
const SUSPICION: f64 = 0.5;
/// Confidence that remains with any other doubt: right patches have those too.
const OTHER_DOUBT: f64 = 0.9;

/// The parts for an accepted patch; none for a rejected one.
pub(crate) fn parts(verdict: &Verdict) -> Vec<ConfidencePart> {
    if verdict.trust == Trust::Rejected {
        return Vec::new();
    }
    let part = |(name, _, measure): &(&str, Role, Measure)| {
        let (value, detail) = measure(verdict);
        ConfidencePart {
            name: (*name).to_owned(),
            value: rounded(value),
            detail,
        }
    };
    PARTS.iter().map(part).collect()
}

/// The total; 0 without parts.
pub(crate) fn total(parts: &[ConfidencePart]) -> f64 {
    let value = |name: &str| {
        let part = parts.iter().find(|part| part.name == name);
        part.map_or(0.0, |part| part.value.clamp(0.0, 1.0))
    };
    let mut evidence = 0.0;
    let mut left = 1.0;
    for (name, role, _) in &PARTS {
        match role {
            Role::Weight(weight) => evidence += weight * value(name),
            Role::Factor => left *= value(name),
        }
    }
    rounded(evidence * left)
}

/// Neighbours that hit the bug and are clean now, weighted by the number of different ways in which they crashed.
fn hits(verdict: &Verdict) -> (f64, String) {
    let NeighbourCounts {
        hit,
        fixed,
        different,
        ..
    } = verdict.neighbours;
    if hit == 0 {
        return (0.0, "no neighbour hit the bug".to_owned());
    }
    let share = fixed as f64 / hit as f64;
    let detail = format!(
        "{fixed} of {} that crashed are clean, which had crashed in {}",
        counted(hit, "neighbour"),
        counted(different, "different way")
    );
    (share * saturating(different), detail)
}

/// Half for the tests, half for benign inputs that execute the change and behave as before.
fn coverage(verdict: &Verdict) -> (f64, String) {
    let benign = &verdict.benign;
    if let Some(why) = &benign.unknown {
        return (
            0.0,
            format!("which code benign runs pass is not known: {why}"),
        );
    }
    let tests = match (benign.tests, benign.failing_tests) {
        (true, 0) => "the tests pass through the change".to_owned(),
        (true, failing) => format!(
            "the tests pass through the change, perhaps only {} before it",
            agree(failing, "the one that failed", "those that failed")
        ),
        (false, _) => "no test passes through the change".to_owned(),
    };
    let inputs = match benign.kept {
        0 => "no benign input does and behaves as before".to_owned(),
        kept => format!(
            "so do {} that behave as before",
            counted(kept, "benign input")
        ),
    };
    let value = (f64::from(u8::from(benign.tests)) + saturating(benign.kept)) / 2.0;
    (value, format!("{tests}, {inputs}"))
}

/// Runs of a search that found nothing. Few say little: most changes of an input lead away from the bug.
fn search(verdict: &Verdict) -> (f64, String) {
    let Some(search) = verdict.search.as_ref().filter(|one| one.executions > 0) else {
        let none = "no search was made for inputs that break the patch";
        return (0.0, none.to_owned());
    };
    let runs = counted(search.executions, "run");
    let value = saturating(usize::try_from(search.executions).unwrap_or(usize::MAX) / ENOUGH_RUNS);
    (
        value,
        format!("nothing was found in {runs} against the patch"),
    )
}

/// Properties that the unpatched program violates and the patched one does not. A proof counts as much as one of them.
fn properties(verdict: &Verdict) -> (f64, String) {
    // Several at one place say the same in other words.
    let places: BTreeSet<&str> = verdict
        .properties
        .iter()
        .filter(|one| one.speaks_for_it())
        .map(|one| one.place.as_str())
        .collect();
    let is_proved = verdict
        .implication
        .as_ref()
        .is_some_and(Implication::is_proof);
    let proved = match is_proved {
        true => ", and a solver proved it",
        false => "",
    };
    match places.len() {
        0 => (0.0, "no property was checked".to_owned()),
        some => (
            saturating(some + usize::from(is_proved)),
            format!(
                "{} that was violated before is violated no more{proved}",
                counted(some, "property")
            ),
        ),
    }
}

/// Whether benign inputs show changes that no repair requires, and the fraction of the user's own inputs that behave as
/// before. Newly rejecting bad input, or rejecting it with a different message, is normal for a repair and does not
/// tell right patches from wrong ones.
fn behaviour(verdict: &Verdict) -> (f64, String) {
    let (benign, counts) = (&verdict.benign, &verdict.neighbours);
    let inputs = match &benign.unknown {
        _ if benign.speaks_against() => Some(AGAINST),
        // It is not known which inputs reached the change, nor how they differ.
        Some(_) => kept_share(counts.changed, counts.benign),
        None => (counts.benign > 0).then_some(1.0),
    };
    let seeds = counts.seeds.as_ref();
    let seeds = seeds.and_then(|seeds| kept_share(seeds.changed, seeds.compared));
    let least = [inputs, seeds].into_iter().flatten().reduce(f64::min);
    (least.unwrap_or(NOT_COMPARED), counts.describe_behaviour())
}

fn doubts(verdict: &Verdict) -> (f64, String) {
    // `behaviour` already accounts for doubts about benign inputs.
    let is_counted = |doubt: &&Doubt| !SPEAK_AGAINST.contains(&doubt.name.as_str());
    let counted = || verdict.doubts.iter().filter(is_counted);
    let left = counted().map(|doubt| match doubt.name.as_str() {
        _ if doubt.is_unanswered() => SUSPICION,
        decisions::DOUBT => SUSPICION,
        _ => OTHER_DOUBT,
    });
    let names: Vec<&str> = counted().map(|doubt| doubt.name.as_str()).collect();
    let detail = match names.as_slice() {
        [] => "none".to_owned(),
        names => names.join(", "),
    };
    (left.product(), detail)
}

/// `None` if nothing was compared.
fn kept_share(changed: usize, compared: usize) -> Option<f64> {
    let changed = changed.min(compared) as f64;
    (compared > 0).then(|| 1.0 - changed / compared as f64)
}

/// 0, 1/2, 2/3, 3/4 …: each further item of a kind adds less than the one before.
fn saturating(count: usize) -> f64 {
    1.0 - 1.0 / (1.0 + count as f64)
}

/// More digits would suggest a precision that is not there.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
#[path = "confidence_tests.rs"]
mod tests;
