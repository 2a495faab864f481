//! `doctor` tries every ability; on a machine that runs these tests everything that is needed
//! works.

use serde_json::Value;

use crate::tiny;
use crate::tool::Tool;

#[test]
fn the_contract_and_real_tries() {
    let project = tiny::project();
    let document = Tool::new(&project, &["doctor", "--format", "json"])
        .run()
        .exits(0)
        .json();
    assert_eq!(document["ok"], true, "{document:#}");
    let tools = document["tools"].as_array().unwrap();
    let names: Vec<&str> = tools
        .iter()
        .map(|tool| tool["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "cache folder",
            "runs folder",
            "bubblewrap",
            "overlay",
            "clang AddressSanitizer",
            "clang LeakSanitizer",
            "gcc AddressSanitizer",
            "gcc LeakSanitizer",
            "llvm-symbolizer",
            "make",
            "cmake",
            "ninja",
            "meson",
            "autoreconf",
            "libtoolize",
            "git",
            "cvc5",
            "JDK",
            "JDK's debugger interface",
            "mvn",
            "gradle",
            "jdtls",
            "clangd",
            "lldb-dap",
        ]
    );
    for tool in tools {
        for (field, is_right) in [
            ("found", Value::is_boolean as fn(&Value) -> bool),
            ("works", Value::is_boolean),
            ("needed_for", Value::is_string),
            ("install", Value::is_string),
        ] {
            assert!(is_right(&tool[field]), "{field} of {tool:#}");
        }
        assert!(
            tool["version"].is_string() || tool["version"].is_null(),
            "{tool:#}"
        );
        // Works means that it was tried: what was not found cannot work.
        assert!(tool["found"] == true || tool["works"] == false, "{tool:#}");
    }
    for name in [
        "bubblewrap",
        "clang AddressSanitizer",
        "clang LeakSanitizer",
        "llvm-symbolizer",
        "make",
        "clangd",
        "lldb-dap",
    ] {
        let tool = tools.iter().find(|tool| tool["name"] == name).unwrap();
        assert_eq!(tool["works"], true, "{tool:#}");
    }
    // It has no flag for its version, which is read from a session.
    let debugger = tools.iter().find(|tool| tool["name"] == "lldb-dap");
    let version = debugger.unwrap()["version"].as_str().unwrap_or_default();
    assert!(version.contains("lldb version"), "{debugger:?}");
    let human = Tool::new(&project, &["doctor"]).run().exits(0);
    assert!(human.stdout.ends_with("  ready\n"), "{human}");
}

/// Root may write everywhere, so a file takes the place of the folder.
#[test]
fn a_cache_that_cannot_be_written_is_its_own_row() {
    let project = tiny::project();
    project.write_beside("taken", "");
    let words = ["--cache-dir", "taken/cache", "doctor", "--format", "json"];
    let document = Tool::new(&project, &words).run().exits(1).json();
    let tools = document["tools"].as_array().unwrap();
    // Most machines lack something that only some projects need.
    let is_tried = |tool: &&Value| tool["detail"] != "not installed";
    let failing = tools.iter().filter(|tool| tool["works"] == false);
    let failing = failing.filter(is_tried);
    let failing: Vec<&Value> = failing.map(|tool| &tool["name"]).collect();
    assert_eq!(failing, ["cache folder"], "{document:#}");
    let detail = tools[0]["detail"].as_str().unwrap();
    assert!(detail.contains("taken/cache"), "{detail}");
    assert!(tools.len() > 10, "the rest is tried all the same");
}
