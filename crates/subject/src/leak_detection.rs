//! Whether the project's tests can be judged with leak detection on, as its developers run them: a sanitized build
//! looks for leaks unless told not to.

use std::fs;
use std::time::Instant;

use patchwright_domain::case::Test;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Step;
use patchwright_domain::suite::{Extent, Regression, SuiteResult};
use serde::{Deserialize, Serialize};

use crate::SubjectError;
use crate::base::Base;
use crate::kept::keep;
use crate::options::Leaks;
use crate::poc::LEAK_DETECTION_FAILED;
use crate::room::Tree;
use crate::subject::Subject;
use crate::suite_outcome::SuiteRun;
use crate::suite_run::{describe_stop, test_key};

/// How many leaking tests are named.
const NAMED: usize = 3;

/// How leak detection affects the tests of the unpatched program.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeakDetection {
    /// Results are the same as without it, in this many seconds, so a leak that fails a test is caused by the patch.
    Works { seconds: f64 },
    /// Why leaks in the tests cannot count against a patch.
    Fails { why: String },
}

impl Subject<'_> {
    /// Runs the unpatched program's tests once more; stored next to the base. `before` is their result without leak detection.
    pub fn test_leak_detection(
        &self,
        test: &Test,
        base: &Base,
        before: &SuiteResult,
    ) -> Result<LeakDetection, SubjectError> {
        let name = format!("tests-leak-detection-{}.json", test_key(test)?);
        let kept = base.folder().join(name);
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let layer = self.layer(base)?;
        let started = Instant::now();
        let (run, printed) = self.step(Step::Test, || {
            let tree = Tree::View(&layer);
            self.run_and_read(test, tree, "test-leak-detection", Leaks::Reported)
        })?;
        let found = match trouble(before, &run, &printed, test) {
            Some(why) => LeakDetection::Fails { why },
            None => LeakDetection::Works {
                seconds: started.elapsed().as_secs_f64(),
            },
        };
        keep(&kept, &found)?;
        Ok(found)
    }
}

fn trouble(before: &SuiteResult, run: &SuiteRun, printed: &[u8], test: &Test) -> Option<String> {
    let result = match run {
        SuiteRun::Ran(result) => result,
        SuiteRun::NotRun(why) => return Some(format!("with it the tests do not run: {why}")),
        SuiteRun::Stopped(outcome) => return Some(describe_stop(*outcome, test)),
    };
    if memchr::memmem::find(printed, LEAK_DETECTION_FAILED.as_bytes()).is_some() {
        return Some("LeakSanitizer itself fails in the tests".to_owned());
    }
    if result.extent == Extent::Cut {
        return Some("with it the tests print more than is read".to_owned());
    }
    let lost = before.regressions(result);
    let names: Vec<&str> = lost
        .iter()
        .filter_map(|lost| match lost {
            Regression::Test { name, .. } => Some(name.as_str()),
            Regression::Command { .. } => None,
        })
        .take(NAMED)
        .collect();
    match (lost.len(), names.as_slice()) {
        (0, _) => None,
        (_, []) => Some("with it the test command fails before the patch".to_owned()),
        (count, names) => Some(format!(
            "with it {} {} before the patch ({}{})",
            counted(count, "test"),
            agree(count, "fails", "fail"),
            names.join(", "),
            if count > names.len() { ", …" } else { "" }
        )),
    }
}

#[cfg(test)]
#[path = "leak_detection_tests.rs"]
mod tests;
