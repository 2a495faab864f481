//! What a rehearsal found: how some sources are compiled, and to what.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use serde::{Deserialize, Serialize};

use super::call::JavacCall;

/// Sources whose classes a call of javac makes as the build does.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Rehearsed {
    pub(super) call: JavacCall,
    /// The sources, relative to the tree.
    pub(super) sources: Vec<RelPath>,
    /// Where the build put its classes, relative to the tree.
    pub(super) output: PathBuf,
    /// The classes of the sources, relative to that, and their bytes.
    pub(super) classes: BTreeMap<PathBuf, Vec<u8>>,
}

impl Rehearsed {
    /// The sources, relative to the tree.
    pub fn sources(&self) -> impl Iterator<Item = &RelPath> {
        self.sources.iter()
    }

    /// The names of their classes, with slashes.
    pub fn class_names(&self) -> BTreeSet<String> {
        let name = |path: &PathBuf| path.with_extension("").to_string_lossy().into_owned();
        self.classes.keys().map(name).collect()
    }

    /// Where the build puts its classes, relative to the tree.
    pub fn output(&self) -> &Path {
        &self.output
    }
}
