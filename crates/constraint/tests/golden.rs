//! Small programs with a planted bug and the report of their crash: which constraints and proposals come out, in
//! which order. Each folder of `cases` is one; what must not be touched stands beside the bug in the same file.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

#[path = "golden/warnings.rs"]
mod warnings;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::Code;
use patchwright_constraint::{Input, Operator, Plan, Proposal, analyse, apply};
use patchwright_domain::candidate::RelPath;
use patchwright_testkit::check_all;

/// Later ones are cut off: what matters is among the first.
const SHOWN: usize = 12;

#[test]
fn cases() {
    let named = |case: PathBuf| {
        let name = case.file_name().unwrap().to_string_lossy().into_owned();
        (name, case)
    };
    check_all(cases_in_order().into_iter().map(named), |name, case| {
        insta::assert_snapshot!(name, planned(&case));
    });
}

fn cases_in_order() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cases.sort();
    assert!(cases.len() > 10, "the cases were not found");
    cases
}

/// What comes first in each plan is left out: nothing of it is left, and often another operator takes its place.
#[test]
fn an_operator_that_is_switched_off_proposes_nothing() {
    let (mut replaced, mut tried) = (0, 0);
    for case in cases_in_order() {
        let files = sources(&case);
        let Ok(whole) = plan(&files, &case, &BTreeSet::new()) else {
            continue;
        };
        let first = whole.proposals[0].operator;
        tried += 1;
        if let Ok(rest) = plan(&files, &case, &BTreeSet::from([first])) {
            let is_first = |proposal: &Proposal| proposal.operator == first;
            assert!(!rest.proposals.iter().any(is_first), "{}", case.display());
            replaced += 1;
        }
    }
    assert!(
        replaced > tried / 2 && replaced < tried,
        "{replaced} of {tried}"
    );
}

fn plan(
    files: &[(RelPath, Vec<u8>)],
    case: &Path,
    off: &BTreeSet<Operator>,
) -> Result<Plan, String> {
    let code = Code::read(files.to_vec());
    let reports = patchwright_crash::parse(&fs::read(case.join("report.txt")).unwrap());
    let report = reports.first().expect("a report");
    let purified = patchwright_crash::purify(report, &patchwright_crash::Project::at("/src"));
    let input = Input {
        code: &code,
        report,
        purified: &purified,
        editable: &|_| true,
        off,
    };
    analyse(&input).map_err(|reason| reason.to_string())
}

fn planned(case: &Path) -> String {
    let files = sources(case);
    match plan(&files, case, &BTreeSet::new()) {
        Err(reason) => format!("no constraint: {reason}"),
        Ok(plan) => {
            let mut out = String::new();
            for constraint in plan.constraints.iter().take(4) {
                let sure = if constraint.is_certain() {
                    "certain"
                } else {
                    "inferred"
                };
                writeln!(out, "{constraint}  [{sure}] {}", constraint.english).unwrap();
            }
            for (nth, proposal) in plan.proposals.iter().take(SHOWN).enumerate() {
                write!(out, "\n{}. {}", nth + 1, shown(proposal, &files)).unwrap();
            }
            out
        }
    }
}

fn sources(case: &Path) -> Vec<(RelPath, Vec<u8>)> {
    let mut files: Vec<(RelPath, Vec<u8>)> = fs::read_dir(case)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end != "txt"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (RelPath::new(name).unwrap(), fs::read(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

fn shown(proposal: &Proposal, files: &[(RelPath, Vec<u8>)]) -> String {
    let line = proposal.at.line.unwrap_or_default();
    let mut out = format!(
        "{} · {:?} · line {line}\n",
        proposal.operator.name(),
        proposal.place
    );
    let original = |path: &RelPath| {
        let found = files.iter().find(|(known, _)| known == path);
        found.map(|(_, content)| content.as_slice())
    };
    for (path, content) in apply(&proposal.edits, &original) {
        let before = String::from_utf8_lossy(original(&path).unwrap());
        let after = String::from_utf8_lossy(&content);
        changed(&before, &after, &mut out);
    }
    out
}

/// Lines that one side has and the other lacks, without what begins and ends alike.
fn changed(before: &str, after: &str, out: &mut String) {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let alike = old.iter().rev().zip(new.iter().rev()).take(rest);
    let tail = alike.take_while(|(a, b)| a == b).count();
    let (gone, come) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    // Lines that only changed their places would not be seen as different.
    let moved = gone.len() == come.len() && gone.iter().all(|line| come.contains(line));
    for line in gone.iter().filter(|line| moved || !come.contains(line)) {
        writeln!(out, "  - {}", line.trim_end()).unwrap();
    }
    for line in come.iter().filter(|line| moved || !gone.contains(line)) {
        writeln!(out, "  + {}", line.trim_end()).unwrap();
    }
}
