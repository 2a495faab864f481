//! The ranking: which of two candidates that passed is the better patch. There is only one ranking, and it looks only at measured
//! facts, so it does not matter who made a candidate.
//!
//! What runs showed comes first: the user's own inputs behave as before, tests confirm it, no suspicion is left that no run
//! answers, no neighbour crashes elsewhere, and benign inputs behave as before. Changed benign inputs count in steps of a fifth,
//! because a guard where a bad value is produced also rejects inputs that went wrong unnoticed; if none could be compared, one
//! fifth is assumed. Next comes what the patch does to the program, measured from its diff (`facts`): a correction before an
//! error exit before a substitute before a silent skip; where a value is produced before a caller before the function that crashed
//! before the crash site; then fewer doubts, fewer changed inputs, and not much more code. Doubts other than suspicions do not count earlier: a
//! correction may rightly accept an input that crashed.
//!
//! Between candidates that are equal in all this, the confidence decides, in steps of a tenth. Most of what it is made of was
//! already compared; what it adds is how many benign runs pass through the change. It cannot rule out candidates that are not
//! judged yet, because theirs is not known. Candidates that are still equal keep the order in which they were proposed: of two
//! small patches, the shorter one is not better for that.

use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};

use super::exit::Exit;
use super::facts::{PatchFacts, PatchPlace};
use super::found::Passed;

/// Lower is better; the fields are compared in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rating {
    /// First, because inputs supplied by the user are known to matter.
    changed_seeds: usize,
    untested: bool,
    /// Suspicions that no run answers: what the patch removes may be needed.
    unanswered: usize,
    exposed: usize,
    behaviour: usize,
    exit: Exit,
    place: PatchPlace,
    doubts: usize,
    changed: usize,
    length: usize,
}

/// Differences in length below this many lines do not count.
const SMALL: usize = 20;

impl Rating {
    pub(super) fn new(verdict: &Verdict, facts: &PatchFacts) -> Self {
        let NeighbourCounts {
            exposed, changed, ..
        } = verdict.neighbours;
        Self {
            changed_seeds: verdict.neighbours.changed_seeds(),
            untested: verdict.trust != Trust::Verified,
            unanswered: verdict.unanswered().count(),
            exposed,
            behaviour: fifths(&verdict.neighbours),
            doubts: verdict.doubts.len(),
            changed,
            ..Self::at_best(facts)
        }
    }

    /// The best rating that an unjudged candidate can get.
    pub(super) fn at_best(facts: &PatchFacts) -> Self {
        Self {
            changed_seeds: 0,
            untested: false,
            unanswered: 0,
            exposed: 0,
            behaviour: 0,
            exit: facts.exit,
            place: facts.place,
            doubts: 0,
            changed: 0,
            length: facts.lines / SMALL,
        }
    }
}

/// How many fifths of the benign neighbours behave differently, rounded down; one if none was compared, because not knowing is
/// worse than knowing that they are few.
pub(super) fn fifths(counts: &NeighbourCounts) -> usize {
    match counts.tells_of_benign() {
        true => counts.changed * 5 / counts.benign,
        false => 1,
    }
}

pub(crate) fn best_first(passed: &[Passed]) -> Vec<&Passed> {
    let mut all: Vec<&Passed> = passed.iter().collect();
    let rating = |one: &Passed| Rating::new(&one.verdict, &one.proposed.facts);
    all.sort_by_key(|one| {
        (
            rating(one),
            missing_tenths(one.verdict.confidence),
            one.rank,
        )
    });
    all
}

/// The distance to full confidence in tenths; smaller differences do not count.
fn missing_tenths(confidence: f64) -> u8 {
    (10.0 - (confidence * 10.0).round()).clamp(0.0, 10.0) as u8
}

#[cfg(test)]
#[path = "ranking_tests.rs"]
mod tests;
