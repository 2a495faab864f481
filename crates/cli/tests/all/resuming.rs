//! A run with a model that is killed at any point ends the same after it is resumed: no answer is paid for twice,
//! nothing is judged twice.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Provider};
use rustix::process::Signal;
use serde_json::Value;

use crate::talking::{TURNS, answer, model, project, reached, repair};
use crate::tool::{Running, Tool};

fn lines(journal: &Path) -> Vec<String> {
    let text = fs::read_to_string(journal).unwrap();
    text.split_inclusive('\n').map(str::to_owned).collect()
}

fn events(journal: &Path) -> Vec<Event> {
    let read = patchwright_store::read(journal).unwrap();
    read.entries.into_iter().map(|entry| entry.event).collect()
}

fn answers(events: &[Event]) -> usize {
    let answered = |event: &&Event| matches!(event, Event::ModelAnswered { .. });
    events.iter().filter(answered).count()
}

/// The candidates that were judged, as often as they were judged.
fn judged(events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Judged { candidate, .. } => candidate.as_ref().map(ToString::to_string),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// What must be the same however often a run was stopped.
fn end(document: &Value) -> (Value, Value, Value, String) {
    let patch = fs::read_to_string(document["patch"].as_str().unwrap()).unwrap();
    let (_, diff) = patch.split_once("\ndiff --git").unwrap();
    let field = |name: &str| document[name].clone();
    (
        field("status"),
        field("candidates"),
        field("trust"),
        diff.to_owned(),
    )
}

/// The lines of a journal that begin with the first event of each kind. Steps only report progress: a run that is cut
/// there continues like one that was cut before them.
fn first_of_each_kind(written: &[String]) -> Vec<usize> {
    let kind = |line: &String| -> Value {
        let event: Value = serde_json::from_str(line).unwrap();
        event["event"].clone()
    };
    let kinds: Vec<Value> = written.iter().map(kind).collect();
    let progress = ["step-started", "step-finished", "poc-ran"];
    let first = |at: &usize| {
        !kinds[..*at].contains(&kinds[*at]) && !progress.iter().any(|one| kinds[*at] == *one)
    };
    (0..written.len()).filter(first).collect()
}

/// A kill leaves the lines before it, and perhaps part of the next. Every third kind of event: tests of the library cut
/// after each, and each cut costs a repair.
#[test]
fn cut_after_events_and_inside_of_the_next() {
    let project = project();
    let server = model(&project);
    let whole = repair(&project, &server, &[]).run().exits(0).json();
    assert_eq!(server.asked().len(), TURNS);
    let run = whole["run"].as_str().unwrap();
    let journal = project.runs().join(run).join("journal.jsonl");
    let written = lines(&journal);
    let unbroken = end(&whole);
    let cost = whole["cost"].clone();
    let cuts: Vec<usize> = first_of_each_kind(&written)
        .into_iter()
        .map(|at| at + 1)
        .filter(|cut| *cut < written.len())
        .step_by(3)
        .collect();
    assert!(cuts.len() > 3, "{cuts:?}");
    for (turn, &cut) in cuts.iter().enumerate() {
        let mut text = written[..cut].concat();
        if turn % 2 == 1 {
            let next = &written[cut];
            text.push_str(&next[..next.len() / 2]);
        }
        fs::write(&journal, text).unwrap();
        let known = events(&journal);
        let before = server.asked().len();
        let resumed = repair(&project, &server, &["--resume", run]).run().exits(0);
        let document = resumed.json();
        let what = format!("cut after line {cut}: {}", &written[cut - 1][..60]);
        assert_eq!(end(&document), unbroken, "{what}");
        assert_eq!(
            server.asked().len() - before,
            TURNS - answers(&known),
            "{what}"
        );
        let all = judged(&events(&journal));
        let distinct: BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "{what}: judged twice: {all:?}");
        // A call in flight may have been charged.
        let in_flight = written[cut - 1].contains("\"event\":\"model-asked\"");
        assert!(
            in_flight || document["cost"] == cost,
            "{what}: {document:#}"
        );
        let calls = TURNS + usize::from(in_flight);
        assert_eq!(document["cost"]["model_calls"], calls, "{what}");
        assert_eq!(told_cost(&project, run), document["cost"], "{what}");
    }
}

