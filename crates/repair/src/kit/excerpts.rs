//! Pieces of the source for a prompt, fenced as data, with the lines of the report marked.

use std::fmt::Write as _;

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

use crate::prompt::fence;
use crate::tools::code::Marks;

/// Of one piece.
const MOST_LINES: u32 = 400;

/// Pieces so many lines apart are merged: a fence between them would take more room.
const GAP: u32 = 2;

/// Lines of a file, both ends included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    pub file: RelPath,
    pub from: u32,
    pub to: u32,
}

/// The pieces in their order, limited to `most` bytes; those that follow each other closely are merged.
pub(crate) fn excerpts(
    map: &CodeMap,
    marks: &Marks,
    pieces: impl IntoIterator<Item = Piece>,
    most: usize,
) -> String {
    let mut merged: Vec<Piece> = Vec::new();
    for piece in pieces {
        match merged.last_mut() {
            Some(last) if last.file == piece.file && piece.from <= last.to + GAP => {
                last.to = piece.to.max(last.to);
            }
            Some(_) | None => merged.push(piece),
        }
    }
    let mut left = most;
    let mut all = Vec::new();
    for piece in merged {
        let text = piece_text(map, marks, &piece);
        let text = fence(&piece.file.to_string(), &text, left);
        left = left.saturating_sub(text.len());
        all.push(text);
        if left == 0 {
            break;
        }
    }
    all.join("\n\n")
}

/// The lines of one piece with their marks.
pub(crate) fn piece_text(map: &CodeMap, marks: &Marks, piece: &Piece) -> String {
    let Piece {
        file: path,
        from,
        to,
    } = piece;
    let Some(file) = map.file(path) else {
        return String::new();
    };
    let to = *(to.min(&file.lines()));
    let last = to.min(from.saturating_add(MOST_LINES - 1));
    let mut text = String::new();
    for line in *from..=last {
        let _ = writeln!(text, "{}{}", file.line(line), marks.behind(path, line));
    }
    if last < to {
        let _ = writeln!(text, "… lines {}-{to} were cut", last + 1);
    }
    text
}
