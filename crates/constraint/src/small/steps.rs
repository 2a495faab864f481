//! A step that the project takes elsewhere, taken here too.

use patchwright_analysis::flow::path_at;
use patchwright_code::spelling::squashed;
use patchwright_code::term::replaced;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_domain::switch::{Side, Turn};

use super::conditions::alike;
use super::{Field, SmallEdit, on_one_line};
use crate::edits;
use crate::site::location;

const MOST_AT_A_PLACE: usize = 6;

pub(super) fn add(field: &Field<'_, '_>, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
    if !matches!(
        stmt.kind,
        StmtKind::Expr(_)
            | StmtKind::If { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Return(_)
            | StmtKind::Switch { .. }
    ) {
        return;
    }
    let mut path = path_at(field.function, stmt.span.start);
    while path.last().is_some_and(|last| !std::ptr::eq(*last, stmt)) {
        path.pop();
    }
    let Some(above) = path.len().checked_sub(2).and_then(|at| path.get(at)) else {
        return;
    };
    let alone = edits::stands_alone(&path);
    let list = match &above.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => list.as_slice(),
        _ if alone => std::slice::from_ref(stmt),
        _ => return,
    };
    let said: Vec<String> = list
        .iter()
        .map(|one| squashed(field.text(one.span.start, one.span.end)))
        .collect();
    let about = field.text(stmt.span.start, stmt.span.end);
    let is_last = list.last().is_some_and(|last| std::ptr::eq(last, stmt)) && !leaves(stmt);
    made.extend(with_the_other(field, &path, stmt));
    let mut found = 0;
    for step in field.pool.steps(&field.file.path) {
        let near = step.words.iter().any(|word| about.contains(word));
        let leaves_alike =
            !step.leaves || step.function.head.returns == field.function.head.returns;
        if !(step.of_the_bug || near) || !leaves_alike || found >= MOST_AT_A_PLACE {
            continue;
        }
        for text in step.at(field.code, field.function, stmt.span.start) {
            if said.contains(&squashed(&text)) {
                continue;
            }
            found += 1;
            let sides: &[Side] = if is_last && !step.leaves {
                &[Side::Before, Side::Behind]
            } else {
                &[Side::Before]
            };
            for side in sides {
                let unlike = [!step.of_the_bug, !near, alone].map(u32::from);
                let doubt = 1 + step.doubt + unlike.iter().sum::<u32>();
                made.extend(taken(field, &path, (&text, *side), doubt));
            }
        }
    }
}

/// What is done with one member, done with another one of the same type, which the bug is about.
fn with_the_other(field: &Field<'_, '_>, path: &[&Stmt], stmt: &Stmt) -> Vec<SmallEdit> {
    let StmtKind::Expr(_) = stmt.kind else {
        return Vec::new();
    };
    let text = field.text(stmt.span.start, stmt.span.end);
    let members = all_exprs(stmt).into_iter().filter_map(|expr| {
        let (owner, name) = expr.member()?;
        let alike = alike(field.code, field.function, (owner, name));
        Some((name, alike))
    });
    let mut found = Vec::new();
    for (name, alike) in members {
        for other in alike
            .into_iter()
            .filter(|other| field.things.contains(*other))
        {
            let new = replaced(text, name, other);
            if new != text {
                found.extend(taken(field, path, (&new, Side::Behind), 1));
            }
        }
    }
    found
}

fn taken(
    field: &Field<'_, '_>,
    path: &[&Stmt],
    (text, side): (&str, Side),
    doubt: u32,
) -> Option<SmallEdit> {
    let stmt = path.last()?;
    let line = on_one_line(text);
    let edits = match side {
        Side::Before => edits::insert_before(field.file, path, &line),
        Side::Behind => edits::insert_after(field.file, path, &line),
    };
    let turn = Turn::Also {
        text: line.clone(),
        side,
    };
    (!edits.is_empty()).then(|| SmallEdit {
        edits,
        switches: vec![field.switch(stmt.span.start, stmt.span.end, turn)],
        at: location(field.function, stmt.span.line, None),
        what: format!("`{line}` is done here too"),
        distance: doubt,
    })
}
