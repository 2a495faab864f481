//! Files with carriage returns at line ends: reports, the language server, the debugger and our own parser agree on
//! line numbers.

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::{Output, Tool};

/// Every kind of line end, a form feed that is none, and a comment that ends at a lone carriage return.
const PROGRAM: &str = "#include <stdlib.h>\rstatic int helper(int n) { return n; } // two\r#define TWO 2\r\
    int past(char *p)\r\n{\r\x0c  int i = TWO;\n  return p[i + helper(2)];\r}\nint main(void) { return past(malloc(4)); }\n";
const MAKEFILE: &str = "prog: prog.c\n\tclang -g -O0 -fsanitize=address -o prog prog.c\n";
const MANIFEST: &str = "[build]\ncommand = \"make\"\n\n[[poc]]\ncommand = \"./prog\"\n";

fn ask(project: &Project, name: &str, arguments: &Value) -> Output {
    let arguments = arguments.to_string();
    let words = ["tool", name, "src", "--quiet", "--args", &arguments];
    Tool::new(project, &words).run().exits(0)
}

#[test]
fn every_eye_counts_lines_as_the_compiler_does() {
    let project = Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", MAKEFILE),
        ("patchwright.toml", MANIFEST),
    ]);
    let at = json!({"symbol": "helper", "file": "prog.c", "line": 7});
    let cases = [
        (
            "view_code",
            json!({"file": "prog.c", "start": 7}),
            "    7    return p[i + helper(2)]; // <<< crash frame #0\n",
        ),
        (
            "view_code",
            json!({"file": "prog.c", "start": 7}),
            "    2  static int helper(int n) { return n; } // two\n",
        ),
        (
            "find_definition",
            at.clone(),
            "helper is defined at prog.c:2",
        ),
        ("find_references", at, "7  return p[i + helper(2)];"),
        ("function_body", json!({"function": "past"}), "    8  }"),
        (
            "search_element",
            json!({"name": "TWO"}),
            "    3  #define TWO 2",
        ),
        (
            "run_to_line",
            json!({"file": "prog.c", "line": 7}),
            "Stopped at prog.c:7: time 1 of 1",
        ),
        (
            "run_to_line",
            json!({"file": "prog.c", "line": 7}),
            "     > return p[i + helper(2)];",
        ),
    ];
    for (name, arguments, part) in cases {
        let answer = ask(&project, name, &arguments);
        assert!(answer.stdout.contains(part), "no {part:?} in {answer}");
        assert!(!answer.stdout.contains("by names"), "{answer}");
    }
}

/// If only newlines are counted, the call is inside a comment.
#[test]
fn what_stands_behind_a_carriage_return_is_judged() {
    let program = "#include <stdlib.h>\nint past(char *p)\n{\n  return p[4];\n}\n\
        int main(void) { return past(malloc(4)); }\n";
    let project = Project::with(&[
        ("prog.c", program),
        ("Makefile", MAKEFILE),
        ("patchwright.toml", MANIFEST),
    ]);
    let patch = "--- a/prog.c\n+++ b/prog.c\n@@ -3,2 +3,3 @@\n {\n+  // checked\r  exit(0);\n   return p[4];\n";
    project.write_beside("cheat.diff", patch);
    let words = ["verify", "--patch", "cheat.diff", "src", "--format", "json"];
    let verdict = Tool::new(&project, &words).run().exits(1).json();
    assert_eq!(verdict["failed_stage"], "scope", "{verdict:#}");
    let feedback = verdict["feedback"].as_str().unwrap();
    assert!(
        feedback.contains("prog.c:5: `past` ends the program"),
        "{feedback}"
    );
}
