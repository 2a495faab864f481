use super::*;

#[test]
fn counts_agree_with_their_nouns() {
    let cases = [
        (0, "test", "0 tests"),
        (1, "test", "1 test"),
        (2, "compile command", "2 compile commands"),
        (2, "entry", "2 entries"),
        (1, "entry", "1 entry"),
        (3, "day", "3 days"),
        (2, "patch", "2 patches"),
        (2, "process", "2 processes"),
    ];
    for (count, noun, expected) in cases {
        assert_eq!(counted(count as usize, noun), expected);
        assert_eq!(counted(count as u64, noun), expected);
    }
}
