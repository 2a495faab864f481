//! Why a benchmark could not be planned, read or compared.

use std::io;
use std::path::{Path, PathBuf};

use patchwright_edit::EditError;
use patchwright_subject::SubjectError;
use patchwright_subject::manifest::ManifestError;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum BenchError {
    #[error("cannot {action} {}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error(transparent)]
    Suite(#[from] ManifestError),
    #[error("the suite {} {problem}", path.display())]
    Cases { path: PathBuf, problem: String },
    #[error("{} holds no benchmark that is understood; run `patchwright bench run` first", path.display())]
    NoBench {
        path: PathBuf,
        #[source]
        source: Option<serde_json::Error>,
    },
    #[error("cannot go on from {}; move it away to begin anew", path.display())]
    Labels {
        path: PathBuf,
        source: serde_json::Error,
    },
    #[error("cannot tell from {} what was spent; if it is lost, move it away, and it is made again from the journals", path.display())]
    Ledger {
        path: PathBuf,
        source: serde_json::Error,
    },
    #[error("another process has held {} for {seconds} s; look what it is, with `fuser` on its machine", path.display())]
    Locked { path: PathBuf, seconds: u64 },
    #[error("cannot be written as JSON")]
    Json(#[source] serde_json::Error),
    #[error(transparent)]
    Subject(#[from] SubjectError),
    #[error("the {which} does not fit the source")]
    Patch {
        which: &'static str,
        source: EditError,
    },
    #[error("the program with the {which} does not build")]
    Rebuild { which: &'static str },
    #[error("{0}")]
    Choice(String),
    /// More than is looked at; part of it would pass for all.
    #[error("{0}; that is more than is looked at")]
    TooMuch(String),
}

impl BenchError {
    pub(crate) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io {
            action,
            path,
            source,
        }
    }
}
