//! Which cases a client may name, and those that are open.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use patchwright_subject::manifest;
use thiserror::Error;

use super::open_case::OpenCase;

/// Each may hold a debugger and a language server.
const MOST_OPEN: usize = 16;
/// Bytes of a path that a client may name.
const MOST_PATH: usize = 4096;

#[derive(Debug, Error)]
pub enum CaseError {
    #[error(
        "no case is given: name one with `case` (a folder with {name}), or start the server with one, `patchwright mcp CASE`",
        name = manifest::FILE_NAME
    )]
    None,
    /// The same words whether it exists or not: what exists elsewhere is nobody's business.
    #[error(
        "`{named}` is not a case that this server may open: it opens {allowed}; `patchwright mcp --allow DIR` allows more"
    )]
    NotAllowed { named: String, allowed: String },
    #[error("this server holds {MOST_OPEN} cases open, which is the most; start another for more")]
    TooMany,
    #[error("{0}")]
    Unusable(String),
}

/// What a client may name.
#[derive(Debug, Clone, Default)]
pub struct Allowed {
    /// The manifest of the case on the command line.
    default: Option<PathBuf>,
    folders: Vec<PathBuf>,
}

impl Allowed {
    /// Both as the user wrote them, relative to `here`.
    pub fn new(case: Option<&Path>, folders: &[PathBuf], here: &Path) -> anyhow::Result<Self> {
        let real = |path: &Path| {
            let path = here.join(path);
            fs::canonicalize(&path)
                .map_err(|error| anyhow::anyhow!("cannot open {}: {error}", path.display()))
        };
        let default = match case {
            Some(case) => Some(real(&manifest_of(&real(case)?))?),
            None => None,
        };
        let folders = folders.iter().map(|folder| real(folder));
        Ok(Self {
            default,
            folders: folders.collect::<anyhow::Result<_>>()?,
        })
    }

    pub fn default(&self) -> Option<&Path> {
        self.default.as_deref()
    }

    /// The manifest of the case that a call is about.
    pub fn meant(&self, named: Option<&str>, here: &Path) -> Result<PathBuf, CaseError> {
        let Some(named) = named else {
            return self.default.clone().ok_or(CaseError::None);
        };
        self.find(named, here)
            .filter(|path| Some(path) == self.default.as_ref() || self.is_below(path))
            .ok_or_else(|| CaseError::NotAllowed {
                named: crate::plain::line(named, 200),
                allowed: self.describe(),
            })
    }

    /// Links are followed first, in the folder and in the manifest, so that none leads out of what is allowed.
    fn find(&self, named: &str, here: &Path) -> Option<PathBuf> {
        if named.len() > MOST_PATH {
            return None;
        }
        let path = fs::canonicalize(here.join(named)).ok()?;
        let path = fs::canonicalize(manifest_of(&path)).ok()?;
        path.is_file().then_some(path)
    }

    fn is_below(&self, path: &Path) -> bool {
        let named = path
            .file_name()
            .is_some_and(|name| name == manifest::FILE_NAME);
        named && self.folders.iter().any(|folder| path.starts_with(folder))
    }

    fn describe(&self) -> String {
        let shown = |path: &Path| path.display().to_string();
        let case = self.default.as_deref().and_then(Path::parent).map(shown);
        let below = self.folders.iter();
        let below = below.map(|folder| format!("cases below {}", folder.display()));
        let all: Vec<String> = case.into_iter().chain(below).collect();
        match all.is_empty() {
            true => "none".to_owned(),
            false => all.join(", "),
        }
    }
}

fn manifest_of(path: &Path) -> PathBuf {
    match path.is_dir() {
        true => path.join(manifest::FILE_NAME),
        false => path.to_owned(),
    }
}

/// The open cases by their manifests.
#[derive(Default)]
pub struct Cases(Mutex<BTreeMap<PathBuf, Arc<OpenCase>>>);

impl Cases {
    /// The open case of a manifest, opened by the first call about it.
    pub fn get(
        &self,
        manifest: &Path,
        open: impl FnOnce() -> anyhow::Result<OpenCase>,
    ) -> Result<Arc<OpenCase>, CaseError> {
        let mut cases = self.lock();
        if let Some(known) = cases.get(manifest) {
            return Ok(Arc::clone(known));
        }
        if cases.len() >= MOST_OPEN {
            return Err(CaseError::TooMany);
        }
        let opened = open().map_err(|error| {
            CaseError::Unusable(crate::failure::Failure::from_error(&error).words)
        })?;
        let opened = Arc::new(opened);
        cases.insert(manifest.to_owned(), Arc::clone(&opened));
        Ok(opened)
    }

    /// Removes them all.
    pub fn take(&self) -> Vec<Arc<OpenCase>> {
        let cases = std::mem::take(&mut *self.lock());
        cases.into_values().collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Arc<OpenCase>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[path = "cases_tests.rs"]
mod tests;
