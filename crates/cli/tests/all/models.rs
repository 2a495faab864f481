//! Repairs with a model, over real HTTP: what they cost, what they may cost, and that nobody sees the key.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Provider, Saying};
use serde_json::{Value, json};

use crate::mending::files;
use crate::talking::{KEY, TURNS, answer, model, project, repair};
use crate::tool::Tool;

/// Processes whose command line, which everybody on the machine can read, contains the key.
fn command_lines_with_the_key() -> usize {
    let listed = fs::read_dir("/proc").unwrap().flatten();
    let lines = listed.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.filter(|line| holds_key(line)).count()
}

fn holds_key(bytes: &[u8]) -> bool {
    // Half of the key is bad enough.
    let part = &KEY.as_bytes()[..KEY.len() / 2];
    bytes.windows(part.len()).any(|window| window == part)
}

#[track_caller]
fn no_file_holds_the_key(folder: &Path) {
    let all = files(folder);
    assert!(!all.is_empty());
    for path in all {
        let bytes = fs::read(folder.join(&path)).unwrap();
        assert!(!holds_key(&bytes), "{} holds the key", path.display());
    }
}

#[test]
fn a_model_repairs_over_http_and_nobody_sees_the_key() {
    let project = project();
    let seen = Arc::new(AtomicUsize::new(0));
    let (say, lines) = (answer(&project), Arc::clone(&seen));
    let server = Provider::start(move |asked| {
        lines.fetch_add(command_lines_with_the_key(), Ordering::SeqCst);
        say(asked)
    });
    let words = ["--verbose", "--without", "runtime-values"];
    let output = repair(&project, &server, &words).run().exits(0);
    let document = output.json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["strategy"], "patchagent");
    assert_eq!(document["candidates"], 3);
    let cost = &document["cost"];
    assert_eq!(cost["model_calls"], TURNS, "{cost}");
    assert!(cost["input_tokens"].as_u64() > Some(0) && cost["output_tokens"].as_u64() > Some(0));
    let asked = server.asked();
    assert_eq!(asked.len(), TURNS);
    let expected = format!("Bearer {KEY}");
    assert_eq!(asked[0].header("authorization"), Some(expected.as_str()));
    // The model's text is streamed, and cannot control the terminal.
    assert!(
        output.stderr.contains("I look \\u{1b}[31mclosely."),
        "{output}"
    );
    assert!(!output.stderr.contains("\x1b[31m"), "{output}");
    assert!(!holds_key(output.stderr.as_bytes()) && !holds_key(output.stdout.as_bytes()));
    assert_eq!(seen.load(Ordering::SeqCst), 0);
    for folder in [
        project.runs(),
        project.cache(),
        project.root().join("patchwright-out"),
    ] {
        no_file_holds_the_key(&folder);
    }
    the_story_is_told(&project);
}

fn the_story_is_told(project: &Project) {
    let words = ["show", "latest", "--format", "json"];
    let story = Tool::new(project, &words).run().exits(0).json();
    assert_eq!(story["models"], json!(["openai/tiny"]));
    assert_eq!(story["cost"]["model_calls"], TURNS);
    let turns = story["rounds"][0]["turns"].as_array().unwrap();
    assert_eq!(turns.len(), TURNS);
    assert_eq!(turns[0]["tools"][0]["tool"], "view_code");
    assert_eq!(story["candidates"].as_array().unwrap().len(), 3);
    assert_eq!(story["without"], json!(["runtime-values"]));
    let measures = &story["measures"];
    let model = &measures["by_model"][0];
    assert_eq!(model["model"], "openai/tiny");
    assert_eq!(model["answers"], TURNS);
    assert_eq!(
        (&model["candidates"], &model["passed"]),
        (&json!(3), &json!(1))
    );
    assert_eq!(model["repaired"], true);
    assert_eq!(
        measures["assists"]["report-purification"]
            .as_u64()
            .map(|times| times > 0),
        Some(true)
    );
    let tools = measures["time"].as_array().unwrap();
    assert!(
        tools
            .iter()
            .any(|one| one["of"] == "validate" && one["calls"] == 3),
        "{measures}"
    );
    let told = Tool::new(project, &["show"]).run().exits(0);
    for part in [
        "  without        runtime-values\n",
        "  helped         ",
        "  time           ",
        "round 1        patchagent · openai/tiny · 4 turns",
        "validate {",
        "  cost           0.0000 $ · 4 calls",
    ] {
        assert!(told.stdout.contains(part), "{part}\n{told}");
    }
    let listed = Tool::new(project, &["runs"]).run().exits(0);
    assert!(
        listed
            .stdout
            .contains("patchagent with openai/tiny  without runtime-values  3 judged"),
        "{listed}"
    );
}

