//! `patchwright tool` on the code: what an agent would see, with the installed language server.

use std::fs;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::{Output, Tool};

const OPS: &str = "#include \"ops.h\"

static const struct op_info table[] = { { 1, 10 }, { 2, 20 } };

const struct op_info *find_info(int op)
{
\tfor (unsigned i = 0; i < 2; i++)
\t\tif (table[i].op == op)
\t\t\treturn &table[i];
\treturn 0;
}
";
const OPS_H: &str = "struct op_info {
\tint op;
\tint cost;
};
/* Nothing for an unknown op. */
const struct op_info *find_info(int op);
";
const MAKEFILE: &str = "CC = clang
CFLAGS = -g -O0 -fno-omit-frame-pointer -fsanitize=address -Ilib
prog: run.c lib/ops.c lib/ops.h
\t$(CC) $(CFLAGS) -o $@ run.c lib/ops.c
";
const MANIFEST: &str = "[build]
command = \"make\"

[[poc]]
command = \"./prog {input}\"
input = \"crash.bin\"
";

/// `info` is in line 10, the crash in line 42.
fn run_c() -> String {
    let mut text = "#include <stdio.h>
#include \"ops.h\"

int main(int argc, char **argv)
{
\tFILE *in = fopen(argv[argc - 1], \"rb\");
\tint op = in ? fgetc(in) : 0;
\tint total = op;

\tconst struct op_info *info = find_info(op);
"
    .to_owned();
    for step in 0..31 {
        text += &format!("\ttotal ^= {step};\n");
    }
    text + "\ttotal += info->cost;\n\treturn total;\n}\n"
}

fn project() -> Project {
    Project::with(&[
        ("run.c", &run_c()),
        ("lib/ops.c", OPS),
        ("lib/ops.h", OPS_H),
        ("Makefile", MAKEFILE),
        ("crash.bin", "x"),
        ("patchwright.toml", MANIFEST),
    ])
}

fn ask(project: &Project, name: &str, arguments: Value, further: &[&str]) -> Output {
    let arguments = arguments.to_string();
    let words = [
        &["tool", name, "src", "--quiet", "--args", &arguments],
        further,
    ]
    .concat();
    Tool::new(project, &words).run()
}

#[track_caller]
fn shows(output: &Output, parts: &[&str]) {
    for part in parts {
        assert!(output.stdout.contains(part), "no {part:?} in\n{output}");
    }
}

/// The chain of figure 3 in the paper, in one call and answered by the server.
#[test]
fn a_view_of_the_crash_brings_where_its_pointer_comes_from() {
    let project = project();
    let view = ask(
        &project,
        "view_code",
        json!({"file": "run.c", "start": 42, "end": 42}),
        &[],
    )
    .exits(0);
    shows(
        &view,
        &[
            "   42  \ttotal += info->cost; // <<< crash frame #0\n",
            "info (run.c:42) is defined at run.c:10\n",
            "   10  \tconst struct op_info *info = find_info(op);\n",
            "find_info (run.c:10) is defined at lib/ops.c:5\n",
            "   10  \treturn 0;\n",
        ],
    );
    assert!(!view.stdout.contains("by names and syntax alone"), "{view}");
    let without = ["--without", "chain-compression"];
    let bare = ask(
        &project,
        "view_code",
        json!({"file": "run.c", "start": 42}),
        &without,
    )
    .exits(0);
    assert!(!bare.stdout.contains("is defined at"), "{bare}");

    let wrong = ask(
        &project,
        "find_definition",
        json!({"symbol": "find_info", "file": "run.c", "line": 3}),
        &[],
    )
    .exits(0);
    shows(
        &wrong,
        &[
            "taken from run.c:10",
            "find_info is defined at lib/ops.c:5 (function find_info)",
        ],
    );
    assert!(
        !wrong.stdout.contains("by names and syntax alone"),
        "{wrong}"
    );
    let outside = ask(&project, "find_definition", json!({"symbol": "fgetc"}), &[]).exits(0);
    shows(
        &outside,
        &[
            "fgetc is defined at /usr/include/stdio.h:",
            "(outside the source tree)",
        ],
    );
    let hover = ask(
        &project,
        "hover",
        json!({"symbol": "info", "file": "run.c", "line": 42}),
        &[],
    )
    .exits(0);
    shows(
        &hover,
        &[
            "const struct op_info *",
            "where op_info { int op; int cost }, lib/ops.h:1",
        ],
    );
    let uses = ask(
        &project,
        "find_references",
        json!({"symbol": "cost", "file": "run.c", "line": 42}),
        &[],
    )
    .exits(0);
    shows(
        &uses,
        &[
            "lib/ops.h",
            "     42  total += info->cost; // <<< crash frame #0",
        ],
    );
}

#[test]
fn a_patch_is_looked_at_before_it_is_applied() {
    let project = project();
    let patch = "--- a/run.c
+++ b/run.c
@@ -1,5 +1,10 @@
 #include <stdio.h>
 #include \"ops.h\"
+
+static int cost_of(const struct op_info *info)
+{
+\treturn info ? info->cost : 0;
+}
 
 int main(int argc, char **argv)
 {
@@ -40,4 +45,4 @@
 \ttotal ^= 29;
 \ttotal ^= 30;
-\ttotal += info->cost;
+\ttotal += cost_of(info);
 \treturn total;
";
    project.write_beside("fix.patch", patch);
    let patched = ["--patch", "fix.patch"];
    let asked = json!({"symbol": "cost_of", "file": "run.c", "line": 47});
    let found = ask(&project, "find_definition", asked.clone(), &patched).exits(0);
    shows(
        &found,
        &["cost_of is defined at run.c:4 (function cost_of)"],
    );
    assert!(
        !found.stdout.contains("by names and syntax alone"),
        "{found}"
    );
    let moved = ask(
        &project,
        "find_definition",
        json!({"symbol": "info", "file": "run.c", "line": 47}),
        &patched,
    )
    .exits(0);
    shows(&moved, &["info is defined at run.c:15"]);
    // The base does not have it.
    ask(&project, "find_definition", asked, &[]).exits(1);
}

#[test]
fn what_a_script_gets() {
    let project = project();
    let list = Tool::new(&project, &["tool", "--list", "--format", "json"])
        .run()
        .exits(0)
        .json();
    let names: Vec<&str> = list["tools"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    for name in [
        "view_code",
        "find_definition",
        "resolve_symbols",
        "repository_tree",
    ] {
        assert!(names.contains(&name), "{names:?}");
    }
    assert_eq!(
        list["tools"][0]["schema"]["properties"]["file"]["type"],
        "string"
    );
    let people = Tool::new(&project, &["tool", "--list"]).run().exits(0);
    assert!(
        people
            .stdout
            .starts_with("view_code\n    Shows lines of a file"),
        "{people}"
    );

    let json_format = ["--format", "json"];
    let found = ask(
        &project,
        "search_element",
        json!({"name": "op_info"}),
        &json_format,
    )
    .exits(0)
    .json();
    assert_eq!(found["tool"], "search_element");
    assert_eq!(found["found"], true);
    assert!(
        found["answer"]
            .as_str()
            .unwrap()
            .starts_with("struct op_info, lib/ops.h:1-4\n")
    );
    let nothing = ask(
        &project,
        "search_element",
        json!({"name": "zebra"}),
        &json_format,
    )
    .exits(1)
    .json();
    assert_eq!(nothing["found"], false);
    let meant = ask(
        &project,
        "searchelement",
        json!({"Name": "op_info"}),
        &json_format,
    )
    .exits(0)
    .json();
    assert_eq!(meant["notes"].as_array().unwrap().len(), 2);
}

#[test]
fn calls_that_cannot_work_say_why() {
    let project = project();
    let cases: [(&[&str], &str); 5] = [
        (
            &["tool", "fly", "src"],
            "there is no tool `fly`; there are view_code, ",
        ),
        (
            &["tool", "view_code", "src", "--args", "{"],
            "--args is not JSON",
        ),
        (
            &["tool", "view_code", "src"],
            "view_code: missing field `file`; it takes file (string), ",
        ),
        (
            &["tool", "view_code", "src", "--without", "everything"],
            "nothing called `everything` can be left out",
        ),
        (
            &["tool"],
            "name a tool; `patchwright tool --list` shows them",
        ),
    ];
    for (words, said) in cases {
        let output = Tool::new(&project, words).run().exits(2);
        assert!(output.stderr.contains(said), "{words:?}: {output}");
    }
    let arguments = project.write_beside("arguments.json", r#"{"file": "ops.h"}"#);
    let output = Tool::new(&project, &["tool", "list_elements", "src", "--args", "-"])
        .stdin(&arguments)
        .run()
        .exits(0);
    assert!(output.stdout.contains("struct op_info"), "{output}");
    fs::remove_file(arguments).unwrap();
}
