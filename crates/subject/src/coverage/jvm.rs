//! The lines that Java programs execute. Their code is in no executable, so no trap can be set; a debugger of our own, which the JDK
//! compiles and runs beside the command, asks the virtual machines for breakpoints instead.

use std::collections::BTreeSet;
use std::path::Path;

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Finished, Job, Leftovers, Outcome};

use super::{Coverage, FileCoverage};
use crate::SubjectError;
use crate::jdi::JavaDebugger;
use crate::room::Room;
use crate::subject::Subject;

const TRACER: &str = include_str!("LineTracer.java");
const FOLDER: &str = "lines";
const MOST_BYTES: u64 = 16 << 20;

/// A tracer in a room.
pub(super) struct JvmTracer<'f> {
    files: &'f BTreeSet<RelPath>,
    debugger: JavaDebugger,
}

impl<'f> JvmTracer<'f> {
    pub(super) fn lay_out(
        room: &mut Room<'_>,
        files: &'f BTreeSet<RelPath>,
    ) -> Result<Self, SubjectError> {
        let debugger = JavaDebugger::lay_out(room, FOLDER, "LineTracer.java", TRACER)?;
        let names: Vec<String> = files.iter().map(ToString::to_string).collect();
        debugger.put("wanted", &names.join("\n"))?;
        Ok(Self { files, debugger })
    }

    /// Runs the job beside the tracer; `None` if its lines could not be seen.
    pub(super) fn run(
        &self,
        subject: &Subject<'_>,
        mut job: Job,
    ) -> Result<Option<(Coverage, Finished)>, SubjectError> {
        self.debugger.join(&mut job);
        let finished = subject.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let left = Leftovers::open(&self.debugger.host)?;
        let (Ok(port), Ok(lines)) = (
            left.read_head(Path::new("port"), 16),
            left.read_head(Path::new("lines"), MOST_BYTES),
        ) else {
            return Ok(None);
        };
        if port.is_empty() {
            return Ok(None);
        }
        Ok(Some((coverage_of(self.files, &lines), finished)))
    }
}

/// Contains every requested file, even those of which no class was loaded.
fn coverage_of(files: &BTreeSet<RelPath>, lines: &[u8]) -> Coverage {
    let files = files.iter().cloned();
    let mut coverage = Coverage {
        files: files.map(|file| (file, FileCoverage::default())).collect(),
    };
    for line in String::from_utf8_lossy(lines).lines() {
        let mut fields = line.splitn(3, '\t');
        let (Some(what), Some(Ok(number)), Some(file)) = (
            fields.next(),
            fields.next().map(str::parse::<u32>),
            fields.next(),
        ) else {
            continue;
        };
        let mut known = coverage.files.iter_mut();
        let Some((_, known)) = known.find(|(path, _)| path.to_string() == file) else {
            continue;
        };
        known.code.insert(number);
        if what == "reached" {
            known.reached.insert(number);
        }
    }
    coverage
}

#[cfg(test)]
#[path = "jvm_tests.rs"]
mod tests;