/// More arguments, the status, and part of the reason.
#[test]
fn caps_hold_and_are_said() {
    let project = project();
    let server = model(&project);
    let cases: [(&[&str], usize, &str); 4] = [
        (&["--max-calls", "2"], 2, "budget"),
        (
            &["--round-tokens", "10"],
            0,
            "of this round, 0 tokens of 10 tokens",
        ),
        (&["--max-tokens", "10"], 0, "budget"),
        (&["--max-usd", "1"], 0, "price"),
    ];
    for (words, calls, part) in cases {
        let before = server.asked().len();
        let output = repair(&project, &server, words).run().exits(1);
        let document = output.json();
        assert_eq!(document["status"], "budget", "{document:#}");
        let reason = document["reason"].as_str().unwrap();
        assert!(reason.contains(part), "{words:?}: {reason}");
        assert_eq!(server.asked().len() - before, calls, "{words:?}");
    }
}

/// A run that stopped at a cap continues where it stopped, and pays only for what is new.
#[test]
fn a_capped_run_goes_on_with_a_higher_cap() {
    let project = project();
    let server = model(&project);
    repair(&project, &server, &["--max-calls", "2"])
        .run()
        .exits(1);
    let words = ["--resume", "latest", "--max-calls", "9"];
    let document = repair(&project, &server, &words).run().exits(0).json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    // The round continues where the cap stopped it.
    assert_eq!(document["cost"]["model_calls"], TURNS);
    assert_eq!(server.asked().len(), TURNS);
}

#[test]
fn what_cannot_be_asked_is_said_before_anything_is_built() {
    let project = project();
    let cases: [(&[&str], &str); 9] = [
        (&["--model", "openai/x"], "OPENAI_API_KEY is not set"),
        (&["--model", "nobody"], "there is no model `nobody`"),
        (&["--model", "nobody/x"], "is not a provider"),
        (&["--model", "replay/none"], "there is no run `none`"),
        (
            &["--strategy", "auto"],
            "asks a model, and none is configured",
        ),
        (&["--strategy", "magic"], "there is no strategy `magic`"),
        (
            &["--strategy", "constraint,workflow,constraint"],
            "the strategy `constraint` is named twice",
        ),
        (
            &["--strategy", "workflow,patchagent"],
            "the strategy `workflow,patchagent` asks a model, and none is configured",
        ),
        (&["--without", "sense"], "`sense` cannot be left out"),
    ];
    for (further, part) in cases {
        let words = [&["repair", "src"], further].concat();
        let output = Tool::new(&project, &words).run().exits(2);
        assert!(output.error().contains(part), "{output}");
    }
    assert!(!project.runs().exists());
}

#[test]
fn a_server_that_fails_ends_the_run_with_its_words() {
    let project = project();
    let server = Provider::start(|_| {
        let body = json!({"error": {"message": format!("no such key {KEY}")}});
        Answer::Status(401, Vec::new(), body.to_string())
    });
    let output = repair(&project, &server, &[]).run().exits(2);
    assert!(output.error().contains("no such key"), "{output}");
    assert!(!holds_key(output.stderr.as_bytes()), "{output}");
    no_file_holds_the_key(&project.runs());
}

/// The user's file defines the model, its price and its key; the project's file lowers the budget.
#[test]
fn models_come_from_the_configuration() {
    let project = project();
    let server = model(&project);
    let config = format!(
        "models = [\"tiny\"]\nstrategy = \"patchagent\"\n[budget]\nusd = 1\n[model.tiny]\nprovider = \"openai\"\n\
         base-url = \"{}/v1\"\nmodel = \"t\"\nkey-env = \"TINY_KEY\"\nprice = {{ input = 1, output = 2 }}\n",
        server.url()
    );
    project.write_beside("home/.config/patchwright/config.toml", config);
    let tool = |words: &[&str]| Tool::new(&project, words).env("TINY_KEY", KEY);
    let output = tool(&["config", "src"]).run().exits(0);
    assert!(
        output.stdout.contains("TINY_KEY (set, not shown)"),
        "{output}"
    );
    assert!(!holds_key(output.stdout.as_bytes()), "{output}");
    let settings = tool(&["config", "--format", "json"]).run().exits(0).json();
    assert_eq!(settings["models"]["value"], json!(["tiny"]));
    assert_eq!(settings["budget"]["usd"]["value"], 1.0);
    let document = tool(&["repair", "src", "--format", "json"])
        .run()
        .exits(0)
        .json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert!(document["cost"]["usd"].as_f64() > Some(0.0), "{document:#}");
    let spent = document["cost"]["usd"].clone();
    project.write(".patchwright.toml", "[budget]\nusd = 0.0000001\n");
    let document = tool(&["repair", "src", "--format", "json"])
        .run()
        .exits(1)
        .json();
    assert_eq!(document["status"], "budget", "{document:#}");
    assert_eq!(document["cost"]["usd"], 0.0);
    let rows = tool(&["runs", "--format", "json"]).run().exits(0).json();
    assert_eq!(rows["runs"][1]["cost"]["usd"], spent);
    hostile_project_files_are_refused(&project, &server);
}

