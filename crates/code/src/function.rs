//! A function: its head is read at once, its body on demand.

use std::sync::{Arc, OnceLock};

use super::body::{self, Body};
use super::lower::Reader;
use super::text::{Language, Text};
use super::tree::{Expr, Head, Span, Stmt, StmtKind, Variable};
use super::walk;

#[derive(Debug)]
pub struct Function {
    pub head: Head,
    text: Arc<Text>,
    read: OnceLock<Body>,
}

impl Function {
    pub(super) fn new(head: Head, text: Arc<Text>) -> Self {
        Self {
            head,
            text,
            read: OnceLock::new(),
        }
    }

    /// Whether its file is read as C++: a `.h` follows the tree around it.
    pub fn is_cpp(&self) -> bool {
        self.text.language == Language::Cpp
    }

    /// A block from `{` to `}`.
    pub fn body(&self) -> &Stmt {
        &self.read().stmt
    }

    /// The statements around a place, outermost (the body) first, innermost last. Without a column, the
    /// innermost is the one whose own text is in the line: a loop for its head, not what it repeats. What a
    /// `for` starts with is part of its head.
    pub fn statement_at(&self, line: u32, column: Option<u32>) -> Option<Vec<&Stmt>> {
        if !self.head.span.has_line(line) {
            return None;
        }
        let line_start = self.text.line_start(line)?;
        let offset = column.map(|column| line_start + column.saturating_sub(1) as usize);
        let mut path = vec![self.body()];
        while let Some(next) = path.last().and_then(|last| below(last, line, offset)) {
            path.push(next);
        }
        Some(path)
    }

    /// Parameters and everything declared in the body, in the order of the text.
    pub fn locals(&self) -> Vec<&Variable> {
        let mut found: Vec<&Variable> = self.head.params.iter().collect();
        walk::each_stmt(self.body(), &mut |stmt| match &stmt.kind {
            StmtKind::Declare(variables) => found.extend(variables),
            StmtKind::ForEach { variable, .. } => found.push(variable),
            _ => {}
        });
        found.extend(self.read().in_heads.iter().map(|(variable, _)| variable));
        found.sort_by_key(|variable| variable.span.start);
        found
    }

    /// Parameters and locals in scope at an offset of the file. Of equal names only the innermost is returned.
    pub fn visible_at(&self, offset: usize) -> Vec<&Variable> {
        let mut found: Vec<&Variable> = self.head.params.iter().collect();
        collect_visible(self.body(), offset, &mut found);
        for (variable, scope) in &self.read().in_heads {
            if scope.start <= offset && offset < scope.end {
                found.push(variable);
            }
        }
        let mut visible: Vec<&Variable> = Vec::new();
        for variable in found.into_iter().filter(|one| !one.name.is_empty()) {
            visible.retain(|one| one.name != variable.name);
            visible.push(variable);
        }
        visible
    }

    /// Parses an expression given as text, with the names in scope at an offset of the file. Its spans are those of the
    /// text.
    pub fn expression(&self, text: &str, at: usize) -> Expr {
        let piece = self.text.piece(text);
        let mut reader = Reader::new(&piece);
        reader.know(self.visible_at(at));
        reader.expr(0, text.len())
    }

    pub(super) fn body_text(&self) -> &str {
        self.text
            .clean_slice(self.head.body.start, self.head.body.end)
    }

    pub(super) fn broken(&self) -> &[Span] {
        &self.read().broken
    }

    fn read(&self) -> &Body {
        self.read.get_or_init(|| {
            let body = self.head.body;
            body::read(&self.text, body.start, body.end, &self.head.params)
        })
    }
}

fn below(stmt: &Stmt, line: u32, offset: Option<usize>) -> Option<&Stmt> {
    let mut children = walk::children(stmt);
    if let StmtKind::For { init: Some(_), .. } = stmt.kind {
        children.remove(0);
    }
    if let Some(offset) = offset {
        let holds = |child: &&&Stmt| child.span.start <= offset && offset < child.span.end;
        if let Some(child) = children.iter().find(holds) {
            return Some(child);
        }
        if !is_list(stmt) {
            return None;
        }
    }
    let in_head = walk::exprs_of(stmt)
        .iter()
        .any(|expr| expr.span.has_line(line));
    if in_head && !is_list(stmt) {
        return None;
    }
    let starts = children.iter().find(|child| child.span.line == line);
    let spans = || children.iter().find(|child| child.span.has_line(line));
    starts.or_else(spans).copied()
}

/// Statements that only contain others.
fn is_list(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::Block(_) | StmtKind::Case { .. } | StmtKind::Label { .. } | StmtKind::Try { .. }
    )
}

fn collect_visible<'s>(stmt: &'s Stmt, offset: usize, found: &mut Vec<&'s Variable>) {
    match &stmt.kind {
        StmtKind::Declare(variables) => {
            let before = variables.iter().filter(|one| one.span.end <= offset);
            found.extend(before);
            return;
        }
        StmtKind::ForEach { variable, .. } if variable.span.end <= offset => found.push(variable),
        _ => {}
    }
    for child in walk::children(stmt) {
        // A block's names end with it; those of a declaration, label or case do not.
        let inside = child.span.start <= offset && offset < child.span.end;
        let reaches = matches!(
            child.kind,
            StmtKind::Declare(_) | StmtKind::Label { .. } | StmtKind::Case { .. }
        );
        if inside || (reaches && child.span.end <= offset) {
            collect_visible(child, offset, found);
        }
    }
}

#[cfg(test)]
#[path = "function_tests.rs"]
mod tests;
