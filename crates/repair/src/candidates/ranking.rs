//! The ranking: of two candidates that passed, which is the better patch. It is the only one, and it looks at nothing but
//! what was measured, so that it does not matter who made a candidate.
//!
//! First what runs showed: the user's own inputs behave as before, tests say so, no suspicion is left that no run answers, no
//! neighbour crashes elsewhere, and benign inputs behave as before. Those count by the fifth, because a guard where a bad value is made also turns away inputs that
//! went wrong unseen; where none could be compared, one fifth is assumed. Then what the patch does to the program, measured
//! from its diff (`facts`): a correction before an error exit before a substitute before a silent skip, upstream of the crash before the
//! function that crashed before the crash site, no doubt before one, fewer changed inputs, not much longer. Other doubts than
//! suspicions count no earlier: a correction may accept what crashed, and rightly so. Between those that are equal in all this,
//! the confidence decides, by the tenth: its parts are what is compared above, so that it says something new only of how many
//! benign runs pass through the change. It does not outdo candidates that are not judged yet, of which it is not known. Equals keep the order in which they
//! were proposed: of two small patches the shorter one is not the better one for that.

use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};

use super::exit::Exit;
use super::facts::{PatchFacts, PatchPlace};
use super::found::Passed;

/// Lower is better; the fields are compared in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rating {
    /// Nothing is better known to matter than what the user gave.
    changed_seeds: usize,
    untested: bool,
    /// Suspicions that no run answers: what a patch takes away may be needed.
    unanswered: usize,
    exposed: usize,
    behaviour: usize,
    exit: Exit,
    place: PatchPlace,
    doubts: usize,
    changed: usize,
    length: usize,
}

/// Patches are as long as each other up to this many lines.
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

    /// Before it is judged: no verdict can make it better than this.
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

/// How many fifths of the benign neighbours behave differently, rounded down. Where none was compared, one may: not known is
/// worse than known to be few.
pub(super) fn fifths(counts: &NeighbourCounts) -> usize {
    match counts.tells_of_benign() {
        true => counts.changed * 5 / counts.benign,
        false => 1,
    }
}

/// Those that passed, best first.
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

/// What is missing to full confidence; less than a tenth is no difference.
fn missing_tenths(confidence: f64) -> u8 {
    (10.0 - (confidence * 10.0).round()).clamp(0.0, 10.0) as u8
}

#[cfg(test)]
#[path = "ranking_tests.rs"]
mod tests;
