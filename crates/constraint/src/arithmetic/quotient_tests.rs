use super::zero_when;

#[test]
fn quotients_and_differences() {
    let check = |value: &str, wanted: Option<&str>| {
        assert_eq!(
            zero_when(value).map(|bad| bad.to_string()).as_deref(),
            wanted,
            "{value}"
        );
    };
    check(
        "g.size / (g.ways * g.line)",
        Some("g.size < g.ways * g.line"),
    );
    check("p->end - p->start", Some("p->end == p->start"));
    check("a / b", Some("a < b"));
    check("a / b / c", None);
    check("count", None);
    check("f(a) / b", None);
    check("a /", None);
}
