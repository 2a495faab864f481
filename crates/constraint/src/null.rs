//! A null pointer: checked where the lookup returned it, where it was stored, and where it is used; replaced by an
//! empty value where that means the same.

mod callers;
mod conditions;
mod empty;
mod peers;
mod together;
mod untyped;

use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::{crash, purity};
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, StmtKind, Via};
use patchwright_code::types::{class_of, is_owner, last_name, type_of};
use patchwright_code::{Function, spelling, walk};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::{BugKind, CrashReport};

use crate::checks::{self, Check};
use crate::cpp;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::Says;
use crate::site::{Context, Entered, Site};

/// How many pointers of the statement are suspected.
const SUSPECTS: usize = 3;
/// Doubt for a pointer that may be an iterator.
const UNTYPED: u32 = 8;
/// How far a null is traced back.
const STEPS: u32 = 5;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    if ctx.report.kind == BugKind::PointerOverflow && !moves_a_null(ctx.report) {
        return Vec::new();
    }
    let suspects = suspects(ctx, site);
    let mut found = together::propose(ctx, site, &suspects);
    for (nth, pointer) in suspects.into_iter().enumerate() {
        let doubt = u32::try_from(nth).unwrap_or(u32::MAX).saturating_mul(4);
        found.extend(for_pointer(ctx, site, pointer, doubt));
    }
    if found.is_empty() {
        for pointer in untyped::suspects(ctx, site) {
            found.extend(for_pointer(ctx, site, pointer, UNTYPED));
        }
    }
    let found = peers::not_one_of_many(ctx, site, found);
    callers::all_asked(ctx, found)
}

/// Whether a pointer was moved that pointed nowhere: `applying zero offset to null pointer`.
pub(crate) fn moves_a_null(report: &CrashReport) -> bool {
    let message = report.message.as_deref().unwrap_or_default();
    report.kind == BugKind::PointerOverflow && message.contains("null pointer")
}

/// The spelling of the null pointer in a function's file.
pub(crate) fn null_word(function: &Function) -> &'static str {
    if function.is_cpp() || class_of(function).is_some() {
        "nullptr"
    } else {
        "NULL"
    }
}

/// Pointers that the crashing statement dereferences, likeliest first.
pub(crate) fn suspects<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<&'a Expr> {
    let mut found: Vec<&'a Expr> = Vec::new();
    let mut push = |expr: &'a Expr| {
        let expr = expr.peel();
        let text = spelling::squashed(ctx.text(site.function, expr.span));
        let known = found
            .iter()
            .any(|other: &&Expr| spelling::squashed(ctx.text(site.function, other.span)) == text);
        if can_be_null(ctx, site, expr) && !known {
            found.push(expr);
        }
    };
    let exprs = site.exprs();
    let argument = argument_said(ctx);
    if site.entered == Entered::Library || argument.is_some() {
        for expr in &exprs {
            if let ExprKind::Call { args, .. } = &expr.kind {
                let meant = args.iter().enumerate();
                let meant = meant.filter(|(index, _)| argument.is_none_or(|said| said == *index));
                meant.map(|(_, arg)| arg).for_each(&mut push);
            }
        }
    }
    for expr in &exprs {
        match &expr.kind {
            ExprKind::Member {
                base,
                via: Via::Arrow,
                ..
            } => push(base),
            ExprKind::Deref(on) => push(on),
            ExprKind::Index { base, .. } => push(base),
            ExprKind::Step { on: moved, .. }
            | ExprKind::Assign {
                op: AssignOp::With(_),
                target: moved,
                ..
            }
            | ExprKind::Binary {
                op: BinOp::Add | BinOp::Sub,
                left: moved,
                ..
            } if moves_a_null(ctx.report) => push(moved),
            // A member function was called on it, or the call went through it.
            ExprKind::Call { callee, .. } => match &callee.peel().kind {
                ExprKind::Member {
                    base,
                    via: Via::Arrow,
                    ..
                } => push(base),
                ExprKind::Deref(on) => push(on),
                ExprKind::Member { .. } => push(callee),
                _ => {}
            },
            _ => {}
        }
    }
    found.truncate(SUSPECTS);
    found
}

