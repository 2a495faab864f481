//! The code that a patch is written for: the suspicious elements with some lines around them.

use std::ops::RangeInclusive;

use patchwright_code::MappedFile;
use patchwright_domain::candidate::RelPath;

use crate::error::RepairError;
use crate::kit::Optimisation;
use crate::prompt::fence;
use crate::tools::code::{Marks, excerpt};

use super::Ground;
use super::elements::Spot;
use super::round::Round;

/// Lines of context before and after an element.
const AROUND: u32 = 10;
/// Lines before and after one that a report names.
const AROUND_NAMED: u32 = 30;
/// In bytes, for one piece.
const MOST_PIECE: usize = 20 << 10;
/// In bytes, for all code.
const MOST_CODE: usize = 64 << 10;

pub(super) fn code(round: &Round<'_>, ground: &Ground) -> Result<String, RepairError> {
    let marks = round.facts.marks();
    let mut shown = Vec::new();
    for piece in pieces(&ground.spots) {
        let Some(file) = round.map.file(&piece.file) else {
            continue;
        };
        let part = Optimisation::EnhancedGeneration;
        let named = ground.reports.lines(round, part, (file, &marks))?;
        let lines = lines(file, &marks, &piece);
        shown.push((piece, lines, named));
    }
    let sizes = shown.iter().map(|(_, lines, _)| size(lines)).collect();
    let most = fair_share(sizes);
    let fenced = shown.iter().map(|(piece, lines, named)| {
        let text = piece.excerpt(lines, named, most);
        fence(&piece.file.to_string(), &text, text.len())
    });
    Ok(fenced.collect::<Vec<_>>().join("\n\n"))
}

/// Lines of a file that belong together.
#[derive(Debug, PartialEq, Eq)]
struct Piece {
    file: RelPath,
    from: u32,
    to: u32,
    /// Where its elements begin.
    heads: Vec<u32>,
}

/// The elements with some context; adjacent ones are merged.
fn pieces(spots: &[Spot]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut sorted: Vec<&Spot> = spots.iter().collect();
    sorted.sort_by_key(|spot| (&spot.file, spot.from));
    for spot in sorted {
        let (from, to) = (spot.from.saturating_sub(AROUND).max(1), spot.to + AROUND);
        match pieces.last_mut() {
            Some(last) if last.file == spot.file && from <= last.to + 1 => {
                last.to = to.max(last.to);
                last.heads.push(spot.from);
            }
            Some(_) | None => pieces.push(Piece {
                file: spot.file.clone(),
                from,
                to,
                heads: vec![spot.from],
            }),
        }
    }
    pieces
}

impl Piece {
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

fn lines(file: &MappedFile, marks: &Marks, piece: &Piece) -> Vec<String> {
    let lines = piece.from..=piece.to.min(file.lines());
    let marked = lines.map(|line| {
        let mark = marks.behind(&file.path, line);
        format!("{}{mark}\n", file.line(line))
    });
    marked.collect()
}

fn size(lines: &[String]) -> usize {
    let size: usize = lines.iter().map(String::len).sum();
    size.min(MOST_PIECE)
}

/// The limit of each piece, so that all of them are shown: what short ones do not need is for long ones.
fn fair_share(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    let mut left = MOST_CODE;
    for (at, size) in sizes.iter().enumerate() {
        let share = left / (sizes.len() - at);
        if *size > share {
            return share;
        }
        left -= size;
    }
    MOST_PIECE
}

#[cfg(test)]
#[path = "pieces_tests.rs"]
mod tests;
