use super::*;

#[test]
fn a_word_stays_one_word() {
    let cases = [
        ("/a/b-c_1.toml", "/a/b-c_1.toml"),
        ("--out=x", "--out=x"),
        ("", "''"),
        ("a b", "'a b'"),
        ("$(rm -rf /)", "'$(rm -rf /)'"),
        ("it's", "'it'\\''s'"),
        ("a\nb", "'a\nb'"),
        ("~x", "'~x'"),
        ("ä", "'ä'"),
    ];
    for (word, expected) in cases {
        assert_eq!(quoted(word), expected);
    }
}
