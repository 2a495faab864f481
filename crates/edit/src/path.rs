//! From a path as written to a file of the tree: prefixes are stripped, a unique suffix completed, anything that leaves
//! the tree refused.

use patchwright_domain::candidate::RelPath;

use crate::error::EditError;
use crate::parse::without_prefix;
use crate::patch::{PathText, Prefix};
use crate::place::signature;
use crate::sources::Sources;

/// How many similar or fitting paths an error names.
const SHOWN_PATHS: usize = 8;

/// A path that exists, and whether it had to be completed or shortened to do so.
#[derive(Debug, PartialEq, Eq)]
pub struct Existing {
    pub path: RelPath,
    pub matched: PathMatch,
}

#[derive(Debug, PartialEq, Eq)]
pub enum PathMatch {
    AsWritten,
    Completed,
}

/// The file of the tree that is meant.
pub fn existing(text: &PathText, at: usize, sources: &Sources<'_>) -> Result<Existing, EditError> {
    let readings = readings(text, at)?;
    if let Some(path) = readings.iter().find(|path| sources.contains(path)) {
        return Ok(Existing {
            path: path.clone(),
            matched: PathMatch::AsWritten,
        });
    }
    let written = shown(text);
    for reading in &readings {
        let mut fitting = completions(reading, sources);
        match (fitting.pop(), fitting.is_empty()) {
            (None, _) => {}
            (Some(path), true) => {
                return Ok(Existing {
                    path,
                    matched: PathMatch::Completed,
                });
            }
            (Some(last), false) => {
                fitting.push(last);
                fitting.truncate(SHOWN_PATHS);
                return Err(EditError::AmbiguousPath {
                    at,
                    path: written,
                    choices: fitting,
                });
            }
        }
    }
    let nearest = readings
        .first()
        .map(|path| similar(path, sources))
        .unwrap_or_default();
    Err(EditError::NoSuchFile {
        at,
        path: written,
        nearest,
    })
}

/// The path as its writer means it.
pub fn shown(text: &PathText) -> String {
    let stripped = without_prefix(&text.bytes).filter(|_| text.prefix == Prefix::Git);
    String::from_utf8_lossy(stripped.unwrap_or(&text.bytes)).into_owned()
}

/// The path of a file that is to be created.
pub fn fresh(text: &PathText, at: usize) -> Result<RelPath, EditError> {
    match readings(text, at)?.into_iter().next() {
        Some(path) => Ok(path),
        None => Err(EditError::NoPath { at }),
    }
}

/// What the text may mean, likeliest first. Never empty.
fn readings(text: &PathText, at: usize) -> Result<Vec<RelPath>, EditError> {
    let mut bytes = text.bytes.as_slice();
    while let Some(rest) = bytes.strip_prefix(b"./") {
        bytes = rest;
    }
    let shown = || String::from_utf8_lossy(&text.bytes).into_owned();
    let refuse = |why| EditError::BadPath {
        at,
        path: shown(),
        why,
    };
    let whole = RelPath::new(bytes).map_err(|error| refuse(error.why))?;
    if whole.parts().any(|part| part.eq_ignore_ascii_case(b".git")) {
        return Err(refuse("it belongs to git"));
    }
    let stripped = match without_prefix(bytes) {
        Some(rest) => Some(RelPath::new(rest).map_err(|error| refuse(error.why))?),
        None => None,
    };
    Ok(match (text.prefix, stripped) {
        (_, None) => vec![whole],
        (Prefix::Git, Some(stripped)) => vec![stripped, whole],
        (Prefix::Plain, Some(stripped)) => vec![whole, stripped],
    })
}

/// Files whose path ends in the one written; else the one that is left when leading folders are dropped.
fn completions(path: &RelPath, sources: &Sources<'_>) -> Vec<RelPath> {
    let mut suffix = vec![b'/'];
    suffix.extend_from_slice(path.as_bytes());
    let ends = |p: &&RelPath| p.as_bytes().ends_with(&suffix);
    let longer: Vec<RelPath> = sources.paths().iter().filter(ends).cloned().collect();
    if !longer.is_empty() {
        return longer;
    }
    let bytes = path.as_bytes();
    let slashes = bytes.iter().enumerate().filter(|(_, b)| **b == b'/');
    let shorter = slashes.filter_map(|(i, _)| RelPath::new(bytes.get(i + 1..)?).ok());
    shorter
        .into_iter()
        .find(|p| sources.contains(p))
        .into_iter()
        .collect()
}

fn similar(path: &RelPath, sources: &Sources<'_>) -> Vec<RelPath> {
    let wanted = signature(path.as_bytes());
    let mut scored: Vec<(f32, &RelPath)> = sources
        .paths()
        .iter()
        .map(|p| {
            let same_name = if p.file_name() == path.file_name() {
                0.5
            } else {
                0.0
            };
            (signature(p.as_bytes()).similarity(&wanted) + same_name, p)
        })
        .filter(|(score, _)| *score >= 0.5)
        .collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored
        .into_iter()
        .take(SHOWN_PATHS)
        .map(|(_, p)| p.clone())
        .collect()
}
