//! What every task does, whichever scheduler starts it: it takes the cells of its number and runs them.

use std::fmt::Write as _;

use super::shell::quoted;
use crate::error::BenchError;

/// More tasks than this are more than a Slurm job array takes unless its administrator allows it (`MaxArraySize`); each then
/// has several cells.
const MOST_TASKS: usize = 1000;

/// The tasks of a submission.
#[derive(Debug, Clone)]
pub struct Tasks {
    /// The names of the cells, each at most once.
    pub cells: Vec<String>,
    /// The program and its arguments, up to the cells.
    pub command: Vec<String>,
    /// An existing folder: each task has a file of its own there.
    pub logs: String,
    /// Tasks at once; nothing is as many as the scheduler lets.
    pub parallel: Option<usize>,
    /// Processors of each task.
    pub cpus: u32,
}

impl Tasks {
    pub fn count(&self) -> usize {
        self.cells.len().min(MOST_TASKS)
    }

    /// A script for a POSIX shell, to which `number` is the expression of the task's number, from 0.
    pub(super) fn body(&self, number: &str) -> Result<String, BenchError> {
        if let Some(cell) = self.cells.iter().find(|cell| !is_plain(cell)) {
            return Err(BenchError::Choice(format!("{cell:?} is no name of a cell")));
        }
        let words: Vec<String> = self.command.iter().map(|word| quoted(word)).collect();
        let mut text = format!("set -eu\ntask={number}\nlogs={}\n", quoted(&self.logs));
        // What a task says is appended: one that is begun again by the scheduler goes on with its cells.
        text.push_str("exec >>\"$logs/$task.log\" 2>&1\n");
        let _ = writeln!(text, "set -- {}", words.join(" "));
        let _ = writeln!(
            text,
            "for cell in $(awk -v task=\"$task\" '(NR - 1) % {} == task' <<'CELLS'",
            self.count().max(1)
        );
        for cell in &self.cells {
            let _ = writeln!(text, "{cell}");
        }
        text.push_str("CELLS\n); do set -- \"$@\" \"--cell=$cell\"; found=yes; done\n");
        // Without a cell, all would be run.
        text.push_str("[ \"${found-}\" = yes ] || { echo \"there is no task $task\"; exit 2; }\n");
        text.push_str("exec \"$@\"\n");
        Ok(text)
    }
}

/// What names of cells are made of: nothing that a shell or a list of lines could take for anything else.
fn is_plain(cell: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    !cell.is_empty() && cell.chars().all(plain)
}

#[cfg(test)]
#[path = "task_tests.rs"]
mod tests;
