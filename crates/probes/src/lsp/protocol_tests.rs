use serde_json::json;

use super::*;

#[test]
fn paths_go_there_and_back() {
    for path in ["/a/b.c", "/a b/ü%41#?.c", "/x\u{7f}/[1].h", "/"] {
        let uri = uri(Path::new(path));
        assert!(
            uri.is_ascii() && !uri.contains([' ', '#', '?', '[']),
            "{uri}"
        );
        assert_eq!(path_of(&uri).as_deref(), Some(Path::new(path)));
    }
    for nonsense in ["", "http://a/b", "file://host/b", "file:", "file://%"] {
        assert_eq!(path_of(nonsense), None, "{nonsense}");
    }
    assert_eq!(path_of("file:///a%zz%4").unwrap(), Path::new("/a%zz%4"));
}

#[test]
fn columns_are_bytes_whatever_the_server_counts() {
    let line = "a ü 𝄞 x";
    for (byte, unit) in [(0, 0), (2, 2), (4, 3), (5, 4), (9, 6), (10, 7), (11, 8)] {
        assert_eq!(Encoding::Utf16.column(line, byte), unit, "{byte}");
        assert_eq!(Encoding::Utf16.byte(line, unit), byte, "{unit}");
    }
    assert_eq!(Encoding::Utf16.column(line, 99), 8);
    assert_eq!(Encoding::Utf16.byte(line, 99), 11);
    // In the middle of a character: its start.
    assert_eq!(Encoding::Utf16.column(line, 3), 2);
    assert_eq!(Encoding::Utf8.column(line, 3), 3);
}

#[test]
fn the_encoding_is_what_the_server_says() {
    let cases = [
        (
            json!({"offsetEncoding": "utf-8", "capabilities": {}}),
            Encoding::Utf8,
        ),
        (
            json!({"capabilities": {"positionEncoding": "utf-8"}}),
            Encoding::Utf8,
        ),
        (
            json!({"capabilities": {"positionEncoding": "utf-16"}}),
            Encoding::Utf16,
        ),
        (json!({}), Encoding::Utf16),
        (json!(null), Encoding::Utf16),
    ];
    for (answer, expected) in cases {
        assert_eq!(Encoding::of_answer(&answer), expected, "{answer}");
    }
}

fn location(uri: &str, line: u32, from: u32, to: u32) -> Value {
    json!({"uri": uri, "range": {"start": {"line": line, "character": from}, "end": {"line": line, "character": to}}})
}

#[test]
fn places_are_read_from_every_form_of_answer() {
    let texts = |_: &RelPath| Some("first\nü x\n");
    let read = |answer| places(answer, Path::new("/src"), Encoding::Utf16, &texts);
    let one = Location {
        file: LocationFile::Tree(RelPath::new("a/b.c").unwrap()),
        line: 2,
        column: 3,
        end_line: 2,
        end_column: 4,
    };
    let outside = Location {
        file: LocationFile::Outside("/usr/include/stdio.h".into()),
        line: 1,
        column: 5,
        end_line: 1,
        end_column: 6,
    };
    // A path that leads out of the tree is outside, whatever its prefix.
    let above = Location {
        file: LocationFile::Outside("/src/../etc/x".into()),
        ..outside.clone()
    };
    let inside = location("file:///src/a/b.c", 1, 2, 3);
    let system = location("file:///usr/include/stdio.h", 0, 5, 6);
    let link = json!([{"targetUri": "file:///src/a/b.c", "targetRange": {},
                       "targetSelectionRange": inside["range"]}]);
    let cases = [
        (json!(null), vec![]),
        (json!([]), vec![]),
        (inside.clone(), vec![one.clone()]),
        (json!([system, inside, inside]), vec![one.clone(), outside]),
        (link, vec![one]),
        (
            json!([location("file:///src/../etc/x", 0, 5, 6)]),
            vec![above],
        ),
        (json!([location("untitled:x", 0, 0, 1)]), vec![]),
    ];
    for (answer, expected) in cases {
        assert_eq!(read(answer.clone()).unwrap(), expected, "{answer}");
    }
    for nonsense in [json!(7), json!("x"), json!([7]), json!({"uri": "x"})] {
        assert_eq!(read(nonsense), None);
    }
}

#[test]
fn hovers_are_read_from_every_form_and_cut() {
    let cases = [
        (json!(null), Some(None)),
        (
            json!({"contents": {"kind": "plaintext", "value": " int x\n"}}),
            Some(Some("int x")),
        ),
        (json!({"contents": "int x"}), Some(Some("int x"))),
        (
            json!({"contents": [{"language": "c", "value": "int x"}, "text"]}),
            Some(Some("int x\ntext")),
        ),
        (json!({"contents": []}), Some(None)),
        (json!(7), None),
        (json!({"contents": 7}), None),
    ];
    for (answer, expected) in cases {
        let found = hover(answer.clone());
        let found = found.as_ref().map(Option::as_deref);
        assert_eq!(found, expected, "{answer}");
    }
    let long = hover(json!({"contents": "ü".repeat(100_000)}))
        .unwrap()
        .unwrap();
    assert!(long.len() <= LONGEST_HOVER + " …".len() && long.ends_with('…'));
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn answers_of_any_shape_are_read_or_refused(
        uri in ".{0,40}",
        line in proptest::prelude::any::<u32>(),
        column in proptest::prelude::any::<u32>(),
        text in ".{0,80}",
    ) {
        let texts = |_: &RelPath| Some("a\nü𝄞b\n");
        for uri in [uri.clone(), format!("file:///src/{uri}")] {
            let answer = json!([location(&uri, line, column, column)]);
            for encoding in [Encoding::Utf8, Encoding::Utf16] {
                let _ = places(answer.clone(), Path::new("/src"), encoding, &texts);
            }
        }
        let _ = Encoding::Utf16.column(&text, column);
        let _ = Encoding::Utf16.byte(&text, column);
    }
}
