use patchwright_probes::debug::{Hit, LineAsked, LineOutcome, Nearest, Reached, Reaches, Session};

use super::fixture::{Fixture, Given};

const ROWS: &str = r#"#include <stdio.h>
#include <stdlib.h>
struct row { int len; int cap; int *v; };
static int total;
static inline int get(struct row *r, int i) {
  return r->v[i];
}
int sum_row(struct row *r) {
  int s = 0;

  for (int i = 0; i < r->len; i++) {
    s += get(r, i);
    total++;
  }
  return s;
}
static int unused(int x) {
  int y = x + 1;
  return y;
}
int main(int argc, char **argv) {
  struct row r = {2, 3, malloc(12)};
  for (int i = 0; i < 3; i++) r.v[i] = i * 10;
  if (argc > 3) return unused(argc);
  printf("%d\n", sum_row(&r));
  r.len = 4;
  printf("%d\n", sum_row(&r));
  return 0;
}
"#;

fn asked(line: u32, condition: Option<&str>) -> LineAsked {
    LineAsked {
        file: "rows.c".to_owned(),
        line,
        column: None,
        condition: condition.map(str::to_owned),
    }
}

fn value(session: &mut Session<'_>, expression: &str, frame: usize) -> String {
    session.evaluate(expression, frame).unwrap().text
}

#[test]
fn a_line_is_stopped_at_where_it_matters() {
    let fixture = Fixture::new("rows.c", ROWS, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given::default());
    let cases = [
        (Hit::Last, None, Some(6), Reaches::Exactly(6), "3"),
        (Hit::First, None, Some(1), Reaches::Uncounted, "0"),
        (Hit::Nth(4), None, Some(4), Reaches::Uncounted, "1"),
        (Hit::Last, Some("i < 2"), Some(4), Reaches::Exactly(4), "1"),
        (
            Hit::First,
            Some("r->len == 4 && i == 2"),
            Some(1),
            Reaches::Uncounted,
            "2",
        ),
        // Asked again: the counts are already known.
        (Hit::Last, None, Some(6), Reaches::Exactly(6), "3"),
    ];
    for (hit, condition, number, of, i) in cases {
        let outcome = session.run_to_line(&asked(12, condition), hit).unwrap();
        let wanted = Reached {
            line: 12,
            hit: number,
            of,
            frame: 0,
        };
        assert_eq!(
            outcome,
            LineOutcome::Reached(wanted),
            "{hit:?} {condition:?}"
        );
        assert_eq!(value(&mut session, "i", 0), i, "{hit:?} {condition:?}");
    }
}

#[test]
fn optimised_code_is_stopped_within_the_line() {
    for compiler in [
        "clang-19 -O1 -fsanitize=address",
        "gcc -O1 -fsanitize=address",
    ] {
        let fixture = Fixture::new("rows.c", ROWS, compiler);
        let mut session = fixture.session(Given::default());
        let LineOutcome::Reached(reached) =
            session.run_to_line(&asked(12, None), Hit::Last).unwrap()
        else {
            panic!("{compiler}: the line was not reached");
        };
        let frames = &session.halt().unwrap().backtrace.frames;
        let place = frames[reached.frame].place.as_ref().unwrap();
        assert_eq!(place.line, 12, "{compiler}: {frames:#?}");
        assert_eq!(value(&mut session, "i", reached.frame), "3", "{compiler}");
    }
}

#[test]
fn a_line_that_cannot_be_stopped_at_is_told_from_one_that_is_not_reached() {
    let fixture = Fixture::new("rows.c", ROWS, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given::default());
    let moved = session.run_to_line(&asked(10, None), Hit::First).unwrap();
    let LineOutcome::Reached(Reached {
        line: 11,
        hit: Some(1),
        ..
    }) = moved
    else {
        panic!("{moved:?}");
    };
    let never = session.run_to_line(&asked(18, None), Hit::Last).unwrap();
    let nearest = Nearest::Line(15);
    assert_eq!(never, LineOutcome::Never { line: 18, nearest });
    let none = session.run_to_line(&asked(90, None), Hit::Last).unwrap();
    assert_eq!(
        none,
        LineOutcome::NoCode {
            nearest: Nearest::Line(29)
        }
    );
    let few = session.run_to_line(&asked(12, None), Hit::Nth(40)).unwrap();
    assert_eq!(
        few,
        LineOutcome::TooFew {
            line: 12,
            wanted: 40,
            reached: 6
        }
    );
    let wrong = session.run_to_line(&asked(12, Some("nonsense > 1")), Hit::Last);
    let words = wrong.unwrap_err().to_string();
    assert!(
        words.contains("undeclared identifier 'nonsense'"),
        "{words}"
    );
}

#[test]
fn a_line_that_is_reached_too_often_is_stopped_at_in_the_crash() {
    let source = ROWS
        .replace("r.len = 4;", "r.len = 1 << 30;")
        .replace("r->v[i]", "r->v[i < 200000 ? 0 : i]");
    let fixture = Fixture::new("rows.c", &source, "clang-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given {
        seconds: Some(4),
        ..Given::default()
    });
    let outcome = session.run_to_line(&asked(12, None), Hit::Last).unwrap();
    let LineOutcome::Reached(Reached {
        hit: None,
        of: Reaches::TooMany { more_than },
        frame: 1,
        ..
    }) = outcome
    else {
        panic!("{outcome:?}");
    };
    assert!(more_than > 10);
    assert_eq!(value(&mut session, "i", 1), "200000");
}

const THREADS: &str = r#"#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
static sem_t first, second;
static int step(int v) {
  return v + 1;
}
static void idle(void) {
  step(1000);
}
static void *work(void *arg) {
  char *p = malloc(4);
  for (int i = 0; i < 3; i++) step(i);
  sem_post(&first);
  sem_wait(&second);
  p[4] = 1;
  return p;
}
int main(void) {
  pthread_t other;
  sem_init(&first, 0, 0);
  sem_init(&second, 0, 0);
  pthread_create(&other, 0, work, 0);
  sem_wait(&first);
  for (int i = 100; i < 105; i++) step(i);
  idle();
  sem_post(&second);
  pthread_join(other, 0);
  return 0;
}
"#;

/// The last hit before the crash is that of the crashing thread, whatever other threads do meanwhile.
#[test]
fn the_thread_that_crashes_counts() {
    let command = "clang-19 -O0 -fsanitize=address -pthread";
    let fixture = Fixture::new("rows.c", THREADS, command);
    let mut session = fixture.session(Given::default());
    // The crashing thread is known from before, or found by the query itself.
    for knows in [false, true] {
        if knows {
            session.run_to_crash().unwrap();
        }
        let outcome = session.run_to_line(&asked(6, None), Hit::Last).unwrap();
        let LineOutcome::Reached(reached) = outcome else {
            panic!("{outcome:?}");
        };
        assert_eq!((reached.hit, reached.of), (Some(3), Reaches::Exactly(3)));
        assert_eq!(value(&mut session, "v", 0), "2");
        assert!(!session.is_in_other_thread());
    }
    // If the crashing thread does not reach the line, another one is better than nothing.
    let outcome = session.run_to_line(&asked(9, None), Hit::Last).unwrap();
    assert!(matches!(outcome, LineOutcome::Reached(_)), "{outcome:?}");
    assert!(session.is_in_other_thread());
}
