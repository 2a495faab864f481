//! What the project says elsewhere: the questions of its conditions, and the steps that it takes.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_analysis::flow::definitions;
use patchwright_code::spelling::squashed;
use patchwright_code::term::replaced;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, UnOp, Variable};
use patchwright_code::types::{Type, last_name, variable_named};
use patchwright_code::walk::{each_expr, each_stmt, exprs_of, leaves};
use patchwright_code::{Code, Function, scope};
use patchwright_domain::candidate::RelPath;

use super::fits_on_one_line;

/// Doubts about steps.
const CALLED: u32 = 0;
const ASSIGNED: u32 = 1;
const PART: u32 = 3;
/// More values that are set one after the other are hardly one step.
const LONGEST_RUN: usize = 4;

/// A text of the project that may be said at another place too.
pub(super) struct Saying<'a> {
    pub text: &'a str,
    pub function: &'a Function,
    at: usize,
    /// The members, globals and functions that it names.
    pub words: BTreeSet<&'a str>,
    /// Whether it leaves the function.
    pub leaves: bool,
    /// How odd it would be alone: a value that is always set along with others, set without them.
    pub doubt: u32,
}

pub(super) struct Pool<'a> {
    /// By file, in the order of the text.
    questions: BTreeMap<&'a RelPath, Vec<Saying<'a>>>,
    steps: BTreeMap<&'a RelPath, Vec<Saying<'a>>>,
}

impl<'a> Pool<'a> {
    pub fn read(code: &'a Code) -> Self {
        let mut pool = Self {
            questions: BTreeMap::new(),
            steps: BTreeMap::new(),
        };
        for function in code.functions() {
            let path = &function.head.file;
            let Some(file) = code.file(path) else {
                continue;
            };
            let saying = |(start, end): (usize, usize), exprs: &[&'a Expr], leaves, doubt| Saying {
                text: file.text().get(start..end).unwrap_or_default(),
                function,
                at: start,
                words: words(code, function, exprs),
                leaves,
                doubt,
            };
            each_stmt(function.body(), &mut |stmt| {
                for cond in condition_of(stmt) {
                    for leaf in leaves_of(cond) {
                        let one = saying((leaf.span.start, leaf.span.end), &[leaf], false, 0);
                        put(pool.questions.entry(path).or_default(), one);
                    }
                }
                let steps = pool.steps.entry(path).or_default();
                if let StmtKind::Block(list) = &stmt.kind {
                    let is_whole = std::ptr::eq(stmt, function.body());
                    for run in list.chunk_by(|one, next| sets(one) && sets(next)) {
                        let (Some(first), Some(last)) = (run.first(), run.last()) else {
                            continue;
                        };
                        // What is a function of its own is called.
                        if is_whole && run.len() == list.len() || !sets(first) {
                            continue;
                        }
                        let exprs: Vec<&Expr> = run.iter().flat_map(exprs_of).collect();
                        let span = (first.span.start, last.span.end);
                        if run.len() <= LONGEST_RUN {
                            put(steps, saying(span, &exprs, false, ASSIGNED));
                        }
                        if run.len() > 1 {
                            for one in run {
                                let span = (one.span.start, one.span.end);
                                put(steps, saying(span, &exprs_of(one), false, PART));
                            }
                        }
                    }
                }
                if let Some((exprs, leaves)) = step(stmt) {
                    let span = (stmt.span.start, stmt.span.end);
                    let mut one = saying(span, &exprs, leaves, CALLED);
                    one.words.extend(set_by_callees(code, &exprs));
                    put(steps, one);
                }
            });
        }
        pool
    }

    pub fn questions(&self, path: &RelPath) -> &[Saying<'a>] {
        self.questions.get(path).map_or(&[], Vec::as_slice)
    }

    /// Those of this file first, then those of the others.
    pub fn steps<'p>(&'p self, path: &'p RelPath) -> impl Iterator<Item = &'p Saying<'a>> {
        let own = self.steps.get(path).into_iter().flatten();
        let others = self.steps.iter().filter(move |(other, _)| **other != path);
        own.chain(others.flat_map(|(_, steps)| steps))
    }
}

impl Saying<'_> {
    /// It in the words of another place; none if its names mean nothing there. A single local of another name may stand for
    /// that of its own.
    pub fn at(&self, code: &Code, function: &Function, at: usize) -> Vec<String> {
        let own = self.function.visible_at(self.at);
        let there = function.visible_at(at);
        let ty = |variable: &Variable| Type::of_variable(variable).resolved(code);
        let is_strange = |local: &&Variable| {
            let same = there.iter().find(|one| one.name == local.name);
            same.is_none_or(|same| ty(same) != ty(local))
        };
        let names = scope::names_in(self.text);
        let locals = own
            .iter()
            .copied()
            .filter(|one| names.contains(&one.name.as_str()));
        let missing: Vec<&Variable> = locals.filter(is_strange).collect();
        let mut texts = match missing.as_slice() {
            [] => vec![self.text.to_owned()],
            [only] => {
                let alike = there.iter().filter(|one| ty(one) == ty(only));
                alike
                    .map(|one| replaced(self.text, &only.name, &one.name))
                    .collect()
            }
            _ => Vec::new(),
        };
        texts.retain(|text| scope::usable(code, function, at, text));
        texts
    }
}

