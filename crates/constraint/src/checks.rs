//! One condition on a value, checked wherever the value passes on its way to the crash: after the assignment that
//! produces it, before the store that keeps it, at the call that passes it on.

use patchwright_analysis::flow;
use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::purity::is_pure;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::walk::leaves;
use patchwright_code::{Function, paths, scope, spelling};
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::predicate::Predicate;

use crate::guard::{self, Guard};
use crate::proposal::{PlaceKind, Proposal};
use crate::site::{Context, Site};

/// A condition that can be checked under any name of the value.
pub(crate) struct Check<'c> {
    pub constraint: &'c Constraint,
    /// Describes the problem, given a holder of the value.
    pub cause: &'c dyn Fn(&str) -> String,
    /// The violation, given a holder; none where it cannot be expressed.
    pub bad: &'c dyn Fn(&Function, &str) -> Option<Predicate>,
    /// Whether an assigned value can be the bad one at all.
    pub suspect: &'c dyn Fn(&Expr) -> bool,
}

/// Checks at every place that the data flow found, nearest producer first.
pub(crate) fn at_sources<'a>(
    ctx: &Context<'a>,
    sources: &[Source<'a>],
    check: &Check<'_>,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    for source in sources {
        if ctx.may_edit(source.function) {
            found.extend(at_source(ctx, source, check));
        }
    }
    found
}

/// A check before the crashing statement, and the statement made conditional on it.
pub(crate) fn at_site<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    holder: &str,
    check: &Check<'_>,
    doubt: u32,
) -> Vec<Proposal> {
    if !ctx.may_edit(site.function) || !is_pure(holder) {
        return Vec::new();
    }
    let asked = Asked {
        function: site.function,
        holder,
        place: PlaceKind::CrashSite,
        doubt,
    };
    let mut found = asked.make(check, |guard| {
        let mut made = guard::guards(ctx, site.function, &site.path, guard);
        // Without its return, a function would run off its end.
        if !matches!(site.stmt().kind, StmtKind::Return(_)) {
            made.extend(guard::wrapped(ctx, site.function, &site.path, guard));
        }
        made
    });
    // The enclosing statement may be where the function can still leave cleanly.
    if let Some(around) = site.path.get(..site.path.len().saturating_sub(1))
        && let Some(StmtKind::If { .. } | StmtKind::Switch { .. }) =
            around.last().map(|stmt| &stmt.kind)
        && scope::usable(
            ctx.code,
            site.function,
            around.last().map_or(0, |s| s.span.start),
            holder,
        )
    {
        let further = Asked {
            doubt: doubt + 3,
            ..asked
        };
        found.extend(further.make(check, |guard| {
            guard::guards(ctx, site.function, around, guard)
        }));
    }
    found
}

/// The constraint of a family at a site.
pub(crate) fn constraint(
    site: &Site<'_>,
    rule: Rule,
    condition: Option<Predicate>,
    english: String,
    grounds: Vec<(String, Certainty, &str)>,
) -> Constraint {
    Constraint {
        rule,
        site: site.location(),
        condition,
        english,
        grounds: grounds
            .into_iter()
            .map(|(part, certainty, why)| Ground {
                part,
                certainty,
                why: why.to_owned(),
            })
            .collect(),
    }
}

/// The names in a condition, by which an error code is chosen.
pub(crate) fn about(condition: &str) -> Vec<&str> {
    condition
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.len() > 1 && !word.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

struct Asked<'q, 'a> {
    function: &'a Function,
    holder: &'q str,
    place: PlaceKind,
    doubt: u32,
}

impl Asked<'_, '_> {
    fn make(
        &self,
        check: &Check<'_>,
        build: impl Fn(&Guard<'_>) -> Vec<Proposal>,
    ) -> Vec<Proposal> {
        let Some(bad) = (check.bad)(self.function, self.holder) else {
            return Vec::new();
        };
        let cause = (check.cause)(self.holder);
        build(&Guard {
            bad: &bad,
            about: &about(&bad.to_string()),
            constraint: check.constraint,
            place: self.place,
            cause: &cause,
            doubt: self.doubt,
        })
    }
}

fn at_source<'a>(ctx: &Context<'a>, source: &Source<'a>, check: &Check<'_>) -> Vec<Proposal> {
    let far = 2 * source.steps.saturating_sub(1);
    let after = |holder: &str, doubt: u32| behind(ctx, source, holder, check, doubt);
    let before = |holder: &str, place: PlaceKind, doubt: u32| {
        ahead(
            ctx,
            source.function,
            source.stmt,
            holder,
            place,
            check,
            doubt,
        )
    };
    let value_text = source
        .value
        .map(|value| spelling::text_of(ctx.code, source.function, value.peel()));
    let suspect = source
        .value
        .is_none_or(|value| (check.suspect)(value.peel()));
    // A constant in a call or return needs no check.
    let shouts = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let bare = source.holder.trim_start_matches(['-', '(']);
    let fixed = bare.starts_with(|c: char| c.is_ascii_digit()) || bare.chars().all(shouts);
    match source.kind {
        SourceKind::Argument | SourceKind::Returned if fixed => Vec::new(),
        SourceKind::Assigned | SourceKind::Field | SourceKind::Slot if !suspect => Vec::new(),
        SourceKind::Assigned | SourceKind::Field => after(&source.holder, far),
        SourceKind::OutArgument | SourceKind::Stepped => after(&source.holder, far + 1),
        SourceKind::Slot => match value_text.filter(|text| is_pure(text)) {
            Some(value) => before(&value, PlaceKind::Producer, far),
            None => after(&source.holder, far + 1),
        },
        SourceKind::Argument if suspect => before(&source.holder, PlaceKind::Producer, far + 3),
        SourceKind::Returned if suspect => before(&source.holder, PlaceKind::Producer, far + 4),
        SourceKind::Argument | SourceKind::Returned => Vec::new(),
        SourceKind::Parameter => entry(source.function)
            .map(|first| {
                ahead(
                    ctx,
                    source.function,
                    first,
                    &source.holder,
                    PlaceKind::Stopper,
                    check,
                    far + 1,
                )
            })
            .unwrap_or_default(),
    }
}

/// The first statement that is no declaration.
pub(crate) fn entry(function: &Function) -> Option<&Stmt> {
    let StmtKind::Block(list) = &function.body().kind else {
        return None;
    };
    list.iter()
        .find(|stmt| !matches!(stmt.kind, StmtKind::Declare(_)))
        .or_else(|| list.last())
}

fn ahead<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    holder: &str,
    place: PlaceKind,
    check: &Check<'_>,
    doubt: u32,
) -> Vec<Proposal> {
    let Some(path) = paths::path_to(function.body(), stmt) else {
        return Vec::new();
    };
    if !is_pure(holder) || !scope::usable(ctx.code, function, stmt.span.start, holder) {
        return Vec::new();
    }
    let asked = Asked {
        function,
        holder,
        place,
        doubt,
    };
    asked.make(check, |guard| guard::guards(ctx, function, &path, guard))
}

