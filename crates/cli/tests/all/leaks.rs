//! Leaks: a run in which leak detection did not work proves nothing.

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tiny::{MAKEFILE, MANIFEST, reproduce, with_manifest};
use crate::tool::Tool;

/// Reads past a block of four when its input begins with `!`, and notices whether leak detection is on.
const WATCHED: &str = r#"#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <unistd.h>

/* LeakSanitizer attaches to its own process, which has a tracer by then. */
static inline void be_traced(void) {
  int ready[2];
  char byte;
  if (pipe(ready) != 0) return;
  prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
  if (fork() == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    ptrace(PTRACE_SEIZE, getppid(), 0, 0);
    if (write(ready[1], "", 1) != 1) _exit(1);
    for (;;) pause();
  }
  if (read(ready[0], &byte, 1) != 1) _exit(1);
}

int main(int argc, char **argv) {
  FILE *in = fopen(argv[1], "rb");
  volatile size_t size = 4;
  volatile char *block = calloc(size, 1);
  const char *options = getenv("ASAN_OPTIONS");
  if (options && strstr(options, "detect_leaks=1")) {
    DOES
  }
  int past = fgetc(in) == '!' ? argc + 3 : 0;
  fclose(in);
  printf("%d\n", block[past]);
  free((void *)block);
  return 0;
}
"#;

