//! The code that a patch is written for: the suspicious elements with some lines around them.

use super::Ground;
use super::elements::Spot;
use super::round::Round;
use crate::error::RepairError;
use crate::kit::{Optimisation, Piece, PieceLimits, Shown, fenced, merged};

/// Lines of context before and after an element.
const AROUND: u32 = 10;
const LIMITS: PieceLimits = PieceLimits {
    one: 20 << 10,
    all: 64 << 10,
};

pub(super) fn code(round: &Round<'_>, ground: &Ground) -> Result<String, RepairError> {
    let marks = round.facts.marks();
    let mut shown = Vec::new();
    for piece in merged(pieces(&ground.spots)) {
        let Some(file) = round.map.file(&piece.file) else {
            continue;
        };
        let part = Optimisation::EnhancedGeneration;
        let named = ground.reports.lines(round, part, (file, &marks))?;
        shown.push(Shown::new(piece, (file, &marks), named));
    }
    Ok(fenced(&shown, LIMITS))
}

/// The elements with some context, by file and line.
fn pieces(spots: &[Spot]) -> Vec<Piece> {
    let mut sorted: Vec<&Spot> = spots.iter().collect();
    sorted.sort_by_key(|spot| (&spot.file, spot.from));
    let pieces = sorted.into_iter().map(|spot| Piece {
        file: spot.file.clone(),
        from: spot.from.saturating_sub(AROUND).max(1),
        to: spot.to + AROUND,
        heads: vec![spot.from],
    });
    pieces.collect()
}
