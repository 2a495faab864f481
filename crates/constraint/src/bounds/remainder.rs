//! A cyclic value, such as a ring's cursor or an hour of the day: it is taken modulo `N` where it is produced, and a
//! later step adds to it without reducing it again.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::{Flow, Source, SourceKind, definitions};
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::operands::constant;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::squashed;
use patchwright_code::term::{compare, precedence};
use patchwright_code::tree::{AssignOp, BinOp, Direction, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, scope, walk};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::{Comparison, Precedence};

use crate::checks::constraint;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// How many values are looked at on the way back from the index.
const MOST_VALUES: usize = 40;
const MOST: usize = 3;

pub(super) fn proposals<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    accesses: &[&Access<'a>],
) -> Vec<Proposal> {
    let flow = flow_of(ctx);
    let mut found: Vec<Proposal> = Vec::new();
    let mut seen: Vec<&'a Expr> = Vec::new();
    let mut open = indices(ctx, site, accesses);
    while !open.is_empty() && seen.len() < MOST_VALUES {
        let (function, expr) = open.remove(0);
        for term in terms(expr) {
            if seen.iter().any(|known| std::ptr::eq(*known, term)) {
                continue;
            }
            seen.push(term);
            let sources = flow.sources(function, term.span.start, term);
            found.extend(reduced_again(ctx, site, &flow, &sources));
            let values = sources.iter().map(|source| (source.function, source.value));
            open.extend(values.filter_map(|(function, value)| Some((function, value?))));
        }
    }
    found.truncate(MOST);
    found
}

/// The counters of the crashing statement: its own indices, and those of the elements its pointers were set to.
fn indices<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    accesses: &[&Access<'a>],
) -> Vec<(&'a Function, &'a Expr)> {
    let mut holders: Vec<(&'a Function, &'a Expr)> = all_exprs(site.stmt())
        .into_iter()
        .map(|expr| (site.function, expr))
        .collect();
    for access in accesses {
        holders.extend(access.plus.iter().map(|part| (access.function, *part)));
        let name = squashed(ctx.text(access.function, access.base.peel().span));
        for definition in definitions(access.function) {
            if let Some(value) = definition.value
                && definition.target_text(ctx.code, access.function) == name
            {
                holders.push((access.function, value));
            }
        }
    }
    let mut found = Vec::new();
    for (function, holder) in holders {
        walk::each_expr(holder, &mut |expr| {
            if let ExprKind::Index { index, .. } = &expr.kind {
                found.push((function, &**index));
            }
        });
    }
    found.extend(
        accesses
            .iter()
            .flat_map(|access| access.plus.iter().map(|part| (access.function, *part))),
    );
    found
}

/// The parts of a sum.
fn terms(expr: &Expr) -> Vec<&Expr> {
    match &expr.peel().kind {
        ExprKind::Binary {
            op: BinOp::Add | BinOp::Sub,
            left,
            right,
        } => {
            let mut parts = terms(left);
            parts.extend(terms(right));
            parts
        }
        _ => vec![expr.peel()],
    }
}

/// The steps among a value's sources, with the modulus that another source applies.
fn reduced_again<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    flow: &Flow<'a>,
    sources: &[Source<'a>],
) -> Vec<Proposal> {
    let steps: Vec<&Source<'a>> = sources
        .iter()
        .filter(|source| source.kind == SourceKind::Stepped)
        .collect();
    if steps.is_empty() {
        return Vec::new();
    }
    let Some(round) = sources.iter().find_map(|source| modulus(ctx, flow, source)) else {
        return Vec::new();
    };
    let back = |step: &&Source<'a>| {
        let value = step.value.map(|value| ctx.text(step.function, value.span));
        value.is_some_and(|value| squashed(value) == squashed(&round))
    };
    if steps.iter().any(back) {
        return Vec::new();
    }
    let made = steps
        .iter()
        .filter_map(|step| stepped(ctx, site, step, &round));
    made.collect()
}

