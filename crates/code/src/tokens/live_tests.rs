//! What of a body can run.

use super::{Context, each_leaf, live};
use crate::lex::Dialect;
use crate::preprocess;
use crate::tokens::fold::Constants;
use crate::tokens::stmt;
use crate::tokens::{Tok, joined};

fn running(text: &str) -> String {
    let source = preprocess::read(text.as_bytes(), Dialect::C).unwrap();
    let stmts = stmt::parse(&source.code).unwrap();
    let context = Context {
        tokens: &source.code,
        constants: &Constants::new(),
        never_returns: &|tok: &Tok| tok.is("exit"),
    };
    let mut leaves = Vec::new();
    for stmt in live(&stmts, &context) {
        each_leaf(&stmt, &mut |range| {
            leaves.push(joined(&source.code[range.clone()]))
        });
    }
    leaves.join("; ")
}

#[test]
fn what_runs() {
    for (text, expected) in [
        ("a(); return; b();", "a ( ); return"),
        ("if (0) a(); else b();", "b ( )"),
        ("if (1) return; b();", "return"),
        ("if (x) return; else return; b();", "return; return"),
        ("if (x) return; b();", "return; b ( )"),
        ("while (0) a(); b();", "b ( )"),
        ("for (;;) { a(); } b();", "a ( )"),
        ("for (;;) { if (x) break; } b();", "break; b ( )"),
        ("do { a(); } while (0); b();", "a ( ); b ( )"),
        ("exit(1); b();", "exit ( 1 )"),
        ("(void)exit(1); b();", "( void ) exit ( 1 )"),
        ("x = exit_code(1); b();", "x = exit_code ( 1 ); b ( )"),
        ("goto out; a(); out: b();", "goto out; b ( )"),
        ("return; out: b(); goto out;", "return"),
        (
            "switch (x) { case 1: return; a(); case 2: b(); } c();",
            "return; b ( ); c ( )",
        ),
        (
            "try { return; } catch (E e) { a(); } b();",
            "return; a ( ); b ( )",
        ),
        (
            "return;\n#ifdef A\n a();\n#else\n b();\n#endif\n c();",
            "return; a ( ); b ( ); c ( )",
        ),
        ("FOREACH(x, y) { a(); } b();", "a ( ); b ( )"),
        (
            "if (a) { if (b) return; } else if (0) c(); else d();",
            "return; d ( )",
        ),
    ] {
        assert_eq!(running(text), expected, "{text}");
    }
}
