use super::*;

#[test]
fn near_words_are_offered_and_far_ones_are_not() {
    let known = ["command", "setup", "clean", "seconds", "build-command", "c"];
    let cases = [
        ("comand", "did you mean 'command'?"),
        ("commnad", "did you mean 'command'?"),
        ("Setup", "did you mean 'setup'?"),
        ("build_command", "did you mean 'build-command'?"),
        ("test-command", "did you mean 'command'?"),
        ("second", "did you mean 'seconds'?"),
        (
            "timeout",
            "known are: command, setup, clean, seconds, build-command, c",
        ),
        (
            "",
            "known are: command, setup, clean, seconds, build-command, c",
        ),
    ];
    for (word, expected) in cases {
        assert_eq!(hint(word, &known), expected, "{word}");
    }
}

#[test]
fn an_endless_word_is_not_measured() {
    let word = "x".repeat(1_000_000);
    assert!(hint(&word, &["command"]).starts_with("known are"));
}
