use patchwright_probes::debug::{Hit, Life, LineAsked, Session, Watched, Writer};

use super::fixture::{Fixture, Given};

const BLOCKS: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
struct node { long a, b, c, d; };
static struct node *keep;
static int limit = 5;
static void poke(long *p, long v) {
  *p = v;
}
static int use(const char *buf, int round) {
  int index;
  int *q = &index;
  if (round == 0) *q = 3;
  if (round == 1) {
    limit++;
  }
  return buf[*q];
}
int main(int argc, char **argv) {
  int k = atoi(argv[1]);
  struct node *old = malloc(sizeof *old);
  old->c = 111;
  poke(&old->c, 112);
  free(old);
  struct node *now = malloc(sizeof *now);
  keep = now;
  long *alias = &now->c;
  if (k == 0) {
    now->c = 7;
    poke(alias, 4096);
  }
  if (k == 1 && now == old) return ((char *)keep)[now->c];
  if (k == 2) {
    char *b = calloc(1, 100);
    int s = use(b, 0) + use(b, 1);
    return s + ((char *)now)[4096];
  }
  if (k == 3) {
    size_t got = read(0, alias, 8);
    now->a = got;
  }
  if (k == 4) {
    now->c = 4096;
    free(now);
  }
  return ((char *)keep)[now->c];
}
"#;

fn watched(session: &mut Session<'_>, expression: &str, frame: usize) -> Watched {
    session.ensure_stopped().unwrap();
    session.watch(expression, frame).unwrap()
}

