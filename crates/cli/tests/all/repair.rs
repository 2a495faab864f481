//! `patchwright repair`: every way it ends, what it writes, and that it can be stopped and resumed.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use patchwright_testkit::Project;
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::mending::{GOOD, NO_C, NO_HELP, files, program, project, repair, searched_project};
use crate::tiny;
use crate::tool::{Running, Tool, script};

const FIELDS: [&str; 13] = [
    "applied",
    "bundle",
    "candidates",
    "cause",
    "cost",
    "misfits",
    "patch",
    "reason",
    "run",
    "seconds",
    "status",
    "strategy",
    "trust",
];

#[track_caller]
fn check_contract(document: &Value) {
    let keys: Vec<&String> = document.as_object().unwrap().keys().collect();
    assert_eq!(keys, FIELDS);
    let cost = json!({"usd": 0.0, "input_tokens": 0, "cached_tokens": 0, "output_tokens": 0, "model_calls": 0});
    assert_eq!(document["cost"], cost);
    assert!(document["seconds"].is_f64() && document["candidates"].is_u64());
    assert!(document["run"].is_string());
}

#[test]
fn a_repair_leaves_a_patch_and_its_evidence() {
    let project = searched_project();
    let output = repair(&project, &[NO_C, NO_HELP, GOOD], &[]).run().exits(0);
    let document = output.json();
    check_contract(&document);
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["candidates"], 3);
    assert_eq!(document["trust"], "untested");
    assert_eq!(document["reason"], Value::Null);
    let out = project
        .root()
        .canonicalize()
        .unwrap()
        .join("patchwright-out");
    assert_eq!(document["patch"], json!(out.join("patch.diff")));
    assert_eq!(document["bundle"], json!(out.join("bundle")));
    let (searched, names): (Vec<String>, Vec<String>) = files(&out)
        .iter()
        .map(|path| path.display().to_string())
        .partition(|name| name.starts_with("bundle/search/1-main/"));
    assert!((1..=24).contains(&searched.len()), "{searched:?}");
    insta::assert_snapshot!(names.join("\n"), @r"
    bundle/README.md
    bundle/SHA256SUMS
    bundle/bundle.json
    bundle/patch.diff
    bundle/patchwright.toml
    bundle/pull-request.md
    bundle/regression/1-main/crash.bin
    bundle/regression/run.sh
    bundle/reports/1-main-after.json
    bundle/reports/1-main-before.json
    bundle/reports/1-main-before.txt
    bundle/source.txt
    bundle/stages/build.err
    bundle/stages/build.out
    bundle/stages/clean-build.err
    bundle/stages/clean-build.out
    bundle/stages/stages.json
    patch.diff
    ");
    let bundled = fs::read(out.join("bundle/patch.diff")).unwrap();
    assert_eq!(bundled, fs::read(out.join("patch.diff")).unwrap());
    regression_is_red_then_green(&project, &out);
}

/// The tree as a maintainer has it: built, then patched by `git am` and built again.
fn regression_is_red_then_green(project: &Project, out: &Path) {
    let steps = format!(
        "set -e; cp -r src built; cd built; git init -q .; git add -A
         export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
         git commit -qm before; CLANG=$(command -v clang || command -v clang-19)
         make -s CC=$CLANG; sh {out}/bundle/regression/run.sh . && exit 10
         git am -q {out}/patch.diff; make -s CC=$CLANG; sh {out}/bundle/regression/run.sh .
         printf '#!/bin/sh\n' > prog; status=0; sh {out}/bundle/regression/run.sh . || status=$?
         [ $status -eq 2 ] || exit 11
         git log -1 --format=%B",
        out = out.display()
    );
    let output = script(project.root(), &steps).exits(0);
    assert!(output.stdout.contains("main: red"), "{output}");
    assert!(output.stdout.contains("main: green"), "{output}");
    // Without a sanitizer everything would be green.
    assert!(
        output.stderr.contains("no sanitizer is in the program"),
        "{output}"
    );
    assert!(
        output.stdout.contains("The program reads 1 byte"),
        "{output}"
    );
    assert!(
        output
            .told()
            .contains("To check it again: patchwright check"),
        "{output}"
    );
    assert!(!output.stdout.contains("apply pass"), "{output}");
}

/// The status, the patches, more arguments, and part of the reason.
type Ending<'a> = (&'a str, &'a [&'a str], &'a [&'a str], &'a str);

