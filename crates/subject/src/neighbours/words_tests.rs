use super::*;

#[test]
fn only_plain_arguments_are_changed() {
    let cases: [(&str, &[&str]); 22] = [
        (
            "./t load seek:60 skip:8 read",
            &["load|seek:60|skip:8|read"],
        ),
        ("./t", &[]),
        ("./t {input} 60", &["60"]),
        ("./t 7 {input} 60 b", &["7", "60|b"]),
        ("A=1 B=2 ./t 60", &["60"]),
        ("./t -n 60 --size=12 --all -x9", &["60", "12"]),
        ("./t 'a b' \"c d\" e", &["a b|c d|e"]),
        ("./t 'a' \"$HOME\" x$y 'it''s'", &["a"]),
        ("./t 60 > out 2>&1", &["60"]),
        ("./t 60 < in", &["60"]),
        (
            "./a 1 | ./b 2 && ./c 3; ./d 4 || ./e 5",
            &["1", "2", "3", "4", "5"],
        ),
        ("(./a 1) & ./b 2", &["1", "2"]),
        ("echo \"$(date)\" 60", &[]),
        ("echo `date` 60", &[]),
        ("cat <<EOF 60", &[]),
        ("for i in 1 2; do ./t $i; done", &[]),
        ("./t 60 # 70", &[]),
        ("./t a\\ b 60", &[]),
        ("./t 'open 60", &[]),
        ("./t *.c a? 60", &["60"]),
        ("./t ./other /etc/passwd dir/file", &["dir/file"]),
        ("./t 1<&0 60", &["60"]),
    ];
    for (command, expected) in cases {
        let runs: Vec<String> = find(command)
            .iter()
            .map(|run| run.values.join("|"))
            .collect();
        assert_eq!(runs, expected, "{command}");
    }
}

#[test]
fn a_run_covers_its_words_as_written() {
    let command = "./t --size='1 2'  \"x\" {input}";
    let runs = find(command);
    assert_eq!(runs.len(), 1);
    assert_eq!(&command[runs[0].range.clone()], "'1 2'  \"x\"");
}

#[test]
fn quoted_words_mean_themselves() {
    for (value, word) in [
        ("", "''"),
        ("a b", "'a b'"),
        ("it's;$(x)", r"'it'\''s;$(x)'"),
    ] {
        assert_eq!(quoted(value.as_bytes()), word.as_bytes());
    }
}
