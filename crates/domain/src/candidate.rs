//! A candidate: a set of edits over the base, with where it came from.
//!
//! A change holds the file's whole new content, so that a judge only writes it, two candidates are compared
//! without replaying anything, and hunks are found again by diffing against the base.

use std::ffi::OsStr;
use std::fmt;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::bytes;

/// A set of edits over the base.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    pub id: CandidateId,
    pub origin: Origin,
    /// Sorted by path, at most one per path, never empty.
    pub changes: Vec<FileChange>,
}

/// Equal for two candidates that differ only in comments and layout.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CandidateId(pub String);

impl CandidateId {
    /// Enough to tell the candidates of one run apart, for people.
    pub fn short(&self) -> String {
        self.0.chars().take(SHORT).collect()
    }
}

/// What a person calls a patch that is known by its file's name or by its candidate's id.
pub fn short_name(name: &str) -> String {
    let is_id = name.len() >= 4 * SHORT && name.bytes().all(|byte| byte.is_ascii_hexdigit());
    match is_id {
        true => CandidateId(name.to_owned()).short(),
        false => name.to_owned(),
    }
}

const SHORT: usize = 8;

impl fmt::Display for CandidateId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a candidate came from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A patch that the user gave; `name` is what they called it.
    Patch { name: String },
    /// A strategy's answer in one of its rounds.
    Strategy { name: String, round: u32 },
    /// Another candidate with something added, to find out about it.
    Derived { of: CandidateId },
}

impl Origin {
    /// Whether a model wrote it: their rounds are counted from 1.
    pub fn is_model(&self) -> bool {
        match self {
            Self::Strategy { round, .. } => *round > 0,
            Self::Patch { .. } | Self::Derived { .. } => false,
        }
    }
}

/// What happens to one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "change")]
pub enum FileChange {
    Modify {
        path: RelPath,
        #[serde(with = "bytes")]
        content: Vec<u8>,
    },
    Create {
        path: RelPath,
        #[serde(with = "bytes")]
        content: Vec<u8>,
        mode: FileMode,
    },
    Delete {
        path: RelPath,
    },
    /// The file moves, and its content may change on the way.
    Rename {
        from: RelPath,
        path: RelPath,
        #[serde(with = "bytes")]
        content: Vec<u8>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileMode {
    Regular,
    Executable,
}

impl FileChange {
    /// The path the change is known by: where the file stands afterwards, or stood if it goes.
    pub fn path(&self) -> &RelPath {
        match self {
            Self::Modify { path, .. }
            | Self::Create { path, .. }
            | Self::Delete { path }
            | Self::Rename { path, .. } => path,
        }
    }

    /// The path that holds the old content in the base; none for a new file.
    pub fn old_path(&self) -> Option<&RelPath> {
        match self {
            Self::Modify { path, .. } | Self::Delete { path } => Some(path),
            Self::Rename { from, .. } => Some(from),
            Self::Create { .. } => None,
        }
    }

    /// The file's whole new content; none for a deleted file.
    pub fn content(&self) -> Option<&[u8]> {
        match self {
            Self::Modify { content, .. }
            | Self::Create { content, .. }
            | Self::Rename { content, .. } => Some(content),
            Self::Delete { .. } => None,
        }
    }
}

/// A path below the source root: `/` between parts, no empty part, no `.` or `..`, no NUL, not absolute.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "RawPath", into = "RawPath")]
pub struct RelPath(Vec<u8>);

impl RelPath {
    pub fn new(path: impl Into<Vec<u8>>) -> Result<Self, RelPathError> {
        let path = path.into();
        let refuse = |why| {
            Err(RelPathError {
                path: String::from_utf8_lossy(&path).into_owned(),
                why,
            })
        };
        if path.is_empty() {
            return refuse("it is empty");
        }
        if path.first() == Some(&b'/') {
            return refuse("it is absolute");
        }
        if path.contains(&0) {
            return refuse("it holds a NUL byte");
        }
        for part in path.split(|&b| b == b'/') {
            match part {
                b"" => return refuse("it has an empty part"),
                b"." => return refuse("it has the part `.`"),
                b".." => return refuse("it leads upwards by `..`"),
                _ => {}
            }
        }
        Ok(Self(path))
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub fn as_path(&self) -> &Path {
        Path::new(OsStr::from_bytes(&self.0))
    }

    pub fn parts(&self) -> impl Iterator<Item = &[u8]> {
        self.0.split(|&b| b == b'/')
    }

    pub fn file_name(&self) -> &[u8] {
        self.0.rsplit(|&b| b == b'/').next().unwrap_or(&self.0)
    }
}

impl fmt::Display for RelPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.0))
    }
}

impl fmt::Debug for RelPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", String::from_utf8_lossy(&self.0))
    }
}

/// Why a path cannot lie below the source root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelPathError {
    pub path: String,
    pub why: &'static str,
}

impl fmt::Display for RelPathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a path inside the source tree: {}",
            self.path, self.why
        )
    }
}

impl std::error::Error for RelPathError {}

#[derive(Serialize, Deserialize)]
struct RawPath(#[serde(with = "bytes")] Vec<u8>);

impl TryFrom<RawPath> for RelPath {
    type Error = RelPathError;

    fn try_from(raw: RawPath) -> Result<Self, Self::Error> {
        Self::new(raw.0)
    }
}

impl From<RelPath> for RawPath {
    fn from(path: RelPath) -> Self {
        Self(path.0)
    }
}

#[cfg(test)]
#[path = "candidate_tests.rs"]
mod tests;
