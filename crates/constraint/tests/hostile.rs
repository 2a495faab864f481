//! Source that no compiler would take, and reports that do not fit it: no panic, and no edit that cannot be made.
#![expect(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use patchwright_code::Code;
use patchwright_constraint::{Input, analyse, apply};
use patchwright_domain::candidate::RelPath;

#[test]
fn broken_source_is_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cases.sort();
    let lanes = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for lane in 0..lanes {
            let some = cases.iter().skip(lane).step_by(lanes);
            scope.spawn(|| some.for_each(|case| variants_are_answered(case)));
        }
    });
}

fn variants_are_answered(case: &Path) {
    let report = fs::read(case.join("report.txt")).unwrap();
    for name in ["main.c", "main.cpp"] {
        let Ok(source) = fs::read(case.join(name)) else {
            continue;
        };
        for broken in variants(&source) {
            answered(name, &broken, &report);
        }
    }
}

/// Cut short, with a byte replaced, with a piece missing.
fn variants(source: &[u8]) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for at in (1..source.len()).step_by(source.len() / 4 + 1) {
        found.push(source[..at].to_vec());
        for byte in *b"{}()\"';[\\\xff" {
            let mut changed = source.to_vec();
            changed[at] = byte;
            found.push(changed);
        }
        let mut shorter = source.to_vec();
        shorter.drain(at..(at + 30).min(source.len()));
        found.push(shorter);
    }
    found
}

fn answered(name: &str, source: &[u8], report: &[u8]) {
    let path = RelPath::new(name).unwrap();
    let code = Code::read([(path, source.to_vec())]);
    for report in &patchwright_crash::parse(report) {
        let purified = patchwright_crash::purify(report, &patchwright_crash::Project::at("/src"));
        let input = Input {
            code: &code,
            report,
            purified: &purified,
            editable: &|_| true,
            off: &BTreeSet::new(),
        };
        if let Ok(plan) = analyse(&input) {
            for proposal in &plan.proposals {
                let made = apply(&proposal.edits, &|_| Some(source));
                assert!(!made.is_empty(), "{proposal:?}");
            }
        }
    }
}
