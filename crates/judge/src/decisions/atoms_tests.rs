use super::*;

fn added_to(old: &str, new: &str) -> Vec<(u32, String, bool)> {
    let path: RelPath = RelPath::new("src/load.c").unwrap();
    let found = in_file((&path, old.as_bytes()), (&path, new.as_bytes()));
    found
        .into_iter()
        .map(|one| {
            assert!(new[one.start..one.end].split_whitespace().count() > 0);
            (one.line, one.text, one.compared.is_some())
        })
        .collect()
}

fn texts(old: &str, new: &str) -> Vec<String> {
    let found = added_to(old, new).into_iter();
    found.map(|(_, text, _)| text).collect()
}

const OLD: &str =
    "int f(int n, char *p) {\n    if (n > 0)\n        return g(p);\n    return 0;\n}\n";

#[test]
fn the_parts_of_new_conditions_are_decisions() {
    let new = OLD.replace("if (n > 0)", "if (n > 0 && !(n >= 8 || *p == 'x'))");
    let found = added_to(OLD, &new);
    let expected = [(2, "n >= 8", true), (2, "*p == 'x'", false)];
    let expected = expected.map(|(line, text, compared)| (line, text.to_owned(), compared));
    assert_eq!(found, expected);
    let new = OLD.replace("return 0", "return n < 3 ? 1 : 0");
    assert_eq!(texts(OLD, &new), ["n < 3"]);
    let new = OLD.replace(
        "return 0",
        "while (--n < 5 && n)\n        g(p);\n    return 0",
    );
    assert_eq!(
        added_to(OLD, &new),
        [(4, "--n < 5".to_owned(), true), (4, "n".to_owned(), false)]
    );
}

#[test]
fn what_was_there_before_is_none() {
    assert!(texts(OLD, &OLD.replace("if (n > 0)", "if (n  >  0)")).is_empty());
    assert!(texts(OLD, &OLD.replace("return 0", "return 1")).is_empty());
    let other = format!("{OLD}int h(int n) {{\n    return n > 0;\n}}\n");
    assert_eq!(texts(OLD, &other), ["n > 0"]);
}

#[test]
fn what_the_removed_lines_asked_for_is_none() {
    let old = OLD.replace("if (n > 0)", "if (*p == '\\r' || *p == '\\t')");
    let new = OLD.replace("if (n > 0)", "if (p[n] == '\\r' || p[n] == 'x')");
    assert_eq!(texts(&old, &new), ["p[n] == 'x'"]);
}

/// No small input comes near these, and no run makes a call fail.
#[test]
fn limits_of_the_machine_and_failing_calls_are_none() {
    let new = |text: &str| OLD.replace("    return 0;", text);
    assert!(
        texts(
            OLD,
            &new("    if (n > INT_MAX / 4)\n        return 1;\n    return 0;")
        )
        .is_empty()
    );
    assert_eq!(
        texts(
            OLD,
            &new("    if (n > TABLE_MAX / 4)\n        return 1;\n    return 0;")
        ),
        ["n > TABLE_MAX / 4"]
    );
    let made = new("    p = malloc(n);\n    if (!p)\n        return 1;\n    return 0;");
    assert!(texts(OLD, &made).is_empty());
    let made = new("    char *q = copy(p);\n    if (q == NULL)\n        return 1;\n    return 0;");
    assert!(texts(OLD, &made).is_empty());
    assert_eq!(
        texts(OLD, &new("    if (!p)\n        return 1;\n    return 0;")),
        ["p"]
    );
}

/// What keeps another part of the check from going wrong need never be so.
#[test]
fn shields_are_none() {
    let new = |condition: &str| {
        let check = format!("    if ({condition})\n        return 1;\n    return 0;");
        texts(OLD, &OLD.replace("    return 0;", &check))
    };
    assert_eq!(new("n > cap || len >= cap - n"), ["len >= cap - n"]);
    assert_eq!(new("n > cap || len >= cap"), ["n > cap", "len >= cap"]);
    assert_eq!(new("rows != 0 && n > 64 / rows"), ["n > 64 / rows"]);
    assert_eq!(
        new("rows > 3 && n > 64 / rows"),
        ["rows > 3", "n > 64 / rows"]
    );
}
