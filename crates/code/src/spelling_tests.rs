use super::mentions;

#[test]
fn by_words() {
    for (text, what, expected) in [
        ("count < 0", "n", false),
        ("n + 1 >= size", "n", true),
        ("x->n > 3", "n", false),
        ("x -> n > 3", "x->n", true),
        ("size - n", "size-n", true),
        ("len", "", false),
        ("lens", "len", false),
    ] {
        assert_eq!(mentions(text, what), expected, "{text} / {what}");
    }
}
