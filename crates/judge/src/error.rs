//! Errors that end a judgement before there is a verdict. None of them is a verdict, and none is cached.

use std::path::{Path, PathBuf};
use std::{fs, io};

use patchwright_edit::EditError;
use patchwright_sandbox::Outcome;
use patchwright_subject::SubjectError;
use thiserror::Error;

const TRY_REPRODUCE: &str = "there is nothing to judge; try `patchwright reproduce`";

#[derive(Debug, Error)]
pub enum JudgeError {
    #[error(transparent)]
    Subject(#[from] SubjectError),
    #[error("PoC {poc} does not crash the unpatched program ({crashes} of {runs} runs; it {ending}): {}", advice.as_deref().unwrap_or(TRY_REPRODUCE))]
    NotReproduced {
        poc: String,
        crashes: u32,
        runs: u32,
        ending: String,
        /// What would make the bug visible, if known.
        advice: Option<String>,
    },
    #[error(
        "the tests of PoC {poc} do not all fail without a patch, twice in one way ({ending}): there is nothing to judge; try `patchwright \
         reproduce`"
    )]
    TestsDoNotFail { poc: String, ending: String },
    #[error(
        "the case has no PoC, only an issue: add [[poc]] with a command that shows the bug, or let `patchwright repair --model M` \
         look for one"
    )]
    NoPoc,
    #[error(
        "PoC {poc} cannot be run on the tree that was built from clean: {why}; the unpatched tree had it, so the build of \
         a fresh copy must make it: see build.setup, build.command and test.build-command"
    )]
    CannotRun { poc: String, why: String },
    #[error("PoC {poc} crashes only {crashes} of {runs} runs: too rarely to tell a fix from luck")]
    TooFlaky {
        poc: String,
        crashes: u32,
        runs: u32,
    },
    #[error(
        "{what} was stopped ({outcome}), and the unpatched program needs more than half of that limit too: raise the limit"
    )]
    LimitTooTight { what: String, outcome: Outcome },
    #[error("{what} could not be carried out ({outcome}): {detail}")]
    Infrastructure {
        what: String,
        outcome: Outcome,
        detail: String,
    },
    #[error(
        "the stage {stage} failed, and not by the patch's fault: {trouble}; make room and try again"
    )]
    Trouble {
        stage: &'static str,
        trouble: String,
    },
    #[error("the source tree cannot be read: {0}")]
    Source(#[from] EditError),
    #[error("the scope's patterns cannot be read: {message}")]
    Scope { message: String },
    #[error("what must hold at the crash cannot be derived: {0}")]
    Derive(#[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("a thread of the judge crashed; please report this")]
    Thread,
    #[error("a stage asked for {0} before a stage had made it; please report this")]
    StageOrder(&'static str),
}

impl JudgeError {
    pub(crate) fn io(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| {
            Self::Subject(SubjectError::Io {
                action,
                path,
                source,
            })
        }
    }
}

/// The bytes of a file that may be absent; any other failure to read it is an error.
pub(crate) fn read_if_there(path: &Path) -> Result<Option<Vec<u8>>, JudgeError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(JudgeError::io("read", path)(error)),
    }
}
