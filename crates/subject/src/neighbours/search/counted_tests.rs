use super::super::change::applied;
use super::super::counter::{copies, length};
use super::*;

#[test]
fn copies_have_names_and_numbers_of_their_own() {
    let text = ": sq dup ;\nlet a 9";
    let known = Vocabulary {
        words: vec![b"LET".to_vec()],
        ..Vocabulary::default()
    };
    let made: Vec<String> = counted_lines(text.as_bytes(), &[2], &known)
        .iter()
        .filter_map(|change| applied(text.as_bytes(), change, 1 << 10))
        .map(|made| String::from_utf8(made).unwrap())
        .collect();
    for expected in [
        // One word, a number, all behind the first, and each about the one before.
        ": sq dup ;\nlet a 9\nlet a1 9\nlet a2 9\n",
        ": sq dup ;\nlet a 9\nlet a 10\nlet a 11\n",
        ": sq dup ;\nlet a 9\nlet a1 10\nlet a2 11\n",
        ": sq dup ;\n: sq1 sq ;\n: sq2 sq1 ;\nlet a 9",
        ": sq dup ;\n: sq dup1 ;\n: sq dup2 ;\n: sq dup3 ;\nlet a 9",
    ] {
        assert!(
            made.iter().any(|one| one == expected),
            "{expected}: {made:?}"
        );
    }
    assert!(counted_lines(b"", &[2], &known).is_empty());
    assert!(counted_lines(b"\n--\n", &[2], &known).is_empty());
    let line = b"80 LET H = A * 2 + TAX\n";
    let names = &ways(line, &known)[0];
    assert_eq!(
        String::from_utf8(copies(line, names, 2)).unwrap(),
        "81 LET H1 = A1 * 2 + TAX1\n82 LET H2 = A2 * 2 + TAX2\n"
    );
}

#[test]
fn what_would_be_too_large_is_not_made() {
    for (line, counters) in ways(b"let a18446744073709551615 7\n", &Vocabulary::default())
        .into_iter()
        .map(|counters| (&b"let a18446744073709551615 7\n"[..], counters))
    {
        let made = copies(line, &counters, 30);
        assert!(
            made.len() <= length(line.len(), &counters, 30),
            "{counters:?}"
        );
    }
    let change = &counted_lines(b"let a\n", &[60_000], &Vocabulary::default())[0];
    assert_eq!(applied(b"let a\n", change, 1 << 10), None);
}
