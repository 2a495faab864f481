//! Whether a patch changes what the names of a condition stand for: how large an object is, or which type a variable has. A
//! derived property rests on how the unpatched program was written there, so it cannot refuse such a patch.

use std::ops::Range;

use patchwright_code::tree::StmtKind;
use patchwright_code::{Code, SourceFile};
use patchwright_crash::{NamedBy, named_lines};
use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::report::StackRole;
use patchwright_edit::{Piece, parts};

use crate::error::JudgeError;
use crate::trial::Trial;

pub(super) fn resizes(trial: &Trial<'_>) -> Result<bool, JudgeError> {
    let sources = trial.context.sources();
    let allocating = allocating_lines(trial);
    for change in &trial.candidate.changes {
        let FileChange::Modify { path, .. } = change else {
            return Ok(true);
        };
        let code = Code::read([(path.clone(), sources.read(path)?)]);
        let Some(file) = code.file(path) else {
            return Ok(true);
        };
        for part in parts(&trial.candidate, &sources)? {
            let Piece::Lines { old, .. } = &part.piece else {
                return Ok(true);
            };
            let is_here = part.path == *path;
            if is_here && (redeclares(file, old) || allocates(file, old, &allocating)) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Whether lines of the old file, counted from 0, are replaced that say what a name is. An insertion replaces none.
fn redeclares(file: &SourceFile, old: &Range<usize>) -> bool {
    let text: Vec<&str> = file.text().lines().collect();
    old.clone().any(|at| {
        let is_blank = text.get(at).is_none_or(|line| line.trim().is_empty());
        !is_blank && declares(file, from_one(at))
    })
}

fn declares(file: &SourceFile, line: u32) -> bool {
    let function = file.function_at(line);
    let path = function.and_then(|function| function.statement_at(line, None));
    let innermost = path.and_then(|path| path.last().copied());
    innermost.is_none_or(|stmt| matches!(stmt.kind, StmtKind::Declare(_)))
}

/// Whether the hunk is in a function that the report names as allocating the object.
fn allocates(file: &SourceFile, old: &Range<usize>, allocating: &[(RelPath, u32)]) -> bool {
    let Some(function) = file.function_at(from_one(old.start)) else {
        return false;
    };
    let mut here = allocating.iter().filter(|(path, _)| *path == file.path);
    here.any(|(_, line)| function.head.span.has_line(*line))
}

fn from_one(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1)
}

fn allocating_lines(trial: &Trial<'_>) -> Vec<(RelPath, u32)> {
    let project = trial.context.subject.project();
    let reports = trial.context.pocs.iter().map(|poc| &poc.report);
    let named = reports.flat_map(|report| named_lines(report, &project));
    let allocating = named.filter(|line| line.stack == NamedBy::Further(StackRole::Allocation));
    allocating
        .filter_map(|line| Some((RelPath::new(line.file).ok()?, line.line)))
        .collect()
}
