//! The cases that a suite means: folders with a manifest, named or found by patterns.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_subject::manifest::{self, glob_set};

use crate::error::BenchError;

/// The folders that the patterns mean below `root`, sorted, each once and as it is named in cells. A pattern that means
/// nothing is an error.
pub fn case_folders(
    root: &Path,
    patterns: &[String],
    suite: &Path,
) -> Result<Vec<String>, BenchError> {
    let mut found = BTreeSet::new();
    for pattern in patterns {
        let pattern = pattern.trim_end_matches('/');
        let named: Vec<String> = expand(root, pattern, suite)?
            .into_iter()
            .filter(|name| root.join(name).join(manifest::FILE_NAME).is_file())
            .collect();
        if named.is_empty() {
            return Err(BenchError::Cases {
                path: suite.to_owned(),
                problem: format!(
                    "names {pattern:?}, but no folder of that name has a {}; correct it",
                    manifest::FILE_NAME
                ),
            });
        }
        found.extend(named);
    }
    Ok(found.into_iter().collect())
}

fn expand(root: &Path, pattern: &str, suite: &Path) -> Result<Vec<String>, BenchError> {
    let mut reached = vec![match pattern.starts_with('/') {
        true => "/".to_owned(),
        false => String::new(),
    }];
    for part in pattern
        .split('/')
        .filter(|part| !part.is_empty() && *part != ".")
    {
        let mut next = Vec::new();
        for before in reached {
            match part.contains(['*', '?', '[', '{']) {
                true => next.extend(matching(root, &before, part, suite)?),
                false => next.push(joined(&before, part)),
            }
        }
        reached = next;
    }
    Ok(reached)
}

fn matching(
    root: &Path,
    before: &str,
    part: &str,
    suite: &Path,
) -> Result<Vec<String>, BenchError> {
    let names = glob_set(&[part.to_owned()]).map_err(|error| BenchError::Cases {
        path: suite.to_owned(),
        problem: format!("has the pattern {part:?}, which is none: {error}"),
    })?;
    let folder: PathBuf = root.join(before);
    let listed = fs::read_dir(&folder).map_err(BenchError::io("list", &folder))?;
    let mut found = Vec::new();
    for entry in listed {
        let entry = entry.map_err(BenchError::io("list", &folder))?;
        let name = entry.file_name().into_string().ok();
        let name = name.filter(|name| names.is_match(name) && !name.starts_with('.'));
        found.extend(name.map(|name| joined(before, &name)));
    }
    Ok(found)
}

fn joined(before: &str, part: &str) -> String {
    match before {
        "" | "/" => format!("{before}{part}"),
        _ => format!("{before}/{part}"),
    }
}

#[cfg(test)]
#[path = "case_folders_tests.rs"]
mod tests;
