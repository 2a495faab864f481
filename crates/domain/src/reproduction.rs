//! What `reproduce` found: the fields of its JSON are a contract.

use serde::{Deserialize, Serialize};

use crate::report::{BugKind, Cwe, Sanitizer, Signature};
use crate::test_failure::TestFailure;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Reproduction {
    pub status: ReproductionStatus,
    pub pocs: Vec<PocSummary>,
    pub tests: TestSummary,
    pub base: BaseSummary,
    /// Why there was nothing to run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReproductionStatus {
    /// Every PoC crashed in every run.
    Reproduced,
    /// Some PoC never crashed.
    NotReproduced,
    /// Some PoC crashed in some of its runs only.
    Flaky,
}

impl ReproductionStatus {
    pub fn from_pocs(pocs: &[PocSummary]) -> Self {
        if pocs.is_empty() || pocs.iter().any(|poc| poc.crashes == 0) {
            Self::NotReproduced
        } else if pocs.iter().all(|poc| poc.crashes == poc.runs) {
            Self::Reproduced
        } else {
            Self::Flaky
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Reproduced => "reproduced",
            Self::NotReproduced => "not-reproduced",
            Self::Flaky => "flaky",
        }
    }
}

/// All runs of one PoC; what describes the bug is null when it never crashed. For failing tests, a crash is a run in which
/// all of them fail, in the same way as in the first run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PocSummary {
    pub name: String,
    pub crashed: bool,
    pub runs: u32,
    pub crashes: u32,
    pub kind: Option<BugKind>,
    pub cwe: Option<Cwe>,
    pub sanitizer: Option<Sanitizer>,
    pub function: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub signature: Option<Signature>,
    /// One sentence of what happened.
    pub headline: Option<String>,
    pub purified: Option<String>,
    /// The end of what it printed, when it did not crash.
    pub output: Option<String>,
    /// How a run without a crash ended, in words.
    pub ending: Option<String>,
    /// The process that crashed, seen through wrapper scripts.
    pub launch: Option<LaunchSummary>,
    /// The sanitizers whose runtimes are in the programs of the tree that it ran; null where no compiled one was run.
    #[serde(default)]
    pub sanitizers: Option<Vec<Sanitizer>>,
    /// What to do so that the bug can be seen, when no sanitizer was there to see it.
    #[serde(default)]
    pub advice: Option<String>,
    #[serde(default)]
    pub shown_by: ShownBy,
    /// Where tests show the bug: those that failed, and what each of them said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tests: Vec<TestFailure>,
}

/// What a PoC shows its bug by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShownBy {
    #[default]
    Crash,
    Test,
}

/// Enough to start the crashing process again, for a person to read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchSummary {
    pub executable: String,
    pub argv: Vec<String>,
    pub cwd: String,
    pub stdin: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestSummary {
    pub outcome: TestsOutcome,
    pub passed: u64,
    pub failed: u64,
    /// Why not run, or which tests failed.
    pub reason: Option<String>,
    /// The last lines of what a failing test printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// Where all of it stands: the path without `.out` and `.err`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// What to do about a failing test.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestsOutcome {
    Pass,
    Fail,
    NotRun,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct BaseSummary {
    pub cached: bool,
    /// What making it ready cost this time.
    pub seconds: f64,
    pub key: String,
    pub files: u64,
    /// Where compile commands came from, and how many there are.
    pub compile_commands: CompileCommandsSummary,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompileCommandsSummary {
    pub origin: String,
    pub count: usize,
}