#[test]
fn every_other_way_it_ends() {
    let calm: &[&str] = &["--poc", "./prog {input}", "--input", "src/calm.bin"];
    let cases: [Ending; 5] = [
        (
            "failed",
            &[NO_HELP, NO_C],
            &[],
            "no candidate passed (2 candidates: ",
        ),
        (
            "not-reproduced",
            &[GOOD],
            calm,
            "does not crash the unpatched program",
        ),
        (
            "budget",
            &[GOOD],
            &["--seconds", "0"],
            "the time limit (--seconds) was reached",
        ),
        (
            "budget",
            &[NO_HELP, GOOD],
            &["--candidates", "1"],
            "1 of 2 candidates: ",
        ),
        ("failed", &["crash.patch"], &[], "no patch applies"),
    ];
    let project = project();
    project.write_beside(
        "crash.patch",
        "--- a/absent.c\n+++ b/absent.c\n@@ -1 +1 @@\n-a\n+b\n",
    );
    for (status, patches, further, reason) in cases {
        let output = repair(&project, patches, further).run().exits(1);
        let document = output.json();
        check_contract(&document);
        assert_eq!(document["status"], status, "{document:#}");
        let said = document["reason"].as_str().unwrap();
        assert!(said.contains(reason), "{status}: {said}");
        for field in ["patch", "bundle", "trust", "cause"] {
            assert_eq!(document[field], Value::Null, "{status}: {field}");
        }
        assert!(!project.root().join("patchwright-out").exists());
    }
}

/// One crash in twenty: too rare to tell a fix from luck.
#[test]
fn a_crash_that_comes_too_rarely_is_flaky() {
    let (project, mut hand) = tiny::with_dealer();
    hand.write_all(b"!...................").unwrap();
    project.write_beside("any.patch", "");
    let document = repair(&project, &["any.patch"], &[]).run().exits(1).json();
    check_contract(&document);
    assert_eq!(document["status"], "flaky", "{document:#}");
    let reason = document["reason"].as_str().unwrap();
    assert!(reason.contains("1 of 20 runs"), "{reason}");
}

#[test]
fn what_cannot_be_run_is_said() {
    let project = project();
    project.write_beside("theirs/bundle/notes.txt", "mine");
    project.write_beside("notes/patch.diff", "mine");
    let cases: [(&[&str], &[&str], &str); 7] = [
        (&[GOOD], &["--out", "good.patch/out"], "good.patch/out"),
        (
            &[],
            &["--strategy", "debugger"],
            "there is no strategy `debugger` in this version",
        ),
        (
            &[GOOD],
            &["--out", "theirs"],
            "theirs/bundle was not written by patchwright",
        ),
        (
            &[GOOD],
            &["--out", "notes"],
            "notes/patch.diff was not written by patchwright",
        ),
        (
            &[GOOD],
            &["--resume"],
            "there is no unfinished run of this case",
        ),
        (
            &[GOOD],
            &["--resume", "20200101-repair-1-0"],
            "there is no run `20200101-repair-1-0`",
        ),
        (&["absent.patch"], &[], "cannot open absent.patch"),
    ];
    for (patches, further, expected) in cases {
        let output = repair(&project, patches, further).run().exits(2);
        assert!(output.error().contains(expected), "{output}");
        assert!(output.json()["error"].is_string());
    }
}

/// A dry run does no work that could be resumed.
#[test]
fn a_dry_run_is_not_resumed() {
    let project = project();
    repair(&project, &[GOOD], &["--dry-run"]).run().exits(0);
    let output = repair(&project, &[GOOD], &["--resume"]).run().exits(2);
    let expected = "there is no unfinished run of this case";
    assert!(output.error().contains(expected), "{output}");
    let output = repair(&project, &[GOOD], &["--resume", "latest"])
        .run()
        .exits(2);
    assert!(output.error().contains("was a --dry-run"), "{output}");
}

