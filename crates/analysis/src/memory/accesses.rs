//! The memory accesses of the crashing statement, restated for its callers.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, Via};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::report::Direction;

use super::access::{Access, Length, call_of, split};
use super::{aliases, library, reach};
use crate::crash::Crash;
use crate::frame::StackFrame;
use crate::operands::is_plain_number;
use crate::site::Site;

/// Callers are followed this far up: the cause of a bad access is seldom further away.
const MOST_FRAMES: usize = 5;
const MOST_ACCESSES: usize = 6;
/// Lines.
const NEARBY: u32 = 3;

/// The accesses of the crashing statement, likeliest first, each followed by its callers' view.
pub fn accesses<'a>(ctx: &Crash<'a>, site: &Site<'a>) -> Vec<Access<'a>> {
    let direction = ctx.report.access.as_ref().map(|access| access.direction);
    let exprs = site.exprs();
    let pointed: Vec<&'a Expr> = exprs
        .iter()
        .copied()
        .filter(|expr| site.points_at(expr))
        .collect();
    let mut found = in_exprs(site.function, &site.path, pointed, direction);
    if found.is_empty() {
        found = in_exprs(site.function, &site.path, exprs, direction);
    }
    if found.is_empty() {
        found = nearby(site, direction);
    }
    aliases::prefer_the_block(ctx, &mut found);
    aliases::add(ctx, &mut found);
    found.truncate(MOST_ACCESSES);
    let mut all = Vec::new();
    for mut access in found {
        reach::to_the_last(ctx, &mut access);
        let mut view = Some(access);
        while let Some(access) = view.take() {
            view = match ctx.stack.get(access.frame + 1) {
                Some(caller) if access.frame + 1 < MOST_FRAMES => {
                    lift(&access, caller).or_else(|| lift(&reach::as_range(ctx, &access)?, caller))
                }
                Some(_) | None => None,
            };
            // A wrapper of a library routine has nothing to check against: its arguments are wrong.
            if view.is_none() || !is_wrapper(access.function) {
                all.push(access);
            }
        }
    }
    all.sort_by_key(|access| access.frame);
    all
}

/// The other texts of unknown length that the function copies to the same place, and the other elements that it appends:
/// `all[n++]`.
pub fn writes_beside<'a>(ctx: &Crash<'a>, access: &Access<'a>) -> Vec<Access<'a>> {
    let place = |access: &Access<'a>| squashed(ctx.text(access.function, access.base.span));
    let wanted = place(access);
    let appends = |access: &Access<'a>| match access.plus.as_slice() {
        [index] if matches!(access.length, Length::One) => match &index.peel().kind {
            ExprKind::Step { on, .. } => Some(squashed(ctx.text(access.function, on.span))),
            _ => None,
        },
        _ => None,
    };
    let step = appends(access);
    let copies = matches!(access.length, Length::Text(_));
    let mut found: Vec<Access<'a>> = Vec::new();
    paths::each_path(access.function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        for other in in_exprs(
            access.function,
            path,
            all_exprs(stmt),
            Some(Direction::Write),
        ) {
            let same = |one: &Access<'a>| std::ptr::eq(one.stmt(), other.stmt());
            let is_new = !same(access) && !found.iter().any(same);
            let is_alike = match &other.length {
                Length::Text(text) => copies && !matches!(text.peel().kind, ExprKind::Text(_)),
                _ => step.is_some() && appends(&other) == step,
            };
            if is_new && is_alike && place(&other) == wanted {
                found.push(other);
            }
        }
    });
    found
}

/// `void set(void *p, int v, size_t n) { memset(p, v, n); }`
fn is_wrapper(function: &Function) -> bool {
    match walk::children(function.body()).as_slice() {
        [only] => matches!(only.kind, StmtKind::Expr(_) | StmtKind::Return(Some(_))),
        _ => false,
    }
}

/// The accesses of some expressions of one statement.
fn in_exprs<'a>(
    function: &'a Function,
    path: &[&'a Stmt],
    exprs: Vec<&'a Expr>,
    direction: Option<Direction>,
) -> Vec<Access<'a>> {
    let mut found: Vec<Access<'a>> = made_from(function, path);
    // A field reached by an arrow is seldom out of bounds when something is indexed next to it.
    let indexed = exprs
        .iter()
        .any(|expr| !is_arrow(expr) && !touched(expr, direction).is_empty());
    for expr in exprs.into_iter().filter(|expr| !indexed || !is_arrow(expr)) {
        for (base, length) in touched(expr, direction) {
            let access = split(function, path, base, length);
            if !found
                .iter()
                .any(|known| std::ptr::eq(known.base, access.base))
            {
                found.push(access);
            }
        }
    }
    found
}

