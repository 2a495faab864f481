//! Configured language servers: any command that speaks the protocol is asked about the files it is configured for.

use std::fs;
use std::path::Path;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::{Output, Tool};

const MAKEFILE: &str = "prog: prog.c
\tclang -g -O0 -fsanitize=address -o prog prog.c
";
const MANIFEST: &str = "[build]
command = \"make\"

[[poc]]
command = \"./prog\"
";
const PROG: &str = "#include <stdlib.h>
int past(char *p) { return p[4]; }
int main(void) { return past(malloc(4)); }
";
const OPTIONS: &str = "{ deep = { n = 3 } }";
const MINE: &str = "home/.config/patchwright/config.toml";

fn project() -> Project {
    Project::with(&[
        ("prog.c", PROG),
        ("Makefile", MAKEFILE),
        ("patchwright.toml", MANIFEST),
        (
            "Main.java",
            "class Main {\n    int far() { return near(); }\n}\n",
        ),
        ("rule.toy", "use rule\n"),
        ("other.toy", "\n    rule\n"),
        ("server.sh", include_str!("fake_server.sh")),
    ])
}

/// The configuration of a fake server that knows a place in `other.toy`.
fn table(language: &str, options: &str, further: &str) -> String {
    let words = [
        "'/bin/sh'",
        "'{source}/server.sh'",
        "'{source}/other.toy'",
        r#"'{"deep":{"n":3}}'"#,
        "'{commands}/told'",
    ];
    let words = words.join(", ");
    format!(
        "[[language-server]]\nlanguage = '{language}'\ncommand = [{words}]\ninit-options = {options}\n{further}"
    )
}

fn define(project: &Project, symbol: &str, file: &str, line: u32) -> Output {
    let arguments = json!({"symbol": symbol, "file": file, "line": line}).to_string();
    let words = ["tool", "find_definition", "src", "--quiet", "--args"];
    Tool::new(project, &words).arg(arguments).run()
}

/// Every file of this name below a folder.
fn texts_named(folder: &Path, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if entry.file_type().unwrap().is_dir() {
            found.extend(texts_named(&path, name));
        } else if entry.file_name() == name {
            found.extend(fs::read_to_string(path));
        }
    }
    found
}

#[test]
fn a_configured_server_is_asked_about_the_files_it_is_named_for() {
    let project = project();
    let by_names = define(&project, "near", "Main.java", 2).exits(0);
    let why = "no language server is known for such files";
    assert!(by_names.stdout.contains(why), "{by_names}");
    // The user's own file configures one for Java, the project's file one for an unknown language.
    project.write_beside(MINE, table("java", OPTIONS, ""));
    let toy = table("toy", OPTIONS, "extensions = ['toy']");
    project.write(".patchwright.toml", toy);
    for (symbol, file, line) in [("near", "Main.java", 2), ("rule", "rule.toy", 1)] {
        let found = define(&project, symbol, file, line).exits(0);
        let place = format!("{symbol} is defined at other.toy:2");
        assert!(found.stdout.contains(&place), "{found}");
        assert!(!found.stdout.contains("by names"), "{found}");
    }
    let told = texts_named(&project.cache(), "told").concat();
    for language in ["toy", "java"] {
        let name = format!(r#""languageId":"{language}""#);
        assert!(told.contains(&name), "no {name} in {told}");
    }
    // C is still handled by clangd.
    let c = define(&project, "past", "prog.c", 3).exits(0);
    assert!(c.stdout.contains("past is defined at prog.c:2"), "{c}");
    assert!(!c.stdout.contains("by names"), "{c}");
}

#[test]
fn a_configured_server_takes_the_place_of_clangd() {
    let project = project();
    project.write_beside(".patchwright.toml", table("c", OPTIONS, ""));
    let c = define(&project, "past", "prog.c", 3).exits(0);
    assert!(c.stdout.contains("past is defined at other.toy:2"), "{c}");
    // If a server finds nothing or is not installed, the answer comes from syntax.
    let mute = table("c", "{ deep = { n = 4 } }", "");
    let absent = "[[language-server]]\nlanguage = 'c'\ncommand = ['no-such-server']\n".to_owned();
    for (table, why) in [
        (mute, "the language server finds nothing there"),
        (absent, "no-such-server gave no answer: it is not installed"),
    ] {
        project.write_beside(".patchwright.toml", table);
        let c = define(&project, "past", "prog.c", 3).exits(0);
        assert!(c.stdout.contains("past is defined at prog.c:2"), "{c}");
        assert!(c.stdout.contains(why), "{c}");
    }
}

#[test]
fn config_names_it_and_a_bad_table_is_an_error() {
    let project = project();
    project.write_beside(MINE, table("java", OPTIONS, ""));
    let config = Tool::new(&project, &["config", "src"]).run().exits(0);
    for part in [
        "server java    /bin/sh {source}/server.sh",
        " for .java  (",
        "home/.config/patchwright/config.toml line 1)",
        "server c, cpp  clangd",
    ] {
        assert!(config.stdout.contains(part), "no {part:?} in {config}");
    }
    let words = ["config", "src", "--format", "json"];
    let document = Tool::new(&project, &words).run().exits(0).json();
    let servers = document["language_servers"].as_array().unwrap();
    assert_eq!(servers[0]["languages"], json!({"java": "java"}));
    assert_eq!(servers[0]["init_options"], json!({"deep": {"n": 3}}));
    assert_eq!(servers[1]["source"], "default");

    let bad = "[[language-server]]\nlanguage = \"java\"\ncommand = \"jdtls\"\n";
    project.write_beside(MINE, bad);
    let refused = define(&project, "past", "prog.c", 3).exits(2);
    let words = "config.toml: line 3: 'command' in [[language-server]] must be a list of strings";
    assert!(refused.error().contains(words), "{refused}");
    let sick = Tool::new(&project, &["doctor"]).run().exits(1);
    assert!(sick.stdout.contains(words), "{sick}");
}

/// The doctor runs outside of any project: its server is one that needs none.
#[test]
fn the_doctor_tries_it() {
    let project = project();
    let script = include_str!("fake_server.sh");
    let servers = format!(
        "[[language-server]]\nlanguage = 'java'\ncommand = ['/bin/sh', '-c', '''{script}''']\n\
         [[language-server]]\nlanguage = 'go'\ncommand = ['no-such-server']\n"
    );
    project.write_beside(MINE, servers);
    let document = Tool::new(&project, &["doctor", "--format", "json"]).run();
    let document = document.exits(0).json();
    let tools = document["tools"].as_array().unwrap();
    let fields = |name: &str| {
        let tool = tools.iter().find(|tool| tool["name"] == name).unwrap();
        let is = |field: &str| tool[field] == Value::Bool(true);
        (is("found"), is("works"))
    };
    assert_eq!(fields("sh (java)"), (true, true));
    assert_eq!(fields("no-such-server (go)"), (false, false));
    assert_eq!(fields("clangd"), (true, true));
}
