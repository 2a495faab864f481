//! What a run of the project's own tests found, test by test.
//!
//! A suite that named no test is something else than one in which every test passed: nothing here calls an
//! empty list a success.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::case::TestFormat;

/// Most cases that are kept of one run.
pub const MAX_CASES: usize = 100_000;

/// How one test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestOutcome {
    Passed,
    /// Also: crashed, timed out, could not be started, passed although its failure was expected.
    Failed,
    /// It did not run, or its result does not count (an expected failure, a test of work to do).
    Skipped,
}

/// One test under a name that is the same in every run.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TestCase {
    /// Unique in its suite.
    pub name: String,
    pub outcome: TestOutcome,
}

/// One run of the whole suite.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuiteResult {
    /// What the cases were read from; never `Auto`.
    pub format: TestFormat,
    /// In the order in which they were reported.
    pub cases: Vec<TestCase>,
    /// Exit status of the test command; nothing when it was killed.
    pub exit: Option<i32>,
    pub extent: Extent,
}

/// Whether all cases were kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    Whole,
    /// There were more cases than are kept, more output than is read, or a result file ended in its middle: what is not
    /// known may have failed.
    Cut,
}

/// What a run says as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// At least one test passed, none failed, and the command ended with 0.
    Passed,
    /// At least one test failed.
    Failed,
    /// No test failed, but the command did.
    CommandFailed,
    /// Every test that was named was skipped.
    OnlySkipped,
    /// No test was named: the suite says nothing.
    NoTests,
    /// None failed as far as results are known, and some are not.
    PartlyKnown,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    pub passed: usize,
    pub failed: usize,
    pub skipped: usize,
}

impl Counts {
    pub fn total(&self) -> usize {
        self.passed + self.failed + self.skipped
    }
}

/// Something that was right in one run and is not in a later one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Regression {
    /// A test that passed, or one that only the later run reports, as failed. `now` is nothing when the later run did not
    /// report it at all.
    Test {
        name: String,
        now: Option<TestOutcome>,
    },
    /// The command ended with 0 and now does not, though no test is reported as failed.
    Command { exit: Option<i32> },
}

impl SuiteResult {
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for case in &self.cases {
            match case.outcome {
                TestOutcome::Passed => counts.passed += 1,
                TestOutcome::Failed => counts.failed += 1,
                TestOutcome::Skipped => counts.skipped += 1,
            }
        }
        counts
    }

    /// The names of the tests that failed.
    pub fn failing(&self) -> impl Iterator<Item = &str> {
        let failed = |case: &&TestCase| case.outcome == TestOutcome::Failed;
        self.cases
            .iter()
            .filter(failed)
            .map(|case| case.name.as_str())
    }

    /// The tests that failed here and pass in `later`.
    pub fn cured<'s>(&'s self, later: &SuiteResult) -> Vec<&'s str> {
        let passes = |name: &&str| {
            let mut all = later.cases.iter();
            all.any(|case| case.name == *name && case.outcome == TestOutcome::Passed)
        };
        self.failing().filter(passes).collect()
    }

    pub fn exit_ok(&self) -> bool {
        self.exit == Some(0)
    }

    pub fn standing(&self) -> Standing {
        let counts = self.counts();
        if counts.failed > 0 {
            Standing::Failed
        } else if !self.exit_ok() {
            Standing::CommandFailed
        } else if self.extent == Extent::Cut {
            Standing::PartlyKnown
        } else if counts.total() == 0 {
            Standing::NoTests
        } else if counts.passed == 0 {
            Standing::OnlySkipped
        } else {
            Standing::Passed
        }
    }

    /// What passed here and does not in `later`, and what fails there besides. A test that `later` skips or does not report has not passed.
    pub fn regressions(&self, later: &SuiteResult) -> Vec<Regression> {
        let now: BTreeMap<&str, TestOutcome> = later
            .cases
            .iter()
            .map(|case| (case.name.as_str(), case.outcome))
            .collect();
        let mut lost: Vec<Regression> = self
            .cases
            .iter()
            .filter(|case| case.outcome == TestOutcome::Passed)
            .map(|case| (&case.name, now.get(case.name.as_str()).copied()))
            .filter(|(_, now)| *now != Some(TestOutcome::Passed))
            .map(|(name, now)| Regression::Test {
                name: name.clone(),
                now,
            })
            .collect();
        // By count, since a name may hold an address or a number that changes from run to run.
        if later.counts().failed > self.counts().failed {
            let known: BTreeSet<&str> = self.cases.iter().map(|case| case.name.as_str()).collect();
            let new = later.cases.iter().filter(|case| {
                case.outcome == TestOutcome::Failed && !known.contains(case.name.as_str())
            });
            lost.extend(new.map(|case| Regression::Test {
                name: case.name.clone(),
                now: Some(TestOutcome::Failed),
            }));
        }
        if self.exit_ok() && !later.exit_ok() && later.counts().failed == 0 {
            lost.push(Regression::Command { exit: later.exit });
        }
        lost
    }
}

#[cfg(test)]
#[path = "suite_tests.rs"]
mod tests;
