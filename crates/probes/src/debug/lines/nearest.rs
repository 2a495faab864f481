//! Searches around a line that has no code or is never reached for lines that have code or are
//! reached.

use super::super::adapter::AdapterKind;
use super::super::breakpoints::Plan;
use super::super::error::DebugError;
use super::super::lldb;
use super::super::session::Session;
use super::super::target::quoted;
use super::{LineAsked, LineOutcome, Nearest};

/// How many lines in each direction are tried.
const REACH: u32 = 80;

/// A line with a one-shot breakpoint: it is deleted when hit.
struct Trial {
    line: u32,
    id: i64,
}

impl Session<'_> {
    /// The nearest line that has code. The program stays stopped.
    pub(super) fn nearest_code(&mut self, asked: &LineAsked) -> Result<Nearest, DebugError> {
        if self.setup.adapter != AdapterKind::Lldb {
            return Ok(Nearest::Unknown);
        }
        let trials = self.try_lines(asked)?;
        let lines = trials.iter().map(|trial| trial.line);
        let nearest = nearest(lines, asked.line);
        self.forget(&trials)?;
        Ok(nearest)
    }

    /// Runs again to find out which lines nearby are reached.
    pub(super) fn never(
        &mut self,
        asked: &LineAsked,
        line: u32,
    ) -> Result<LineOutcome, DebugError> {
        self.replan(&Plan::default())?;
        let trials = self.try_lines(asked)?;
        let (halt, _) = self.run(&Plan::default())?;
        let reached = match self.client() {
            Ok(client) if !trials.is_empty() => {
                let left = lldb::hit_counts(&client.command("breakpoint list --brief")?);
                let gone = trials.iter().filter(|trial| !left.contains_key(&trial.id));
                gone.map(|trial| trial.line).collect()
            }
            Ok(_) | Err(_) => Vec::new(),
        };
        self.forget(&trials)?;
        self.set_halt(halt);
        let nearest = match self.setup.adapter {
            AdapterKind::Lldb => nearest(reached.into_iter(), line),
            AdapterKind::Gdb => Nearest::Unknown,
        };
        Ok(LineOutcome::Never { line, nearest })
    }

    fn try_lines(&self, asked: &LineAsked) -> Result<Vec<Trial>, DebugError> {
        let Ok(client) = self.client() else {
            return Ok(Vec::new());
        };
        if self.setup.adapter != AdapterKind::Lldb {
            return Ok(Vec::new());
        }
        let file = quoted(asked.file.rsplit('/').next().unwrap_or_default());
        let mut trials = Vec::new();
        let first = asked.line.saturating_sub(REACH).max(1);
        for line in first..=asked.line.saturating_add(REACH) {
            let printed = client.command(&format!(
                "breakpoint set --file {file} --line {line} --move-to-nearest-code false --one-shot true --auto-continue true"
            ))?;
            if let Some((id, placed)) = lldb::created(&printed) {
                match placed {
                    true => trials.push(Trial { line, id }),
                    false => drop(client.command(&format!("breakpoint delete --force {id}"))?),
                }
            }
        }
        Ok(trials)
    }

    fn forget(&self, trials: &[Trial]) -> Result<(), DebugError> {
        let Ok(client) = self.client() else {
            return Ok(());
        };
        if trials.is_empty() {
            return Ok(());
        }
        let left = lldb::hit_counts(&client.command("breakpoint list --brief")?);
        for trial in trials.iter().filter(|trial| left.contains_key(&trial.id)) {
            client.command(&format!("breakpoint delete --force {}", trial.id))?;
        }
        Ok(())
    }
}

/// At equal distance, the earlier line is preferred.
pub(super) fn nearest(lines: impl Iterator<Item = u32>, to: u32) -> Nearest {
    let nearest = lines.min_by_key(|line| (line.abs_diff(to), *line > to));
    nearest.map_or(Nearest::Nowhere, Nearest::Line)
}
