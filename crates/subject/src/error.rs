//! Errors that end the work before there is a result. Each says what failed, on what, and what to do.

use std::io;
use std::path::PathBuf;

use patchwright_domain::count::counted;
use patchwright_sandbox::{Outcome, SandboxError};
use thiserror::Error;

use crate::build_error::BuildError;
use crate::manifest::shown_path;

#[derive(Debug, Error)]
pub enum SubjectError {
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("an exclude pattern cannot be read: {message}")]
    BadGlob { message: String },
    #[error("{} holds more than {most} files; is it the right source folder? `exclude` leaves folders out", source_root.display())]
    TooManyFiles { source_root: PathBuf, most: usize },
    #[error(
        "the files of {} are together larger than limits.disk-mib = {most_mib}; leave out with `exclude` what the build does not need, or raise it",
        source_root.display()
    )]
    TreeTooLarge { source_root: PathBuf, most_mib: u64 },
    #[error(
        "the link {} leads out of the source tree, to {}; exclude it or put a copy in its place",
        shown_path(link),
        shown_path(target)
    )]
    LinkLeadsOut { link: PathBuf, target: PathBuf },
    #[error("a thread that read the source panicked")]
    Reader,
    #[error("{}", failed_words(.0))]
    CommandFailed(Box<CommandFailed>),
    #[error("the candidate's edits could not be written ({outcome}): {message}")]
    EditFailed { outcome: Outcome, message: String },
    #[error("a copy of the source outside of the sandbox cannot be worked in by commands of ours")]
    NoView,
    #[error("cancelled")]
    Cancelled,
    #[error(
        "build.fetch runs only in the sandbox, where it cannot change your home: leave out --sandbox none, or remove fetch from the manifest and get the dependencies yourself"
    )]
    FetchNeedsWalls,
    #[error("the debugger runs only in the sandbox: leave out --sandbox none")]
    DebuggerNeedsWalls,
    #[error("the cache entry {} cannot be read: {message}; `patchwright cache --clear` removes it", path.display())]
    BadCache { path: PathBuf, message: String },
    #[error("what the sandbox left cannot be read: {0}")]
    Leftovers(#[from] patchwright_sandbox::Unreadable),
}

/// A command of the case that had to succeed before anything is patched, and did not.
#[derive(Debug)]
pub struct CommandFailed {
    /// `setup`, `build` or `test build`.
    pub what: &'static str,
    pub command: String,
    pub outcome: Outcome,
    pub first_error: Option<BuildError>,
    /// The end of its output, in case no error line was recognised.
    pub tail: String,
    pub log: PathBuf,
    pub seconds_limit: u64,
}

impl SubjectError {
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

fn failed_words(failed: &CommandFailed) -> String {
    let CommandFailed {
        what, command, log, ..
    } = failed;
    let ending = match failed.outcome {
        Outcome::Exited(code) => format!("ended with status {code}"),
        Outcome::Signalled(signal) => format!("was killed by signal {signal}"),
        Outcome::TimedOut => format!(
            "did not end within {}",
            counted(failed.seconds_limit, "second")
        ),
        Outcome::CpuExhausted => "used up its CPU time".to_owned(),
        Outcome::OutOfMemory => "needed more memory than limits.memory-mib allows".to_owned(),
        Outcome::DiskFull => {
            "wrote more than limits.disk-mib allows, or the disk is full".to_owned()
        }
        Outcome::Cancelled => "was cancelled".to_owned(),
        Outcome::SupervisorKilled => "killed its supervisor".to_owned(),
    };
    let why = match &failed.first_error {
        Some(error) => format!("first error: {error}"),
        None if failed.tail.is_empty() => "it printed nothing".to_owned(),
        None => format!("it printed last: {}", failed.tail),
    };
    format!(
        "{what} command `{command}` {ending} before any patch; {why}; whole log: {}",
        log.display()
    )
}
