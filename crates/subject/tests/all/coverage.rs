//! Which lines the tests and inputs of real programs execute.

use std::collections::BTreeSet;
use std::fs;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Case;
use patchwright_subject::{Coverage, InputProbes};

use crate::fixture::{Fixture, with_example};

fn few(case: &mut Case) {
    case.judge.runs = 1;
    case.judge.neighbours = 24;
}

fn file(path: &str) -> RelPath {
    RelPath::new(path.as_bytes().to_vec()).unwrap()
}

/// The number of the only line with this text.
fn line_with(fixture: &Fixture<'_>, path: &str, text: &str) -> u32 {
    let source = fs::read_to_string(fixture.subject.case.source.join(path)).unwrap();
    let mut found = (1..)
        .zip(source.lines())
        .filter(|(_, line)| line.contains(text));
    let (number, _) = found.next().unwrap();
    assert_eq!(found.next(), None, "{text} stands there twice");
    number
}

fn of_tests(fixture: &Fixture<'_>, paths: &[&str]) -> Coverage {
    let files: BTreeSet<RelPath> = paths.iter().map(|path| file(path)).collect();
    let test = fixture.subject.case.test.as_ref().unwrap();
    fixture
        .subject
        .test_coverage(test, fixture.base, &files)
        .unwrap()
}

#[test]
fn tests_run_some_lines_and_not_others() {
    with_example("tilecat", few, |fixture| {
        let (load, usage) = ("src/load.c", "src/usage.c");
        let first = of_tests(fixture, &[load]);
        let reached = |coverage: &Coverage, path: &str, text: &str| {
            let line = line_with(fixture, path, text);
            assert!(coverage.is_code(&file(path), line), "{text} is code");
            coverage.reaches(&file(path), line)
        };
        assert!(reached(&first, load, "filled += n;"));
        assert!(!first.knows(&file(usage)));
        // After a question about another file, what was known stays known.
        let both = of_tests(fixture, &[usage]);
        assert_eq!(both.files.get(&file(load)), first.files.get(&file(load)));
        assert!(both.knows(&file(usage)));
        assert_eq!(
            of_tests(fixture, &[load, usage]),
            both,
            "kept beside the base"
        );
    });
}

/// Its programs are libtool wrappers, and its code is in a shared library.
#[test]
fn libraries_behind_wrapper_scripts_are_seen() {
    with_example("pkgidx", few, |fixture| {
        let sources = fixture.base.paths().unwrap().into_iter();
        let lib: Vec<RelPath> = sources
            .filter(|path| path.to_string().starts_with("lib/") && path.to_string().ends_with(".c"))
            .collect();
        let names: Vec<String> = lib.iter().map(ToString::to_string).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let coverage = of_tests(fixture, &names);
        for file in coverage.files.values() {
            assert!(!file.reached.is_empty() && file.reached.is_subset(&file.code));
        }
    });
}

#[test]
fn an_input_runs_its_own_lines() {
    with_example("tilecat", few, |fixture| {
        let poc = &fixture.subject.case.pocs[0];
        let (neighbours, baseline) = fixture
            .subject
            .neighbour_baseline(
                poc,
                fixture.base,
                (fixture.bug, fixture.program),
                fixture.seconds,
            )
            .unwrap();
        let files = BTreeSet::from([file("src/load.c")]);
        let programs = ["tilecat".into()];
        let probes = InputProbes::new(fixture.subject, fixture.base, &programs, &files).unwrap();
        let mut seen = BTreeSet::new();
        for &mutant in baseline.benign.keys().take(8) {
            let coverage = probes.coverage(poc, &neighbours, mutant).unwrap().unwrap();
            let lines = coverage.files[&file("src/load.c")].reached.clone();
            assert!(!lines.is_empty());
            seen.insert(lines);
        }
        assert!(seen.len() > 1, "they take different ways");
    });
}
