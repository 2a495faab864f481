//! Where a limit is enforced: at the access, in the loops around it, and where the value is produced.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::exits;
use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::room::Unit;
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term::holds;
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::types::{Type, type_of, variable_named};
use patchwright_code::{Function, paths, scope};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks;

use super::limit::{Limit, Lower, Rests};
use crate::checks::Check;
use crate::edits;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Inserted, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::{self, Says};
use crate::site::{self, Context};

/// How far a value is followed back.
const MOST_STEPS: u32 = 4;

/// A guard before the access, or the access made conditional.
pub(super) fn at_access(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
) -> Vec<Proposal> {
    let bad = limit.form.bad(&limit.holder);
    let text = bad.to_string();
    if !ctx.may_edit(access.function)
        || !scope::usable(ctx.code, access.function, access.at(), &text)
    {
        return Vec::new();
    }
    let about = identifiers(&text);
    let guard = Guard {
        bad: &bad,
        about: &about,
        constraint: &limit.constraint,
        place: match access.frame {
            0 => PlaceKind::CrashSite,
            _ => PlaceKind::Producer,
        },
        cause: &cause(limit, "nothing checks that before the access"),
        doubt: limit.doubt + 2 * u32::try_from(access.frame).unwrap_or(u32::MAX).min(5),
    };
    let mut found = Vec::new();
    let head = matches!(
        access.stmt().kind,
        StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::DoWhile { .. }
    );
    if !head {
        found.extend(guard::guards(ctx, access.function, &access.path, &guard));
        found.extend(guard::wrapped(ctx, access.function, &access.path, &guard));
    }
    found.extend(in_condition(ctx, access, limit, &bad));
    found.extend(merged(ctx, access, limit, &bad));
    found
}

/// `good &&` before a condition that makes the access itself, `bad ||` before one that leaves.
fn in_condition(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
    bad: &Predicate,
) -> Option<Proposal> {
    let (cond, operator) = match &access.stmt().kind {
        StmtKind::If { cond, .. } => (cond, Operator::StrengthenCondition),
        StmtKind::While { cond, .. } | StmtKind::DoWhile { cond, .. } => {
            (cond, Operator::StrengthenLoop)
        }
        StmtKind::For {
            cond: Some(cond), ..
        } => (cond, Operator::StrengthenLoop),
        _ => return None,
    };
    let out = matches!(&access.stmt().kind, StmtKind::If { then, .. }
        if exits::turns_away(ctx.code, access.function, then));
    let old = ctx.text(access.function, cond.span);
    let good = bad.negated();
    let wanted = if out { bad } else { &good };
    if mentions(old, &wanted.to_string()) {
        return None;
    }
    let (new, says) = if out {
        (bad.clone().or(holds(old)), Says::SomethingIsWrong)
    } else {
        (good.clone().and(holds(old)), Says::AllIsWell)
    };
    let edit = edits::condition(ctx.code, access.function, cond, &new, says);
    // A condition that checks nearly the same is better corrected than extended.
    let nearly = loosened(&good);
    let nearly = nearly != good && mentions(old, &nearly.to_string());
    let doubt = if nearly { 3 } else { 0 };
    cond.span.contains(&access.base.span).then(|| Proposal {
        exit: if out {
            Exit::ErrorExit
        } else {
            Exit::Corrected
        },
        ..proposal(access, limit, operator, access.stmt(), vec![edit], doubt)
    })
}

/// The condition with every `<` relaxed to `<=`.
fn loosened(good: &Predicate) -> Predicate {
    let each = |parts: &[Predicate]| parts.iter().map(loosened).collect();
    match good {
        Predicate::Compare {
            left,
            op: Comparison::Lt,
            right,
        } => Predicate::compare(left.clone(), Comparison::Le, right.clone()),
        Predicate::All(parts) => Predicate::All(each(parts)),
        Predicate::Any(parts) => Predicate::Any(each(parts)),
        Predicate::Compare { .. } | Predicate::Holds(_) | Predicate::Not(_) => good.clone(),
    }
}

