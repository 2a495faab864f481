//! A check that sibling paths make and this one lacks: another store to the same field is checked first, another
//! function that fills the same thing calls a validator before it returns.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::operands::atom;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::leaves;
use patchwright_code::{Function, paths, scope, walk};

use super::limit::Limit;
use super::places::{cause, identifiers};
use crate::edits;
use crate::guard;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

const MOST_STEPS: u32 = 4;

/// Stores to a field that lack the check of another store to it.
pub(super) fn stores<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some(value) = limit.value else {
        return found;
    };
    let sources = flow_of(ctx).producers(access.function, access.at(), value, MOST_STEPS);
    let stores: Vec<&Source<'a>> = sources
        .iter()
        .filter(|source| {
            matches!(
                source.kind,
                SourceKind::Field | SourceKind::Stepped | SourceKind::Assigned
            )
        })
        .filter(|source| last_part(&source.holder).is_some())
        .collect();
    let checked: Vec<(&Source<'a>, &'a Stmt)> = stores
        .iter()
        .filter_map(|store| Some((*store, check_of(ctx, store)?)))
        .collect();
    for store in &stores {
        let fixed = store
            .value
            .is_some_and(|value| patchwright_analysis::operands::constant(ctx, value).is_some());
        if !ctx.may_edit(store.function) || fixed || check_of(ctx, store).is_some() {
            continue;
        }
        for (model, check) in &checked {
            let same = last_part(&model.holder) == last_part(&store.holder);
            if same && !std::ptr::eq(model.stmt, store.stmt) {
                found.extend(copied(ctx, limit, store, model, check));
            }
        }
    }
    found
}

fn last_part(holder: &str) -> Option<&str> {
    let member = holder.contains("->") || holder.contains('.');
    member.then(|| holder.rsplit(['>', '.']).next().unwrap_or(holder))
}

/// The error check of a stored value that stands before the store in its block.
fn check_of<'a>(ctx: &Context<'a>, store: &Source<'a>) -> Option<&'a Stmt> {
    let value = store.value?.peel();
    if store.kind == SourceKind::Stepped || matches!(value.kind, ExprKind::Number(_)) {
        return None;
    }
    let text = squashed(ctx.text(store.function, value.span));
    let path = paths::path_to(store.function.body(), store.stmt)?;
    let mut found = None;
    for block in path.iter().rev().skip(1) {
        for stmt in walk::children(block) {
            if stmt.span.end > store.stmt.span.start {
                break;
            }
            if let StmtKind::If { cond, then, .. } = &stmt.kind {
                let asked = squashed(ctx.text(store.function, cond.span));
                let ordered = ["<", ">"].iter().any(|op| asked.contains(op));
                if leaves(then) && ordered && mentions(&asked, &text) {
                    found = Some(stmt);
                }
            }
        }
        if found.is_some() {
            break;
        }
    }
    found
}

/// The model's check before a store, applied to what is stored there.
fn copied<'a>(
    ctx: &Context<'a>,
    limit: &Limit<'a>,
    store: &Source<'a>,
    model: &Source<'a>,
    check: &Stmt,
) -> Option<Proposal> {
    let StmtKind::If { cond, then, .. } = &check.kind else {
        return None;
    };
    let asked = ctx.text(model.function, model.value?.peel().span);
    let own = stored(ctx, store)?;
    let condition = term::replaced(ctx.text(model.function, cond.span), asked, &own);
    let exit = ctx.text(model.function, then.span);
    let exit = exit
        .trim()
        .trim_start_matches('{')
        .trim_end_matches('}')
        .trim();
    let at = store.stmt.span.start;
    let fits = |text: &str| scope::usable(ctx.code, store.function, at, text);
    let same_type = store.function.head.returns == model.function.head.returns;
    if !fits(&condition) || !is_pure(&own) {
        return None;
    }
    let exit = if same_type && fits(exit) && exit.lines().count() == 1 {
        exit.to_owned()
    } else {
        let ways = patchwright_analysis::exits::ways_out(
            ctx.code,
            store.function,
            at,
            &identifiers(&condition),
        );
        ways.into_iter().find(|way| !way.text.is_empty())?.text
    };
    let path = paths::path_to(store.function.body(), store.stmt)?;
    let edits = edits::insert_before(
        ctx.file(store.function)?,
        &path,
        &guard::branch(&term::holds(condition), &exit),
    );
    (!edits.is_empty()).then(|| Proposal {
        operator: Operator::CallSiblingCheck,
        place: PlaceKind::Producer,
        exit: Exit::ErrorExit,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(
            store.function,
            store.stmt.span.line,
            Some(store.stmt.span.column),
        ),
        cause: cause(
            limit,
            &format!(
                "`{}` checks the value before it stores it, and `{}` does not",
                model.function.head.name, store.function.head.name
            ),
        ),
        doubt: limit.doubt.min(2) + store.steps.saturating_sub(1),
        check: None,
    })
}

/// What a field holds after a store: the value, or the field with the value added.
fn stored(ctx: &Context<'_>, store: &Source<'_>) -> Option<String> {
    let value = store.value?;
    let value = value.peel();
    let text = ctx.text(store.function, value.span);
    if store.kind != SourceKind::Stepped {
        return Some(text.to_owned());
    }
    let text = atom(value, text);
    let stmt = squashed(ctx.text(store.function, store.stmt.span));
    let op = ["+=", "-=", "*=", "|="]
        .iter()
        .find(|op| stmt.contains(*op))?;
    let op = op.trim_end_matches('=');
    Some(format!("{} {op} {text}", store.holder))
}

