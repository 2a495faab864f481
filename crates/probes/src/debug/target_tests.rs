use super::*;

#[test]
fn a_sanitizer_neither_looks_for_leaks_nor_names_frames() {
    let env = ["A=b", "ASAN_OPTIONS=detect_leaks=1:x=y", "MSAN_OPTIONS="].map(str::to_owned);
    let told = debugged_env(&env);
    let wanted = [
        "A=b",
        "ASAN_OPTIONS=detect_leaks=1:x=y:detect_leaks=0:symbolize=0",
        "MSAN_OPTIONS=:detect_leaks=0:symbolize=0",
        "UBSAN_OPTIONS=detect_leaks=0:symbolize=0",
        "LSAN_OPTIONS=detect_leaks=0:symbolize=0",
        "TSAN_OPTIONS=detect_leaks=0:symbolize=0",
    ];
    assert_eq!(told, wanted);
}

#[test]
fn words_of_a_command_keep_their_quotes() {
    assert_eq!(quoted(r#"a b"c\d"#), r#""a b\"c\\d""#);
}
