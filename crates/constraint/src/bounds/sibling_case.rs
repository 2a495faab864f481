//! Branches of one `switch` that call the same function equally often: if one checks something first, all of them get
//! the check.

use patchwright_code::term::holds;
use patchwright_code::tree::{ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::leaves;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks::constraint;
use crate::edits;
use crate::guard;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// Frames above the crash that may be the interpreter.
const FRAMES: usize = 3;

pub(super) fn proposals(ctx: &Context<'_>, site: &Site<'_>) -> Vec<Proposal> {
    let pairs = ctx.stack.iter().zip(ctx.stack.iter().skip(1));
    let made = pairs.take(FRAMES).filter_map(|(inner, outer)| {
        let at = outer
            .path
            .iter()
            .rposition(|stmt| matches!(stmt.kind, StmtKind::Case { .. }))?;
        let switch = outer.path.get(..at)?.last()?;
        let job = Job {
            ctx,
            site,
            function: outer.function,
            called: &inner.function.head.name,
        };
        job.asked(switch, outer.path.get(at)?)
    });
    made.collect()
}

struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
    function: &'a Function,
    /// What the branches call.
    called: &'a str,
}

impl<'a> Job<'_, 'a> {
    /// The check before each branch that lacks it, including the crashing one.
    fn asked(&self, switch: &'a Stmt, crashed: &'a Stmt) -> Option<Proposal> {
        let branches = walk::children(switch);
        let asking: Vec<(usize, &Stmt)> = branches
            .iter()
            .filter_map(|branch| Some((self.calls(branch), question(branch)?)))
            .collect();
        let model = |branch: &Stmt| {
            let often = self.calls(branch);
            let same = asking
                .iter()
                .find(|(times, _)| *times == often && often > 0);
            same.map(|(_, question)| *question)
        };
        let text = self.ctx.text(self.function, model(crashed)?.span);
        let mut edits: Vec<TextEdit> = Vec::new();
        let mut crash_too = false;
        for branch in &branches {
            if question(branch).is_some() {
                continue;
            }
            if let Some(question) = model(branch) {
                crash_too |= std::ptr::eq(*branch, crashed);
                edits.extend(self.before(branch, question)?);
            }
        }
        let allowed = crash_too && self.ctx.may_edit(self.function);
        allowed.then(|| self.finish(edits, crashed, text))
    }

    /// How often a branch calls the function.
    fn calls(&self, branch: &Stmt) -> usize {
        let mut times = 0;
        walk::each_expr(branch, &mut |expr| {
            if let ExprKind::Call { callee, .. } = &expr.kind {
                times += usize::from(last_name(callee) == Some(self.called));
            }
        });
        times
    }

    fn before(&self, branch: &Stmt, question: &Stmt) -> Option<Vec<TextEdit>> {
        let StmtKind::If { cond, then, .. } = &question.kind else {
            return None;
        };
        let file = self.ctx.file(self.function)?;
        let exit = file.slice(then.span).trim();
        let exit = exit.trim_start_matches('{').trim_end_matches('}');
        let lines: Vec<&str> = exit.lines().map(str::trim).collect();
        let lines = lines.into_iter().filter(|line| !line.is_empty());
        let lines: Vec<&str> = lines.collect();
        let whole = guard::branch(&holds(file.slice(cond.span)), &lines.join("\n"));
        let path = paths::path_to(self.function.body(), first(branch)?)?;
        Some(edits::insert_before(file, &path, &whole))
    }

    fn finish(&self, edits: Vec<TextEdit>, crashed: &Stmt, question: &str) -> Proposal {
        let condition = question.lines().next().unwrap_or_default().trim();
        let called = self.called;
        Proposal {
            operator: Operator::CallSiblingCheck,
            place: PlaceKind::Producer,
            exit: Exit::ErrorExit,
            edits,
            constraint: constraint(
                self.site,
                Rule::InBounds,
                None,
                format!(
                    "`{condition}` must be checked before `{called}` is called, as in other branches."
                ),
                vec![(
                    condition.to_owned(),
                    Certainty::Inferred,
                    "another branch checks it before the same calls",
                )],
            ),
            at: site::location(self.function, crashed.span.line, None),
            cause: format!(
                "Other branches that call `{called}` as often check `{condition}` first; this one does not."
            ),
            doubt: 0,
            check: None,
        }
    }
}

/// The statement that a branch begins with.
fn first(branch: &Stmt) -> Option<&Stmt> {
    let StmtKind::Case { body, .. } = &branch.kind else {
        return None;
    };
    match &body.first()?.kind {
        StmtKind::Block(list) => list
            .iter()
            .find(|stmt| !matches!(stmt.kind, StmtKind::Declare(_))),
        _ => body.first(),
    }
}

/// The check that a branch begins with.
fn question(branch: &Stmt) -> Option<&Stmt> {
    let first = first(branch)?;
    match &first.kind {
        StmtKind::If {
            then,
            otherwise: None,
            ..
        } if leaves(then) => Some(first),
        _ => None,
    }
}
