//! Two steps in the other order.

use patchwright_analysis::flow::path_at;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::walk::leaves;
use patchwright_domain::switch::{Side, Turn};

use super::{Field, SmallEdit, fits_on_one_line, on_one_line};
use crate::proposal::TextEdit;
use crate::site::location;

/// How far a step is brought forward.
const FARTHEST: usize = 3;
const LONGEST: usize = 300;

/// A step is taken before one of those that stand before it, or behind one of those that follow.
pub(super) fn swap(field: &Field<'_, '_>, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
    let is_step = matches!(stmt.kind, StmtKind::Expr(_));
    let only_steps =
        matches!(&stmt.kind, StmtKind::If { then, otherwise: None, .. } if !leaves(then));
    if !is_step && !only_steps {
        return;
    }
    let text = field.text(stmt.span.start, stmt.span.end);
    if text.len() > LONGEST || !fits_on_one_line(text) {
        return;
    }
    let path = path_at(field.function, stmt.span.start);
    let lists = path.iter().filter_map(|above| match &above.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => Some(list),
        _ => None,
    });
    let mut places =
        lists.filter_map(|list| Some((list, list.iter().position(|one| std::ptr::eq(one, stmt))?)));
    let Some((list, nth)) = places.next_back() else {
        return;
    };
    let before = list.get(nth.saturating_sub(FARTHEST)..nth);
    let before = before.unwrap_or_default().iter().rev();
    for (first, steps) in before.take_while(|one| is_plain(one)).zip(0u32..) {
        if is_step {
            made.push(moved(field, stmt, (first, Side::Before), steps));
        }
    }
    let behind = list.get(nth + 1..).unwrap_or_default().iter();
    let behind = behind.take(FARTHEST).take_while(|one| is_plain(one));
    for (last, steps) in behind.zip(0u32..) {
        // Two steps change places once.
        if steps > 0 || only_steps || !matches!(last.kind, StmtKind::Expr(_)) {
            made.push(moved(field, stmt, (last, Side::Behind), steps));
        }
    }
}

/// Whether another statement may change places with it.
fn is_plain(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::Expr(_) | StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::While { .. }
    )
}

fn moved(field: &Field<'_, '_>, stmt: &Stmt, (to, side): (&Stmt, Side), steps: u32) -> SmallEdit {
    let file = field.file;
    let text = field.text(stmt.span.start, stmt.span.end);
    let indent = file.indent_at(to.span.start);
    // With its line, if nothing else stands in it.
    let above = field.text(0, stmt.span.start);
    let start = above.rfind('\n').map_or(0, |at| at + 1);
    let rest = file.text().get(stmt.span.end..).unwrap_or_default();
    let tail = rest.find('\n').unwrap_or(rest.len());
    let owns_line = above.get(start..).unwrap_or_default().trim().is_empty()
        && rest.get(..tail).unwrap_or_default().trim().is_empty();
    let gone = match owns_line {
        true => (start, (stmt.span.end + tail + 1).min(file.text().len())),
        false => (stmt.span.start, stmt.span.end),
    };
    let edit = |(start, end): (usize, usize), text: String| TextEdit {
        file: file.path.clone(),
        start,
        end,
        text,
    };
    let turn = Turn::Also {
        text: on_one_line(text),
        side,
    };
    let (start, end) = (to.span.start, to.span.end);
    let (put, when) = match side {
        Side::Before => (edit((start, start), format!("{text}\n{indent}")), "earlier"),
        Side::Behind => (edit((end, end), format!("\n{indent}{text}")), "later"),
    };
    SmallEdit {
        edits: vec![put, edit(gone, String::new())],
        switches: vec![
            field.switch(start, end, turn),
            field.switch(stmt.span.start, stmt.span.end, Turn::Not),
        ],
        at: location(field.function, stmt.span.line, None),
        what: format!("`{}` is done {when}", on_one_line(text)),
        doubt: 3 + steps,
        distance: 0,
    }
}
