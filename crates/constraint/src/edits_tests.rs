//! Where inserted lines land, and with which braces.

use patchwright_code::Code;
use patchwright_code::term::compare;
use patchwright_code::tree::Stmt;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::predicate::Comparison;

use super::{apply, insert_after, insert_before, wrap};
use crate::proposal::TextEdit;

/// Edits the innermost statement at the line of `HERE` and gives the new file.
fn edited(source: &str, edit: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit>) -> String {
    let path = RelPath::new("a.c").expect("a path");
    let line = source
        .lines()
        .position(|line| line.contains("HERE"))
        .expect("a mark")
        + 1;
    let code = Code::read([(path.clone(), source.as_bytes().to_vec())]);
    let function = code
        .function_at(&path, u32::try_from(line).expect("small"))
        .expect("a function");
    let stmts = function
        .statement_at(u32::try_from(line).expect("small"), None)
        .expect("a statement");
    let edits = edit(&code, &stmts);
    let bytes = source.as_bytes();
    let files = apply(&edits, &|_| Some(bytes));
    match files.as_slice() {
        [(_, content)] => String::from_utf8(content.clone()).expect("text"),
        _ => source.to_owned(),
    }
}

fn check(edit: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit>, source: &str, expected: &str) {
    assert_eq!(edited(source, edit), expected);
}

#[test]
fn below_a_macro_that_loops() {
    let before: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit> =
        &|code, path| insert_before(&code.files()[0], path, "if (bad)\n\treturn 1;");
    check(
        before,
        "int f(int a)\n{\n\tEACH(a, b)\n\t\tHERE(a);\n\treturn 0;\n}\n",
        "int f(int a)\n{\n\tEACH(a, b) {\n\t\tif (bad)\n\t\t\treturn 1;\n\t\tHERE(a);\n\t}\n\treturn 0;\n}\n",
    );
    check(
        before,
        "int f(int a)\n{\n\tLOCK(a)\n\tHERE(a);\n\treturn 0;\n}\n",
        "int f(int a)\n{\n\tLOCK(a)\n\tif (bad)\n\t\treturn 1;\n\tHERE(a);\n\treturn 0;\n}\n",
    );
}

#[test]
fn before_a_statement() {
    let before: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit> =
        &|code, path| insert_before(&code.files()[0], path, "if (bad)\n\treturn 1;");
    check(
        before,
        "int f(int a)\n{\n    a++;\n    HERE(a);\n    return 0;\n}\n",
        "int f(int a)\n{\n    a++;\n    if (bad)\n        return 1;\n    HERE(a);\n    return 0;\n}\n",
    );
    check(
        before,
        "int f(int a)\n{\n\tif (a)\n\t\tHERE(a);\n\treturn 0;\n}\n",
        "int f(int a)\n{\n\tif (a) {\n\t\tif (bad)\n\t\t\treturn 1;\n\t\tHERE(a);\n\t}\n\treturn 0;\n}\n",
    );
    check(
        before,
        "int f(int a)\n{\n\tif (a)\n\t\tHERE(a);\n\telse\n\t\tg();\n\treturn 0;\n}\n",
        "int f(int a)\n{\n\tif (a) {\n\t\tif (bad)\n\t\t\treturn 1;\n\t\tHERE(a);\n\t} else\n\t\tg();\n\treturn 0;\n}\n",
    );
    check(
        before,
        "int f(int a)\n{\n    while (a) // why\n        HERE(a);\n    return 0;\n}\n",
        "int f(int a)\n{\n    while (a) // why\n        {\n        if (bad)\n            return 1;\n        HERE(a);\n    }\n    return 0;\n}\n",
    );
}

#[test]
fn behind_a_statement() {
    let after: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit> =
        &|code, path| insert_after(&code.files()[0], path, "p = NULL;");
    check(
        after,
        "void f(char *p)\n{\n  HERE(p);\n  g(p);\n}\n",
        "void f(char *p)\n{\n  HERE(p);\n  p = NULL;\n  g(p);\n}\n",
    );
    check(
        after,
        "void f(char *p)\n{\n  if (p)\n    HERE(p);\n  g(p);\n}\n",
        "void f(char *p)\n{\n  if (p) {\n    HERE(p);\n    p = NULL;\n  }\n  g(p);\n}\n",
    );
}

#[test]
fn around_a_statement() {
    let around: &dyn Fn(&Code, &[&Stmt]) -> Vec<TextEdit> =
        &|code, path| wrap(&code.files()[0], path, &compare("a", Comparison::Lt, "3"));
    check(
        around,
        "void f(int a)\n{\n    HERE(a);\n}\n",
        "void f(int a)\n{\n    if (a < 3)\n        HERE(a);\n}\n",
    );
    // The names that a declaration makes must stay known.
    check(
        around,
        "void f(int a)\n{\n    int b = HERE(a);\n    g(b);\n}\n",
        "void f(int a)\n{\n    int b = HERE(a);\n    g(b);\n}\n",
    );
    check(
        around,
        "void f(int a)\n{\n    if (a)\n        HERE(a);\n    else\n        g();\n}\n",
        "void f(int a)\n{\n    if (a)\n        if (a < 3) {\n            HERE(a);\n        }\n    else\n        g();\n}\n",
    );
}

#[test]
fn edits_that_do_not_fit_change_nothing() {
    let path = RelPath::new("a.c").expect("a path");
    let edit = |start, end| TextEdit {
        file: path.clone(),
        start,
        end,
        text: "x".to_owned(),
    };
    let content: &[u8] = b"abcdef";
    for edits in [
        vec![edit(2, 9)],
        vec![edit(0, 4), edit(2, 5)],
        vec![edit(5, 3)],
    ] {
        assert!(apply(&edits, &|_| Some(content)).is_empty(), "{edits:?}");
    }
    assert_eq!(
        apply(&[edit(0, 1), edit(3, 3)], &|_| Some(content)),
        [(path.clone(), b"xbcxdef".to_vec())]
    );
}
