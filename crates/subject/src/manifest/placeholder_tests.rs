use super::*;

fn expanded(command: &str, input: &str) -> String {
    let values = Values {
        source: Path::new("/src/my tree"),
        scratch: Some(Path::new("/scratch")),
        input: Some(Path::new(input)),
        jobs: 2,
    };
    expand(command, &values).into_string().unwrap()
}

#[test]
fn values_are_quoted_for_the_place_they_land_in() {
    let cases = [
        ("./t {input}", "/in/a.bin", "./t /in/a.bin"),
        ("./t {input}", "/in/id:0,sig:6", "./t /in/id:0,sig:6"),
        ("./t {input}", "/in/a b", "./t '/in/a b'"),
        ("./t \"{input}\"", "/in/a b", "./t \"/in/a b\""),
        ("./t '{input}'", "/in/a b", "./t '/in/a b'"),
        ("./t {input}", "/in/it's", r"./t '/in/it'\''s'"),
        ("./t '{input}'", "/in/it's", r"./t '/in/it'\''s'"),
        ("./t \"{input}\"", "/in/$x`\"\\", r#"./t "/in/\$x\`\"\\""#),
        (
            "echo \"$(cat {input})\"",
            "/in/a b",
            "echo \"$(cat '/in/a b')\"",
        ),
        (
            "echo \"`cat {input}` {input}\"",
            "/a b",
            "echo \"`cat '/a b'` /a b\"",
        ),
        ("echo \\\" {input}", "/in/a b", "echo \\\" '/in/a b'"),
        (
            "(cd x && ./t {input})",
            "/in/a b",
            "(cd x && ./t '/in/a b')",
        ),
        (
            "make -j{jobs} -C {source}",
            "/a",
            "make -j2 -C '/src/my tree'",
        ),
        ("--in={input}{jobs}", "/a b", "--in='/a b'2"),
    ];
    for (command, input, expected) in cases {
        assert_eq!(expanded(command, input), expected, "{command}");
    }
}

#[test]
fn other_braces_are_left_alone() {
    let cases = [
        "echo ${input} ${jobs:-4}",
        "awk '{print $1}' x",
        "cp {a,b} {source,scratch} x",
        "{Input} {inptu} { input } {} {{ {input",
        "printf '{\"input\": 1}'",
    ];
    for command in cases {
        assert_eq!(expanded(command, "/in"), command);
        assert!(!holds(command, Placeholder::Input), "{command}");
    }
}

#[test]
fn nested_braces_hold_a_placeholder() {
    assert_eq!(expanded("{{input}}", "/a"), "{/a}");
}

#[test]
fn an_absent_value_leaves_its_placeholder() {
    let values = Values {
        source: Path::new("/s"),
        scratch: None,
        input: None,
        jobs: 1,
    };
    assert_eq!(
        expand("{input} {source} {scratch}", &values),
        "{input} /s {scratch}"
    );
}

#[test]
fn a_path_that_is_not_text_survives() {
    let odd = OsStr::from_bytes(b"/in/\xff");
    let values = Values {
        source: Path::new("/s"),
        scratch: None,
        input: Some(Path::new(odd)),
        jobs: 1,
    };
    assert_eq!(expand("t {input}", &values).as_bytes(), b"t '/in/\xff'");
}
