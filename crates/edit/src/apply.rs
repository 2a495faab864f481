//! Applying a patch to a tree: every file is resolved, every hunk placed, and all or nothing comes out.

use std::collections::BTreeMap;

use patchwright_domain::candidate::{Candidate, FileChange, FileMode, Origin, RelPath};

use crate::compose::compose;
use crate::correction::{Corrected, Correction};
use crate::error::{EditError, HunkError};
use crate::explain::explain;
use crate::functions::read_functions;
use crate::lines;
use crate::normal::candidate;
use crate::parse::parse;
use crate::patch::{FileOp, FilePatch, Hunk, LineKind, Patch, PathText, Prefixed};
use crate::path::{self, Existing, PathMatch};
use crate::place::{Effort, Target, excerpt, line_key, place};
use crate::sources::Sources;
use patchwright_code::CodeMap;
use patchwright_code::lex::Dialect;

/// After this many refused hunks the rest are skipped: the patch is already refused.
const MAX_FAILED: usize = 20;

/// What a patch does to the tree.
#[derive(Debug)]
pub struct Applied {
    /// Sorted by path, never empty.
    pub changes: Vec<FileChange>,
    /// The corrections it needed.
    pub corrections: Vec<Correction>,
}

/// Applies a patch; nothing is changed unless all of it fits.
pub fn apply(patch: &Patch, sources: &Sources<'_>) -> Result<Applied, EditError> {
    let mut run = Run {
        sources,
        corrections: Vec::new(),
        failed: Vec::new(),
        effort: Effort::default(),
    };
    let mut tasks: BTreeMap<RelPath, Task<'_>> = BTreeMap::new();
    for file in &patch.files {
        let task = run.task(file)?;
        run.enlist(&mut tasks, task)?;
    }
    check_nesting(&tasks)?;
    let mut changes = Vec::new();
    for task in tasks.into_values() {
        changes.extend(run.perform(task)?);
    }
    if !run.failed.is_empty() {
        return Err(EditError::Hunks(run.failed));
    }
    if changes.is_empty() {
        return Err(EditError::NoChange);
    }
    changes.sort_by(|a, b| a.path().cmp(b.path()));
    Ok(Applied {
        changes,
        corrections: run.corrections,
    })
}

/// Reads a patch and applies it: the candidate, and the corrections it needed.
pub fn read_candidate(
    text: &[u8],
    origin: Origin,
    sources: &Sources<'_>,
) -> Result<(Candidate, Vec<Correction>), EditError> {
    let Applied {
        changes,
        corrections,
    } = apply(&parse(text)?, sources)?;
    Ok((candidate(changes, origin, sources)?, corrections))
}

/// Reads an answer that may also write whole functions anew, which `map` finds by their names.
pub fn read_answer(
    text: &[u8],
    origin: Origin,
    sources: &Sources<'_>,
    map: &CodeMap,
) -> Result<(Candidate, Vec<Correction>), EditError> {
    let patch = match parse(text) {
        Err(EditError::NoEdit) => read_functions(text, map, sources)?,
        other => other?,
    };
    let Applied {
        changes,
        corrections,
    } = apply(&patch, sources)?;
    Ok((candidate(changes, origin, sources)?, corrections))
}

struct Run<'s, 't> {
    sources: &'s Sources<'t>,
    corrections: Vec<Correction>,
    failed: Vec<HunkError>,
    effort: Effort,
}

/// One file's part of the patch, with its paths resolved.
struct Task<'p> {
    path: RelPath,
    action: Action,
    hunks: Vec<&'p Hunk>,
    at: usize,
}

#[derive(Debug, PartialEq, Eq)]
enum Action {
    Modify,
    Create { mode: FileMode },
    Delete,
    RenameTo { to: RelPath },
}

