//! When a patch that passed is not good enough to stop the search.

use patchwright_domain::count::{agree, counted};
use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};

use super::ranking::fifths;
use super::scene::Scene;

/// Why a patch that passed leaves a doubt; `None` if it leaves none.
pub(crate) fn doubt(verdict: &Verdict, scene: &Scene<'_>) -> Option<String> {
    let counts = &verdict.neighbours;
    let NeighbourCounts { hit, exposed, .. } = *counts;
    let asked = scene.subject.case.judge.neighbours > 0;
    if verdict.trust != Trust::Verified {
        Some("no test could say whether it keeps what the program does".to_owned())
    } else if verdict.unanswered().next().is_some() {
        Some("no benign run shows that what it takes away is not needed".to_owned())
    } else if exposed > 0 {
        Some(format!(
            "{} {} elsewhere with it",
            counted(exposed, "neighbour"),
            agree(exposed, "crashes", "crash")
        ))
    } else if asked && (fifths(counts) > 0 || counts.changed_seeds() > 0) {
        Some(counts.describe_behaviour())
    } else if asked && hit == 0 {
        Some("no neighbour that shows the bug was found to try it on".to_owned())
    } else {
        None
    }
}
