//! The decisions that a patch adds: the parts of conditions in its lines that the function did not have before.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use patchwright_code::lex::{Dialect, code_tokens};
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, Order, Stmt, StmtKind, UnOp};
use patchwright_code::{Code, Condition, Function, SourceFile, walk};
use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use patchwright_domain::lines;
use patchwright_edit::Sources;
use patchwright_subject::Decision;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::error::JudgeError;

/// Limits that the machine sets and no author, and that no small input comes near.
const NATURAL: [&str; 17] = [
    "INT_MAX",
    "INT_MIN",
    "UINT_MAX",
    "LONG_MAX",
    "LONG_MIN",
    "ULONG_MAX",
    "LLONG_MAX",
    "LLONG_MIN",
    "ULLONG_MAX",
    "SIZE_MAX",
    "SSIZE_MAX",
    "PTRDIFF_MAX",
    "INT32_MAX",
    "UINT32_MAX",
    "INT64_MAX",
    "UINT64_MAX",
    "numeric_limits",
];

/// In the order of the text.
pub(super) fn added(
    candidate: &Candidate,
    sources: &Sources<'_>,
) -> Result<Vec<Decision>, JudgeError> {
    let mut found = Vec::new();
    for change in &candidate.changes {
        let (Some(old_path), Some(new)) = (change.old_path(), change.content()) else {
            continue;
        };
        if matches!(change, FileChange::Delete { .. }) {
            continue;
        }
        let old = sources.read(old_path)?;
        found.extend(in_file((old_path, &old), (change.path(), new)));
    }
    Ok(found)
}

fn in_file((old_path, old): (&RelPath, &[u8]), (path, new): (&RelPath, &[u8])) -> Vec<Decision> {
    let before = Code::read([(old_path.clone(), old.to_vec())]);
    let after = Code::read([(path.clone(), new.to_vec())]);
    let (Some(before), Some(after)) = (before.file(old_path), after.file(path)) else {
        return Vec::new();
    };
    let added = other_lines(old, new);
    let removed = other_lines(new, old);
    let gone = before.functions().iter().flat_map(atoms);
    let gone: BTreeSet<String> = gone
        .filter(|atom| is_in(atom, &removed))
        .filter_map(|atom| asked_for(before, atom))
        .collect();
    let is_moved = |atom: &Expr| asked_for(after, atom).is_some_and(|one| gone.contains(&one));
    let mut found = Vec::new();
    for function in after.functions() {
        let known: BTreeSet<String> = before
            .functions()
            .iter()
            .filter(|one| one.head.qualified == function.head.qualified)
            .flat_map(|one| atoms(one).into_iter().map(|atom| spelled(before, atom)))
            .collect();
        let new = atoms(function).into_iter();
        let new = new.filter(|atom| is_in(atom, &added) && !is_moved(atom));
        let new = new.filter(|atom| !known.contains(&spelled(after, atom)));
        let new = new.filter(|atom| !is_natural(after, atom) && !is_shield(function, after, atom));
        let telling = new.filter(|atom| !is_of_call(function, after, atom));
        found.extend(telling.map(|atom| decision(after, atom)));
    }
    found
}

fn decision(file: &SourceFile, atom: &Expr) -> Decision {
    Decision {
        file: file.path.clone(),
        line: atom.span.line,
        start: atom.span.start,
        end: atom.span.end,
        text: one_line(file.slice(atom.span)),
        compared: compared(file, atom),
    }
}

fn is_in(expr: &Expr, lines: &[RangeInclusive<u32>]) -> bool {
    let mut lines = lines.iter();
    lines.any(|lines| *lines.start() <= expr.span.end_line && expr.span.line <= *lines.end())
}

/// The value that something is compared with. What the removed lines asked for as well is no new check: `*p == '\r'` became
/// `text[n] == '\r'`.
fn asked_for(file: &SourceFile, atom: &Expr) -> Option<String> {
    let ExprKind::Binary { op, right, .. } = &atom.kind else {
        return None;
    };
    let is_value = match &right.peel().kind {
        ExprKind::Char(_) | ExprKind::Number(_) => true,
        ExprKind::Name(name) => name.chars().all(|letter| !letter.is_lowercase()),
        _ => false,
    };
    let asks = is_value && matches!(op, BinOp::Eq | BinOp::Ne);
    asks.then(|| spelled(file, right))
}

/// The lines of the new text that the old one has not.
fn other_lines(old: &[u8], new: &[u8]) -> Vec<RangeInclusive<u32>> {
    let (old, new): (Vec<&[u8]>, Vec<&[u8]>) =
        (lines::split(old).collect(), lines::split(new).collect());
    let number = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
    capture_diff_slices(Algorithm::Myers, &old, &new)
        .into_iter()
        .filter(|op| !matches!(op, DiffOp::Equal { .. }) && !op.new_range().is_empty())
        .map(|op| number(op.new_range().start + 1)..=number(op.new_range().end))
        .collect()
}

/// The parts of all conditions of a function, none inside another.
fn atoms(function: &Function) -> Vec<&Expr> {
    let mut found: Vec<&Expr> = Vec::new();
    walk::each_stmt(function.body(), &mut |stmt| {
        if let Some(condition) = condition_of(stmt) {
            leaves(condition, &mut found);
        }
        for expr in walk::all_exprs(stmt) {
            match &expr.kind {
                ExprKind::Ternary { cond, .. } => leaves(cond, &mut found),
                ExprKind::Binary { op, .. } if is_logical(*op) || is_order(*op) => {
                    leaves(expr, &mut found);
                }
                _ => {}
            }
        }
    });
    found.sort_by_key(|atom| (atom.span.start, usize::MAX - atom.span.end));
    let mut end = 0;
    found.retain(|atom| {
        let is_outside = atom.span.start >= end;
        end = end.max(atom.span.end);
        is_outside
    });
    found
}

