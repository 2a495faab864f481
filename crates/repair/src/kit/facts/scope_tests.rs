//! Lists of files, with `!` before those that must not be changed.

use super::*;

fn said(files: &str) -> String {
    let files = files.split_whitespace().flat_map(|word| {
        let (path, allowed) = match word.strip_prefix('!') {
            Some(path) => (path, false),
            None => (word, true),
        };
        // `a{3}.c` stands for a1.c, a2.c and a3.c.
        let many = path.split_once('{').and_then(|(before, rest)| {
            let (count, behind) = rest.split_once('}')?;
            let count: usize = count.parse().ok()?;
            Some((1..=count).map(move |n| format!("{before}{n}{behind}")))
        });
        let paths: Vec<String> = match many {
            Some(many) => many.collect(),
            None => vec![path.to_owned()],
        };
        paths.into_iter().map(move |path| Known { path, allowed })
    });
    let files: Vec<Known> = files.collect();
    sentence(&files)
}

#[test]
fn files_become_patterns() {
    let cases = [
        ("!a.c", ""),
        (
            "src/a.c src/a.h !tests/t.c",
            "Patches may change only `src/a.c`, `src/a.h`.",
        ),
        (
            "src/a{60}.c src/a{20}.h !Makefile",
            "Patches may change only `src/*.c`, `src/*.h`.",
        ),
        (
            "lib/a{30}.c lib/x/b{30}.c src/m.c !tests/t{9}.c !lib/notes.txt",
            "Patches may change only `lib/**/*.c`, `src/m.c`.",
        ),
        (
            "a{30}.c !fuzz.c inc/z/h{4}.h",
            "Patches may change only `*.c` (not `fuzz.c`), `inc/z/*.h`.",
        ),
        ("a/x{9}.c b/y{9}.c", "Patches may change only `**/*.c`."),
    ];
    for (files, expected) in cases {
        assert_eq!(said(files), expected, "{files}");
    }
    let many: Vec<String> = (0..40)
        .map(|n| format!("d{n}/a{{3}}.c !d{n}/b.c"))
        .collect();
    let said = said(&many.join(" "));
    assert!(said.contains("and the like") && said.len() < 900, "{said}");
}
