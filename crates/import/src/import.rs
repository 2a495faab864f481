//! One call for all formats: read, write each case, and tell what became of each.

use std::path::{Path, PathBuf};

use crate::error::ImportError;
use crate::format::Format;
use crate::request::Request;
use crate::written;

/// What became of the cases that were named.
#[derive(Debug, Default)]
pub struct Imports {
    pub written: Vec<ImportedCase>,
    pub refused: Vec<RefusedCase>,
}

#[derive(Debug)]
pub struct ImportedCase {
    pub name: String,
    pub folder: PathBuf,
    /// What could not be carried over, or must be looked at.
    pub notes: Vec<String>,
}

#[derive(Debug)]
pub struct RefusedCase {
    pub name: String,
    pub reason: ImportError,
}

/// Writes each case to a folder of its name below `out`.
pub fn import(
    format: Format,
    request: &Request,
    out: &Path,
    cores: u32,
) -> Result<Imports, ImportError> {
    let adapter = format.adapter();
    let mut imports = Imports::default();
    for drafted in (adapter.read)(request)? {
        let (name, done) = match drafted {
            Ok(draft) => (
                draft.name.clone(),
                written::write(draft, adapter.name, out, cores),
            ),
            Err((name, reason)) => (name, Err(reason)),
        };
        match done {
            Ok((folder, notes)) => imports.written.push(ImportedCase {
                name,
                folder,
                notes,
            }),
            Err(reason) => imports.refused.push(RefusedCase { name, reason }),
        }
    }
    Ok(imports)
}

#[cfg(test)]
#[path = "import_tests.rs"]
mod tests;
