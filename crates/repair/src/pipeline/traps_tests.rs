//! Where the traps for a changed condition are placed, on both sides.

use patchwright_domain::candidate::RelPath;

use super::conditions;

/// The line with the trap in the patched and the unpatched text, for each condition.
fn lines(old: &str, new: &str) -> Vec<(String, String)> {
    let path = RelPath::new("a.c").expect("a path");
    let all = 0..new.lines().count();
    let found = conditions(&path, old.as_bytes(), new.as_bytes(), &[all]);
    let line = |content: &[u8]| {
        let text = String::from_utf8_lossy(content).into_owned();
        let mut lines = text.lines();
        let found = lines.find(|line| line.contains("__builtin_trap"));
        found.unwrap_or_default().trim().to_owned()
    };
    found
        .iter()
        .map(|condition| match &condition.trap {
            Some(trap) => (line(&trap.patched), line(&trap.unpatched)),
            None => ("no place".to_owned(), condition.text.clone()),
        })
        .collect()
}

#[test]
fn a_trap_stands_behind_what_the_condition_decides() {
    let f = |body: &str| format!("int f(char *p, int n, int m)\n{{\n{body}\n\treturn 0;\n}}\n");
    let both = |text: &str| vec![(text.to_owned(), text.to_owned())];
    for (old, new, expected) in [
        // A guard: the trap is at what follows it.
        (
            f("\tg(p);"),
            f("\tif (n > m)\n\t\treturn -1;\n\tg(p);"),
            both("{ __builtin_trap(); g(p); }"),
        ),
        // A branch that does something: at its first statement; one that leaves: at what follows.
        (
            f("\tif (n < m) {\n\t\th(p);\n\t}\n\tg(p);"),
            f("\tif (n > 0 && n < m) {\n\t\th(p);\n\t}\n\tg(p);"),
            both("{ __builtin_trap(); h(p); }"),
        ),
        (
            f("\tif (n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            f("\tif (n > 0 || n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            both("{ __builtin_trap(); g(p); }"),
        ),
        // Unless it leaves less often than before.
        (
            f("\tif (n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            f("\tif (n > 0 && n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            both("{ __builtin_trap(); h(p); }"),
        ),
        // Which `a || b && old` does not.
        (
            f("\tif (n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            f("\tif (m || n > 0 && n < m) {\n\t\th(p);\n\t\treturn 1;\n\t}\n\tg(p);"),
            both("{ __builtin_trap(); g(p); }"),
        ),
        // A statement moved under a condition; a loop.
        (
            f("\tg(p);"),
            f("\tif (n < m)\n\t\tg(p);"),
            both("{ __builtin_trap(); g(p); }"),
        ),
        (
            f("\twhile (*p)\n\t\tp++;"),
            f("\twhile (n < m && *p)\n\t\tp++;"),
            both("{ __builtin_trap(); p++; }"),
        ),
        // What it controls does not exist in the unpatched program.
        (
            f("\tg(p);"),
            f("\tif (n < m)\n\t\th(p);"),
            vec![("no place".to_owned(), "n < m".to_owned())],
        ),
        // The patch has no condition of its own.
        (f("\tg(p);"), f("\tn = 0;\n\tg(p);"), Vec::new()),
    ] {
        assert_eq!(lines(&old, &new), expected, "{new}");
    }
}
