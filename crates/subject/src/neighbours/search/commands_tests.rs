use super::*;

fn known(options: &[&str], words: &[&str]) -> Vocabulary {
    Vocabulary {
        options: options.iter().map(|one| (*one).to_owned()).collect(),
        words: words.iter().map(|one| one.as_bytes().to_vec()).collect(),
        ..Vocabulary::default()
    }
}

fn call(words: &[&str]) -> TestCall {
    let argument = |word: &&str| match *word {
        "@" => Argument::Input,
        word => Argument::Word(word.as_bytes().to_vec()),
    };
    TestCall {
        program: "/src/tool".into(),
        arguments: words.iter().map(argument).collect(),
    }
}

#[test]
fn options_and_commands_are_varied() {
    let found = others("./tool show -t {input}", &known(&["-q"], &["list"]), &[]);
    assert_eq!(
        found,
        [
            "./tool show  {input}",
            "./tool -q show -t {input}",
            "./tool show -q {input}",
            "./tool 'list' -t {input}",
        ]
    );
}

#[test]
fn calls_of_the_tests_come_first_with_the_input_in_its_place() {
    let calls = [call(&["-x", "two words", "@"]), call(&["--version"])];
    let found = others("A=1 ./tool {input} 2>/dev/null", &known(&[], &[]), &calls);
    assert_eq!(found, ["A=1 ./tool '-x' 'two words' {input} 2>/dev/null"]);
    let found = others("./tool -a", &known(&[], &[]), &calls);
    assert_eq!(found, ["./tool '--version'", "./tool "]);
}

#[test]
fn commands_that_do_more_than_run_a_program_are_left_alone() {
    for command in [
        "./a {input} | ./b",
        "for x in 1; do ./a; done",
        "$(cat x)",
        "./a && ./b {input}",
    ] {
        assert!(
            others(command, &known(&["-q"], &["w"]), &[]).is_empty(),
            "{command}"
        );
    }
}
