//! Finds the statement in front of which a property is checked, in the unpatched file and in a patched one.

use patchwright_code::lex::{Dialect, code_tokens};
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::{Code, Function, SourceFile, walk};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;
use similar::{Algorithm, DiffOp, capture_diff_slices};

/// Where a check is inserted into a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    /// The offset of the statement.
    pub at: usize,
    /// Where the statement ends, if it is the sole body of a branch or loop and needs braces to hold a second one.
    pub closing: Option<usize>,
    pub line: u32,
}

/// The language that headers are parsed as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Headers {
    C,
    Cpp,
}

/// The location in the unpatched file; the error is a sentence.
pub(super) fn unpatched(
    path: &RelPath,
    content: &[u8],
    line: u32,
    headers: Headers,
) -> Result<Spot, String> {
    let code = read(path, content, headers);
    let file = file_of(&code, path)?;
    let (_, site) = site_at(file, line)?;
    Ok(site.spot())
}

/// The location of the same statement in the patched file; `None` if the patch changed or removed it.
pub(super) fn patched(
    (path, old): (&RelPath, &[u8]),
    (new_path, new): (&RelPath, &[u8]),
    line: u32,
    headers: Headers,
) -> Result<Option<Spot>, String> {
    let before = read(path, old, headers);
    let before = file_of(&before, path)?;
    let (function, site) = site_at(before, line)?;
    let after = read(new_path, new, headers);
    let after = file_of(&after, new_path)?;
    let wanted = head_words(before, site.stmt);
    let near = moved(old, new, site.stmt.span.line);
    let same_name = |one: &&Function| one.head.qualified == function.head.qualified;
    let sites = after.functions().iter().filter(same_name).flat_map(sites);
    let found = sites
        .filter(|one| head_words(after, one.stmt) == wanted)
        .min_by_key(|one| one.stmt.span.line.abs_diff(near));
    Ok(found.map(|site| site.spot()))
}

/// The parser decides from its surroundings whether a header is C or C++, so an empty file of that language is added.
fn read(path: &RelPath, content: &[u8], headers: Headers) -> Code {
    let beside = match headers {
        Headers::C => None,
        Headers::Cpp => RelPath::new("beside.cpp").ok(),
    };
    let beside = beside.map(|path| (path, Vec::new()));
    Code::read([(path.clone(), content.to_vec())].into_iter().chain(beside))
}

fn file_of<'c>(code: &'c Code, path: &RelPath) -> Result<&'c SourceFile, String> {
    code.file(path)
        .ok_or_else(|| format!("{path} is not C or C++ that can be read"))
}

/// A statement in front of which something can be inserted.
struct Site<'c> {
    stmt: &'c Stmt,
    /// Whether it is in a list of statements rather than the sole body of a loop or branch.
    listed: bool,
}

impl Site<'_> {
    fn spot(&self) -> Spot {
        let span = self.stmt.span;
        Spot {
            at: span.start,
            closing: (!self.listed).then_some(span.end),
            line: span.line,
        }
    }
}

fn site_at(file: &SourceFile, line: u32) -> Result<(&Function, Site<'_>), String> {
    let none = || format!("no statement of a function stands at {}:{line}", file.path);
    let function = file.function_at(line).ok_or_else(none)?;
    let path = function.statement_at(line, None).ok_or_else(none)?;
    let inner = path.last().ok_or_else(none)?;
    let stmt = match &inner.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => {
            let next = list.iter().find(|stmt| stmt.span.line >= line);
            next.ok_or_else(none)?
        }
        StmtKind::Label {
            stmt: Some(stmt), ..
        } => stmt,
        StmtKind::DoWhile { body, .. } if line >= body.span.end_line && line > body.span.line => {
            return Err(format!(
                "{}:{line} is the end of a do-while; state it at a statement of the loop",
                file.path
            ));
        }
        _ => inner,
    };
    let known = sites(function).into_iter();
    let mut same = known.filter(|site| std::ptr::eq(site.stmt, stmt));
    Ok((function, same.next().ok_or_else(none)?))
}

fn sites(function: &Function) -> Vec<Site<'_>> {
    let mut found = Vec::new();
    collect(function.body(), true, &mut found);
    found
}

/// Blocks are not collected, only the statements in them.
fn collect<'c>(stmt: &'c Stmt, listed: bool, found: &mut Vec<Site<'c>>) {
    let lists = match &stmt.kind {
        StmtKind::Block(_) | StmtKind::Case { .. } | StmtKind::Try { .. } => true,
        StmtKind::Label { .. } => listed,
        _ => false,
    };
    if !matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Case { .. }) {
        found.push(Site { stmt, listed });
    }
    let mut children = walk::children(stmt);
    if let StmtKind::For { init: Some(_), .. } = stmt.kind {
        children.remove(0);
    }
    for child in children {
        collect(child, lists, found);
    }
}

/// The tokens of a statement up to the first nested statement; for a loop, its head.
fn head_words(file: &SourceFile, stmt: &Stmt) -> Vec<Vec<u8>> {
    let mut children = walk::children(stmt);
    if let StmtKind::For { init: Some(_), .. } = stmt.kind {
        children.remove(0);
    }
    let end = children
        .first()
        .map_or(stmt.span.end, |child| child.span.start);
    let text = file.text().get(stmt.span.start..end).unwrap_or_default();
    let tokens = code_tokens(text.as_bytes(), Dialect::C).into_iter();
    tokens.map(|token| token.text.into_owned()).collect()
}

/// The line of the new text that corresponds best to a line of the old one.
fn moved(old: &[u8], new: &[u8], line: u32) -> u32 {
    let trimmed = |text: &'_ [u8]| -> Vec<Vec<u8>> {
        lines::split(text)
            .map(|line| line.trim_ascii().to_vec())
            .collect()
    };
    let (old, new) = (trimmed(old), trimmed(new));
    let wanted = (line as usize).saturating_sub(1);
    let operations = capture_diff_slices(Algorithm::Myers, &old, &new);
    let holds = |op: &&DiffOp| op.old_range().contains(&wanted);
    let Some(op) = operations.iter().find(holds) else {
        return line;
    };
    let within = wanted - op.old_range().start;
    let last = op.new_range().len().saturating_sub(1);
    let index = op.new_range().start + within.min(last);
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

#[cfg(test)]
#[path = "place_tests.rs"]
mod tests;