fn hostile_project_files_are_refused(project: &Project, server: &Provider) {
    let before = server.asked().len();
    project.write(
        ".patchwright.toml",
        "[model.tiny]\nprovider = \"openai\"\nbase-url = \"http://127.0.0.1:1\"\n",
    );
    let output = Tool::new(project, &["repair", "src"]).run().exits(2);
    assert!(
        output.error().contains("must not define a model"),
        "{output}"
    );
    assert_eq!(server.asked().len(), before);
}

fn end(document: &Value) -> Value {
    let mut end = document.clone();
    let fields = end.as_object_mut().unwrap();
    for field in ["seconds", "run", "patch", "bundle"] {
        fields.remove(field);
    }
    end
}

/// Repeated without a key and without a server, a run ends the same; differences are reported.
#[test]
fn a_finished_run_is_repeated() {
    let project = project();
    let server = model(&project);
    let document = repair(&project, &server, &[]).run().exits(0).json();
    drop(server);
    let run = document["run"].as_str().unwrap();
    let replay = |words: &[&str]| Tool::new(&project, &[&["replay", run], words].concat()).run();
    let same = replay(&["--format", "json"]).exits(0).json();
    assert_eq!(same["status"], "same", "{same:#}");
    assert_eq!(same["of"], run);
    assert_eq!(same["differences"], json!([]));
    assert_eq!(same["recorded"]["cost"], document["cost"]);
    let told = replay(&[]).exits(0);
    assert!(told.stdout.contains("same · "), "{told}");
    // The journal of the repeated run is as complete as that of the original.
    let story = |run: &str| {
        let words = ["show", run, "--format", "json"];
        let mut story = Tool::new(&project, &words).run().exits(0).json();
        for turn in story["rounds"][0]["turns"].as_array_mut().unwrap() {
            turn["seconds"] = json!(0);
            for call in turn["tools"].as_array_mut().unwrap() {
                call["seconds"] = json!(0);
            }
        }
        (story["rounds"].clone(), story["cost"].clone())
    };
    assert_eq!(story(same["run"].as_str().unwrap()), story(run));
    let model = format!("replay/{run}");
    let words = [
        "repair",
        "src",
        "--format",
        "json",
        "--strategy",
        "patchagent",
        "--model",
        &model,
    ];
    let again = Tool::new(&project, &words).run().exits(0).json();
    assert_eq!(end(&again), end(&document));
    what_differs_is_told(&project, run);
    project.write("prog.c", "int main(void) { return 0; }\n");
    let output = replay(&[]).exits(2);
    assert!(output.error().contains("have changed since"), "{output}");
}

/// A journal with another task: other prompts, and so other requests.
fn what_differs_is_told(project: &Project, run: &str) {
    let (from, to) = (project.runs().join(run), project.runs().join("changed"));
    fs::create_dir(&to).unwrap();
    let journal = fs::read_to_string(from.join("journal.jsonl")).unwrap();
    let (first, rest) = journal.split_once('\n').unwrap();
    let mut first: Value = serde_json::from_str(first).unwrap();
    first["task"]["without"] = json!(["report-purification"]);
    fs::write(to.join("journal.jsonl"), format!("{first}\n{rest}")).unwrap();
    let words = ["replay", "changed", "--format", "json"];
    let differs = Tool::new(project, &words).run().exits(1).json();
    assert_eq!(differs["status"], "differs", "{differs:#}");
    let difference = differs["differences"][0].as_str().unwrap();
    assert!(difference.contains("asks something else"), "{difference}");
    for (word, part) in [("none", "there is no run"), ("latest", "")] {
        let output = Tool::new(project, &["replay", word]).run();
        assert!(part.is_empty() || output.error().contains(part), "{output}");
    }
}

