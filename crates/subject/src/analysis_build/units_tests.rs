use std::ffi::OsString;

use super::*;

fn command(file: &str, flags: &str) -> CompileCommand {
    let words = std::iter::once("cc").chain(flags.split(' '));
    CompileCommand {
        folder: "/p".into(),
        file: file.into(),
        arguments: words.map(OsString::from).collect(),
        output: None,
    }
}

#[test]
fn a_project_that_is_not_optimised_needs_no_second_build() {
    for (flags, expected) in [
        ("-g -O0 -c a.c", true),
        ("-g -c a.c", true),
        ("-O2 -O0 -ggdb3 -c a.c", true),
        ("-g -gsplit-dwarf -c a.c", true),
        ("-O0 -c a.c", false),
        ("-g -g0 -c a.c", false),
        ("-g -O -c a.c", false),
        ("-g -O0 -Og -c a.c", false),
        ("-g -Ofast -c a.c", false),
    ] {
        let units = BTreeSet::from([PathBuf::from("/p/a.c")]);
        let commands = [command("/p/a.c", flags), command("/p/b.c", "-O2 -c b.c")];
        assert_eq!(are_unoptimised(&units, &commands), expected, "{flags}");
    }
    let twice = [command("/p/a.c", "-g -c a.c"), command("/p/a.c", "-g -O2")];
    let units = BTreeSet::from([PathBuf::from("/p/a.c")]);
    assert!(!are_unoptimised(&units, &twice), "one of two objects");
    assert!(!are_unoptimised(&units, &[]), "nobody knows how");
}

#[test]
fn units_are_files_of_the_stack_and_includers_of_headers() {
    let commands = [
        command("/p/src/a.c", "-c a.c"),
        command("/p/src/b.c", "-c b.c"),
        command("/p/src/all.c", "-c all.c"),
    ];
    let read = |path: &Path| {
        Some(match path.to_str()? {
            "/p/src/a.c" => b"#include \"list.h\"\n".to_vec(),
            "/p/src/all.c" => b"#include \"part.c\"\n".to_vec(),
            "/p/src/b.c" => b"int b;\n".to_vec(),
            "/p/src/late.c" | "/p/src/list.h" | "/p/src/part.c" => b"\n".to_vec(),
            _ => return None,
        })
    };
    for (file, expected) in [
        ("/p/src/b.c", vec!["/p/src/b.c"]),
        ("/p/src/list.h", vec!["/p/src/a.c"]),
        ("/p/src/part.c", vec!["/p/src/all.c"]),
        ("/p/src/late.c", vec!["/p/src/late.c"]),
        ("/p/src/gone.c", vec![]),
        ("/p/src/other.h", vec![]),
    ] {
        let expected: Vec<PathBuf> = expected.into_iter().map(PathBuf::from).collect();
        assert_eq!(
            of_file(Path::new(file), &commands, &read),
            expected,
            "{file}"
        );
    }
}

#[test]
fn functions_without_a_file_are_looked_for() {
    let commands = ["/p/a.c", "/p/b.c", "/p/c.c"].map(|file| command(file, "-c"));
    let read = |path: &Path| {
        let text = match path.to_str()? {
            "/p/a.c" => "int parse(int x) { return x; }\n",
            "/p/b.c" => "int parse(int x);\nint use(void) { return parse(1); }\n",
            _ => "int other(void) { return 0; }\n",
        };
        Some(text.as_bytes().to_vec())
    };
    let wanted = BTreeSet::from(["parse".to_owned()]);
    assert_eq!(
        defining(&wanted, &commands, &read),
        BTreeSet::from([PathBuf::from("/p/a.c")])
    );
}
