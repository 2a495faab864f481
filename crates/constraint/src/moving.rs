//! Moves a misplaced statement within its block, together with the comment on its line.

use patchwright_analysis::flow;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::{Function, SourceFile, paths};

use crate::edits;
use crate::proposal::TextEdit;

/// A statement cut out of its lines.
pub(crate) struct Taken {
    pub away: TextEdit,
    /// Its text, laid out as if it stood at the start of a line.
    pub text: String,
}

/// Cuts a statement out; none where it shares a line with another.
pub(crate) fn taken(file: &SourceFile, stmt: &Stmt) -> Option<Taken> {
    let text = file.text();
    let head = text.get(..stmt.span.start)?;
    let start = head.rfind('\n').map_or(0, |at| at + 1);
    let indent = head.get(start..)?;
    let rest = text.get(stmt.span.end..)?;
    let length = rest.find('\n').map_or(rest.len(), |at| at + 1);
    let behind = rest.get(..length)?.trim();
    let comment = behind.starts_with("//") || behind.starts_with("/*") && behind.ends_with("*/");
    if !indent.trim().is_empty() || !(behind.is_empty() || comment) {
        return None;
    }
    let end = stmt.span.end + length;
    let lines = text.get(stmt.span.start..end)?.trim_end().split('\n');
    let lines = lines.map(|line| line.strip_prefix(indent).unwrap_or(line));
    Some(Taken {
        away: TextEdit {
            file: file.path.clone(),
            start,
            end,
            text: String::new(),
        },
        text: lines.collect::<Vec<_>>().join("\n"),
    })
}

/// The statement before another one of its block.
pub(crate) fn before(
    file: &SourceFile,
    function: &Function,
    stmt: &Stmt,
    other: &Stmt,
) -> Option<Vec<TextEdit>> {
    let taken = taken(file, stmt)?;
    let path = paths::path_to(function.body(), other)?;
    let mut edits = edits::insert_before(file, &path, &taken.text);
    edits.push(taken.away);
    Some(edits)
}

/// The statement after another one of its block.
pub(crate) fn behind(
    file: &SourceFile,
    function: &Function,
    stmt: &Stmt,
    other: &Stmt,
) -> Option<Vec<TextEdit>> {
    let taken = taken(file, stmt)?;
    let path = paths::path_to(function.body(), other)?;
    let mut edits = edits::insert_after(file, &path, &taken.text);
    edits.push(taken.away);
    Some(edits)
}

/// The statements of a statement's block; none if it is a body by itself.
pub(crate) fn block_of<'a>(function: &'a Function, stmt: &Stmt) -> Option<&'a [Stmt]> {
    let path = flow::path_at(function, stmt.span.start);
    let here = path.iter().position(|around| std::ptr::eq(*around, stmt))?;
    match &path.get(here.checked_sub(1)?)?.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => Some(list),
        _ => None,
    }
}
