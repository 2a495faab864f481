use super::*;

fn words(line: &str) -> Vec<OsString> {
    line.split(' ').map(OsString::from).collect()
}

#[test]
fn what_compiles_and_what_links_is_told_by_its_words() {
    let both = |compiles, links| Work { compiles, links };
    for (line, expected) in [
        ("-O2 -c a.c -o a.o", both(true, false)),
        ("-c -o a.cc b.o", both(false, false)),
        ("a.o b.a -o tool -lm", both(false, true)),
        ("-shared -o lib.so a.cpp", both(true, true)),
        ("-E a.c", both(false, false)),
        ("-r a.o -o all.o", both(false, false)),
        ("-c start.S", both(false, false)),
        ("--version", both(false, false)),
        ("-print-search-dirs -o a.c", both(false, false)),
    ] {
        assert_eq!(Work::of(&words(line)), expected, "{line}");
    }
}

#[test]
fn only_what_is_needed_is_added_before_the_plain_files() {
    let of = |line: &str, runtime: Option<&str>| {
        let given = words(line);
        let work = Work::of(&given);
        let made = changed(given, &work, false, runtime.map(PathBuf::from));
        made.join(OsStr::new(" ")).into_string().unwrap()
    };
    assert_eq!(of("a.o -o t", Some("/r.o")), "a.o -o t -x none /r.o");
    let compiled = of("-c -- a.c", None);
    assert!(compiled.starts_with("-c -fsanitize-coverage=trace-pc,trace-cmp -fno-"));
    assert!(compiled.ends_with(" -- a.c"), "{compiled}");
    assert_eq!(of("-E a.c", None), "-E a.c");
}
