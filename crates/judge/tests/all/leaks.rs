//! Leaks that a patch causes, and those that a project always had.

use std::fs;

use patchwright_domain::verdict::{StageName, Verdict};
use patchwright_judge::NamedPatch;
use tempfile::TempDir;

use crate::support::{load, with_judge};

fn project(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn judge(folder: &TempDir, text: &str) -> Verdict {
    let patch = NamedPatch {
        name: "given.diff".to_owned(),
        text: text.into(),
    };
    let judged = |judge: &patchwright_judge::Judge<'_>| {
        let judged = judge.judge_patch(&patch).unwrap();
        judged.verdict().clone()
    };
    with_judge(&load(folder.path()), judged).unwrap()
}

fn detail(verdict: &Verdict, name: StageName) -> &str {
    let stage = verdict.stages.iter().find(|stage| stage.name == name);
    &stage.unwrap().detail
}

/// `store` frees what it cannot keep; `import` frees it a second time, `append` does not.
const STORE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int store(char *line) {
  if (line[0] != '+') {
    free(line);
    return -1;
  }
  puts(line);
  free(line);
  return 0;
}

static int append(const char *text) {
  char *line = strdup(text);
  return line ? store(line) : -1;
}

static int import(const char *text) {
  char *line = strdup(text);
  if (!line)
    return -1;
  if (store(line) != 0) {
    free(line);
    return -1;
  }
  return 0;
}

int main(int count, char **words) {
  char text[16] = "";
  FILE *in = fopen(words[count - 1], "r");
  if (!in || !fgets(text, sizeof text, in))
    return 2;
  fclose(in);
  int status = strcmp(words[1], "append") == 0 ? append(text) : import(text);
  puts(status == 0 ? "stored" : "refused");
  return 0;
}
"#;
const STORE_MANIFEST: &str = "[build]\ncommand = 'clang -g -fsanitize=address main.c -o main'\n[[poc]]\ncommand = './main import {input}'\n\
                              input = 'crash.bin'\n[judge]\nneighbours = 0\n";
