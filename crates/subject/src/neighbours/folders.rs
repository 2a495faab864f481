//! The folders of a run that are emptied after it, and those that are looked through.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_domain::case::Poc;
use patchwright_sandbox::{Job, Mount};

/// Folders of the tree that are examined after each run.
const MOST_WATCHED: usize = 8;

/// Private folders of every job, besides those of the PoC. Excludes one in which something else is mounted, such as a
/// source tree below `/tmp`.
pub(super) fn private(job: &Job) -> Vec<PathBuf> {
    let inside = |mount: &Mount| match mount {
        Mount::Writable { inside, .. }
        | Mount::ReadOnly { inside, .. }
        | Mount::Overlay { inside, .. }
        | Mount::Link { inside, .. } => inside.clone(),
    };
    let all: Vec<PathBuf> = job.mounts.iter().map(inside).collect();
    let own = ["/tmp", "/home/patchwright"].map(PathBuf::from);
    // A view, as of what was fetched, must stay.
    let is_free = |folder: &PathBuf| {
        let is_own =
            |mount: &Mount| matches!(mount, Mount::Writable { inside, .. } if inside == folder);
        let is_below = |other: &PathBuf| other != folder && other.starts_with(folder);
        job.mounts.iter().any(is_own) && !all.iter().any(is_below)
    };
    own.into_iter().filter(is_free).collect()
}

/// Folders of the tree into which the runs may put files: the working directory, and the parents of paths in the command.
pub(super) fn watched(poc: &Poc, cwd: &Path, source: &Path) -> Vec<PathBuf> {
    let words = poc
        .command
        .split(|letter: char| letter.is_whitespace() || ";&|<>()'\"=".contains(letter));
    let named = words.filter(|word| word.contains('/') && !word.contains(".."));
    let parents = named.filter_map(|word| Some(cwd.join(word).parent()?.to_owned()));
    let folders: BTreeSet<PathBuf> = parents.chain([cwd.to_owned()]).collect();
    let in_tree = folders
        .into_iter()
        .filter(|folder| folder.starts_with(source));
    in_tree.take(MOST_WATCHED).collect()
}
