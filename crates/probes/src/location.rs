//! A range of the code, as answers name it.

use std::path::PathBuf;

use patchwright_domain::candidate::RelPath;

/// From the first to behind the last letter of a name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    pub file: LocationFile,
    /// From 1.
    pub line: u32,
    /// In bytes from 0.
    pub column: u32,
    pub end_line: u32,
    pub end_column: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum LocationFile {
    /// Relative to the source root.
    Tree(RelPath),
    /// A header of the system, or what else lies outside the tree.
    Outside(PathBuf),
}
