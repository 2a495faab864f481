//! Which statements reach which, and where something can be inserted after a statement.

use patchwright_code::Function;
use patchwright_code::paths::is_loop;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::walk::children;

use super::define::{Definition, How};

const DEEPEST: usize = 200;

/// The statements around an offset, outermost first.
pub fn path_at(function: &Function, offset: usize) -> Vec<&Stmt> {
    let mut path = Vec::new();
    let mut open = Some(function.body());
    while let Some(stmt) = open {
        path.push(stmt);
        if path.len() >= DEEPEST {
            break;
        }
        open = children(stmt)
            .into_iter()
            .find(|child| child.span.start <= offset && offset < child.span.end);
    }
    path
}

/// The innermost statement at an offset.
pub fn simple_at(function: &Function, offset: usize) -> Option<&Stmt> {
    path_at(function, offset).last().copied()
}

/// The statement that runs next after a statement of a block, where its result can be checked. What a loop's head or an
/// `if`'s condition did holds at the start of its body.
pub fn next_after<'a>(function: &'a Function, stmt: &Stmt) -> Option<&'a Stmt> {
    match &stmt.kind {
        StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::ForEach { .. } => {
            return simple_at(function, stmt.span.start)
                .filter(|found| std::ptr::eq(*found, stmt))
                .or_else(|| {
                    path_at(function, stmt.span.start)
                        .into_iter()
                        .find(|s| std::ptr::eq(*s, stmt))
                })
                .and_then(first_of_body);
        }
        _ => {}
    }
    let path = path_at(function, stmt.span.start);
    let here = path.iter().position(|around| std::ptr::eq(*around, stmt))?;
    let parent = path.get(here.checked_sub(1)?)?;
    let list = match &parent.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => list,
        _ => return None,
    };
    let index = list.iter().position(|child| std::ptr::eq(child, stmt))?;
    list.get(index + 1)
}

/// The first statement of a loop's body.
pub fn first_of_body(stmt: &Stmt) -> Option<&Stmt> {
    let body = match &stmt.kind {
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEach { body, .. } => body.as_ref(),
        _ => return None,
    };
    match &body.kind {
        StmtKind::Block(list) => list.first(),
        _ => Some(body),
    }
}

/// The definitions that may hold at an offset, nearest first, and whether one of them hides the function's initial
/// value.
pub(super) fn reaching<'a>(
    function: &'a Function,
    at: usize,
    definitions: Vec<Definition<'a>>,
) -> (Vec<Definition<'a>>, bool) {
    let around = path_at(function, at);
    let mut found = Vec::new();
    let mut stop: Option<Definition<'a>> = None;
    for definition in definitions.iter().rev() {
        if definition.stmt.span.start >= at || holds(definition, at) {
            continue;
        }
        found.push(*definition);
        if hides(function, definition, &around, at) {
            stop = Some(*definition);
            break;
        }
    }
    let outer_loop = around
        .iter()
        .find(|stmt| is_loop(stmt) && stop.is_none_or(|stop| !stmt.span.contains(&stop.stmt.span)));
    if let Some(outer_loop) = outer_loop {
        let behind = definitions.iter().rev().filter(|definition| {
            definition.start >= at && outer_loop.span.contains(&definition.stmt.span)
        });
        found.extend(behind);
    }
    (found, stop.is_some())
}

/// Whether the offset is inside a definition's own value, before it takes effect.
fn holds(definition: &Definition<'_>, at: usize) -> bool {
    matches!(definition.how, How::Assigned | How::Declared)
        && definition
            .value
            .is_some_and(|value| value.span.start <= at && at < value.span.end)
}

/// Whether the definition dominates the offset.
fn hides(function: &Function, definition: &Definition<'_>, around: &[&Stmt], at: usize) -> bool {
    let plain = match definition.how {
        How::Assigned | How::Element => true,
        How::Declared => true,
        How::Stepped | How::Passed => false,
    };
    if !plain {
        return false;
    }
    let path = path_at(function, definition.stmt.span.start);
    let parent = path
        .iter()
        .position(|stmt| std::ptr::eq(*stmt, definition.stmt))
        .and_then(|index| index.checked_sub(1))
        .and_then(|index| path.get(index).copied());
    let Some(parent) = parent else {
        return false;
    };
    // A loop's own head has run when its body does.
    let inside = around
        .iter()
        .any(|stmt| std::ptr::eq(*stmt, definition.stmt));
    let sequential = matches!(
        parent.kind,
        StmtKind::Block(_) | StmtKind::Case { .. } | StmtKind::For { .. }
    );
    let shared = around.iter().any(|stmt| std::ptr::eq(*stmt, parent));
    (inside || sequential) && shared && definition.start < at
}
