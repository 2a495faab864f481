use super::*;

#[test]
fn a_file_sees_the_macros_of_its_units() {
    let files: BTreeMap<RelPath, Vec<u8>> = [
        ("a.c", "#define FIRST 1\n# include \"lib/rows.h\"\n"),
        (
            "lib/rows.h",
            "#include <stdio.h>\n#include \"low.h\"\n#define ROWS(x) (x)\n",
        ),
        (
            "low.h",
            "#if A\n#define LOW 1\n#else\n#define LOW 2\n#endif\n",
        ),
        ("b.c", "#define OTHER 1\n#include \"low.h\"\n"),
        ("alone.c", "#define ALONE 1\n"),
    ]
    .into_iter()
    .map(|(path, text)| (RelPath::new(path).unwrap(), text.as_bytes().to_vec()))
    .collect();
    for (file, seen) in [
        ("a.c", ["FIRST", "ROWS", "LOW"].as_slice()),
        ("lib/rows.h", &["FIRST", "ROWS", "LOW"]),
        ("low.h", &["FIRST", "ROWS", "LOW", "OTHER"]),
        ("b.c", &["LOW", "OTHER"]),
        ("alone.c", &["ALONE"]),
        ("none.c", &[]),
    ] {
        let macros = Macros::in_sight(&files, &RelPath::new(file).unwrap());
        for name in ["FIRST", "ROWS", "LOW", "OTHER", "ALONE"] {
            let is_seen = !macros.get(name.as_bytes()).is_empty();
            assert_eq!(is_seen, seen.contains(&name), "{name} in {file}");
        }
        if seen.contains(&"LOW") {
            assert_eq!(macros.get(b"LOW").len(), 2, "both alternatives");
        }
    }
}
