//! A small case for `repair` and `check`: the tiny program, with patches that fix it or do not.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::{Output, Tool};

/// Few mutants, one run and no search: these tests are about the process, not about the evidence.
const QUICK: &str = "\n[judge]\nruns = 1\nneighbours = 12\nsearch-seconds = 0\n";
/// For those in which what the search finds is to be seen.
const SEARCHED: &str = "\n[judge]\nruns = 1\nneighbours = 12\n";

/// How the tiny program ends, and how it ends without a leak.
const RETURN: &str = "  return first == '!' ? past_the_end(block, first - '!' + 4) : 0;";
const CALL: &str = "  int found = first == '!' ? past_the_end(block, first - '!' + 4) : 0;";

pub fn program() -> String {
    tiny::PROGRAM.replace(RETURN, &format!("{CALL}\n  free(block);\n  return found;"))
}

/// A patch to the faulty call.
fn patch(with: &str) -> String {
    let program = program();
    let lines: Vec<&str> = program.lines().collect();
    let at = lines.iter().position(|line| *line == CALL).unwrap();
    let before: String = lines[at - 2..at]
        .iter()
        .map(|line| format!(" {line}\n"))
        .collect();
    format!(
        "--- a/prog.c\n+++ b/prog.c\n@@ -{},4 +{},4 @@\n{before}-{CALL}\n+{with}\n   free(block);\n",
        at - 1,
        at - 1
    )
}

pub const GOOD: &str = "good.patch";
pub const NO_HELP: &str = "no-help.patch";
pub const NO_C: &str = "no-c.patch";

/// The project, with three patches next to its tree.
pub fn project() -> Project {
    with_judge(QUICK)
}

pub fn searched_project() -> Project {
    with_judge(SEARCHED)
}

fn with_judge(judge: &str) -> Project {
    let project = tiny::with_manifest(&format!("{}{judge}", tiny::MANIFEST));
    project.write("prog.c", program());
    let call = |bound: &str| CALL.replace("+ 4", bound);
    project.write_beside(GOOD, patch(&call("+ 3")));
    project.write_beside(NO_HELP, patch(&call("+ 5")));
    project.write_beside(NO_C, patch(&CALL.replace(';', "")));
    project
}

pub fn repair<'p>(project: &'p Project, patches: &[&str], further: &[&str]) -> Tool<'p> {
    let mut words = vec!["repair", "src", "--format", "json"];
    for patch in patches {
        words.extend(["--patch", *patch]);
    }
    words.extend(further);
    Tool::new(project, &words)
}

pub fn check(project: &Project, further: &[&str]) -> Output {
    let words = ["check", "patchwright-out/bundle", "--format", "json"];
    Tool::new(project, &[&words, further].concat()).run()
}

/// Every file below a folder, relative to it.
pub fn files(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![root.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            match entry.path().is_dir() {
                true => waiting.push(entry.path()),
                false => found.push(entry.path().strip_prefix(root).unwrap().to_owned()),
            }
        }
    }
    found.sort();
    found
}
