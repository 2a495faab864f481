//! A step that the project takes elsewhere, taken here too.

use std::collections::BTreeSet;

use patchwright_analysis::flow::path_at;
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::term::replaced;
use patchwright_code::tree::{ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::types::{Type, type_of};
use patchwright_code::walk::{all_exprs, each_stmt, leaves};
use patchwright_domain::switch::{Side, Turn};

use super::conditions::alike;
use super::{Field, SmallEdit, on_one_line};
use crate::edits;
use crate::null::null_word;
use crate::site::location;

const MOST_AT_A_PLACE: usize = 6;
const MOST_CLEARED: usize = 4;

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
    made.extend(set_to_nothing(field, &path, stmt));
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

/// Where one member is set, another one begins anew: one that the function or the bug is about.
fn set_to_nothing(field: &Field<'_, '_>, path: &[&Stmt], stmt: &Stmt) -> Vec<SmallEdit> {
    let StmtKind::Expr(expr) = &stmt.kind else {
        return Vec::new();
    };
    let ExprKind::Assign { target, .. } = &expr.peel().kind else {
        return Vec::new();
    };
    let Some((owner, name)) = target.member() else {
        return Vec::new();
    };
    let (code, function) = (field.code, field.function);
    let target = target.peel();
    let head = field.text(
        target.span.start,
        target.span.end.saturating_sub(name.len()),
    );
    let ty = type_of(code, function, owner.span.start, owner);
    let record = ty.and_then(|ty| code.record(bare(&ty.resolved(code).base)));
    let others: Vec<(&str, &str)> = match record {
        Some(record) => {
            let fields = record.fields.iter();
            fields
                .filter_map(|one| Some((one.name.as_str(), nothing(field, one)?)))
                .collect()
        }
        // A record without a name: what the function counts in it.
        None => counted(field, head)
            .into_iter()
            .map(|one| (one, "0"))
            .collect(),
    };
    let mut made: Vec<SmallEdit> = Vec::new();
    for (other, nothing) in others.into_iter().filter(|(other, _)| *other != name) {
        let of_the_bug = field.things.contains(other);
        if !of_the_bug && !field.named.contains(other) {
            continue;
        }
        let text = format!("{head}{other} = {nothing};");
        let doubt = 4 - u32::from(of_the_bug);
        made.extend(taken(field, path, (&text, Side::Behind), doubt));
    }
    made.sort_by_key(|one| one.doubt);
    made.truncate(MOST_CLEARED);
    made
}

/// The members of this record that the function steps up or down.
fn counted<'a>(field: &Field<'_, 'a>, head: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    each_stmt(field.function.body(), &mut |stmt| {
        for expr in all_exprs(stmt) {
            let ExprKind::Step { on, .. } = &expr.kind else {
                continue;
            };
            let place = on.peel();
            if let Some((_, name)) = place.member() {
                let start = field.text(place.span.start, place.span.end.saturating_sub(name.len()));
                if squashed(start) == squashed(head) {
                    found.insert(name);
                }
            }
        }
    });
    found
}

/// What stands for nothing, of a number or a pointer.
fn nothing(field: &Field<'_, '_>, variable: &Variable) -> Option<&'static str> {
    let ty = Type::of_variable(variable).resolved(field.code);
    match ty.is_pointer() {
        true => Some(null_word(field.function)),
        false => ty.number(field.code).map(|_| "0"),
    }
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
        doubt,
        distance: 0,
    })
}
