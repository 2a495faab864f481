//! A project written by a test into a folder of its own, with everything a command needs beside it: nothing
//! is shared with other tests or with the user's own cache.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// The folder goes when this is dropped.
#[derive(Debug)]
pub struct Project {
    root: TempDir,
}

impl Project {
    /// An empty source tree named `src`, with places for a cache, runs and a home beside it.
    pub fn empty() -> Self {
        Self::named("src")
    }

    /// The same under another name for the tree.
    pub fn named(source: &str) -> Self {
        let root = tempfile::Builder::new()
            .prefix("patchwright-test-")
            .tempdir();
        let root = root.unwrap_or_else(|error| panic!("no folder for a test: {error}"));
        for folder in ["cache", "state", "home", source] {
            make_folder(&root.path().join(folder));
        }
        Self { root }
    }

    /// A tree with these files.
    pub fn with(files: &[(&str, &str)]) -> Self {
        let project = Self::empty();
        for (path, text) in files {
            project.write(path, text);
        }
        project
    }

    pub fn root(&self) -> &Path {
        self.root.path()
    }

    pub fn source(&self) -> PathBuf {
        self.root().join("src")
    }

    /// Where a command of this project keeps its bases.
    pub fn cache(&self) -> PathBuf {
        self.root().join("cache/patchwright")
    }

    pub fn runs(&self) -> PathBuf {
        self.root().join("state/patchwright/runs")
    }

    /// Writes a file of the tree and makes its folders; a script may be executed.
    pub fn write(&self, path: &str, content: impl AsRef<[u8]>) -> PathBuf {
        self.write_beside(&format!("src/{path}"), content)
    }

    /// Writes a file relative to the folder that holds the tree.
    pub fn write_beside(&self, path: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.root().join(path);
        make_folder(path.parent().unwrap_or(self.root()));
        let is_script = content.as_ref().starts_with(b"#!");
        let written = fs::write(&path, content);
        written.unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
        if is_script {
            let set = fs::set_permissions(&path, fs::Permissions::from_mode(0o755));
            set.unwrap_or_else(|error| panic!("cannot set the mode: {error}"));
        }
        path
    }
}

fn make_folder(path: &Path) {
    let made = fs::create_dir_all(path);
    made.unwrap_or_else(|error| panic!("cannot create {}: {error}", path.display()));
}
