//! A test that fails because of the bug under repair: the patch also fixes an input that was not
//! made for it.

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::Tool;

const FIX: &str = "prog.c
<<<<<<< SEARCH
  return block[at]; /* BUG */
=======
  return at < 4 ? block[at] : 0;
>>>>>>> REPLACE
";

/// One test for each input; the driver discards their output, as automake's does.
fn project(inputs: &str) -> Project {
    let command = format!(
        "n=0; for f in {inputs}; do n=$((n+1)); if ./prog $f >/dev/null 2>&1; then echo ok $n - $f; \
         else echo not ok $n - $f; fi; done; echo 1..$n"
    );
    let test = format!(
        "\n[test]\ncommand = '''{command}'''\nformat = \"tap\"\n\n[judge]\nneighbours = 0\n"
    );
    let project = tiny::with_manifest(&format!("{}{test}", tiny::MANIFEST));
    project.write("own.bin", "!!");
    project.write_beside("fix.patch", FIX);
    project
}

fn told_by_the_tests(project: &Project) -> (String, String) {
    let words = ["verify", "src", "--patch", "fix.patch", "--format", "json"];
    let verdict = Tool::new(project, &words).run().exits(0).json();
    let stages = verdict["stages"].as_array().unwrap();
    let stage = stages.iter().find(|stage| stage["name"] == "test").unwrap();
    let text = |name: &str| stage[name].as_str().unwrap().to_owned();
    (text("outcome"), text("detail"))
}

#[test]
fn it_is_told_beside_what_the_suite_says() {
    for (inputs, expected) in [
        (
            "own.bin",
            (
                "not-run",
                "no test passes before the patch; 1 test that failed by this bug passes now: own.bin",
            ),
        ),
        (
            "own.bin calm.bin",
            (
                "pass",
                "2 tests pass; 1 test that failed by this bug passes now: own.bin; leak detection was off: with it 1 test fails \
                 before the patch (calm.bin)",
            ),
        ),
        // A test that fails for another reason says nothing.
        (
            "calm.bin missing.bin/x",
            (
                "pass",
                "1 test passes; leak detection was off: with it 1 test fails before the patch (calm.bin)",
            ),
        ),
    ] {
        let (outcome, detail) = told_by_the_tests(&project(inputs));
        assert_eq!((outcome.as_str(), detail.as_str()), expected, "{inputs}");
    }
}