/// Adds the limit to an error check of the same value shortly before the access.
fn merged(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
    bad: &Predicate,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    if limit.form.rests == Rests::OnACheck {
        return found;
    }
    paths::each_path(access.function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        let StmtKind::If { cond, then, .. } = &stmt.kind else {
            return;
        };
        let text = ctx.text(access.function, cond.span);
        let block = path.len().checked_sub(2).and_then(|at| path.get(at));
        let around = block.is_some_and(|block| block.span.contains(&access.stmt().span));
        let speaks = mentions(text, &limit.holder);
        let before = stmt.span.end <= access.at() && around;
        let asked = mentions(text, &limit.form.upper(&limit.holder).to_string());
        if before
            && speaks
            && !asked
            && exits::turns_away(ctx.code, access.function, then)
            && scope::usable(ctx.code, access.function, cond.span.start, &bad.to_string())
        {
            let lower = limit.form.lower == Lower::Only
                || matches!(
                    limit.form.op,
                    Comparison::Lt | Comparison::Le | Comparison::Eq
                );
            let new = if lower {
                bad.clone().or(holds(text))
            } else {
                holds(text).or(bad.clone())
            };
            let operator = if lower {
                Operator::AddLowerBound
            } else {
                Operator::StrengthenCondition
            };
            let says = Says::SomethingIsWrong;
            let edit = edits::condition(ctx.code, access.function, cond, &new, says);
            let mut made = proposal(access, limit, operator, stmt, vec![edit], 0);
            made.exit = Exit::ErrorExit;
            found.push(made);
        }
    });
    // The last one before the access is the nearest.
    found.into_iter().next_back().into_iter().collect()
}

/// The loops around the access stop before the limit is exceeded.
pub(super) fn in_loops(ctx: &Context<'_>, access: &Access<'_>, limit: &Limit<'_>) -> Vec<Proposal> {
    let good = limit.form.good(&limit.holder);
    let mut found = Vec::new();
    let mut path = access.path.as_slice();
    let mut far = 0;
    while let Some(around) = paths::loop_around(path) {
        path = around;
        let Some(stmt) = around.last() else { break };
        if let Some(edit) = strengthened(ctx, access, stmt, &good)
            && changes_in(ctx, access, stmt, limit)
        {
            let mut made = proposal(
                access,
                limit,
                Operator::StrengthenLoop,
                stmt,
                vec![edit],
                far,
            );
            // A loop that searches for an end has found one; any other skips its last rounds.
            if !looks_through(ctx, access, stmt) {
                made.exit = Exit::Substitute;
            }
            found.push(made);
        }
        far += 2;
    }
    found
}

/// Whether a loop's own condition reads what the access goes through.
fn looks_through(ctx: &Context<'_>, access: &Access<'_>, stmt: &Stmt) -> bool {
    let cond = match &stmt.kind {
        StmtKind::While { cond, .. } | StmtKind::DoWhile { cond, .. } => cond,
        StmtKind::For {
            cond: Some(cond), ..
        } => cond,
        _ => return false,
    };
    let base = ctx.text(access.function, access.base.span);
    mentions(ctx.text(access.function, cond.span), base)
}

fn strengthened(
    ctx: &Context<'_>,
    access: &Access<'_>,
    stmt: &Stmt,
    good: &Predicate,
) -> Option<TextEdit> {
    let (StmtKind::While { cond, .. }
    | StmtKind::DoWhile { cond, .. }
    | StmtKind::For {
        cond: Some(cond), ..
    }) = &stmt.kind
    else {
        return None;
    };
    let text = ctx.text(access.function, cond.span);
    // What ends from inside has another way out for what is wrong.
    let endless = matches!(text, "1" | "true");
    let printed = good.to_string();
    if endless
        || mentions(text, &printed)
        || !scope::usable(ctx.code, access.function, cond.span.start, &printed)
    {
        return None;
    }
    // A part that reads through the same pointer must come after the limit.
    let first = mentions(text, ctx.text(access.function, access.base.span));
    let new = match first {
        true => good.clone().and(holds(text)),
        false => holds(text).and(good.clone()),
    };
    let says = Says::AllIsWell;
    Some(edits::condition(
        ctx.code,
        access.function,
        cond,
        &new,
        says,
    ))
}

/// Whether the value changes in the loop; otherwise its condition cannot have stopped it.
fn changes_in(ctx: &Context<'_>, access: &Access<'_>, around: &Stmt, limit: &Limit<'_>) -> bool {
    let holder = squashed(&limit.holder);
    patchwright_analysis::flow::definitions(access.function)
        .iter()
        .any(|definition| {
            let inside =
                around.span.start <= definition.start && definition.start < around.span.end;
            inside && squashed(&definition.target_text(ctx.code, access.function)) == holder
        })
}