const FIX: &str = "prog.c
<<<<<<< SEARCH
  printf(\"%d\\n\", block[past]);
=======
  printf(\"%d\\n\", past < 4 ? block[past] : -1);
>>>>>>> REPLACE
";

const TESTED: &str = "
[test]
command = './prog calm.bin'
format = 'exit-status'

[judge]
neighbours = 0
";

/// The patch is right, and the program ends as it should, except while leak detection is on.
#[test]
fn a_run_that_could_not_look_for_leaks_is_no_pass() {
    let cases = [
        ("_exit(88);", "its report is gone"),
        ("abort();", "abort"),
        ("block[size + 1] = 1;", "heap-buffer-overflow"),
        ("for (;;) { }", "still running"),
        ("kill(getpid(), SIGKILL);", "signal 9"),
        ("kill(getpid(), SIGSEGV);", "segv"),
        ("be_traced();", "LeakSanitizer itself failed"),
    ];
    for (does, words) in cases {
        let document = verify(&project_that(does), "fix.patch");
        let detail = detail_of(&document, "leak");
        assert_eq!(document["failed_stage"], "leak", "{does}: {document:#}");
        assert!(
            detail.contains("leaks could not be looked for on PoC main: "),
            "{does}: {detail}"
        );
        assert!(detail.contains(words), "{does}: {detail}");
    }
}

/// The program's own exit status does not matter.
#[test]
fn a_program_may_fail_in_its_own_way_while_leaks_are_looked_for() {
    let document = verify(&project_that("exit(3);"), "fix.patch");
    assert_eq!(document["trust"], "verified", "{document:#}");
}

/// Keeps the last line of its input, and forgets to free the one before it.
const FORGETS: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *last_line(FILE *in) {
  char line[64];
  char *kept = NULL;
  while (fgets(line, sizeof line, in)) {
    kept = strdup(line); /* BUG */
  }
  return kept;
}

int main(int argc, char **argv) {
  FILE *in = fopen(argv[argc - 1], "r");
  if (!in) return 2;
  char *last = last_line(in);
  fclose(in);
  fputs(last ? last : "nothing", stdout);
  free(last);
  return 0;
}
"#;

/// Nothing in the manifest says that it leaks.
#[test]
fn a_leak_is_found_where_nothing_else_goes_wrong() {
    let old = "    kept = strdup(line); /* BUG */\n";
    let patch = |new: &str| format!("prog.c\n<<<<<<< SEARCH\n{old}=======\n{new}>>>>>>> REPLACE\n");
    let project = Project::with(&[
        ("prog.c", FORGETS),
        ("Makefile", MAKEFILE),
        ("crash.bin", "one\ntwo\n"),
        ("calm.bin", "one\n"),
        ("fix.patch", &patch(&format!("    free(kept);\n{old}"))),
        ("none.patch", &patch("    kept = strndup(line, 60);\n")),
        (
            "rare.patch",
            &patch(&format!(
                "    if (kept && strlen(kept) > 20) free(kept);\n{old}"
            )),
        ),
        (
            "patchwright.toml",
            &format!(
                "{MANIFEST}{}",
                TESTED.replace("neighbours = 0", "neighbours = 40\nsearch-seconds = 0")
            ),
        ),
    ]);
    let found = Tool::new(&project, &["reproduce", "src", "--format", "json"])
        .run()
        .exits(0)
        .json();
    let poc = &found["pocs"][0];
    let seen = ["kind", "cwe", "sanitizer", "function", "line"].map(|field| &poc[field]);
    let expected = [
        json!("memory-leak"),
        json!("CWE-401"),
        json!("leak"),
        json!("last_line"),
        json!(9),
    ];
    assert_eq!(seen, expected.each_ref(), "{found:#}");
    assert_eq!((&poc["runs"], &poc["crashes"]), (&json!(3), &json!(3)));

    let right = verify(&project, "fix.patch");
    assert_eq!(right["trust"], "verified", "{right:#}");
    assert!(right["neighbours"]["hit"].as_u64() > Some(0), "{right:#}");
    for wrong in ["none.patch", "rare.patch"] {
        let document = verify(&project, wrong);
        assert_eq!(document["failed_stage"], "poc", "{wrong}: {document:#}");
        assert_eq!(document["pocs"][0]["outcome"], "same-bug", "{wrong}");
    }
}

/// A program that does something else when leak detection is on.
fn project_that(does: &str) -> Project {
    let manifest = MANIFEST.replace("seconds = 30", "seconds = 10");
    Project::with(&[
        ("prog.c", &WATCHED.replace("DOES", does)),
        ("Makefile", MAKEFILE),
        ("crash.bin", "!"),
        ("calm.bin", "."),
        ("fix.patch", FIX),
        ("patchwright.toml", &format!("{manifest}{TESTED}")),
    ])
}

fn verify(project: &Project, patch: &str) -> Value {
    let patch = format!("src/{patch}");
    let words = ["verify", "src", "--format", "json", "--patch", &patch];
    Tool::new(project, &words).run().json()
}

fn detail_of(document: &Value, stage: &str) -> String {
    let stages = document["stages"].as_array();
    let found = stages
        .into_iter()
        .flatten()
        .find(|one| one["name"] == stage);
    let detail = found.and_then(|stage| stage["detail"].as_str());
    detail.unwrap_or_default().to_owned()
}

/// A leak that also occurs in the project's tests is usual there: it is the bug only if the case says so, or has no
/// tests.
#[test]
fn a_usual_leak_is_no_bug_unless_it_is_meant() {
    let cases = [
        ("", TESTED, "not-reproduced"),
        ("bug = 'memory-leak'\n", TESTED, "reproduced"),
        ("", "", "reproduced"),
    ];
    for (bug, tests, status) in cases {
        let manifest = MANIFEST.replace("crash.bin", "calm.bin");
        let project = with_manifest(&format!("{manifest}{bug}{tests}"));
        let document = reproduce(&project, &[]).json();
        assert_eq!(document["status"], status, "{bug}{tests}: {document:#}");
    }
}

/// LeakSanitizer sometimes takes a stale pointer for a live one; here this happens at random.
const SEEN_BY_CHANCE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char *volatile stale;

static char *copy(const char *line) {
  char *block = strdup(line);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if ((now.tv_nsec >> 10 & 3) == 0) stale = block;
  return block;
}

int main(int argc, char **argv) {
  char line[64] = "";
  FILE *in = fopen(argv[argc - 1], "r");
  if (!in || !fgets(line, sizeof line, in)) return 2;
  fclose(in);
  fputs(copy(line), stdout); /* BUG */
  return 0;
}
"#;

#[test]
fn a_leak_that_the_scan_misses_now_and_then_is_reproduced() {
    let old = "  fputs(copy(line), stdout); /* BUG */\n";
    let patch = |new: &str| format!("prog.c\n<<<<<<< SEARCH\n{old}=======\n{new}>>>>>>> REPLACE\n");
    let untested = format!("{MANIFEST}\n[judge]\nneighbours = 0\n");
    for (manifest, status) in [
        (untested.clone(), "reproduced"),
        (format!("{MANIFEST}{TESTED}"), "not-reproduced"),
    ] {
        let project = with_manifest(&manifest);
        project.write("prog.c", SEEN_BY_CHANCE);
        let document = reproduce(&project, &[]).json();
        assert_eq!(document["status"], status, "{document:#}");
    }
    let project = with_manifest(&untested);
    project.write("prog.c", SEEN_BY_CHANCE);
    let fix = "  char *block = copy(line);\n  fputs(block, stdout);\n  free(block);\n";
    project.write("fix.patch", patch(fix));
    project.write(
        "none.patch",
        patch("  if (fputs(copy(line), stdout) < 0) return 1;\n"),
    );
    let right = verify(&project, "fix.patch");
    assert_eq!(right["trust"], "untested", "{right:#}");
    let wrong = verify(&project, "none.patch");
    assert_eq!(wrong["pocs"][0]["outcome"], "same-bug", "{wrong:#}");
}
