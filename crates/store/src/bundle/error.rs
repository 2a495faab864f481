//! Why a bundle could not be written, or is not believed.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

#[derive(Debug, Error)]
pub enum BundleError {
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("{} was not written by patchwright and is left alone; choose another folder with --out", path.display())]
    NotOurs { path: PathBuf },
    #[error("{} is a link, and it may have come with the project; name the folder that you mean with --out", path.display())]
    ThroughLink { path: PathBuf },
    #[error("{} is not a bundle: it has no {what}", path.display())]
    NoBundle { path: PathBuf, what: &'static str },
    #[error("the bundle is damaged or forged: {path} {problem}")]
    Refused { path: String, problem: String },
    #[error(
        "the bundle has format {found}, this version reads {known}: use the version that it names"
    )]
    Format { found: u32, known: u32 },
}

impl BundleError {
    pub(super) fn io(
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

    pub(super) fn refused(path: impl Into<String>, problem: impl Into<String>) -> Self {
        Self::Refused {
            path: path.into(),
            problem: problem.into(),
        }
    }
}
