//! The exits of a function, and whether it leaves there because of an error.

use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::{Code, Function, SourceFile, paths, walk};

use super::meaning::{self, Zero};
use super::{fit, release};
use crate::flow::{self, definitions};

/// Functions that end the program through others.
const DEEPEST: usize = 4;

/// One `return`, `goto`, `throw` or call that does not return.
pub(super) struct Found<'a> {
    pub stmt: &'a Stmt,
    path: Vec<&'a Stmt>,
    /// The statement as written.
    pub text: String,
    /// What its branch does first and a copy must do too: releases, setting the error code.
    pub steps: Vec<String>,
    pub at: usize,
    pub error: bool,
}

impl Found<'_> {
    /// Whether the block that contains the exit's condition also contains an offset.
    pub fn encloses(&self, at: usize) -> bool {
        let guard = self.path.iter().rposition(|stmt| is_branch(stmt));
        let block = guard.and_then(|guard| self.path.get(..guard)?.last().copied());
        block.is_none_or(|block| block.span.start <= at && at < block.span.end)
    }

    /// Whether the same exit works at an offset: its names are in scope, its label lies ahead.
    pub fn usable_at(&self, function: &Function, at: usize) -> bool {
        if let StmtKind::Goto(label) = &self.stmt.kind {
            let ahead = label_at(function, label).is_some_and(|place| place > at);
            if !ahead {
                return false;
            }
        }
        if matches!(self.stmt.kind, StmtKind::Continue | StmtKind::Break) {
            return false;
        }
        let visible = function.visible_at(at);
        let locals = function.locals();
        let mut known = true;
        walk::each_expr(self.stmt, &mut |expr| {
            if let ExprKind::Name(name) = &expr.kind {
                let local = locals.iter().any(|variable| &variable.name == name);
                known &= !local || visible.iter().any(|variable| &variable.name == name);
            }
        });
        known
    }

    /// Doubt for an exit whose message is about something else entirely.
    pub fn says_else(&self, about: &[&str]) -> u32 {
        let messages = self.steps.iter().filter(|step| step.contains('"'));
        let doubts = messages.map(|step| fit::misfit(step, about));
        doubts.max().unwrap_or_default()
    }

    /// Doubt for an exit whose condition is about other names than the constraint.
    pub fn asks_else(&self, file: &SourceFile, about: &[&str]) -> u32 {
        let guard = self.path.iter().rev().find_map(|stmt| match &stmt.kind {
            StmtKind::If { cond, .. } => Some(file.slice(cond.span)),
            _ => None,
        });
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.map(str::to_owned).collect()
        };
        let mentions = guard.is_some_and(|cond| {
            let words = words(cond);
            about
                .iter()
                .any(|name| words.iter().any(|word| word == name))
        });
        if mentions { 0 } else { 1 }
    }
}

/// Every conditional exit of a function, in the order of the text.
pub(super) fn exits<'a>(code: &Code, function: &'a Function) -> Vec<Found<'a>> {
    let Some(file) = code.file(&function.head.file) else {
        return Vec::new();
    };
    let last = last_value(file, function);
    let results = Results {
        zero: meaning::of_zero(code, function),
        last: last.as_deref(),
    };
    let mut found = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        let leaves = match &stmt.kind {
            StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::Throw(_) => true,
            StmtKind::Expr(expr) => never_returns(code, expr) || is_error_macro(code, expr),
            _ => false,
        };
        let conditional = path.iter().any(|stmt| is_branch(stmt));
        if leaves && conditional {
            let steps = steps(file, path);
            found.push(Found {
                stmt,
                error: results.is_error(file, function, path, &steps),
                text: file.slice(stmt.span).to_owned(),
                steps,
                at: stmt.span.start,
                path: path.to_vec(),
            });
        }
    });
    found
}

/// Whether a branch leaves with the function's success result.
pub fn ends_well(code: &Code, function: &Function, branch: &Stmt) -> bool {
    let last = match &branch.kind {
        StmtKind::Block(list) => list.last(),
        _ => Some(branch),
    };
    let Some(StmtKind::Return(Some(value))) = last.map(|stmt| &stmt.kind) else {
        return false;
    };
    let Some(file) = code.file(&function.head.file) else {
        return false;
    };
    let zero = meaning::of_zero(code, function);
    let ordinary = last_value(file, function).as_deref() == Some(file.slice(value.span));
    match (&value.peel().kind, zero) {
        (ExprKind::Name(name), _) if matches!(name.as_str(), "true" | "TRUE") => {
            zero != Zero::Succeeds
        }
        (ExprKind::Name(name), _) if fit::is_constant(name) && fit::is_success(name) => true,
        (_, Zero::Succeeds) if meaning::is_zero(value.peel()) => true,
        (_, Zero::Fails) if meaning::is_zero(value.peel()) => false,
        (ExprKind::Number(_), Zero::Fails) => true,
        _ => ordinary,
    }
}

