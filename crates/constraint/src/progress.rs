//! Loops that do not terminate: their step must make progress, so a step of zero is an error.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::{How, definitions};
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::mentions;
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::walk::leaves;
use patchwright_code::{paths, scope};
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks;
use crate::checks::Check;
use crate::edits;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::signs::Says;
use crate::site::{self, Context, Site, StackFrame};

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (nth, frame) in ctx.stack.iter().enumerate() {
        let far = u32::try_from(nth).unwrap_or(u32::MAX).min(4);
        let mut path = frame.path.as_slice();
        if path.last().is_some_and(|stmt| paths::is_loop(stmt)) {
            found.extend(in_loop(ctx, site, frame, path, far));
        }
        while let Some(around) = paths::loop_around(path) {
            path = around;
            found.extend(in_loop(ctx, site, frame, around, far));
        }
    }
    found
}

/// Every step of a loop by an amount that could be zero.
fn in_loop<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    frame: &StackFrame<'a>,
    path: &[&'a Stmt],
    far: u32,
) -> Vec<Proposal> {
    let (Some(around), true) = (path.last(), ctx.may_edit(frame.function)) else {
        return Vec::new();
    };
    let Some(cond) = condition(around) else {
        return Vec::new();
    };
    let cond_text = ctx.text(frame.function, cond.span);
    let mut found = Vec::new();
    for definition in definitions(frame.function) {
        let inside =
            around.span.contains(&definition.stmt.span) && !std::ptr::eq(definition.stmt, *around);
        let target = definition.target_text(ctx.code, frame.function);
        let moves = mentions(cond_text, &target);
        if definition.how != How::Stepped || !inside || !moves {
            continue;
        }
        if let Some(amount) = definition.value.map(Expr::peel) {
            let step = Step {
                ctx,
                site,
                frame,
                stmt: definition.stmt,
                amount,
                far,
            };
            found.extend(step.proposals(least(ctx, frame, cond)));
        }
    }
    found
}

fn condition(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::While { cond, .. } | StmtKind::DoWhile { cond, .. } => Some(cond),
        StmtKind::For { cond, .. } => cond.as_ref(),
        _ => None,
    }
}

/// What the loop needs for another iteration: `HEADER` of `len - pos >= HEADER`.
fn least<'a>(ctx: &Context<'a>, frame: &StackFrame<'a>, cond: &'a Expr) -> Option<&'a str> {
    let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
        return None;
    };
    let named = matches!(&right.peel().kind, ExprKind::Name(_) | ExprKind::SizeOf(_));
    let rest = matches!(&left.peel().kind, ExprKind::Binary { op, .. } if *op == BinOp::Sub);
    (*op == BinOp::Ge && named && rest).then(|| ctx.text(frame.function, right.span))
}

struct Step<'s, 'a> {
    ctx: &'s Context<'a>,
    site: &'s Site<'a>,
    frame: &'s StackFrame<'a>,
    stmt: &'a Stmt,
    amount: &'a Expr,
    far: u32,
}

impl Step<'_, '_> {
    fn proposals(&self, least: Option<&str>) -> Vec<Proposal> {
        let (ctx, function) = (self.ctx, self.frame.function);
        let text = ctx.text(function, self.amount.span);
        let fixed = matches!(self.amount.kind, ExprKind::Number(_) | ExprKind::SizeOf(_));
        if fixed || !is_pure(text) {
            return Vec::new();
        }
        let signed = number_of(ctx.code, function, self.stmt.span.start, self.amount)
            .is_some_and(|number| number.signed);
        let nothing = match signed {
            true => Comparison::Le,
            false => Comparison::Eq,
        };
        let mut bounds: Vec<(Comparison, &str)> = Vec::new();
        bounds.extend(least.map(|least| (Comparison::Lt, least)));
        bounds.push((nothing, "0"));
        let mut found = Vec::new();
        for (nth, (op, bound)) in bounds.into_iter().enumerate() {
            let doubt = self.far + u32::try_from(nth).unwrap_or(u32::MAX);
            found.extend(self.enforced(text, op, bound, doubt));
        }
        found
    }

