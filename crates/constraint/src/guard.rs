//! A check before a statement that leaves as the function leaves elsewhere, and milder forms of it.

use patchwright_analysis::exits::{Leaves, Style, Wants, WayOut};
use patchwright_analysis::{exits, flow};
use patchwright_code::tree::Stmt;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::predicate::Predicate;

use crate::edits;
use crate::proposal::{Exit, Inserted, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::{self, Says};
use crate::site::{self, Context};

/// What a guard checks, and why.
#[derive(Clone)]
pub(crate) struct Guard<'g> {
    /// Holds when things are wrong.
    pub bad: &'g Predicate,
    /// The names in it, by which an error code is chosen.
    pub about: &'g [&'g str],
    pub constraint: &'g Constraint,
    pub place: PlaceKind,
    pub cause: &'g str,
    pub doubt: u32,
}

impl Guard<'_> {
    /// Its condition at an offset of a function.
    pub fn bad_at(&self, ctx: &Context<'_>, function: &Function, at: usize) -> Predicate {
        signs::matched(ctx.code, function, at, self.bad, Says::SomethingIsWrong)
    }
}

/// Guards before the last statement of `path`, one for each way out of the function.
pub(crate) fn guards(
    ctx: &Context<'_>,
    function: &Function,
    path: &[&Stmt],
    guard: &Guard<'_>,
) -> Vec<Proposal> {
    leaving(ctx, function, path, guard, Where::Before)
}

/// Guards after the last statement of `path`: after the assignment that produces the value.
pub(crate) fn guards_after(
    ctx: &Context<'_>,
    function: &Function,
    path: &[&Stmt],
    guard: &Guard<'_>,
) -> Vec<Proposal> {
    leaving(ctx, function, path, guard, Where::After)
}

/// The statement, made conditional on all being well.
pub(crate) fn wrapped(
    ctx: &Context<'_>,
    function: &Function,
    path: &[&Stmt],
    guard: &Guard<'_>,
) -> Option<Proposal> {
    let good = guard
        .bad_at(ctx, function, path.last()?.span.start)
        .negated();
    let edits = edits::wrap(ctx.file(function)?, path, &good);
    let made = proposal(
        function,
        path,
        guard,
        edits,
        Operator::WrapStatement,
        Exit::SilentSkip,
        0,
    )?;
    Some(Proposal {
        check: Some(Inserted {
            bad: good.negated(),
            exit: None,
            before: path
                .last()
                .and_then(|stmt| Inserted::line_of(function, stmt)),
        }),
        ..made
    })
}

#[derive(Clone, Copy)]
enum Where {
    Before,
    After,
}

fn leaving(
    ctx: &Context<'_>,
    function: &Function,
    path: &[&Stmt],
    guard: &Guard<'_>,
    place: Where,
) -> Vec<Proposal> {
    let (Some(file), Some(stmt)) = (ctx.file(function), path.last()) else {
        return Vec::new();
    };
    // Nothing is reached after a statement that leaves.
    if matches!(place, Where::After) && walk::leaves(stmt) {
        return Vec::new();
    }
    let (at, next) = match place {
        Where::Before => (stmt.span.start, Some(*stmt)),
        // Behind a loop, not in it.
        Where::After if paths::is_loop(stmt) => (stmt.span.end, None),
        Where::After => (stmt.span.end, flow::next_after(function, stmt)),
    };
    if !flow::set_at(ctx.code, function, at, &guard.bad.to_string()) {
        return Vec::new();
    }
    let bad = guard.bad_at(ctx, function, at);
    let ways = exits::ways_out(ctx.code, function, at, guard.about);
    let made = ways.iter().filter_map(|way| {
        let text = check(&bad, way);
        let edits = match place {
            Where::Before => edits::insert_before(file, path, &text),
            Where::After => edits::insert_after(file, path, &text),
        };
        let made = proposal(
            function,
            path,
            guard,
            edits,
            operator(way),
            way.leaves.into(),
            way.doubt,
        )?;
        Some(Proposal {
            check: Some(Inserted {
                bad: bad.clone(),
                exit: Some(way.departure.clone()),
                before: next.and_then(|next| Inserted::line_of(function, next)),
            }),
            ..made
        })
    });
    made.collect()
}

fn operator(way: &WayOut) -> Operator {
    match (&way.style, way.leaves) {
        (Style::ProjectMacro { .. }, _) => Operator::GuardWithProjectMacro,
        (Style::Plain, Leaves::WithError) => Operator::GuardWithErrorExit,
        (Style::Plain, Leaves::Quietly) => Operator::GuardAndSkip,
    }
}

/// A check with one way out.
pub(crate) fn check(bad: &Predicate, way: &WayOut) -> String {
    match &way.style {
        Style::ProjectMacro {
            before,
            after,
            wants: Wants::Good,
        } => format!("{before}{}{after}", bad.negated()),
        Style::ProjectMacro {
            before,
            after,
            wants: Wants::Bad,
        } => format!("{before}{bad}{after}"),
        Style::Plain => branch(bad, &way.text),
    }
}

/// An `if` with one statement or more below it.
pub(crate) fn branch(condition: &Predicate, body: &str) -> String {
    let lines: Vec<&str> = body.lines().collect();
    match lines.as_slice() {
        [only] => format!("if ({condition})\n\t{only}"),
        _ => {
            let body: String = lines.iter().map(|line| format!("\t{line}\n")).collect();
            format!("if ({condition}) {{\n{body}}}")
        }
    }
}

fn proposal(
    function: &Function,
    path: &[&Stmt],
    guard: &Guard<'_>,
    edits: Vec<TextEdit>,
    operator: Operator,
    exit: Exit,
    doubt: u32,
) -> Option<Proposal> {
    let at = path.last()?.span;
    (!edits.is_empty()).then(|| Proposal {
        operator,
        place: guard.place,
        exit,
        edits,
        constraint: guard.constraint.clone(),
        at: site::location(function, at.line, Some(at.column)),
        cause: guard.cause.to_owned(),
        doubt: guard.doubt + doubt,
        check: None,
    })
}