/// `BAD("length");`: a macro of the project, named for an error, that always leaves.
fn is_error_macro(code: &Code, expr: &Expr) -> bool {
    let ExprKind::Call { callee, .. } = &expr.kind else {
        return false;
    };
    let ExprKind::Name(name) = &callee.kind else {
        return false;
    };
    let leaves = |body: &str| {
        let words: Vec<&str> = body
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .collect();
        let has = |word: &&str| words.contains(word);
        ["return", "goto", "throw"].iter().any(has) && !has(&"if")
    };
    let found = code.macro_named(name);
    fit::is_error_maker(name) && found.is_some_and(|found| leaves(&found.body))
}

fn is_branch(stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::If { .. } | StmtKind::Case { .. })
}

/// The function's success result: the value of the unconditional return.
pub(super) fn last_value(file: &SourceFile, function: &Function) -> Option<String> {
    let mut last = None;
    paths::each_path(function.body(), &mut |path| {
        if path.iter().any(|stmt| is_branch(stmt)) {
            return;
        }
        if let Some(StmtKind::Return(Some(value))) = path.last().map(|stmt| &stmt.kind) {
            last = Some(file.slice(value.span).to_owned());
        }
    });
    last
}

fn label_at(function: &Function, label: &str) -> Option<usize> {
    let mut at = None;
    walk::each_stmt(function.body(), &mut |stmt| {
        if let StmtKind::Label { name, .. } = &stmt.kind
            && name == label
        {
            at = Some(stmt.span.start);
        }
    });
    at
}

/// Whether callers can tell that a function left by a label: not if it is the ordinary way too, nor if what is returned behind
/// it is only made there.
fn tells(file: &SourceFile, function: &Function, label: &str) -> bool {
    let Some(at) = label_at(function, label) else {
        return false;
    };
    let mut is_ordinary = false;
    paths::each_path(function.body(), &mut |path| {
        let last = path.last().map(|stmt| &stmt.kind);
        let jumps = matches!(last, Some(StmtKind::Goto(to)) if to == label);
        let is_asked = path
            .iter()
            .any(|stmt| matches!(stmt.kind, StmtKind::If { .. }));
        is_ordinary |= jumps && !is_asked && steps(file, path).is_empty();
    });
    let all = definitions(function);
    let is_made_there = |value: &Expr| {
        let ExprKind::Name(name) = &value.peel().kind else {
            return false;
        };
        let mut own = all
            .iter()
            .filter(|one| one.value.is_some() && one.variable_name() == Some(name))
            .peekable();
        own.peek().is_some() && own.all(|one| one.start > at)
    };
    let returns = flow::returns(function);
    let mut behind = returns.iter().filter(|(stmt, _)| stmt.span.start > at);
    !is_ordinary && !behind.any(|(_, value)| is_made_there(value))
}

/// What precedes an exit in its own branch and belongs to it.
fn steps(file: &SourceFile, path: &[&Stmt]) -> Vec<String> {
    let mut above = path.iter().rev();
    let (Some(exit), Some(parent)) = (above.next(), above.next()) else {
        return Vec::new();
    };
    let StmtKind::Block(body) = &parent.kind else {
        return Vec::new();
    };
    let before = body.iter().take_while(|stmt| !std::ptr::eq(*stmt, *exit));
    let kept = before.filter(|stmt| match &stmt.kind {
        StmtKind::Expr(expr) => release::released(expr).is_some() || sets_code(expr),
        _ => false,
    });
    kept.map(|stmt| file.slice(stmt.span).to_owned()).collect()
}

/// `status = E_RANGE`, `errno = EINVAL`, `*err = true`, `error = "too long"`
fn sets_code(expr: &Expr) -> bool {
    let ExprKind::Assign { op, target, value } = &expr.kind else {
        return false;
    };
    let simple = match &value.peel().kind {
        ExprKind::Name(name) => fit::is_constant(name),
        ExprKind::Number(_) | ExprKind::Char(_) | ExprKind::Text(_) => true,
        ExprKind::Unary { on, .. } => {
            matches!(on.peel().kind, ExprKind::Number(_) | ExprKind::Name(_))
        }
        _ => false,
    };
    *op == AssignOp::Plain && simple && !matches!(target.kind, ExprKind::Index { .. })
}