/// What `show` and `runs` report as the cost; they agree.
#[track_caller]
fn told_cost(project: &Project, run: &str) -> Value {
    let told = |words: &[&str]| Tool::new(project, words).run().exits(0).json();
    let shown = told(&["show", run, "--format", "json"])["cost"].clone();
    let listed = told(&["runs", "--format", "json"]);
    let rows = listed["runs"].as_array().unwrap();
    let row = rows.iter().find(|row| row["run"] == run).unwrap();
    assert_eq!(row["cost"], shown);
    shown
}

/// Money that was spent counts: an answer that the rest of the run does not need is counted, shown and charged to the
/// cap.
#[test]
fn what_was_paid_before_a_kill_counts_also_when_it_is_not_used() {
    let project = project();
    let server = model(&project);
    let whole = repair(&project, &server, &[]).run().exits(0).json();
    let run = whole["run"].as_str().unwrap();
    let journal = project.runs().join(run).join("journal.jsonl");
    let written = lines(&journal);
    let second = |event: &str| {
        let named = |(_, line): &(usize, &String)| line.contains(&format!("\"event\":\"{event}\""));
        written.iter().enumerate().filter(named).nth(1).unwrap().0
    };
    // One answer was used and the second not yet; or the second was requested, but never arrived.
    for (cut, paid) in [(second("model-answered"), 2), (second("model-asked"), 2)] {
        let restore = || fs::write(&journal, written[..=cut].concat()).unwrap();
        let other = |most: usize| {
            let most = most.to_string();
            let words = [
                "--resume",
                run,
                "--model",
                "openai/other",
                "--max-calls",
                &most,
            ];
            let words = [
                &[
                    "repair",
                    "src",
                    "--format",
                    "json",
                    "--strategy",
                    "patchagent",
                ],
                &words[..],
            ];
            reached(Tool::new(&project, &words.concat()), &server).run()
        };
        restore();
        let before = server.asked().len();
        let capped = other(paid + 1).exits(1).json();
        assert_eq!(capped["status"], "budget", "{capped:#}");
        assert_eq!(capped["cost"]["model_calls"], paid + 1);
        assert_eq!(server.asked().len() - before, 1);
        restore();
        let document = other(paid + TURNS).exits(0).json();
        assert_eq!(
            document["cost"]["model_calls"],
            paid + TURNS,
            "{document:#}"
        );
        assert_eq!(told_cost(&project, run), document["cost"]);
    }
}

fn wait_for(project: &Project, running: &mut Running, event: &str, count: usize) {
    let begun = Instant::now();
    while written(project, event) < count {
        assert!(
            !running.is_over(),
            "it ended before {event}:\n{}",
            running.read("err")
        );
        assert!(begun.elapsed() < Duration::from_secs(120));
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// How many events of a kind the journals contain.
fn written(project: &Project, event: &str) -> usize {
    let runs = fs::read_dir(project.runs()).into_iter().flatten().flatten();
    let texts = runs.map(|run| fs::read_to_string(run.path().join("journal.jsonl")));
    let name = format!("\"event\":\"{event}\"");
    let counts = texts.map(|text| text.unwrap_or_default().matches(&name).count());
    counts.sum()
}

/// The event after which it is killed, and which occurrence of it.
#[test]
fn killed_for_real() {
    let unbroken = {
        let project = project();
        let server = model(&project);
        end(&repair(&project, &server, &[]).run().exits(0).json())
    };
    let cases = [("model-asked", 2), ("judged", 1)];
    for (event, count) in cases {
        let project = project();
        let say = answer(&project);
        let server = Provider::start(move |asked| {
            Answer::Slow(Duration::from_millis(150), Box::new(say(asked)))
        });
        let mut running = repair(&project, &server, &[]).start();
        wait_for(&project, &mut running, event, count);
        running.signal(Signal::KILL);
        running.wait();
        let document = repair(&project, &server, &["--resume"])
            .unwatched()
            .run()
            .exits(0)
            .json();
        assert_eq!(end(&document), unbroken, "{event}");
        // Recorded answers are never requested again; a call that was cut off by the kill is.
        let answered = written(&project, "model-answered");
        let asked = server.asked().len();
        assert_eq!(answered, TURNS, "{event}");
        assert!(asked == TURNS || asked == TURNS + 1, "{event}: {asked}");
    }
}
