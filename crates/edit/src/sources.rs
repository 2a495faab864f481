//! The tree that edits are applied to: its regular files by relative path, and a way to read one.

use std::collections::BTreeMap;
use std::io;

use patchwright_domain::candidate::{RelPath, RelPathError};

use crate::error::EditError;

/// No hand-written source file is longer; a longer one is refused rather than aligned for minutes.
pub const MAX_FILE_BYTES: usize = 16 << 20;
pub const MAX_FILE_LINES: usize = 500_000;

type Reader<'a> = Box<dyn Fn(&RelPath) -> io::Result<Vec<u8>> + 'a>;

/// A view of a source tree.
///
/// Only regular files belong on the list: a link that is not listed cannot be edited through.
pub struct Sources<'a> {
    paths: Vec<RelPath>,
    read: Reader<'a>,
}

impl<'a> Sources<'a> {
    pub fn new(
        paths: impl IntoIterator<Item = RelPath>,
        read: impl Fn(&RelPath) -> io::Result<Vec<u8>> + 'a,
    ) -> Self {
        let mut paths: Vec<RelPath> = paths.into_iter().collect();
        paths.sort();
        paths.dedup();
        Self {
            paths,
            read: Box::new(read),
        }
    }

    /// A tree held in memory.
    pub fn from_memory<P: Into<Vec<u8>>, C: Into<Vec<u8>>>(
        files: impl IntoIterator<Item = (P, C)>,
    ) -> Result<Sources<'static>, RelPathError> {
        let mut map = BTreeMap::new();
        for (path, content) in files {
            map.insert(RelPath::new(path)?, content.into());
        }
        let paths: Vec<RelPath> = map.keys().cloned().collect();
        Ok(Sources::new(paths, move |path| {
            map.get(path)
                .cloned()
                .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
        }))
    }

    pub fn contains(&self, path: &RelPath) -> bool {
        self.paths.binary_search(path).is_ok()
    }

    pub fn paths(&self) -> &[RelPath] {
        &self.paths
    }

    /// The file's bytes; a file that is too long to be edited is refused.
    pub fn read(&self, path: &RelPath) -> Result<Vec<u8>, EditError> {
        let content = (self.read)(path).map_err(|source| EditError::Unreadable {
            path: path.clone(),
            source,
        })?;
        let lines = content.iter().filter(|&&b| b == b'\n').count();
        let sizes = [
            ("bytes", content.len(), MAX_FILE_BYTES),
            ("lines", lines, MAX_FILE_LINES),
        ];
        for (what, actual, limit) in sizes {
            if actual > limit {
                let path = path.clone();
                return Err(EditError::FileTooLong {
                    path,
                    what,
                    actual,
                    limit,
                });
            }
        }
        Ok(content)
    }

    /// A listed file or folder in the way of a new file at `path`.
    pub(crate) fn in_the_way_of(&self, path: &RelPath) -> Option<String> {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let bytes = path.as_bytes();
        let slashes = bytes
            .iter()
            .enumerate()
            .filter(|(_, b)| **b == b'/')
            .map(|(i, _)| i);
        for end in slashes.chain([bytes.len()]) {
            let file = bytes.get(..end).unwrap_or_default();
            if self
                .paths
                .binary_search_by(|p| p.as_bytes().cmp(file))
                .is_ok()
            {
                return Some(shown(file));
            }
        }
        let mut folder = bytes.to_vec();
        folder.push(b'/');
        let below = self
            .paths
            .partition_point(|p| p.as_bytes() < folder.as_slice());
        let is_folder = self
            .paths
            .get(below)
            .is_some_and(|p| p.as_bytes().starts_with(&folder));
        is_folder.then(|| shown(&folder))
    }
}
