use patchwright_domain::candidate::RelPath;

use crate::CodeMap;

/// What has no value on the line that ends in `// here`.
fn unset(file: &str, body: &str) -> Vec<String> {
    let text = format!("int f(int given)\n{{\n{body}\n}}\n");
    let line = text.lines().position(|line| line.ends_with("// here"));
    let line = u32::try_from(line.unwrap()).unwrap() + 1;
    let path = RelPath::new(file).unwrap();
    let map = CodeMap::read([(path.clone(), text.into_bytes())]);
    map.unset_at(&path, line)
}

#[test]
fn what_has_no_value_yet() {
    let cases: [(&str, &[&str]); 12] = [
        (
            "int n;\nint late = 1;\nn = g(); // here\nuse(n, late);",
            &["n"],
        ),
        ("g(); // here\nint late = 1;\nuse(late);", &["late"]),
        ("int n = g(); // here", &["n"]),
        ("int n;\nread(&n);\ng(n); // here", &[]),
        // It reads what nobody set: that may be the bug.
        ("int n;\ng(n); // here", &[]),
        ("int n;\nread(&n); // here", &[]),
        ("static int n;\ng(); // here\nn = 1;", &[]),
        // In an earlier round.
        (
            "int n, m;\nwhile (given--) {\ng(); // here\nn = 1;\n}\nm = 2;",
            &["m"],
        ),
        ("while (given--) {\nint n;\ng(); // here\nn = 1;\n}", &["n"]),
        (
            "int n;\nagain:\ng(); // here\nn = 1;\nif (given) goto again;",
            &[],
        ),
        ("for (int i = 0; i < given; i++) // here\ng(i);", &[]),
        (
            "struct s one;\nchar text[9];\nif (g(given)) { // here\none.a = 1;\nstrcpy(text, \"a\");\n}",
            &["one", "text"],
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(unset("a.c", body), expected, "{body}");
    }
    let object = "std::string name;\nint n;\ng(); // here\nname = \"a\";\nn = 1;";
    assert_eq!(unset("a.cc", object), ["n"]);
}
