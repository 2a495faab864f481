//! `patchwright verify` from outside: its JSON, its exit codes, and how it handles invalid patches.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tiny::{FEW, MAKEFILE, MANIFEST, PROGRAM, SEARCHED};
use crate::tool::{Output, Tool};

/// The index is checked where it is used.
const FIX: (&str, &str) = (
    "  return block[at]; /* BUG */\n",
    "  return at < 4 ? block[at] : -1;\n",
);
/// Moves the access, and keeps it out of bounds.
const NO_FIX: (&str, &str) = (
    "  return block[at]; /* BUG */\n",
    "  return block[at + 1];\n",
);

const TESTED: &str = "
[test]
command = './prog calm.bin'
format = 'exit-status'
";

#[test]
fn a_fix_and_a_patch_that_is_none() {
    let project = judged_by(SEARCHED, TESTED);
    let fix = patch(&project, "fix.patch", FIX);
    let output = verify(&project, &[&fix]).exits(0);
    let document = output.json();
    assert_eq!(document["accepted"], true, "{document:#}");
    assert_eq!(document["trust"], "verified");
    assert_eq!(document["failed_stage"], Value::Null);
    assert_eq!(
        document["pocs"],
        json!([{"name": "main", "outcome": "clean", "runs": 3}])
    );
    let stages = [
        "apply",
        "scope",
        "syntax",
        "build",
        "ran",
        "poc",
        "leak",
        "test",
        "neighbours",
        "search",
    ];
    assert_eq!(names(&document), stages);
    assert_eq!(document["search"]["found"], 0, "{document:#}");
    for field in ["run", "hit", "fixed", "exposed", "changed"] {
        assert!(document["neighbours"][field].is_u64(), "{field}");
    }
    assert_eq!(document["base"]["cached"], false);

    let wrong = patch(&project, "wrong.patch", NO_FIX);
    let document = verify(&project, &[&wrong]).exits(1).json();
    assert_eq!(document["trust"], "rejected");
    assert_eq!(document["failed_stage"], "poc");
    assert_eq!(document["pocs"][0]["outcome"], "same-bug");
    let feedback = document["feedback"].as_str().unwrap();
    assert!(feedback.contains("block[at + 1]"), "{feedback}");

    let both = verify(&project, &[&fix, &wrong]).exits(1).json();
    let trusts: Vec<_> = both["verdicts"].as_array().unwrap().iter().collect();
    assert_eq!(trusts.len(), 2);
    assert_eq!(trusts[0]["trust"], "verified");
    assert_eq!(trusts[1]["trust"], "rejected");
    assert_eq!(trusts[0]["base"]["cached"], true);
}

#[test]
fn without_tests_it_is_untested_and_that_can_be_too_little() {
    let project = project("");
    let fix = patch(&project, "fix.patch", FIX);
    let document = verify(&project, &[&fix]).exits(0).json();
    assert_eq!(document["trust"], "untested", "{document:#}");
    assert_eq!(document["accepted"], true);
    let strict = ["--require-tests", "--patch", &fix];
    let words = [&["verify", "src", "--format", "json"][..], &strict].concat();
    Tool::new(&project, &words).run().exits(1);
}

/// Leaks that were always there, also in the project's own tests, are not the patch's fault. A leak that
/// only the fixed PoC shows is.
#[test]
fn leaks_of_the_tests_are_no_news() {
    let leaky = program()
        .replace(
            "int main(",
            "static void *volatile remembered;\nstatic void remember(void) {\n  remembered = malloc(40);\n  remembered = 0;\n}\n\nint main(",
        )
        .replace("  unsigned char first", "  if (CONDITION) remember();\n  unsigned char first");
    let manifest = format!("{MANIFEST}{TESTED}[judge]\nneighbours = 0\n");
    // The PoC is one byte long; the input of the tests differs only in that byte.
    let cases = [
        ("argc > 1", "verified", Value::Null),
        ("argc > 1 && argv[1][0] == '/'", "rejected", json!("leak")),
    ];
    for (condition, trust, stage) in cases {
        let project = Project::with(&[
            ("prog.c", &leaky.replace("CONDITION", condition)),
            ("Makefile", MAKEFILE),
            ("crash.bin", "!"),
            ("calm.bin", "."),
            ("patchwright.toml", &manifest),
        ]);
        let fix = patch(&project, "fix.patch", FIX);
        let document = verify(&project, &[&fix]).json();
        assert_eq!(document["trust"], trust, "{condition}: {document:#}");
        assert_eq!(document["failed_stage"], stage, "{condition}");
    }
}

