//! What a patch makes the program do instead of crashing, derived from what it adds to and removes from functions.

use std::collections::BTreeMap;
use std::ops::Range;

use patchwright_code::operator::BinOp;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::{Code, SourceFile, walk};
use patchwright_domain::candidate::RelPath;

use super::wrap::wrapped_values;

/// Ordered from least to most destructive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Continues with a corrected computation or condition.
    Corrected,
    /// Leaves the function the way functions leave on bad input.
    Error,
    /// Continues with another value.
    Substitute,
    /// Skips something that it used to do, without reporting it.
    SilentSkip,
}

/// Lines of the old file that are replaced by lines of the new one; both count from 0.
#[derive(Debug, Clone)]
pub(super) struct Hunk {
    pub old: Range<usize>,
    pub new: Range<usize>,
}

/// The worst effect in the functions that the hunks touch. Only these are parsed in the new file: a source may have
/// megabytes, and there are dozens of candidates.
pub(super) fn exit(old: &SourceFile, new: &str, hunks: &[Hunk]) -> Exit {
    let old_lines: Vec<&str> = old.text().split_inclusive('\n').collect();
    let new_lines: Vec<&str> = new.split_inclusive('\n').collect();
    let mut worst = Exit::Corrected;
    for function in old.functions() {
        let span = &function.head.span;
        let lines = (span.line as usize).saturating_sub(1)..span.end_line as usize;
        let touches = |hunk: &Hunk| {
            hunk.old.start < lines.end && lines.start < hunk.old.end.max(hunk.old.start + 1)
        };
        if !hunks.iter().any(touches) {
            continue;
        }
        let moved = first_line(lines.start, hunks)..end_line(lines.end, hunks);
        let before = Inventory::read(&old.path, old_lines.get(lines));
        let after = Inventory::read(&old.path, new_lines.get(moved));
        if let (Some(before), Some(after)) = (before, after) {
            worst = worst.max(compare(&before, &after));
        }
    }
    worst
}

/// The line in the new file that an old line moved to; if it was replaced, the first line of the replacement.
fn first_line(line: usize, hunks: &[Hunk]) -> usize {
    let over = hunks
        .iter()
        .find(|hunk| hunk.old.start < line && line < hunk.old.end);
    over.map_or_else(|| moved(line, hunks), |hunk| hunk.new.start)
}

/// Like [`first_line`], for the end of a range (exclusive).
fn end_line(line: usize, hunks: &[Hunk]) -> usize {
    let over = hunks
        .iter()
        .find(|hunk| hunk.old.start < line && line < hunk.old.end);
    over.map_or_else(|| moved(line, hunks), |hunk| hunk.new.end)
}

fn moved(line: usize, hunks: &[Hunk]) -> usize {
    let before = hunks.iter().rfind(|hunk| hunk.old.end <= line);
    before.map_or(line, |hunk| hunk.new.end + (line - hunk.old.end))
}

/// Occurrences of each text.
type Counts = BTreeMap<String, usize>;

/// A branch that does not leave the function.
#[derive(Debug, PartialEq, Eq)]
struct Branch {
    condition: String,
    /// How many clauses the condition has.
    clauses: usize,
    /// The statements that it guards.
    decided: Vec<String>,
    /// The conditions that it guards, if they call something.
    asks: Vec<String>,
}

/// The parts of a function that say how it can be left.
#[derive(Default)]
struct Inventory {
    /// Returns with a value, gotos, throws and calls that end the program.
    exits: usize,
    bare_returns: usize,
    /// `break` and `continue`.
    jumps: usize,
    /// Macro calls that are statements of their own, such as `CHECK(n < size);`.
    macro_guards: usize,
    /// Clauses that decide whether the function is left: each `||` adds one.
    leaving_clauses: usize,
    /// Choices between two values: `a ? b : c`, `MIN(a, b)`.
    choices: usize,
    wrapped_values: usize,
    /// Expression statements.
    statements: Counts,
    /// Conditions that do something: what they call is not done if nobody asks.
    asked: Counts,
    branches: Vec<Branch>,
}

