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
        // More of them than before: the surplus is new code and may stand where it likes.
        let mut surplus = pieces.len().saturating_sub(known.len());
        let mut unused: Vec<&Vec<String>> = known.iter().map(|piece| &piece.conditions).collect();
        for piece in pieces {
            let place = unused
                .iter()
                .position(|conditions| is_within(&piece.conditions, conditions));
            match place {
                Some(i) => {
                    unused.swap_remove(i);
                }
                None if surplus > 0 => surplus -= 1,
                None => {
                    return Some(Conditioned {
                        line: piece.line,
                        text: text.to_string(),
                        condition: piece.conditions.last().cloned().unwrap_or_default(),
                    });
                }
            }
        }
    }
    None
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