/// The PoC takes one path to the bug. Only the project's own data shows that there is another.
#[test]
fn the_projects_own_inputs_show_other_ways() {
    let program = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int pick(const int *table, int at) {
  return table[at];
}

int main(int argc, char **argv) {
  volatile size_t size = 4;
  int *table = calloc(size, sizeof(int));
  char way[16];
  int at;
  FILE *in = fopen(argc > 1 ? argv[1] : "", "r");
  while (in && fscanf(in, "%15s %d", way, &at) == 2) {
    if (at >= 0 && strcmp(way, "upwards") == 0)
      printf("%d\\n", pick(table, at));
    else if (at >= 0 && strcmp(way, "backwards") == 0)
      printf("%d\\n", pick(table, 3 - at + 2 * at));
  }
  free(table);
  return in ? fclose(in) : 1;
}
"#;
    let manifest = MANIFEST.replace("crash.bin", "crash.way")
        + FEW
        + "[test]\ncommand = './prog calm.way'\nformat = 'exit-status'\n";
    let project = Project::with(&[
        ("prog.c", program),
        ("Makefile", MAKEFILE),
        ("crash.way", "upwards 4\n"),
        ("calm.way", "backwards 0\n"),
        ("patchwright.toml", &manifest),
    ]);
    let change = |old: &str, new: &str| {
        assert!(program.contains(old));
        format!("prog.c\n<<<<<<< SEARCH\n{old}\n=======\n{new}\n>>>>>>> REPLACE\n")
    };
    let one_way = change(
        "    if (at >= 0 && strcmp(way, \"upwards\") == 0)",
        "    if (at >= 0 && at < 4 && strcmp(way, \"upwards\") == 0)",
    );
    let both_ways = change("  return table[at];", "  return at < 4 ? table[at] : -1;");
    let cases = [
        (one_way, "rejected", json!("neighbours")),
        (both_ways, "verified", Value::Null),
    ];
    for (text, trust, stage) in cases {
        let patch = write(&project, "some.patch", text.as_bytes());
        let document = verify(&project, &[&patch]).json();
        assert_eq!(document["trust"], trust, "{text}: {document:#}");
        assert_eq!(document["failed_stage"], stage, "{text}");
    }
}

/// It prints nothing and always succeeds: only the file that it writes shows what a patch changes.
#[test]
fn files_that_a_program_writes_are_compared() {
    let program = r#"#include <stdio.h>
#include <stdlib.h>

static int pick(const int *table, int at) {
  return table[at];
}

int main(int argc, char **argv) {
  volatile size_t size = 4;
  int *table = calloc(size, sizeof(int));
  FILE *in = fopen(argc > 1 ? argv[1] : "", "r"), *out = fopen("out.txt", "w");
  int at;
  if (in == NULL || out == NULL)
    return 1;
  while (fscanf(in, "%d", &at) == 1)
    if (at >= 0)
      fprintf(out, "%d\n", pick(table, at));
  free(table);
  fclose(in);
  return fclose(out);
}
"#;
    let manifest = MANIFEST.replace("crash.bin", "crash.num")
        + FEW
        + "[test]\ncommand = './prog calm.num && test -s out.txt'\nformat = 'exit-status'\n";
    let project = Project::with(&[
        ("prog.c", program),
        ("Makefile", MAKEFILE),
        ("crash.num", "4\n"),
        ("calm.num", "1\n3\n"),
        ("patchwright.toml", &manifest),
    ]);
    for (check, trust) in [("at < 4", "verified"), ("at < 3", "untested")] {
        let new = format!("  return {check} ? table[at] : -1;");
        let text = format!(
            "prog.c\n<<<<<<< SEARCH\n  return table[at];\n=======\n{new}\n>>>>>>> REPLACE\n"
        );
        let patch = write(&project, "some.patch", text.as_bytes());
        let document = verify(&project, &[&patch]).exits(0).json();
        assert_eq!(document["trust"], trust, "{document:#}");
        let doubts = document["doubts"].to_string();
        let is_named = doubts.contains("calm.num still succeeds") && doubts.contains("out.txt has");
        assert_eq!(is_named, trust == "untested", "{doubts}");
        let changed = document["benign"]["own_changed"].as_u64().unwrap();
        assert_eq!(changed > 0, trust == "untested");
    }
}

