//! Globs over paths relative to the source root: `*` stays within a folder, `**` crosses folders.

use globset::{GlobBuilder, GlobSet, GlobSetBuilder};

use super::error::{At, Fault, Problem};

/// Builds the set of a case's checked globs. All matching goes through here, so that a glob means the same in copying,
/// scope and language detection.
pub fn glob_set(globs: &[String]) -> Result<GlobSet, globset::Error> {
    let mut set = GlobSetBuilder::new();
    for glob in globs {
        set.add(GlobBuilder::new(glob).literal_separator(true).build()?);
    }
    set.build()
}

pub(super) fn check(globs: Vec<At<String>>, what: &'static str) -> Result<Vec<String>, Fault> {
    globs
        .into_iter()
        .map(|glob| check_one(glob, what))
        .collect()
}

fn check_one(glob: At<String>, what: &'static str) -> Result<String, Fault> {
    let own = match glob.value.as_str() {
        "" => Some("it is empty"),
        text if text.starts_with('/') => Some("it is absolute, but is matched below the source"),
        text if text.contains('\0') => Some("it holds a NUL character"),
        text if text.split('/').any(|part| part == "..") => Some("'..' leaves the source"),
        text if text.starts_with("./") => Some("paths are matched without './'"),
        _ => None,
    };
    let reason = match own {
        Some(reason) => Some(reason.to_owned()),
        None => glob_set(std::slice::from_ref(&glob.value))
            .err()
            .map(|error| super::error::shown(&error.kind().to_string())),
    };
    match reason {
        None => Ok(glob.value),
        Some(reason) => Err(glob.fault(Problem::BadGlob {
            what,
            glob: glob.value.clone(),
            reason,
        })),
    }
}