fn written_at(watched: &Watched) -> (String, u32) {
    match &watched.writer {
        Writer::Line {
            function, place, ..
        } => (function.clone(), place.as_ref().unwrap().line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_write_through_an_alias_is_named_by_its_line() {
    for compiler in ["clang-19 -O0", "clang-19 -O1", "gcc -O0"] {
        let fixture = Fixture::new(
            "blocks.c",
            BLOCKS,
            &format!("{compiler} -fsanitize=address"),
        );
        let mut session = fixture.session(Given {
            words: &["0"],
            ..Given::default()
        });
        let found = watched(&mut session, "keep->c", 0);
        assert_eq!(written_at(&found), ("poke".to_owned(), 9), "{compiler}");
        let Writer::Line { change, .. } = &found.writer else {
            panic!()
        };
        // The optimiser drops the write that is overwritten.
        let old = match compiler.ends_with("-O1") {
            true => "-4702111234474983746",
            false => "7",
        };
        let values = (change.old.as_deref(), change.new.as_deref());
        assert_eq!(values, (Some(old), Some("4096")), "{compiler}");
        // The program is stopped there, so the writer's variables can be read.
        if compiler.ends_with("-O0") {
            assert_eq!(session.evaluate("v", 0).unwrap().text, "4096");
            assert_eq!(session.halt().unwrap().backtrace.frames[1].function, "main");
        }
    }
}

#[test]
fn an_earlier_owner_of_a_block_is_not_taken_for_this_one() {
    let fixture = Fixture::new("blocks.c", BLOCKS, "clang-19 -O0 -fsanitize=address");
    // Without a quarantine the block is reused at once; without a fill nothing writes to it meanwhile.
    let env = [
        "ASAN_OPTIONS=quarantine_size_mb=0:thread_local_quarantine_size_kb=0:max_malloc_fill_size=0",
    ];
    let mut session = fixture.session(Given {
        words: &["1"],
        env: &env,
        ..Given::default()
    });
    let halt = session.run_to_crash().unwrap();
    assert!(halt.kind.is_crash(), "{:?}", halt.kind);
    let same = session.evaluate("now == old", 0).unwrap().text;
    let value = session.evaluate("now->c", 0).unwrap().text;
    let found = watched(&mut session, "now->c", 0);
    let Writer::NobodySince(Life::Allocation { at: Some(place) }) = &found.writer else {
        panic!("{found:?} {same} {value}");
    };
    assert_eq!(place.line, 26);
    assert!(found.writes >= 2, "{found:?}");
}

#[test]
fn a_freed_block_keeps_its_last_write() {
    let fixture = Fixture::new("blocks.c", BLOCKS, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given {
        words: &["4"],
        ..Given::default()
    });
    let found = watched(&mut session, "now->c", 0);
    assert_eq!(written_at(&found), ("main".to_owned(), 44));
}

#[test]
fn an_earlier_call_is_not_taken_for_this_one() {
    let fixture = Fixture::new("blocks.c", BLOCKS, "clang-19 -O0 -fsanitize=address");
    // Every call gets the same place on the stack.
    let env = ["ASAN_OPTIONS=detect_stack_use_after_return=0"];
    let mut session = fixture.session(Given {
        words: &["2"],
        env: &env,
        ..Given::default()
    });
    let asked = LineAsked {
        file: "blocks.c".to_owned(),
        line: 18,
        column: None,
        condition: None,
    };
    session.run_to_line(&asked, Hit::First).unwrap();
    assert_eq!(
        written_at(&watched(&mut session, "index", 0)),
        ("use".to_owned(), 14)
    );
    session.run_to_line(&asked, Hit::Last).unwrap();
    let found = watched(&mut session, "index", 0);
    let life = Life::Call {
        function: "use".to_owned(),
    };
    assert_eq!(found.writer, Writer::NobodySince(life));
    session.run_to_crash().unwrap();
    assert_eq!(
        written_at(&watched(&mut session, "limit", 0)),
        ("use".to_owned(), 16)
    );
    assert_eq!(watched(&mut session, "keep", 0).writes, 1);
}

#[test]
fn what_the_kernel_wrote_is_traced_to_the_call() {
    let fixture = Fixture::new("blocks.c", BLOCKS, "clang-19 -O0 -fsanitize=address");
    let given = Given {
        words: &["3"],
        stdin: Some("AAAAAAAA"),
        ..Given::default()
    };
    let mut session = fixture.session(given);
    let found = watched(&mut session, "now->c", 0);
    assert_eq!(
        found.writer,
        Writer::SystemCall {
            name: "read".to_owned()
        },
        "{found:?}"
    );
    assert_eq!(session.halt().unwrap().backtrace.place().unwrap().line, 40);
}

#[test]
fn what_cannot_be_watched_is_explained() {
    let fixture = Fixture::new("blocks.c", BLOCKS, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given {
        words: &["0"],
        ..Given::default()
    });
    session.ensure_stopped().unwrap();
    let cases = [
        ("*now", "32 bytes"),
        ("now->c + 1", "no place in memory"),
        ("zz", "undeclared"),
    ];
    for (expression, wanted) in cases {
        let said = session.watch(expression, 0).unwrap_err().to_string();
        assert!(said.contains(wanted), "{said}");
    }
}

#[test]
fn a_variable_of_an_outer_call_is_known_by_its_own_frame() {
    let source = "#include <stdlib.h>\nstatic void set(int *n) {\n  *n = 40;\n}\nstatic int deep(const char *b, const int *n) {\n  \
        return b[*n];\n}\nint main(void) {\n  int n = 1;\n  set(&n);\n  return deep(malloc(4), &n);\n}\n";
    for env in [
        "ASAN_OPTIONS=",
        "ASAN_OPTIONS=detect_stack_use_after_return=0",
    ] {
        for compiler in ["clang-19 -O0", "gcc -O0"] {
            let build = format!("{compiler} -fsanitize=address");
            let fixture = Fixture::new("outer.c", source, &build);
            let mut session = fixture.session(Given {
                env: &[env],
                ..Given::default()
            });
            let found = watched(&mut session, "*n", 0);
            assert_eq!(
                written_at(&found),
                ("set".to_owned(), 3),
                "{env} {compiler}"
            );
        }
    }
}

#[test]
fn other_allocators_owners_are_told_apart_too() {
    let source = "#include <stdlib.h>\nstruct node { long a, b, c, d; };\nstatic struct node *make(void) {\n  \
        return malloc(sizeof(struct node));\n}\nint main(int argc, char **argv) {\n  struct node *old = make();\n  \
        old->c = 111;\n  if (argc > 1) abort();\n  free(old);\n  struct node *now = make();\n  \
        if (now == old) abort();\n  return 0;\n}\n";
    for build in ["gcc -O0", "clang-19 -O0 -fsanitize=memory"] {
        let fixture = Fixture::new("plain.c", source, build);
        let mut session = fixture.session(Given {
            words: &["x"],
            ..Given::default()
        });
        session.ensure_stopped().unwrap();
        assert_eq!(
            written_at(&watched(&mut session, "old->c", 0)),
            ("main".to_owned(), 8),
            "{build}"
        );
        let mut session = fixture.session(Given::default());
        assert!(
            session.run_to_crash().unwrap().kind.is_crash(),
            "{build}: the block was not used again"
        );
        let found = watched(&mut session, "now->c", 0);
        let Writer::NobodySince(Life::Allocation { .. }) = &found.writer else {
            panic!("{build}: {found:?}");
        };
    }
}