/// Optimised code is attributed to a neighbouring line: the statements around it are tried, nearest first.
fn nearby<'a>(site: &Site<'a>, direction: Option<Direction>) -> Vec<Access<'a>> {
    let mut found: Vec<(u32, Access<'a>)> = Vec::new();
    paths::each_path(site.function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        let far = stmt.span.line.abs_diff(site.line);
        if far <= NEARBY {
            let made = in_exprs(site.function, path, all_exprs(stmt), direction);
            found.extend(made.into_iter().map(|access| (far, access)));
        }
    });
    found.sort_by_key(|(far, _)| *far);
    found.into_iter().map(|(_, access)| access).collect()
}

/// `std::string text(p, n);` reads `n` from `p`.
fn made_from<'a>(function: &'a Function, path: &[&'a Stmt]) -> Vec<Access<'a>> {
    let Some(StmtKind::Declare(variables)) = path.last().map(|stmt| &stmt.kind) else {
        return Vec::new();
    };
    let texts = variables.iter().filter(|variable| {
        let ty = variable.ty.rsplit("::").next().unwrap_or_default();
        variable.pointers == 0 && matches!(ty.trim(), "string" | "string_view")
    });
    let made = texts.filter_map(|variable| match &variable.init.as_ref()?.kind {
        ExprKind::List(args) => match args.as_slice() {
            [from, count] if !is_plain_number(from) => {
                Some(split(function, path, from, Length::Bytes(count)))
            }
            _ => None,
        },
        _ => None,
    });
    made.collect()
}

fn is_arrow(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Member {
            via: Via::Arrow,
            ..
        }
    )
}

/// The pointers that one expression dereferences, with the length of each access.
fn touched<'a>(expr: &'a Expr, direction: Option<Direction>) -> Vec<(&'a Expr, Length<'a>)> {
    match &expr.kind {
        ExprKind::Index { .. } => vec![(expr, Length::One)],
        ExprKind::Deref(_) => vec![(expr, Length::One)],
        ExprKind::Member { base, via, .. } => match (via, &base.peel().kind) {
            (Via::Arrow, _) => vec![(base, Length::One)],
            (Via::Dot, _) => Vec::new(),
        },
        ExprKind::Call { callee, args } => {
            let Some(known) = last_name(callee).and_then(library::routine) else {
                return Vec::new();
            };
            // `text.append(other)` goes through no pointer.
            if known.of_texts && args.len() != 2 {
                return Vec::new();
            }
            let at = |place: Option<usize>| place.and_then(|place| args.get(place));
            let target = at(known.writes).map(|arg| (arg, known.amount(args, Direction::Write)));
            let origin = at(known.reads).map(|arg| (arg, known.amount(args, Direction::Read)));
            let both = match direction {
                Some(Direction::Read) => [origin, target],
                Some(Direction::Write | Direction::Execute | Direction::Unknown) | None => {
                    [target, origin]
                }
            };
            // If the report says read or write, the other is not guessed.
            let sure = matches!(direction, Some(Direction::Read | Direction::Write));
            let take = if sure && both.first().is_some_and(Option::is_some) {
                1
            } else {
                2
            };
            both.into_iter().take(take).flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// The same access in the caller's terms: every parameter in it becomes the argument.
fn lift<'a>(access: &Access<'a>, caller: &StackFrame<'a>) -> Option<Access<'a>> {
    let call = call_of(access.function, caller)?;
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let argument = |expr: &'a Expr| -> Option<&'a Expr> {
        match &expr.peel().kind {
            ExprKind::Name(name) => {
                let place = access
                    .function
                    .head
                    .params
                    .iter()
                    .position(|p| &p.name == name)?;
                args.get(place)
            }
            // Texts are read out of the caller's file.
            ExprKind::Number(_) | ExprKind::SizeOf(_) => {
                (access.function.head.file == caller.function.head.file).then_some(expr)
            }
            _ => None,
        }
    };
    let every = |exprs: &[&'a Expr]| -> Option<Vec<&'a Expr>> {
        exprs.iter().map(|expr| argument(expr)).collect()
    };
    let length = match &access.length {
        Length::One => Length::One,
        Length::Wide(text) => Length::Wide(text.clone()),
        Length::Bytes(expr) => Length::Bytes(argument(expr)?),
        Length::Pieces { each, count } => Length::Pieces {
            each: argument(each)?,
            count: argument(count)?,
        },
        Length::Text(expr) => Length::Text(argument(expr).or_else(|| argument(start_of(expr)))?),
        Length::Open => Length::Open,
    };
    let mut lifted = split(
        caller.function,
        &caller.path,
        argument(access.base)?,
        length,
    );
    // The pointer itself is passed, not its target.
    lifted.plus.extend(every(&access.plus)?);
    lifted.minus.extend(every(&access.minus)?);
    lifted.frame = access.frame + 1;
    Some(lifted)
}

/// `text` of `text + skipped`: no longer than the whole, which is what the caller can check.
fn start_of(expr: &Expr) -> &Expr {
    match &expr.peel().kind {
        ExprKind::Binary { op, left, .. } if *op == BinOp::Add => start_of(left),
        _ => expr.peel(),
    }
}