fn condition_of(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::If { cond, .. }
        | StmtKind::While { cond, .. }
        | StmtKind::DoWhile { cond, .. } => Some(cond),
        StmtKind::For { cond, .. } => cond.as_ref(),
        _ => None,
    }
}

fn leaves<'t>(expr: &'t Expr, found: &mut Vec<&'t Expr>) {
    match &expr.kind {
        ExprKind::Paren(on) => leaves(on, found),
        ExprKind::Unary { op: UnOp::Not, on } => leaves(on, found),
        ExprKind::Binary { op, left, right } if is_logical(*op) => {
            leaves(left, found);
            leaves(right, found);
        }
        // Loops without an end.
        ExprKind::Number(_) => {}
        _ => found.push(expr),
    }
}

fn is_logical(op: BinOp) -> bool {
    matches!(op, BinOp::And | BinOp::Or)
}

fn is_order(op: BinOp) -> bool {
    matches!(op, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge)
}

/// The sides of a comparison by size, if they can be computed once more.
fn compared(file: &SourceFile, atom: &Expr) -> Option<(String, String)> {
    let ExprKind::Binary { op, left, right } = &atom.kind else {
        return None;
    };
    let sides = value_of(file, left).zip(value_of(file, right));
    sides.filter(|_| is_order(*op))
}

/// The value that it will have, computed without changing anything: `++n` is `n + 1`.
fn value_of(file: &SourceFile, side: &Expr) -> Option<String> {
    let (on, more) = match &side.peel().kind {
        ExprKind::Step {
            on,
            direction,
            order,
        } => {
            let more = match (order, direction) {
                (Order::Before, Direction::Up) => " + 1",
                (Order::Before, Direction::Down) => " - 1",
                (Order::After, _) => "",
            };
            (&**on, more)
        }
        _ => (side, ""),
    };
    let text = file.slice(on.span);
    Condition::read(text).ok()?;
    Some(format!("{}{more}", one_line(text)))
}

fn is_natural(file: &SourceFile, atom: &Expr) -> bool {
    let tokens = code_tokens(file.slice(atom.span).as_bytes(), Dialect::C);
    let mut limits = NATURAL.iter();
    limits.any(|limit| tokens.iter().any(|token| token.is(limit)))
}

/// Whether it only keeps a computation of the same function from going wrong: `n > size` before `size - n`, `rows > 0` before
/// `bytes / rows`. What it asks for need never be so.
fn is_shield(function: &Function, file: &SourceFile, atom: &Expr) -> bool {
    let sides: Vec<String> = match &atom.kind {
        ExprKind::Binary { op, left, right } if is_order(*op) || *op == BinOp::Ne => {
            let sides = [left, right];
            sides.map(|side| spelled(file, side.peel())).to_vec()
        }
        _ => vec![spelled(file, atom.peel())],
    };
    let is_side = |expr: &Expr| sides.contains(&spelled(file, expr.peel()));
    let mut found = false;
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Binary { op, left, right } = &expr.kind {
            found |= match op {
                BinOp::Sub => sides.len() == 2 && is_side(left) && is_side(right),
                BinOp::Div | BinOp::Rem => is_side(right) && compares_with_zero(atom),
                _ => false,
            };
        }
    });
    found
}

fn compares_with_zero(atom: &Expr) -> bool {
    match &atom.kind {
        ExprKind::Binary { left, right, .. } => is_null(left) || is_null(right),
        _ => true,
    }
}

/// Whether it asks if a call gave nothing, which no run makes it do: memory that is used up, a file that cannot be written.
fn is_of_call(function: &Function, file: &SourceFile, atom: &Expr) -> bool {
    let (asked, is_null_test) = match &atom.kind {
        ExprKind::Binary {
            op: BinOp::Eq | BinOp::Ne,
            left,
            right,
        } => (&**left, is_null(right)),
        _ => (atom, true),
    };
    if !is_null_test {
        return false;
    }
    let name = spelled(file, asked.peel());
    let mut is_result = false;
    walk::each_stmt(function.body(), &mut |stmt| {
        if let StmtKind::Declare(variables) = &stmt.kind {
            let own = variables
                .iter()
                .filter(|one| one.name == name && one.pointers > 0);
            is_result |= own.filter_map(|one| one.init.as_ref()).any(is_call);
        }
        for expr in walk::all_exprs(stmt) {
            if let ExprKind::Assign { target, value, .. } = &expr.kind {
                is_result |= spelled(file, target) == name && is_call(value);
            }
        }
    });
    is_result || matches!(&asked.peel().kind, ExprKind::Assign { value, .. } if is_call(value))
}

fn is_null(expr: &Expr) -> bool {
    match &expr.peel().kind {
        ExprKind::Name(name) => matches!(name.as_str(), "NULL" | "nullptr"),
        ExprKind::Number(number) => number == "0",
        _ => false,
    }
}

fn is_call(expr: &Expr) -> bool {
    matches!(
        expr.peel().kind,
        ExprKind::Call { .. } | ExprKind::New { .. }
    )
}

/// The same for the same tokens.
fn spelled(file: &SourceFile, expr: &Expr) -> String {
    let tokens = code_tokens(file.slice(expr.span).as_bytes(), Dialect::C);
    let words: Vec<String> = tokens
        .iter()
        .map(|token| String::from_utf8_lossy(&token.text).into_owned())
        .collect();
    words.join(" ")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
#[path = "atoms_tests.rs"]
mod tests;
