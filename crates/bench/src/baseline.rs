//! What of a report stays the same from run to run: what became of each cell, and with which patch. It is kept beside the
//! source as a table with one line for each cell, so that a change shows there what it won and lost.

use std::fmt::Write as _;

use patchwright_domain::repair::RepairStatus;

use crate::correct::Correctness;
use crate::error::BenchError;
use crate::report::{BenchReport, CellRow};

/// The first line of its file.
const HEAD: &str =
    "# case\tway\tseed\tstatus\tcorrect\tpatch: `patchwright bench report --as baseline`";
/// Stands for a patch that nobody wrote down: it is neither the same as another nor a different one.
const UNKNOWN_PATCH: &str = "?";
const NOTHING: &str = "-";

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Baseline {
    pub cells: Vec<KeptCell>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptCell {
    pub case: String,
    /// The name of the way.
    pub arm: String,
    pub seed: u32,
    pub status: String,
    /// Of a plausible patch; nothing for others.
    pub correct: Option<Correctness>,
    pub patch: KeptPatch,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeptPatch {
    None,
    /// The beginning of its name.
    Known(String),
    Unknown,
}

impl From<&BenchReport> for Baseline {
    /// Without cells that came to no end.
    fn from(report: &BenchReport) -> Self {
        let rows = report.cells.iter().filter(|row| row.is_final());
        let mut cells: Vec<KeptCell> = rows.map(KeptCell::from).collect();
        cells.sort_by(|one, other| one.key().cmp(&other.key()));
        Self { cells }
    }
}

impl From<&CellRow> for KeptCell {
    fn from(row: &CellRow) -> Self {
        Self {
            case: row.case.clone(),
            arm: row.arm.clone(),
            seed: row.seed,
            status: row.status.clone(),
            correct: row.correct,
            patch: match row.patch.as_str() {
                "" => KeptPatch::None,
                patch => KeptPatch::Known(patch.chars().take(12).collect()),
            },
        }
    }
}

impl Baseline {
    /// Whether a text is meant to be one.
    pub fn is_one(text: &str) -> bool {
        text.starts_with("# case\t")
    }

    /// Without cells that ran out of a limit: that says as much about the machine.
    pub fn render(&self) -> String {
        let mut text = format!("{HEAD}\n");
        let over = RepairStatus::Budget.name();
        for cell in self.cells.iter().filter(|cell| cell.status != over) {
            let correct = cell.correct.map_or(NOTHING, Correctness::name);
            let patch = match &cell.patch {
                KeptPatch::None => NOTHING,
                KeptPatch::Known(patch) => patch,
                KeptPatch::Unknown => UNKNOWN_PATCH,
            };
            let (case, arm) = (plain(&cell.case), plain(&cell.arm));
            let (seed, status) = (cell.seed, &cell.status);
            let _ = writeln!(text, "{case}\t{arm}\t{seed}\t{status}\t{correct}\t{patch}");
        }
        text
    }

    pub fn parse(text: &str) -> Result<Self, BenchError> {
        let mut cells = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let cell = KeptCell::parse(line).ok_or_else(|| {
                let words = format!("line {} is no row of a baseline: {line:?}", number + 1);
                BenchError::Choice(words)
            })?;
            cells.push(cell);
        }
        Ok(Self { cells })
    }
}

impl KeptCell {
    fn key(&self) -> (&str, &str, u32) {
        (&self.case, &self.arm, self.seed)
    }

    pub fn is_plausible(&self) -> bool {
        self.status == RepairStatus::Repaired.name()
    }

    fn parse(line: &str) -> Option<Self> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [case, arm, seed, status, correct, patch] = columns.try_into().ok()?;
        Some(Self {
            case: case.to_owned(),
            arm: arm.to_owned(),
            seed: seed.parse().ok()?,
            status: status.to_owned(),
            correct: match correct {
                NOTHING => None,
                name => Some(
                    Correctness::ALL
                        .into_iter()
                        .find(|one| one.name() == name)?,
                ),
            },
            patch: match patch {
                NOTHING => KeptPatch::None,
                UNKNOWN_PATCH => KeptPatch::Unknown,
                patch => KeptPatch::Known(patch.to_owned()),
            },
        })
    }
}

/// No column can hold what parts columns.
fn plain(text: &str) -> String {
    text.replace(['\t', '\n', '\r'], " ")
}

#[cfg(test)]
#[path = "baseline_tests.rs"]
mod tests;
