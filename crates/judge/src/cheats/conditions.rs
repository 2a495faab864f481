//! Conditional compilation: existing code that a patch puts under a condition of the preprocessor, which is a way
//! of taking it out.

use std::collections::HashMap;

use super::source::{Piece, Source};

/// A piece of existing code that stands under more conditions than before.
pub struct Conditioned {
    pub line: usize,
    pub text: String,
    pub condition: String,
}

pub fn newly_conditioned(old: &Source, new: &Source) -> Option<Conditioned> {
    let before = by_text(&old.pieces);
    let after = by_text(&new.pieces);
    for (text, pieces) in &after {
        let Some(known) = before.get(text) else {
            continue;
        };
        if let Some(piece) = strayed(known, pieces) {
            return Some(Conditioned {
                line: piece.line,
                text: (*text).to_owned(),
                condition: piece.conditions.last().cloned().unwrap_or_default(),
            });
        }
    }
    None
}

/// A piece that stood under fewer conditions before. More pieces than before are new code, which may stand where
/// it likes.
fn strayed<'p>(known: &[&Piece], pieces: &[&'p Piece]) -> Option<&'p Piece> {
    let mut unused: Vec<&Piece> = known.to_vec();
    let mut unplaced: Vec<&Piece> = Vec::new();
    for piece in pieces {
        match unused
            .iter()
            .position(|old| old.conditions == piece.conditions)
        {
            Some(i) => {
                unused.swap_remove(i);
            }
            None => unplaced.push(piece),
        }
    }
    unplaced.retain(|piece| {
        let place = unused
            .iter()
            .position(|old| is_within(&piece.conditions, &old.conditions));
        place.map(|i| unused.swap_remove(i)).is_none()
    });
    let surplus = pieces.len().saturating_sub(known.len());
    unplaced.get(surplus..)?.first().copied()
}

/// Every condition was there before; fewer are no loss.
fn is_within(new: &[String], old: &[String]) -> bool {
    let guard = |condition: &String| condition.starts_with("ifndef ") && condition.ends_with("_H");
    new.iter()
        .all(|condition| old.contains(condition) || guard(condition))
}

fn by_text(pieces: &[Piece]) -> HashMap<&str, Vec<&Piece>> {
    let mut map: HashMap<&str, Vec<&Piece>> = HashMap::new();
    for piece in pieces {
        map.entry(&piece.text).or_default().push(piece);
    }
    map
}
