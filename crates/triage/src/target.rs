//! How the program is run on a file: a PoC of the case, with a place for the files instead of its own input.

use std::fs;
use std::path::Path;

use patchwright_domain::case::{Case, Poc};

use crate::error::TriageError;

/// What the files are called when the program reads them, before the ending of their own names.
const NAME: &str = "input";

/// The first PoC that reads a file or its standard input.
pub(crate) fn target(case: &Case) -> Result<&Poc, TriageError> {
    let reads = |poc: &&Poc| poc.input.is_some() || poc.stdin.is_some();
    case.pocs.iter().find(reads).ok_or(TriageError::NoTarget)
}

/// Whether this is the name of a place for files.
pub(crate) fn is_place(name: &str) -> bool {
    name == NAME
        || name
            .strip_prefix(NAME)
            .is_some_and(|rest| rest.starts_with('.'))
}

/// The same command with an empty file in `folder` in place of the input. Files of one ending share it: what they are called
/// does not matter to most programs, but how the name ends does to many.
pub(crate) fn place_for(
    target: &Poc,
    ending: Option<&str>,
    folder: &Path,
) -> Result<Poc, TriageError> {
    let folder = folder.join(ending.unwrap_or("none"));
    fs::create_dir_all(&folder).map_err(TriageError::io("create", &folder))?;
    let name = match ending {
        Some(ending) => format!("{NAME}.{ending}"),
        None => NAME.to_owned(),
    };
    let path = folder.join(name);
    fs::write(&path, b"").map_err(TriageError::io("write", &path))?;
    let mut poc = Poc {
        name: "main".to_owned(),
        bug: None,
        ..target.clone()
    };
    match poc.input {
        Some(_) => poc.input = Some(path),
        None => poc.stdin = Some(path),
    }
    Ok(poc)
}
