//! Which lines of the unpatched program its tests and benign inputs execute.
//!
//! The judge asks this about the lines that a patch changes: a test that never reaches them says nothing about the
//! patch. Fault localization compares them with the lines that lead to a crash. The program is not rebuilt for it: the supervisor
//! sets a trap at the first instruction of each line, which works with every compiler and build system that produces debug
//! information.

mod inputs;
mod jvm;
mod lines;
mod modules;
mod tests_run;
mod tests_stopped;

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::candidate::RelPath;
use serde::{Deserialize, Serialize};

pub use inputs::InputProbes;
use patchwright_sandbox::ProbeEffect;
pub use tests_stopped::Stopped;

use crate::options::SANITIZER_EXIT;

/// What was reached is reported, unless the process crashed.
const REPORTED: ProbeEffect = ProbeEffect::Reported {
    crash_status: Some(SANITIZER_EXIT),
};
/// Also what led to a crash.
const ALL_REPORTED: ProbeEffect = ProbeEffect::Reported { crash_status: None };

/// Every class that is loaded is asked about, and every virtual machine connects first.
const TIMES_SLOWER_ON_JVM: u32 = 4;

/// What is known about the lines of some files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    pub files: BTreeMap<RelPath, FileCoverage>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileCoverage {
    /// Lines for which some program has instructions.
    pub code: BTreeSet<u32>,
    /// Those of them that were executed.
    pub reached: BTreeSet<u32>,
}

impl Coverage {
    /// Whether any line of this file is known to be code.
    pub fn knows(&self, file: &RelPath) -> bool {
        self.files
            .get(file)
            .is_some_and(|file| !file.code.is_empty())
    }

    pub fn is_code(&self, file: &RelPath, line: u32) -> bool {
        let file = self.files.get(file);
        file.is_some_and(|file| file.code.contains(&line))
    }

    pub fn reaches(&self, file: &RelPath, line: u32) -> bool {
        let file = self.files.get(file);
        file.is_some_and(|file| file.reached.contains(&line))
    }

    pub fn add(&mut self, further: Self) {
        for (path, lines) in further.files {
            let known = self.files.entry(path).or_default();
            known.code.extend(lines.code);
            known.reached.extend(lines.reached);
        }
    }
}
