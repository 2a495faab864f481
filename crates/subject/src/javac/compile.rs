//! Compiles the sources of a rehearsal in a view of the tree, and puts the classes where the build would.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::candidate::{FileChange, FileMode, RelPath};
use patchwright_sandbox::{INSIDE_ROOT, Layer, Leftovers, Supervision};

use super::rehearsed::Rehearsed;
use super::surface::surface;
use crate::SubjectError;
use crate::candidate_tree::CommandRun;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;
use crate::tree_files::few_regular_files;

const FOLDER: &str = "classes";
const MOST_CLASSES: usize = 4000;
const MOST_BYTES: u64 = 64 << 20;

type Classes = BTreeMap<PathBuf, Vec<u8>>;

/// What came of compiling only the patched sources.
#[derive(Debug)]
pub enum Compiled {
    /// The classes that are new or other than before, and those that are gone, are so in the tree too.
    Done(CommandRun),
    /// The sources do not compile.
    Failed(CommandRun),
    /// Something else has to be compiled too. The tree is as it was.
    NotEnough(String),
}

impl Subject<'_> {
    /// Compiles the patched sources in a candidate's tree. `what` names the log.
    pub fn compile_alone(
        &self,
        layer: &Layer,
        rehearsed: &Rehearsed,
        what: &str,
    ) -> Result<Compiled, SubjectError> {
        let (run, classes) = compile(self, layer, rehearsed, what)?;
        if !run.worked() {
            return Ok(Compiled::Failed(run));
        }
        let changes = classes.and_then(|now| changes(rehearsed, &now));
        Ok(match changes {
            Ok(changes) if changes.is_empty() => Compiled::Done(run),
            Ok(changes) => {
                self.edit_files(layer, &changes)?;
                Compiled::Done(run)
            }
            Err(why) => Compiled::NotEnough(why),
        })
    }
}

/// The classes that javac makes, or why they cannot be taken.
pub(super) fn compile(
    subject: &Subject<'_>,
    layer: &Layer,
    rehearsed: &Rehearsed,
    what: &str,
) -> Result<(CommandRun, Result<Classes, String>), SubjectError> {
    let mut room = subject.room(Tree::View(layer))?;
    room.add_env(&subject.case.build.env, &Purpose::Work);
    let inside = Path::new(INSIDE_ROOT).join(FOLDER);
    let (host, seen) = room.shared_folder(FOLDER, &inside)?;
    let sources = rehearsed.sources.iter();
    let sources: Vec<PathBuf> = sources
        .map(|path| room.source.join(path.as_path()))
        .collect();
    let wall = Duration::from_secs(subject.case.build.seconds);
    let folder = &rehearsed.call.folder;
    let mut job = room.job(Default::default(), folder, wall, Supervision::Plain);
    job.argv = rehearsed.call.alone(&sources, &seen);
    job.spill = Some(subject.log_stem(what));
    let run = subject.run_command(&job)?;
    let made = made(&host)?;
    Ok((run, made))
}

fn made(folder: &Path) -> Result<Result<Classes, String>, SubjectError> {
    let left = Leftovers::open(folder)?;
    let paths = match few_regular_files(folder, MOST_CLASSES) {
        Ok(paths) => paths,
        Err(SubjectError::TooManyFiles { most, .. }) => {
            return Ok(Err(format!("javac makes more than {most} files")));
        }
        Err(error) => return Err(error),
    };
    let (mut classes, mut room) = (Classes::new(), MOST_BYTES);
    for path in paths {
        let path = path.as_path();
        if path.extension().is_none_or(|ending| ending != "class") {
            return Ok(Err(format!("javac makes {}", path.display())));
        }
        let Ok(bytes) = left.read(path, room) else {
            return Ok(Err(format!("{} cannot be read", path.display())));
        };
        room = room.saturating_sub(bytes.len() as u64);
        classes.insert(path.to_owned(), bytes);
    }
    Ok(Ok(classes))
}

/// How the folder of classes changes, or why other classes may change too.
fn changes(rehearsed: &Rehearsed, now: &Classes) -> Result<Vec<FileChange>, String> {
    let before = &rehearsed.classes;
    let mut changes = Vec::new();
    for (path, bytes) in now {
        let old = before.get(path);
        if old == Some(bytes) {
            continue;
        }
        stays(path, old, Some(bytes))?;
        let (path, content) = (place(rehearsed, path)?, bytes.clone());
        changes.push(match old {
            Some(_) => FileChange::Modify { path, content },
            None => FileChange::Create {
                path,
                content,
                mode: FileMode::Regular,
            },
        });
    }
    for (path, old) in before.iter().filter(|(path, _)| !now.contains_key(*path)) {
        stays(path, Some(old), None)?;
        let path = place(rehearsed, path)?;
        changes.push(FileChange::Delete { path });
    }
    Ok(changes)
}

/// An error unless other classes see the same of it.
fn stays(path: &Path, old: Option<&Vec<u8>>, now: Option<&Vec<u8>>) -> Result<(), String> {
    let seen = |bytes: Option<&Vec<u8>>| match bytes {
        None => Ok(None),
        Some(bytes) => surface(bytes)
            .map(|surface| surface.seen)
            .ok_or_else(|| format!("what others see of {} cannot be read", path.display())),
    };
    match (seen(old)?, seen(now)?) {
        (old, now) if old == now => Ok(()),
        (Some(_), Some(_)) => Err(format!(
            "other classes see more of {} than what changed inside",
            path.display()
        )),
        (None, _) => Err(format!("{} is new to other classes", path.display())),
        (_, None) => Err(format!("{} is gone for other classes", path.display())),
    }
}

fn place(rehearsed: &Rehearsed, class: &Path) -> Result<RelPath, String> {
    use std::os::unix::ffi::OsStrExt;
    let path = rehearsed.output.join(class);
    RelPath::new(path.as_os_str().as_bytes().to_vec()).map_err(|error| error.to_string())
}

#[cfg(test)]
#[path = "compile_tests.rs"]
mod tests;