/// The conditions that a statement decides by.
pub(super) fn condition_of(stmt: &Stmt) -> Vec<&Expr> {
    let mut found: Vec<&Expr> = match &stmt.kind {
        StmtKind::If { cond, .. }
        | StmtKind::While { cond, .. }
        | StmtKind::DoWhile { cond, .. } => vec![cond],
        StmtKind::For {
            cond: Some(cond), ..
        } => vec![cond],
        StmtKind::Return(Some(value)) if decides(value) => vec![value],
        _ => Vec::new(),
    };
    for top in exprs_of(stmt) {
        each_expr(top, &mut |expr| {
            if let ExprKind::Ternary { cond, .. } = &expr.kind {
                found.push(cond);
            }
        });
    }
    found
}

/// Whether a value is the answer to a question.
fn decides(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Binary { op, .. } => op.is_comparison() || op.is_logical(),
        ExprKind::Unary { op, .. } => *op == UnOp::Not,
        _ => false,
    }
}

/// The parts of a condition that `&&` and `||` join.
pub(super) fn leaves_of(cond: &Expr) -> Vec<&Expr> {
    let mut found = Vec::new();
    let mut open = vec![cond];
    while let Some(one) = open.pop() {
        match &one.kind {
            ExprKind::Binary { op, left, right } if op.is_logical() => {
                open.extend([&**right, left])
            }
            ExprKind::Paren(on) => open.push(on),
            _ => found.push(one),
        }
    }
    found
}

/// A step that may be taken elsewhere: something is called or counted, or a check leaves. With its expressions.
fn step(stmt: &Stmt) -> Option<(Vec<&Expr>, bool)> {
    match &stmt.kind {
        StmtKind::Expr(expr) => {
            let keeps = match &expr.peel().kind {
                ExprKind::Call { .. } => true,
                ExprKind::Step { on, .. } => on.member().is_some(),
                _ => false,
            };
            keeps.then(|| (vec![expr], false))
        }
        StmtKind::If {
            cond,
            then,
            otherwise: None,
        } if leaves(then) => {
            let last = match &then.kind {
                StmtKind::Block(list) => match list.as_slice() {
                    [only] => only,
                    _ => return None,
                },
                _ => then,
            };
            let leaves_it = matches!(last.kind, StmtKind::Return(_) | StmtKind::Goto(_));
            leaves_it.then(|| (vec![cond], true))
        }
        _ => None,
    }
}

/// The members, globals and functions that are named.
pub(super) fn words<'a>(code: &Code, function: &Function, exprs: &[&'a Expr]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for expr in exprs {
        each_expr(*expr, &mut |part| match &part.kind {
            ExprKind::Member { field, .. } => drop(found.insert(field.as_str())),
            ExprKind::Call { callee, .. } => found.extend(last_name(callee)),
            // Not a local: a global, or a member of the class.
            ExprKind::Name(name) => {
                let visible = function.visible_at(part.span.start);
                let is_local = visible.iter().any(|one| one.name == *name);
                if !is_local && variable_named(code, function, part.span.start, name).is_some() {
                    found.insert(name.as_str());
                }
            }
            _ => {}
        });
    }
    found
}

/// The members and globals to which the called functions give values themselves.
fn set_by_callees<'a>(code: &'a Code, exprs: &[&'a Expr]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for expr in exprs {
        each_expr(*expr, &mut |part| {
            let ExprKind::Call { callee, .. } = &part.kind else {
                return;
            };
            let named = last_name(callee).map(|name| code.functions_named(name));
            for function in named.into_iter().flatten() {
                let targets = definitions(function)
                    .into_iter()
                    .filter_map(|one| one.target);
                for target in targets {
                    found.extend(words(code, function, &[target]));
                }
            }
        });
    }
    found
}

/// Whether a statement does nothing but give something a value.
fn sets(stmt: &Stmt) -> bool {
    let StmtKind::Expr(expr) = &stmt.kind else {
        return false;
    };
    matches!(
        &expr.peel().kind,
        ExprKind::Assign {
            op: AssignOp::Plain,
            ..
        }
    )
}

fn put<'a>(all: &mut Vec<Saying<'a>>, one: Saying<'a>) {
    let is_known = |other: &Saying<'_>| {
        squashed(other.text) == squashed(one.text)
            && other.function.head.returns == one.function.head.returns
    };
    if !one.text.is_empty() && fits_on_one_line(one.text) && !all.iter().any(is_known) {
        all.push(one);
    }
}
