use patchwright_probes::debug::{Ending, Expected, HaltKind};

use super::fixture::{Fixture, Given};

const WAYS: &str = r#"#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
static int deep(int n) {
  char b[1000];
  memset(b, n, sizeof b);
  return n <= 0 ? b[5] : deep(n - 1) + b[7];
}
static int forever(volatile int *p) {
  while (*p) { }
  return 0;
}
static void twice(char *p) {
  free(p);
}
int main(int argc, char **argv) {
  int k = atoi(argv[1]);
  volatile int one = 1;
  int *p = argc > 5 ? &k : 0;
  signal(SIGUSR1, SIG_IGN);
  raise(SIGUSR1);
  raise(SIGWINCH);
  if (k == 0) return *p;
  if (k == 1) abort();
  if (k == 2) return deep(1000000);
  if (k == 3) return forever(&one);
  if (k == 4) {
    int x = 0x7fffffff;
    x += argc;
    printf("%d\n", x);
    return 0;
  }
  if (k == 5) {
    char *q = malloc(4);
    twice(q);
    twice(q);
  }
  if (k == 6) {
    if (fork() == 0) {
      char *c = malloc(3);
      return c[3 + argc];
    }
    wait(0);
    return 0;
  }
  if (k == 7) return 3;
  return 0;
}
"#;

#[test]
fn a_program_is_stopped_where_it_goes_wrong() {
    let fixture = Fixture::new("ways.c", WAYS, "clang-19 -O0 -fsanitize=address,undefined");
    let cases = [
        ("1", "SIGABRT", 27),
        ("2", "SIGSEGV", 0),
        ("5", "Deallocation of freed memory", 17),
    ];
    for (way, words, line) in cases {
        let mut session = fixture.session(Given {
            words: &[way],
            ..Given::default()
        });
        let halt = session.run_to_crash().unwrap();
        let (HaltKind::Report(said) | HaltKind::Signal(said)) = &halt.kind else {
            panic!("{way}: {:?}", halt.kind);
        };
        assert!(said.contains(words), "{way}: {said}");
        let place = halt.backtrace.place().unwrap();
        assert!(place.in_project && place.file == "ways.c");
        assert!(line == 0 || place.line == line, "{way}: {}", place.line);
    }
}

#[test]
fn a_report_that_ends_nothing_is_stopped_at_when_it_is_the_bug() {
    let fixture = Fixture::new("ways.c", WAYS, "clang-19 -O0 -fsanitize=address,undefined");
    // Also without an expected place: there is nothing else to stop at.
    for expected in [
        None,
        Some(Expected {
            file: Some("ways.c".to_owned()),
            line: Some(32),
        }),
    ] {
        let mut session = fixture.session(Given {
            words: &["4"],
            expected,
            ..Given::default()
        });
        let halt = session.run_to_crash().unwrap();
        assert_eq!(
            halt.kind,
            HaltKind::Report("Signed integer overflow".to_owned())
        );
        assert_eq!(halt.backtrace.place().unwrap().line, 32);
    }
}

#[test]
fn a_forked_child_is_followed_when_it_is_the_one_that_crashes() {
    let fixture = Fixture::new("ways.c", WAYS, "clang-19 -O0 -fsanitize=address");
    let expected = Some(Expected {
        file: Some("ways.c".to_owned()),
        line: Some(44),
    });
    let mut session = fixture.session(Given {
        words: &["6"],
        expected,
        ..Given::default()
    });
    let halt = session.run_to_crash().unwrap();
    assert_eq!(
        halt.kind,
        HaltKind::Report("Heap buffer overflow".to_owned())
    );
    assert_eq!(halt.backtrace.place().unwrap().line, 44);
}

#[test]
fn a_program_that_ends_or_hangs_is_said_to() {
    let fixture = Fixture::new("ways.c", WAYS, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given {
        words: &["7"],
        ..Given::default()
    });
    assert_eq!(
        session.run_to_crash().unwrap().kind,
        HaltKind::Ended(Ending::AtExit)
    );
    // Run again, by the same debugger.
    assert_eq!(
        session.run_to_crash().unwrap().kind,
        HaltKind::Ended(Ending::AtExit)
    );
    drop(session);
    // A busy machine may not reach the loop in the first try.
    let mut paused_in = String::new();
    for seconds in [3, 10, 30, 90] {
        let mut session = fixture.session(Given {
            words: &["3"],
            seconds: Some(seconds),
            ..Given::default()
        });
        let halt = session.run_to_crash().unwrap();
        assert_eq!(halt.kind, HaltKind::Paused);
        paused_in.clone_from(&halt.backtrace.frames[0].function);
        if paused_in == "forever" {
            break;
        }
    }
    assert_eq!(paused_in, "forever");
}
