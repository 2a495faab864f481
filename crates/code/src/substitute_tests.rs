use super::substituted;

#[test]
fn replaces_names_and_not_members() {
    let check = |text: &str, pairs: &[(&str, &str)], wanted: &str| {
        assert_eq!(substituted(text, pairs), wanted, "{text}");
    };
    check(
        "m.find(k) == m.end()",
        &[("k", "from")],
        "m.find(from) == m.end()",
    );
    check("m.k < k", &[("k", "a + 1")], "m.k < a + 1");
    check("k.size == 0", &[("k", "*p")], "(*p).size == 0");
    check("key < k2", &[("k", "x")], "key < k2");
}
