//! What the project says elsewhere: the questions of its conditions, and the steps that it takes.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_analysis::flow::definitions;
use patchwright_code::spelling::squashed;
use patchwright_code::term::replaced;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, UnOp, Variable};
use patchwright_code::types::{Type, last_name, variable_named};
use patchwright_code::walk::{each_expr, each_stmt, exprs_of};
use patchwright_code::{Code, Function, SourceFile, scope};
use patchwright_domain::candidate::RelPath;

use super::fits_on_one_line;

/// Doubts about steps.
const CALLED: u32 = 0;
const ASSIGNED: u32 = 1;
const PART: u32 = 3;
/// More values that are set one after the other are hardly one step.
const LONGEST_RUN: usize = 4;
/// What a check says before it leaves.
const LONGEST_ANSWER: usize = 3;

/// A text of the project that may be said at another place too.
pub(super) struct Saying<'a> {
    pub text: &'a str,
    pub function: &'a Function,
    at: usize,
    /// The members, globals and functions that it names.
    pub words: BTreeSet<&'a str>,
    /// Whether it names what the bug is about.
    pub of_the_bug: bool,
    /// Whether it leaves the function.
    pub leaves: bool,
    /// How odd it would be alone: a value that is always set along with others, set without them.
    pub doubt: u32,
}

pub(super) struct Pool<'a> {
    files: BTreeMap<&'a RelPath, Sayings<'a>>,
}

/// What one file says, in the order of the text, nothing twice.
#[derive(Default)]
struct Sayings<'a> {
    questions: Vec<Saying<'a>>,
    steps: Vec<Saying<'a>>,
    /// Each with what the function returns that says it.
    known: BTreeSet<(String, &'a str)>,
}

impl<'a> Pool<'a> {
    /// `things` are what the bug is about.
    pub fn read(code: &'a Code, things: &BTreeSet<String>) -> Self {
        let mut files: BTreeMap<&RelPath, Sayings<'a>> = BTreeMap::new();
        for function in code.functions() {
            let path = &function.head.file;
            if let Some(file) = code.file(path) {
                let reader = Reader {
                    code,
                    file,
                    function,
                    things,
                };
                reader.read(files.entry(path).or_default());
            }
        }
        Self { files }
    }

    pub fn questions(&self, path: &RelPath) -> &[Saying<'a>] {
        self.files.get(path).map_or(&[], |file| &file.questions)
    }

    /// Those of this file first, then those of the others that name what the bug is about.
    pub fn steps<'p>(&'p self, path: &'p RelPath) -> impl Iterator<Item = &'p Saying<'a>> {
        let own = self
            .files
            .get(path)
            .into_iter()
            .flat_map(|file| &file.steps);
        let others = self.files.iter().filter(move |(other, _)| **other != path);
        let others = others.flat_map(|(_, file)| &file.steps);
        own.chain(others.filter(|step| step.of_the_bug))
    }
}

/// One function.
struct Reader<'r, 'a> {
    code: &'a Code,
    file: &'a SourceFile,
    function: &'a Function,
    things: &'r BTreeSet<String>,
}

impl<'a> Reader<'_, 'a> {
    fn read(&self, into: &mut Sayings<'a>) {
        each_stmt(self.function.body(), &mut |stmt| {
            for leaf in condition_of(stmt).into_iter().flat_map(leaves_of) {
                let question = self.saying((leaf.span.start, leaf.span.end), &[leaf]);
                if into.is_new(&question) {
                    into.questions.push(question);
                }
            }
            for step in self.runs(stmt).into_iter().chain(self.step(stmt)) {
                if into.is_new(&step) {
                    into.steps.push(step);
                }
            }
        });
    }

    fn saying(&self, (start, end): (usize, usize), exprs: &[&'a Expr]) -> Saying<'a> {
        let words = words(self.code, self.function, exprs);
        Saying {
            text: self.file.text().get(start..end).unwrap_or_default(),
            function: self.function,
            at: start,
            of_the_bug: words.iter().any(|word| self.things.contains(*word)),
            words,
            leaves: false,
            doubt: CALLED,
        }
    }

    /// What is set one after the other, together and each alone.
    fn runs(&self, stmt: &'a Stmt) -> Vec<Saying<'a>> {
        let StmtKind::Block(list) = &stmt.kind else {
            return Vec::new();
        };
        let is_whole = std::ptr::eq(stmt, self.function.body());
        let mut found = Vec::new();
        for run in list.chunk_by(|one, next| sets(one) && sets(next)) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else {
                continue;
            };
            // What is a function of its own is called.
            if is_whole && run.len() == list.len() || !sets(first) {
                continue;
            }
            let exprs: Vec<&Expr> = run.iter().flat_map(exprs_of).collect();
            if run.len() <= LONGEST_RUN {
                let whole = self.saying((first.span.start, last.span.end), &exprs);
                let doubt = ASSIGNED;
                found.push(Saying { doubt, ..whole });
            }
            if run.len() > 1 {
                found.extend(run.iter().map(|one| Saying {
                    doubt: PART,
                    ..self.saying((one.span.start, one.span.end), &exprs_of(one))
                }));
            }
        }
        found
    }

    fn step(&self, stmt: &'a Stmt) -> Option<Saying<'a>> {
        let (exprs, leaves) = step(stmt)?;
        let mut found = self.saying((stmt.span.start, stmt.span.end), &exprs);
        found.words.extend(set_by_callees(self.code, &exprs));
        let of_the_bug = found.words.iter().any(|word| self.things.contains(*word));
        Some(Saying {
            leaves,
            of_the_bug,
            ..found
        })
    }
}

impl<'a> Sayings<'a> {
    fn is_new(&mut self, one: &Saying<'a>) -> bool {
        let key = (squashed(one.text), one.function.head.returns.as_str());
        !one.text.is_empty() && fits_on_one_line(one.text) && self.known.insert(key)
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

/// A step that may be taken elsewhere: something is called or counted, or a check leaves or calls what ends it. With its
/// expressions, and whether it leaves.
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
        } => {
            let list = match &then.kind {
                StmtKind::Block(list) => list.as_slice(),
                _ => std::slice::from_ref(&**then),
            };
            let (last, before) = list.split_last()?;
            let leaves_it = matches!(last.kind, StmtKind::Return(_) | StmtKind::Goto(_));
            let ends = leaves_it || matches!(last.kind, StmtKind::Throw(_)) || is_call(last);
            let is_short = before.len() < LONGEST_ANSWER && before.iter().all(is_call);
            (ends && is_short).then(|| (vec![cond], leaves_it))
        }
        _ => None,
    }
}

fn is_call(stmt: &Stmt) -> bool {
    matches!(&stmt.kind, StmtKind::Expr(expr) if matches!(expr.peel().kind, ExprKind::Call { .. }))
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
