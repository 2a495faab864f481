//! A sum, difference, product or negation that does not fit its type: checked before it is computed, or computed in a
//! wider type.

mod siblings;

use patchwright_analysis::purity;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, StmtKind, UnOp};
use patchwright_code::types::{Number, last_name, number_of};
use patchwright_code::walk;
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::BugKind;

use super::range;
use super::widen;
use crate::checks::{self, Check};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{Context, Site};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>, message: &str) -> Vec<Proposal> {
    let mut found = Vec::new();
    let all = operations(site, message);
    let mut done: Vec<&Expr> = Vec::new();
    for operation in all.iter().take(3) {
        if done
            .iter()
            .any(|known| std::ptr::eq(*known, operation.whole))
        {
            continue;
        }
        let mut group = vec![operation];
        group.extend(siblings::beside(ctx, site, operation, &all));
        done.extend(group.iter().map(|one| one.whole));
        found.extend(for_group(ctx, site, &group));
    }
    found
}

/// What can leave the range of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Op {
    Between(BinOp),
    Negation,
}

struct Operation<'a> {
    whole: &'a Expr,
    op: Op,
    left: &'a Expr,
    /// None for a step or a negation.
    right: Option<&'a Expr>,
}

/// The operations of the statement that the report may mean, nearest to its column first.
fn operations<'a>(site: &Site<'a>, message: &str) -> Vec<Operation<'a>> {
    let said = said_operator(message);
    let mut found: Vec<Operation<'a>> = site.exprs().into_iter().filter_map(operation).collect();
    if let Some(said) = said {
        found.retain(|operation| operation.op == said);
    }
    found
}

fn operation(expr: &Expr) -> Option<Operation<'_>> {
    let arithmetic = |op: BinOp| {
        let known = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul) || op.is_division();
        known.then_some(Op::Between(op))
    };
    let (op, left, right) = match &expr.kind {
        ExprKind::Binary { op, left, right } => {
            (arithmetic(*op)?, left.as_ref(), Some(right.as_ref()))
        }
        ExprKind::Assign { op, target, value } => (
            arithmetic(op.operation()?)?,
            target.as_ref(),
            Some(value.as_ref()),
        ),
        ExprKind::Step { on, direction, .. } => match direction {
            Direction::Up => (Op::Between(BinOp::Add), on.as_ref(), None),
            Direction::Down => (Op::Between(BinOp::Sub), on.as_ref(), None),
        },
        ExprKind::Unary { op, on } if *op == UnOp::Neg => (Op::Negation, on.as_ref(), None),
        ExprKind::Call { callee, args }
            if matches!(last_name(callee), Some("abs" | "labs" | "llabs")) =>
        {
            (Op::Negation, args.first()?, None)
        }
        _ => return None,
    };
    Some(Operation {
        whole: expr,
        op,
        left,
        right,
    })
}

/// `a + b cannot be represented`, `negation of`, `division of`.
fn said_operator(message: &str) -> Option<Op> {
    if message.contains("negation of") {
        return Some(Op::Negation);
    }
    if message.contains("division of") {
        return Some(Op::Between(BinOp::Div));
    }
    let (head, _) = message.split_once(" cannot be represented")?;
    [BinOp::Add, BinOp::Sub, BinOp::Mul]
        .into_iter()
        .find(|op| head.contains(&format!(" {op} ")))
        .map(Op::Between)
}

