//! Conditional compilation: a patch can disable existing code by putting it under a preprocessor condition.

use std::collections::HashMap;
use std::sync::Arc;

use patchwright_code::preprocess::{Piece, Source};

use super::names;

/// A piece of existing code that is now under more conditions than before.
pub struct Conditioned {
    /// Its line before the patch.
    pub line: usize,
    pub text: String,
    pub condition: String,
}

pub fn newly_conditioned(old: &Source, new: &Source) -> Option<Conditioned> {
    let before = by_text(&old.pieces);
    let after = by_text(&new.pieces);
    let guard = include_guard(new);
    for (text, pieces) in &after {
        let Some(known) = before.get(text) else {
            continue;
        };
        if let Some(piece) = strayed(known, pieces, guard) {
            return Some(Conditioned {
                line: known.first().map_or(piece.line, |stood| stood.line),
                text: (*text).to_owned(),
                condition: piece
                    .conditions
                    .last()
                    .map_or(String::new(), |last| last.to_string()),
            });
        }
    }
    None
}

/// A piece that was under fewer conditions before. Pieces beyond the old count are new code, which may be under any condition.
fn strayed<'p>(
    known: &[&Piece],
    pieces: &[&'p Piece],
    guard: Option<&Arc<str>>,
) -> Option<&'p Piece> {
    let mut places: HashMap<&[Arc<str>], usize> = HashMap::new();
    for piece in known {
        *places.entry(&piece.conditions).or_default() += 1;
    }
    let mut take = |fits: &dyn Fn(&[Arc<str>]) -> bool| {
        let place = places
            .iter_mut()
            .find(|(conditions, left)| **left > 0 && fits(conditions));
        place.map(|(_, left)| *left -= 1).is_some()
    };
    let mut unplaced: Vec<&Piece> = Vec::new();
    for piece in pieces {
        if !take(&|conditions| conditions == piece.conditions) {
            unplaced.push(piece);
        }
    }
    unplaced.retain(|piece| !take(&|conditions| is_within(&piece.conditions, conditions, guard)));
    let surplus = pieces.len().saturating_sub(known.len());
    let mut strays = unplaced.get(surplus..)?.iter().copied();
    strays.find(|piece| !is_dispensable(piece))
}

/// Whether something else takes its place, or it only prints a message.
fn is_dispensable(piece: &Piece) -> bool {
    let told = piece.told_a_text.as_deref();
    let prints = |name: &[u8]| str::from_utf8(name).is_ok_and(names::prints);
    piece.is_replaced || told.is_some_and(prints)
}

/// The condition of an include guard: the whole file is under it.
fn include_guard(source: &Source) -> Option<&Arc<str>> {
    let guard = source.pieces.first()?.conditions.first()?;
    let encloses = |piece: &Piece| piece.conditions.first() == Some(guard);
    (guard.starts_with("ifndef ") && source.pieces.iter().all(encloses)).then_some(guard)
}

/// Whether every condition was there before; fewer conditions lose nothing.
fn is_within(new: &[Arc<str>], old: &[Arc<str>], guard: Option<&Arc<str>>) -> bool {
    new.iter()
        .all(|condition| old.contains(condition) || guard == Some(condition))
}

fn by_text(pieces: &[Piece]) -> HashMap<&str, Vec<&Piece>> {
    let mut map: HashMap<&str, Vec<&Piece>> = HashMap::new();
    for piece in pieces {
        map.entry(&piece.text).or_default().push(piece);
    }
    map
}
