//! Text edits around statements, laid out like the file: indentation, braces where a statement stands alone below an
//! `if` or a loop, and the resulting content.

use std::collections::BTreeMap;

use patchwright_code::layout::{laid_out, step_in};
use patchwright_code::tree::{Expr, Stmt, StmtKind};
use patchwright_code::{Code, Function, SourceFile};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::predicate::Predicate;

use crate::proposal::TextEdit;
use crate::signs::{self, Says};

/// The new content of every file that the edits touch; `original` gives the bytes of a file. Edits that do not
/// fit their file, or overlap, leave it out.
pub fn apply<'b>(
    edits: &[TextEdit],
    original: &dyn Fn(&RelPath) -> Option<&'b [u8]>,
) -> Vec<(RelPath, Vec<u8>)> {
    let mut by_file: BTreeMap<&RelPath, Vec<&TextEdit>> = BTreeMap::new();
    for edit in edits {
        by_file.entry(&edit.file).or_default().push(edit);
    }
    let changed = by_file.into_iter().filter_map(|(path, edits)| {
        let content = splice(original(path)?, edits)?;
        Some((path.clone(), content))
    });
    changed.collect()
}

/// Whether some of these edits touch some of those.
pub(crate) fn meet(these: &[TextEdit], those: &[TextEdit]) -> bool {
    let touch = |one: &TextEdit, other: &TextEdit| {
        one.file == other.file && one.start <= other.end && other.start <= one.end
    };
    let mut these = these.iter();
    these.any(|one| those.iter().any(|other| touch(one, other)))
}

/// Equal for proposals with the same result: the edited files without white space.
pub(crate) fn fingerprint(code: &Code, edits: &[TextEdit]) -> Option<Vec<(String, String)>> {
    let original = |path: &RelPath| code.text_of(path).map(str::as_bytes);
    let files = apply(edits, &original);
    let unchanged = |path: &RelPath, content: &[u8]| original(path) == Some(content);
    if files.is_empty() || files.iter().any(|(path, content)| unchanged(path, content)) {
        return None;
    }
    let bare = |content: Vec<u8>| {
        let text = String::from_utf8_lossy(&content).into_owned();
        text.split_whitespace().collect::<String>()
    };
    let files = files.into_iter();
    Some(
        files
            .map(|(path, content)| (path.to_string(), bare(content)))
            .collect(),
    )
}

/// Inserts lines before the last statement of `path`. A tab at the start of a line of `text` is one indentation step
/// more than the statement's.
pub(crate) fn insert_before(file: &SourceFile, path: &[&Stmt], text: &str) -> Vec<TextEdit> {
    let Some(stmt) = path.last() else {
        return Vec::new();
    };
    if stands_alone(path) || below_macro(file, stmt) {
        return braced(file, path, stmt, Some(text), None);
    }
    let at = stmt.span.start;
    let inserted = if starts_line(file, at) {
        let indent = file.indent_at(at);
        format!("{}\n{indent}", laid_out(file, text, indent))
    } else {
        format!("{} ", on_one_line(text))
    };
    vec![insertion(file, at, inserted)]
}

/// Inserts lines after the last statement of `path`.
pub(crate) fn insert_after(file: &SourceFile, path: &[&Stmt], text: &str) -> Vec<TextEdit> {
    let Some(stmt) = path.last() else {
        return Vec::new();
    };
    if stands_alone(path) || below_macro(file, stmt) {
        return braced(file, path, stmt, None, Some(text));
    }
    let at = stmt.span.end;
    let inserted = if starts_line(file, stmt.span.start) {
        let indent = file.indent_at(stmt.span.start);
        format!("\n{indent}{}", laid_out(file, text, indent))
    } else {
        format!(" {}", on_one_line(text))
    };
    vec![insertion(file, at, inserted)]
}