impl Run<'_, '_> {
    fn task<'p>(&mut self, file: &'p FilePatch) -> Result<Task<'p>, EditError> {
        let at = file.at;
        let (path, action) = match &file.op {
            FileOp::Modify { old, new } => self.modified(file, old, new)?,
            FileOp::Create { path, mode } => self.created(path::fresh(path, at)?, *mode, at)?,
            FileOp::Delete { path } => (self.known(path, at)?, Action::Delete),
            FileOp::Rename { from, to } => {
                let from = self.known(from, at)?;
                let to = path::fresh(to, at)?;
                self.check_free(&to, at)?;
                (from, Action::RenameTo { to })
            }
        };
        if file.mode_change {
            self.note(&path, at, Corrected::ModeIgnored);
        }
        let changes = |hunk: &&Hunk| hunk.lines.iter().any(|line| line.kind != LineKind::Context);
        Ok(Task {
            path,
            action,
            hunks: file.hunks.iter().filter(changes).collect(),
            at,
        })
    }

    fn modified(
        &mut self,
        file: &FilePatch,
        old: &PathText,
        new: &PathText,
    ) -> Result<(RelPath, Action), EditError> {
        let at = file.at;
        let lacking = match path::existing(new, at, self.sources) {
            Err(error @ EditError::NoSuchFile { .. }) => error,
            found => return Ok((self.noted(found?, new, at), Action::Modify)),
        };
        if let Ok(found) = path::existing(old, at, self.sources) {
            return Ok((self.noted(found, old, at), Action::Modify));
        }
        let adds_only = |hunk: &Hunk| hunk.lines.iter().all(|line| line.kind == LineKind::Add);
        if file.hunks.is_empty() || !file.hunks.iter().all(adds_only) {
            return Err(lacking);
        }
        let path = path::fresh(new, at)?;
        self.note(&path, at, Corrected::CreatedInstead);
        self.created(path, FileMode::Regular, at)
    }

    fn created(
        &self,
        path: RelPath,
        mode: FileMode,
        at: usize,
    ) -> Result<(RelPath, Action), EditError> {
        if self.sources.contains(&path) && self.sources.read(&path)?.is_empty() {
            return Ok((path, Action::Modify));
        }
        self.check_free(&path, at)?;
        Ok((path, Action::Create { mode }))
    }

    fn check_free(&self, path: &RelPath, at: usize) -> Result<(), EditError> {
        match self.sources.in_the_way_of(path) {
            Some(existing) => Err(EditError::InTheWay {
                at,
                path: path.clone(),
                existing,
            }),
            None => Ok(()),
        }
    }

    fn known(&mut self, text: &PathText, at: usize) -> Result<RelPath, EditError> {
        let found = path::existing(text, at, self.sources)?;
        Ok(self.noted(found, text, at))
    }

    fn noted(&mut self, found: Existing, text: &PathText, at: usize) -> RelPath {
        if found.matched == PathMatch::Completed {
            let written = path::shown(text);
            self.note(&found.path, at, Corrected::Path { written });
        }
        found.path
    }

    /// Several parts of a patch may change one file; nothing else may happen to it twice.
    fn enlist<'p>(
        &self,
        tasks: &mut BTreeMap<RelPath, Task<'p>>,
        task: Task<'p>,
    ) -> Result<(), EditError> {
        let (path, at) = (task.path.clone(), task.at);
        let target = |action: &Action| match action {
            Action::RenameTo { to } => Some(to.clone()),
            Action::Modify | Action::Create { .. } | Action::Delete => None,
        };
        let made = target(&task.action);
        for other in tasks.values() {
            let theirs = target(&other.action);
            if theirs.as_ref() == Some(&path) || (made.is_some() && made == theirs) {
                return Err(EditError::Twice { at, path });
            }
            if made.as_ref() == Some(&other.path) {
                return Err(EditError::Twice {
                    at,
                    path: other.path.clone(),
                });
            }
        }
        match tasks.get_mut(&path) {
            None => {
                tasks.insert(path, task);
            }
            Some(other) if other.action == Action::Modify && task.action == Action::Modify => {
                other.hunks.extend(task.hunks);
            }
            Some(_) => return Err(EditError::Twice { at, path }),
        }
        Ok(())
    }

    fn perform(&mut self, task: Task<'_>) -> Result<Option<FileChange>, EditError> {
        let path = task.path.clone();
        let content = match task.action {
            Action::Create { mode } => {
                let content = self.new_content(&task)?;
                return Ok(Some(FileChange::Create {
                    path,
                    content,
                    mode,
                }));
            }
            Action::Modify | Action::Delete | Action::RenameTo { .. } => {
                self.sources.read(&path)?
            }
        };
        if content.contains(&0) && !task.hunks.is_empty() {
            return Err(EditError::BinaryFile { path });
        }
        let target = Target::new(&content, Dialect::of_path(&path));
        match task.action {
            Action::Delete => {
                check_whole(&task, &target)?;
                Ok(Some(FileChange::Delete { path }))
            }
            Action::Modify => {
                let new = self.changed(&task, &target)?.filter(|new| *new != content);
                Ok(new.map(|content| FileChange::Modify { path, content }))
            }
            Action::RenameTo { ref to } => {
                let new = self.changed(&task, &target)?;
                Ok(new.map(|content| FileChange::Rename {
                    from: path,
                    path: to.clone(),
                    content,
                }))
            }
            Action::Create { .. } => Ok(None),
        }
    }

    /// The content after all hunks; none if some have no place, which is recorded.
    fn changed(
        &mut self,
        task: &Task<'_>,
        target: &Target<'_>,
    ) -> Result<Option<Vec<u8>>, EditError> {
        let mut placed = Vec::new();
        for (i, hunk) in task.hunks.iter().enumerate() {
            if self.failed.len() >= MAX_FAILED {
                break;
            }
            match place(hunk, target, &mut self.effort) {
                Ok(found) => {
                    for what in explain(hunk, &found, target) {
                        self.note(&task.path, hunk.at, what);
                    }
                    placed.push((*hunk, found));
                }
                Err(reason) => {
                    let (at, path) = (hunk.at, task.path.clone());
                    self.failed.push(HunkError {
                        at,
                        number: i + 1,
                        path,
                        reason,
                    });
                }
            }
        }
        if placed.len() < task.hunks.len() {
            return Ok(None);
        }
        if !placed.is_sorted_by_key(|(_, placed)| placed.start()) {
            self.note(&task.path, task.at, Corrected::Reordered);
        }
        let (content, corrections) = compose(&task.path, target, &placed)?;
        self.corrections.extend(corrections);
        Ok(Some(content))
    }

    fn new_content(&mut self, task: &Task<'_>) -> Result<Vec<u8>, EditError> {
        let mut content = Vec::new();
        let mut bare = 0;
        for line in task.hunks.iter().flat_map(|hunk| &hunk.lines) {
            // Models forget the `+` of empty lines.
            let forgotten = line.prefixed == Prefixed::No && lines::is_blank(&line.text);
            bare += usize::from(forgotten);
            if line.kind != LineKind::Add && !forgotten {
                let what = "a new file can hold only added lines, each beginning with `+`";
                return Err(EditError::Malformed { at: task.at, what });
            }
            content.extend_from_slice(&line.text);
            content.extend_from_slice(line.ending.bytes());
        }
        if bare > 0 {
            self.note(&task.path, task.at, Corrected::Unprefixed { lines: bare });
        }
        Ok(content)
    }

    fn note(&mut self, path: &RelPath, at: usize, what: Corrected) {
        self.corrections.push(Correction {
            path: path.clone(),
            at,
            what,
        });
    }
}

