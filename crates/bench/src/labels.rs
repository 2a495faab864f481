//! The labels of a benchmark, kept in its folder.

use std::fs;
use std::io::ErrorKind;

use patchwright_domain::candidate::CandidateId;

use crate::error::BenchError;
use crate::folder::{BenchFolder, write_whole};
use crate::label::Label;
use crate::result::CellResult;

const FILE: &str = "labels.json";

/// All labels of a benchmark. A file that cannot be read is not written over.
pub fn labels(folder: &BenchFolder) -> Result<Vec<Label>, BenchError> {
    let path = folder.root().join(FILE);
    match fs::read(&path) {
        Ok(bytes) => {
            serde_json::from_slice(&bytes).map_err(|source| BenchError::Labels { path, source })
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(BenchError::io("read", &path)(error)),
    }
}

/// Adds a label; one about the same patch is replaced.
pub fn add_label(folder: &BenchFolder, label: Label) -> Result<(), BenchError> {
    let mut all = labels(folder)?;
    all.retain(|other| !other.is_about(&label.case, &label.patch));
    all.push(label);
    write_whole(&folder.root().join(FILE), &all)
}

/// A patch of a case, and the cells that found it.
#[derive(Debug, Clone, PartialEq)]
pub struct CasePatch<'r> {
    pub case: &'r str,
    pub patch: &'r CandidateId,
    pub diff: &'r str,
    pub found_by: Vec<String>,
}

/// The different patches of a case, which is named as the suite does or by the end of that.
pub fn patches_of<'r>(
    results: &'r [CellResult],
    case: &str,
) -> Result<Vec<CasePatch<'r>>, BenchError> {
    let end = format!("/{case}");
    let is_meant = |name: &str| name == case || name.ends_with(&end);
    let mut names: Vec<&str> = results.iter().map(|one| one.cell.case.as_str()).collect();
    names.retain(|name| is_meant(name));
    names.sort_unstable();
    names.dedup();
    let exact = names.iter().find(|name| **name == case).copied();
    let name = match (exact, names.as_slice()) {
        (Some(name), _) | (None, &[name]) => name,
        (None, []) => {
            let words = format!("no cell of this benchmark is about a case {case:?}");
            return Err(BenchError::Choice(words));
        }
        (None, several) => {
            let words = format!(
                "{case:?} may mean {}; write one of them",
                several.join(", ")
            );
            return Err(BenchError::Choice(words));
        }
    };
    let mut found: Vec<CasePatch<'r>> = Vec::new();
    for result in results.iter().filter(|one| one.cell.case == name) {
        let Some(patch) = &result.patch else {
            continue;
        };
        let by = result.cell.describe();
        match found.iter_mut().find(|one| *one.patch == patch.candidate) {
            Some(known) => known.found_by.push(by),
            None => found.push(CasePatch {
                case: &result.cell.case,
                patch: &patch.candidate,
                diff: &patch.diff,
                found_by: vec![by],
            }),
        }
    }
    Ok(found)
}

#[cfg(test)]
#[path = "labels_tests.rs"]
mod tests;
