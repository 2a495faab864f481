//! A query to a language server.

use std::collections::BTreeSet;

use patchwright_domain::candidate::RelPath;

/// Looks up the text of a file in the current tree.
pub type Texts<'t> = &'t dyn Fn(&RelPath) -> Option<&'t str>;

/// A query about the name at a position.
#[derive(Clone, Copy)]
pub struct Question<'q> {
    pub file: &'q RelPath,
    /// From 1.
    pub line: u32,
    /// In bytes from 0.
    pub column: u32,
    /// Files that differ from those on the server's disk.
    pub changed: &'q BTreeSet<RelPath>,
    pub texts: Texts<'q>,
    /// Identifies the set of texts; counts from 1.
    pub view: u64,
}