/// Refused at the stage that detects it, with a message; we do not crash, and no exit status means
/// success.
#[test]
fn patches_that_are_none() {
    let project = project(TESTED);
    let headers = "--- a/prog.c\n+++ b/prog.c\n";
    let other = "--- a/zlib/inflate.c\n+++ b/zlib/inflate.c\n@@ -1,2 +1,2 @@\n int inflate()\n-{ a }\n+{ b }\n";
    let outside = "--- /dev/null\n+++ b/tests/new.sh\n@@ -0,0 +1 @@\n+exit 0\n";
    let renames = "diff --git a/tests/run.sh b/tests/gone.sh\nsimilarity index 100%\nrename from tests/run.sh\nrename to tests/gone.sh\n";
    let binary = "diff --git a/prog.c b/prog.c\nindex 1..2 100644\nGIT binary patch\nliteral 3\nKcmZQz00IC2\n\n";
    let stages = [
        ("another project's", other.to_owned(), "apply", "inflate.c"),
        (
            "outside the scope",
            outside.to_owned(),
            "scope",
            "tests/new.sh",
        ),
        ("renames a test", renames.to_owned(), "scope", "tests/"),
    ];
    for (what, text, stage, words) in stages {
        let path = write(&project, "given.patch", text.as_bytes());
        let output = verify(&project, &[&path]).exits(1);
        let document = output.json();
        assert_eq!(document["failed_stage"], stage, "{what}: {document:#}");
        let said = document["feedback"].as_str().unwrap();
        assert!(said.contains(words), "{what}: {said}");
    }
    let unusable = [
        ("empty", Vec::new()),
        ("headers alone", headers.as_bytes().to_vec()),
        ("binary", binary.as_bytes().to_vec()),
        ("noise", vec![0xff; 5000]),
        ("10 MB", "+x\n".repeat(10 << 20).into_bytes()),
    ];
    for (what, text) in unusable {
        let path = write(&project, "given.patch", &text);
        let output = verify(&project, &[&path]).exits(1);
        let document = output.json();
        assert_eq!(document["failed_stage"], "apply", "{what}: {document:#}");
        let said = document["feedback"].as_str().unwrap();
        assert!(said.len() > 15, "{what}: {said}");
    }
}

/// A full disk says nothing about the patch: no verdict, and nothing is cached.
#[test]
fn a_disk_limit_that_is_reached_in_the_middle() {
    let project = with_build_step(
        "for i in 1 2 3 4 5; do head -c 60000000 /dev/zero > filler$$i; done; sleep 1",
    );
    let limit = format!("{MANIFEST}{TESTED}[limits]\ndisk-mib = 100\n");
    fs::write(project.source().join("patchwright.toml"), limit).unwrap();
    let fix = patch(&project, "fix.patch", FIX);
    for _ in 0..2 {
        let output = verify(&project, &[&fix]).exits(2);
        assert!(output.error().contains("limits.disk-mib"), "{output}");
        assert_eq!(output.json()["accepted"], Value::Null, "{output}");
    }
}