const FREE_DELETED: &str = "--- a/main.c
+++ b/main.c
@@ -5,5 +5,4 @@
 static int store(char *line) {
   if (line[0] != '+') {
-    free(line);
     return -1;
   }
";
const SECOND_FREE_DELETED: &str = "--- a/main.c
+++ b/main.c
@@ -23,5 +23,4 @@
     return -1;
   if (store(line) != 0) {
-    free(line);
     return -1;
   }
";

fn store_with_test(test: &str) -> TempDir {
    let manifest = format!("{STORE_MANIFEST}[test]\ncommand = '{test}'\n");
    project(&[
        ("main.c", STORE),
        ("crash.bin", "x\n"),
        ("patchwright.toml", &manifest),
    ])
}

/// The project's own test run would fail, since it has leak detection on.
#[test]
fn a_leak_in_the_projects_tests_refuses_a_patch() {
    let folder =
        store_with_test("./main append crash.bin | grep refused && ./main append crash.bin");
    let wrong = judge(&folder, FREE_DELETED);
    assert_eq!(wrong.failed_stage, Some(StageName::Test), "{wrong:#?}");
    let right = judge(&folder, SECOND_FREE_DELETED);
    assert!(right.accepted, "{right:#?}");
    assert_eq!(detail(&right, StageName::Test), "1 test passes");
}

/// What leaks without the patch cannot be judged this way, and the verdict says so.
#[test]
fn tests_that_always_leaked_are_judged_without_leak_detection() {
    let leaky =
        "int main(void) { char *volatile lost = __builtin_malloc(9); lost = 0; return lost != 0; }";
    let folder = store_with_test("./main append crash.bin && ./leaky");
    fs::write(folder.path().join("leaky.c"), leaky).unwrap();
    let manifest = fs::read_to_string(folder.path().join("patchwright.toml")).unwrap();
    let both = "-o main && clang -g -fsanitize=address leaky.c -o leaky";
    let manifest = manifest.replace("-o main", both);
    fs::write(folder.path().join("patchwright.toml"), manifest).unwrap();
    let right = judge(&folder, SECOND_FREE_DELETED);
    assert!(right.accepted, "{right:#?}");
    let detail = detail(&right, StageName::Test);
    assert!(detail.contains("leak detection was off"), "{detail}");
}

/// A decoder whose error paths have always leaked what it had read so far; a size that is not checked makes it write
/// past the last block.
const DECODER: &str = r#"#include <stdio.h>
#include <stdlib.h>

struct decoder {
  int *sizes;
  char *name;
  char *tile;
  int width;
  int count;
};

static void *get(size_t size) {
  void *block = calloc(1, size);
  return block;
}

static void finish(struct decoder *dec) {
  free(dec->tile);
  free(dec->name);
  free(dec->sizes);
  free(dec);
}

static int read_head(struct decoder *dec, FILE *in) {
  dec->sizes = get(4 * sizeof *dec->sizes);
  dec->name = get(8);
  if (!dec->sizes || !dec->name)
    return -1;
  dec->width = fgetc(in) - '0';
  dec->count = fgetc(in) - '0';
  dec->sizes[0] = dec->width;
  return 0;
}

static int read_tile(struct decoder *dec, FILE *in) {
  dec->tile = get(4);
  if (!dec->tile)
    return -1;
  if (dec->width > 4) {
    fprintf(stderr, "too wide\n");
    return -1;
  }
  for (int i = 0; i < dec->count; i++)
    dec->tile[i] = (char)fgetc(in);
  return 0;
}

static int decode(FILE *in) {
  struct decoder *dec = get(sizeof *dec);
  if (!dec)
    return -1;
  if (read_head(dec, in) != 0)
    return -1;
  if (read_tile(dec, in) != 0)
    return -1;
  printf("%s%c\n", dec->name, dec->tile[0]);
  finish(dec);
  return 0;
}

int main(int count, char **words) {
  FILE *in = fopen(words[count - 1], "r");
  if (!in)
    return 2;
  int status = decode(in);
  fclose(in);
  return status ? 1 : 0;
}
"#;

fn decoder() -> TempDir {
    let manifest = "[build]\ncommand = 'clang -g -fsanitize=address main.c -o main'\n[[poc]]\ncommand = './main {input}'\n\
                    input = 'crash.bin'\n[judge]\nneighbours = 0\n";
    project(&[
        ("main.c", DECODER),
        ("crash.bin", "39abcdefghi\n"),
        ("patchwright.toml", manifest),
    ])
}

fn replaced(from: &str, to: &str) -> String {
    assert_eq!(DECODER.matches(from).count(), 1, "{from}");
    format!("main.c\n<<<<<<< SEARCH\n{from}=======\n{to}>>>>>>> REPLACE\n")
}

#[test]
fn what_an_error_has_always_lost_is_a_doubt() {
    let folder = decoder();
    let right = replaced(
        "  if (dec->width > 4) {\n",
        "  if (dec->width > 4 || dec->count > 4) {\n",
    );
    let verdict = judge(&folder, &right);
    assert!(verdict.accepted, "{verdict:#?}");
    let doubt = verdict.doubts.iter().find(|one| one.name == "old-leak");
    let detail = &doubt.unwrap().detail;
    for site in [
        "get>decode>main",
        "get>read_head>decode",
        "get>read_tile>decode",
    ] {
        assert!(detail.contains(site), "{detail}");
    }
}

#[test]
fn what_a_patch_loses_itself_is_refused() {
    let folder = decoder();
    let fixed = "  if (dec->width > 4 || dec->count > 4) {\n";
    let early = "  if (dec->count > 4)\n    return -1;\n";
    for patch in [
        // A new exit from the function that holds everything and frees it on its other path.
        replaced(
            "  if (read_tile(dec, in) != 0)\n",
            &format!("{early}  if (read_tile(dec, in) != 0)\n"),
        ),
        // A removed release.
        replaced("  free(dec->sizes);\n", "") + &replaced("  if (dec->width > 4) {\n", fixed),
        // An overwritten pointer.
        replaced(
            "  for (int i = 0; i < dec->count; i++)\n",
            "  if (dec->count > 4)\n    dec->tile = get(99);\n  for (int i = 0; i < dec->count; i++)\n",
        ),
    ] {
        let verdict = judge(&folder, &patch);
        assert_eq!(
            verdict.failed_stage,
            Some(StageName::Leak),
            "{patch}\n{verdict:#?}"
        );
    }
}

const ALONE: &str = r#"#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  FILE *in = fopen(words[count - 1], "r");
  int at = in ? fgetc(in) - '0' : 0;
  char *block = malloc(4);
  if (!block)
    return 1;
  if (at > 9)
    return 1;
  block[at] = 1;
  printf("%d\n", block[at]);
  free(block);
  return 0;
}
"#;

/// That an exit path always leaked is believed only if a run of the unpatched program shows it.
#[test]
fn the_reported_block_alone_is_lost_by_the_patch() {
    let patch = "main.c\n<<<<<<< SEARCH\n  if (at > 9)\n=======\n  if (at > 3)\n>>>>>>> REPLACE\n";
    let manifest = "[build]\ncommand = 'clang -g -fsanitize=address main.c -o main'\n[[poc]]\ncommand = './main {input}'\n\
                    input = 'crash.bin'\n[judge]\nneighbours = 0\n";
    let folder = project(&[
        ("main.c", ALONE),
        ("crash.bin", "7"),
        ("wide.bin", "z"),
        ("patchwright.toml", manifest),
    ]);
    let alone = judge(&folder, patch);
    assert_eq!(alone.failed_stage, Some(StageName::Leak), "{alone:#?}");
    let shown = format!("{manifest}[test]\ncommand = './main wide.bin || true'\n");
    fs::write(folder.path().join("patchwright.toml"), shown).unwrap();
    let shown = judge(&folder, patch);
    assert!(shown.accepted, "{shown:#?}");
    assert_eq!(shown.doubts[0].name, "old-leak");
}