/// Checks where the value is produced, in this function or another.
pub(super) fn at_producers<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let Some(value) = limit.value.filter(|_| limit.form.rests == Rests::OnNothing) else {
        return Vec::new();
    };
    let flow = flow_of(ctx);
    let near = flow.sources(access.function, access.at(), value);
    let steps = near.iter().any(|source| source.kind == SourceKind::Stepped);
    // A pointer that walks is right where it starts.
    if steps
        && limit
            .room
            .as_ref()
            .is_some_and(|room| room.unit == Unit::End)
    {
        return Vec::new();
    }
    let walks = if steps { 4 } else { 0 };
    let sources = flow.producers(access.function, access.at(), value, MOST_STEPS);
    let translated = |function: &Function, asked: Predicate| {
        let here = std::ptr::eq(function, access.function);
        let at = if here {
            access.at()
        } else {
            function.head.body.end.saturating_sub(1)
        };
        let fits = here || is_global_text(ctx, &limit.form.right);
        (fits && scope::usable(ctx.code, function, at, &limit.form.right)).then_some(asked)
    };
    let check = Check {
        constraint: &limit.constraint,
        cause: &|holder| cause(limit, &format!("`{holder}` is taken as it comes")),
        bad: &|function, holder| translated(function, limit.form.bad(holder)),
        suspect: &|value| !patchwright_analysis::operands::is_plain_number(value),
    };
    let plain: Vec<_> = sources
        .into_iter()
        .filter(|source| {
            let here = std::ptr::eq(source.function, access.function);
            // After a call that may have failed nothing is known yet; the guard before the access comes later.
            let early =
                here && matches!(source.kind, SourceKind::Stepped | SourceKind::OutArgument);
            let unset = source.kind == SourceKind::Assigned && source.value.is_none();
            !early && !unset && !is_pointer(ctx, source)
        })
        .collect();
    let mut made = checks::at_sources(ctx, &plain, &check);
    for proposal in &mut made {
        proposal.doubt += limit.doubt + 1 + walks;
    }
    made
}

/// Whether the traced value became a pointer on the way: then its target was traced, not a number.
fn is_pointer(ctx: &Context<'_>, source: &Source<'_>) -> bool {
    let at = source.stmt.span.end.saturating_sub(1);
    let value = source
        .value
        .and_then(|value| type_of(ctx.code, source.function, value.span.start, value));
    let held = variable_named(ctx.code, source.function, at, &source.holder).map(Type::of_variable);
    [value, held]
        .into_iter()
        .flatten()
        .any(|ty| ty.is_pointer() || ty.is_array())
}

/// Whether a bound means the same everywhere: constants, macros, sizes of global tables.
fn is_global_text(ctx: &Context<'_>, text: &str) -> bool {
    !text.contains("->")
        && scope::names_in(text).iter().all(|name| {
            ctx.code.macro_named(name).is_some()
                || ctx.code.enumeration_of_constant(name).is_some()
                || ctx.code.global(name).is_some()
        })
}

/// The value clamped to the bound just before the access.
pub(super) fn clamped(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
) -> Option<Proposal> {
    let form = &limit.form;
    let name = scope::names_in(&limit.holder);
    let plain = name.len() == 1 && name.first().is_some_and(|name| *name == limit.holder)
        || is_field(&limit.holder);
    let upper = matches!(form.op, Comparison::Gt | Comparison::Ge) && form.lower != Lower::Only;
    let copies = limit.constraint.rule == patchwright_domain::constraint::Rule::CopyFits;
    if !plain || !upper || !copies || !form.plus.is_empty() || !ctx.may_edit(access.function) {
        return None;
    }
    let value = match form.op {
        Comparison::Ge => format!("{} - 1", form.right),
        Comparison::Gt | Comparison::Lt | Comparison::Le | Comparison::Eq | Comparison::Ne => {
            form.right.clone()
        }
    };
    let bad = form.bad(&limit.holder);
    let text = bad.to_string();
    if form.first.is_some() || !scope::usable(ctx.code, access.function, access.at(), &text) {
        return None;
    }
    let function = access.function;
    let bad = signs::matched(
        ctx.code,
        function,
        access.at(),
        &bad,
        Says::SomethingIsWrong,
    );
    let text = guard::branch(&bad, &format!("{} = {value};", limit.holder));
    let file = ctx.file(access.function)?;
    let edits = edits::insert_before(file, &access.path, &text);
    let mut made = proposal(access, limit, Operator::Clamp, access.stmt(), edits, 3);
    made.exit = Exit::Substitute;
    made.place = PlaceKind::CrashSite;
    made.check = Some(Inserted {
        bad,
        exit: None,
        before: Inserted::line_of(function, access.stmt()),
    });
    Some(made)
}

fn is_field(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '>' | '.'))
}

fn proposal(
    access: &Access<'_>,
    limit: &Limit<'_>,
    operator: Operator,
    stmt: &Stmt,
    edits: Vec<TextEdit>,
    doubt: u32,
) -> Proposal {
    let frames = u32::try_from(access.frame).unwrap_or(u32::MAX).min(5);
    Proposal {
        operator,
        place: PlaceKind::Stopper,
        exit: Exit::Corrected,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(access.function, stmt.span.line, Some(stmt.span.column)),
        cause: cause(
            limit,
            "the condition that should stop it does not check this",
        ),
        doubt: limit.doubt + 2 * frames + doubt,
        check: None,
    }
}

pub(super) fn cause(limit: &Limit<'_>, why: &str) -> String {
    format!("{} Until now {why}.", limit.constraint.english)
}

pub(super) fn identifiers(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .collect()
}