/// The same for the disk itself.
#[test]
fn a_disk_that_is_full_in_the_middle() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let project = with_build_step("head -c 200000000 /dev/zero > filler");
    let fix = patch(&project, "fix.patch", FIX);
    let cache = project.root().join("small");
    fs::create_dir(&cache).unwrap();
    let flags = rustix::mount::MountFlags::empty();
    let size = c"size=64m";
    if rustix::mount::mount("none", &cache, "tmpfs", flags, size).is_err() {
        return;
    }
    let words = [
        "verify",
        "src",
        "--format",
        "json",
        "--patch",
        &fix,
        "--cache-dir",
    ];
    let output = Tool::new(&project, &words).arg(&cache).unwatched().run();
    rustix::mount::unmount(&cache, rustix::mount::UnmountFlags::DETACH).unwrap();
    let output = output.exits(2);
    // Reported by our watcher or by the program that could not write, whichever notices first.
    assert!(output.error().to_lowercase().contains("full"), "{output}");
}

/// The same if the folder in which jobs are prepared disappears while one runs.
#[test]
fn a_workshop_that_is_gone_in_the_middle() {
    let project = with_build_step("touch begun; sleep 3");
    let fix = patch(&project, "fix.patch", FIX);
    let words = ["verify", "src", "--format", "json", "--patch", &fix];
    let mut running = Tool::new(&project, &words).unwatched().start();
    let asked = Instant::now();
    while !holds(&project.cache(), "begun") {
        assert!(!running.is_over() && asked.elapsed() < Duration::from_secs(120));
        std::thread::sleep(Duration::from_millis(20));
    }
    fs::remove_dir_all(project.cache().join("work")).unwrap();
    let output = running.wait().exits(2);
    assert!(output.json()["error"].is_string(), "{output}");
    // Everything is created again, and the answer is right.
    let document = verify(&project, &[&fix]).exits(0).json();
    assert_eq!(document["trust"], "verified", "{document:#}");
}

/// Other input also reaches the faulty line, within bounds: otherwise no fix would be more than untested.
fn program() -> String {
    let (crashing, calm) = (
        "first - '!' + 4) : 0;",
        "first - '!' + 4) : past_the_end(argv[1], 0) == 'x';",
    );
    assert!(PROGRAM.contains(crashing));
    PROGRAM.replace(crashing, calm)
}

fn project(more: &str) -> Project {
    judged_by(FEW, more)
}

fn judged_by(judge: &str, more: &str) -> Project {
    Project::with(&[
        ("prog.c", &program()),
        ("Makefile", MAKEFILE),
        ("crash.bin", "!"),
        ("calm.bin", "."),
        ("tests/run.sh", "exit 0\n"),
        ("patchwright.toml", &format!("{MANIFEST}{judge}{more}")),
    ])
}

/// Runs before the fix is built.
fn with_build_step(step: &str) -> Project {
    let project = project(TESTED);
    let step = format!("\t@if grep -q 'at < 4' prog.c; then {step}; fi\n\t$(CC)");
    let makefile = MAKEFILE.replace("\t$(CC)", &step);
    fs::write(project.source().join("Makefile"), makefile).unwrap();
    project
}

fn verify(project: &Project, patches: &[&str]) -> Output {
    let mut words = vec!["verify", "src", "--format", "json"];
    for patch in patches {
        words.extend(["--patch", patch]);
    }
    Tool::new(project, &words).run()
}

/// Next to the tree, since a patch is not part of it.
fn write(project: &Project, name: &str, text: &[u8]) -> String {
    let path = project.root().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn patch(project: &Project, name: &str, (old, new): (&str, &str)) -> String {
    let text = format!("prog.c\n<<<<<<< SEARCH\n{old}=======\n{new}>>>>>>> REPLACE\n");
    assert!(PROGRAM.contains(old));
    write(project, name, text.as_bytes())
}

fn names(document: &Value) -> Vec<&str> {
    let stages = document["stages"].as_array().unwrap();
    stages
        .iter()
        .map(|stage| stage["name"].as_str().unwrap())
        .collect()
}

fn holds(folder: &Path, name: &str) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| {
        entry.file_name() == name
            || entry.file_type().is_ok_and(|kind| kind.is_dir()) && holds(&entry.path(), name)
    })
}
