//! Programs that only the build of the tests makes, such as automake's `check_PROGRAMS`. A PoC may start one, so every
//! run of it (base, candidate, clean proof) builds the tests first, in the same order.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use patchwright_domain::case::{Case, Cwd, Env, Poc};
use patchwright_sandbox::Outcome;
use sha2::{Digest, Sha256};

use crate::SubjectError;
use crate::hex::hex;
use crate::poc::{PocEnding, Watch};
use crate::room::Tree;
use crate::subject::Subject;

/// A file next to the tree: whatever is newer was made by the build of the tests.
const BEGUN: &str = "tests-begun";

/// What builds the tests in a base.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TestsBuild {
    /// Nothing except a test run.
    Nothing,
    /// `test.build-command`, which must succeed.
    BuildCommand,
    /// The test command itself, because a PoC starts something that only it makes. Its tests may fail.
    TestCommand,
}

impl TestsBuild {
    /// As the case specifies it.
    pub(crate) fn from_case(case: &Case) -> Self {
        let test = case.test.as_ref();
        match test.and_then(|test| test.build_command.as_ref()) {
            Some(_) => Self::BuildCommand,
            None => Self::Nothing,
        }
    }

    pub(crate) fn command(self, case: &Case) -> Option<(&str, &Env)> {
        let test = case.test.as_ref()?;
        let command = match self {
            Self::Nothing => None,
            Self::BuildCommand => test.build_command.as_deref(),
            Self::TestCommand => Some(test.command.as_str()),
        };
        Some((command?, &test.env))
    }

    /// Whether a command with this outcome may count as done although it failed.
    pub(crate) fn may_fail(self, outcome: Outcome) -> bool {
        self == Self::TestCommand && matches!(outcome, Outcome::Exited(_) | Outcome::Signalled(_))
    }
}

pub(crate) fn why_tests_are_built(case: &Case) -> String {
    let command = case.test.as_ref().map_or("", |test| test.command.as_str());
    format!(
        "a PoC starts a program that the build does not make: the tests' command (`{command}`) is run first, which may \
         make it; `test.build-command` can name a shorter one"
    )
}

/// Marks the end of the build and the beginning of the build of the tests.
pub(crate) fn mark_begun(folder: &Path) -> Result<(), SubjectError> {
    let path = folder.join(BEGUN);
    fs::write(&path, "").map_err(SubjectError::io("write", &path))
}

/// Whether the build of the tests made or changed this file of the tree in a base's folder.
pub(crate) fn made_by_tests(folder: &Path, file: &Path) -> bool {
    let changed = |path: &Path| {
        let about = fs::metadata(path).ok()?;
        Some((about.ctime(), about.ctime_nsec()))
    };
    match (
        changed(&folder.join(BEGUN)),
        changed(&folder.join("tree").join(file)),
    ) {
        (Some(begun), Some(file)) => file > begun,
        (None, _) | (_, None) => false,
    }
}

impl Subject<'_> {
    /// Whether each PoC's programs exist once the build is done. Determined once and stored in the base's folder.
    pub(crate) fn pocs_start(&self, folder: &Path) -> Result<bool, SubjectError> {
        let tree = folder.join("tree");
        let pocs = self.case.pocs.iter();
        // A test command makes what it needs, or `test.build-command` does.
        let pocs = pocs.filter(|poc| poc.failing_tests().is_none());
        let unsure: Vec<&Poc> = pocs.filter(|poc| !starts_file_of(&tree, poc)).collect();
        if unsure.is_empty() {
            return Ok(true);
        }
        let kept = folder.join(format!("starts-{}", starts_key(self.case, &unsure)));
        match fs::read_to_string(&kept).as_deref() {
            Ok("yes") => return Ok(true),
            Ok("no") => return Ok(false),
            Ok(_) | Err(_) => {}
        }
        let mut all = true;
        for poc in unsure {
            let layer = self.host.sandbox.layer(&tree)?;
            let run = self.run_poc(poc, Tree::View(&layer), Watch::Processes)?;
            all &= !matches!(run.ending, PocEnding::NotStarted(_));
        }
        // If this fails, the check is only repeated.
        let _ = fs::write(&kept, if all { "yes" } else { "no" });
        Ok(all)
    }
}

fn starts_key(case: &Case, pocs: &[&Poc]) -> String {
    // JSON cannot represent a path that is not UTF-8.
    let inputs = (pocs, &case.env, &case.limits);
    let hash = hex(&Sha256::digest(format!("{inputs:?}")));
    hash.chars().take(16).collect()
}

/// A command that begins with the path of a file in the tree starts that file, so it need not be tried.
fn starts_file_of(tree: &Path, poc: &Poc) -> bool {
    let Cwd::Source(below) = &poc.cwd else {
        return false;
    };
    let word = poc.command.split_whitespace().next().unwrap_or_default();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/".contains(letter);
    let relative = word.contains('/') && !word.starts_with('/') && word.chars().all(plain);
    relative && tree.join(below).join(word).is_file()
}
