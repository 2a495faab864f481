//! `patchwright runs` and `show`: every run that was ever started is listed, however it ended.

use std::fs;
use std::time::{Duration, Instant};

use patchwright_testkit::Project;
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::mending::{GOOD, NO_HELP, project, repair};
use crate::tool::{Output, Tool};

/// While another command is still running.
fn run(project: &Project, words: &[&str]) -> Output {
    Tool::new(project, words).unwatched().run()
}

fn listed(project: &Project, further: &[&str]) -> Value {
    let words = [&["runs", "--format", "json"], further].concat();
    run(project, &words).exits(0).json()
}

#[test]
fn nothing_was_run_yet() {
    let project = Project::empty();
    assert_eq!(listed(&project, &[])["runs"], json!([]));
    let output = run(&project, &["runs"]).exits(0);
    assert!(output.stdout.starts_with("no runs in "), "{output}");
    let output = run(&project, &["show"]).exits(2);
    assert!(
        output.error().contains("there is no run `latest`"),
        "{output}"
    );
}

/// One repaired, one failed, one killed, one still running, and one damaged.
#[test]
fn runs_of_every_end_are_listed_and_one_is_told() {
    let project = project();
    repair(&project, &[NO_HELP, GOOD], &[]).run().exits(0);
    repair(&project, &[NO_HELP], &[]).run().exits(1);
    let killed = repair(&project, &[GOOD], &["--test", "sleep 60"]).start();
    wait_for_runs(&project, 3);
    killed.signal(Signal::KILL);
    killed.wait();
    let running = repair(&project, &[GOOD], &["--test", "sleep 60"]).start();
    wait_for_runs(&project, 4);
    let rows = listed(&project, &[]);
    let statuses = statuses(&rows);
    assert_eq!(
        statuses,
        ["running", "killed", "failed", "repaired"],
        "{rows:#}"
    );
    drop(running);
    let last = &rows["runs"][3];
    assert_eq!(last["strategy"], "patches");
    assert_eq!(last["candidates"], 2);
    assert_eq!(last["command"], "repair");
    assert_eq!(last["case"], "src");
    assert_eq!(last["exit"], 0);
    assert_eq!(last["cost"]["usd"], 0.0);
    let started = last["started"].as_str().unwrap();
    assert!(
        started.starts_with("20") && started.ends_with('Z'),
        "{started}"
    );
    damaged_ones_are_a_line(&project);
    one_is_told(&project, last["run"].as_str().unwrap());
}

fn statuses(rows: &Value) -> Vec<&str> {
    let rows = rows["runs"].as_array().unwrap();
    rows.iter()
        .map(|row| row["status"].as_str().unwrap())
        .collect()
}

fn wait_for_runs(project: &Project, count: usize) {
    let begun = Instant::now();
    let held = || {
        let runs = fs::read_dir(project.runs()).into_iter().flatten().flatten();
        let held = runs.filter(|run| {
            let text = fs::read_to_string(run.path().join("journal.jsonl")).unwrap_or_default();
            text.contains("run-started")
        });
        held.count()
    };
    while held() < count {
        assert!(begun.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn damaged_ones_are_a_line(project: &Project) {
    let folder = project.runs().join("20300101-000000-repair-1-0");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("journal.jsonl"), "nonsense\n\x1b[31m").unwrap();
    let rows = listed(project, &["--limit", "2"]);
    assert_eq!(rows["runs"].as_array().unwrap().len(), 2);
    assert_eq!(rows["more"], 3);
    assert_eq!(rows["runs"][0]["status"], "damaged");
    let reason = rows["runs"][0]["reason"].as_str().unwrap();
    assert!(reason.contains("line 1 is damaged"), "{reason}");
    let output = run(project, &["runs", "--all"]).exits(0);
    assert_eq!(output.stdout.lines().count(), 5, "{output}");
    assert!(!output.stdout.contains('\x1b'), "{output}");
    let output = run(project, &["show", "2030"]).exits(2);
    assert!(output.error().contains("is damaged"), "{output}");
}

fn one_is_told(project: &Project, id: &str) {
    let story = run(project, &["show", id, "--format", "json"])
        .exits(0)
        .json();
    assert_eq!(story["run"], id);
    assert_eq!(story["status"], "repaired");
    assert_eq!(story["candidates"].as_array().unwrap().len(), 2);
    assert_eq!(story["candidates"][0]["verdict"]["failed_stage"], "poc");
    assert_eq!(story["proofs"][0]["verdict"]["accepted"], true);
    assert_eq!(story["pocs"][0]["crashes"], 1);
    let told = run(project, &["show", id]).exits(0);
    for part in [
        "  strategy       patches · no model",
        "  reproduced     1 of 1 · reads 1 byte",
        "  candidates     2 candidates: 1 still crashes, 1 passes",
        "  still crashes · the patch no-help.patch",
        "  passes · the patch good.patch",
        "  proof          accepted from a clean build, but untested",
        "  +  int found = first == '!' ? past_the_end(block, first - '!' + 3) : 0;",
        "  repaired in ",
        "  next           take the patch: `git am patchwright-out/patch.diff`",
        "  next           give the project's tests",
    ] {
        assert!(told.stdout.contains(part), "{part}\n{told}");
    }
    let why = "PoC main: still the same bug: reads 1 byte";
    assert!(told.told().contains(why), "{told}");
    let output = run(project, &["show", "20"]).exits(2);
    assert!(output.error().contains("means 5 runs"), "{output}");
}

/// A journal of a newer version is shown as far as it is understood; it is neither resumed nor repeated.
#[test]
fn events_of_a_newer_version_are_passed_over_and_said_so() {
    let project = project();
    let id = "20300101-000000-repair-1-0";
    let folder = project.runs().join(id);
    fs::create_dir_all(&folder).unwrap();
    let lines = [
        r#"{"number":0,"at_seconds":0.0,"event":"run-started","command":"repair","case":"src","version":"9"}"#,
        r#"{"number":1,"at_seconds":1.0,"event":"dreamt","of":["sheep"]}"#,
        r#"{"number":2,"at_seconds":2.0,"event":"noted","text":"still here"}"#,
    ];
    fs::write(
        folder.join("journal.jsonl"),
        format!("{}\n", lines.join("\n")),
    )
    .unwrap();
    let rows = listed(&project, &[]);
    assert_eq!(rows["runs"][0]["status"], "killed");
    assert_eq!(rows["runs"][0]["unknown_events"], 1);
    let output = run(&project, &["runs"]).exits(0);
    assert!(
        output
            .stdout
            .contains("1 event of a newer version passed over"),
        "{output}"
    );
    let story = run(&project, &["show", "--format", "json"]).exits(0).json();
    assert_eq!(
        story["unknown_events"],
        json!({"count": 1, "kinds": ["dreamt"]})
    );
    assert_eq!(story["notes"], json!(["still here"]));
    let output = run(&project, &["show"]).exits(0);
    assert!(
        output
            .told()
            .contains("1 event that this version does not know (dreamt)"),
        "{output}"
    );
    for words in [
        &["repair", "src", "--resume", id][..],
        &["replay", id],
        &["repair", "src", "--model", &format!("replay/{id}")],
    ] {
        let output = run(&project, words).exits(2);
        assert!(output.error().contains("(dreamt)"), "{words:?}\n{output}");
    }
}