    fn enforced(&self, text: &str, wrong: Comparison, bound: &str, doubt: u32) -> Vec<Proposal> {
        let (ctx, function) = (self.ctx, self.frame.function);
        let bad = compare(text, wrong, bound);
        let constraint = self.constraint(text, bad.negated());
        let cause = "The loop does not move on when the step is nothing. Such a step is refused."
            .to_owned();
        let check = Check {
            constraint: &constraint,
            cause: &|_| cause.clone(),
            bad: &|of, holder| self.asked(of, holder, wrong, bound),
            suspect: &|value| !matches!(value.kind, ExprKind::Number(_)),
        };
        let mut sources = flow_of(ctx).producers(function, self.stmt.span.start, self.amount, 2);
        // The address a byte is read from is no amount.
        sources.retain(|source| {
            let value = source.value;
            let ty =
                value.and_then(|value| type_of(ctx.code, source.function, value.span.start, value));
            ty.is_none_or(|ty| !ty.is_pointer() && !ty.is_array())
        });
        let mut found = checks::at_sources(ctx, &sources, &check);
        for proposal in &mut found {
            proposal.doubt += doubt;
        }
        found.extend(self.merged(text, &bad, &constraint, &cause, doubt));
        if let Some(path) = paths::path_to(function.body(), self.stmt) {
            let about = [text];
            found.extend(guard::guards(
                ctx,
                function,
                &path,
                &Guard {
                    bad: &bad,
                    about: &about,
                    constraint: &constraint,
                    place: PlaceKind::CrashSite,
                    cause: &cause,
                    doubt,
                },
            ));
        }
        found
    }

    fn asked(
        &self,
        of: &patchwright_code::Function,
        holder: &str,
        op: Comparison,
        bound: &str,
    ) -> Option<Predicate> {
        let known = scope::usable(self.ctx.code, of, of.head.body.end.saturating_sub(1), bound);
        known.then(|| compare(holder, op, bound))
    }

    /// Adds the limit to an error check of the same amount.
    fn merged(
        &self,
        text: &str,
        bad: &Predicate,
        constraint: &Constraint,
        cause: &str,
        doubt: u32,
    ) -> Option<Proposal> {
        let function = self.frame.function;
        let mut found: Option<(&Stmt, &Expr)> = None;
        paths::each_path(function.body(), &mut |path| {
            if let Some(stmt) = path.last()
                && let StmtKind::If { cond, then, .. } = &stmt.kind
                && leaves(then)
                && stmt.span.end <= self.stmt.span.start
                && mentions(self.ctx.text(function, cond.span), text)
            {
                found = Some((stmt, cond));
            }
        });
        let (stmt, cond) = found?;
        let new = bad.clone().or(holds(self.ctx.text(function, cond.span)));
        let edit = edits::condition(self.ctx.code, function, cond, &new, Says::SomethingIsWrong);
        Some(Proposal {
            operator: Operator::AddLowerBound,
            place: PlaceKind::Producer,
            exit: Exit::ErrorExit,
            edits: vec![edit],
            constraint: constraint.clone(),
            at: site::location(function, stmt.span.line, Some(stmt.span.column)),
            cause: cause.to_owned(),
            doubt,
            check: None,
        })
    }

    fn constraint(&self, text: &str, good: Predicate) -> Constraint {
        Constraint {
            rule: Rule::MakesProgress,
            site: self.site.location(),
            english: format!("`{good}` must hold, so that every turn of the loop moves on."),
            condition: Some(good),
            grounds: vec![Ground {
                part: text.to_owned(),
                certainty: Certainty::Inferred,
                why: "the loop is left only when its sum has grown".to_owned(),
            }],
        }
    }
}
