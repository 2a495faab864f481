//! The variables, fields and elements whose values decide what an access does: those worth asking a debugger about.

use patchwright_domain::candidate::RelPath;

use super::{CodeMap, MappedFile};
use crate::Function;
use crate::queries::called;
use crate::tree::{Expr, ExprKind, Span, Stmt, StmtKind};
use crate::walk;

/// How many conditions before a statement count.
const MOST_EARLIER: usize = 3;

impl CodeMap {
    /// Those of the accesses on a line, the one at the column first; for each, the index before the pointer. For a
    /// call, its arguments, last first, since that is usually a length.
    pub fn deciding_on(&self, path: &RelPath, line: u32, column: Option<u32>) -> Vec<String> {
        let Some((file, function)) = self.around(path, line) else {
            return Vec::new();
        };
        let at = column.and_then(|column| {
            Some(file.text.line_start(line)? + column.saturating_sub(1) as usize)
        });
        let mut found: Vec<(bool, u8, usize, Vec<&Expr>)> = Vec::new();
        walk::each_expr(function.body(), &mut |expr| {
            let (rank, asked) = match &expr.kind {
                ExprKind::Index { base, index } => (0, vec![&**index, &**base]),
                ExprKind::Deref(base) => (1, vec![&**base]),
                ExprKind::Call { args, .. } => (2, args.iter().rev().collect()),
                ExprKind::Member { base, .. } => (3, vec![&**base]),
                _ => return,
            };
            if expr.span.line == line {
                let off = at.is_some_and(|at| !(expr.span.start <= at && at < expr.span.end));
                found.push((off, rank, expr.span.end - expr.span.start, asked));
            }
        });
        found.sort_by_key(|(off, rank, width, _)| (*off, *rank, *width));
        let asked = found.into_iter().flat_map(|(.., asked)| asked);
        once(asked.flat_map(|expr| lasting(file, expr)))
    }

    /// Those of the argument that a call on a line passes for a parameter, from 0.
    pub fn deciding_in_argument(
        &self,
        path: &RelPath,
        line: u32,
        callee: &str,
        index: usize,
    ) -> Vec<String> {
        let Some((file, function)) = self.around(path, line) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        walk::each_expr(function.body(), &mut |expr| {
            if let ExprKind::Call { callee: to, args } = &expr.kind
                && expr.span.has_line(line)
                && called(to) == Some(callee)
                && found.is_empty()
            {
                found.extend(args.get(index).map(|arg| lasting(file, arg)));
            }
        });
        once(found.into_iter().flatten())
    }

    /// Those of the statement on a line, then those of the conditions around it, innermost first, and those of earlier `if`s in
    /// the same blocks, nearest first: what decided that the line runs, and with what.
    pub fn steering(&self, path: &RelPath, line: u32) -> Vec<String> {
        let Some((file, function)) = self.around(path, line) else {
            return Vec::new();
        };
        let around = function.statement_at(line, None).unwrap_or_default();
        let Some((statement, outer)) = around.split_last() else {
            return Vec::new();
        };
        let own = walk::exprs_of(statement).into_iter();
        let conditions = outer.iter().rev().flat_map(|stmt| walk::exprs_of(stmt));
        let earlier = around.windows(2).rev().flat_map(|pair| match pair {
            [list, next] => earlier_conditions(list, next),
            _ => Vec::new(),
        });
        let earlier = earlier.take(MOST_EARLIER);
        let all = own.chain(conditions).chain(earlier);
        once(all.flat_map(|expr| lasting(file, expr)))
    }

    fn around(&self, path: &RelPath, line: u32) -> Option<(&MappedFile, &Function)> {
        let file = self.file(path)?;
        Some((file, self.code.file(path)?.function_at(line)?))
    }
}

/// Of the `if`s of a list before one of its statements, the last first.
fn earlier_conditions<'s>(list: &'s Stmt, next: &Stmt) -> Vec<&'s Expr> {
    let (StmtKind::Block(all) | StmtKind::Case { body: all, .. }) = &list.kind else {
        return Vec::new();
    };
    let before = all.iter().take_while(|one| one.span.end <= next.span.start);
    let conditions = before.filter_map(|one| match &one.kind {
        StmtKind::If { cond, .. } => Some(cond),
        _ => None,
    });
    let mut conditions: Vec<&Expr> = conditions.collect();
    conditions.reverse();
    conditions
}

fn once(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for one in all {
        if !kept.contains(&one) {
            kept.push(one);
        }
    }
    kept
}

/// The largest subexpressions that are places in memory and can be evaluated without side effects.
fn lasting(file: &MappedFile, expr: &Expr) -> Vec<String> {
    let mut spans: Vec<Span> = Vec::new();
    let mut callees: Vec<Span> = Vec::new();
    walk::each_expr(expr, &mut |one| {
        if let ExprKind::Call { callee, .. } = &one.kind {
            callees.push(callee.span);
        }
        let known = spans.iter().chain(&callees);
        if is_place(one) && !known.clone().any(|wider| wider.contains(&one.span)) {
            spans.push(one.span);
        }
    });
    let texts = spans
        .into_iter()
        .map(|span| file.slice(span).trim().to_owned());
    texts.filter(|text| !text.contains('\n')).collect()
}

fn is_place(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(name) => {
            // Constants and macros are written so.
            name.chars().any(char::is_lowercase)
        }
        ExprKind::Member { base, .. } => is_place(base.peel()),
        ExprKind::Deref(base) => is_place(base.peel()),
        ExprKind::Index { base, index } => is_place(base.peel()) && is_plain(index),
        _ => false,
    }
}

/// Evaluating it calls and changes nothing.
fn is_plain(expr: &Expr) -> bool {
    let mut plain = true;
    walk::each_expr(expr, &mut |one| {
        plain &= !matches!(
            one.kind,
            ExprKind::Call { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::New { .. }
                | ExprKind::Delete { .. }
                | ExprKind::Unknown(_)
        );
    });
    plain
}

#[cfg(test)]
#[path = "deciding_tests.rs"]
mod tests;
