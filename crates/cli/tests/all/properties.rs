//! Properties stated by the user: judged with the patch, shown, included in the bundle and checked again by
//! `check`.

use std::fs;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::mending::{GOOD, NO_HELP, check, program, project, repair};
use crate::tool::Tool;

/// The index must be within the block of four bytes.
fn with_property(condition: &str) -> Project {
    let project = project();
    let program = program();
    let line = program
        .lines()
        .position(|line| line.contains("return block["))
        .unwrap()
        + 1;
    let text = format!(
        "[[property]]\nname = \"in-block\"\nplace = \"prog.c:{line}\"\ncondition = \"{condition}\"\n"
    );
    project.write_beside("p.toml", text);
    project
}

fn stage<'d>(document: &'d Value, name: &str) -> Option<&'d Value> {
    let mut stages = document["stages"].as_array().unwrap().iter();
    stages.find(|stage| stage["name"] == name)
}

#[test]
fn a_stated_property_is_judged_and_travels_with_the_bundle() {
    let project = with_property("at < 4");
    let verify = |patch: &str, further: &[&str]| {
        let words = ["verify", "src", "--property", "p.toml", "--patch", patch];
        Tool::new(&project, &[&words, further].concat()).run()
    };
    let output = verify(GOOD, &["--format", "json"]).exits(0);
    let document = output.json();
    let property = &document["properties"][0];
    assert_eq!(property["name"], "in-block");
    assert_eq!(property["stated_by"], "user");
    assert_eq!(property["base"], "violated");
    assert_eq!(property["candidate"], "holds");
    assert_eq!(stage(&document, "property").unwrap()["outcome"], "pass");
    let words = verify(GOOD, &[]).exits(0);
    assert!(
        words
            .stdout
            .contains("property   in-block (user): `at < 4` at prog.c:"),
        "{}",
        words.stdout
    );
    // It still crashes, so its properties are never checked.
    let refused = verify(NO_HELP, &["--format", "json"]).exits(1).json();
    assert!(stage(&refused, "property").is_none());

    repair(&project, &[GOOD], &["--property", "p.toml"])
        .run()
        .exits(0);
    let readme = project.root().join("patchwright-out/bundle/README.md");
    let readme = fs::read_to_string(readme).unwrap();
    assert!(readme.contains("| in-block | `at < 4` |"), "{readme}");
    let shown = Tool::new(&project, &["show"]).run().exits(0);
    assert!(shown.stdout.contains("in-block (user)"), "{}", shown.stdout);
    let again = check(&project, &["--source", "src"]).exits(0).json();
    assert_eq!(again["properties"][0]["candidate"], "holds");
    assert_eq!(stage(&again, "property").unwrap()["outcome"], "pass");
}

#[test]
fn a_property_that_cannot_be_asked_is_said() {
    let project = with_property("at < 400");
    let words = [
        "verify",
        "src",
        "--property",
        "p.toml",
        "--patch",
        GOOD,
        "--format",
        "json",
    ];
    let document = Tool::new(&project, &words).run().exits(0).json();
    let property = stage(&document, "property").unwrap();
    assert_eq!(property["outcome"], "not-run");
    let why = property["detail"].as_str().unwrap();
    assert!(why.contains("in-block is not usable"), "{why}");
    project.write_beside("p.toml", "[[property]]\nname = \"x\"\n");
    let bad = Tool::new(&project, &words).run().exits(2);
    assert!(
        bad.stderr.contains("property x needs place"),
        "{}",
        bad.stderr
    );
}
