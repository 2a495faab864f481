//! Errors of the sandbox itself, never of the program in it.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

#[derive(Debug, Error)]
pub enum SandboxError {
    #[error("bubblewrap (bwrap) is not installed; install it with: apt-get install bubblewrap")]
    NoBubblewrap,
    #[error(
        "the sandbox could not {step}: {source}; `patchwright doctor` tells what this machine lacks"
    )]
    Stage { step: String, source: io::Error },
    #[error(
        "bubblewrap refused to start the job: {message}; `patchwright doctor` tells what this machine lacks"
    )]
    Refused { message: String },
    #[error("cannot {action} {path}: {source}", path = path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("{what} holds a NUL byte")]
    Nul { what: String },
    #[error("without a sandbox nothing can be mounted: {inside} would have to be {host} itself", inside = inside.display(), host = host.display())]
    CannotMount { inside: PathBuf, host: PathBuf },
    #[error("the seccomp filter could not be created: {source}")]
    Filter { source: io::Error },
    #[error("the watcher of the job failed: {source}")]
    Watch { source: io::Error },
}

impl SandboxError {
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
