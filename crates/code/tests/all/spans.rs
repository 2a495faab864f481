//! A node's span is its text: read again by itself, it gives a node of the same kind.

use std::mem::discriminant;

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::{Code, walk};
use patchwright_domain::candidate::RelPath;

use crate::hostile::examples;

fn body_of(name: &str, body: &str) -> Code {
    let text = format!("int f(void) {{\n{body}\n}}\n");
    Code::read([(RelPath::new(name).unwrap(), text.into_bytes())])
}

fn statements(code: &Code) -> &[Stmt] {
    match &code.functions().next().unwrap().body().kind {
        StmtKind::Block(stmts) => stmts,
        other => panic!("{other:?}"),
    }
}

fn check_expr(name: &str, text: &str, expr: &Expr) {
    // Lists are no expressions by themselves, and unknown ones may be anything.
    if matches!(expr.kind, ExprKind::List(_) | ExprKind::Unknown(_)) {
        return;
    }
    let code = body_of(name, &format!("return ({text});"));
    let [
        Stmt {
            kind: StmtKind::Return(Some(again)),
            ..
        },
    ] = statements(&code)
    else {
        panic!("{text:?} gives {:?}", statements(&code));
    };
    let ExprKind::Paren(again) = &again.kind else {
        panic!("{text:?} gives {again:?}");
    };
    assert_eq!(
        discriminant(&again.kind),
        discriminant(&expr.kind),
        "{text:?}"
    );
}

fn check_stmt(name: &str, text: &str, stmt: &Stmt) {
    if stmt.span.start == stmt.span.end {
        return;
    }
    let code = body_of(name, text);
    let [again] = statements(&code) else {
        panic!("{text:?} gives {:?}", statements(&code));
    };
    assert_eq!(
        discriminant(&again.kind),
        discriminant(&stmt.kind),
        "{text:?}"
    );
}

#[test]
fn every_node_of_the_examples_is_its_text() {
    let mut seen = 0;
    for (name, bytes) in examples() {
        let code = Code::read([(RelPath::new(name.as_str()).unwrap(), bytes)]);
        let file = &code.files()[0];
        for function in code.functions() {
            walk::each_expr(function.body(), &mut |expr| {
                seen += 1;
                check_expr(&name, file.slice(expr.span), expr);
            });
            walk::each_stmt(function.body(), &mut |stmt| {
                seen += 1;
                check_stmt(&name, file.slice(stmt.span), stmt);
            });
        }
    }
    assert!(seen > 5_000, "{seen}");
}

#[test]
fn nothing_in_the_examples_is_broken() {
    for (name, bytes) in examples() {
        let code = Code::read([(RelPath::new(name.as_str()).unwrap(), bytes)]);
        let file = &code.files()[0];
        for line in 1..=file.text().lines().count() as u32 {
            assert!(!file.broken_at(line), "{line}: {}", file.line_text(line));
        }
    }
}