/// An operation, and those that do the same to its siblings.
fn for_group<'a>(ctx: &Context<'a>, site: &Site<'a>, group: &[&Operation<'a>]) -> Vec<Proposal> {
    let Some(operation) = group.first() else {
        return Vec::new();
    };
    let function = site.function;
    let number = number_of(
        ctx.code,
        function,
        operation.whole.span.start,
        operation.whole,
    )
    .map_or(default_number(ctx), Number::promoted);
    let whole = ctx.text(function, operation.whole.span);
    let asked = of_all(ctx, site, group, number);
    let constraint = constraint(site, whole, number, asked.first());
    let mut found = Vec::new();
    for (nth, bad) in asked.iter().enumerate() {
        let check = Check {
            constraint: &constraint,
            cause: &|_| {
                format!("`{whole}` does not fit its type for every value that can reach it.")
            },
            bad: &|_, _| Some(bad.clone()),
            suspect: &|_| true,
        };
        let mut made = checks::at_site(ctx, site, "1", &check, u32::try_from(nth).unwrap_or(9));
        for proposal in &mut made {
            // The check goes where the value is computed, because computing it is what crashes.
            if proposal.exit == Exit::ErrorExit {
                proposal.operator = Operator::CheckArithmetic;
                proposal.place = PlaceKind::Producer;
            }
        }
        found.extend(made.into_iter().map(|proposal| match proposal.exit {
            Exit::ErrorExit => siblings::with_sums(ctx, site, group, number, proposal),
            Exit::Corrected | Exit::Substitute | Exit::SilentSkip => proposal,
        }));
    }
    if ctx.may_edit(function) {
        let each = |make: Make<'a>| {
            let made = group
                .iter()
                .map(|one| make(ctx, site, one, number, &constraint));
            made.reduce(together).flatten()
        };
        found.extend(each(widened));
        found.extend(each(without_sign));
    }
    found
}

