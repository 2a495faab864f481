use super::*;

fn made(text: &str, donors: &[&str], words: &[&str]) -> Vec<String> {
    let known = Vocabulary {
        words: words.iter().map(|word| word.as_bytes().to_vec()).collect(),
        ..Vocabulary::default()
    };
    let donors: Vec<&[u8]> = donors.iter().map(|donor| donor.as_bytes()).collect();
    let mut sessions = Sessions::new(text.as_bytes());
    let made = std::iter::from_fn(|| sessions.next(text.as_bytes(), &donors, &known));
    made.map(|one| String::from_utf8(one).unwrap()).collect()
}

#[test]
fn commands_of_others_come_in_a_row_and_name_what_is_here() {
    let text = "open box\nput box\nshow\n";
    let donors = [
        "open jar\nseal jar\nput jar\n",
        "open a\nopen b\nlink a b\n",
    ];
    let all = made(text, &donors, &["open", "put", "show", "seal", "link"]);
    assert_eq!(
        all,
        made(text, &donors, &["open", "put", "show", "seal", "link"])
    );
    let has = |lines: &[&str]| {
        let found = all.iter().any(|one| one.lines().eq(lines.iter().copied()));
        assert!(found, "{lines:?}");
    };
    has(&["open box", "seal box", "put box", "show"]);
    has(&[
        "open jar", "open box", "seal jar", "put box", "put jar", "show",
    ]);
    has(&["open box", "put box", "link box box", "show"]);
    has(&["open box", "show", "put box"]);
    has(&["open +box", "put +box", "show"]);
}

#[test]
fn fields_of_the_same_command_are_put_together() {
    let donors = ["fill pal=q x=3\n", "fill pal=none\n"];
    let all = made("fill pal=q\n", &donors, &["fill", "pal"]);
    for expected in [
        "fill pal=q pal=none\n",
        "fill pal=q x=3\n",
        "fill pal=none\n",
    ] {
        assert!(all.iter().any(|one| one == expected), "{expected}");
    }
}

#[test]
fn what_two_inputs_begin_with_stands_once() {
    let all = made(
        "new\nmark a\nuse a\n",
        &["new\njoin\n"],
        &["new", "mark", "use", "join"],
    );
    let expected = "new\nmark a\njoin\nuse a\n";
    assert!(all.iter().any(|one| one == expected));
}

#[test]
fn a_line_comes_again_about_something_else() {
    let all = made("1ka\n'ap\n", &[], &[]);
    for expected in ["1ka\n1kb\n'ap\n", "1ka\n'ap\n'bp\n", "1ka\n1ka\n'ap\n"] {
        assert!(all.iter().any(|one| one == expected), "{expected}");
    }
}

#[test]
fn what_has_no_lines_is_left_alone() {
    assert_eq!(made("", &[], &[]).concat(), "");
    let long = "a\n".repeat(MOST_BYTES);
    assert!(made(&long, &[], &[]).is_empty());
}
