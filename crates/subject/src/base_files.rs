//! The files of a finished base. The build may have planted anything in its tree: links are not followed, pipes are not
//! waited on, and files that are too large are left out.

use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::ffi::OsStrExt;

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Leftovers, Unreadable};

use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::CompileCommand;
use crate::tree_files::regular_files;

const MOST_BYTES: u64 = 16 << 20;
const MOST_TOGETHER: usize = 1 << 30;
const MOST_FILES: usize = 200_000;

impl Base {
    /// The files of the tree that the build compiles. If some are compiled with a sanitizer, only those: others are made into
    /// tools of the build, and may be copies of the program.
    pub fn units(&self) -> BTreeSet<RelPath> {
        let source = self.source();
        let sanitized = |command: &&CompileCommand| {
            let mut words = command.arguments.iter();
            words.any(|word| word.as_bytes().starts_with(b"-fsanitize"))
        };
        let all = self.compile_commands().iter();
        let any = all.clone().any(|command| sanitized(&command));
        let units = all.filter(|command| !any || sanitized(command));
        let units = units.filter_map(|command| {
            let path = command.file.strip_prefix(source).ok()?;
            RelPath::new(path.as_os_str().as_bytes().to_vec()).ok()
        });
        units.collect()
    }

    /// The regular files of the built tree.
    pub fn paths(&self) -> Result<Vec<RelPath>, SubjectError> {
        regular_files(&self.tree())
    }

    pub fn read(&self, path: &RelPath) -> Result<Vec<u8>, SubjectError> {
        Ok(Leftovers::open(&self.tree())?.read(path.as_path(), MOST_BYTES)?)
    }

    /// The regular files of the built tree whose names are wanted, including generated ones.
    pub fn files(
        &self,
        wanted: &dyn Fn(&RelPath) -> bool,
    ) -> Result<BTreeMap<RelPath, Vec<u8>>, SubjectError> {
        let root = self.tree();
        let left = Leftovers::open(&root)?;
        let mut found = BTreeMap::new();
        let mut together = 0usize;
        for path in regular_files(&root)?
            .into_iter()
            .filter(|path| wanted(path))
        {
            let bytes = match left.read(path.as_path(), MOST_BYTES) {
                Ok(bytes) => bytes,
                Err(error @ Unreadable::Io { .. }) => return Err(error.into()),
                Err(
                    Unreadable::NotBeneath { .. }
                    | Unreadable::NotAFile { .. }
                    | Unreadable::TooLarge { .. },
                ) => continue,
            };
            together = together.saturating_add(bytes.len());
            if together > MOST_TOGETHER || found.len() >= MOST_FILES {
                break;
            }
            found.insert(path, bytes);
        }
        Ok(found)
    }
}
