//! Lifetimes of a block whose allocator cannot be queried: that of the C library, or of a sanitizer other than
//! AddressSanitizer.
//!
//! From the last write on, the program is stopped when the block that contains the object is freed, and after that when
//! an allocator reuses it.

use super::error::DebugError;
use super::expression;
use super::frames::{SourceLine, number};
use super::halt::{Halt, HaltKind};
use super::home::{self, Fate};
use super::lldb;
use super::session::Session;

/// How many writes to a freed block are inspected.
const MOST_WRITES: usize = 200;

/// What happened to the block.
pub(super) enum Block {
    /// It was not reused.
    Kept,
    Reused {
        by: Option<SourceLine>,
    },
}

impl Session<'_> {
    /// Continues from the last write of the object to the goal.
    pub(super) fn block_after(&mut self, address: u64, from: &Halt) -> Result<Block, DebugError> {
        let condition = format!(
            "(unsigned long)$arg1 <= {address:#x} && {address:#x} < (unsigned long)$arg1 + ((unsigned long (*)(void \
             *))malloc_usable_size)((void *)$arg1)"
        );
        let printed = self.client()?.command(&format!(
            "breakpoint set --fullname free --skip-prologue false --condition '{condition}'"
        ))?;
        let Some((id, _)) = lldb::created(&printed) else {
            return Err(DebugError::Refused(expression::complaint(&printed)));
        };
        let until = self.deadline();
        let halt = self.go_on(from, until)?;
        if halt.kind != HaltKind::Line || !halt.ids.contains(&id) {
            self.forget_breakpoint(id)?;
            return Ok(Block::Kept);
        }
        let block = register(&self.client()?.command("register read arg1")?);
        self.forget_breakpoint(id)?;
        match block {
            Some(block) => self.reuse_of(block, halt),
            None => Ok(Block::Kept),
        }
    }

    /// Watches the words where allocators keep their metadata: before the block and at its start.
    fn reuse_of(&mut self, block: u64, freed: Halt) -> Result<Block, DebugError> {
        for word in [block.saturating_sub(8), block, block.saturating_add(8)] {
            self.set_watch(word, 8, 0)?;
        }
        let until = self.deadline();
        let mut halt = freed;
        for _ in 0..MOST_WRITES {
            halt = self.go_on(&halt, until)?;
            if !matches!(halt.kind, HaltKind::Watchpoint(_)) {
                break;
            }
            if home::fate(&halt.backtrace.above) == Some(Fate::Born) {
                let by = halt.backtrace.place().cloned();
                return Ok(Block::Reused { by });
            }
        }
        let owned =
            format!("(int)((int (*)(void *))__sanitizer_get_ownership)((void *){block:#x})");
        let frame = halt.backtrace.frames.first().map_or(0, |frame| frame.id);
        Ok(match self.number_of(&owned, frame) {
            Ok(1) => Block::Reused { by: None },
            _ => Block::Kept,
        })
    }

    pub(super) fn forget_breakpoint(&self, id: i64) -> Result<(), DebugError> {
        match self.client() {
            Ok(client) => client
                .command(&format!("breakpoint delete --force {id}"))
                .map(drop),
            Err(_) => Ok(()),
        }
    }
}

/// `     rdi = 0x0000503000000040`.
fn register(printed: &str) -> Option<u64> {
    let (_, value) = printed.split_once(" = ")?;
    number(value.split_whitespace().next()?)
}

#[cfg(test)]
#[path = "rebirth_tests.rs"]
mod tests;