/// What a function's results mean.
struct Results<'r> {
    zero: Zero,
    /// What it returns at its end.
    last: Option<&'r str>,
}

impl Results<'_> {
    fn is_error(
        &self,
        file: &SourceFile,
        function: &Function,
        path: &[&Stmt],
        steps: &[String],
    ) -> bool {
        let Some(stmt) = path.last() else {
            return false;
        };
        match &stmt.kind {
            StmtKind::Throw(thrown) => thrown.is_some(),
            StmtKind::Goto(label) => {
                let is_way = fit::is_error_label(label) && tells(file, function, label);
                fit::is_for_errors(label) || is_way || !steps.is_empty()
            }
            StmtKind::Return(None) => true,
            StmtKind::Return(Some(value)) => {
                let known = self.zero == Zero::Fails && meaning::is_zero(value.peel());
                let ordinary = self.last == Some(file.slice(value.span));
                (known || !ordinary) && self.is_error_value(function, value.peel(), path, steps)
            }
            _ => true,
        }
    }

    fn is_error_value(
        &self,
        function: &Function,
        value: &Expr,
        path: &[&Stmt],
        steps: &[String],
    ) -> bool {
        match &value.kind {
            ExprKind::Name(name) => match name.as_str() {
                "NULL" | "nullptr" | "false" | "FALSE" => self.zero != Zero::Succeeds,
                "std::nullopt" => true,
                // A function's success result is no error, unless callers treat it as one.
                "true" | "TRUE" => self.zero == Zero::Succeeds,
                name if fit::is_success(name) => false,
                name if fit::is_constant(name) => fit::says_error(name) || self.gives_status(),
                // A variable is known to hold an error only if the branch has just set it.
                name => steps.iter().any(|step| step.starts_with(name)),
            },
            ExprKind::Number(number) => match (number.as_str(), self.zero) {
                ("0", Zero::Fails) => true,
                ("0", Zero::Succeeds) => false,
                ("0", Zero::Unknown) => {
                    self.last.is_some_and(|last| last != "0") && !function.head.returns.is_empty()
                }
                (_, Zero::Fails) => false,
                (_, Zero::Succeeds) => true,
                (_, Zero::Unknown) => self.last == Some("0") && !works(path),
            },
            ExprKind::Unary { op, on } => {
                *op == UnOp::Neg && !matches!(on.peel().kind, ExprKind::Call { .. })
            }
            ExprKind::Call { callee, .. } => match &callee.peel().kind {
                ExprKind::Name(name) => fit::is_error_maker(name),
                ExprKind::Member { field, .. } => fit::is_error_maker(field),
                _ => false,
            },
            ExprKind::List(items) => items.is_empty(),
            // A message on failure, and none on success.
            ExprKind::Text(_) => self
                .last
                .is_some_and(|last| matches!(last, "NULL" | "nullptr" | "0")),
            _ => false,
        }
    }

    /// Whether it ends with a success code, so that its other codes are errors.
    fn gives_status(&self) -> bool {
        self.last
            .is_none_or(|last| last == "0" || fit::is_success(last) || !fit::is_constant(last))
    }
}

/// Whether the branch of an exit does the function's work: it changes more than an error code.
fn works(path: &[&Stmt]) -> bool {
    let mut above = path.iter().rev();
    let (Some(exit), Some(parent)) = (above.next(), above.next()) else {
        return false;
    };
    let StmtKind::Block(body) = &parent.kind else {
        return false;
    };
    let mut before = body.iter().take_while(|stmt| !std::ptr::eq(*stmt, *exit));
    before.any(|stmt| match &stmt.kind {
        StmtKind::Expr(expr) => match &expr.kind {
            ExprKind::Assign { .. } => !sets_code(expr),
            ExprKind::Step { .. } => true,
            _ => false,
        },
        _ => false,
    })
}

/// Calls that end the program, or of a function of the project that always does.
fn never_returns(code: &Code, expr: &Expr) -> bool {
    ends(code, expr, DEEPEST)
}

fn ends(code: &Code, expr: &Expr, depth: usize) -> bool {
    let (ExprKind::Call { callee, .. }, Some(depth)) = (&expr.kind, depth.checked_sub(1)) else {
        return false;
    };
    let ExprKind::Name(name) = &callee.peel().kind else {
        return false;
    };
    let last_ends = |function: &Function| match &function.body().kind {
        StmtKind::Block(body) => body.last().is_some_and(
            |last| matches!(&last.kind, StmtKind::Expr(expr) if ends(code, expr, depth)),
        ),
        _ => false,
    };
    fit::ends_program(name) || code.functions_named(name).into_iter().any(last_ends)
}