/// Which argument of a call the report names: `null pointer passed as argument 1`.
fn argument_said(ctx: &Context<'_>) -> Option<usize> {
    let message = ctx.report.message.as_deref()?;
    let (_, rest) = message.split_once("null pointer passed as argument ")?;
    let number: usize = rest
        .split(|c: char| !c.is_ascii_digit())
        .next()?
        .parse()
        .ok()?;
    number.checked_sub(1)
}

fn can_be_null(ctx: &Context<'_>, site: &Site<'_>, expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::AddressOf(_) | ExprKind::Text(_) | ExprKind::Number(_) => return false,
        ExprKind::Name(name) if name == "this" => return false,
        _ => {}
    }
    match type_of(ctx.code, site.function, expr.span.start, expr) {
        // An expression of unknown type may be an iterator.
        Some(_) => is_nullable(ctx, site.function, expr),
        None if cpp::is_cpp(site.function) => false,
        None => matches!(
            expr.kind,
            ExprKind::Call { .. } | ExprKind::Member { .. } | ExprKind::Name(_)
        ),
    }
}

/// Whether an expression is a pointer, or an owner that may be empty.
pub(crate) fn is_nullable(ctx: &Context<'_>, function: &Function, expr: &Expr) -> bool {
    type_of(ctx.code, function, expr.span.start, expr).is_some_and(|ty| {
        let ty = ty.resolved(ctx.code);
        !ty.is_array() && (ty.pointers > 0 || is_owner(&ty.base))
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    ByNull,
    /// An empty `optional` cannot be compared with a null.
    ByTruth,
}

fn is_null(function: &Function, holder: &str, asked: Asked) -> Predicate {
    match asked {
        Asked::ByNull => compare(holder, Comparison::Eq, null_word(function)),
        Asked::ByTruth => holds(holder).negated(),
    }
}

fn asked_of(ctx: &Context<'_>, function: &Function, expr: &Expr) -> Asked {
    let ty = type_of(ctx.code, function, expr.span.start, expr).map(|ty| ty.resolved(ctx.code));
    match ty {
        Some(ty)
            if ty.pointers == 0 && ty.base.trim_start_matches("std::").starts_with("optional<") =>
        {
            Asked::ByTruth
        }
        None if cpp::is_cpp(function) => Asked::ByTruth,
        Some(_) | None => Asked::ByNull,
    }
}

fn for_pointer<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    pointer: &'a Expr,
    doubt: u32,
) -> Vec<Proposal> {
    let text = ctx.text(site.function, pointer.span).to_owned();
    let constraint = not_null(ctx, site, &text);
    let asked = asked_of(ctx, site.function, pointer);
    let check = Check {
        constraint: &constraint,
        cause: &|holder| {
            format!("`{holder}` can be null, and `{text}` is used without a look at that.")
        },
        bad: &|function, holder| Some(is_null(function, holder, asked)),
        suspect: &may_give_null,
    };
    let flow = crash::flow_of(ctx);
    let mut sources = flow.producers(site.function, pointer.span.start, pointer, STEPS);
    // A step does not produce a null.
    sources.retain(|source| source.kind != SourceKind::Stepped);
    raise_lookups(&mut sources);
    let mut found = checks::at_sources(ctx, &sources, &check);
    found.extend(conditions::mended(ctx, &sources, &constraint));
    found.extend(empty::returned(ctx, &sources, &constraint));
    found.extend(checks::at_site(ctx, site, &text, &check, 0));
    found.extend(in_condition(ctx, site, &text, &constraint));
    found.extend(substituted(ctx, site, pointer, &text, &constraint));
    for proposal in &mut found {
        proposal.doubt += doubt;
    }
    found
}

/// A lookup that returned null is the place that knows what is missing: its distance does not count.
fn raise_lookups(sources: &mut [Source<'_>]) {
    for source in sources {
        let by_call = source
            .value
            .is_some_and(|value| matches!(value.peel().kind, ExprKind::Call { .. }));
        if by_call && matches!(source.kind, SourceKind::Assigned | SourceKind::Field) {
            source.steps = source.steps.saturating_sub(2).max(1);
        }
    }
}

pub(crate) fn not_null(ctx: &Context<'_>, site: &Site<'_>, text: &str) -> Constraint {
    let null = null_word(site.function);
    let (certainty, why) = match ctx.report.kind {
        BugKind::NullDereference => (Certainty::Seen, "the report's access is in the zero page"),
        BugKind::Segv | BugKind::BusError => {
            (Certainty::Inferred, "null and a large offset end like this")
        }
        _ => (Certainty::Seen, "the report names a null pointer"),
    };
    let set = compare(text, Comparison::Ne, null);
    let english = format!("{} when line {} uses it.", set.describe(), site.line);
    checks::constraint(
        site,
        Rule::NotNull,
        Some(set),
        english,
        vec![
            (format!("{null} address"), certainty, why),
            (
                text.to_owned(),
                Certainty::Inferred,
                "the pointer that the statement goes through",
            ),
        ],
    )
}

/// Whether a value can be null: anything but an address or a nonzero literal.
fn may_give_null(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::AddressOf(_)
        | ExprKind::Text(_)
        | ExprKind::New { .. }
        | ExprKind::Number(_)
        | ExprKind::Char(_) => false,
        // A literal null is set on purpose: its users must check.
        ExprKind::Name(name) => !matches!(name.as_str(), "NULL" | "nullptr" | "this"),
        ExprKind::Call { callee, .. } => !matches!(
            last_name(callee),
            Some("make_unique" | "make_shared" | "get_pointer")
        ),
        ExprKind::Index { .. }
        | ExprKind::Member { .. }
        | ExprKind::Deref(_)
        | ExprKind::Unary { .. }
        | ExprKind::Step { .. }
        | ExprKind::Binary { .. }
        | ExprKind::Assign { .. }
        | ExprKind::Ternary { .. }
        | ExprKind::Cast { .. }
        | ExprKind::SizeOf(_)
        | ExprKind::Delete { .. }
        | ExprKind::Paren(_)
        | ExprKind::List(_)
        | ExprKind::Comma(_)
        | ExprKind::Unknown(_) => true,
    }
}

/// A condition that dereferences the pointer checks it first.
fn in_condition(
    ctx: &Context<'_>,
    site: &Site<'_>,
    text: &str,
    constraint: &Constraint,
) -> Option<Proposal> {
    let stmt = site.stmt();
    let (cond, operator) = match &stmt.kind {
        StmtKind::If { cond, .. } => (cond, Operator::StrengthenCondition),
        StmtKind::While { cond, .. } => (cond, Operator::StrengthenLoop),
        StmtKind::For {
            cond: Some(cond), ..
        } => (cond, Operator::StrengthenLoop),
        _ => return None,
    };
    if !ctx.may_edit(site.function) || !purity::is_pure(text) {
        return None;
    }
    let old = ctx.text(site.function, cond.span);
    let set = compare(text, Comparison::Ne, null_word(site.function));
    let new = set.and(holds(old));
    let edit = edits::condition(ctx.code, site.function, cond, &new, Says::AllIsWell);
    Some(Proposal {
        operator,
        place: PlaceKind::CrashSite,
        exit: Exit::SilentSkip,
        edits: vec![edit],
        constraint: constraint.clone(),
        at: site.location(),
        cause: format!("The condition goes through `{text}`, which can be null."),
        doubt: 0,
        check: None,
    })
}

/// An empty text for a null one, where any text will do.
fn substituted<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    pointer: &Expr,
    text: &str,
    constraint: &Constraint,
) -> Option<Proposal> {
    let is_text = type_of(ctx.code, site.function, pointer.span.start, pointer)
        .is_some_and(|ty| ty.is_text(ctx.code));
    let is_argument = walk::all_exprs(site.stmt())
        .iter()
        .any(|expr| match &expr.kind {
            ExprKind::Call { args, .. } => args.iter().any(|arg| arg.span.contains(&pointer.span)),
            _ => false,
        });
    if !is_text || !is_argument || !ctx.may_edit(site.function) || !purity::is_pure(text) {
        return None;
    }
    let set = compare(text, Comparison::Ne, null_word(site.function));
    let replacement = format!("({set} ? {text} : \"\")");
    Some(Proposal {
        operator: Operator::SubstituteForNull,
        place: PlaceKind::CrashSite,
        exit: Exit::Substitute,
        edits: vec![TextEdit::replace(
            &site.function.head.file,
            pointer.span,
            replacement,
        )],
        constraint: constraint.clone(),
        at: site.location(),
        cause: format!("`{text}` is null where there is no text; the empty one says the same."),
        doubt: 0,
        check: None,
    })
}
