use super::*;

#[test]
fn results_are_those_of_a_run_that_came_to_its_end() {
    let text =
        "passed\tp.A.one\t\nfailed\tp.A.two\tno\npassed\tp.A.one\t\nskipped\tp.B$In.three\t\nend\n";
    let result = read_results(text, 0).unwrap();
    let told: Vec<(&str, TestOutcome)> = result
        .cases
        .iter()
        .map(|case| (case.name.as_str(), case.outcome))
        .collect();
    let expected = [
        ("p.A.one", TestOutcome::Passed),
        ("p.A.two", TestOutcome::Failed),
        ("p.A.one (2)", TestOutcome::Passed),
        ("p.B$In.three", TestOutcome::Skipped),
    ];
    assert_eq!(told, expected);
    let cut = text.strip_suffix("end\n").unwrap();
    for (text, exit) in [(cut, 0), (text, 1), ("", 0), ("odd\tp.A.one\nend\n", 0)] {
        assert_eq!(read_results(text, exit), None, "{text}");
    }
}

#[test]
fn a_test_belongs_to_the_class_that_its_name_begins_with() {
    for (test, class, expected) in [
        ("p.A.one", "p.A", true),
        ("p.A$In.one", "p.A", true),
        ("p.AB.one", "p.A", false),
        ("q.A.one", "p.A", false),
    ] {
        assert_eq!(is_in(test, class), expected, "{test}");
    }
}
