//! Errors that end a triage. Each says what failed, on what, and what to do.

use std::io;
use std::path::PathBuf;

use patchwright_subject::SubjectError;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum TriageError {
    #[error(transparent)]
    Subject(#[from] SubjectError),
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error(
        "{} holds something that is not from a triage; choose another folder with --out, or empty it",
        path.display()
    )]
    NotOurs { path: PathBuf },
    #[error("{} holds no inputs: no regular file that is not hidden", path.display())]
    NoInputs { path: PathBuf },
    #[error(
        "no PoC of the case reads a file or its standard input, so there is nothing to put the files in place of; \
         give --target 'COMMAND {{input}}'"
    )]
    NoTarget,
    #[error("the files could not all be run: {problem}")]
    Runs { problem: String },
    #[error(
        "the patched program could not be built again, or its own PoC could not be run, to run the other bugs' inputs on; `patchwright verify --patch` on their \
         cases tells whether the patch ends them"
    )]
    Rebuild,
    #[error("{} is not a triage of this version: {message}", path.display())]
    BadSummary { path: PathBuf, message: String },
}

impl TriageError {
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
