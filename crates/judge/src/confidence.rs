//! How sure the evidence makes us that an accepted patch is right: a number from 0 to 1, made of named parts, each a plain
//! function of what the verdict says, so that it can be computed again from a stored verdict.
//!
//! What speaks for a patch adds up by weight: no amount of one sort makes up for another that is missing. What speaks against
//! it multiplies: no amount of evidence makes a broken input whole. The table in docs/REFERENCE.md ("Confidence") says the
//! same; `scripts/bench/reliability.py` measures whether the number keeps its promise.

use patchwright_domain::count::{agree, counted};
use patchwright_domain::verdict::{ConfidencePart, Doubt, NeighbourCounts, Trust, Verdict};

use crate::behaviour::SPEAK_AGAINST;

/// What a part of the confidence does to the whole.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Role {
    /// Evidence for the patch; the weights of all are 1 together.
    Weight(f64),
    /// What speaks against it.
    Factor,
}

type Measure = fn(&Verdict) -> (f64, String);

/// Each part: its name, what it does to the whole, and how it is measured.
const PARTS: [(&str, Role, Measure); 6] = [
    // Without inputs that crashed in other ways, a patch may fit the one PoC; but they are mutants of it, and see one way to
    // the bug.
    ("hits", Role::Weight(0.3), hits),
    // A wrong patch that passes breaks what nobody ran: a change that no benign run reaches may break everything.
    ("coverage", Role::Weight(0.5), coverage),
    // What is not measured is not part of what a patch can reach.
    ("search", Role::Weight(0.1), search),
    ("properties", Role::Weight(0.1), properties),
    ("behaviour", Role::Factor, behaviour),
    ("doubts", Role::Factor, doubts),
];

/// What is left of the confidence where a benign input does what no repair asks for. Of patches that were labelled before they
/// were judged, no right one and every fourth accepted wrong one has such an input; of true fixes of CVEs, 2 of 13 do.
const AGAINST: f64 = 0.3;
/// What is left of the confidence where no benign input could be compared.
const NOT_COMPARED: f64 = 0.5;
/// What an unanswered suspicion leaves of it: as likely right as not.
const SUSPICION: f64 = 0.5;
/// What any other doubt leaves of it: right patches have them too.
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

/// Together; 0 without parts.
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

/// Neighbours that hit the bug and are clean now, by how many different ways they had to crash.
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

/// Half for the tests, half for benign inputs that pass through the change and behave as before.
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

fn search(_: &Verdict) -> (f64, String) {
    (
        0.0,
        "no search was made for inputs that break the patch".to_owned(),
    )
}

/// Properties that the unpatched program violates and the patched one does not.
fn properties(verdict: &Verdict) -> (f64, String) {
    let count = verdict.properties.iter().filter(|one| one.speaks_for_it());
    match count.count() {
        0 => (0.0, "no property was checked".to_owned()),
        some => (
            saturating(some),
            format!(
                "{} that was violated before is violated no more",
                counted(some, "property")
            ),
        ),
    }
}

/// Whether benign inputs do what no repair asks for, and the share of the user's own that behave as before. That bad input is
/// refused now, or in other words, is what repairs do: right and wrong patches are alike in that.
fn behaviour(verdict: &Verdict) -> (f64, String) {
    let (benign, counts) = (&verdict.benign, &verdict.neighbours);
    let inputs = match &benign.unknown {
        _ if benign.speaks_against() => Some(AGAINST),
        // Which of them passed the change is not known, nor how they changed.
        Some(_) => kept_share(counts.changed, counts.benign),
        None => (counts.benign > 0).then_some(1.0),
    };
    let seeds = counts.seeds.as_ref();
    let seeds = seeds.and_then(|seeds| kept_share(seeds.changed, seeds.compared));
    let least = [inputs, seeds].into_iter().flatten().reduce(f64::min);
    (least.unwrap_or(NOT_COMPARED), counts.describe_behaviour())
}

fn doubts(verdict: &Verdict) -> (f64, String) {
    // Those about benign inputs are what `behaviour` is about.
    let is_counted = |doubt: &&Doubt| !SPEAK_AGAINST.contains(&doubt.name.as_str());
    let counted = || verdict.doubts.iter().filter(is_counted);
    let left = counted().map(|doubt| match doubt.is_unanswered() {
        true => SUSPICION,
        false => OTHER_DOUBT,
    });
    let names: Vec<&str> = counted().map(|doubt| doubt.name.as_str()).collect();
    let detail = match names.as_slice() {
        [] => "none".to_owned(),
        names => names.join(", "),
    };
    (left.product(), detail)
}

/// Nothing where nothing was compared.
fn kept_share(changed: usize, compared: usize) -> Option<f64> {
    let changed = changed.min(compared) as f64;
    (compared > 0).then(|| 1.0 - changed / compared as f64)
}

/// 0, 1/2, 2/3, 3/4 …: each further one of a sort says less than the one before.
fn saturating(count: usize) -> f64 {
    1.0 - 1.0 / (1.0 + count as f64)
}

/// More digits would claim more than is known.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
#[path = "confidence_tests.rs"]
mod tests;
