use patchwright_domain::suite::{Extent, MAX_CASES, TestCase, TestOutcome};

use super::{Cases, make_unique, stable};

#[test]
fn times_are_not_part_of_a_name() {
    for (raw, name) in [
        ("Suite.case (0 ms)", "Suite.case"),
        ("reads header [0.03s]", "reads header"),
        ("bats test in 12ms", "bats test"),
        ("doubly timed (3 ms) [1 sec]", "doubly timed"),
        ("rounds (half up)", "rounds (half up)"),
        ("size in 12 bytes", "size in 12 bytes"),
        ("takes (12)", "takes (12)"),
        ("  padded  ", "padded"),
        ("(3 ms)", "unnamed"),
        ("", "unnamed"),
    ] {
        assert_eq!(stable(raw), name, "{raw:?}");
    }
}

#[test]
fn a_long_name_is_cut_between_characters() {
    let name = stable(&"é".repeat(1000));
    assert_eq!(name, "é".repeat(200));
}

#[test]
fn repeated_names_are_numbered_in_order() {
    let case = |name: &str| TestCase {
        name: name.to_owned(),
        outcome: TestOutcome::Passed,
    };
    let mut cases: Vec<TestCase> = ["a", "a (2)", "a", "b", "a", "b"].map(case).into();
    make_unique(&mut cases);
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["a", "a (2)", "a (3)", "b", "a (4)", "b (2)"]);
}

#[test]
fn cases_beyond_the_limit_are_said_to_be_cut() {
    let mut cases = Cases::default();
    for _ in 0..MAX_CASES {
        cases.push("x", TestOutcome::Passed);
    }
    assert_eq!(cases.extent, Extent::Whole);
    cases.push("x", TestOutcome::Passed);
    assert_eq!((cases.list.len(), cases.extent), (MAX_CASES, Extent::Cut));
    let mut all = Cases::default();
    all.push("first", TestOutcome::Failed);
    cases.extent = Extent::Whole;
    all.append(cases);
    assert_eq!((all.list.len(), all.extent), (MAX_CASES, Extent::Cut));
}
