use super::*;

const FILE: &str = "\
int sum(const struct row *r)
{
    int s = 0;
    for (int i = 0; i <= r->len; i++)
        s += r->data[i];
    if (s)
        s--;
    else if (r)
        s++;
    switch (s) {
    case 1: s = 2;
        break;
    default:
        s = 3;
    }
    do {
        s++;
    } while (s < 3);
again:
    s = call(s,
             2);

    return s;
}
int other;
";

fn path(name: &str) -> RelPath {
    RelPath::new(name).unwrap()
}

/// The text in front of which a check for a line is inserted, and whether it needs braces.
fn place_of(text: &str, line: u32) -> Result<(String, bool), String> {
    let spot = unpatched(&path("a.c"), text.as_bytes(), line, Headers::C)?;
    let rest = text[spot.at..].lines().next().unwrap().to_owned();
    if let Some(closing) = spot.closing {
        assert!(text[..closing].ends_with([';', '}']), "{rest}");
    }
    Ok((rest, spot.closing.is_some()))
}

#[test]
fn a_check_stands_before_the_statement_of_its_line() {
    for (line, wanted, braces) in [
        (3, "int s = 0;", false),
        (4, "for (int i = 0; i <= r->len; i++)", false),
        (5, "s += r->data[i];", true),
        (6, "if (s)", false),
        (7, "s--;", true),
        (8, "if (r)", true),
        (9, "s++;", true),
        (11, "s = 2;", false),
        (12, "break;", false),
        (13, "s = 3;", false),
        (17, "s++;", false),
        (19, "s = call(s,", false),
        (21, "s = call(s,", false),
        (22, "return s;", false),
    ] {
        let found = place_of(FILE, line);
        assert_eq!(found, Ok((wanted.to_owned(), braces)), "line {line}");
    }
}

#[test]
fn a_line_without_a_statement_is_refused() {
    for line in [1, 18, 24, 25, 99] {
        let found = place_of(FILE, line);
        assert!(found.is_err() || line == 1, "line {line}: {found:?}");
    }
    assert!(unpatched(&path("a.txt"), b"x", 1, Headers::C).is_err());
}

fn place_after(change: impl Fn(String) -> String, line: u32) -> Option<String> {
    let new = change(FILE.to_owned());
    let (old_path, new_path) = (path("a.c"), path("a.c"));
    let spot = patched(
        (&old_path, FILE.as_bytes()),
        (&new_path, new.as_bytes()),
        line,
        Headers::C,
    );
    let spot = spot.unwrap()?;
    Some(new[spot.at..].lines().next().unwrap().to_owned())
}

#[test]
fn a_patch_moves_the_place() {
    let more = |text: String| format!("#include <a.h>\n\n{text}").replace("<=", "<");
    assert_eq!(place_after(more, 5).unwrap(), "s += r->data[i];");
    assert_eq!(place_after(more, 22).unwrap(), "return s;");
}

/// A guard added around a statement runs before the check, whether on its own line or on the same.
#[test]
fn a_guard_around_the_statement_is_passed_first() {
    for guard in [
        "if (i < r->len)\n            s += ",
        "if (i < r->len) s += ",
    ] {
        let guarded = |text: String| text.replace("s += ", guard);
        assert_eq!(place_after(guarded, 5).unwrap(), "s += r->data[i];");
    }
}

#[test]
fn a_statement_that_the_patch_rewrites_is_gone() {
    let rewritten = |text: String| text.replace("r->data[i]", "get(r, i)");
    assert_eq!(place_after(rewritten, 5), None);
    // The head of the loop changes too, but the rest of the function is as before.
    let tighter = |text: String| text.replace("<=", "<");
    assert_eq!(place_after(tighter, 4), None);
    assert_eq!(place_after(tighter, 5).unwrap(), "s += r->data[i];");
}

#[test]
fn of_equal_statements_the_nearest_is_meant() {
    let text = |text: String| text.replace("case 1: s = 2;", "case 1: s = 2; s++;");
    let new = text(FILE.to_owned());
    let at = |line| {
        let file = path("a.c");
        let old = (&file, FILE.as_bytes());
        let spot = patched(old, (&file, new.as_bytes()), line, Headers::C);
        spot.unwrap().unwrap().line
    };
    assert_eq!((at(9), at(17)), (9, 17));
}
