//! Which of those that passed: the user's own inputs behave as before, no neighbour that still crashes, fewest behaviour
//! changes on benign ones, producer before crash site, error exit before silent skip, smallest edit.
//!
//! Behaviour changes count roughly at first. A guard where the bad value is made turns away inputs that went wrong
//! later or never, and so changes more than one at the crash, which other ways to the same bug pass by.

use patchwright_domain::repair::{Note, Preference};
use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};
use patchwright_edit::{EditError, Grain, Sources, parts};

use super::found::Passed;

/// Lower is better; the fields are compared in their order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Merit {
    rating: Rating,
    lines: usize,
    rank: usize,
}

impl Merit {
    fn of(passed: &Passed, sources: &Sources<'_>) -> Result<Self, EditError> {
        Ok(Self {
            rating: Rating::of(&passed.verdict, &passed.proposed.note),
            lines: parts(&passed.proposed.candidate, sources, Grain::Line)?.len(),
            rank: passed.rank,
        })
    }
}

/// What counts before the size of the edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rating {
    /// Nothing is better known to matter than what the user gave.
    changed_seeds: usize,
    untested: bool,
    exposed: usize,
    changed_fifths: usize,
    preference: Preference,
    changed: usize,
    doubt: u32,
}

impl Rating {
    pub(super) fn of(verdict: &Verdict, note: &Note) -> Self {
        let NeighbourCounts {
            exposed, changed, ..
        } = verdict.neighbours;
        Self {
            changed_seeds: verdict.neighbours.changed_seeds(),
            untested: verdict.trust != Trust::Verified,
            exposed,
            changed_fifths: fifths(&verdict.neighbours),
            changed,
            ..Self::at_best(note)
        }
    }

    /// Before it is judged: no verdict can make it better than this.
    pub(super) fn at_best(note: &Note) -> Self {
        Self {
            changed_seeds: 0,
            untested: false,
            exposed: 0,
            changed_fifths: 0,
            preference: note.preference,
            changed: 0,
            doubt: note.doubt,
        }
    }
}

/// How many fifths of the benign neighbours behave differently, rounded down. Where none was compared, one may: not known is
/// worse than known to be unchanged.
pub(super) fn fifths(counts: &NeighbourCounts) -> usize {
    match counts.tells_of_benign() {
        true => counts.changed * 5 / counts.benign,
        false => 1,
    }
}

/// Best first.
pub(crate) fn best_first<'f>(
    passed: &'f [Passed],
    sources: &Sources<'_>,
) -> Result<Vec<&'f Passed>, EditError> {
    let mut all = Vec::new();
    for one in passed {
        all.push((Merit::of(one, sources)?, one));
    }
    all.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(all.into_iter().map(|(_, one)| one).collect())
}

/// Whether a smaller form does no worse on the neighbours than what it came from.
pub(crate) fn is_no_worse(smaller: &Verdict, than: &Verdict) -> bool {
    let trust = |verdict: &Verdict| verdict.trust == Trust::Verified;
    smaller.accepted
        && (trust(smaller) || !trust(than))
        && smaller.neighbours.changed_seeds() <= than.neighbours.changed_seeds()
        && fifths(&smaller.neighbours) <= fifths(&than.neighbours)
        && smaller.neighbours.exposed <= than.neighbours.exposed
        && smaller.neighbours.changed <= than.neighbours.changed
}

/// Whether looking further is of no use: benign inputs were compared and none behaves differently, and the bad value is stopped where it
/// is made, by correcting it or as the program leaves elsewhere.
pub(super) fn cannot_be_outdone(passed: &Verdict, note: &Note) -> bool {
    let NeighbourCounts {
        hit,
        exposed,
        changed,
        ..
    } = passed.neighbours;
    let best = Preference { place: 0, exit: 1 };
    let unchanged = passed.neighbours.tells_of_benign() && changed == 0;
    hit > 0 && unchanged && exposed == 0 && note.preference <= best
}

#[cfg(test)]
#[path = "ranking_tests.rs"]
mod tests;
