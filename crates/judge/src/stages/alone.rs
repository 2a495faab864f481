//! Alone: of a Java project only the patched sources are compiled, where that comes to the same as its build. Whoever wants no
//! proof from a clean build has the project's own build run before acceptance, which must make the same classes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::count::counted;
use patchwright_sandbox::Layer;
use patchwright_subject::{CommandRun, Compiled, Rehearsed};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

const MOST_FOLDERS: usize = 20_000;

/// What became of it.
pub(super) enum Alone {
    Built(Finding),
    /// The sources do not compile.
    Failed(CommandRun),
    /// Why the project's build has to run; empty if nobody would ask.
    Whole(String),
}

pub(super) fn build(trial: &mut Trial<'_>) -> Result<Alone, JudgeError> {
    let context = trial.context;
    if trial.tree.whole_build || !context.subject.case.runs_on_jvm() {
        return Ok(Alone::Whole(String::new()));
    }
    let changes = trial.candidate.changes.iter();
    let changed = |change: &FileChange| match change {
        FileChange::Modify { path, .. } => Ok(path.clone()),
        other => Err(format!("{} comes or goes", other.path())),
    };
    let sources = match changes.map(changed).collect::<Result<BTreeSet<_>, _>>() {
        Ok(sources) => sources,
        Err(why) => return Ok(whole(&why)),
    };
    // A build that starts nothing but javac is as quick, and how it made the classes is seen.
    if is_compiled_by_javac_itself(trial, &sources)? {
        return Ok(Alone::Whole(String::new()));
    }
    let rehearsed = match context.rehearse(&sources)? {
        Ok(rehearsed) => rehearsed,
        Err(why) => return Ok(whole(&why)),
    };
    let log = trial.log("javac");
    let run = match context
        .subject
        .compile_alone(trial.layer()?, &rehearsed, &log)?
    {
        Compiled::Done(run) => run,
        Compiled::Failed(run) => return Ok(Alone::Failed(run)),
        Compiled::NotEnough(why) => return Ok(whole(&why)),
    };
    // What the build of the tests made before sees the same of the classes.
    trial.tree.tests_are_built = true;
    trial.tree.alone = Some(rehearsed);
    Ok(Alone::Built(Finding::pass(format!(
        "javac on {} alone took {:.1} s",
        counted(sources.len(), "file"),
        run.seconds
    ))))
}

fn is_compiled_by_javac_itself(
    trial: &Trial<'_>,
    sources: &BTreeSet<RelPath>,
) -> Result<bool, JudgeError> {
    let Some(story) = trial.context.build_story()? else {
        return Ok(false);
    };
    let root = &trial.context.subject.case.source;
    let is_read = |path: &RelPath| story.has_javac_read(&root.join(path.as_path()));
    Ok(sources.iter().any(is_read))
}

fn whole(why: &str) -> Alone {
    Alone::Whole(format!("; all of it, because {why}"))
}

/// What the stage `ran` knows about classes that were compiled alone.
pub(super) fn evidence(rehearsed: &Rehearsed, changed: &Path) -> String {
    let names = rehearsed.sources().map(ToString::to_string);
    format!(
        "{} compiled into {}: javac was called as the build calls it, and that call makes the build's classes, byte by byte, of the \
         unpatched sources",
        names.collect::<Vec<_>>().join(" and "),
        changed.display()
    )
}

/// How the project's own build compares with what was compiled alone.
pub(crate) enum Confirmed {
    Same { seconds: f64 },
    Other(String),
}

/// Runs the project's build with the patch; `None` if that already made the classes that were judged.
pub(crate) fn confirm(trial: &Trial<'_>) -> Result<Option<Confirmed>, JudgeError> {
    let Some(rehearsed) = &trial.tree.alone else {
        return Ok(None);
    };
    let context = trial.context;
    let layer = context.subject.lay(context.base, &trial.candidate)?;
    let log = trial.log("whole-build");
    let run: CommandRun = context
        .subject
        .build_candidate(&layer, &trial.touched(), &log, None)?;
    if !run.worked() {
        return Ok(Some(Confirmed::Other("it fails".to_owned())));
    }
    let (alone, output) = (trial.layer()?, rehearsed.output());
    let roots = [context.base.tree(), layer.written(), alone.written()];
    let mut paths = BTreeSet::new();
    for root in roots {
        if !classes(&root, output, &mut paths)? {
            let why = format!("it has more than {MOST_FOLDERS} folders of classes to compare");
            return Ok(Some(Confirmed::Other(why)));
        }
    }
    for path in &paths {
        if read(alone, path)? != read(&layer, path)? {
            let why = format!("it makes another {}", path.display());
            return Ok(Some(Confirmed::Other(why)));
        }
    }
    let seconds = run.seconds;
    Ok(Some(Confirmed::Same { seconds }))
}

fn read(layer: &Layer, path: &Path) -> Result<Option<Vec<u8>>, JudgeError> {
    let Some(file) = layer.find(path) else {
        return Ok(None);
    };
    fs::read(&file)
        .map(Some)
        .map_err(JudgeError::io("read", &file))
}

/// The class files in a folder of a tree; `false` if there are more than are looked at.
fn classes(root: &Path, folder: &Path, found: &mut BTreeSet<PathBuf>) -> Result<bool, JudgeError> {
    let mut waiting = vec![folder.to_owned()];
    let mut walked = 0;
    while let Some(folder) = waiting.pop() {
        let full = root.join(&folder);
        walked += 1;
        if walked > MOST_FOLDERS {
            return Ok(false);
        }
        if !full.symlink_metadata().is_ok_and(|about| about.is_dir()) {
            continue;
        }
        for entry in fs::read_dir(&full).map_err(JudgeError::io("list", &full))? {
            let entry = entry.map_err(JudgeError::io("list", &full))?;
            let path = folder.join(entry.file_name());
            let kind = entry
                .file_type()
                .map_err(JudgeError::io("look at", entry.path()))?;
            if kind.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                found.insert(path);
            }
        }
    }
    Ok(true)
}
