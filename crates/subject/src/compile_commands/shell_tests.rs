use super::{commands, split_words};

#[test]
fn words_are_what_a_shell_would_pass() {
    for (line, expected) in [
        ("", ""),
        ("  cc   -c\ta.c\n", "cc,-c,a.c"),
        (
            r#"cc -DX=\"y\" '-DA=b c' "d e""#,
            r#"cc,-DX="y",-DA=b c,d e"#,
        ),
        (
            r#"cc "-DM=\"a b\"" -DP=\"lab\ 1.0\""#,
            r#"cc,-DM="a b",-DP="lab 1.0""#,
        ),
        (r#""\$x\`\n\\""#, r"$x`\n\"),
        ("a'b'\"c\"d", "abcd"),
        ("a '' \"\" b", "a,,,b"),
        ("a\\\nb", "ab"),
        ("never 'closed quote", "never,closed quote"),
        ("ends\\", "ends"),
    ] {
        let joined: Vec<String> = commands(line.as_bytes())
            .concat()
            .into_iter()
            .map(|word| word.into_string().unwrap())
            .collect();
        assert_eq!(joined.join(","), expected, "{line:?}");
    }
}

#[test]
fn operators_part_commands() {
    for (line, expected) in [
        ("cd a && cc -c b.c", 2),
        (": && cc x.o -o x && :", 3),
        ("cc '-DX=a&&b' a.c; echo", 2),
        ("a|b", 2),
        ("&& ;", 0),
    ] {
        assert_eq!(commands(line.as_bytes()).len(), expected, "{line:?}");
    }
    assert_eq!(split_words(b"-DX=a&b c;d"), ["-DX=a&b", "c;d"]);
}
