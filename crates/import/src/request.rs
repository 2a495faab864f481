//! What the user names: a file or folder of the format, and what the format leaves elsewhere.

use std::path::PathBuf;

/// All paths are absolute.
#[derive(Debug, Clone, Default)]
pub struct Request {
    pub path: PathBuf,
    /// The program's tree; with several cases, a folder that has the tree of each under its name.
    pub source: Option<PathBuf>,
    /// The crashing input, or a folder that has it under the name that the format uses.
    pub input: Option<PathBuf>,
    /// Only cases whose name is or begins with this.
    pub only: Option<String>,
    /// The fuzz target.
    pub target: Option<String>,
    /// How the program is run, where the format does not say it or says it wrongly.
    pub poc: Option<String>,
    /// Tests that fail because of the bug.
    pub failing: Vec<String>,
    pub setup: Option<String>,
    pub build: Option<String>,
    pub test: Option<String>,
    /// The data set's own framework.
    pub tools: Option<PathBuf>,
}

impl Request {
    /// The tree for the case of this name.
    pub(crate) fn source_for(&self, name: &str) -> Option<PathBuf> {
        let source = self.source.as_ref()?;
        let own = source.join(name);
        Some(if own.is_dir() { own } else { source.clone() })
    }

    /// The input for the case of this name that the format calls `file`.
    pub(crate) fn input_for(&self, name: &str, file: Option<&str>) -> Option<PathBuf> {
        let input = self.input.as_ref()?;
        if input.is_file() {
            return Some(input.clone());
        }
        let folders = [input.join(name), input.clone()];
        let named = file.map(|file| folders.iter().map(|folder| folder.join(file)).collect());
        let named: Vec<PathBuf> = named.unwrap_or_default();
        let own = std::iter::once(input.join(name));
        named.into_iter().chain(own).find(|path| path.is_file())
    }

    pub(crate) fn wants(&self, name: &str) -> bool {
        self.only
            .as_ref()
            .is_none_or(|only| name.starts_with(only.as_str()))
    }
}
