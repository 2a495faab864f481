//! The inputs that the project's own tests give to its programs: observed while the tests run, whatever the files are called.
//!
//! Such files are valid inputs, or ones that the program is known to reject, so they say most about what a patch must
//! leave alone.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_sandbox::{Happened, Leftovers, Outcome, Supervision, Traced, WATCHED_COPIES};
use serde::{Deserialize, Serialize};

use crate::SubjectError;
use crate::base::Base;
use crate::kept::keep;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;
use crate::suite_run::test_key;

/// Part of the file's name; raised when the stored content changes.
const FORMAT: u32 = 3;
/// A long suite has shown enough by then.
const LONGEST: Duration = Duration::from_secs(120);
/// Larger files are left out.
const MOST_BYTES: u64 = 1 << 20;
const MOST_TOGETHER: usize = 4 << 20;
/// Limit per program, taken evenly from the tree.
const MOST_EACH: usize = 24;
const MOST_CALLS: usize = 400;
const MOST_CALL_BYTES: usize = 1000;
/// First bytes of programs, objects, libraries and scripts.
const CODE: [&[u8]; 4] = [b"\x7fELF", b"!<arch>", b"!<thin>", b"#!"];

/// A file that programs of the tree read: in the tree, or written elsewhere by the tests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TestInput {
    /// Relative to the source root; for a file elsewhere its name, below a folder that distinguishes it from others.
    pub path: PathBuf,
    /// Executables, by their paths in the sandbox.
    pub readers: BTreeSet<PathBuf>,
    pub bytes: Vec<u8>,
}

/// How the tests call a program of the tree.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct TestCall {
    /// By its path in the sandbox.
    pub program: PathBuf,
    pub arguments: Vec<Argument>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Argument {
    /// A file that the program reads.
    Input,
    Word(Vec<u8>),
}

impl Argument {
    /// `None` for a file.
    pub(crate) fn word(&self) -> Option<&[u8]> {
        match self {
            Self::Input => None,
            Self::Word(word) => Some(word),
        }
    }
}

/// What one run of the tests shows.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TestRuns {
    pub inputs: Vec<TestInput>,
    pub calls: BTreeSet<TestCall>,
}

impl Subject<'_> {
    /// What the unpatched program's tests give to programs of the tree, by path; empty if that cannot be observed. Determined in
    /// one run and stored next to the base whatever the result, so that the mutants made from it stay the same.
    pub(crate) fn test_inputs(&self, test: &Test, base: &Base) -> Result<TestRuns, SubjectError> {
        if !self.can_probe() {
            return Ok(TestRuns::default());
        }
        let name = format!("test-inputs-{FORMAT}-{}.json", test_key(test)?);
        let kept = base.folder().join(name);
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let found = self.step(Step::Test, || self.watch_tests(test, base))?;
        keep(&kept, &found)?;
        Ok(found)
    }

    fn watch_tests(&self, test: &Test, base: &Base) -> Result<TestRuns, SubjectError> {
        let layer = self.layer(base)?;
        let mut room = self.room(Tree::View(&layer))?;
        room.add_env(&test.env, &Purpose::Work);
        let copies = room.scratch("copies")?;
        room.writable(&copies, Path::new(WATCHED_COPIES));
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds).min(LONGEST);
        let mut job = room.job(script, &room.source, limit, Supervision::Build);
        job.spill = Some(self.log_stem("test-inputs"));
        let finished = self.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let readers = readers(&finished.traced, &self.case.source);
        let trees = [
            Leftovers::open(&layer.written())?,
            Leftovers::open(&base.tree())?,
        ];
        Ok(TestRuns {
            inputs: contents(readers, &trees, &Leftovers::open(&copies)?),
            calls: calls(&finished.traced, &self.case.source),
        })
    }
}

/// Where to find the content of a file that a program read.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// Below the source root.
    Tree(PathBuf),
    /// Kept by the supervisor under this number; the file itself may be gone.
    Copy(usize, OsString),
}

impl Place {
    fn path(&self) -> PathBuf {
        match self {
            Self::Tree(path) => path.clone(),
            Self::Copy(number, name) => Path::new(&format!("fed-{number}")).join(name),
        }
    }
}

