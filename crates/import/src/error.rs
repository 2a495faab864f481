//! Why nothing could be imported, or why one case could not.

use std::io;
use std::path::{Path, PathBuf};

use patchwright_domain::foreign::visible_line;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum ImportError {
    #[error("cannot {action} {}: {source}", visible_line(&path.to_string_lossy()))]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("{} is not a {format}: {problem}", visible_line(&path.to_string_lossy()))]
    NotOfFormat {
        path: PathBuf,
        format: &'static str,
        problem: String,
    },
    /// Something that the format leaves in a container, in a repository or in its own tools.
    #[error("{0}")]
    Missing(String),
    #[error("{0}")]
    Unusable(String),
    #[error("{} is there already; remove it or choose another --out", visible_line(&.0.to_string_lossy()))]
    Exists(PathBuf),
    #[error("no case of {} is named {:?}; the first is {first:?}", visible_line(&path.to_string_lossy()), only)]
    NoneNamed {
        path: PathBuf,
        only: String,
        first: String,
    },
    #[error(
        "{} has more than {most} cases; choose some with --only",
        visible_line(&path.to_string_lossy())
    )]
    TooMany { path: PathBuf, most: usize },
}

impl ImportError {
    pub(crate) fn io<'p>(
        action: &'static str,
        path: &'p Path,
    ) -> impl FnOnce(io::Error) -> Self + use<'p> {
        move |source| Self::Io {
            action,
            path: path.to_owned(),
            source,
        }
    }

    pub(crate) fn not(format: &'static str, path: &Path, problem: impl Into<String>) -> Self {
        Self::NotOfFormat {
            path: path.to_owned(),
            format,
            problem: problem.into(),
        }
    }
}
