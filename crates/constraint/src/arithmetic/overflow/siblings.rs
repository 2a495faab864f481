//! Members of one record are summed and multiplied side by side: `{sum.used * n, sum.made * n}`. A check of only the
//! one that overflowed leaves the other for the next input, and the sums before the product for the one after that.

use patchwright_analysis::exits::Departure;
use patchwright_analysis::flow;
use patchwright_analysis::flow::{How, definitions};
use patchwright_analysis::purity::is_pure;
use patchwright_code::paths;
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::Number;
use patchwright_domain::predicate::{Comparison, Predicate};

use super::Operation;
use crate::arithmetic::range;
use crate::checks::about;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, PlaceKind, Proposal};
use crate::site::{Context, Site};

/// The operations of the statement that treat another member of the same record the same way.
pub(super) fn beside<'o, 'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    operation: &Operation<'a>,
    all: &'o [Operation<'a>],
) -> Vec<&'o Operation<'a>> {
    let record = |operation: &Operation<'a>| match &operation.left.peel().kind {
        ExprKind::Member { base, .. } => Some(squashed(ctx.text(site.function, base.span))),
        _ => None,
    };
    let Some(own) = record(operation) else {
        return Vec::new();
    };
    let text = |expr: &Expr| squashed(ctx.text(site.function, expr.span));
    all.iter()
        .filter(|other| {
            other.op == operation.op
                && record(other).as_ref() == Some(&own)
                && text(other.left) != text(operation.left)
        })
        .collect()
}

/// A check of the operation, with checks of the running sums that are its operands.
pub(super) fn with_sums<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    operations: &[&Operation<'a>],
    number: Number,
    mut proposal: Proposal,
) -> Proposal {
    let max = range::max_word(ctx, site.function, number);
    for run in sums(ctx, site, operations) {
        let each = run.iter().map(|sum| sum.bad(&max, number));
        let bad = Predicate::Any(each.collect());
        let text = bad.to_string();
        let guard = Guard {
            bad: &bad,
            about: &about(&text),
            constraint: &proposal.constraint,
            place: PlaceKind::Producer,
            cause: &proposal.cause,
            doubt: 0,
        };
        let path = run
            .first()
            .and_then(|sum| paths::path_to(site.function.body(), sum.stmt));
        let mut checks = guard::guards(ctx, site.function, &path.unwrap_or_default(), &guard);
        checks.retain(|check| check.exit == Exit::ErrorExit);
        // A function leaves in one way for one reason.
        let same = checks
            .iter()
            .find(|check| exit_of(check) == exit_of(&proposal));
        if let Some(check) = same.or(checks.first()) {
            let edits = check.edits.clone();
            proposal.edits.extend(edits);
        }
    }
    proposal
}

/// `sum.used += part.used;`
struct Sum<'a> {
    stmt: &'a Stmt,
    target: String,
    value: String,
}

impl Sum<'_> {
    fn bad(&self, max: &str, number: Number) -> Predicate {
        let value = range::operand(&self.value);
        let above = compare(
            self.target.as_str(),
            Comparison::Gt,
            format!("{max} - {value}"),
        );
        // With a negative value the check itself would overflow.
        match number.signed {
            true => compare(self.value.as_str(), Comparison::Gt, "0").and(above),
            false => above,
        }
    }
}

/// The sums before the crash that produce the operands; consecutive ones are grouped.
fn sums<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    operations: &[&Operation<'a>],
) -> Vec<Vec<Sum<'a>>> {
    let function = site.function;
    let operands: Vec<String> = operations
        .iter()
        .map(|operation| squashed(ctx.text(function, operation.left.peel().span)))
        .collect();
    let mut runs: Vec<Vec<Sum<'a>>> = Vec::new();
    for definition in definitions(function) {
        let target = squashed(&definition.target_text(ctx.code, function));
        let (Some(value), How::Stepped) = (definition.value, definition.how) else {
            continue;
        };
        let value = ctx.text(function, value.span).to_owned();
        let before = definition.stmt.span.end <= site.stmt().span.start;
        if !before || !adds(definition.stmt) || !operands.contains(&target) || !is_pure(&value) {
            continue;
        }
        let sum = Sum {
            stmt: definition.stmt,
            target,
            value,
        };
        let row = runs.last_mut().filter(|run| {
            let next = run
                .last()
                .and_then(|last| flow::next_after(function, last.stmt));
            next.is_some_and(|next| std::ptr::eq(next, sum.stmt))
        });
        match row {
            Some(run) => run.push(sum),
            None => runs.push(vec![sum]),
        }
    }
    runs
}

fn adds(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Expr(expr) => {
            matches!(&expr.kind, ExprKind::Assign { op, .. } if *op == AssignOp::With(BinOp::Add))
        }
        _ => false,
    }
}

fn exit_of(proposal: &Proposal) -> Option<&Departure> {
    proposal.check.as_ref()?.exit.as_ref()
}
