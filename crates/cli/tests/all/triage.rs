//! A folder of crashing files, from outside: bugs, their cases, and what did not count.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tiny;
use crate::tool::Tool;

/// Three bugs: `w` and a number writes past a block, `f` uses a note after it was freed (in two places), `n` uses a note that
/// is not there.
const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct note { int length; char text[12]; };

static struct note *make(const char *text) {
  struct note *note = calloc(1, sizeof *note);
  if (!note) exit(3);
  note->length = snprintf(note->text, sizeof note->text, "%.8s", text);
  return note;
}

static void drop(struct note *note) { free(note); }

static int show(struct note *note) { return printf("%s\n", note->text); }

static int count(const struct note *note) { return printf("%d\n", note->length); }

static void fill(char *row, size_t size, int at) {
  if (size > 4) row[at] = 'x';
}

static int run(char *line) {
  volatile size_t size = 8;
  if (line[0] == 'w') {
    char *row = calloc(size, 1);
    fill(row, size, atoi(line + 1));
    puts(row[0] ? "set" : "not set");
    free(row);
  } else if (line[0] == 'f') {
    struct note *note = make(line);
    drop(note);
    return line[1] == 's' ? show(note) : count(note);
  } else if (line[0] == 'n') {
    struct note *volatile none = NULL;
    return count(none);
  }
  return 0;
}

int main(int argc, char **argv) {
  char line[64] = "";
  FILE *in = fopen(argv[argc - 1], "r");
  if (!in) return 2;
  if (!fgets(line, sizeof line, in)) line[0] = '.';
  fclose(in);
  run(line);
  puts("done");
  return 0;
}
"#;

const FILES: [(&str, &str); 13] = [
    ("crash-w1", "w9\n"),
    ("crash-w2", "w8 and some words after it\n"),
    ("crash-w3", "w11\nand more lines\nthan are read\n"),
    ("crash-w4", "w10"),
    ("crash-f1", "fs\n"),
    ("crash-f2", "fl, the other use of it\n"),
    ("crash-f3", "fs, with a longer text\n"),
    ("crash-n1", "n and a long tail\n"),
    ("more/crash-n2", "nothing else but this\n"),
    ("quiet", "q\n"),
    ("empty", ""),
    ("same-as-w1", "w9\n"),
    ("README.txt", "found by a fuzzer"),
];

fn project() -> (Project, PathBuf) {
    let project = tiny::with_manifest(
        "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./prog {input}\"\ninput = \"crash.bin\"\n",
    );
    project.write("prog.c", PROGRAM);
    let folder = project.root().join("crashes");
    fs::create_dir_all(folder.join("more")).unwrap();
    for (name, text) in FILES {
        fs::write(folder.join(name), text).unwrap();
    }
    (project, folder)
}

/// The bugs by signature.
fn bugs(found: &Value) -> BTreeMap<String, Value> {
    let rows = found["bugs"].as_array().unwrap().iter();
    rows.map(|row| (row["signature"].as_str().unwrap().to_owned(), row.clone()))
        .collect()
}

