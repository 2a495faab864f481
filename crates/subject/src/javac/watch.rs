//! How a build asks javac to compile: watched while it builds the unpatched tree once more, with some sources out of date.

use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_sandbox::{Leftovers, Outcome, Supervision};

use super::call::{JavacCall, read_calls};
use crate::SubjectError;
use crate::base::Base;
use crate::jdi::JavaDebugger;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;

const WATCH: &str = include_str!("CompilerWatch.java");
const FOLDER: &str = "compiler";
const MOST_BYTES: u64 = 16 << 20;
/// Every virtual machine connects first.
const TIMES_SLOWER: u32 = 2;

/// The call that compiled all of `sources`, or why there is none.
pub(super) fn watched_call(
    subject: &Subject<'_>,
    base: &Base,
    sources: &[(RelPath, Vec<u8>)],
) -> Result<Result<JavacCall, String>, SubjectError> {
    let layer = subject.layer(base)?;
    // A build tool that compares contents takes a file with another date for the same.
    let grown = sources.iter().map(|(path, content)| FileChange::Modify {
        path: path.clone(),
        content: [content.as_slice(), b"\n"].concat(),
    });
    subject.edit_files(&layer, &grown.collect::<Vec<_>>())?;
    let build = &subject.case.build;
    let mut room = subject.room(Tree::View(&layer))?;
    room.add_env(&build.env, &Purpose::Work);
    let debugger = JavaDebugger::lay_out(&mut room, FOLDER, "CompilerWatch.java", WATCH)?;
    let script = room.expand(&build.command, None, None);
    let limit = Duration::from_secs(build.seconds) * TIMES_SLOWER;
    let mut job = room.job(script, &room.source, limit, Supervision::Plain);
    debugger.join(&mut job);
    job.spill = Some(subject.log_stem("compiler-watch"));
    let finished = subject.run_job(&job)?;
    match finished.outcome {
        Outcome::Exited(0) => {}
        Outcome::Cancelled => return Err(SubjectError::Cancelled),
        outcome => {
            return Ok(Err(format!(
                "the build cannot be watched: it ended with {outcome}"
            )));
        }
    }
    let left = Leftovers::open(&debugger.host)?;
    let Ok(text) = left.read(Path::new("calls"), MOST_BYTES) else {
        return Ok(Err("what the build asked of javac was not seen".to_owned()));
    };
    let wanted: Vec<PathBuf> = sources
        .iter()
        .map(|(path, _)| room.source.join(path.as_path()))
        .collect();
    Ok(choose(read_calls(&String::from_utf8_lossy(&text)), &wanted))
}

/// The last call that compiles all of them: the same may be compiled twice on the way.
fn choose(calls: Vec<Result<JavacCall, String>>, wanted: &[PathBuf]) -> Result<JavacCall, String> {
    let mut why =
        "the build did not ask javac to compile it, so that how it does is not known".to_owned();
    for call in calls.into_iter().rev() {
        match call {
            Ok(call) if wanted.iter().all(|source| call.sources.contains(source)) => {
                return Ok(call);
            }
            Ok(call) if wanted.iter().any(|source| call.sources.contains(source)) => {
                why = "not all of it is compiled by one call of javac".to_owned();
            }
            Ok(_) => {}
            Err(other) => why = other,
        }
    }
    Err(why)
}
