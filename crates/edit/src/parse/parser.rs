//! The state of reading a patch: the lines, the current one, and the files read so far.

use crate::error::EditError;
use crate::lines::{Ending, Line};
use crate::patch::{FileOp, FilePatch, Hunk};

pub struct Parser<'a> {
    pub lines: Vec<Line<'a>>,
    pub at: usize,
    pub files: Vec<FilePatch>,
    /// The first line that no edit has used: a block's path is looked for from here on.
    pub free: usize,
}

impl<'a> Parser<'a> {
    pub fn text(&self, ahead: usize) -> Option<&'a [u8]> {
        self.lines.get(self.at + ahead).map(|line| line.text)
    }

    pub fn ending(&self, ahead: usize) -> Ending {
        self.lines
            .get(self.at + ahead)
            .map_or(Ending::None, |line| line.ending)
    }

    /// The line that is being read, as a person counts.
    pub fn number(&self) -> usize {
        self.at + 1
    }

    pub fn begin_file(&mut self, op: FileOp, at: usize) {
        self.files.push(FilePatch {
            op,
            hunks: Vec::new(),
            at,
            mode_change: false,
        });
    }

    pub fn push_hunk(&mut self, hunk: Hunk) -> Result<(), EditError> {
        match self.files.last_mut() {
            Some(file) => file.hunks.push(hunk),
            None => return Err(EditError::NoPath { at: hunk.at }),
        }
        Ok(())
    }
}