impl Inventory {
    /// Parses a single function; `None` if it cannot be parsed.
    fn read(path: &RelPath, lines: Option<&[&str]>) -> Option<Self> {
        let code = Code::read([(path.clone(), lines?.concat().into_bytes())]);
        let file = code.file(path)?;
        let body = file.functions().first()?.body();
        let mut found = Self::default();
        walk::each_stmt(body, &mut |stmt| found.add(file, stmt));
        walk::each_expr(body, &mut |expr| {
            found.choices += usize::from(is_choice(expr));
        });
        found.wrapped_values = wrapped_values(file, body);
        Some(found)
    }

    fn add(&mut self, file: &SourceFile, stmt: &Stmt) {
        if let Some(text) = asked(file, stmt) {
            *self.asked.entry(text).or_default() += 1;
        }
        match &stmt.kind {
            StmtKind::Return(Some(_)) | StmtKind::Goto(_) | StmtKind::Throw(_) => self.exits += 1,
            StmtKind::Return(None) => self.bare_returns += 1,
            StmtKind::Break | StmtKind::Continue => self.jumps += 1,
            StmtKind::Expr(expr) => {
                self.exits += usize::from(walk::leaves(stmt));
                self.macro_guards += usize::from(is_macro_guard(expr));
                let text = squashed(file.slice(stmt.span));
                *self.statements.entry(text).or_default() += 1;
            }
            StmtKind::If { cond, then, .. } if walk::leaves(then) => {
                self.leaving_clauses += clauses(cond);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let sides = || std::iter::once(&**then).chain(otherwise.as_deref());
                self.branches.push(Branch {
                    condition: squashed(file.slice(cond.span)),
                    clauses: clauses(cond),
                    decided: sides().flat_map(|side| statements(file, side)).collect(),
                    asks: sides().flat_map(|side| asked_behind(file, side)).collect(),
                });
            }
            _ => {}
        }
    }
}

fn compare(before: &Inventory, after: &Inventory) -> Exit {
    let mut found = vec![Exit::Corrected];
    // A check with more clauses rejects more; one with other clauses was corrected.
    if after.exits > before.exits
        || after.macro_guards > before.macro_guards
        || after.leaving_clauses > before.leaving_clauses
    {
        found.push(Exit::Error);
    }
    if asks_more(&before.branches, &after.branches) {
        found.push(Exit::SilentSkip);
    }
    if after.bare_returns > before.bare_returns {
        // If a function without a result already returns early elsewhere, that is its way to reject bad input.
        found.push(match before.bare_returns {
            0 => Exit::SilentSkip,
            _ => Exit::Error,
        });
    }
    if after.jumps > before.jumps || loses_statements(before, after) {
        found.push(Exit::SilentSkip);
    }
    if after.choices > before.choices || after.wrapped_values > before.wrapped_values {
        found.push(Exit::Substitute);
    }
    let new = new_branches(&before.branches, &after.branches).into_iter();
    found.extend(new.filter_map(|branch| effect(branch, before)));
    found.into_iter().max().unwrap_or(Exit::Corrected)
}

/// Branches without a counterpart: an equal branch, or one that guards the same statements under another condition.
fn new_branches<'b>(before: &[Branch], after: &'b [Branch]) -> Vec<&'b Branch> {
    let mut old: Vec<&Branch> = before.iter().collect();
    let mut new: Vec<&Branch> = after.iter().collect();
    let same: [fn(&Branch, &Branch) -> bool; 2] = [
        |one, other| one == other,
        |one, other| one.decided == other.decided && one.asks == other.asks,
    ];
    for same in same {
        new.retain(
            |branch| match old.iter().position(|was| same(was, branch)) {
                Some(at) => {
                    old.remove(at);
                    false
                }
                None => true,
            },
        );
    }
    new
}

