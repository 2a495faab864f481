//! `workflow` over real HTTP, and several strategies side by side: what is printed, what `show` tells, and what is paid when
//! such a run is killed and resumed.

use std::fs;

use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Asked, Provider, Saying};
use serde_json::{Value, json};

use crate::mending::{GOOD, NO_HELP};
use crate::talking::{TURNS, answer, project, reached};
use crate::tool::Tool;

fn is_workflow(asked: &Asked) -> bool {
    asked.body.get("tools").is_none()
}

/// Asked without tools it writes a patch that does not help, until `learns` lets it do better; with tools it repairs the
/// program as in the other tests.
fn model(project: &Project, learns: bool) -> Provider {
    let read = |name: &str| fs::read_to_string(project.root().join(name)).unwrap();
    let (no_help, good) = (read(NO_HELP), read(GOOD));
    let with_tools = answer(project);
    Provider::start(move |asked| {
        if !is_workflow(asked) {
            return with_tools(asked);
        }
        let prompt = asked.body["messages"].to_string();
        let again = prompt.contains("What failed before");
        let patch = if again && learns { &good } else { &no_help };
        Answer::Say(Saying::text(&format!("One past the end.\n\n{patch}")))
    })
}

fn repair<'p>(
    project: &'p Project,
    server: &Provider,
    strategies: &str,
    further: &[&str],
) -> Tool<'p> {
    let words = [
        "repair",
        "src",
        "--strategy",
        strategies,
        "--model",
        "openai/tiny",
        "--without",
        "runtime-values",
    ];
    reached(Tool::new(project, &[&words, further].concat()), server)
}

fn told(project: &Project, words: &[&str]) -> Value {
    let words = [&["show", "--format", "json"], words].concat();
    Tool::new(project, &words).run().exits(0).json()
}

/// Cuts the newest journal behind the n-th event of a kind.
fn cut(project: &Project, run: &str, event: &str, nth: usize) {
    let journal = project.runs().join(run).join("journal.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let named = format!("\"event\":\"{event}\"");
    let places = lines.iter().enumerate();
    let mut places = places.filter(|(_, line)| line.contains(&named));
    let (at, _) = places.nth(nth - 1).unwrap();
    fs::write(&journal, lines[..=at].concat()).unwrap();
}

#[test]
fn the_workflow_over_http() {
    let project = project();
    let server = model(&project, true);
    let document = repair(&project, &server, "workflow", &["--format", "json"])
        .run()
        .exits(0)
        .json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["strategy"], "workflow");
    assert_eq!(document["candidates"], 2);
    assert_eq!(document["cost"]["model_calls"], 2);
    assert!(document.get("strategies").is_none(), "{document:#}");
    assert!(server.asked().iter().all(is_workflow));
    let run = document["run"].as_str().unwrap();
    let story = told(&project, &[run]);
    let row = &story["strategies"][0];
    assert_eq!(
        (&row["strategy"], &row["status"]),
        (&json!("workflow"), &json!("repaired"))
    );
    assert_eq!(row["cost"], document["cost"]);
    assert_eq!((&row["turns"], &row["tool_calls"]), (&json!(2), &json!(0)));
    assert_eq!(row["patch_lines"], 2);
    let phases = story["phases"].as_array().unwrap().iter();
    let phases: Vec<&str> = phases.map(|one| one["phase"].as_str().unwrap()).collect();
    assert_eq!(phases, ["context", "answers", "context", "answers"]);
    // Killed after the first answer: only the second is asked for.
    cut(&project, run, "model-answered", 1);
    let before = server.asked().len();
    let words = ["--format", "json", "--resume", run];
    let again = repair(&project, &server, "workflow", &words);
    let again = again.run().exits(0).json();
    assert_eq!(server.asked().len() - before, 1);
    assert_eq!(again["candidates"], 2);
    assert_eq!(again["cost"], document["cost"]);
}

#[test]
fn two_strategies_side_by_side() {
    let project = project();
    let server = model(&project, false);
    let strategies = "workflow,patchagent";
    let further = ["--rounds", "1", "--format", "json"];
    let output = repair(&project, &server, strategies, &further)
        .run()
        .exits(0);
    assert!(
        output.stderr.contains("strategy 2 of 2: patchagent"),
        "{output}"
    );
    let document = output.json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["strategy"], strategies);
    let rows = document["strategies"].as_array().unwrap();
    let fields = |row: &Value| {
        let names = [
            "strategy",
            "status",
            "candidates",
            "turns",
            "tool_calls",
            "patch_lines",
            "alone",
        ];
        names.map(|name| row[name].clone()).to_vec()
    };
    assert_eq!(
        fields(&rows[0]),
        [
            json!("workflow"),
            json!("failed"),
            json!(1),
            json!(1),
            json!(0),
            Value::Null,
            json!(0)
        ]
    );
    // The patch that `workflow` had refused is not a candidate of its own.
    assert_eq!(
        fields(&rows[1]),
        [
            json!("patchagent"),
            json!("repaired"),
            json!(2),
            json!(TURNS),
            json!(TURNS),
            json!(2),
            json!(1)
        ]
    );
    assert_eq!(document["candidates"], 3);
    assert!(rows[1]["confidence"].is_number(), "{document:#}");
    assert!(rows[1]["seconds"].as_f64() > Some(0.0));
    let calls = |row: &Value| row["cost"]["model_calls"].as_u64().unwrap();
    assert_eq!(
        rows.iter().map(calls).collect::<Vec<_>>(),
        [1, TURNS as u64]
    );
    let run = document["run"].as_str().unwrap();
    the_run_is_shown(&project, run, &document);
    // Killed in the second strategy, after its second answer.
    cut(&project, run, "model-answered", 3);
    let before = server.asked().len();
    let words = ["--format", "json", "--resume", run];
    let again = repair(&project, &server, strategies, &words);
    let again = again.run().exits(0).json();
    let asked = server.asked();
    assert_eq!(asked.len() - before, TURNS - 2);
    assert!(!asked[before..].iter().any(is_workflow));
    for name in ["status", "candidates", "cost", "trust"] {
        assert_eq!(again[name], document[name], "{name}");
    }
    let again: Vec<_> = again["strategies"].as_array().unwrap().iter().collect();
    assert_eq!(
        again.into_iter().map(fields).collect::<Vec<_>>(),
        rows.iter().map(fields).collect::<Vec<_>>()
    );
}

fn the_run_is_shown(project: &Project, run: &str, document: &Value) {
    assert_eq!(told(project, &[run])["strategies"], document["strategies"]);
    let story = Tool::new(project, &["show", run]).run().exits(0);
    for part in [
        "  strategy   verdict",
        "  workflow   failed ",
        "  patchagent ",
    ] {
        assert!(story.stdout.contains(part), "{part}\n{story}");
    }
    let graph = Tool::new(project, &["show", "--graph", run]).run().exits(0);
    for part in [
        "  strategy workflow · failed: no candidate passed",
        "  strategy patchagent · repaired",
        "    round patchagent round 1 · openai/tiny · 4 turns: done",
        "      candidate ",
        ": accepted\n  end repaired",
    ] {
        assert!(graph.stdout.contains(part), "{part}\n{graph}");
    }
    let dot = Tool::new(project, &["show", "--graph=dot", run]);
    let dot = dot.run().exits(0).stdout;
    assert!(dot.starts_with("digraph run {\n"), "{dot}");
    assert!(dot.contains("\"strategy0\" -> \"strategy1\";"), "{dot}");
    let json = told(project, &["--graph", run]);
    assert_eq!(json["graph"]["nodes"][0]["kind"], "run");
}
