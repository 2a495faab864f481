use super::*;

fn check(slot: usize, spot: Spot, condition: &str) -> Check {
    Check {
        slot,
        spot,
        what: What::Property(Condition::read(condition).unwrap()),
    }
}

fn spot(at: usize, closing: Option<usize>) -> Spot {
    Spot {
        at,
        closing,
        line: 1,
    }
}

fn counts() -> CountsFile {
    CountsFile {
        path: "/a b/\"x".to_owned(),
        slots: 3,
    }
}

fn without_preamble(content: &[u8], checks: &[&Check]) -> String {
    let text = String::from_utf8(instrumented(content, checks, &counts(), 4)).unwrap();
    let (preamble, rest) = text.split_once("#line 1\n").unwrap();
    assert!(preamble.contains("open(\"/a\\040b/\\042x\""), "{preamble}");
    assert!(!preamble.contains("PATCHWRIGHT_FILE") && !preamble.contains("PATCHWRIGHT_COUNT"));
    rest.to_owned()
}

#[test]
fn checks_stand_before_their_statements_and_move_no_line() {
    let text = "if (a)\n  b();\nc();\n";
    let body = check(0, spot(9, Some(13)), "n < 3");
    let both = check(1, spot(9, Some(13)), "p");
    let next = check(2, spot(14, None), "q->m != 0");
    let found = without_preamble(text.as_bytes(), &[&next, &body, &both]);
    let property = |slot: usize, text: &str| format!("PATCHWRIGHT_PROPERTY({slot}, {text}); ");
    let wanted = format!(
        "if (a)\n  {{ {}{}b(); }}\n{}c();\n",
        property(0, "PATCHWRIGHT_VALUE(0, n) < 3"),
        property(1, "PATCHWRIGHT_VALUE(0, p)"),
        property(2, "PATCHWRIGHT_VALUE(0, q->m) != 0")
    );
    assert_eq!(found, wanted);
    assert_eq!(found.lines().count(), text.lines().count());
}

#[test]
fn a_byte_order_mark_stays_first() {
    let text = b"\xef\xbb\xbfx();\n";
    let one = check(0, spot(3, None), "n");
    let found = instrumented(text, &[&one], &counts(), 0);
    assert!(found.starts_with(b"\xef\xbb\xbf#if"));
    assert!(found.ends_with(b"PATCHWRIGHT_VALUE(0, n)); x();\n"));
}
