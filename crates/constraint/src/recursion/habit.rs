//! What the project does already: other functions count their depth on the way in, with a limit, and take it back on the way out.
//! Whoever forgot that does the same.

use patchwright_code::tree::{Direction, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{Type, last_name};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths, scope, spelling, walk};
use patchwright_domain::constraint::{Certainty, Rule};

use super::Job;
use super::calls;
use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

/// Functions with such a pair that are looked at.
const MOST: usize = 6;

/// A pair of statements of another function: one counts up and asks for the limit, the other counts down.
struct Pair<'a> {
    function: &'a Function,
    enter: &'a Stmt,
    leave: &'a Stmt,
    /// The member that is counted.
    counter: String,
}

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found: Vec<Proposal> = Vec::new();
    for pair in pairs(job).into_iter().take(MOST) {
        let made = followed(job, &pair);
        let is_new = |one: &Proposal| found.iter().all(|known| known.edits != one.edits);
        found.extend(made.filter(is_new));
    }
    found
}

/// The first statement and the last of a function, so that all it does lies between them.
fn pairs<'a>(job: &Job<'_, 'a>) -> Vec<Pair<'a>> {
    let mut found = Vec::new();
    for function in job.ctx.code.functions() {
        let StmtKind::Block(list) = &function.body().kind else {
            continue;
        };
        let does = |stmt: &&Stmt| !matches!(stmt.kind, StmtKind::Declare(_) | StmtKind::Return(_));
        let mut does = list.iter().filter(does);
        let (Some(enter), Some(leave)) = (does.next(), does.next_back()) else {
            continue;
        };
        let Some(counter) = limited(job.ctx, function, enter) else {
            continue;
        };
        if counted(job.ctx, function, leave, Direction::Down).contains(&counter) {
            found.push(Pair {
                function,
                enter,
                leave,
                counter,
            });
        }
    }
    let elsewhere = |pair: &Pair<'_>| pair.function.head.file != job.cut.head.file;
    found.sort_by_key(elsewhere);
    found
}

/// What a statement counts up, itself or by what it calls, if that asks for a limit as well.
fn limited(ctx: &Context<'_>, function: &Function, stmt: &Stmt) -> Option<String> {
    let counter = counted(ctx, function, stmt, Direction::Up).pop()?;
    let compares = |expr: &Expr| match &expr.kind {
        ExprKind::Binary { op, .. } => op.is_comparison(),
        // Handed to what compares it.
        ExprKind::Call { args, .. } => {
            let names_it = |arg: &Expr| member_of(arg).is_some_and(|name| name == counter);
            args.len() > 1 && args.iter().any(names_it)
        }
        _ => false,
    };
    let mut asks = false;
    each_done(ctx, function, stmt, &mut |expr| asks |= compares(expr));
    asks.then_some(counter)
}

/// The members that a statement counts in one direction, itself or by what it calls.
fn counted(ctx: &Context<'_>, function: &Function, stmt: &Stmt, wanted: Direction) -> Vec<String> {
    let mut found = Vec::new();
    each_done(ctx, function, stmt, &mut |expr| {
        if let ExprKind::Step { on, direction, .. } = &expr.kind
            && *direction == wanted
        {
            found.extend(member_of(on).map(str::to_owned));
        }
    });
    found
}

/// The expressions of a statement and of what it calls.
fn each_done(ctx: &Context<'_>, function: &Function, stmt: &Stmt, visit: &mut dyn FnMut(&Expr)) {
    for expr in all_exprs(stmt) {
        visit(expr);
    }
    for name in called(stmt) {
        for callee in ctx.code.functions_named(name) {
            walk::each_expr(callee.body(), &mut |expr| visit(expr));
        }
        if let Some(expr) = of_macro(ctx, function, stmt, name) {
            walk::each_expr(&expr, &mut |expr| visit(expr));
        }
    }
}

/// Of a record that lives longer than one call.
fn member_of(place: &Expr) -> Option<&str> {
    place.member().map(|(_, field)| field)
}

fn called(stmt: &Stmt) -> Vec<&str> {
    let exprs = all_exprs(stmt).into_iter();
    let callees = exprs.filter_map(|expr| match &expr.kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    });
    callees.collect()
}

