use super::*;

fn made(text: &[u8], changes: Vec<Change>) -> Vec<String> {
    let one = |change: Change| String::from_utf8(applied(text, &change, 1 << 20).unwrap()).unwrap();
    changes.into_iter().map(one).collect()
}

#[test]
fn lines_are_dropped_moved_and_mixed_with_others() {
    let text = b"one\ntwo\n";
    let found = made(text, other_lines(text, &[b"three\nfour"]));
    for expected in [
        "two\n",
        "one\n",
        "two\none\n",
        "one\ntwo\none\n",
        "one\nfour\ntwo\n",
        "three\none\ntwo\n",
    ] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected:?} of {found:?}"
        );
    }
}

#[test]
fn a_line_comes_once_more_with_another_keyword() {
    let text = b"set width 4\nshow\n";
    let known = Vocabulary {
        words: vec![b"width".to_vec(), b"group".to_vec()],
        ..Vocabulary::default()
    };
    let found = made(text, varied_lines(text, &known, &[]));
    for expected in [
        "set group 4\nset width 4\nshow\n",
        "set width 0\nset width 4\nshow\n",
    ] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected:?} of {found:?}"
        );
    }
}

#[test]
fn commands_of_other_inputs_are_about_the_names_of_this_one() {
    let text = b"make box\nput box 3\n";
    let found = made(text, adapted_lines(text, &[b"sweep attic 2\nmake attic\n"]));
    assert_eq!(
        found,
        [
            "make box\nput box 3\nmake box\n",
            "make box\nput box 3\nsweep box 2\n",
            "make box\nmake box\nput box 3\n",
            "make box\nsweep box 2\nput box 3\n",
            "make box\nmake box\nput box 3\n",
            "sweep box 2\nmake box\nput box 3\n",
        ]
    );
}