/// What programs below `source` read there and in the job's own folders, each with the programs.
fn readers(traced: &Traced, source: &Path) -> BTreeMap<Place, BTreeSet<PathBuf>> {
    let mut runs: BTreeMap<u32, &Path> = BTreeMap::new();
    let mut copies: BTreeMap<&Path, usize> = BTreeMap::new();
    let mut found: BTreeMap<Place, BTreeSet<PathBuf>> = BTreeMap::new();
    let mut read = |program: Option<&Path>, file: &Path, copy: Option<usize>| {
        let Some(program) = program.filter(|program| program.starts_with(source)) else {
            return;
        };
        let place = match (file.strip_prefix(source), copy) {
            (Ok(below), _) => Place::Tree(below.to_owned()),
            (Err(_), Some(copy)) => {
                Place::Copy(copy, file.file_name().unwrap_or_default().to_owned())
            }
            (Err(_), None) => return,
        };
        found.entry(place).or_default().insert(program.to_owned());
    };
    for happened in &traced.story {
        match happened {
            Happened::Born { pid, parent } => {
                if let Some(program) = runs.get(parent).copied() {
                    runs.insert(*pid, program);
                }
            }
            Happened::Executed(number) => {
                if let Some(executed) = traced.executed.get(*number) {
                    runs.insert(executed.pid, &executed.executable);
                    let copy = copies.get(executed.stdin.as_path()).copied();
                    read(Some(&executed.executable), &executed.stdin, copy);
                }
            }
            Happened::Copied { file, copy } => {
                if let Some(file) = traced.files.get(*file) {
                    copies.insert(&file.path, *copy);
                }
            }
            Happened::Read { pid, file, .. } => {
                if let Some(file) = traced.files.get(*file) {
                    let copy = copies.get(file.path.as_path()).copied();
                    read(runs.get(pid).copied(), &file.path, copy);
                }
            }
            Happened::Wrote { .. }
            | Happened::Named(_)
            | Happened::Changed { .. }
            | Happened::Loaded { .. } => {}
        }
    }
    found
}

/// The different calls of programs below `source`, as many as are kept.
fn calls(traced: &Traced, source: &Path) -> BTreeSet<TestCall> {
    let mut read: BTreeMap<u32, BTreeSet<&Path>> = BTreeMap::new();
    for happened in &traced.story {
        if let Happened::Read { pid, file, .. } = happened
            && let Some(file) = traced.files.get(*file)
        {
            read.entry(*pid).or_default().insert(&file.path);
        }
    }
    let mut found = BTreeSet::new();
    let own = traced
        .executed
        .iter()
        .filter(|one| one.executable.starts_with(source));
    for executed in own {
        let is_input = |word: &OsString| {
            let path = executed.cwd.join(word);
            let files = read.get(&executed.pid);
            files.is_some_and(|files| files.contains(path.as_path()))
        };
        let argument = |word: &OsString| match is_input(word) {
            true => Argument::Input,
            false => Argument::Word(word.as_bytes().to_vec()),
        };
        let length: usize = executed.argv.iter().map(|word| word.len()).sum();
        if found.len() < MOST_CALLS && length <= MOST_CALL_BYTES {
            found.insert(TestCall {
                program: executed.executable.clone(),
                arguments: executed.argv.iter().skip(1).map(argument).collect(),
            });
        }
    }
    found
}

/// As many inputs as are kept: from the tree as the tests left it in `trees`, and from `copies`.
fn contents(
    readers: BTreeMap<Place, BTreeSet<PathBuf>>,
    trees: &[Leftovers],
    copies: &Leftovers,
) -> Vec<TestInput> {
    let content = |place: &Place| match place {
        // Files that no longer exist are left out.
        Place::Tree(path) => {
            let mut contents = trees.iter().map(|tree| tree.read(path, MOST_BYTES));
            contents.find_map(Result::ok)
        }
        Place::Copy(number, _) => {
            let kept = copies.read(Path::new(&number.to_string()), MOST_BYTES);
            kept.ok()
        }
    };
    let programs: BTreeSet<&PathBuf> = readers.values().flatten().collect();
    let mut inputs: BTreeMap<Vec<u8>, TestInput> = BTreeMap::new();
    let mut together = 0;
    for program in programs {
        let own = readers.iter().filter(|(_, all)| all.contains(program));
        let read = |(place, readers): (&Place, &BTreeSet<PathBuf>)| {
            let bytes = content(place)?;
            is_input(&bytes).then(|| TestInput {
                path: place.path(),
                readers: readers.clone(),
                bytes,
            })
        };
        let own: Vec<TestInput> = own.filter_map(read).collect();
        let step = own.len().div_ceil(MOST_EACH).max(1);
        for input in own.into_iter().step_by(step) {
            if let Some(known) = inputs.get_mut(&input.bytes) {
                known.readers.extend(input.readers);
            } else if together + input.bytes.len() <= MOST_TOGETHER {
                together += input.bytes.len();
                inputs.insert(input.bytes.clone(), input);
            }
        }
    }
    let mut inputs: Vec<TestInput> = inputs.into_values().collect();
    inputs.sort_by(|one, other| one.path.cmp(&other.path));
    inputs
}

fn is_input(bytes: &[u8]) -> bool {
    !bytes.is_empty() && !CODE.iter().any(|start| bytes.starts_with(start))
}

#[cfg(test)]
#[path = "test_inputs_tests.rs"]
mod tests;
