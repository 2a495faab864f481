//! The error that stopped a build, as one of its programs reported it.

use std::fmt;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::missing;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildError {
    /// As the program printed it, often relative to the folder it ran in.
    pub file: Option<PathBuf>,
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub message: String,
    /// The source lines and carets that the compiler printed below.
    pub excerpt: Vec<String>,
    /// A program that could not be started.
    #[serde(default)]
    pub missing: Option<String>,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{}:", file.display())?;
            for number in [self.line, self.column].into_iter().flatten() {
                write!(f, "{number}:")?;
            }
            f.write_str(" ")?;
        }
        f.write_str(&self.message)?;
        match self.package() {
            Some(package) => write!(f, " (on Debian: apt-get install {package})"),
            None => Ok(()),
        }
    }
}

impl BuildError {
    /// The Debian package that provides the missing program, if it is a well-known one.
    pub fn package(&self) -> Option<&'static str> {
        missing::package(self.missing.as_deref()?)
    }
}