/// Two models with and without a configured order; the second round is played by the other one.
#[test]
fn the_cheapest_is_asked_first_and_a_round_that_used_up_its_own_is_followed_by_the_next() {
    let project = project();
    let server = model(&project);
    let table = |name: &str, price: &str| {
        let url = server.url();
        format!(
            "[model.{name}]\nprovider = \"openai\"\nbase-url = \"{url}/v1\"\nmodel = \"{name}\"\n{price}\n"
        )
    };
    let dear = table("dear", "price = { input = 9, output = 9 }");
    let cheap = table("cheap", "price = { input = 1, output = 2 }");
    let config = format!("models = [\"dear\", \"cheap\"]\n{dear}{cheap}");
    project.write_beside("home/.config/patchwright/config.toml", config);
    let cases: [(&[&str], [&str; 2], &str); 2] = [
        (
            &[],
            ["cheap", "dear"],
            "models take turns, cheapest first: cheap, dear",
        ),
        (
            &["--model-order", "given"],
            ["dear", "cheap"],
            "models take turns, as given: dear, cheap",
        ),
    ];
    for (further, order, said) in cases {
        let before = server.asked().len();
        let words = [
            "repair",
            "src",
            "--format",
            "json",
            "--strategy",
            "patchagent",
        ];
        let words = [
            &words[..],
            &["--round-calls", "1", "--rounds", "1"],
            further,
        ]
        .concat();
        let output = Tool::new(&project, &words).run().exits(1);
        assert!(output.stderr.contains(said), "{output}");
        let asked = server.asked();
        let names = asked[before..]
            .iter()
            .map(|asked| asked.body["model"].clone());
        assert_eq!(names.collect::<Vec<Value>>(), order);
        let shown = Tool::new(&project, &["show"]).run().exits(0);
        let stop = "budget: of this round, 1 of 1 call is made";
        assert_eq!(shown.told().matches(stop).count(), 2, "{shown}");
    }
    let settings = Tool::new(&project, &["config"]).run().exits(0);
    for part in [
        "models         cheap, dear",
        "model order    cheapest  (default)",
    ] {
        assert!(settings.stdout.contains(part), "{settings}");
    }
}

const LEAK: &str = r#"#include <stdio.h>
#include <stdlib.h>

static int first_of(FILE *in, int *first) {
  char *line = malloc(64);
  if (!line) return -1;
  if (!fgets(line, 64, in)) {
    free(line);
    return -1;
  }
  if (line[0] == '#')
    return 1;
  *first = line[0];
  free(line);
  return 0;
}

int main(int argc, char **argv) {
  FILE *in = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (!in) return 2;
  int first = 0, status, lines = 0;
  while ((status = first_of(in, &first)) >= 0) lines += status == 0;
  printf("%d lines, last begins with %d\n", lines, first);
  fclose(in);
  return 0;
}
"#;

/// The only bug is a leak. A patch that still leaks is refused, one that frees the memory is accepted.
#[test]
fn a_leak_is_repaired_by_a_model() {
    let project = project();
    project.write("prog.c", LEAK);
    project.write("crash.bin", "# one\n# two\nx\n# three\ny\n");
    let patch = |body: &str| {
        format!(
            "prog.c\n<<<<<<< SEARCH\n  if (line[0] == '#')\n    return 1;\n=======\n{body}>>>>>>> REPLACE\n"
        )
    };
    let patches = [
        patch("  if (line[0] == '#' && first)\n    return 1;\n"),
        patch("  if (line[0] == '#') {\n    free(line);\n    return 1;\n  }\n"),
    ];
    let server = Provider::start(move |asked| {
        let messages = asked.body["messages"].as_array().unwrap();
        let said = messages.iter().filter(|one| one["role"] == "assistant");
        Answer::Say(match said.count() {
            0 => Saying::call(
                "view_code",
                json!({"file": "prog.c", "start": 1, "end": 30}),
            ),
            turn => Saying::call("validate", json!({"patch": patches[(turn - 1).min(1)]})),
        })
    });
    let document = repair(&project, &server, &[]).run().exits(0).json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    assert_eq!(document["cost"]["model_calls"], 3, "{document:#}");
    let asked = server.asked();
    let told = |turn: usize| asked[turn].body["messages"].to_string();
    for words in ["memory-leak (CWE-401)", "first_of  prog.c:5"] {
        assert!(told(0).contains(words), "{words} is not in {}", told(0));
    }
    assert!(told(1).contains("malloc(64); // <<< "), "{}", told(1));
    assert!(
        told(2).contains("REFUSED at the check"),
        "{}",
        told(2).split_off(told(2).len().saturating_sub(900))
    );
    let patch = fs::read_to_string(document["patch"].as_str().unwrap()).unwrap();
    assert!(patch.contains("+    free(line);"), "{patch}");
}
