use super::super::change::applied;
use super::*;

fn made(text: &str, changes: Vec<Change>) -> Vec<String> {
    let made = changes.iter().filter_map(|change| {
        let new = applied(text.as_bytes(), change, 1 << 10)?;
        Some(String::from_utf8(new).unwrap())
    });
    made.collect()
}

#[test]
fn a_value_of_this_input_goes_where_others_have_one_of_its_shape() {
    let text = "add 10.1.0.0/48 via 1.2.3.4\nlist\n";
    let donors: [&[u8]; 2] = [
        b"add 10.0.0.0/8 via 1.2.3.4\ndel 10.0.0.0/8\n",
        b"get 1.1.1.1\n",
    ];
    let made = made(text, grafted(text.as_bytes(), &donors));
    for expected in [
        // At the end, instead of the line that has it, before another line, and in the other input.
        "add 10.1.0.0/48 via 1.2.3.4\nlist\ndel 10.1.0.0/48\n",
        "del 10.1.0.0/48\nlist\n",
        "add 10.1.0.0/48 via 1.2.3.4\ndel 10.1.0.0/48\nlist\n",
        "add 10.0.0.0/8 via 1.2.3.4\ndel 10.1.0.0/48\n",
    ] {
        assert!(
            made.iter().any(|one| one == expected),
            "{expected}: {made:?}"
        );
    }
    // Another shape, and what others have too, stay where they are.
    assert!(made.iter().all(|one| !one.contains("get 10.1")));
    assert!(made.iter().all(|one| !one.contains("get 1.2.3.4")));
}

#[test]
fn all_values_of_a_command_go_behind_another() {
    let text = "grid 65536 65537\ncount\n";
    let donors: [&[u8]; 1] = [b"grid 2 2\nstep 1\nresize 3 3\nput 1 x\n"];
    let made = made(text, grafted(text.as_bytes(), &donors));
    for (expected, is_made) in [
        ("grid 2 2\nstep 1\nresize 65536 65537\nput 1 x\n", true),
        ("grid 65536 65537\nstep 1\nresize 3 3\nput 1 x\n", true),
        ("grid 2 2\nstep 1\nresize 3 3\nput 65536 65537\n", false),
    ] {
        let is_there = made.iter().any(|one| one == expected);
        assert_eq!(is_there, is_made, "{expected}");
    }
}

#[test]
fn nothing_is_taken_where_there_is_no_other_input() {
    assert_eq!(grafted(b"add 10.1.0.0/48\n", &[]), Vec::<Change>::new());
}

#[test]
fn words_get_the_signs_of_the_source() {
    let known = Vocabulary {
        bytes: b"a\\%".to_vec(),
        ..Vocabulary::default()
    };
    let text = "x: ann\ny";
    let made = made(text, signed_words(text.as_bytes(), &known));
    for expected in [
        "\\x: ann\ny",
        "x: \\ann\ny",
        "x: ann%\ny",
        "x%: ann\ny",
        "x: ann %\ny",
        "x: ann\ny \\",
    ] {
        assert!(
            made.iter().any(|one| one == expected),
            "{expected}: {made:?}"
        );
    }
    assert!(made.iter().all(|one| !one.contains("aann")));
}
