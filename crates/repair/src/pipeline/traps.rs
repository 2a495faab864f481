//! Puts a trap before the statement that a patch's condition controls, in the candidate and in the unpatched program.
//! Which runs reach it shows whether the condition lets anything of what the program did through.

use std::ops::Range;

use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::{Code, Function, SourceFile, walk};
use patchwright_domain::candidate::RelPath;

const TRAP: &str = "__builtin_trap();";

/// A condition that the patch added or changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Condition {
    /// The text in the patched source.
    pub text: String,
    pub line: u32,
    /// `None` if no statement that it controls exists in both programs.
    pub trap: Option<Trap>,
}

/// The file with the trap, patched and unpatched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Trap {
    pub patched: Vec<u8>,
    pub unpatched: Vec<u8>,
}

/// The conditions in the changed lines (from 0) of a file that the unpatched program does not have.
pub(super) fn conditions(
    path: &RelPath,
    old: &[u8],
    new: &[u8],
    changed: &[Range<usize>],
) -> Vec<Condition> {
    let before = Code::read([(path.clone(), old.to_vec())]);
    let after = Code::read([(path.clone(), new.to_vec())]);
    let (Some(old_file), Some(file)) = (before.file(path), after.file(path)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for function in file.functions() {
        let same = |other: &&Function| other.head.qualified == function.head.qualified;
        let Some(was) = old_file.functions().iter().find(same) else {
            continue;
        };
        let lines = |expr: &Expr| {
            let first = (expr.span.line as usize).saturating_sub(1);
            first..expr.span.end_line as usize
        };
        let touched = |cond: &Expr| {
            let own = lines(cond);
            changed
                .iter()
                .any(|lines| lines.start < own.end && own.start < lines.end)
        };
        let known = known_conditions(old_file, was);
        walk::each_stmt(function.body(), &mut |stmt| {
            let Some(cond) = condition(stmt).filter(|cond| touched(cond)) else {
                return;
            };
            let text = squashed(file.slice(cond.span));
            if known.contains(&text) {
                return;
            }
            let trap = decided(file, function, stmt, &known)
                .and_then(|place| trapped((file, function), (old_file, was), place));
            found.push(Condition {
                text: file.slice(cond.span).to_owned(),
                line: cond.span.line,
                trap,
            });
        });
    }
    found
}

fn condition(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => Some(cond),
        StmtKind::For {
            cond: Some(cond), ..
        } => Some(cond),
        _ => None,
    }
}

fn known_conditions(file: &SourceFile, function: &Function) -> Vec<String> {
    let mut found = Vec::new();
    walk::each_stmt(function.body(), &mut |stmt| {
        found.extend(condition(stmt).map(|cond| squashed(file.slice(cond.span))));
    });
    found
}

/// What is reached only if the condition allows: the body, or what follows if the body leaves.
fn decided<'a>(
    file: &SourceFile,
    function: &'a Function,
    stmt: &'a Stmt,
    known: &[String],
) -> Option<&'a Stmt> {
    match &stmt.kind {
        StmtKind::If { cond, then, .. } if walk::leaves(then) => {
            // `more && old` leaves less often than `old` did.
            let narrower = conjuncts(cond)
                .iter()
                .any(|one| known.contains(&squashed(file.slice(one.span))));
            match narrower {
                true => first_of(then),
                false => next_after(function, stmt),
            }
        }
        StmtKind::If { then, .. } => first_of(then),
        StmtKind::While { body, .. } | StmtKind::For { body, .. } => first_of(body),
        _ => None,
    }
}

/// The operands of `a && b && c`; the condition itself if it is no conjunction.
fn conjuncts(cond: &Expr) -> Vec<&Expr> {
    match &cond.kind {
        ExprKind::Binary {
            op: BinOp::And,
            left,
            right,
        } => [conjuncts(left), conjuncts(right)].concat(),
        ExprKind::Paren(inner) => conjuncts(inner),
        _ => vec![cond],
    }
}

/// The first statement that does something.
fn first_of(body: &Stmt) -> Option<&Stmt> {
    match &body.kind {
        StmtKind::Block(list) => list.iter().find(|stmt| is_plain(stmt)),
        _ => Some(body).filter(|stmt| is_plain(stmt)),
    }
}

fn is_plain(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::Expr(_)
            | StmtKind::If { .. }
            | StmtKind::While { .. }
            | StmtKind::DoWhile { .. }
            | StmtKind::For { .. }
            | StmtKind::Switch { .. }
            | StmtKind::Return(_)
            | StmtKind::Goto(_)
            | StmtKind::Throw(_)
            | StmtKind::Break
            | StmtKind::Continue
    )
}

/// The next statement in the same block.
fn next_after<'a>(function: &'a Function, stmt: &Stmt) -> Option<&'a Stmt> {
    let mut found = None;
    walk::each_stmt(function.body(), &mut |around| {
        let (StmtKind::Block(list) | StmtKind::Case { body: list, .. }) = &around.kind else {
            return;
        };
        let place = list.iter().position(|one| std::ptr::eq(one, stmt));
        if let Some(place) = place {
            let mut rest = list.iter().skip(place + 1);
            found = rest.find(|stmt| is_plain(stmt));
        }
    });
    found
}

/// Both sides with a trap before a statement, if it exists in both.
fn trapped(
    (file, function): (&SourceFile, &Function),
    (old_file, was): (&SourceFile, &Function),
    place: &Stmt,
) -> Option<Trap> {
    let wanted = squashed(file.slice(place.span));
    let here = alike(file, function, &wanted);
    let there = alike(old_file, was, &wanted);
    let nth = here.iter().position(|stmt| std::ptr::eq(*stmt, place))?;
    let old = there.get(nth).filter(|_| here.len() == there.len())?;
    Some(Trap {
        patched: with_trap(file, place),
        unpatched: with_trap(old_file, old),
    })
}

/// The statements of a function with the same text.
fn alike<'a>(file: &SourceFile, function: &'a Function, wanted: &str) -> Vec<&'a Stmt> {
    let mut found = Vec::new();
    walk::each_stmt(function.body(), &mut |stmt| {
        if is_plain(stmt) && squashed(file.slice(stmt.span)) == wanted {
            found.push(stmt);
        }
    });
    found
}

fn with_trap(file: &SourceFile, stmt: &Stmt) -> Vec<u8> {
    let text = file.text();
    let (before, rest) = text.split_at(stmt.span.start);
    let (own, behind) = rest.split_at(stmt.span.end - stmt.span.start);
    format!("{before}{{ {TRAP} {own} }}{behind}").into_bytes()
}

fn squashed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[cfg(test)]
#[path = "traps_tests.rs"]
mod tests;