type Make<'a> =
    fn(&Context<'a>, &Site<'a>, &Operation<'a>, Number, &Constraint) -> Option<Proposal>;

/// Two edits of one statement, merged.
fn together(first: Option<Proposal>, second: Option<Proposal>) -> Option<Proposal> {
    let mut first = first?;
    first.edits.extend(second?.edits);
    Some(first)
}

/// The disjunction of both conditions.
fn of_all(
    ctx: &Context<'_>,
    site: &Site<'_>,
    group: &[&Operation<'_>],
    number: Number,
) -> Vec<Predicate> {
    let each: Vec<Vec<Predicate>> = group
        .iter()
        .map(|one| conditions(ctx, site, one, number))
        .collect();
    let most = each.iter().map(Vec::len).min().unwrap_or_default();
    (0..most)
        .map(|nth| {
            let nth = each.iter().filter_map(|own| own.get(nth).cloned());
            Predicate::Any(nth.collect())
        })
        .collect()
}

/// Conditions under which the operation overflows, tightest first.
fn conditions(
    ctx: &Context<'_>,
    site: &Site<'_>,
    operation: &Operation<'_>,
    number: Number,
) -> Vec<Predicate> {
    let function = site.function;
    let max = range::max_word(ctx, function, number);
    let min = range::min_word(ctx, function, number);
    let text = |expr: &Expr| ctx.text(function, expr.peel().span).to_owned();
    let left = text(operation.left);
    let pure = |text: &str| purity::is_pure(text);
    let Op::Between(op) = operation.op else {
        return if pure(&left) {
            vec![compare(left, Comparison::Eq, min)]
        } else {
            Vec::new()
        };
    };
    let mut found = Vec::new();
    found.extend(accumulated(ctx, site, operation, &max));
    let right = operation.right.map_or("1".to_owned(), text);
    if pure(&left) && pure(&right) {
        if number.signed {
            found.extend(range::overflows_upwards(op, &left, &right, &max));
        }
        found.extend(range::overflows(op, &left, &right, number, &max, &min));
    }
    found.dedup();
    found
}

/// `n = n * 10 + digit`: one check covers both steps.
fn accumulated(
    ctx: &Context<'_>,
    site: &Site<'_>,
    operation: &Operation<'_>,
    max: &str,
) -> Option<Predicate> {
    let exprs = site.exprs();
    let sum = exprs.iter().find_map(|expr| match &expr.kind {
        ExprKind::Binary { op, left, right }
            if *op == BinOp::Add && expr.span.contains(&operation.whole.span) =>
        {
            Some((left.peel(), right.peel()))
        }
        _ => None,
    })?;
    let ExprKind::Binary { op, left, right } = &sum.0.kind else {
        return None;
    };
    let text = |expr: &Expr| ctx.text(site.function, expr.peel().span).to_owned();
    let (value, factor, digit) = (text(left), text(right), text(sum.1));
    let fits = *op == BinOp::Mul
        && [&value, &factor, &digit]
            .iter()
            .all(|part| purity::is_pure(part));
    fits.then(|| {
        let (digit, factor) = (range::operand(&digit), range::operand(&factor));
        compare(
            value,
            Comparison::Gt,
            format!("({max} - {digit}) / {factor}"),
        )
    })
}

fn constraint(site: &Site<'_>, whole: &str, number: Number, bad: Option<&Predicate>) -> Constraint {
    checks::constraint(
        site,
        Rule::ArithmeticInRange,
        bad.map(Predicate::negated),
        format!(
            "`{whole}` on line {} must fit in {} bits.",
            site.line, number.bits
        ),
        vec![
            (
                format!("{} bits", number.bits),
                Certainty::Seen,
                "the type that the report names",
            ),
            (
                whole.to_owned(),
                Certainty::Inferred,
                "the operation in the statement",
            ),
        ],
    )
}

/// The operation in 64 bits, and the variable it is stored in if that is narrower.
fn widened<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    operation: &Operation<'a>,
    number: Number,
    constraint: &Constraint,
) -> Option<Proposal> {
    if number.bits >= 64
        || operation.right.is_none()
        || !matches!(operation.whole.kind, ExprKind::Binary { .. })
        || is_listed(site, operation.whole)
    {
        return None;
    }
    let function = site.function;
    let wide = widen::word(ctx, function, number.signed);
    let mut edits = widen::cast_operands(ctx, function, operation.whole, wide);
    let mut doubt = 0;
    if let Some(target) = target_of(site) {
        let at = operation.whole.span.start;
        let holds = number_of(ctx.code, function, at, target).is_some_and(|n| n.bits >= 64);
        // A running sum outgrows any type.
        if operation
            .whole
            .names()
            .iter()
            .any(|name| target.names().contains(name))
        {
            return None;
        }
        if !holds {
            edits.extend(widen::declaration(ctx, function, target, wide)?);
            doubt = 8;
        }
    }
    Some(Proposal {
        operator: Operator::WidenArithmetic,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: constraint.clone(),
        at: site.location(),
        cause: format!(
            "The result does not fit the {} bits it is computed in.",
            number.bits
        ),
        doubt,
        check: None,
    })
}

/// Arithmetic that wraps on purpose, as in a hash: done in an unsigned type, where wrapping is defined.
fn without_sign<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    operation: &Operation<'a>,
    number: Number,
    constraint: &Constraint,
) -> Option<Proposal> {
    if !number.signed || matches!(operation.op, Op::Between(op) if op.is_division()) {
        return None;
    }
    let unsigned = if number.bits > 32 {
        "unsigned long"
    } else {
        "unsigned int"
    };
    let text = |expr: &Expr| range::operand(ctx.text(site.function, expr.span));
    let replacement = match (&operation.whole.kind, operation.right) {
        (ExprKind::Unary { .. }, None) => format!("-({unsigned}){}", text(operation.left)),
        (ExprKind::Binary { op, .. }, Some(right)) => format!(
            "({})(({unsigned}){} {} ({unsigned}){})",
            number.spelled(),
            text(operation.left),
            op,
            text(right)
        ),
        _ => return None,
    };
    Some(Proposal {
        operator: Operator::WidenArithmetic,
        place: PlaceKind::CrashSite,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(
            &site.function.head.file,
            operation.whole.span,
            replacement,
        )],
        constraint: constraint.clone(),
        at: site.location(),
        cause: "Signed arithmetic has no result here; unsigned arithmetic wraps around.".to_owned(),
        doubt: 4,
        check: None,
    })
}

/// Whether a value goes into a braced list, whose members have types of their own: C++ rejects narrowing there, and C
/// truncates.
fn is_listed(site: &Site<'_>, whole: &Expr) -> bool {
    let holds = |expr: &Expr| {
        matches!(&expr.kind, ExprKind::List(values)
            if values.iter().any(|value| value.span.contains(&whole.span)))
    };
    walk::all_exprs(site.stmt()).into_iter().any(holds)
}

fn target_of<'a>(site: &Site<'a>) -> Option<&'a Expr> {
    match &site.stmt().kind {
        StmtKind::Expr(expr) => match &expr.peel().kind {
            ExprKind::Assign { target, .. } => Some(target),
            _ => None,
        },
        _ => None,
    }
}

fn default_number(ctx: &Context<'_>) -> Number {
    match ctx.report.kind {
        BugKind::UnsignedIntegerOverflow => Number::UINT,
        _ => Number::INT,
    }
}