/// Replaces the last statement of `path` with lines.
pub(crate) fn in_place(file: &SourceFile, path: &[&Stmt], text: &str) -> Vec<TextEdit> {
    let Some(stmt) = path.last() else {
        return Vec::new();
    };
    if stands_alone(path) || below_macro(file, stmt) {
        return in_braces(file, path, stmt, &|inner| {
            format!("{inner}{}\n", laid_out(file, text, inner))
        });
    }
    let text = match starts_line(file, stmt.span.start) {
        true => laid_out(file, text, file.indent_at(stmt.span.start)),
        false => on_one_line(text),
    };
    vec![TextEdit::replace(&file.path, stmt.span, text)]
}

/// Makes the last statement of `path` depend on a condition.
pub(crate) fn wrap(file: &SourceFile, path: &[&Stmt], condition: &Predicate) -> Vec<TextEdit> {
    let Some(stmt) = path.last() else {
        return Vec::new();
    };
    // The names of a declaration would end with the new block, and so would a label; without its return a function
    // would return garbage.
    if matches!(
        stmt.kind,
        StmtKind::Declare(_) | StmtKind::Label { .. } | StmtKind::Case { .. } | StmtKind::Return(_)
    ) {
        return Vec::new();
    }
    let indent = file.indent_at(stmt.span.start);
    let body = file.slice(stmt.span);
    // A later `else` must keep its `if`.
    let dangling = path.len() >= 2
        && matches!(
            path.get(path.len() - 2).map(|parent| &parent.kind),
            Some(StmtKind::If {
                otherwise: Some(_),
                ..
            })
        );
    let text = if dangling || body.contains('\n') && !body.starts_with('{') {
        format!(
            "if ({condition}) {{\n{}{body}\n{indent}}}",
            step_in(file, indent)
        )
    } else if body.starts_with('{') {
        format!("if ({condition}) {body}")
    } else {
        format!("if ({condition})\n{}{body}", step_in(file, indent))
    };
    vec![TextEdit::replace(&file.path, stmt.span, text)]
}

/// Replaces a condition of the function.
pub(crate) fn condition(
    code: &Code,
    function: &Function,
    old: &Expr,
    new: &Predicate,
    says: Says,
) -> TextEdit {
    let new = signs::matched(code, function, old.span.start, new, says);
    TextEdit::replace(&function.head.file, old.span, new.to_string())
}

