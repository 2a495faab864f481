use super::{End, Tag, Tags, attribute};

fn shape(document: &str) -> (String, End) {
    let mut tags = Tags::new(document.as_bytes());
    let mut shape = String::new();
    for tag in tags.by_ref() {
        let (mark, name) = match tag {
            Tag::Open { name, .. } => ('+', name),
            Tag::Alone { name, .. } => ('=', name),
            Tag::Close { name } => ('-', name),
        };
        shape.push(mark);
        shape.push_str(&String::from_utf8_lossy(name));
    }
    (shape, tags.end)
}

#[test]
fn tags_are_found_among_everything_else() {
    for (document, expected, end) in [
        ("<?xml version='1.0'?><a><b/></a >", "+a=b-a", End::Clean),
        ("<a x='>' y=\"</a>\"/>", "=a", End::Clean),
        ("<!-- <b> --><a><![CDATA[<c>]]></a>", "+a-a", End::Clean),
        ("<!DOCTYPE a><a/>", "=a", End::Clean),
        ("text < 3", "", End::Torn),
        ("<a><b x='1", "+a", End::Torn),
        ("<a><!-- never closed", "+a", End::Torn),
        ("", "", End::Clean),
        ("<", "", End::Torn),
        ("<>", "+", End::Clean),
        ("</>", "-", End::Clean),
        ("<//>", "-/", End::Clean),
    ] {
        assert_eq!(shape(document), (expected.to_owned(), end), "{document:?}");
    }
}

#[test]
fn a_tag_without_end_is_given_up() {
    let document = format!("<a {}", "x".repeat(100_000));
    assert_eq!(shape(&document), (String::new(), End::Torn));
}

#[test]
fn attributes_are_unescaped() {
    let text =
        br#" name="a &lt;b&gt; &amp;amp; &#65;&#x42;" other = 'x"y' odd="&nope; &#x110000; &#7;" "#;
    let value = |name| attribute(text, name);
    assert_eq!(value("name").as_deref(), Some("a <b> &amp; AB"));
    assert_eq!(value("other").as_deref(), Some("x\"y"));
    assert_eq!(value("odd").as_deref(), Some("&nope; &#x110000;  "));
    assert_eq!(value("none"), None);
    assert_eq!(
        attribute(b"n='&no-such-entity-at-all; &&amp;'", "n").as_deref(),
        Some("&no-such-entity-at-all; &&")
    );
    assert_eq!(attribute(b"name=bare", "name"), None);
    assert_eq!(attribute(b"name", "name"), None);
}
