use super::*;

const TEXT: &str = "3 of 3 · reads 1 byte, 0 bytes past the end of a 16-byte heap block allocated in read_tiles · CWE-125";

#[test]
fn rows_are_wrapped_beside_their_label() {
    insta::assert_snapshot!(Page::with_columns(80).row("reproduced", TEXT), @r"
    reproduced     3 of 3 · reads 1 byte, 0 bytes past the end of a 16-byte heap
                   block allocated in read_tiles · CWE-125
    ");
    insta::assert_snapshot!(Page::with_columns(40).row("reproduced", TEXT), @r"
    reproduced
      3 of 3 · reads 1 byte, 0 bytes past
      the end of a 16-byte heap block
      allocated in read_tiles · CWE-125
    ");
    assert_eq!(Page::with_columns(80).row("cause", ""), "  cause");
}

#[test]
fn nothing_is_wider_than_the_page_but_what_has_no_place_to_break() {
    for columns in 40..120 {
        let page = Page::with_columns(columns);
        let texts = [
            page.row("cause", TEXT),
            page.sentence(Tone::Good, "repaired and verified", TEXT),
            page.block(4, &format!("  {TEXT}\n\n{TEXT}")),
        ];
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(width(line) <= columns, "{columns}: {line}");
        }
    }
}

#[test]
fn a_block_keeps_its_lines_and_their_indentation() {
    let text =
        "Stack:\n  main  prog.c:17:25\n\n  words that go on for longer than the page is wide";
    insta::assert_snapshot!(Page::with_columns(40).block(2, text), @r"
      Stack:
        main  prog.c:17:25

        words that go on for longer than the
        page is wide
    ");
}

#[test]
fn foreign_text_does_not_steer() {
    let page = Page::with_columns(80);
    for text in [
        page.row("cause", "\x1b[2Jgone"),
        page.block(0, "\x1b[2Jgone"),
        page.sentence(Tone::Bad, "failed", ": \x1b[2Jgone"),
    ] {
        assert!(text.contains("\\u{1b}[2Jgone"), "{text:?}");
    }
}
