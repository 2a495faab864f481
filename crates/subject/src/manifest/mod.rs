//! Cases from `patchwright.toml`, from flags, or from both.
//!
//! Both are read into one draft whose values know where they were written. The draft is checked once, so an error reads
//! the same from either source, and overridden values are never checked.

mod check;
mod check_poc;
mod check_value;
mod draft;
mod error;
mod flags;
mod globs;
mod json;
mod language;
mod paths;
mod placeholder;
mod reach;
mod reader;
mod suggest;
mod write;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use patchwright_domain::case::{Case, Language};

pub use error::{At, Fault, FileProblem, ManifestError, Origin, Problem};
pub use flags::{Flags, PocFlags};
pub use globs::glob_set;
pub use placeholder::{Placeholder, Values, expand, holds};
pub use reader::{Keys, Table, read_text};
pub use suggest::hint;
pub use write::{render, render_for};

pub(crate) use check::name_of;
pub(crate) use error::{shown, shown_path};

/// The manifest's name in a case's folder.
pub const FILE_NAME: &str = "patchwright.toml";

/// Far above any real manifest; it bounds what a wrong path can make us read.
const MOST_BYTES: u64 = 1 << 20;

/// The case of a manifest: `path` is the file itself or a folder that holds `patchwright.toml`.
pub fn load(path: &Path, cores: u32) -> Result<Case, ManifestError> {
    load_with(path, &Flags::default(), path, cores)
}

/// The case of a manifest as changed by flags, whose paths are relative to `cwd`.
pub fn load_with(
    path: &Path,
    flags: &Flags,
    cwd: &Path,
    cores: u32,
) -> Result<Case, ManifestError> {
    let path = find(path)?;
    let text = read(&path)?;
    let folder = path.parent().unwrap_or(Path::new("/"));
    let case = draft::Draft::parse(&text, folder).and_then(|mut draft| {
        flags::overlay(&mut draft, flags, cwd)?;
        check::check(draft, cores)
    });
    case.map_err(|fault| fault.in_file(&path))
}

/// A case without a manifest.
pub fn from_flags(flags: &Flags, cwd: &Path, cores: u32) -> Result<Case, ManifestError> {
    let case = flags::draft(flags, cwd).and_then(|draft| check::check(draft, cores));
    case.map_err(|fault| fault.in_file(Path::new("")))
}

/// The languages a tree is written in, the one with the most files first.
pub(crate) fn languages_of(source: &Path) -> Vec<Language> {
    language::detect(source, &globset::GlobSet::empty())
}

/// The manifest's path with its folder made canonical, so that what is relative to it becomes absolute.
fn find(path: &Path) -> Result<PathBuf, ManifestError> {
    let found = match path.is_dir() {
        true => path.join(FILE_NAME),
        false => path.to_owned(),
    };
    let refuse = |problem| ManifestError::File {
        path: found.clone(),
        problem,
    };
    let metadata = fs::metadata(&found).map_err(|error| refuse(file_problem(error)))?;
    let (Some(name), true) = (found.file_name(), metadata.is_file()) else {
        return Err(refuse(FileProblem::NotAFile));
    };
    let folder = match found.parent() {
        Some(parent) if parent != Path::new("") => parent,
        Some(_) | None => Path::new("."),
    };
    let folder = fs::canonicalize(folder).map_err(|error| refuse(file_problem(error)))?;
    Ok(folder.join(name))
}

fn file_problem(error: io::Error) -> FileProblem {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileProblem::Absent,
        _ => FileProblem::Unreadable(error),
    }
}

fn read(path: &Path) -> Result<String, ManifestError> {
    let refuse = |problem| ManifestError::File {
        path: path.to_owned(),
        problem,
    };
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| refuse(file_problem(error)))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(refuse(FileProblem::TooBig));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error
            .as_bytes()
            .iter()
            .take(error.utf8_error().valid_up_to());
        ManifestError::Line {
            path: path.to_owned(),
            line: 1 + good.filter(|&&byte| byte == b'\n').count(),
            problem: Box::new(Problem::NotText),
        }
    })
}

#[cfg(test)]
#[path = "manifest_tests.rs"]
mod tests;
