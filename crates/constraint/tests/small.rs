//! Small edits of what a run executes: which there are, and that each is written into the source as it is compiled beside others.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::Code;
use patchwright_constraint::{Input, Operator, SmallEdit, apply, small_edits};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::switch::Turn;

/// Later ones are cut off.
const SHOWN: usize = 60;

fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/small")
        .join(name)
}

fn made(name: &str, ran: &dyn Fn(u32) -> bool, off: &BTreeSet<Operator>) -> Vec<SmallEdit> {
    let case = case(name);
    let source = fs::read(case.join("main.c")).unwrap();
    let code = Code::read([(RelPath::new("main.c").unwrap(), source)]);
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
    small_edits(&input, &|_, line| ran(line))
}

#[test]
fn the_likeliest_come_first() {
    for name in ["cursor", "fields", "span"] {
        let mut out = String::new();
        for edit in made(name, &|_| true, &BTreeSet::new()).iter().take(SHOWN) {
            let line = edit.at.line.unwrap_or_default();
            writeln!(out, "{:3} line {line}: {}", edit.distance, edit.what).unwrap();
        }
        insta::assert_snapshot!(name, out);
    }
}

/// What people change in values, each by the way that is made for it.
#[test]
fn values_are_said_otherwise() {
    let said: Vec<String> = made("fields", &|_| true, &BTreeSet::new())
        .into_iter()
        .map(|edit| edit.what)
        .collect();
    for wanted in [
        "`f->grid[2] = c[0] >> 5` becomes `f->grid[2] = (c[0] >> 5) & 0x3`",
        "`memset(t->seen, 0, (size_t)seen_limit)` becomes `memset(t->seen, 0, (size_t)seen_limit * sizeof(long))`",
        "`memset(t->seen, 0, (size_t)seen_limit)` becomes `memset(t->seen, 0, (size_t)frame_limit)`",
        "`i < 3` becomes `i < 4`",
        "`f->lag[1] = (c[1] >> 5) & 0x7` becomes `f->lag[1] = (c[2] >> 5) & 0x7`",
        "`t->used = 0;` is done here too",
        "`all.frames = 0;` is done later",
    ] {
        assert!(said.iter().any(|one| one == wanted), "{wanted}: {said:#?}");
    }
    // Neither what is assigned to nor what an address is taken of is a value, and no number of an exit is a size.
    for odd in ["exit(3)", "exit(1)", "&f + 1", "c[0] >> 5 = "] {
        assert!(!said.iter().any(|one| one.contains(odd)), "{odd}");
    }
}

#[test]
fn only_what_runs_is_edited() {
    let lines = |edits: &[SmallEdit]| -> BTreeSet<u32> {
        edits.iter().filter_map(|edit| edit.at.line).collect()
    };
    let all = lines(&made("cursor", &|_| true, &BTreeSet::new()));
    let some = lines(&made("cursor", &|line| line < 60, &BTreeSet::new()));
    assert!(all.iter().any(|line| *line >= 60), "{all:?}");
    assert!(
        !some.is_empty() && some.iter().all(|line| *line < 60),
        "{some:?}"
    );
    let off = BTreeSet::from([Operator::ChosenByRuns]);
    assert!(made("cursor", &|_| true, &off).is_empty());
}

#[test]
fn what_is_written_can_be_read() {
    for name in ["cursor", "fields", "span"] {
        let original = fs::read(case(name).join("main.c")).unwrap();
        let edits = made(name, &|_| true, &BTreeSet::new());
        assert!(edits.len() > 20, "{name}: {}", edits.len());
        for edit in edits {
            let written = apply(&edit.edits, &|_| Some(original.as_slice()));
            let [(path, content)] = written.as_slice() else {
                panic!("{name}: {edit:?}");
            };
            let code = Code::read([(path.clone(), content.clone())]);
            let file = code.file(path).unwrap();
            let lines = 1..=u32::try_from(file.text().lines().count()).unwrap();
            let broken: Vec<u32> = lines.filter(|line| file.broken_at(*line)).collect();
            assert!(broken.is_empty(), "{name}: {}: {broken:?}", edit.what);
        }
    }
}

/// A condition and a value are replaced where they stand; a step belongs to a statement.
#[test]
fn switches_say_the_same_as_the_edits() {
    let edits = ["fields", "span"].map(|name| made(name, &|_| true, &BTreeSet::new()));
    for edit in edits.into_iter().flatten() {
        assert_eq!(edit.edits.len(), edit.switches.len(), "{}", edit.what);
        for (text, switch) in edit.edits.iter().zip(&edit.switches) {
            assert_eq!(text.file, switch.file);
            if let Turn::Condition(new) | Turn::Value(new) = &switch.turn {
                assert_eq!((text.start, text.end), (switch.start, switch.end));
                let squash = |text: &str| text.split_whitespace().collect::<String>();
                assert_eq!(squash(new), squash(&text.text));
            }
        }
    }
}
