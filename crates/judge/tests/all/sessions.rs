//! Patches that only a sequence of commands tells from right ones, and functions that a table calls.

use std::fs;

use patchwright_domain::verdict::{StageName, Verdict};
use patchwright_judge::NamedPatch;

use crate::support::{load, with_judge};

/// What is dropped may still be marked.
const MARKS: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *names[64];
static int count;
static char *marked;

static int find(const char *name) {
  for (int i = 0; i < count; i++)
    if (!strcmp(names[i], name))
      return i;
  return -1;
}

static void drop(int at) {
  free(names[at]);
  names[at] = names[--count];
}

int main(int argc, char **argv) {
  char word[16], name[16];
  int at;
  FILE *from = fopen(argv[argc - 1], "r");
  if (!from)
    return 1;
  while (fscanf(from, "%15s", word) == 1) {
    if (!strcmp(word, "at")) {
      printf("at %s\n", marked ? marked : "nothing");
      continue;
    }
    if (fscanf(from, "%15s", name) != 1)
      return 2;
    at = find(name);
    if (!strcmp(word, "add") && at < 0 && count < 64)
      names[count++] = strdup(name);
    else if (!strcmp(word, "mark") && at >= 0)
      marked = names[at];
    else if (!strcmp(word, "drop") && at >= 0)
      drop(at);
    else
      return 3;
  }
  printf("%d names\n", count);
  while (count > 0)
    drop(0);
  return fclose(from);
}
"#;

/// A name that nobody knows is handed to whatever the table has.
const TABLE: &str = r#"#include <stdio.h>
#include <string.h>

struct item {
  const char *name;
  int size;
};
static struct item items[] = {{"box", 3}, {"jar", 5}};

static int show(const struct item *item) { return printf("%d\n", item->size); }
static int twice(const struct item *item) { return printf("%d\n", item->size * 2); }
static int (*const commands[])(const struct item *) = {show, twice};

static struct item *find(const char *name) {
  for (int i = 0; i < 2; i++)
    if (!strcmp(items[i].name, name))
      return &items[i];
  return NULL;
}

static int run(int command, const char *name) { return commands[command](find(name)); }

static int line(const char *word, const char *name) {
  return run(!strcmp(word, "twice"), name);
}

int main(int argc, char **argv) {
  char word[16], name[16];
  FILE *from = fopen(argv[argc - 1], "r");
  if (!from)
    return 1;
  while (fscanf(from, "%15s %15s", word, name) == 2)
    line(word, name);
  return fclose(from);
}
"#;

fn judged(source: &str, files: &[(&str, &str)], patches: &[(&str, &str)]) -> Vec<Verdict> {
    let folder = tempfile::tempdir().unwrap();
    let build =
        "clang-19 -g -O0 -fsanitize=address,undefined -fno-sanitize-recover=all prog.c -o prog";
    let manifest = format!(
        "[build]\ncommand = '{build}'\n[[poc]]\ncommand = './prog {{input}}'\ninput = 'crash.cmd'\n\
         [test]\ncommand = './prog one.cmd && ./prog two.cmd'\n\
         [judge]\nruns = 1\nneighbours = 150\nsearch-seconds = 300\n"
    );
    let own = [("prog.c", source), ("patchwright.toml", &manifest)];
    for (name, text) in own.iter().chain(files) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let patch = |(old, new): &(&str, &str)| NamedPatch {
        name: "given".to_owned(),
        text: format!("prog.c\n<<<<<<< SEARCH\n{old}\n=======\n{new}\n>>>>>>> REPLACE\n").into(),
    };
    let patches: Vec<NamedPatch> = patches.iter().map(patch).collect();
    with_judge(&load(folder.path()), |judge| {
        let verdict = |patch| judge.judge_patch(patch).unwrap().verdict().clone();
        patches.iter().map(verdict).collect()
    })
    .unwrap()
}

#[test]
fn what_is_dropped_must_not_take_other_marks_with_it() {
    let files = [
        ("crash.cmd", "add a\nmark a\ndrop a\nat\n"),
        ("one.cmd", "add a\nmark a\nat\n"),
        ("two.cmd", "add b\nadd c\ndrop b\n"),
    ];
    let place = "  free(names[at]);";
    let right = format!("  if (marked == names[at])\n    marked = NULL;\n{place}");
    let wrong = format!("  marked = NULL;\n{place}");
    let verdicts = judged(MARKS, &files, &[(place, &right), (place, &wrong)]);
    let [right, wrong] = verdicts.as_slice() else {
        panic!()
    };
    assert!(right.accepted, "{right:#?}");
    assert!(!right.benign.speaks_against(), "{right:#?}");
    assert!(wrong.benign.answered_otherwise > 0, "{wrong:#?}");
}

#[test]
fn a_null_argument_counts_for_all_functions_of_a_table() {
    let files = [
        ("crash.cmd", "show box\nshow lid\n"),
        ("one.cmd", "show box\n"),
        ("two.cmd", "twice jar\n"),
    ];
    let shows =
        "static int show(const struct item *item) { return printf(\"%d\\n\", item->size); }";
    let one = shows.replace("{ return", "{ return !item ? 0 :");
    let runs =
        "static int run(int command, const char *name) { return commands[command](find(name)); }";
    let all = runs.replace("{ return", "{ return !find(name) ? 0 :");
    let verdicts = judged(TABLE, &files, &[(shows, &one), (runs, &all)]);
    let [one, all] = verdicts.as_slice() else {
        panic!()
    };
    assert_eq!(one.failed_stage, Some(StageName::Search), "{one:#?}");
    assert!(all.accepted, "{all:#?}");
}
