//! Programs built without a sanitizer: the first thing that their author must be told.

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::Tool;

const MAKEFILE: &str = "CC = cc\nCFLAGS = -g -O1\nprog: prog.c\n\t$(CC) $(CFLAGS) -o $@ prog.c\n";
const PATCH: &str = "--- a/prog.c\n+++ b/prog.c\n@@ -6,3 +6,3 @@\n static int past_the_end(const char *block, int at) {\n-  return block[at]; /* BUG */\n+  return at < 4 ? block[at] : 0;\n }\n";

fn project() -> Project {
    let project = tiny::project();
    project.write("Makefile", MAKEFILE);
    project.write_beside("a.diff", PATCH);
    project
}

#[test]
fn the_lack_is_said_first_with_the_flags_to_add() {
    let project = project();
    let document = tiny::reproduce(&project, &[]).exits(1).json();
    let poc = &document["pocs"][0];
    assert_eq!(poc["sanitizers"], serde_json::json!([]), "{document:#}");
    let flags = "make … CC=\"cc -g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined\"";
    let advice = poc["advice"].as_str().unwrap();
    assert!(advice.starts_with("no sanitizer is in prog:"), "{advice}");
    assert!(advice.contains(flags), "{advice}");

    let human = Tool::new(&project, &["reproduce", "src"]).run().exits(1);
    let (lack, crash) = (
        human.stdout.find("no sanitizer"),
        human.stdout.find("no crash"),
    );
    assert!(lack.is_some() && lack < crash, "{human}");

    let words = ["repair", "src", "--out", "out", "--format", "json"];
    let repair = Tool::new(&project, &words).run().exits(1).json();
    assert_eq!(repair["status"], "not-reproduced");
    let reason = repair["reason"].as_str().unwrap();
    assert!(
        reason.contains("no sanitizer is in prog") && reason.contains(flags),
        "{reason}"
    );

    let words = ["verify", "src", "--patch", "a.diff"];
    let verify = Tool::new(&project, &words).run().exits(2);
    assert!(
        verify.stderr.contains("no sanitizer is in prog"),
        "{verify}"
    );
}

#[test]
fn with_one_nothing_is_said() {
    let document = tiny::reproduce(&tiny::project(), &[]).exits(0).json();
    let poc = &document["pocs"][0];
    assert_eq!(poc["sanitizers"][0], "address", "{poc:#}");
    assert!(poc["advice"].is_null(), "{poc:#}");
    // A program of the system is not the user's to rebuild.
    let calm = ["--poc", "true", "--runs", "1"];
    let document = tiny::reproduce(&tiny::project(), &calm).exits(1).json();
    let poc = &document["pocs"][0];
    assert!(
        poc["sanitizers"].is_null() && poc["advice"].is_null(),
        "{poc:#}"
    );
}
