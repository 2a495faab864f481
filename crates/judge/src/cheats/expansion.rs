//! Both versions of a text with their macros expanded: all of it or, if that is too much to analyse, only what changed.
//! The unchanged parts then stay unexpanded on both sides, so a patch cannot hide in the size of what it is added to.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use patchwright_code::preprocess::{Follow, Macros, TooMuch};
use patchwright_code::tokens::{Tok, nests_too_deeply};
use similar::{Algorithm, DiffOp, capture_diff_slices};

/// A text before and after a patch, with the macros visible on each side.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    pub old: &'a [Tok],
    pub new: &'a [Tok],
    pub before: &'a Macros,
    pub after: &'a Macros,
    /// Macros whose definition changed: using one is a change even if the text is the same.
    pub changed_macros: &'a HashSet<Arc<[u8]>>,
}

pub struct Expanded {
    pub old: Vec<Tok>,
    pub new: Vec<Tok>,
    pub extent: Extent,
}

/// How much of a text could be expanded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    Whole,
    ChangedParts,
}

/// Fails only if what changed expands to more than can be analysed.
pub fn expand(texts: &Texts<'_>, follow: Follow) -> Result<Expanded, TooMuch> {
    let old = texts.before.expand(texts.old, follow);
    match (old, texts.after.expand(texts.new, follow)) {
        (Ok(old), Ok(new)) => Ok(Expanded {
            old,
            new,
            extent: Extent::Whole,
        }),
        (Err(TooMuch), _) | (_, Err(TooMuch)) => expand_changed(texts, follow),
    }
}

pub fn expand_changed(texts: &Texts<'_>, follow: Follow) -> Result<Expanded, TooMuch> {
    let (old, new) = (pieces(texts.old), pieces(texts.new));
    let (mut old_kept, mut new_kept) = kept(&old, &new);
    for (kept, pieces) in [(&mut old_kept, &old), (&mut new_kept, &new)] {
        for (kept, piece) in kept.iter_mut().zip(pieces) {
            *kept &= !piece
                .iter()
                .any(|tok| texts.changed_macros.contains(&tok.text));
        }
    }
    let new = expand_pieces(&new, &new_kept, texts.after, follow)?;
    // What the old text contains is not held against the patch. If its macros are too large to expand, fewer findings
    // are excused.
    let old = expand_pieces(&old, &old_kept, texts.before, follow);
    Ok(Expanded {
        old: old.unwrap_or_else(|TooMuch| texts.old.to_vec()),
        new,
        extent: Extent::ChangedParts,
    })
}

fn expand_pieces(
    pieces: &[&[Tok]],
    kept: &[bool],
    macros: &Macros,
    follow: Follow,
) -> Result<Vec<Tok>, TooMuch> {
    const MOST_TOKENS: usize = 1_000_000;
    let mut out: Vec<Tok> = Vec::new();
    let mut spent = 0usize;
    let mut changed: Vec<Tok> = Vec::new();
    for (piece, kept) in pieces.iter().zip(kept) {
        if !kept {
            changed.extend_from_slice(piece);
            continue;
        }
        let expanded = macros.expand(&std::mem::take(&mut changed), follow)?;
        spent += expanded.len();
        if spent > MOST_TOKENS {
            return Err(TooMuch);
        }
        out.extend(expanded);
        out.extend_from_slice(piece);
    }
    out.extend(macros.expand(&changed, follow)?);
    match nests_too_deeply(&out) {
        true => Err(TooMuch),
        false => Ok(out),
    }
}

/// Splits the text where no macro use can be cut in two: after `;`, `,` and braces outside parentheses.
fn pieces(tokens: &[Tok]) -> Vec<&[Tok]> {
    let mut depth = 0usize;
    let ends = |tok: &Tok| {
        if tok.is_any(&["(", "["]) {
            depth += 1;
        } else if tok.is_any(&[")", "]"]) {
            depth = depth.saturating_sub(1);
        }
        depth == 0 && tok.is_any(&[";", ",", "{", "}"])
    };
    tokens.split_inclusive(ends).collect()
}

/// For each piece of both sides, whether it also occurs on the other side.
fn kept(old: &[&[Tok]], new: &[&[Tok]]) -> (Vec<bool>, Vec<bool>) {
    let mut numbers = HashMap::new();
    let (old, new) = (numbered(old, &mut numbers), numbered(new, &mut numbers));
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tails = old.iter().rev().zip(new.iter().rev()).take(rest);
    let tail = tails.take_while(|(a, b)| a == b).count();
    let (mut old_kept, mut new_kept) = (vec![true; old.len()], vec![true; new.len()]);
    let (old_end, new_end) = (old.len() - tail, new.len() - tail);
    mark(&mut old_kept, head..old_end, false);
    mark(&mut new_kept, head..new_end, false);
    for op in aligned(&old, head..old_end, &new, head..new_end) {
        if let DiffOp::Equal {
            old_index,
            new_index,
            len,
        } = op
        {
            mark(
                &mut old_kept,
                head + old_index..head + old_index + len,
                true,
            );
            mark(
                &mut new_kept,
                head + new_index..head + new_index + len,
                true,
            );
        }
    }
    (old_kept, new_kept)
}

/// Gives equal pieces equal numbers, which compare faster than texts.
fn numbered<'t>(pieces: &[&'t [Tok]], numbers: &mut HashMap<Vec<&'t [u8]>, usize>) -> Vec<usize> {
    let mut found = Vec::new();
    for piece in pieces {
        let next = numbers.len();
        let text = piece.iter().map(|tok| tok.text.as_ref()).collect();
        found.push(*numbers.entry(text).or_insert(next));
    }
    found
}

/// The diff of the middles; empty if they are too long to compare, in which case all of it counts as changed.
fn aligned(
    old: &[usize],
    old_middle: Range<usize>,
    new: &[usize],
    new_middle: Range<usize>,
) -> Vec<DiffOp> {
    const LARGEST: usize = 1 << 26;
    if old_middle.len().saturating_mul(new_middle.len()) > LARGEST {
        return Vec::new();
    }
    capture_diff_slices(
        Algorithm::Myers,
        old.get(old_middle).unwrap_or_default(),
        new.get(new_middle).unwrap_or_default(),
    )
}

fn mark(kept: &mut [bool], range: Range<usize>, value: bool) {
    if let Some(part) = kept.get_mut(range) {
        part.fill(value);
    }
}
