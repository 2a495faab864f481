//! Whether a leak seen with a patch has always been on that exit path. The unpatched program crashes before it gets
//! there, so running it cannot tell.

use std::collections::BTreeSet;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use patchwright_crash::LeakSite;
use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::count::counted;
use patchwright_domain::report::{CrashReport, Frame, StackRole};
use patchwright_domain::verdict::Doubt;

use crate::baseline::PocBaseline;
use crate::error::JudgeError;
use crate::trial::Trial;
use crate::ways_out::{AllocatingCall, ChangedFile, WaysOut};

/// How many sites are named.
const NAMED: usize = 3;

/// What a PoC run leaked.
pub(super) struct LostBlocks<'a> {
    pub report: &'a CrashReport,
    pub sites: &'a BTreeSet<LeakSite>,
    /// The site of the block that the bug is about, if that block leaks.
    pub named: Option<&'a LeakSite>,
    /// The sites that leak in no run of the unpatched program.
    pub new: &'a BTreeSet<LeakSite>,
}

impl LostBlocks<'_> {
    /// An exit path that always leaked loses all of its blocks; a patch that skips one release loses only that one.
    fn is_reported_alone(&self) -> bool {
        self.named.is_some_and(|named| self.new.contains(named)) && self.sites.len() == 1
    }
}

pub(super) fn is_old(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    lost: &LostBlocks<'_>,
) -> Result<bool, JudgeError> {
    if lost.is_reported_alone() {
        return Ok(false);
    }
    let Some(ways) = ways_out(trial)? else {
        return Ok(false);
    };
    let source = &trial.context.subject.case.source;
    let freeing = freeing(&baseline.report);
    let is_left_alone = |frames: &[Frame]| {
        let stack = places(frames, source);
        is_whole(&stack) && ways.leave_alone(&stack, &freeing)
    };
    let mut leaks = lost.report.leaks.iter();
    Ok(leaks.all(|leak| is_left_alone(&leak.frames)))
}

pub(super) fn doubt(poc: &str, sites: &BTreeSet<LeakSite>) -> Doubt {
    let named: Vec<&str> = sites
        .iter()
        .take(NAMED)
        .map(|site| site.0.as_str())
        .collect();
    let more = match sites.len() - named.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    Doubt {
        name: "old-leak".to_owned(),
        detail: format!(
            "on PoC {poc} the program now ends in an error that leaks memory from {}: {}{more}. The patch takes no release away; \
             that way out has always lost them",
            counted(sites.len(), "site"),
            named.join(", ")
        ),
        example: sites.first().map(|site| site.0.clone()),
    }
}

fn ways_out(trial: &Trial<'_>) -> Result<Option<WaysOut>, JudgeError> {
    let sources = trial.context.sources();
    let mut changed = Vec::new();
    for change in &trial.candidate.changes {
        let FileChange::Modify { path, content } = change else {
            return Ok(None);
        };
        changed.push((path, sources.read(path)?, content));
    }
    let files: Vec<ChangedFile<'_>> = changed
        .iter()
        .map(|(path, old, new)| ChangedFile { path, old, new })
        .collect();
    Ok(WaysOut::read(&files))
}

/// The functions that freed the block before the patch.
fn freeing(bug: &CrashReport) -> BTreeSet<String> {
    let stack = bug.stack(StackRole::Free);
    let frames = stack.iter().flat_map(|stack| &stack.frames);
    frames.filter_map(last_name).collect()
}

/// A truncated stack may hide a function that the patch touches.
fn is_whole(stack: &[AllocatingCall]) -> bool {
    const OUTERMOST: [&str; 5] = [
        "main",
        "_start",
        "__libc_start_main",
        "start_thread",
        "LLVMFuzzerTestOneInput",
    ];
    stack
        .iter()
        .any(|place| OUTERMOST.contains(&place.function.as_str()))
}

fn places(frames: &[Frame], source: &Path) -> Vec<AllocatingCall> {
    let below = |file: &str| {
        let relative = Path::new(file).strip_prefix(source).ok()?;
        RelPath::new(relative.as_os_str().as_bytes().to_vec()).ok()
    };
    let place = |frame: &Frame| {
        Some(AllocatingCall {
            path: frame.file.as_deref().and_then(below),
            function: last_name(frame)?,
            line: frame.line,
        })
    };
    frames.iter().filter_map(place).collect()
}

/// Functions are identified by the last component of their names.
fn last_name(frame: &Frame) -> Option<String> {
    let name = frame.function.as_deref()?;
    let plain = name.split(['(', '<']).next().unwrap_or(name);
    let last = plain.rsplit("::").next().unwrap_or(plain);
    Some(last.split('.').next().unwrap_or(last).to_owned())
}
