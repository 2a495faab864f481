//! Search/replace blocks. A block becomes a hunk: what search and replace share is context.

use similar::{Algorithm, DiffTag, capture_diff_slices};

use super::parser::Parser;
use crate::error::EditError;
use crate::lines::{self, Ending, Line};
use crate::patch::{FileOp, Hunk, HunkLine, LineKind, PathText, Prefix, Prefixed};

/// The opening line of a block, with what stands after its word (some models put the path there).
pub struct SearchMarker<'a> {
    rest: &'a [u8],
}

/// `<<<<<<< SEARCH` and its variants.
pub fn search_marker(line: &[u8]) -> Option<SearchMarker<'_>> {
    let rest = after_run(line, b'<').or_else(|| after_run(line, b'-'))?;
    let word = rest.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    let (word, rest) = rest.split_at_checked(word)?;
    matches!(
        word.to_ascii_uppercase().as_slice(),
        b"SEARCH" | b"ORIGINAL" | b"OLD"
    )
    .then_some(SearchMarker { rest })
}

impl<'a> Parser<'a> {
    /// Reads one block whose opening marker is the current line.
    pub(super) fn block(&mut self, marker: SearchMarker<'_>) -> Result<(), EditError> {
        let at = self.number();
        let path = path_in(marker.rest).or_else(|| self.path_above());
        self.at += 1;
        let search = self.until(at, is_divider)?;
        let replace = self.until(at, is_replace_marker)?;
        match path {
            Some(path) if !self.files.last().is_some_and(|f| same_file(&f.op, &path)) => {
                self.begin_file(
                    FileOp::Modify {
                        old: path.clone(),
                        new: path,
                    },
                    at,
                );
            }
            Some(_) | None => {}
        }
        let lines = hunk_lines(&search, &replace);
        if lines.is_empty() {
            return Err(EditError::Malformed {
                at,
                what: "this search/replace block is empty",
            });
        }
        let section = Vec::new();
        self.push_hunk(Hunk {
            lines,
            stated: None,
            counts: None,
            section,
            at,
            counted: None,
        })
    }

    fn until(&mut self, at: usize, ends: fn(&[u8]) -> bool) -> Result<Vec<Line<'a>>, EditError> {
        let mut found = Vec::new();
        while let Some(line) = self.lines.get(self.at).copied() {
            self.at += 1;
            if ends(line.text) {
                return Ok(found);
            }
            if search_marker(line.text).is_some() {
                break;
            }
            found.push(line);
        }
        let what = "this search/replace block is not closed: `=======` and then `>>>>>>> REPLACE` must follow";
        Err(EditError::Malformed { at, what })
    }

    /// The nearest line above that looks like a path, within this block's own surroundings.
    fn path_above(&self) -> Option<PathText> {
        let above = self.lines.get(self.free..self.at).unwrap_or_default();
        let written = above
            .iter()
            .rev()
            .filter(|line| !lines::is_blank(line.text))
            .take(4);
        written.into_iter().find_map(|line| path_in(line.text))
    }
}

fn is_divider(line: &[u8]) -> bool {
    after_run(line, b'=').is_some_and(<[u8]>::is_empty)
}

fn is_replace_marker(line: &[u8]) -> bool {
    let Some(rest) = after_run(line, b'>').or_else(|| after_run(line, b'+')) else {
        return false;
    };
    matches!(
        rest.to_ascii_uppercase().as_slice(),
        b"REPLACE" | b"UPDATED" | b"NEW" | b""
    )
}

/// What follows five to nine of the same byte.
fn after_run(line: &[u8], byte: u8) -> Option<&[u8]> {
    let run = line.iter().take_while(|&&b| b == byte).count();
    let rest = line.get(run..)?;
    (5..=9).contains(&run).then(|| rest.trim_ascii())
}

fn hunk_lines(search: &[Line<'_>], replace: &[Line<'_>]) -> Vec<HunkLine> {
    let old: Vec<&[u8]> = search.iter().map(|line| line.text).collect();
    let new: Vec<&[u8]> = replace.iter().map(|line| line.text).collect();
    let mut out = Vec::new();
    let mut push = |lines: &[Line<'_>], range: std::ops::Range<usize>, kind| {
        for line in lines.get(range).unwrap_or_default() {
            let ending = if line.ending == Ending::None {
                Ending::Lf
            } else {
                line.ending
            };
            out.push(HunkLine {
                kind,
                text: line.text.to_vec(),
                ending,
                prefixed: Prefixed::Yes,
            });
        }
    };
    for op in capture_diff_slices(Algorithm::Myers, &old, &new) {
        match op.tag() {
            DiffTag::Equal => push(search, op.old_range(), LineKind::Context),
            DiffTag::Delete | DiffTag::Insert | DiffTag::Replace => {
                push(search, op.old_range(), LineKind::Delete);
                push(replace, op.new_range(), LineKind::Add);
            }
        }
    }
    out
}

/// A path in a line such as `src/a.c`, `### File: src/a.c`, "In `src/a.c`:", or a fence's ```` ```c src/a.c ````.
pub fn path_in(line: &[u8]) -> Option<PathText> {
    let line = line.trim_ascii();
    let line = line
        .strip_prefix(b"```")
        .or_else(|| line.strip_prefix(b"~~~"))
        .unwrap_or(line);
    let quoted = line
        .split(|&b| b == b'`')
        .skip(1)
        .step_by(2)
        .map(<[u8]>::trim_ascii);
    let words = line.split(|&b| b == b' ' || b == b'=').map(undecorated);
    let alone = !line.contains(&b' ');
    // In running text `read/write` is no path: there only a file's ending tells.
    let found = quoted
        .chain(words)
        .find(|word| has_ending(word) || (alone && has_slash(word)))?;
    Some(PathText {
        bytes: found.to_vec(),
        prefix: Prefix::Plain,
    })
}

fn undecorated(word: &[u8]) -> &[u8] {
    let decoration = |b: &u8| b"*#`'\",:()[]<>".contains(b);
    let start = word
        .iter()
        .position(|b| !decoration(b))
        .unwrap_or(word.len());
    let end = word
        .iter()
        .rposition(|b| !decoration(b))
        .map_or(start, |i| i + 1);
    let word = word.get(start..end).unwrap_or_default();
    // A fence may say ```` ```c:src/a.c ````.
    word.iter()
        .rposition(|&b| b == b':')
        .and_then(|i| word.get(i + 1..))
        .unwrap_or(word)
}

fn has_slash(word: &[u8]) -> bool {
    plain(word) && word.contains(&b'/') && word.iter().any(u8::is_ascii_alphabetic)
}

fn has_ending(word: &[u8]) -> bool {
    let Some(dot) = word.iter().rposition(|&b| b == b'.') else {
        return false;
    };
    let ending = word.get(dot + 1..).unwrap_or_default();
    plain(word)
        && dot > 0
        && (1..=5).contains(&ending.len())
        && ending.first().is_some_and(u8::is_ascii_alphabetic)
        && ending
            .iter()
            .all(|b| b.is_ascii_alphanumeric() || *b == b'+')
}

/// No characters that code has and paths do not.
fn plain(word: &[u8]) -> bool {
    let odd = |b: &u8| b.is_ascii_whitespace() || b";(){}<>\"'|=*&?!,".contains(b);
    !word.is_empty() && !word.iter().any(odd) && !word.starts_with(b"//")
}

fn same_file(op: &FileOp, path: &PathText) -> bool {
    matches!(op, FileOp::Modify { new, .. } if new == path)
}