/// Each bug with the arguments that repair it alone, before anything is repaired; a PoC is named after its
/// file.
#[test]
fn different_bugs_are_said_to_be_so() {
    let project = project();
    project.write(
        "prog.c",
        program().replace(
            "first == '!'",
            "first == '?' ? *(volatile int *)0 : first == '!'",
        ),
    );
    project.write_beside("second.in", "?");
    let words = [
        "--poc",
        "./prog {input}",
        "--input",
        "src/crash.bin",
        "--poc",
        "./prog {input}",
        "--input",
        "second.in",
    ];
    let output = repair(&project, &[GOOD], &words).run();
    for part in [
        "the PoCs show 2 different bugs",
        "heap-buffer-overflow:past_the_end>main: patchwright repair … --poc './prog {input}' --input",
        "null-dereference:main: patchwright repair … --poc './prog {input}' --input",
        "second.in",
    ] {
        assert!(output.stderr.contains(part), "{part}\n{output}");
    }
    let words = [&["reproduce", "src", "--format", "json"], words.as_slice()].concat();
    let found = Tool::new(&project, &words).run().exits(0).json();
    let names: Vec<&Value> = found["pocs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|poc| &poc["name"])
        .collect();
    assert_eq!(names, [&json!("crash"), &json!("second")]);
}

/// Nothing about this machine leaves with a patch, and its author is the person who commits it.
#[test]
fn no_folder_of_the_machine_is_in_patch_or_bundle() {
    let project = project();
    project.write_beside(
        "home/.gitconfig",
        "[user]\n\tname = Ada\n\temail = ada@example.org\n",
    );
    repair(&project, &[GOOD], &[]).run().exits(0);
    let out = project.root().join("patchwright-out");
    let root = project.root().canonicalize().unwrap();
    for path in files(&out) {
        let text = String::from_utf8_lossy(&fs::read(out.join(&path)).unwrap()).into_owned();
        for private in [project.root(), root.as_path()] {
            let private = private.to_str().unwrap();
            assert!(!text.contains(private), "{}: {text}", path.display());
        }
    }
    let patch = fs::read_to_string(out.join("patch.diff")).unwrap();
    assert!(patch.contains("\nFrom: Ada <ada@example.org>\n"), "{patch}");
}

#[test]
fn the_patch_is_applied_only_when_asked() {
    let project = project();
    let output = repair(&project, &[GOOD], &["--apply"])
        .unwatched()
        .run()
        .exits(0);
    assert_eq!(output.json()["applied"], true);
    let text = fs::read_to_string(project.source().join("prog.c")).unwrap();
    assert!(text.contains("first - '!' + 3"), "{text}");
}

#[test]
fn a_person_sees_the_verdict_the_diff_the_cause_and_the_way() {
    let project = project();
    let words = ["repair", "src", "--patch", NO_HELP, "--patch", GOOD];
    let output = Tool::new(&project, &words).run().exits(0);
    for part in [
        "reproduced     1 of 1 · ",
        "candidates     2 candidates: 1 still crashes, 1 passes",
        "  -  int found = first == '!' ? past_the_end(block, first - '!' + 4) : 0;",
        "  +  int found = first == '!' ? past_the_end(block, first - '!' + 3) : 0;",
        "cause          The program reads 1 byte",
        "    poc        pass ",
    ] {
        assert!(output.stdout.contains(part), "{part}\n{output}");
    }
    for part in ["for `git am`", "patchwright check BUNDLE --source DIR"] {
        assert!(output.told().contains(part), "{part}\n{output}");
    }
    let head = output.stdout.lines().next().unwrap_or_default();
    let verdict = " s, but untested: the case names no test command";
    assert!(
        head.starts_with("  repaired in ") && head.contains(verdict),
        "{output}"
    );
    assert!(output.told().contains("`--test 'make check'`"), "{output}");
    let is_code = |line: &&str| {
        ["  -", "  +", "  @@", "   "]
            .iter()
            .any(|start| line.starts_with(start))
    };
    for line in output.stdout.lines().filter(|line| !is_code(line)) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// Waits until the run's journal contains an event of this name.
fn wait_for(project: &Project, running: &mut Running, event: &str) {
    let started = Instant::now();
    loop {
        let over = running.is_over();
        let journals = fs::read_dir(project.runs()).into_iter().flatten().flatten();
        let held = journals.into_iter().any(|run| {
            let path = run.path().join("journal.jsonl");
            let text = fs::read_to_string(path).unwrap_or_default();
            text.contains(&format!("\"event\":\"{event}\""))
        });
        if held {
            return;
        }
        assert!(!over, "it ended before {event}:\n{}", running.read("err"));
        assert!(started.elapsed() < Duration::from_secs(120));
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The candidates that were judged in the only run, in order.
fn judged(project: &Project) -> Vec<String> {
    let runs: Vec<_> = fs::read_dir(project.runs()).unwrap().flatten().collect();
    assert_eq!(runs.len(), 1, "{runs:?}");
    let read = patchwright_store::read(&runs[0].path().join("journal.jsonl")).unwrap();
    let events = read.entries.iter().filter_map(|entry| match &entry.event {
        Event::Judged { candidate, .. } => candidate.as_ref().map(ToString::to_string),
        _ => None,
    });
    events.collect()
}

fn diff_of(document: &Value) -> String {
    let text = fs::read_to_string(document["patch"].as_str().unwrap()).unwrap();
    text.split_once("\ndiff --git").unwrap().1.to_owned()
}

/// A run that was interrupted by either signal ends the same after it is resumed, and judges nothing twice.
#[test]
fn a_stopped_run_is_resumed() {
    let patches = [NO_C, NO_HELP, GOOD];
    let unbroken = project();
    let whole = repair(&unbroken, &patches, &["--jobs", "1"])
        .run()
        .exits(0)
        .json();
    for signal in [Signal::INT, Signal::KILL] {
        let project = project();
        let mut running = repair(&project, &patches, &["--jobs", "1"]).start();
        wait_for(&project, &mut running, "judged");
        running.signal(signal);
        let stopped = running.wait();
        if signal == Signal::INT {
            let document = stopped.exits(130).json();
            check_contract(&document);
            assert_eq!(document["status"], "interrupted");
        }
        let known = judged(&project);
        assert!(!known.is_empty() && known.len() < 3, "{known:?}");
        let resumed = repair(&project, &patches, &["--jobs", "1", "--resume"]);
        let document = resumed.unwatched().run().exits(0).json();
        assert_eq!(document["status"], "repaired");
        assert_eq!(document["candidates"], whole["candidates"]);
        assert_eq!(diff_of(&document), diff_of(&whole));
        let all = judged(&project);
        let distinct: BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "judged twice: {all:?}");
        assert!(all.len() > known.len());
    }
}

#[test]
fn a_run_of_another_source_is_not_resumed() {
    let project = project();
    repair(&project, &[NO_HELP, GOOD], &["--candidates", "1"])
        .run()
        .exits(1);
    project.write("prog.c", format!("{}\n/* changed */\n", program()));
    let output = repair(&project, &[NO_HELP, GOOD], &["--resume"])
        .run()
        .exits(2);
    assert!(
        output
            .error()
            .contains("has changed since that run was stopped"),
        "{output}"
    );
}

/// The default: no model, no network, and one line that says so.
#[test]
fn an_example_is_repaired_without_a_model() {
    let project = Project::empty();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/svconf");
    for file in files(Path::new(example)) {
        let content = fs::read(Path::new(example).join(&file)).unwrap();
        project.write(file.to_str().unwrap(), content);
    }
    let manifest = project.source().join("patchwright.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    assert!(!text.contains("[judge]"));
    fs::write(&manifest, text + tiny::FEW).unwrap();
    let output = Tool::new(&project, &["repair", "src", "--format", "json"])
        .run()
        .exits(0);
    let document = output.json();
    check_contract(&document);
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["strategy"], "constraint");
    assert_eq!(document["trust"], "verified");
    assert!(output.stderr.contains("no model is asked"), "{output}");
    let about = fs::read(project.root().join("patchwright-out/bundle/bundle.json")).unwrap();
    let about: Value = serde_json::from_slice(&about).unwrap();
    assert!(about["constraint"]["english"].is_string(), "{about:#}");
}

/// The tiny program is built without symbols, so no report can name the line of the crash.
#[test]
fn what_no_constraint_can_be_derived_for_is_a_failure_with_its_reason() {
    let project = project();
    let bare = [
        "--build",
        "make CFLAGS='-O1 -fsanitize=address -g0'",
        "--no-poc",
    ];
    let document = repair(&project, &[], &bare).run().exits(1).json();
    assert_eq!(document["status"], "failed", "{document:#}");
    let reason = document["reason"].as_str().unwrap();
    assert!(reason.contains("no constraint can be derived"), "{reason}");
    // `show` says so later too.
    let shown = Tool::new(&project, &["show"]).unwatched().run().exits(0);
    let told = "no constraint can be derived";
    assert!(shown.told().contains(told), "{shown}");
}