/// Whether a statement is the whole body of a loop or of a branch, without braces of its own.
pub(crate) fn stands_alone(path: &[&Stmt]) -> bool {
    let mut above = path.iter().rev();
    let (Some(stmt), Some(parent)) = (above.next(), above.next()) else {
        return false;
    };
    match &parent.kind {
        StmtKind::If {
            then, otherwise, ..
        } => {
            let other = otherwise.as_deref();
            let body = std::ptr::eq(then.as_ref(), *stmt)
                || other.is_some_and(|other| std::ptr::eq(other, *stmt));
            body && !matches!(stmt.kind, StmtKind::Block(_))
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::MacroBlock { body, .. } => {
            std::ptr::eq(body.as_ref(), *stmt) && !matches!(stmt.kind, StmtKind::Block(_))
        }
        StmtKind::Block(_)
        | StmtKind::Declare(_)
        | StmtKind::Expr(_)
        | StmtKind::Switch { .. }
        | StmtKind::Case { .. }
        | StmtKind::Return(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Goto(_)
        | StmtKind::Label { .. }
        | StmtKind::Throw(_)
        | StmtKind::Try { .. }
        | StmtKind::Empty
        | StmtKind::Unknown(_) => false,
    }
}

/// Whether a statement is the body, without braces, of a macro that loops: it is indented more than the line before,
/// which is a call in capitals that nothing ends. The tree has it as the next statement.
pub(crate) fn below_macro(file: &SourceFile, stmt: &Stmt) -> bool {
    let head = file.text().get(..stmt.span.start).unwrap_or_default();
    let above = head.trim_end();
    let line = above.rsplit('\n').next().unwrap_or_default();
    let name = line.trim_start().split('(').next().unwrap_or_default();
    let shouts = name.len() > 2
        && name
            .chars()
            .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
    let indent = line.len() - line.trim_start().len();
    shouts
        && above.ends_with(')')
        && starts_line(file, stmt.span.start)
        && file.indent_at(stmt.span.start).len() > indent
}

fn line_above(file: &SourceFile, stmt: &Stmt) -> usize {
    let head = file.text().get(..stmt.span.start).unwrap_or_default();
    head.trim_end().len().saturating_sub(1)
}

fn insertion(file: &SourceFile, at: usize, text: String) -> TextEdit {
    TextEdit {
        file: file.path.clone(),
        start: at,
        end: at,
        text,
    }
}

/// Puts braces around a lone statement, with lines before or after it.
fn braced(
    file: &SourceFile,
    path: &[&Stmt],
    stmt: &Stmt,
    before: Option<&str>,
    after: Option<&str>,
) -> Vec<TextEdit> {
    let body = file.slice(stmt.span);
    in_braces(file, path, stmt, &|inner| {
        let lines = |text: Option<&str>| match text {
            Some(text) => format!("{inner}{}\n", laid_out(file, text, inner)),
            None => String::new(),
        };
        format!("{}{inner}{body}\n{}", lines(before), lines(after))
    })
}

/// Braces in place of a lone statement; what goes between them is made for the inner indentation.
fn in_braces(
    file: &SourceFile,
    path: &[&Stmt],
    stmt: &Stmt,
    content: &dyn Fn(&str) -> String,
) -> Vec<TextEdit> {
    let parent = path.len().checked_sub(2).and_then(|at| path.get(at));
    let outer = match below_macro(file, stmt) {
        true => file.indent_at(line_above(file, stmt)),
        false => parent.map_or("", |parent| file.indent_at(parent.span.start)),
    };
    // A statement on a line of its own keeps its indentation.
    let inner = match starts_line(file, stmt.span.start) {
        true => file.indent_at(stmt.span.start).to_owned(),
        false => step_in(file, outer),
    };
    let head = file.text().get(..stmt.span.start).unwrap_or_default();
    let bare = head.trim_end();
    // A brace after a line comment would be part of it.
    let comment = bare
        .rsplit('\n')
        .next()
        .is_some_and(|line| line.contains("//"));
    let start = if comment { stmt.span.start } else { bare.len() };
    let open = if comment { "{\n" } else { " {\n" };
    let text = format!("{open}{}{outer}}}", content(&inner));
    // `} else` looks like the file's other branches.
    let rest = file.text().get(stmt.span.end..).unwrap_or_default();
    let gap = rest.len() - rest.trim_start().len();
    let joins = rest.trim_start().starts_with("else");
    vec![TextEdit {
        file: file.path.clone(),
        start,
        end: stmt.span.end + if joins { gap } else { 0 },
        text: if joins { format!("{text} ") } else { text },
    }]
}

/// Whether only white space stands before an offset in its line.
fn starts_line(file: &SourceFile, at: usize) -> bool {
    let head = file.text().get(..at).unwrap_or_default();
    let line = head.rsplit('\n').next().unwrap_or_default();
    line.trim().is_empty()
}

fn on_one_line(text: &str) -> String {
    text.split('\n')
        .map(str::trim)
        .collect::<Vec<_>>()
        .join(" ")
}

fn splice(original: &[u8], mut edits: Vec<&TextEdit>) -> Option<Vec<u8>> {
    edits.sort_by_key(|edit| (edit.start, edit.end));
    let mut out = Vec::with_capacity(original.len() + 256);
    let mut done = 0;
    for edit in edits {
        out.extend_from_slice(original.get(done..edit.start)?);
        out.extend_from_slice(edit.text.as_bytes());
        original.get(edit.start..edit.end)?;
        done = edit.end;
    }
    out.extend_from_slice(original.get(done..)?);
    Some(out)
}

#[cfg(test)]
#[path = "edits_tests.rs"]
mod tests;
