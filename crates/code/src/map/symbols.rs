//! The names on a line that matter for a crash there, and where a variable's value comes from.

use std::collections::HashSet;

use patchwright_domain::candidate::RelPath;

use super::{CodeMap, MappedFile};
use crate::Function;
use crate::element::{Element, ElementKind};
use crate::queries::bare_type;
use crate::tree::{Expr, ExprKind, Span, Stmt, StmtKind, Variable, Via};
use crate::walk;

/// A name where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    pub name: String,
    /// From 1.
    pub line: u32,
    /// In bytes from 0.
    pub column: u32,
}

/// Of a macro that are looked at.
const MOST_LINES: u32 = 20;
/// Names that are not worth a query.
const DULL: [&str; 36] = [
    "if", "else", "for", "while", "do", "return", "switch", "case", "break", "continue", "goto",
    "sizeof", "int", "char", "void", "long", "short", "unsigned", "signed", "float", "double",
    "const", "static", "struct", "union", "enum", "new", "delete", "this", "null", "NULL",
    "nullptr", "true", "false", "class", "size_t",
];

impl CodeMap {
    /// The names of a line: first those whose memory is accessed there (`info` of `info->length`, `row` of `row[i]`),
    /// the one at the column before the others; then what is called; then the rest.
    pub fn symbols_on(&self, path: &RelPath, line: u32, column: Option<u32>) -> Vec<Symbol> {
        let Some(file) = self.file(path) else {
            return Vec::new();
        };
        let function = self.code.file(path).and_then(|file| file.function_at(line));
        let mut found = match function {
            Some(function) => accessed(file, function, line, column),
            None => Vec::new(),
        };
        found.extend(words_on(file, line));
        let mut known = HashSet::new();
        found.retain(|one| known.insert(one.name.clone()));
        found
    }

    /// Where the value of a variable at a line comes from: what is called for it, else what its last assignment names;
    /// then its type.
    pub fn sources_of(&self, path: &RelPath, line: u32, name: &str) -> Vec<Symbol> {
        let Some(file) = self.file(path) else {
            return Vec::new();
        };
        let function = self.code.file(path).and_then(|file| file.function_at(line));
        let Some(function) = function else {
            return self.sources_of_global(file, name);
        };
        let mut found = match last_value(function, line, name) {
            Some(value) => made_of(file, value),
            None => Vec::new(),
        };
        found.retain(|one| one.name != name);
        let locals = function.locals();
        let variable = locals
            .iter()
            .rev()
            .find(|one| one.name == name && one.span.line <= line);
        found.extend(variable.and_then(|one| self.type_symbol(file, one)));
        found
    }

    fn sources_of_global(&self, file: &MappedFile, name: &str) -> Vec<Symbol> {
        let own = file.elements.iter().find(|one| one.name == name);
        if let Some(one) =
            own.filter(|one| matches!(one.kind, ElementKind::Macro | ElementKind::Typedef))
        {
            return self.elements_in(file, one);
        }
        let Some((_, variable)) = self.code.global(name) else {
            return Vec::new();
        };
        let mut found: Vec<Symbol> = self.type_symbol(file, variable).into_iter().collect();
        let init = variable.init.as_ref();
        found.extend(init.map(|init| made_of(file, init)).unwrap_or_default());
        found.retain(|one| one.name != name);
        found
    }

    /// What a macro or a typedef consists of, as far as the tree defines it.
    fn elements_in(&self, file: &MappedFile, one: &Element) -> Vec<Symbol> {
        let lines = one.span.line..=one.span.end_line.min(one.span.line + MOST_LINES);
        let mut found: Vec<Symbol> = lines
            .flat_map(|line| words_of_line(file.line(line), line))
            .collect();
        let mut known = HashSet::from([one.name.clone()]);
        found.retain(|word| known.insert(word.name.clone()) && !self.named(&word.name).is_empty());
        found
    }

    /// The name of a variable's type, where it is one of the tree.
    fn type_symbol(&self, file: &MappedFile, variable: &Variable) -> Option<Symbol> {
        let name = bare_type(&variable.ty);
        let last = name.rsplit("::").next().unwrap_or(&name);
        if self.named(last).is_empty() {
            return None;
        }
        // The type stands before the declarator, most often in its line.
        let lines = (variable.span.line.saturating_sub(2)..=variable.span.line).rev();
        let mut places = lines.flat_map(|line| {
            file.columns_of(line, last)
                .into_iter()
                .map(move |column| (line, column))
        });
        let (line, column) = places.next()?;
        Some(Symbol {
            name: last.to_owned(),
            line,
            column,
        })
    }
}

