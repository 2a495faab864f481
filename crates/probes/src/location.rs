//! A range in the code, as used in answers.

use std::path::PathBuf;

use patchwright_domain::candidate::RelPath;

/// The range of a name; the end is exclusive.
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
    /// A system header, or any other file outside the tree.
    Outside(PathBuf),
}
