//! A way to the bug behind conditions that no single change of the input meets: only what runs reach and compare leads there.

use std::fs;

use patchwright_subject::neighbours::{ChangedFile, SearchPool};
use patchwright_testkit::Project;

use crate::fixture::{Fixture, with_folder};

const GATE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned big(const unsigned char *at, int bytes) {
  unsigned value = 0;
  while (bytes-- > 0) value = value << 8 | *at++;
  return value;
}

static int fill(unsigned count) {
  unsigned char *cells = malloc(4);
  int sum = 0;
  for (unsigned i = 0; i < count; i++) cells[i] = (unsigned char)i;
  for (unsigned i = 0; i < 4 && i < count; i++) sum += cells[i];
  free(cells);
  return sum;
}

int main(int argc, char **argv) {
  unsigned char in[64] = {0};
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL || fread(in, 1, sizeof in - 1, file) < 12) return 1;
  fclose(file);
  if (in[0] == 'P') return fill(in[1]) < 0;
  if (big(in, 4) != 3735928559u - in[11] * 7) return 2;
  if (big(in + 4, 2) != 0x1234u + in[10]) return 3;
  if (strncmp((char *)in + 6, "open", 4) != 0) return 4;
  return fill(in[11]) < 0;
}
"#;

/// `FLAGS` of one compiler each.
const MAKEFILE: &str = "CFLAGS = -g -O1 -fsanitize=address,undefined
gate: gate.o
\t$(CC) $(CFLAGS) -o $@ gate.o
gate.o: gate.c
\t$(GUARD)
\t$(CC) $(CFLAGS) -c -o $@ gate.c
";
const POC: &[u8] = b"P\x09xxxxyyyy\x05\x09";
/// What the instrumented build alone cannot do.
const REFUSES: &str = "@! test -e /patchwright/looked.c";

fn with_gate(compiler: &str, guard: &str, test: impl FnOnce(&Fixture<'_>)) {
    let command = format!("make CC={compiler}");
    let manifest = format!(
        "[build]\ncommand = \"{command}\"\n\n[[poc]]\ncommand = \"./gate {{input}}\"\ninput = \"poc.bin\"\n"
    );
    let project = Project::with(&[
        ("gate.c", GATE),
        ("Makefile", &MAKEFILE.replace("$(GUARD)", guard)),
        ("patchwright.toml", &manifest),
    ]);
    fs::write(project.source().join("poc.bin"), POC).unwrap();
    let few = |case: &mut patchwright_domain::case::Case| {
        case.judge.runs = 1;
        case.judge.neighbours = 20;
        case.judge.neighbour_seconds = 120;
        case.judge.search_seconds = 120;
        case.judge.guided_search = true;
    };
    with_folder(&project.source(), few, test);
}

fn pool(fixture: &Fixture<'_>) -> SearchPool {
    let (subject, base, bug) = (fixture.subject, fixture.base, fixture.bug);
    let poc = &subject.case.pocs[0];
    let crash = (bug, fixture.program);
    let (neighbours, before) = subject
        .neighbour_baseline(poc, base, crash, fixture.seconds)
        .unwrap();
    let known = (&neighbours, &before);
    subject
        .search_pool(poc, base, known, crash, fixture.seconds)
        .unwrap()
}

/// Inputs that came past all three conditions.
fn hidden(fixture: &Fixture<'_>, pool: &SearchPool) -> usize {
    let poc = &fixture.subject.case.pocs[0];
    let content = |index| match pool.inputs.changes(index, poc)?.file? {
        ChangedFile::Whole { content, .. } => Some(content),
        ChangedFile::Spliced { .. } => None,
    };
    let all = (0..pool.inputs.len()).filter_map(content);
    all.filter(|content| content[6..].starts_with(b"open"))
        .count()
}

#[test]
fn conditions_are_met_one_after_the_other() {
    for compiler in ["clang", "gcc"] {
        with_gate(compiler, "@true", |fixture| {
            let found = pool(fixture);
            assert!(hidden(fixture, &found) > 0, "{compiler}: {found:?}");
            let again = pool(fixture);
            assert_eq!(
                again.inputs.len(),
                found.inputs.len(),
                "kept beside the base"
            );
        });
    }
    with_gate("clang", REFUSES, |fixture| {
        let found = pool(fixture);
        assert!(
            !found.inputs.is_empty(),
            "the search goes on without a guide"
        );
        assert_eq!(hidden(fixture, &found), 0);
    });
}
