//! A case with an issue and no PoC: every command says what is missing.

use std::fs;

use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Asked, Provider, Saying};
use serde_json::json;

use crate::mending::{self, GOOD};
use crate::talking::{reached, repair};
use crate::tiny;
use crate::tool::Tool;

fn project() -> Project {
    let project =
        tiny::with_manifest("[build]\ncommand = \"make\"\n[report]\nissue = \"issue.md\"\n");
    project.write("issue.md", "A heap buffer overflow in past_the_end.\n");
    project.write_beside(
        "fix.patch",
        "prog.c\n<<<<<<< SEARCH\nint main\n=======\nint main\n>>>>>>> REPLACE\n",
    );
    project
}

#[test]
fn what_is_missing_is_said() {
    let project = project();
    let run = |words: &[&str]| Tool::new(&project, words).run();
    let document = run(&["reproduce", "src", "--format", "json"])
        .exits(1)
        .json();
    assert_eq!(document["status"], "not-reproduced");
    assert_eq!(document["pocs"].as_array().unwrap().len(), 0);
    let reason = document["reason"].as_str().unwrap();
    assert!(
        reason.contains("the case has no PoC, only an issue"),
        "{reason}"
    );
    let words = run(&["reproduce", "src"]).exits(1);
    assert!(words.stdout.contains("no PoC"), "{}", words.stdout);
    let refused = run(&["verify", "src", "--patch", "fix.patch"]).exits(2);
    assert!(
        refused.stderr.contains("only an issue"),
        "{}",
        refused.stderr
    );
    let repair = run(&[
        "repair",
        "src",
        "--format",
        "json",
        "--strategy",
        "constraint",
    ]);
    let document = repair.exits(1).json();
    assert_eq!(document["status"], "not-reproduced");
    assert!(
        document["reason"]
            .as_str()
            .unwrap()
            .contains("only an issue")
    );
}

/// A model that first shows the bug of the issue and then fixes it.
fn model(project: &Project) -> Provider {
    let patch = fs::read_to_string(project.root().join(GOOD)).unwrap();
    Provider::start(move |asked: &Asked| {
        let tools = asked.body["tools"].to_string();
        Answer::Say(match tools.contains("propose_poc") {
            true => Saying::call(
                "propose_poc",
                json!({"command": "./prog {input}", "input_text": "!"}),
            ),
            false => Saying::call("validate", json!({ "patch": patch })),
        })
    })
}

#[test]
fn a_poc_that_was_found_is_part_of_the_bundle() {
    let project = mending::project();
    let manifest = "[build]\ncommand = \"make\"\n[report]\nissue = \"issue.md\"\n[judge]\nruns = 1\nneighbours = 0\n";
    project.write("patchwright.toml", manifest);
    project.write("issue.md", "A heap buffer overflow in past_the_end.\n");
    let server = model(&project);
    let document = repair(&project, &server, &[]).run().exits(0).json();
    assert_eq!(document["status"], "repaired");
    let bundle = project.root().join("patchwright-out/bundle");
    let kept = fs::read_to_string(bundle.join("patchwright.toml")).unwrap();
    assert!(kept.contains("./prog {input}"), "{kept}");
    let checked = mending::check(&project, &["--source", "src"])
        .exits(0)
        .json();
    assert_eq!(checked["pocs"][0]["name"], "found");
    assert_eq!(checked["pocs"][0]["outcome"], "clean");
    let run = document["run"].as_str().unwrap();
    let again = reached(
        Tool::new(&project, &["replay", run, "--format", "json"]),
        &server,
    );
    assert_eq!(again.run().exits(0).json()["status"], "same");
}
