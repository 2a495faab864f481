//! A bug that failing tests show, from outside: what a person reads, the bundle of a proved patch, and checking it again.

use std::fs;
use std::path::Path;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tool::Tool;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/isoweek");

#[test]
fn a_patch_for_failing_tests_is_proved_and_checked_again() {
    let project = Project::empty();
    let fix = format!("{EXAMPLE}/fix.patch");
    let words = ["repair", EXAMPLE, "--patch", &fix, "--format", "json"];
    let output = Tool::new(&project, &words).run().exits(0);
    let document = output.json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["trust"], "verified", "{document:#}");
    let bundle = project.root().join("patchwright-out/bundle");
    let read = |name: &str| fs::read_to_string(bundle.join(name)).unwrap();
    let manifest = read("patchwright.toml");
    for part in [
        "kind = \"test\"",
        "december-of-next-year",
        "format = \"tap\"",
    ] {
        assert!(manifest.contains(part), "{part}\n{manifest}");
    }
    assert!(!bundle.join("regression").exists());
    let mail = read("patch.diff");
    let subject = "Subject: [PATCH] week.c: fix failing test new-year-s-eve-monday";
    assert!(mail.contains(subject), "{mail}");
    let before = read("reports/1-year-end-before.txt");
    assert!(
        before.contains("its tests failed in 3 of 3 runs"),
        "{before}"
    );
    assert!(before.contains("Expected: 2019-W01-1"), "{before}");
    let words = [
        "check",
        "patchwright-out/bundle",
        "--source",
        EXAMPLE,
        "--format",
        "json",
    ];
    let checked = Tool::new(&project, &words).run().exits(0).json();
    assert_eq!(checked["trust"], "verified", "{checked:#}");
    let outcome = |name: &str| {
        let mut stages = checked["stages"].as_array().unwrap().iter();
        stages.find(|stage| stage["name"] == name).unwrap()["outcome"].clone()
    };
    assert_eq!(outcome("poc"), Value::from("pass"));
    assert_eq!(outcome("neighbours"), Value::from("not-run"));
}

/// A tree in which the tests pass has nothing to repair, and the strategy that reads crash reports says that it has none.
#[test]
fn what_cannot_be_done_is_said() {
    let project = Project::empty();
    let output = Tool::new(&project, &["repair", EXAMPLE]).run().exits(1);
    let reason = "this bug is shown by failing tests";
    assert!(output.told().contains(reason), "{output}");
    let fixed = project.root().join("fixed");
    copy(Path::new(EXAMPLE), &fixed);
    let week = fs::read_to_string(fixed.join("week.c")).unwrap();
    fs::write(
        fixed.join("week.c"),
        week.replace("> 53", "> weeks_in(week->year)"),
    )
    .unwrap();
    let output = Tool::new(&project, &["reproduce", "fixed"]).run().exits(1);
    for part in ["no failure", "0 of 3", "this tree is fixed already"] {
        assert!(output.told().contains(part), "{part}\n{output}");
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).unwrap()),
        }
    }
}
