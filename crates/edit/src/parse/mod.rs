//! Reading what a model or a person wrote as a patch: unified diffs (git's and plain ones) and search/replace blocks,
//! in any mixture, with prose and code fences around them.

mod blocks;
mod header;
mod hunk;
mod parser;
mod unified;

use crate::error::EditError;
use crate::lines::{self, Line};
use crate::patch::Patch;
use parser::Parser;

pub(crate) use blocks::path_in;
pub(crate) use header::without_prefix;

/// What a patch may hold at most.
pub const MAX_PATCH_BYTES: usize = 1 << 20;
pub const MAX_PATCH_LINES: usize = 20_000;
pub const MAX_PATCH_FILES: usize = 100;
pub const MAX_PATCH_HUNKS: usize = 500;

/// Reads a patch. The paths and lines in it are as written: nothing is checked against a tree yet.
pub fn parse(text: &[u8]) -> Result<Patch, EditError> {
    let lines = checked_lines(text)?;
    let mut parser = Parser {
        lines,
        at: 0,
        files: Vec::new(),
        free: 0,
    };
    parser.run()?;
    let files = parser.files;
    if files.is_empty() {
        return Err(EditError::NoEdit);
    }
    limit("files", files.len(), MAX_PATCH_FILES)?;
    limit(
        "hunks",
        files.iter().map(|f| f.hunks.len()).sum(),
        MAX_PATCH_HUNKS,
    )?;
    Ok(Patch { files })
}

/// The lines of a patch that is not too large, not empty and not binary.
pub(crate) fn checked_lines(text: &[u8]) -> Result<Vec<Line<'_>>, EditError> {
    limit("bytes", text.len(), MAX_PATCH_BYTES)?;
    if lines::is_blank(text) {
        return Err(EditError::Empty);
    }
    let lines = lines::split(text);
    limit("lines", lines.len(), MAX_PATCH_LINES)?;
    if let Some(line) = lines.iter().position(|line| line.text.contains(&0)) {
        return Err(EditError::BinaryPatch { at: line + 1 });
    }
    Ok(lines)
}

impl Parser<'_> {
    fn run(&mut self) -> Result<(), EditError> {
        while let Some(line) = self.text(0) {
            if let Some(marker) = blocks::search_marker(line) {
                self.block(marker)?;
                self.free = self.at;
            } else if self.diff_line(line)? {
                self.free = self.at;
            } else {
                self.at += 1;
            }
        }
        Ok(())
    }
}

fn limit(what: &'static str, actual: usize, limit: usize) -> Result<(), EditError> {
    if actual > limit {
        return Err(EditError::TooLarge {
            what,
            actual,
            limit,
        });
    }
    Ok(())
}

#[cfg(test)]
#[path = "../parse_tests.rs"]
mod tests;
