//! The files that a benign run leaves behind: some programs print nothing and only write files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use patchwright_sandbox::{INSIDE_ROOT, LeftFile};
use serde::{Deserialize, Serialize};

/// Characters kept of a name.
const MOST_LETTERS: usize = 120;

/// Files that a run created, changed or removed, by the path the run sees.
pub type Files = BTreeMap<String, FileState>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileState {
    /// It was there when the run started.
    Removed,
    Holds {
        bytes: u64,
        hash: u64,
    },
}

/// What two runs of the unpatched program left behind.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The same in both runs, so a patch should not change it.
    pub same: Files,
    /// Different in each run, so it says nothing.
    pub varying: BTreeSet<String>,
    /// Only one of the two runs had a file of some name, so a new name says nothing either.
    pub names_vary: bool,
}

/// A file that a patched program leaves different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileDifference {
    pub path: String,
    pub before: Option<FileState>,
    pub after: Option<FileState>,
}

pub(super) fn files(left: Vec<LeftFile>) -> Files {
    let one = |file: LeftFile| {
        let state = match file.content {
            Some((bytes, hash)) => FileState::Holds { bytes, hash },
            None => FileState::Removed,
        };
        (name(&file.path.to_string_lossy()), state)
    };
    left.into_iter().map(one).collect()
}

/// The name for display: on one line and without our own folder.
fn name(path: &str) -> String {
    let own = path.strip_prefix(INSIDE_ROOT);
    let short = own.map_or(path, |path| path.trim_start_matches('/'));
    let letters = short.chars().take(MOST_LETTERS);
    letters
        .map(|letter| if letter.is_control() { '?' } else { letter })
        .collect()
}

impl Written {
    pub fn by_two(first: &Files, again: &Files) -> Self {
        let both = first
            .iter()
            .filter(|(path, state)| again.get(*path) == Some(state));
        let same: Files = both.map(|(path, state)| (path.clone(), *state)).collect();
        let all: BTreeSet<&String> = first.keys().chain(again.keys()).collect();
        let is_once = |path: &&String| first.contains_key(*path) != again.contains_key(*path);
        let names_vary = all.iter().any(is_once);
        let varying = all.into_iter().filter(|path| !same.contains_key(*path));
        Self {
            varying: varying.cloned().collect(),
            names_vary,
            same,
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub fn differences(&self, after: &Files) -> Vec<FileDifference> {
        let changed = self
            .same
            .iter()
            .filter(|(path, state)| after.get(*path) != Some(state));
        let changed = changed.map(|(path, state)| FileDifference {
            path: path.clone(),
            before: Some(*state),
            after: after.get(path).copied(),
        });
        let is_new = |path: &String| !self.same.contains_key(path) && !self.varying.contains(path);
        let new = after
            .iter()
            .filter(|(path, _)| !self.names_vary && is_new(path));
        let new = new.map(|(path, state)| FileDifference {
            path: path.clone(),
            before: None,
            after: Some(*state),
        });
        changed.chain(new).collect()
    }
}

impl fmt::Display for FileDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use FileState::{Holds, Removed};
        let Self {
            path,
            before,
            after,
        } = self;
        match (before, after) {
            (Some(Holds { bytes: old, .. }), Some(Holds { bytes: new, .. })) if old != new => {
                write!(f, "{path} has {new} bytes and had {old}")
            }
            (_, Some(Holds { .. })) if before.is_some() => {
                write!(f, "{path} has other content")
            }
            (_, Some(Holds { bytes, .. })) => write!(f, "{path} is written now ({bytes} bytes)"),
            (_, Some(Removed)) => write!(f, "{path} is removed now"),
            (Some(Removed), None) => write!(f, "{path} is no longer removed"),
            (Some(Holds { .. }) | None, None) => write!(f, "{path} is no longer written"),
        }
    }
}

#[cfg(test)]
#[path = "written_tests.rs"]
mod tests;