fn accessed(file: &MappedFile, function: &Function, line: u32, column: Option<u32>) -> Vec<Symbol> {
    let mut derefs: Vec<(Span, Symbol)> = Vec::new();
    let mut calls = Vec::new();
    walk::each_expr(function.body(), &mut |expr| {
        if !expr.span.has_line(line) {
            return;
        }
        let base = match &expr.kind {
            ExprKind::Member {
                base,
                via: Via::Arrow,
                ..
            } => base,
            ExprKind::Index { base, .. } => base,
            ExprKind::Deref(base) => base,
            ExprKind::Call { callee, .. } => {
                calls.extend(last_name(file, callee));
                return;
            }
            _ => return,
        };
        derefs.extend(last_name(file, base).map(|symbol| (expr.span, symbol)));
    });
    derefs.retain(|(_, symbol)| symbol.line == line);
    let start = |span: &Span| span.start;
    let at = column.and_then(|column| {
        let start = file.text.line_start(line)?;
        Some(start + column.saturating_sub(1) as usize)
    });
    // A stable sort keeps the order of the text among equals: outer before inner, left before right.
    derefs.sort_by_key(|(span, _)| {
        let off = at.map_or(0, |at| usize::from(!(span.start <= at && at < span.end)));
        let width = if off == 0 && at.is_some() {
            span.end - start(span)
        } else {
            0
        };
        (off, width)
    });
    calls.retain(|symbol| symbol.line == line);
    derefs
        .into_iter()
        .map(|(_, symbol)| symbol)
        .chain(calls)
        .collect()
}

/// `cells` of `row->cells`, `f` of `(*f)`.
fn last_name(file: &MappedFile, expr: &Expr) -> Option<Symbol> {
    let expr = expr.peel();
    let (name, end) = match &expr.kind {
        ExprKind::Name(name) => (name.rsplit("::").next()?, expr.span.end),
        ExprKind::Member { field, .. } => (field.as_str(), expr.span.end),
        ExprKind::Index { base, .. } | ExprKind::Deref(base) | ExprKind::AddressOf(base) => {
            return last_name(file, base);
        }
        ExprKind::Call { callee, .. } => return last_name(file, callee),
        ExprKind::Binary { left, .. } => return last_name(file, left),
        ExprKind::Step { on, .. } => return last_name(file, on),
        _ => return None,
    };
    let start = end.checked_sub(name.len())?;
    let span = file.text.span(start, end);
    (file.slice(span) == name && !DULL.contains(&name)).then(|| Symbol {
        name: name.to_owned(),
        line: span.line,
        column: span.column.saturating_sub(1),
    })
}

fn words_on(file: &MappedFile, line: u32) -> Vec<Symbol> {
    let Some(start) = file.text.line_start(line) else {
        return Vec::new();
    };
    words_of_line(
        file.text.clean_slice(start, start + file.line(line).len()),
        line,
    )
}

fn words_of_line(text: &str, line: u32) -> Vec<Symbol> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        if let Some(quoted) = rest.strip_prefix('"') {
            at += quoted.find('"').map_or(rest.len(), |end| end + 2);
            continue;
        }
        let word = rest.len()
            - rest
                .trim_start_matches(|c: char| c.is_alphanumeric() || c == '_')
                .len();
        match rest.get(..word).filter(|word| !word.is_empty()) {
            Some(name) => {
                if !name.starts_with(|c: char| c.is_ascii_digit()) && !DULL.contains(&name) {
                    found.push(Symbol {
                        name: name.to_owned(),
                        line,
                        column: at as u32,
                    });
                }
                at += word;
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    found
}

/// The last value that a variable gets before a line, by the order of the text.
fn last_value<'f>(function: &'f Function, line: u32, name: &str) -> Option<&'f Expr> {
    let mut last: Option<&Expr> = None;
    let mut take = |value: &'f Expr| {
        if value.span.line <= line && last.is_none_or(|known| known.span.start < value.span.start) {
            last = Some(value);
        }
    };
    walk::each_stmt(function.body(), &mut |stmt: &'f Stmt| {
        if let StmtKind::Declare(variables) = &stmt.kind {
            for one in variables.iter().filter(|one| one.name == name) {
                one.init.iter().for_each(&mut take);
            }
        }
    });
    walk::each_expr(function.body(), &mut |expr: &'f Expr| {
        if let ExprKind::Assign { target, value, .. } = &expr.kind
            && matches!(&target.peel().kind, ExprKind::Name(target) if target == name)
        {
            take(value);
        }
    });
    last
}

/// What a value calls; if nothing, what it names.
pub(super) fn made_of(file: &MappedFile, value: &Expr) -> Vec<Symbol> {
    let (mut calls, mut names) = (Vec::new(), Vec::new());
    walk::each_expr(value, &mut |expr| match &expr.kind {
        ExprKind::Call { callee, .. } => calls.extend(last_name(file, callee)),
        ExprKind::Name(_) => names.extend(last_name(file, expr)),
        _ => {}
    });
    if calls.is_empty() { names } else { calls }
}
