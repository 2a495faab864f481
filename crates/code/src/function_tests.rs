use patchwright_domain::candidate::RelPath;

use crate::Code;
use crate::tree::StmtKind;

const SOURCE: &str = "\
int f(int n, char *s) {
    int a = 1;
    for (int i = 0; i < n; i++)
        s[i] = 0;
    if (n > 2 &&
        s[n]) {
        int b = a; use(b);
    }
    if (n) return s[n];
    {
        int a = 2, c = a;
    }
    switch (n) {
    case 1:
        a = s[0];
        break;
    }
    return a;
}
";

fn code() -> Code {
    Code::read([(RelPath::new("a.c").unwrap(), SOURCE.as_bytes().to_vec())])
}

#[test]
fn the_innermost_statement_of_a_place_is_found() {
    let code = code();
    let function = &code.files()[0].functions()[0];
    let cases: &[(u32, Option<u32>, &str)] = &[
        (2, None, "int a = 1;"),
        (3, None, "for (int i = 0; i < n; i++)\n        s[i] = 0;"),
        (
            3,
            Some(14),
            "for (int i = 0; i < n; i++)\n        s[i] = 0;",
        ),
        (4, None, "s[i] = 0;"),
        (
            6,
            None,
            "if (n > 2 &&\n        s[n]) {\n        int b = a; use(b);\n    }",
        ),
        (7, None, "int b = a;"),
        (7, Some(20), "use(b);"),
        (9, None, "if (n) return s[n];"),
        (9, Some(19), "return s[n];"),
        (15, Some(13), "a = s[0];"),
        (18, Some(5), "return a;"),
    ];
    for (line, column, expected) in cases {
        let path = function.statement_at(*line, *column).unwrap();
        let found = code.files()[0].slice(path.last().unwrap().span);
        assert_eq!(found, *expected, "{line}:{column:?}");
        assert!(matches!(path[0].kind, StmtKind::Block(_)));
        assert!(
            path.windows(2)
                .all(|pair| pair[0].span.contains(&pair[1].span))
        );
    }
    assert!(function.statement_at(40, None).is_none());
}

#[test]
fn names_are_visible_behind_their_declaration_and_in_their_block() {
    let code = code();
    let function = &code.files()[0].functions()[0];
    let cases = [
        ("int a = 1", "n s"),
        ("s[i] = 0", "n s a i"),
        ("use(b)", "n s a b"),
        ("if (n) return", "n s a"),
        ("int a = 2", "n s a"),
        ("    switch", "n s a"),
        ("break;", "n s a"),
    ];
    for (at, expected) in cases {
        let visible = function.visible_at(SOURCE.find(at).unwrap());
        let names: Vec<&str> = visible.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.join(" "), expected, "{at}");
    }
    let inner = function.visible_at(SOURCE.find("2, c").unwrap() + 8);
    let a = inner.iter().find(|one| one.name == "a").unwrap();
    assert_eq!(a.span.line, 11);
}

#[test]
fn locals_are_all_names_of_the_function() {
    let code = code();
    let locals = code.files()[0].functions()[0].locals();
    let names: Vec<&str> = locals.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["n", "s", "a", "i", "b", "a", "c"]);
}