/// The body of a macro, read as one expression.
fn of_macro(ctx: &Context<'_>, function: &Function, stmt: &Stmt, name: &str) -> Option<Expr> {
    let found = ctx.code.macro_named(name)?;
    let body = found.body.trim();
    (!body.contains(';')).then(|| function.expression(body, stmt.span.start))
}

/// The cut with both statements, if they can stand there.
fn followed(job: &Job<'_, '_>, pair: &Pair<'_>) -> Option<Proposal> {
    let (ctx, cut) = (job.ctx, job.cut);
    let (file, first) = (ctx.file(cut)?, checks::entry(cut)?);
    let mut counts = false;
    walk::each_stmt(cut.body(), &mut |stmt| {
        counts |= counted(ctx, cut, stmt, Direction::Up).contains(&pair.counter);
    });
    let (enter, leave) = (
        said_here(job, pair, pair.enter)?,
        said_here(job, pair, pair.leave)?,
    );
    let usable = |text: &str| scope::usable(ctx.code, cut, first.span.start, text);
    let returns = matches!(pair.enter.kind, StmtKind::If { .. });
    let alike = !returns || pair.function.head.returns == cut.head.returns;
    if counts || !alike || !usable(&enter) || !usable(&leave) {
        return None;
    }
    let mut edits = edits::insert_before(file, &paths::path_to(cut.body(), first)?, &enter);
    edits.extend(on_the_way_out(job, first, &leave)?);
    let (name, counter, other) = (&cut.head.name, &pair.counter, &pair.function.head.name);
    let english = format!("`{name}` must count its depth in `{counter}`, as `{other}` does.");
    let grounds = vec![(
        name.clone(),
        Certainty::Seen,
        "its frames fill the stack in the report",
    )];
    Some(Proposal {
        operator: Operator::LimitDepth,
        place: PlaceKind::Producer,
        exit: Exit::ErrorExit,
        edits,
        constraint: checks::constraint(job.site, Rule::DepthBounded, None, english, grounds),
        at: site::location(cut, cut.head.span.line, None),
        cause: format!(
            "`{name}` goes as deep as the input says. `{other}` counts its depth in `{counter}` and has a limit for it."
        ),
        doubt: job.doubt,
        check: None,
    })
}

/// A statement of the other function, with the parameters of this one that have the same type.
fn said_here(job: &Job<'_, '_>, pair: &Pair<'_>, stmt: &Stmt) -> Option<String> {
    let mut text = job.text(pair.function, stmt.span).to_owned();
    for param in &pair.function.head.params {
        if spelling::word_offsets(&text, &param.name).next().is_none() {
            continue;
        }
        let ty = Type::of_variable(param).text();
        let mut own = job.cut.head.params.iter();
        let same = own.find(|own| Type::of_variable(own).text() == ty)?;
        let offsets: Vec<usize> = spelling::word_offsets(&text, &param.name).collect();
        for at in offsets.into_iter().rev() {
            text.replace_range(at..at + param.name.len(), &same.name);
        }
    }
    Some(text)
}

/// Before every return and at the end; none if a value is still computed by a deeper call when it is returned.
fn on_the_way_out(job: &Job<'_, '_>, first: &Stmt, leave: &str) -> Option<Vec<TextEdit>> {
    let (file, body) = (job.ctx.file(job.cut)?, job.cut.body());
    let mut edits = Some(Vec::new());
    paths::each_path(body, &mut |path| {
        let Some(stmt) = path.last() else { return };
        if !matches!(stmt.kind, StmtKind::Return(_)) {
            return;
        }
        let deeper = all_exprs(stmt)
            .into_iter()
            .any(|expr| calls::is_into(expr, job.cycle));
        match &mut edits {
            Some(known) if !deeper && !std::ptr::eq(*stmt, first) => {
                known.extend(edits::insert_before(file, path, leave));
            }
            _ => edits = None,
        }
    });
    let mut edits = edits?;
    if let StmtKind::Block(list) = &body.kind
        && let Some(last) = list.last().filter(|last| !walk::leaves(last))
    {
        edits.extend(edits::insert_after(
            file,
            &paths::path_to(body, last)?,
            leave,
        ));
    }
    (!edits.is_empty()).then_some(edits)
}
