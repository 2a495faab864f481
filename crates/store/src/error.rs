//! Why a journal could not be written or read.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::entry::UnknownEvents;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("cannot {action} {}: {source}; the run's folder needs a disk with room and the right to write", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("an event cannot be written as JSON: {source}")]
    Event { source: serde_json::Error },
    #[error("{} line {line} is damaged: {message}; only a torn last line is expected after a kill", path.display())]
    Damaged {
        path: PathBuf,
        line: u64,
        message: String,
    },
    #[error("{} has {}; a newer version wrote it, and only that version can go on with it or repeat it", path.display(), unknown.describe())]
    UnknownEvents {
        path: PathBuf,
        unknown: UnknownEvents,
    },
    #[error("there is no run `{id}` in {}; name the case before `--resume`", runs.display())]
    NoRun { id: String, runs: PathBuf },
    #[error("there is no run `{word}` in {}; `patchwright runs` lists those that are kept, and a case is named before `--resume`", runs.display())]
    NotMeant { word: String, runs: PathBuf },
    #[error("`{word}` means {count} runs, such as {} and {}; write more of the name", some[0], some[1])]
    Ambiguous {
        word: String,
        some: [String; 2],
        count: usize,
    },
    #[error("{} is not the journal of a run", path.display())]
    NoJournal { path: PathBuf },
    #[error("{} is in use by another process", path.display())]
    InUse { path: PathBuf },
}

impl StoreError {
    pub(crate) fn io(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Io {
            action,
            path,
            source,
        }
    }
}

impl UnknownEvents {
    /// For callers that must not miss an event.
    pub(crate) fn refuse(self, path: &Path) -> Result<(), StoreError> {
        match self.is_empty() {
            true => Ok(()),
            false => Err(StoreError::UnknownEvents {
                path: path.to_owned(),
                unknown: self,
            }),
        }
    }
}