fn files(bug: &Value) -> Vec<&str> {
    let names = bug["files"].as_array().unwrap().iter();
    let mut names: Vec<&str> = names.filter_map(Value::as_str).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_folder_becomes_a_case_for_each_bug() {
    let (project, folder) = project();
    let out = project.root().join("found");
    let words = [
        "triage",
        folder.to_str().unwrap(),
        "src",
        "--format",
        "json",
    ];
    let tool = Tool::new(&project, &words).arg("--out").arg(&out);
    let found = tool.run().exits(0).json();
    let bugs = bugs(&found);
    let names: Vec<&str> = bugs.keys().map(String::as_str).collect();
    assert_eq!(bugs.len(), 3, "{names:?}");
    let of = |beginning: &str| {
        let mut all = bugs.iter();
        let one = all.find(|(signature, _)| signature.starts_with(beginning));
        let (_, bug) = one.unwrap_or_else(|| panic!("no {beginning} in {names:?}"));
        bug
    };
    let written = of("heap-buffer-overflow:fill");
    let freed = of("heap-use-after-free:");
    let null = of("null-dereference:count");
    assert_eq!(
        files(written),
        ["crash-w1", "crash-w2", "crash-w3", "crash-w4"]
    );
    assert_eq!(files(freed), ["crash-f1", "crash-f2", "crash-f3"]);
    assert_eq!(files(null), ["crash-n1", "more/crash-n2"]);
    let severities = [written, freed, null].map(|bug| bug["severity"].as_str().unwrap());
    assert_eq!(severities, ["critical", "medium", "low"]);
    assert_eq!(written["bug"], 1);
    // As small as they can be, and they show the same.
    let small =
        |bug: &Value| fs::read(PathBuf::from(bug["case"].as_str().unwrap()).join("poc/input"));
    assert_eq!(small(null).unwrap(), b"n");
    assert_eq!(small(written).unwrap().len(), 2);
    assert_eq!(found["files"]["given"], 12);
    assert_eq!(found["files"]["copies"], 1);
    let quiet: Vec<&str> = found["not_reproduced"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(quiet, ["empty", "quiet"]);
    let kept: Value = serde_json::from_slice(&fs::read(out.join("triage.json")).unwrap()).unwrap();
    assert_eq!(kept, found);
    let sarif: Value =
        serde_json::from_slice(&fs::read(out.join("triage.sarif")).unwrap()).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 3);
    // A case of its own.
    let case = written["case"].as_str().unwrap();
    let again = Tool::new(&project, &["reproduce", case, "--format", "json"]).run();
    let again = again.exits(0).json();
    assert_eq!(again["pocs"][0]["signature"], written["signature"]);
    assert_eq!(again["base"]["cached"], true);
}

#[test]
fn a_folder_with_something_else_is_not_written_to() {
    let (project, folder) = project();
    let out = project.root().join("thesis");
    fs::create_dir(&out).unwrap();
    fs::write(out.join("chapter"), "one").unwrap();
    let words = ["triage", folder.to_str().unwrap(), "src"];
    let output = Tool::new(&project, &words)
        .arg("--out")
        .arg(&out)
        .run()
        .exits(2);
    assert!(
        output.stderr.contains("not from a triage"),
        "{}",
        output.stderr
    );
    let empty = project.root().join("nothing");
    fs::create_dir(&empty).unwrap();
    let output = Tool::new(&project, &["triage", empty.to_str().unwrap(), "src"]).run();
    assert!(output.exits(2).stderr.contains("holds no inputs"));
}

/// Two functions use a note that was not found: one check before both is enough.
pub const NOT_FOUND: &str = r#"#include <stdio.h>
#include <string.h>

struct note { int length; char name[12]; };

static struct note notes[] = {{3, "one"}, {5, "three"}};

static struct note *find(const char *name) {
  for (int i = 0; i < 2; i++)
    if (strncmp(notes[i].name, name, 3) == 0) return &notes[i];
  return NULL;
}

static int length(const struct note *note) { return note->length; }

static int first(const struct note *note) { return note->name[0]; }

static int run(const char *line) {
  struct note *note = find(line + 1);
  return line[0] == 'l' ? length(note) : first(note);
}

int main(int argc, char **argv) {
  char line[64] = "";
  FILE *in = fopen(argv[argc - 1], "r");
  if (!in) return 2;
  if (!fgets(line, sizeof line, in)) line[0] = '.';
  fclose(in);
  printf("%d\n", run(line));
  return 0;
}
"#;

/// What is judged is for other tests.
pub const QUICK: &str = "\n[judge]\nneighbours = 0\nsearch-seconds = 0\n";

#[test]
fn a_patch_that_ends_other_bugs_takes_them_out() {
    let project = tiny::with_manifest(&format!("{}{QUICK}", tiny::MANIFEST));
    project.write("prog.c", NOT_FOUND);
    let folder = project.root().join("crashes");
    fs::create_dir(&folder).unwrap();
    for (name, text) in [("a", "lx"), ("b", "fx"), ("c", "ly"), ("d", "lone")] {
        fs::write(folder.join(name), text).unwrap();
    }
    let out = project.root().join("found");
    let words = [
        "triage",
        folder.to_str().unwrap(),
        "src",
        "--minimise-seconds",
        "0",
        "--format",
        "json",
    ];
    let tool = Tool::new(&project, &words).arg("--out").arg(&out);
    let found = tool.run().exits(0).json();
    let signatures: Vec<String> = bugs(&found).into_keys().collect();
    let expected = ["first", "length"].map(|name| format!("null-dereference:{name}>run>main"));
    assert_eq!(signatures, expected);

    let repair = || {
        let words = [
            "repair",
            "--format",
            "json",
            "--strategy",
            "constraint",
            "--all",
        ];
        let tool = Tool::new(&project, &words)
            .arg(&out)
            .arg("--out")
            .arg(project.root().join("patches"));
        tool.run().exits(0).json()
    };
    let done = repair();
    assert_eq!(done["status"], "repaired", "{done:#}");
    assert_eq!(done["bugs"][0]["status"], "repaired");
    assert_eq!(done["bugs"][0]["also_ends"], serde_json::json!([2]));
    assert_eq!(done["bugs"][0]["still"], serde_json::json!([]));
    assert_eq!(done["bugs"][1]["status"], "ended");
    assert_eq!(done["bugs"][1]["ended_by"], 1);
    // There is nothing left to do.
    assert_eq!(repair()["bugs"], done["bugs"]);
}
