//! Gathers the compile commands of a base from the first source that has any.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{Leftovers, Outcome, Supervision, compiler_calls};

use crate::SubjectError;
use crate::compile_commands::{self, CompileCommand};
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;

const FILE: &str = "compile_commands.json";
const MOST_BYTES: u64 = 256 << 20;
/// Build folders are near the root.
const DEEPEST: usize = 4;
const NINJA_SECONDS: u64 = 60;

pub(crate) struct GatheredCommands {
    pub origin: &'static str,
    pub commands: Vec<CompileCommand>,
}

/// `calls` is what the compiler wrappers recorded while the base was built.
pub(crate) fn gather(
    subject: &Subject<'_>,
    tree: &Path,
    calls: &[u8],
) -> Result<GatheredCommands, SubjectError> {
    let folders = folders_of(tree);
    let commands = exported(subject, tree, &folders)?;
    if !commands.is_empty() {
        return Ok(GatheredCommands {
            origin: FILE,
            commands,
        });
    }
    let commands = from_ninja(subject, tree, &folders)?;
    if !commands.is_empty() {
        return Ok(GatheredCommands {
            origin: "ninja",
            commands,
        });
    }
    let mut commands = compile_commands::from_calls(&compiler_calls(calls));
    commands.retain(|command| stands(subject, tree, &command.file));
    let origin = if commands.is_empty() {
        "none"
    } else {
        "recorded compiler calls"
    };
    Ok(GatheredCommands { origin, commands })
}

fn exported(
    subject: &Subject<'_>,
    tree: &Path,
    folders: &[PathBuf],
) -> Result<Vec<CompileCommand>, SubjectError> {
    let mut commands = Vec::new();
    let exists = |path: &Path| stands(subject, tree, path);
    for folder in folders {
        let relative = folder.join(FILE);
        if !is_plain_file(&tree.join(&relative)) {
            continue;
        }
        let bytes = Leftovers::open(tree)?.read(&relative, MOST_BYTES)?;
        match compile_commands::from_json(&bytes, &exists) {
            Ok(found) => commands.extend(found),
            Err(error) => subject.note(format!("{} is passed over: {error}", relative.display())),
        }
    }
    Ok(commands)
}

fn from_ninja(
    subject: &Subject<'_>,
    tree: &Path,
    folders: &[PathBuf],
) -> Result<Vec<CompileCommand>, SubjectError> {
    let mut commands = Vec::new();
    let exists = |path: &Path| stands(subject, tree, path);
    for folder in folders
        .iter()
        .filter(|folder| is_plain_file(&tree.join(folder).join("build.ninja")))
    {
        let mut room = subject.room(Tree::Bare(tree))?;
        room.add_env(&subject.case.build.env, &Purpose::Work);
        let cwd = room.source.join(folder);
        let wall = Duration::from_secs(NINJA_SECONDS);
        let job = room.job(
            "exec ninja -t compdb".into(),
            &cwd,
            wall,
            Supervision::Plain,
        );
        let finished = subject.run_job(&job)?;
        if finished.outcome == Outcome::Exited(0) && finished.stdout.omitted() == 0 {
            match compile_commands::from_json(&finished.stdout.bytes(), &exists) {
                Ok(found) => commands.extend(found),
                Err(error) => {
                    subject.note(format!("ninja's compile commands are passed over: {error}"))
                }
            }
        }
    }
    Ok(commands)
}

fn stands(subject: &Subject<'_>, tree: &Path, seen: &Path) -> bool {
    subject
        .in_tree(seen, tree)
        .is_some_and(|path| is_plain_file(&path))
}

fn is_plain_file(path: &Path) -> bool {
    path.symlink_metadata().is_ok_and(|about| about.is_file())
}

fn folders_of(tree: &Path) -> Vec<PathBuf> {
    let mut folders = vec![PathBuf::new()];
    let mut next = 0;
    while let Some(folder) = folders.get(next).cloned() {
        next += 1;
        if folder.components().count() >= DEEPEST {
            continue;
        }
        let entries = fs::read_dir(tree.join(&folder))
            .into_iter()
            .flatten()
            .flatten();
        let below = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
        folders.extend(below.map(|entry| folder.join(entry.file_name())));
    }
    folders
}
