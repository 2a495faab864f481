//! One program with many small edits in it, of which every run does one: what thousands of them do to the bug and to ordinary
//! inputs costs one build.

mod runs;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::switch::Switch;
use patchwright_sandbox::{Layer, Outcome};

use crate::SubjectError;
use crate::base::Base;
use crate::build_error::{self, BuildError};
use crate::subject::Subject;

pub use runs::{Asked, OnInputs, RightOn};

use text::{Numbered, numbers_at, switched};

const LONGEST_FILE: u64 = 8 << 20;
/// After each look of the front end, and after each build, what does not compile is left out.
const MOST_LOOKS: usize = 4;
const MOST_BUILDS: usize = 4;

/// A built program with edits in it, by number from 1.
#[derive(Debug)]
pub struct SwitchedProgram {
    layer: Layer,
    /// Those that compile.
    numbers: BTreeSet<u32>,
}

impl SwitchedProgram {
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.numbers.iter().copied()
    }
}

/// While it is made.
struct Making<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    layer: Layer,
    edits: &'a [Vec<Switch>],
    originals: BTreeMap<RelPath, Vec<u8>>,
    left: BTreeSet<usize>,
}

impl Subject<'_> {
    /// Edit n is switched on by n + 1. `None` if the program does not build with them.
    pub fn switch_edits(
        &self,
        base: &Base,
        edits: &[Vec<Switch>],
    ) -> Result<Option<SwitchedProgram>, SubjectError> {
        let layer = self.layer(base)?;
        let mut originals = BTreeMap::new();
        for switch in edits.iter().flatten() {
            if originals.contains_key(&switch.file) {
                continue;
            }
            if let Some(content) = original(&layer, &switch.file)? {
                originals.insert(switch.file.clone(), content);
            }
        }
        let is_there = |edit: &[Switch]| edit.iter().all(|one| originals.contains_key(&one.file));
        let left = (0..edits.len()).filter(|at| edits.get(*at).is_some_and(|edit| is_there(edit)));
        let mut making = Making {
            subject: self,
            base,
            left: left.collect(),
            layer,
            edits,
            originals,
        };
        making.look()?;
        if !making.build()? || making.left.is_empty() {
            return Ok(None);
        }
        let numbers = making.left.iter().map(|at| number(*at));
        Ok(Some(SwitchedProgram {
            numbers: numbers.collect(),
            layer: making.layer,
        }))
    }
}

impl Making<'_> {
    /// Leaves out what the front end does not take, which is faster than finding out by building.
    fn look(&mut self) -> Result<(), SubjectError> {
        let source = &self.subject.case.source;
        for _ in 0..MOST_LOOKS {
            let texts = self.write()?;
            let mut wrong = BTreeSet::new();
            for command in self.base.compile_commands() {
                let touched = command.file.strip_prefix(source).ok();
                if !touched.is_some_and(|path| texts.keys().any(|one| one.as_path() == path)) {
                    continue;
                }
                let run = self.subject.check_whole_syntax(&self.layer, command)?;
                if !run.worked() {
                    wrong.extend(blamed(&texts, &build_error::errors(&run.printed)));
                }
            }
            if wrong.is_empty() {
                return Ok(());
            }
            self.left.retain(|at| !wrong.contains(&(*at + 1)));
        }
        Ok(())
    }

    fn build(&mut self) -> Result<bool, SubjectError> {
        for _ in 0..MOST_BUILDS {
            let texts = self.write()?;
            let touched = self
                .subject
                .out_of_date(self.base, &self.layer, texts.keys());
            let built = self
                .subject
                .build_candidate(&self.layer, &touched, "small-edits", None)?;
            if built.worked() {
                return Ok(true);
            }
            if !matches!(built.outcome, Outcome::Exited(_)) {
                return Ok(false);
            }
            let wrong = blamed(&texts, &build_error::errors(&built.printed));
            if wrong.is_empty() {
                return Ok(false);
            }
            self.left.retain(|at| !wrong.contains(&(*at + 1)));
        }
        Ok(false)
    }

    /// Writes all files with the edits that are left; returns their texts.
    fn write(&self) -> Result<BTreeMap<RelPath, Vec<u8>>, SubjectError> {
        let mut texts = BTreeMap::new();
        for (path, content) in &self.originals {
            let left = self
                .left
                .iter()
                .filter_map(|at| Some((*at, self.edits.get(*at)?)));
            let own = left.flat_map(|(at, edit)| {
                let switches = edit.iter().filter(|one| one.file == *path);
                switches.map(move |switch| Numbered {
                    number: at + 1,
                    switch,
                })
            });
            texts.insert(path.clone(), switched(content, &own.collect::<Vec<_>>()));
        }
        let changes: Vec<FileChange> = texts
            .iter()
            .map(|(path, content)| FileChange::Modify {
                path: path.clone(),
                content: content.clone(),
            })
            .collect();
        self.subject.edit_files(&self.layer, &changes)?;
        Ok(texts)
    }
}

fn number(at: usize) -> u32 {
    u32::try_from(at + 1).unwrap_or(u32::MAX)
}

fn original(layer: &Layer, path: &RelPath) -> Result<Option<Vec<u8>>, SubjectError> {
    let Some(now) = layer.find(path.as_path()) else {
        return Ok(None);
    };
    let length = fs::metadata(&now).map_err(SubjectError::io("read", &now))?;
    if length.len() > LONGEST_FILE {
        return Ok(None);
    }
    let content = fs::read(&now).map_err(SubjectError::io("read", &now))?;
    Ok(Some(content))
}

/// The numbers that errors are about: those at their columns, else all of their lines.
fn blamed(texts: &BTreeMap<RelPath, Vec<u8>>, errors: &[BuildError]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    for error in errors {
        let name = error.file.as_deref().and_then(Path::file_name);
        let (Some(name), Some(line)) = (name, error.line) else {
            continue;
        };
        let same = |path: &&RelPath| path.file_name() == name.as_encoded_bytes();
        for path in texts.keys().filter(same) {
            let text = texts.get(path).map_or(&[][..], Vec::as_slice);
            let exact = numbers_at(text, line, error.column);
            let all = || numbers_at(text, line, None);
            found.extend(if exact.is_empty() { all() } else { exact });
        }
    }
    found
}
