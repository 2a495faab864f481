//! What a PoC run gave the program to read: which of the PoC's own files were read, by which program and at which path,
//! and how the program was called. It detects a script that swaps the input once a patch is present.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use patchwright_sandbox::{Executed, Happened, Traced};
use patchwright_subject::PocRun;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fed {
    opened: BTreeSet<Opened>,
    /// Arguments of each call of the program, and where its standard input came from.
    calls: BTreeSet<(Vec<String>, String)>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Opened {
    program: String,
    path: String,
    /// Which of the PoC's files it was.
    part: Option<usize>,
}

impl Fed {
    /// What all of these runs have in common; the rest varies from run to run.
    pub(crate) fn common(runs: &[&PocRun], program: &Path) -> Self {
        let mut fed = runs
            .iter()
            .map(|run| Self::from_trace(&run.traced, program));
        let first = fed.next().unwrap_or_default();
        fed.fold(first, |common, other| Self {
            opened: common.opened.intersection(&other.opened).cloned().collect(),
            calls: common.calls.intersection(&other.calls).cloned().collect(),
        })
    }

    fn from_trace(traced: &Traced, program: &Path) -> Self {
        let programs = programs(traced);
        let opened = traced.story.iter().filter_map(|happened| match happened {
            Happened::Read { pid, file, content } => Some(Opened {
                program: shown(programs.get(pid)?),
                path: shown(&traced.files.get(*file)?.path),
                part: *content,
            }),
            Happened::Born { .. }
            | Happened::Executed(_)
            | Happened::Copied { .. }
            | Happened::Wrote { .. }
            | Happened::Named(_)
            | Happened::Changed { .. }
            | Happened::Loaded { .. } => None,
        });
        let calls = traced.executed.iter();
        let calls = calls.filter(|executed| executed.executable == program);
        Self {
            opened: opened.collect(),
            calls: calls.map(call).collect(),
        }
    }
}

/// Why a run of the patched program did not run the PoC; `None` if it did.
pub(crate) fn other_input(before: &Fed, run: &PocRun, program: &Path) -> Option<String> {
    let now = Fed::from_trace(&run.traced, program);
    let name = shown(program);
    if !before.calls.is_empty() && before.calls.is_disjoint(&now.calls) {
        return Some(format!("{name} was called otherwise than before the patch"));
    }
    let parts = || before.opened.iter().filter(|opened| opened.part.is_some());
    let swapped = parts().find(|part| {
        let same_place = |other: &&Opened| other.program == part.program && other.path == part.path;
        let mut there = now.opened.iter().filter(same_place).peekable();
        there.peek().is_some() && there.all(|other| other.part != part.part)
    });
    if let Some(part) = swapped {
        return Some(format!(
            "{} did not have the PoC's content when {} read it",
            part.path, part.program
        ));
    }
    let reads = |fed: &Opened| fed.part.is_some() && fed.program == name;
    let direct = before.opened.iter().any(reads);
    if direct && !now.opened.iter().any(reads) {
        let is_new = |other: &&Opened| {
            let mut known = before.opened.iter();
            other.program == name && !known.any(|old| old.path == other.path)
        };
        let other = now.opened.iter().find(is_new)?;
        return Some(format!(
            "{name} read {} and not the PoC's input",
            other.path
        ));
    }
    // Data from a pipe is read by another process.
    let missing = parts().find(|part| !now.opened.contains(part));
    missing.filter(|_| !direct).map(|part| {
        format!(
            "{} did not read the PoC's input, {}",
            part.program, part.path
        )
    })
}

/// The last program each process executed; a process that executed nothing has its parent's.
fn programs(traced: &Traced) -> BTreeMap<u32, &PathBuf> {
    let executed = traced.executed.iter();
    let mut programs: BTreeMap<u32, &PathBuf> =
        executed.map(|one| (one.pid, &one.executable)).collect();
    for pid in traced.parents.keys() {
        let mut at = *pid;
        let mut steps = 0;
        while !programs.contains_key(&at) && steps < traced.parents.len() {
            at = traced.parents.get(&at).copied().unwrap_or_default();
            steps += 1;
        }
        if let Some(program) = programs.get(&at).copied() {
            programs.entry(*pid).or_insert(program);
        }
    }
    programs
}

fn call(executed: &Executed) -> (Vec<String>, String) {
    let argv = executed.argv.iter().map(|word| word.to_string_lossy());
    let stdin = shown(&executed.stdin);
    // The number of a pipe differs in every run.
    let stdin = match stdin.split_once(":[") {
        Some((kind, _)) => kind.to_owned(),
        None => stdin,
    };
    (argv.map(|word| word.into_owned()).collect(), stdin)
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