/// No new file may be a folder of another.
fn check_nesting(tasks: &BTreeMap<RelPath, Task<'_>>) -> Result<(), EditError> {
    let made = tasks.values().filter_map(|task| match &task.action {
        Action::Create { .. } => Some((&task.path, task.at)),
        Action::RenameTo { to } => Some((to, task.at)),
        Action::Modify | Action::Delete => None,
    });
    let made: BTreeMap<&[u8], (&RelPath, usize)> = made
        .map(|(path, at)| (path.as_bytes(), (path, at)))
        .collect();
    for (bytes, (path, at)) in &made {
        let slashes = bytes
            .iter()
            .enumerate()
            .filter(|(_, b)| **b == b'/')
            .map(|(i, _)| i);
        let parent = slashes.filter_map(|i| made.get(bytes.get(..i)?)).next();
        if let Some((parent, _)) = parent {
            let (path, existing) = ((*path).clone(), parent.to_string());
            return Err(EditError::InTheWay {
                at: *at,
                path,
                existing,
            });
        }
    }
    Ok(())
}

/// A file is deleted only if the patch quotes all of it.
fn check_whole(task: &Task<'_>, target: &Target<'_>) -> Result<(), EditError> {
    let quoted: Vec<_> = task.hunks.iter().flat_map(|hunk| &hunk.lines).collect();
    let same = |i: usize| match (quoted.get(i), target.lines.get(i)) {
        (Some(quoted), Some(real)) => {
            quoted.kind == LineKind::Delete
                && line_key(&quoted.text, target.dialect) == line_key(real.text, target.dialect)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    match (0..quoted.len().max(target.lines.len())).find(|&i| !same(i)) {
        None => Ok(()),
        Some(differs) => {
            let nearest = (differs < target.lines.len()).then(|| excerpt(target, differs, 5));
            Err(EditError::DeletedTextDiffers {
                at: task.at,
                path: task.path.clone(),
                nearest,
            })
        }
    }
}