/// After a statement: where its siblings are checked, and directly.
fn behind<'a>(
    ctx: &Context<'a>,
    source: &Source<'a>,
    holder: &str,
    check: &Check<'_>,
    doubt: u32,
) -> Vec<Proposal> {
    let function = source.function;
    if !is_pure(holder) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let last = settled(ctx, function, source.stmt, holder);
    let sibling = sibling_check(ctx, function, last, holder);
    let asked = |doubt| Asked {
        function,
        holder,
        place: PlaceKind::Producer,
        doubt,
    };
    if let Some(path) = sibling.and_then(|stmt| paths::path_to(function.body(), stmt)) {
        found.extend(asked(doubt).make(check, |guard| {
            guard::guards_after(ctx, function, &path, guard)
        }));
    }
    let doubt = if found.is_empty() { doubt } else { doubt + 3 };
    let head = matches!(
        last.kind,
        StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::ForEach { .. }
    );
    let place = if head {
        flow::first_of_body(last)
    } else {
        Some(last)
    };
    if let Some(path) = place.and_then(|stmt| paths::path_to(function.body(), stmt)) {
        found.extend(asked(doubt).make(check, |guard| match head {
            true => guard::guards(ctx, function, &path, guard),
            false => guard::guards_after(ctx, function, &path, guard),
        }));
    }
    found
}

/// The last of consecutive declarations, so that a check does not end up among them.
fn settled<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    holder: &str,
) -> &'a Stmt {
    let mut last = stmt;
    if !matches!(stmt.kind, StmtKind::Declare(_)) {
        return last;
    }
    while let Some(next) = flow::next_after(function, last) {
        let uses = mentions(ctx, function, next, holder);
        if !matches!(next.kind, StmtKind::Declare(_)) || uses {
            break;
        }
        last = next;
    }
    last
}

/// The last of the checks of other members of the same record that follow a statement.
fn sibling_check<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    holder: &str,
) -> Option<&'a Stmt> {
    let base = base_of(holder)?;
    let mut found = None;
    let mut next = flow::next_after(function, stmt);
    while let Some(stmt) = next {
        let text = ctx.text(function, stmt.span);
        if is_check(stmt) && text.contains(base) {
            found = Some(stmt);
        } else if !is_plain_store(stmt) {
            break;
        }
        next = flow::next_after(function, stmt);
    }
    found
}

/// `fmt->` of `fmt->rate`.
fn base_of(holder: &str) -> Option<&str> {
    let end = holder
        .rfind("->")
        .map(|at| at + 2)
        .or_else(|| holder.rfind('.').map(|at| at + 1))?;
    holder.get(..end)
}

/// An `if` that only leaves, or a macro used like a statement.
fn is_check(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::If {
            then,
            otherwise: None,
            ..
        } => leaves(then),
        StmtKind::Expr(expr) => matches!(&expr.peel().kind, ExprKind::Call { callee, .. }
            if matches!(&callee.kind, ExprKind::Name(name) if name.chars().all(|c| !c.is_ascii_lowercase()))),
        _ => false,
    }
}

fn is_plain_store(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Expr(expr) => matches!(expr.peel().kind, ExprKind::Assign { .. }),
        StmtKind::Declare(_) => true,
        _ => false,
    }
}

/// Whether a statement mentions a name of the holder.
fn mentions(ctx: &Context<'_>, function: &Function, stmt: &Stmt, holder: &str) -> bool {
    let names = scope::names_in(holder);
    let text = ctx.text(function, stmt.span);
    scope::names_in(text)
        .iter()
        .any(|name| names.contains(name))
}
