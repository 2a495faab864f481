//! Java projects, from outside. They need a JDK, which `make test` does not ask for: `make test-java` installs one and runs these.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "../all/tool.rs"]
#[expect(dead_code, reason = "made for more tests than these")]
mod tool;

use std::fs;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use tool::Tool;

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples-java");

fn run(words: &[&str], status: i32) -> Value {
    let project = Project::empty();
    let words = [words, &["--format", "json"]].concat();
    Tool::new(&project, &words).run().exits(status).json()
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn an_uncaught_exception_is_reproduced() {
    let document = run(&["reproduce", &format!("{EXAMPLES}/tlvdump")], 0);
    let poc = &document["pocs"][0];
    let found = ["kind", "sanitizer", "function", "file", "signature"].map(|field| &poc[field]);
    let expected = [
        "index-out-of-bounds",
        "java",
        "tlv.Reader.readItem",
        "src/tlv/Reader.java",
        "index-out-of-bounds:tlv.Reader.readItem>tlv.Reader.readAll>tlv.Main.main",
    ];
    assert_eq!(found, expected, "{document:#}");
    assert_eq!(poc["line"], 30);
    assert_eq!((&poc["runs"], &poc["crashes"]), (&json!(3), &json!(3)));
    assert_eq!(document["tests"]["passed"], 10, "{document:#}");
    let program = poc["launch"]["executable"].as_str().unwrap();
    assert!(program.ends_with("/java"), "{program}");
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn the_fix_is_verified_and_bad_patches_are_refused_where_they_should() {
    for example in ["tlvdump", "pagespan"] {
        let folder = format!("{EXAMPLES}/{example}");
        let fix = format!("{folder}/fix.patch");
        let verdict = run(&["verify", &folder, "--patch", &fix], 0);
        assert_eq!(verdict["trust"], "verified", "{verdict:#}");
        let stage = |name: &str| {
            let mut stages = verdict["stages"].as_array().unwrap().iter();
            stages.find(|stage| stage["name"] == name).unwrap().clone()
        };
        let ran = stage("ran");
        assert!(
            ran["detail"].as_str().unwrap().contains("compiled into"),
            "{ran:#}"
        );
        assert_eq!(stage("leak")["outcome"], "not-run");
        let wrong = wrongly_judged(&folder);
        assert!(wrong.is_empty(), "{example}:\n{}", wrong.join("\n"));
    }
}

/// The bad patches that another stage refuses than their name says, or none.
fn wrongly_judged(folder: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(format!("{folder}/bad"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(names.len() >= 6, "{names:?}");
    let paths: Vec<String> = names
        .iter()
        .map(|name| format!("{folder}/bad/{name}"))
        .collect();
    let mut words = vec!["verify", folder];
    for path in &paths {
        words.extend(["--patch", path]);
    }
    let document = run(&words, 1);
    let verdicts = document["verdicts"].as_array().unwrap();
    // A patch without a verdict would pass for one that was refused as it should be.
    assert_eq!(verdicts.len(), names.len(), "{document:#}");
    let judged = names.iter().zip(verdicts);
    let wrong = judged.filter(|(name, verdict)| {
        let expected = name.split("--").next();
        verdict["failed_stage"].as_str() != expected
    });
    wrong
        .map(|(name, verdict)| format!("{name}: {}", verdict["stages"]))
        .collect()
}
