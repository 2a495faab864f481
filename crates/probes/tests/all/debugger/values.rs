use patchwright_probes::debug::{Began, HaltKind, StepKind, print};

use super::fixture::{Fixture, Given};

const SHAPES: &str = r#"#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
struct Point { int x, y; };
struct Shape {
  int id;
  Shape *next;
  Point where;
  std::string name;
  std::vector<int> sides;
  char tag[8];
  unsigned char raw[3];
  int big[300];
};
static int area(Shape &s, const int *lengths, long count) {
  int sum = s.id;
  for (long i = 0; i <= count; i++) {
    sum += lengths[i];
  }
  return sum;
}
int main() {
  Shape s{};
  s.id = 7;
  s.next = &s;
  s.where = {3, -4};
  s.name = "round";
  for (int i = 0; i < 30; i++) s.sides.push_back(i * i);
  strcpy(s.tag, "ab");
  s.big[299] = 9;
  int *lengths = new int[4]{1, 2, 3, 4};
  int a = area(s, lengths, 4);
  delete[] lengths;
  return a;
}
"#;

#[test]
fn values_are_shown_short() {
    let fixture = Fixture::new("shapes.cpp", SHAPES, "clang++-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given::default());
    // If asked before any run, the program is run to its crash first.
    assert_eq!(session.ensure_stopped().unwrap(), Began::Now);
    assert_eq!(session.ensure_stopped().unwrap(), Began::Before);
    let cases = [
        ("i", 0, "i: long = 4"),
        ("sum", 0, "sum: int = 17"),
        ("s.where", 0, "x = 3\n  y = -4"),
        ("s.name", 0, "\"round\""),
        (
            "s.sides",
            0,
            "s.sides: std::vector<int> = 30 elements\n  [0] = 0\n  [1] = 1\n",
        ),
        ("s.sides", 0, "  … 18 more\n  [26] = 676"),
        (
            "s.big",
            0,
            "s.big: int[300] = 300 elements\n  [0..7] = 0\n  … 288 more\n  [296..298] = 0\n  [299] = 9",
        ),
        ("s.tag", 0, "\"ab\" (8 bytes of room)"),
        ("s.raw", 0, "[0..2] = '\\0'"),
        ("lengths[3]", 0, "lengths[3]: const int = 4"),
        ("s.sides.size() == 30", 0, "true"),
        ("s.next", 0, "  id = 7\n  next = 0x"),
        ("lengths", 1, "lengths: int * = 0x"),
    ];
    for (expression, frame, wanted) in cases {
        let printed = print(&session.evaluate(expression, frame).unwrap());
        assert!(printed.contains(wanted), "{expression}: {printed}");
        assert!(!printed.contains("0x0000"), "{printed}");
    }
    let names: Vec<String> = session
        .locals(0)
        .unwrap()
        .into_iter()
        .map(|local| local.name)
        .collect();
    assert_eq!(names, ["s", "lengths", "count", "sum", "i"]);
    let refused = [
        ("zz", 0, "undeclared identifier 'zz'"),
        ("i = 5", 0, "would change the program's state"),
        ("i", 9, "there is no frame #9"),
    ];
    for (expression, frame, wanted) in refused {
        let said = session.evaluate(expression, frame).unwrap_err().to_string();
        assert!(said.contains(wanted), "{expression}: {said}");
    }
    assert_eq!(session.evaluate("i", 0).unwrap().text, "4");
    let memory = session.memory("lengths", 24, 0).unwrap();
    assert_eq!(memory.bytes[..8], [1, 0, 0, 0, 2, 0, 0, 0]);
    assert_eq!(memory.forbidden, Some(memory.address + 16));
    assert!(
        session
            .memory("0x10", 4, 0)
            .unwrap_err()
            .to_string()
            .contains("cannot be read")
    );
}

#[test]
fn a_value_that_was_optimised_away_is_explained() {
    let source = SHAPES.replace(
        "static int area",
        "__attribute__((noinline)) static int area",
    );
    let fixture = Fixture::new("shapes.cpp", &source, "clang++-19 -O2 -fsanitize=address");
    let mut session = fixture.session(Given::default());
    session.ensure_stopped().unwrap();
    let lost = session
        .locals(0)
        .unwrap()
        .into_iter()
        .find(|local| local.text == "<optimized out>");
    let lost = lost.expect("something is lost at -O2").name;
    let said = session.evaluate(&lost, 0).unwrap_err().to_string();
    assert!(said.contains("run_to_line to a line above"), "{said}");
}

#[test]
fn a_program_is_stepped_until_its_crash() {
    let fixture = Fixture::new("shapes.cpp", SHAPES, "clang++-19 -O0 -fsanitize=address");
    let mut session = fixture.session(Given::default());
    let asked = patchwright_probes::debug::LineAsked {
        file: "shapes.cpp".to_owned(),
        line: 33,
        column: None,
        condition: None,
    };
    session
        .run_to_line(&asked, patchwright_probes::debug::Hit::Last)
        .unwrap();
    let line = |halt: &patchwright_probes::debug::Halt| halt.backtrace.place().unwrap().line;
    let halt = session.step(StepKind::Into, 1).unwrap();
    assert_eq!(
        (halt.backtrace.frames[0].function.as_str(), line(halt)),
        ("area", 17)
    );
    let halt = session.step(StepKind::Over, 2).unwrap();
    assert_eq!(line(halt), 19);
    let halt = session.step(StepKind::Out, 1).unwrap();
    assert!(matches!(halt.kind, HaltKind::Report(_)), "{:?}", halt.kind);
    let said = session.step(StepKind::Over, 1).unwrap_err().to_string();
    assert!(said.contains("goes no further"), "{said}");
}
