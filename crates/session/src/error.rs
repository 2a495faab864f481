//! Why a session could not be opened or cannot continue.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use patchwright_sandbox::SandboxError;
use patchwright_store::StoreError;
use patchwright_subject::SubjectError;
use thiserror::Error;

use crate::regular_file::FileError;

#[derive(Debug, Error)]
pub enum SessionError {
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    #[error(transparent)]
    Subject(#[from] SubjectError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Report(#[from] FileError),
    /// An event that is not in the journal did not happen, so the session stops here: every call gets this error.
    #[error("the journal could not be written")]
    Journal { source: Arc<StoreError> },
    #[error("cannot create {}", path.display())]
    Logs { path: PathBuf, source: io::Error },
}
