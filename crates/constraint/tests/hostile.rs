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
    let files = fs::read_dir(case).unwrap().map(|file| file.unwrap().path());
    let sources: Vec<PathBuf> = files.filter(|file| !file.ends_with("report.txt")).collect();
    assert!(!sources.is_empty(), "{}", case.display());
    for source in sources {
        let name = source.file_name().unwrap().to_str().unwrap();
        for broken in variants(&fs::read(&source).unwrap()) {
            answered(name, &broken, &report);
        }
    }
}

/// Each use of an index is asked of what was compared and changed before it.
#[test]
fn a_method_of_checks_and_changes_is_answered() {
    let checks = "        if (at >= data.length) return;\n        at++;\n".repeat(2_000);
    let sum = ["data[at]"; 500].join(" + ");
    let source = format!(
        "class A {{\n    static int sum;\n    static void a(byte[] data, int at) {{\n{checks}        sum = {sum};\n    }}\n}}\n"
    );
    let line = 3 + 2 * 2_000 + 1;
    let report = format!(
        "Exception in thread \"main\" java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2\n\tat A.a(A.java:{line})\n"
    );
    assert!(answered("A.java", source.as_bytes(), report.as_bytes()) > 0);
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

/// The number of proposals, of which each can be made.
fn answered(name: &str, source: &[u8], report: &[u8]) -> usize {
    let mut proposals = 0;
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
            proposals += plan.proposals.len();
            for proposal in &plan.proposals {
                let made = apply(&proposal.edits, &|_| Some(source));
                assert!(!made.is_empty(), "{proposal:?}");
            }
        }
    }
    proposals
}