/// Whether some statements are guarded by more conditions than before.
fn asks_more(before: &[Branch], after: &[Branch]) -> bool {
    let total = |branches: &[Branch], decided: &[String]| -> usize {
        let same = branches.iter().filter(|one| one.decided == decided);
        same.map(|one| one.clauses).sum()
    };
    before.iter().any(|was| {
        let now = total(after, &was.decided);
        now > total(before, &was.decided)
    })
}

fn clauses(cond: &Expr) -> usize {
    match &cond.peel().kind {
        ExprKind::Binary {
            op: BinOp::And | BinOp::Or,
            left,
            right,
        } => clauses(left) + clauses(right),
        _ => 1,
    }
}

/// The effect of a new branch: it makes statements conditional that were always executed, or adds new ones. One that only leaves the
/// function was already counted as an exit.
fn effect(branch: &Branch, before: &Inventory) -> Option<Exit> {
    let mut decided = branch.decided.iter();
    let mut asks = branch.asks.iter();
    let skips = decided.any(|text| before.statements.contains_key(text))
        || asks.any(|text| before.asked.contains_key(text));
    match (skips, branch.decided.is_empty()) {
        (true, _) => Some(Exit::SilentSkip),
        (false, true) => None,
        (false, false) => Some(Exit::Substitute),
    }
}

/// Whether a statement no longer occurs anywhere in the function and nothing replaces it. Removing the second of two equal
/// calls does not count.
fn loses_statements(before: &Inventory, after: &Inventory) -> bool {
    let total = |counts: &Counts| counts.values().sum::<usize>();
    let gone = |text: &String| !after.statements.contains_key(text);
    total(&after.statements) < total(&before.statements) && before.statements.keys().any(gone)
}

fn statements(file: &SourceFile, branch: &Stmt) -> Vec<String> {
    let mut found = Vec::new();
    walk::each_stmt(branch, &mut |stmt| {
        if let StmtKind::Expr(_) = stmt.kind {
            found.push(squashed(file.slice(stmt.span)));
        }
    });
    found
}

/// The conditions behind a branch that call something.
fn asked_behind(file: &SourceFile, branch: &Stmt) -> Vec<String> {
    let mut found = Vec::new();
    walk::each_stmt(branch, &mut |stmt| found.extend(asked(file, stmt)));
    found
}

/// The condition of a branch, if it calls something.
fn asked(file: &SourceFile, stmt: &Stmt) -> Option<String> {
    let StmtKind::If { cond, .. } = &stmt.kind else {
        return None;
    };
    let mut calls = false;
    walk::each_expr(cond, &mut |expr| {
        calls |= matches!(expr.kind, ExprKind::Call { .. });
    });
    calls.then(|| squashed(file.slice(cond.span)))
}

fn is_choice(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Ternary { .. } => true,
        ExprKind::Call { callee, .. } => name(callee).is_some_and(|name| {
            let last = name.rsplit("::").next().unwrap_or(name);
            matches!(last, "min" | "MIN" | "max" | "MAX" | "clamp" | "CLAMP")
        }),
        _ => false,
    }
}

/// Only a macro can leave the function it is called in.
fn is_macro_guard(expr: &Expr) -> bool {
    let ExprKind::Call { callee, args } = &expr.peel().kind else {
        return false;
    };
    let is_macro = name(callee).is_some_and(|name| {
        name.chars().any(char::is_alphabetic) && !name.chars().any(char::is_lowercase)
    });
    let asks = |arg: &Expr| matches!(&arg.peel().kind, ExprKind::Binary { .. });
    is_macro && args.iter().any(asks)
}

fn name(callee: &Expr) -> Option<&str> {
    match &callee.peel().kind {
        ExprKind::Name(name) => Some(name),
        _ => None,
    }
}

fn squashed(text: &str) -> String {
    text.split_whitespace().collect()
}
