use super::*;

#[test]
fn outputs_are_shown_from_where_they_part() {
    let long = format!("{}AB", "x".repeat(300));
    let other = format!("{}AC", "x".repeat(300));
    let shown = |last| format!("…{}A{last}", "x".repeat(79));
    let many = "y\n".repeat(400);
    for (before, after, expected) in [
        ("a\nb\n", "a\nb\n", None),
        ("a\nb\n", "a\nc\n", Some((2, "b", "c"))),
        (
            "head\ncell 12\n",
            "head\ncell 13\n",
            Some((2, "cell 12", "cell 13")),
        ),
        ("all\n", "", Some((1, "all", ""))),
        ("one\n", "one\ntwo\n", Some((2, "", "two"))),
        ("é", "è", Some((1, "é", "è"))),
        (
            &long,
            &other,
            Some((1, shown('B').as_str(), shown('C').as_str())),
        ),
    ] {
        let expected = expected.map(|(line, one, two)| (line, [one.to_owned(), two.to_owned()]));
        assert_eq!(part(before, after), expected, "{before:?} and {after:?}");
    }
    let (_, [old, new]) = part(&many, "z\n").unwrap();
    assert!(old.len() <= MOST_OUTPUT + 3 && old.ends_with('…'), "{old}");
    assert_eq!(new, "z");
}
