//! What of the gathered code fits into a prompt, and what is left out, by name.

use patchwright_code::{CodeMap, Placed};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;

use super::gather::{Found, Link};
use crate::error::RepairError;
use crate::kit::{Piece, PieceLimits, Shown, estimate, fenced, merged};
use crate::prompt::{fence, render};
use crate::tools::code::Marks;

const LEFT_OUT: &str = include_str!("../../../prompts/workflow/left-out.md");

/// Lines shown around each marked line of a function that does not fit as a whole, most first.
const AROUND: [u32; 4] = [60, 20, 8, 2];
/// Of one definition.
const MOST_LINES: u32 = 400;
/// Marked lines of one function: a recursion may mark many.
const MOST_MARKED: usize = 8;
/// Names of what is left out.
const MOST_NAMED: usize = 40;
/// In bytes, as a second limit.
const LIMITS: PieceLimits = PieceLimits {
    one: 256 << 10,
    all: 256 << 10,
};

/// What fits into a prompt.
pub(super) struct Chosen {
    /// In the order of importance of their files, then of their lines.
    pub pieces: Vec<Piece>,
    pub made_of: String,
    /// What is shown in part or not at all, one to a line, most important first.
    pub left_out: Vec<String>,
}

/// Takes as much as `most` tokens allow. A function with marked lines that is too long is cut down to its head and the lines
/// around the marks.
pub(super) fn choose(map: &CodeMap, marks: &Marks, all: &[Found<'_>], most: usize) -> Chosen {
    let mut left = most;
    // There may be many writers, and the callees of the stacks are wanted too.
    let mut for_writers = most / 2;
    let mut taken: Vec<(Link, Vec<Piece>)> = Vec::new();
    let mut left_out = Vec::new();
    let mut missing = 0;
    for one in all {
        let room = match one.link {
            Link::Writer => left.min(for_writers),
            _ => left,
        };
        let fits = candidates(one).into_iter().find_map(|pieces| {
            let texts = pieces.iter().map(|piece| estimate(&piece.text(map, marks)));
            let tokens = texts.sum::<usize>();
            (tokens <= room).then_some((tokens, pieces))
        });
        match fits {
            Some((tokens, pieces)) => {
                left -= tokens;
                if one.link == Link::Writer {
                    for_writers -= tokens;
                }
                left_out.extend(in_part(one.placed, &pieces));
                taken.push((one.link, pieces));
            }
            None => {
                missing += 1;
                left_out.push(name(one.placed));
            }
        }
    }
    let made_of = describe(&taken, missing);
    Chosen {
        pieces: in_order(taken),
        made_of,
        left_out,
    }
}

impl Chosen {
    /// The code as a section of a prompt.
    pub(super) fn section(self, map: &CodeMap, marks: &Marks) -> Result<String, RepairError> {
        let shown = merged(self.pieces).into_iter().filter_map(|piece| {
            let file = map.file(&piece.file)?;
            let named = marks.lines(&piece.file).map(|line| line..=line).collect();
            Some(Shown::new(piece, (file, marks), named))
        });
        let code = fenced(&shown.collect::<Vec<_>>(), LIMITS);
        if self.left_out.is_empty() {
            return Ok(code);
        }
        let more = self.left_out.len().saturating_sub(MOST_NAMED);
        let mut names: Vec<String> = self.left_out.into_iter().take(MOST_NAMED).collect();
        if more > 0 {
            names.push(format!("… and {more} more"));
        }
        let names = fence("names", &names.join("\n"), LIMITS.one);
        Ok(code + &render(LEFT_OUT, &[("names", &names)])?)
    }
}

/// The pieces of one file together, the file of the most important piece first.
fn in_order(taken: Vec<(Link, Vec<Piece>)>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = taken.into_iter().flat_map(|(_, pieces)| pieces).collect();
    let mut files: Vec<RelPath> = Vec::new();
    for piece in &pieces {
        if !files.contains(&piece.file) {
            files.push(piece.file.clone());
        }
    }
    let place = |piece: &Piece| files.iter().position(|file| *file == piece.file);
    pieces.sort_by_key(|piece| (place(piece), piece.from));
    pieces
}

/// The whole definition, else parts of it.
fn candidates(one: &Found<'_>) -> Vec<Vec<Piece>> {
    let span = one.placed.element.span;
    let piece = |from: u32, to: u32| Piece {
        file: one.placed.file.path.clone(),
        from,
        to,
        heads: vec![from],
    };
    let fits = span.end_line - span.line < MOST_LINES;
    let marked: Vec<u32> = one.lines().take(MOST_MARKED).collect();
    let mut all = Vec::new();
    if fits {
        all.push(vec![piece(span.line, span.end_line)]);
    }
    if marked.is_empty() {
        if !fits {
            all.push(vec![piece(span.line, span.line + MOST_LINES - 1)]);
        }
        return all;
    }
    let head = one.placed.element.body.map_or(span.line, |body| body.line);
    let parts = AROUND.map(|around| {
        let mut parts = vec![piece(span.line, head)];
        parts.extend(marked.iter().map(|line| {
            let from = line.saturating_sub(around).max(span.line);
            piece(from, line.saturating_add(around).min(span.end_line))
        }));
        parts.sort_by_key(|part| part.from);
        merged(parts)
    });
    all.extend(parts);
    all
}

fn name(one: Placed<'_>) -> String {
    format!("{} ({})", one.element.qualified, one.file.path)
}

/// Says which lines of a definition are shown, if not all are.
fn in_part(one: Placed<'_>, pieces: &[Piece]) -> Option<String> {
    let span = one.element.span;
    let (first, last) = (pieces.first()?, pieces.last()?);
    let whole = pieces.len() == 1 && first.from <= span.line && last.to >= span.end_line;
    let lines = pieces.iter().map(|piece| match piece.from == piece.to {
        true => piece.from.to_string(),
        false => format!("{}-{}", piece.from, piece.to),
    });
    let lines: Vec<String> = lines.collect();
    (!whole).then(|| {
        format!(
            "{}: of its lines {}-{} only {} are shown",
            name(one),
            span.line,
            span.end_line,
            lines.join(", ")
        )
    })
}

fn describe(taken: &[(Link, Vec<Piece>)], left_out: usize) -> String {
    let parts = Link::ALL.into_iter().filter_map(|link| {
        let count = taken.iter().filter(|(other, _)| *other == link).count();
        let functions = counted(count, "function");
        (count > 0).then(|| match link {
            Link::Stack => format!("{functions} on the stacks"),
            Link::Introduced => format!("{functions} of the introducing change"),
            Link::Writer => format!("{functions} that write what they read"),
            Link::Callee => counted(count, "callee"),
            Link::Used => format!("{} that they use", counted(count, "definition")),
            Link::Deeper => format!("{count} further away"),
            Link::Asked => format!("{count} asked for"),
        })
    });
    let parts: Vec<String> = parts.collect();
    let parts = match parts.is_empty() {
        true => "no code".to_owned(),
        false => parts.join(", "),
    };
    match left_out {
        0 => parts,
        count => format!("{parts}; {count} left out for lack of room"),
    }
}

#[cfg(test)]
#[path = "choose_tests.rs"]
mod tests;
