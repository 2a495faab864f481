//! Explains to a person why a patch was chosen.

use patchwright_domain::count::agree;
use patchwright_domain::verdict::NeighbourCounts;

use crate::candidates::Passed;

/// Why it won. The neighbours are described from the verdict of the proof, not here.
pub(super) fn why(chosen: &Passed, of: usize, left_out: usize) -> String {
    let note = &chosen.proposed.note;
    let among = match (of, left_out) {
        (1, 0) => "the only one that passes".to_owned(),
        (1, _) => "passes; those not judged rank behind it".to_owned(),
        (several, _) => format!("best of {several} that pass"),
    };
    format!("{}, {} · {among}", note.operator, note.place)
}

/// What the proof showed for neighbours that hit the bug; changes for benign inputs are reported with the risk.
pub(super) fn mutants(counts: &NeighbourCounts) -> String {
    let hits = match counts.hit {
        0 => "no neighbour that crashed was run".to_owned(),
        hit => format!(
            "clean on {} of {hit} {}",
            counts.fixed,
            agree(hit, "neighbour that crashed", "neighbours that crashed")
        ),
    };
    format!(" · {hits}")
}