/// Functions that fill the same thing as one that validates it at the end, but do not validate.
pub(super) fn validators<'a>(ctx: &Context<'a>, limit: &Limit<'a>) -> Vec<Proposal> {
    let mut about: Vec<String> = Vec::new();
    let room = limit
        .room
        .as_ref()
        .map(|room| room.text.as_str())
        .unwrap_or_default();
    about.extend(identifiers(room).into_iter().map(str::to_owned));
    for size in patchwright_analysis::memory::room::sizes(ctx) {
        about.extend(
            identifiers(ctx.text(size.frame.function, size.expr.span))
                .into_iter()
                .map(str::to_owned),
        );
    }
    let bound = |function: &Function| {
        let text = ctx.text(function, function.head.body);
        let text = identifiers(text);
        about
            .iter()
            .any(|word| text.contains(&word.as_str()) && is_field_name(ctx, word))
    };
    let mut found = Vec::new();
    for validator in ctx
        .code
        .functions()
        .filter(|function| bound(function) && is_validator(function))
    {
        for site in ctx.code.callers(&validator.head.name) {
            let model = site.function;
            if !ends_with_call(model, &validator.head.name) {
                continue;
            }
            for sibling in siblings(ctx, model) {
                found.extend(validated(ctx, limit, sibling, model, site.call));
            }
        }
    }
    found
}

fn is_field_name(ctx: &Context<'_>, word: &str) -> bool {
    ctx.code.is_field(word)
}

/// A function that compares, leaves early with one value and ends with another, and stores nothing.
fn is_validator(function: &Function) -> bool {
    if function.head.returns.contains("void")
        || function.head.span.end_line - function.head.span.line > 40
    {
        return false;
    }
    let (mut compares, mut stores, mut returns) = (false, false, 0);
    walk::each_stmt(function.body(), &mut |stmt| match &stmt.kind {
        StmtKind::If { cond, then, .. } => {
            walk::each_expr(cond, &mut |expr| {
                compares |= matches!(&expr.kind, ExprKind::Binary { op, .. } if op.is_ordering())
                    && leaves(then);
            });
        }
        StmtKind::Return(Some(_)) => returns += 1,
        _ => {}
    });
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Assign { target, .. } = &expr.kind {
            stores |= matches!(
                target.peel().kind,
                ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::Deref(_)
            );
        }
    });
    compares && !stores && returns >= 2
}

/// Whether a function ends with a call.
fn ends_with_call(function: &Function, name: &str) -> bool {
    final_return(function).is_some_and(|(_, value)| match &value.peel().kind {
        ExprKind::Call { callee, .. } => last_name(callee) == Some(name),
        _ => false,
    })
}

fn final_return(function: &Function) -> Option<(&Stmt, &Expr)> {
    let StmtKind::Block(list) = &function.body().kind else {
        return None;
    };
    let last = list.last()?;
    match &last.kind {
        StmtKind::Return(Some(value)) => Some((last, value)),
        _ => None,
    }
}

/// Functions of the same shape that one caller chooses between.
fn siblings<'a>(ctx: &Context<'a>, model: &Function) -> Vec<&'a Function> {
    let shape = |function: &Function| {
        let params = function.head.params.iter();
        let params: Vec<(String, usize)> = params
            .map(|param| (param.ty.clone(), param.pointers))
            .collect();
        (function.head.returns.clone(), params)
    };
    let callers = |function: &Function| -> Vec<String> {
        let sites = ctx.code.callers(&function.head.name);
        sites
            .iter()
            .map(|site| site.function.head.qualified.clone())
            .collect()
    };
    let wanted = (shape(model), callers(model));
    let all = ctx.code.functions().filter(|other| {
        other.head.qualified != model.head.qualified
            && other.head.file == model.head.file
            && shape(other) == wanted.0
            && callers(other)
                .iter()
                .any(|caller| wanted.1.contains(caller))
    });
    all.collect()
}

/// Makes the sibling end as the model does: with the validator's result.
fn validated<'a>(
    ctx: &Context<'a>,
    limit: &Limit<'a>,
    sibling: &'a Function,
    model: &Function,
    call: &Expr,
) -> Option<Proposal> {
    let (stmt, value) = final_return(sibling)?;
    let constant = matches!(value.peel().kind, ExprKind::Name(_) | ExprKind::Number(_));
    let mut text = ctx.text(model, call.span).to_owned();
    for (from, to) in model.head.params.iter().zip(&sibling.head.params) {
        if from.name != to.name {
            text = term::replaced(&text, &from.name, &to.name);
        }
    }
    let fits = scope::usable(ctx.code, sibling, stmt.span.start, &text);
    if !constant || !fits || !ctx.may_edit(sibling) {
        return None;
    }
    let edit = TextEdit::replace(&sibling.head.file, value.span, text);
    Some(Proposal {
        operator: Operator::CallSiblingCheck,
        place: PlaceKind::Producer,
        exit: Exit::ErrorExit,
        edits: vec![edit],
        constraint: limit.constraint.clone(),
        at: site::location(sibling, stmt.span.line, Some(stmt.span.column)),
        cause: cause(
            limit,
            &format!(
                "`{}` has its result checked before it returns, and `{}` does not",
                model.head.name, sibling.head.name
            ),
        ),
        doubt: limit.doubt.min(2) + 1,
        check: None,
    })
}
