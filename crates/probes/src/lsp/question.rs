//! What is asked of a language server.

use std::collections::BTreeSet;

use patchwright_domain::candidate::RelPath;

/// The text of a file of the tree that is looked at.
pub type Texts<'t> = &'t dyn Fn(&RelPath) -> Option<&'t str>;

/// About the name at a place of a tree.
#[derive(Clone, Copy)]
pub struct Question<'q> {
    pub file: &'q RelPath,
    /// From 1.
    pub line: u32,
    /// In bytes from 0.
    pub column: u32,
    /// Files that are not as they lie on the server's disk.
    pub changed: &'q BTreeSet<RelPath>,
    pub texts: Texts<'q>,
    /// A number from 1, another one for each set of texts.
    pub view: u64,
}
