//! A case: one thing to repair, as it stands after the manifest or the flags were checked.
//!
//! Every path is absolute and existed when the case was made; every number is in its range.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Environment variables that are added for some of the commands.
pub type Env = BTreeMap<String, String>;

/// One thing to repair: source tree, build, proofs of concept, tests, scope and limits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    /// Never empty: detected from the tree when the manifest names none.
    pub languages: Vec<Language>,
    /// Root of the tree that is copied and patched.
    pub source: PathBuf,
    /// Globs relative to `source` that are not copied.
    pub exclude: Vec<String>,
    pub keep_git: bool,
    pub build: Build,
    pub variants: BTreeMap<String, Variant>,
    /// Never empty.
    pub pocs: Vec<Poc>,
    pub test: Option<Test>,
    /// Added to the environment of every command.
    pub env: Env,
    pub report: ReportHints,
    pub scope: Scope,
    /// Host paths that the sandbox shows read-only besides the system's own.
    pub sandbox_read: Vec<PathBuf>,
    pub judge: JudgeSettings,
    pub limits: Limits,
    /// Files outside the manifest's folder that the user let it name: no bundle carries them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpublished: Vec<PathBuf>,
}

impl Case {
    /// Whether the bug is shown by failing tests, and not by a crash.
    pub fn is_shown_by_tests(&self) -> bool {
        self.pocs.iter().any(|poc| poc.failing_tests().is_some())
    }

    /// Whether its programs are run by a Java virtual machine: no sanitizer is in them, and no debug information that the
    /// system's tools read.
    pub fn runs_on_jvm(&self) -> bool {
        self.languages.first() == Some(&Language::Java)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    C,
    Cpp,
    Java,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// Run once for the base, before anything else, and with network: gets what the build depends on into the private home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fetch: Option<String>,
    /// Run once for the base, never for a candidate.
    pub setup: Option<String>,
    /// Run for the base and for every candidate; incremental.
    pub command: String,
    pub clean: Option<String>,
    pub seconds: u64,
    pub env: Env,
}

/// A further build of the same source, such as one with another sanitizer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    pub setup: Option<String>,
    pub command: String,
}

/// One way to show the bug on the unpatched program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poc {
    pub name: String,
    /// A shell command; may hold `{input}`, `{source}` and `{scratch}`.
    pub command: String,
    pub input: Option<PathBuf>,
    pub stdin: Option<PathBuf>,
    /// Laid beside the input.
    pub files: Vec<PathBuf>,
    pub cwd: Cwd,
    /// The variant it runs on; `default` is the plain build.
    pub build: String,
    /// The kind of the report that is the bug under repair when several are printed.
    pub bug: Option<String>,
    pub seconds: u64,
    pub env: Env,
    #[serde(default, skip_serializing_if = "PocKind::is_crash")]
    pub kind: PocKind,
}

/// What a PoC shows. A case has PoCs of one kind only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PocKind {
    /// A crash, a hang or a sanitizer's report.
    #[default]
    Crash,
    /// Its command runs tests, some of which fail.
    Test(FailingTests),
    /// An exception that a Java program does not catch.
    Throws,
}

impl PocKind {
    fn is_crash(&self) -> bool {
        *self == Self::Crash
    }
}

/// The tests that a bug makes fail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailingTests {
    /// Never empty; each name once.
    pub names: Vec<String>,
    pub format: TestFormat,
}

impl Poc {
    /// The tests that must turn green; `None` for a PoC that crashes or throws.
    pub fn failing_tests(&self) -> Option<&FailingTests> {
        match &self.kind {
            PocKind::Crash | PocKind::Throws => None,
            PocKind::Test(tests) => Some(tests),
        }
    }

    /// Its own files, in a fixed order.
    pub fn parts(&self) -> impl Iterator<Item = &PathBuf> {
        self.input.iter().chain(&self.files).chain(&self.stdin)
    }
}

/// The folder a command starts in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cwd {
    /// The source root, or a folder below it (relative, without `..`).
    Source(PathBuf),
    /// An empty writable folder.
    Scratch,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// Compiles the tests, in the base and then for each candidate.
    pub build_command: Option<String>,
    pub command: String,
    pub format: TestFormat,
    pub seconds: u64,
    pub env: Env,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestFormat {
    Auto,
    Automake,
    Autotest,
    Tap,
    Ctest,
    Meson,
    Gtest,
    Junit,
    ExitStatus,
}

/// What is known of the bug besides the PoC.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportHints {
    pub sanitizer: Option<PathBuf>,
    pub issue: Option<PathBuf>,
    pub introduced_by: Option<PathBuf>,
}

/// Which files a patch may touch: globs relative to the source root; `deny` wins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scope {
    /// Empty means every source file of the languages.
    pub allow: Vec<String>,
    /// Added to the built-in list.
    pub deny: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgeSettings {
    pub runs: u32,
    /// 0 is off.
    pub neighbours: u32,
    pub neighbour_seconds: u64,
    /// For the search on the unpatched program, and again for each candidate; 0 is off.
    #[serde(default)]
    pub search_seconds: u64,
    /// Whether the search goes on from what its inputs reach and compare, on a build that tells it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided_search: bool,
    /// Folders of inputs that the neighbours are compared on and made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seeds: Vec<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    pub memory_mib: u64,
    pub processes: u64,
    pub disk_mib: u64,
    /// Never 0: a manifest's 0 became the number of cores.
    pub jobs: u32,
}
