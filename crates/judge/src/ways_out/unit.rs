//! A function as a list of what a patch can add or remove: statements, and the heads of compound statements.

use std::ops::{Range, RangeInclusive};

use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::walk::{self, exprs_of};
use patchwright_code::{Function, SourceFile};

#[derive(Debug)]
pub(super) struct Unit<'a> {
    pub stmt: &'a Stmt,
    /// Without the statements below it.
    pub text: String,
    pub lines: RangeInclusive<u32>,
    /// How many of the following units are nested in it.
    below: usize,
}

/// In source order.
pub(super) fn units<'a>(file: &SourceFile, function: &'a Function) -> Vec<Unit<'a>> {
    let mut found = Vec::new();
    collect(file, function.body(), &mut found);
    found
}

fn collect<'a>(file: &SourceFile, stmt: &'a Stmt, found: &mut Vec<Unit<'a>>) {
    let at = found.len();
    if !matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Empty) {
        found.push(Unit {
            stmt,
            text: own_text(file, stmt),
            lines: own_lines(stmt),
            below: 0,
        });
    }
    for child in walk::children(stmt) {
        collect(file, child, found);
    }
    let end = found.len();
    if let Some(unit) = found
        .get_mut(at)
        .filter(|unit| std::ptr::eq(unit.stmt, stmt))
    {
        unit.below = end - at - 1;
    }
}

impl Unit<'_> {
    /// The units under its control.
    pub(super) fn governs(&self, at: usize) -> Range<usize> {
        at + 1..at + 1 + self.below
    }

    pub(super) fn is_head(&self) -> bool {
        !matches!(
            self.stmt.kind,
            StmtKind::Declare(_)
                | StmtKind::Expr(_)
                | StmtKind::Return(_)
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Goto(_)
                | StmtKind::Throw(_)
                | StmtKind::Unknown(_)
        )
    }

    pub(super) fn is_exit(&self) -> bool {
        matches!(
            self.stmt.kind,
            StmtKind::Return(_)
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Goto(_)
                | StmtKind::Throw(_)
        )
    }
}

fn own_text(file: &SourceFile, stmt: &Stmt) -> String {
    let kind = match &stmt.kind {
        StmtKind::If { .. } => "if",
        StmtKind::While { .. } | StmtKind::DoWhile { .. } => "while",
        StmtKind::For { .. } | StmtKind::ForEach { .. } => "for",
        StmtKind::Switch { .. } => "switch",
        StmtKind::Case { .. } => "case",
        StmtKind::MacroBlock { .. } => "macro",
        StmtKind::Try { .. } => "try",
        StmtKind::Label { name, .. } => return format!("{name}:"),
        StmtKind::Block(_)
        | StmtKind::Declare(_)
        | StmtKind::Expr(_)
        | StmtKind::Return(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Goto(_)
        | StmtKind::Throw(_)
        | StmtKind::Empty
        | StmtKind::Unknown(_) => return flat(file.slice(stmt.span)),
    };
    let heads = exprs_of(stmt)
        .into_iter()
        .map(|expr| flat(file.slice(expr.span)));
    format!("{kind} {}", heads.collect::<Vec<_>>().join("; "))
}

fn own_lines(stmt: &Stmt) -> RangeInclusive<u32> {
    let last = match walk::children(stmt).is_empty() {
        true => stmt.span.end_line,
        false => exprs_of(stmt)
            .iter()
            .map(|expr| expr.span.end_line)
            .max()
            .unwrap_or(stmt.span.line),
    };
    stmt.span.line..=last
}

/// Normalises whitespace.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
