//! Statements together with those around them: what can go somewhere depends on what encloses it.

use crate::tree::{Stmt, StmtKind};
use crate::walk::children;

/// Deeper nesting is ignored: nobody writes it, and recursion must end.
const DEEPEST: usize = 200;

/// Calls `visit` with the path to every statement below `root`, itself included, in the order of the text.
pub fn each_path<'a>(root: &'a Stmt, visit: &mut dyn FnMut(&[&'a Stmt])) {
    descend(root, &mut Vec::new(), visit);
}

/// The path to a statement that is known by itself.
pub fn path_to<'a>(root: &'a Stmt, wanted: &Stmt) -> Option<Vec<&'a Stmt>> {
    let mut found = None;
    each_path(root, &mut |path| {
        if found.is_none() && path.last().is_some_and(|stmt| std::ptr::eq(*stmt, wanted)) {
            found = Some(path.to_vec());
        }
    });
    found
}

pub fn is_loop(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::While { .. }
            | StmtKind::DoWhile { .. }
            | StmtKind::For { .. }
            | StmtKind::ForEach { .. }
    )
}

/// The innermost loop around the last statement of a path, and the path to it.
pub fn loop_around<'p, 'a>(path: &'p [&'a Stmt]) -> Option<&'p [&'a Stmt]> {
    let above = path.len().checked_sub(1)?;
    let at = path.get(..above)?.iter().rposition(|stmt| is_loop(stmt))?;
    path.get(..=at)
}

fn descend<'a>(stmt: &'a Stmt, above: &mut Vec<&'a Stmt>, visit: &mut dyn FnMut(&[&'a Stmt])) {
    if above.len() >= DEEPEST {
        return;
    }
    above.push(stmt);
    visit(above);
    for child in children(stmt) {
        descend(child, above, visit);
    }
    above.pop();
}