/// `N` of a source of the form `… % N`, or of a member that is filled that way.
fn modulus<'a>(ctx: &Context<'a>, flow: &Flow<'a>, source: &Source<'a>) -> Option<String> {
    let value = source
        .value
        .filter(|_| source.kind != SourceKind::Stepped)?;
    let own = of_remainder(ctx, source.function, value);
    own.or_else(|| {
        let member = matches!(value.peel().kind, ExprKind::Member { .. });
        let from = flow.sources(source.function, value.span.start, value);
        let mut made = from.iter().filter(|_| member).map(|source| {
            let value = source.value.filter(|_| source.kind != SourceKind::Stepped);
            value.and_then(|value| of_remainder(ctx, source.function, value))
        });
        // If it is also filled otherwise, it has no range.
        let first = made.next()??;
        made.all(|other| other.as_deref() == Some(first.as_str()))
            .then_some(first)
    })
}

fn of_remainder(ctx: &Context<'_>, function: &Function, value: &Expr) -> Option<String> {
    match &value.peel().kind {
        ExprKind::Binary { op, right, .. } if *op == BinOp::Rem => {
            constant(ctx, right)?;
            Some(ctx.text(function, right.span).to_owned())
        }
        _ => None,
    }
}

fn stepped(ctx: &Context<'_>, site: &Site<'_>, step: &Source<'_>, round: &str) -> Option<Proposal> {
    let function = step.function;
    let at = step.stmt.span;
    let text = written(ctx, step, round)?;
    let usable = scope::usable(ctx.code, function, at.start, round);
    if !ctx.may_edit(function) || !usable || comes_back(ctx, step, round) {
        return None;
    }
    let holder = &step.holder;
    let below = compare(holder.as_str(), Comparison::Lt, round);
    Some(Proposal {
        operator: Operator::TakeRemainder,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(&function.head.file, at, text)],
        constraint: constraint(
            site,
            Rule::InBounds,
            Some(below.clone()),
            format!("{}, as it is where it is made.", below.describe()),
            vec![(
                round.to_owned(),
                Certainty::Inferred,
                "the program takes the value modulo it elsewhere",
            )],
        ),
        at: site::location(function, at.line, Some(at.column)),
        cause: format!(
            "`{holder}` is taken modulo `{round}` where it is made, and the step behind that can leave the range again."
        ),
        doubt: 2,
        check: None,
    })
}

/// The step as an assignment of the remainder.
fn written(ctx: &Context<'_>, step: &Source<'_>, round: &str) -> Option<String> {
    let StmtKind::Expr(expr) = &step.stmt.kind else {
        return None;
    };
    let holder = &step.holder;
    let sum = match &expr.peel().kind {
        ExprKind::Assign { op, value, .. } => {
            let text = ctx.text(step.function, value.span);
            let plain = is_pure(text) && precedence(text) >= Precedence::Additive;
            match op {
                AssignOp::With(BinOp::Add) if plain => format!("{holder} + {text}"),
                AssignOp::With(BinOp::Sub) if plain => {
                    format!("{holder} + {round} - ({text}) % {round}")
                }
                _ => return None,
            }
        }
        ExprKind::Step { direction, .. } => match direction {
            Direction::Up => format!("{holder} + 1"),
            Direction::Down => format!("{holder} + {round} - 1"),
        },
        _ => return None,
    };
    Some(format!("{holder} = ({sum}) % {round};"))
}

/// Whether the function itself reduces the value after the step: by a remainder, a comparison or a mask.
fn comes_back(ctx: &Context<'_>, step: &Source<'_>, round: &str) -> bool {
    let holder = squashed(&step.holder);
    let speaks = |expr: &Expr| {
        let text = squashed(ctx.text(step.function, expr.span));
        text.contains(&holder) && text.contains(&squashed(round))
    };
    let mut found = false;
    let behind = |stmt: &Stmt| stmt.span.start > step.stmt.span.start;
    walk::each_stmt(step.function.body(), &mut |stmt| {
        let asked = walk::exprs_of(stmt);
        found |= behind(stmt) && asked.into_iter().any(speaks);
    });
    found
}
