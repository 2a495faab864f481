use super::*;

fn failure(message: &str, expected: Option<&str>, actual: Option<&str>) -> TestFailure {
    TestFailure {
        name: "round".to_owned(),
        message: Some(message.to_owned()),
        expected: expected.map(str::to_owned),
        actual: actual.map(str::to_owned),
        ..TestFailure::default()
    }
}

#[test]
fn addresses_and_times_are_no_other_way_to_fail() {
    let first = failure("wrong node 0x7ffd12ab34 after 12ms", None, None);
    assert!(first.fails_like(&failure("wrong node 0x7ffe00aa00 after 3ms", None, None)));
    assert!(!first.fails_like(&failure("wrong leaf 0x7ffd12ab34 after 12ms", None, None)));
}

#[test]
fn other_values_and_other_tests_are() {
    let first = failure("not equal", Some("4"), Some("3"));
    assert!(first.fails_like(&failure("not equal", Some("4"), Some("3"))));
    assert!(!first.fails_like(&failure("not equal", Some("4"), Some("5"))));
    let other = TestFailure {
        name: "trim".to_owned(),
        ..first.clone()
    };
    assert!(!first.fails_like(&other));
}

#[test]
fn the_reason_is_the_pair_of_values_if_both_are_known() {
    let reason = |expected, actual| failure("not equal", expected, actual).reason();
    assert_eq!(reason(Some("4"), Some("3")).unwrap(), "expected 4, got 3");
    assert_eq!(reason(Some("4"), None).unwrap(), "not equal");
    assert_eq!(reason(None, None).unwrap(), "not equal");
}

#[test]
fn failures_come_in_the_order_of_the_manifest() {
    let named = |name: &str| TestFailure {
        name: name.to_owned(),
        ..TestFailure::default()
    };
    let names = ["b", "missing", "a"].map(str::to_owned);
    let ordered = in_order(&names, vec![named("a"), named("b"), named("c")]);
    let ordered: Vec<&str> = ordered.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(ordered, ["b", "a"]);
}
