//! The content of a manifest, as data.

use std::collections::BTreeMap;
use std::path::PathBuf;

use patchwright_domain::case::Language;
use thiserror::Error;

use crate::manifest::Flags;

/// The folder for builds that can be separate from the source, inside the tree.
pub(super) const BUILD_FOLDER: &str = "build-patchwright";
/// The folder for copies of PoCs from outside the tree: a manifest names only files below its folder.
pub const POC_FOLDER: &str = "patchwright-poc";

/// What a manifest for the tree would say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guess {
    pub tree: PathBuf,
    pub system: System,
    pub languages: Vec<Language>,
    pub exclude: Vec<String>,
    /// Runs with network.
    pub fetch: Option<String>,
    pub setup: Option<String>,
    pub build: String,
    pub clean: Option<String>,
    /// Where programs are built, if not next to their sources.
    pub build_folder: Option<String>,
    pub build_env: Vec<(&'static str, String)>,
    /// Environment of every PoC.
    pub poc_env: Vec<(&'static str, String)>,
    pub test: Option<TestGuess>,
    pub pocs: Vec<PocGuess>,
    /// Files from outside the tree and the paths at which PoCs name them; copied when the manifest is written.
    pub copies: BTreeMap<PathBuf, PathBuf>,
    /// Folders of seeds below the tree.
    pub seeds: Vec<PathBuf>,
    /// What else the user specified: environment, scope, runs, jobs.
    pub flags: Flags,
    /// What was guessed and why, one line each.
    pub because: Vec<String>,
    /// What else the user should know or do, one line each.
    pub notes: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Cmake,
    Meson,
    Autotools,
    Make,
    Maven,
    Gradle,
    Ant,
    Javac,
    OssFuzz,
    /// The user gave the build command.
    Given,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestGuess {
    pub build_command: Option<String>,
    pub command: String,
    pub format: String,
    pub env: Vec<(&'static str, String)>,
}

/// A PoC with absolute paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PocGuess {
    pub command: String,
    pub input: Option<PathBuf>,
    pub stdin: Option<PathBuf>,
    pub files: Vec<PathBuf>,
    pub cwd: Option<String>,
}

#[derive(Debug, Error)]
pub enum InitError {
    #[error("{0} is not a folder; give the root of the project")]
    NotAFolder(String),
    #[error(
        "no CMakeLists.txt, meson.build, configure, configure.ac, Makefile, OSS-Fuzz build.sh, pom.xml, build.gradle, build.xml or Java source in {0}; give the command with --build"
    )]
    NothingKnown(String),
    #[error("{what} {path} is not a regular file; check the path")]
    NoFile { what: &'static str, path: String },
    #[error(
        "the name of {what} {path} is not UTF-8, which a manifest cannot hold; rename the file or give a copy of it"
    )]
    NotUtf8 { what: &'static str, path: String },
}
