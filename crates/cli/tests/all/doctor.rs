//! `doctor` tries every ability; on a machine that runs these tests all that is needed works.

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
        // Works means that it was tried: what was not found cannot.
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
    // It has no flag for its version: it is asked while it works.
    let debugger = tools.iter().find(|tool| tool["name"] == "lldb-dap");
    let version = debugger.unwrap()["version"].as_str().unwrap_or_default();
    assert!(version.contains("lldb version"), "{debugger:?}");
    let human = Tool::new(&project, &["doctor"]).run().exits(0);
    assert!(human.stdout.ends_with("  ready\n"), "{human}");
}
