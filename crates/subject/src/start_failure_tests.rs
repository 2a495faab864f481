use super::describe_start_failure;

#[test]
fn shells_say_what_could_not_be_started() {
    let cases = [
        (
            "/bin/sh: 1: ./test/test-parse: not found\n",
            "could not start `test/test-parse`: No such file",
        ),
        (
            "/bin/sh: line 1: ./a b: No such file or directory",
            "could not start `a b`: No such file",
        ),
        (
            "some talk\n/bin/sh: 1: ./data.txt: Permission denied\n\n",
            "could not start `data.txt`: Permission denied",
        ),
        (
            "bash: line 3: frob: command not found\n",
            "could not start `frob`: No such file",
        ),
        (
            "libtool: error: ./x is gone\n",
            "could not start a program of its command: libtool: error: ./x is gone",
        ),
        ("", "could not start a program of its command"),
    ];
    for (printed, expected) in cases {
        assert_eq!(describe_start_failure(printed), expected);
    }
}
