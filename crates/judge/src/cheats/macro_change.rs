//! Macros that a patch adds or changes, judged by their effect on every function that uses them, touched or not.

use patchwright_code::lex::Dialect;
use patchwright_code::preprocess::Define;
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::stmt::{self, LoopKind, Stmt};

use super::leaving;
use super::tree::Tree;
use crate::scope::Rule;

pub struct Sides<'a> {
    pub define: &'a Define,
    /// `old_body` is the old body as written; `old` and `new` are expanded. The old ones are empty for a new macro.
    pub old_body: &'a [Tok],
    pub old: &'a [Tok],
    pub new: &'a [Tok],
}

pub fn faults(sides: &Sides<'_>, tree: &Tree) -> Vec<(Rule, String)> {
    let name = String::from_utf8_lossy(&sides.define.name);
    let mut faults = Vec::new();
    let exits = leaving::added(
        &leaving::exits(sides.old, Dialect::C, tree),
        leaving::exits(sides.new, Dialect::C, tree),
        &leaving::Allowance::new(),
    );
    for exit in exits {
        let what = format!("the macro `{name}` now ends the program by `{}`", exit.way);
        faults.push((Rule::Leaving, what));
    }
    if is_emptied(sides) {
        faults.push((
            Rule::Emptied,
            format!("the macro `{name}` no longer does what it did"),
        ));
    }
    if !sides.old_body.is_empty() && jumps_always(sides.new) && !jumps_always(sides.old) {
        let what = format!("the macro `{name}` now leaves every function that uses it");
        faults.push((Rule::TopReturn, what));
    }
    faults
}

/// Whether a macro that used its arguments or called something is now only a constant.
fn is_emptied(sides: &Sides<'_>) -> bool {
    let names = |tokens: &[Tok]| tokens.iter().any(Tok::is_name);
    let params = sides.define.params.as_deref().unwrap_or_default();
    let uses_argument = |tokens: &[Tok]| tokens.iter().any(|tok| params.contains(&tok.text));
    let worked = sides.old_body.len() >= 4 && names(sides.old_body);
    let took = uses_argument(sides.old_body) && !uses_argument(&sides.define.body);
    !names(&sides.define.body) && (worked || took)
}

/// Whether some statement of the macro jumps unconditionally.
fn jumps_always(tokens: &[Tok]) -> bool {
    stmt::parse(tokens).is_ok_and(|stmts| stmts.iter().any(|stmt| jumps(stmt, tokens)))
}

fn jumps(stmt: &Stmt, tokens: &[Tok]) -> bool {
    match stmt {
        Stmt::Leaf(range) => tokens
            .get(range.start)
            .is_some_and(|tok| !range.is_empty() && tok.is_any(&["return", "goto", "throw"])),
        Stmt::Block(stmts) => stmts.iter().any(|stmt| jumps(stmt, tokens)),
        Stmt::Loop {
            kind: LoopKind::DoWhile,
            body,
            ..
        } => jumps(body, tokens),
        Stmt::Loop { .. }
        | Stmt::If { .. }
        | Stmt::Switch { .. }
        | Stmt::Try { .. }
        | Stmt::Label(_)
        | Stmt::Mark => false,
    }
}
