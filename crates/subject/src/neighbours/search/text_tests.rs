use super::super::change::applied;
use super::*;

fn made(text: &[u8], changes: Vec<Change>) -> Vec<String> {
    let one = |change: Change| String::from_utf8(applied(text, &change, 1 << 20).unwrap()).unwrap();
    changes.into_iter().map(one).collect()
}

fn known(words: &[&str]) -> Vocabulary {
    Vocabulary {
        words: words.iter().map(|word| word.as_bytes().to_vec()).collect(),
        ..Vocabulary::default()
    }
}

#[test]
fn keywords_are_replaced_before_other_words() {
    let text = b"put apple 3\n";
    let found = made(
        text,
        other_words(text, &known(&["put", "drop"]), &[b"list\n"]),
    );
    assert_eq!(
        found,
        [
            "list apple 3\n",
            "drop apple 3\n",
            "put list 3\n",
            "put put 3\n",
            "put drop 3\n",
        ]
    );
}

#[test]
fn numbers_meet_limits_and_the_numbers_that_are_named() {
    let text = b"set -7 x2\n";
    let found = made(text, other_numbers(text));
    for expected in ["set 0 x2\n", "set -7 x65536\n", "set -8 x2\n", "set 7 x2\n"] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected:?} of {found:?}"
        );
    }
    let found = made(text, named_numbers(text, &[500]));
    assert_eq!(
        found,
        [
            "set 501 x2\n",
            "set -7 x499\n",
            "set 499 x2\n",
            "set -7 x500\n",
            "set 500 x2\n",
            "set -7 x501\n",
        ]
    );
}

#[test]
fn long_runs_of_digits_change_digit_by_digit() {
    let text = b"0019200085";
    let found = made(text, other_numbers(text));
    for expected in ["9019200085", "0119200085", "0519200085"] {
        assert!(found.iter().any(|one| one == expected), "{expected:?}");
    }
}

#[test]
fn numbers_are_turned_together() {
    let text = b"4x4x3";
    let found = made(text, number_pairs(text));
    for expected in ["65536x65536x3", "2x4x3", "4x65535x4294967295", "256x4x16"] {
        let expected = expected.replace("2x4x3", "2x2x3");
        assert!(found.contains(&expected), "{expected}");
    }
    assert!(number_pairs(b"only 1").is_empty());
}

#[test]
fn words_and_lines_grow() {
    let text = b"ab c\nd";
    let found = made(text, grown(text));
    for expected in ["abab c\nd", "ab cccc\nd", "ab c\nab c\nd"] {
        assert!(found.iter().any(|one| one == expected), "{expected:?}");
    }
    assert!(found.iter().any(|one| one.len() > 4000));
}
