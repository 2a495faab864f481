//! Pieces of the source for a prompt, fenced as data, with the lines of the report marked. Pieces that are close to each other are
//! merged, and long ones cut to the lines that matter.

use std::ops::RangeInclusive;

use patchwright_code::{CodeMap, MappedFile};
use patchwright_domain::candidate::RelPath;

use crate::prompt::fence;
use crate::tools::code::{Marks, excerpt};

/// Pieces so many lines apart are merged: a fence between them would take more room.
const GAP: u32 = 2;
/// Lines before and after one that a report names.
const AROUND_NAMED: u32 = 30;

/// Lines of a file that belong together, both ends included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    pub file: RelPath,
    pub from: u32,
    pub to: u32,
    /// Where its elements begin: they stay if it is cut.
    pub heads: Vec<u32>,
}

/// In bytes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PieceLimits {
    pub one: usize,
    pub all: usize,
}

/// The pieces in their order; those that follow each other closely in a file become one.
pub(crate) fn merged(pieces: impl IntoIterator<Item = Piece>) -> Vec<Piece> {
    let mut merged: Vec<Piece> = Vec::new();
    for piece in pieces {
        match merged.last_mut() {
            Some(last) if last.file == piece.file && piece.from <= last.to.saturating_add(GAP) => {
                last.to = piece.to.max(last.to);
                last.heads.extend(piece.heads);
            }
            Some(_) | None => merged.push(piece),
        }
    }
    merged
}

/// A piece with its lines, and the lines that reports name in its file.
pub(crate) struct Shown {
    piece: Piece,
    lines: Vec<String>,
    named: Vec<RangeInclusive<u32>>,
}

impl Shown {
    pub(crate) fn new(
        piece: Piece,
        (file, marks): (&MappedFile, &Marks),
        named: Vec<RangeInclusive<u32>>,
    ) -> Self {
        Self {
            lines: piece.lines(file, marks),
            piece,
            named,
        }
    }
}

/// Fenced, within the limits: what short ones do not need is for long ones.
pub(crate) fn fenced(all: &[Shown], limits: PieceLimits) -> String {
    let sizes = all.iter().map(|one| size(&one.lines).min(limits.one));
    let most = fair_share(sizes.collect(), limits);
    let fenced = all.iter().map(|one| {
        let text = one.piece.excerpt(&one.lines, &one.named, most);
        fence(&one.piece.file.to_string(), &text, text.len())
    });
    fenced.collect::<Vec<_>>().join("\n\n")
}

impl Piece {
    /// The lines with their marks; empty if there is no such file.
    pub(crate) fn text(&self, map: &CodeMap, marks: &Marks) -> String {
        let file = map.file(&self.file);
        file.map(|file| self.lines(file, marks).concat())
            .unwrap_or_default()
    }

    fn lines(&self, file: &MappedFile, marks: &Marks) -> Vec<String> {
        let lines = self.from..=self.to.min(file.lines());
        let marked = lines.map(|line| {
            let mark = marks.behind(&file.path, line);
            format!("{}{mark}\n", file.line(line))
        });
        marked.collect()
    }

    /// Of a long piece, the lines around the named ones and the heads of its elements.
    fn excerpt(&self, lines: &[String], named: &[RangeInclusive<u32>], most: usize) -> String {
        let is_here =
            |range: &&RangeInclusive<u32>| *range.end() >= self.from && *range.start() <= self.to;
        let around = |range: &RangeInclusive<u32>| {
            range.start().saturating_sub(AROUND_NAMED)..=range.end().saturating_add(AROUND_NAMED)
        };
        let named = named.iter().filter(is_here).map(around);
        let heads = self.heads.iter().map(|line| *line..=*line);
        let index = |line: &u32| line.saturating_sub(self.from) as usize;
        let focus = named.chain(heads);
        let focus = focus.map(|range| index(range.start())..=index(range.end()));
        excerpt(lines, &focus.collect::<Vec<_>>(), most, |missing| {
            let first = self.from as usize;
            let (from, to) = (first + missing.start(), first + missing.end());
            format!("… lines {from}-{to} were cut\n")
        })
    }
}

fn size(lines: &[String]) -> usize {
    lines.iter().map(String::len).sum()
}

/// The limit of each piece, so that all of them are shown.
fn fair_share(mut sizes: Vec<usize>, limits: PieceLimits) -> usize {
    sizes.sort_unstable();
    let mut left = limits.all;
    for (at, size) in sizes.iter().enumerate() {
        let share = left / (sizes.len() - at);
        if *size > share {
            return share;
        }
        left -= size;
    }
    limits.one
}

#[cfg(test)]
#[path = "pieces_tests.rs"]
mod tests;
