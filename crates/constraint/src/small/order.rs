//! Two steps in the other order.

use patchwright_analysis::flow::path_at;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_domain::switch::{Side, Turn};

use super::{Field, SmallEdit, fits_on_one_line, on_one_line};
use crate::proposal::TextEdit;
use crate::site::location;

/// How far a step is brought forward.
const FARTHEST: usize = 3;
const LONGEST: usize = 300;

/// A step is taken before one of those that stand before it.
pub(super) fn swap(field: &Field<'_, '_>, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
    if !matches!(stmt.kind, StmtKind::Expr(_)) {
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
    let before = list
        .get(nth.saturating_sub(FARTHEST)..nth)
        .unwrap_or_default();
    for (first, steps) in before.iter().rev().zip(0u32..) {
        let moves = matches!(
            first.kind,
            StmtKind::Expr(_) | StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::While { .. }
        );
        if !moves {
            return;
        }
        made.push(brought_forward(field, stmt, first, steps));
    }
}

fn brought_forward(field: &Field<'_, '_>, stmt: &Stmt, first: &Stmt, steps: u32) -> SmallEdit {
    let file = field.file;
    let text = field.text(stmt.span.start, stmt.span.end);
    let indent = file.indent_at(first.span.start);
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
    let at = first.span.start;
    let turn = Turn::Also {
        text: on_one_line(text),
        side: Side::Before,
    };
    SmallEdit {
        edits: vec![
            edit((at, at), format!("{text}\n{indent}")),
            edit(gone, String::new()),
        ],
        switches: vec![
            field.switch(at, first.span.end, turn),
            field.switch(stmt.span.start, stmt.span.end, Turn::Not),
        ],
        at: location(field.function, stmt.span.line, None),
        what: format!("`{}` is done earlier", on_one_line(text)),
        distance: 3 + steps,
    }
}
