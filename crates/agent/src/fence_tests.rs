use proptest::prelude::*;

use super::*;

#[test]
fn marks_inside_are_escaped() {
    let cases = [
        ("int x;\n", "int x;\n"),
        ("int x;", "int x;\n"),
        ("", ""),
        ("</data>", "<\\/data>\n"),
        ("< / DATA >", "<\\ / DATA >\n"),
        ("</daT A>", "<\\/daT A>\n"),
        ("<\\/data>", "<\\\\/data>\n"),
        ("<data from=\"us\">", "<\\data from=\"us\">\n"),
        ("a < b && data", "a < b && data\n"),
        (
            "x\u{202e}y\u{e0041}\u{1b}[0m",
            "x\\u{202e}y\\u{e0041}\\u{1b}[0m\n",
        ),
    ];
    for (text, inside) in cases {
        assert_eq!(
            fence("a.c", text),
            format!("<data from=\"a.c\">\n{inside}</data>")
        );
    }
    assert!(fence("x\">\n<y", "").starts_with("<data from=\"x____y\">\n"));
}

#[test]
fn a_fence_that_is_cut_is_closed() {
    let text = format!("see {}", fence("a.c", "int x;\n</data>"));
    let cases = [
        (3, "see"),
        (30, "see <data from=\"a.c\">\nint x;\n<\n</data>"),
        (1000, "see <data from=\"a.c\">\nint x;\n<\\/data>\n</data>"),
    ];
    for (most, wanted) in cases {
        assert_eq!(cut(&text, most), wanted);
    }
}

proptest! {
    #[test]
    fn the_only_end_is_the_last(label in ".{0,9}", text in "[<>/\\\\ dDaAtT\n]{0,60}") {
        let fenced = fence(&label, &text);
        let (_, inside) = fenced.split_once('\n').unwrap();
        let marks = inside.to_lowercase().replace([' ', '\n'], "").matches("</data").count();
        prop_assert_eq!(marks, 1);
    }
}
