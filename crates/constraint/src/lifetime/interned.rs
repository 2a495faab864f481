//! A text that a record keeps without owning it: if the record has a pool for texts and the program interns others
//! there, this one is interned too before it is kept.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::exits;
use patchwright_analysis::exits::Style;
use patchwright_analysis::flow::{Source, SourceKind, definitions};
use patchwright_code::spelling::bare;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::{Type, last_name, type_of, variable_named};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};
use patchwright_domain::predicate::Comparison;

use super::Job;
use crate::edits;
use crate::guard;
use crate::null::null_word;
use crate::proposal::{Operator, PlaceKind, Proposal};

const FRAMES: usize = 3;
/// Fewer calls are no habit.
const FEWEST_CALLS: usize = 3;
const MOST_WAYS: usize = 2;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in job.ctx.stack.iter().take(FRAMES) {
        let exprs = frame.path.last().map(|stmt| all_exprs(stmt));
        for expr in exprs.unwrap_or_default() {
            if let Some((owner, field, kind)) = kept_in(job, frame.function, expr) {
                found.extend(for_all_stores(job, &owner, &field, kind));
            }
        }
    }
    found
}

/// Every store that borrows, because any that is left would dangle.
fn for_all_stores(job: &Job<'_, '_>, owner: &str, field: &str, kind: SourceKind) -> Vec<Proposal> {
    let Some(habit) = Habit::find(job, owner) else {
        return Vec::new();
    };
    let stores = flow_of(job.ctx).stores_to_field(Some(owner), field, kind);
    let each = stores.iter().map(|store| copied(job, &habit, field, store));
    let mut each: Vec<Vec<Proposal>> = each.filter(|ways| !ways.is_empty()).collect();
    if each.len() < 2 {
        return each.pop().unwrap_or_default();
    }
    let mut firsts = each.into_iter().filter_map(|ways| ways.into_iter().next());
    let Some(mut all) = firsts.next() else {
        return Vec::new();
    };
    all.edits.extend(firsts.flat_map(|other| other.edits));
    vec![all]
}

/// The record and member that an expression reads a text from, and whether from a table.
fn kept_in(
    job: &Job<'_, '_>,
    function: &Function,
    expr: &Expr,
) -> Option<(String, String, SourceKind)> {
    let (member, kind) = match &expr.kind {
        ExprKind::Index { base, .. } => (base.peel(), SourceKind::Slot),
        _ => (expr, SourceKind::Field),
    };
    let ExprKind::Member { base, field, .. } = &member.kind else {
        return None;
    };
    let code = job.ctx.code;
    let owner = type_of(code, function, base.span.start, base)?.resolved(code);
    let ty = type_of(code, function, expr.span.start, expr)?;
    is_text(job, &ty).then(|| (owner.base, field.clone(), kind))
}

/// A pointer to something that is no record.
fn is_text(job: &Job<'_, '_>, ty: &Type) -> bool {
    let ty = ty.resolved(job.ctx.code);
    ty.is_pointer()
        && ty.pointers == 1
        && ty.base != "void"
        && job.ctx.code.record(&ty.base).is_none()
}

/// The stored variable gets its own copy before the store.
fn copied(job: &Job<'_, '_>, habit: &Habit, field: &str, store: &Source<'_>) -> Vec<Proposal> {
    let function = store.function;
    let at = store.stmt.span.start;
    let code = job.ctx.code;
    let Some(ExprKind::Name(name)) = store.value.map(|value| &value.peel().kind) else {
        return Vec::new();
    };
    let variable = variable_named(code, function, at, name);
    let Some(variable) = variable.filter(|variable| is_text(job, &Type::of_variable(variable)))
    else {
        return Vec::new();
    };
    let path = paths::path_to(function.body(), store.stmt);
    let Some(path) = path.filter(|_| !habit.gave(job, function, name)) else {
        return Vec::new();
    };
    let own = |arrow: &str| store.holder.find(&format!("{arrow}{field}"));
    let access = own("->")
        .map(|at| (at, "->"))
        .or_else(|| own(".").map(|at| (at, ".")));
    let Some((holder, arrow)) =
        access.and_then(|(at, arrow)| Some((store.holder.get(..at)?, arrow)))
    else {
        return Vec::new();
    };
    let line = format!(
        "{name} = ({} *) {}({holder}{arrow}{}, {name}{});",
        variable.ty, habit.callee, habit.place, habit.rest
    );
    let bad = compare(name, Comparison::Eq, null_word(function));
    let ways = exits::ways_out(code, function, at, &[name.as_str()]).into_iter();
    let ways =
        ways.filter(|way| way.style == Style::Plain && way.leaves == exits::Leaves::WithError);
    let Some(file) = job.ctx.file(function) else {
        return Vec::new();
    };
    let cause = format!("`{field}` keeps a text that belongs to something which can end earlier.");
    ways.take(MOST_WAYS)
        .filter_map(|way| {
            let text = format!("{line}\n{}", guard::branch(&bad, &way.text));
            let edits = edits::insert_before(file, &path, &text);
            let (operator, place) = (Operator::OwnWhatIsKept, PlaceKind::Producer);
            let at = (function, store.stmt);
            job.proposal(operator, place, at, edits, cause.clone(), way.doubt)
        })
        .collect()
}

/// How the program interns a text: `lookup(record->dict, text, -1)`.
struct Habit {
    callee: String,
    place: String,
    /// What follows the text.
    rest: String,
}

impl Habit {
    /// Whether a variable of a function was interned.
    fn gave(&self, job: &Job<'_, '_>, function: &Function, variable: &str) -> bool {
        definitions(function).iter().any(|definition| {
            let call = definition.value.map(|value| &value.peel().kind);
            matches!(call, Some(ExprKind::Call { callee, .. })
                if last_name(callee) == Some(self.callee.as_str()))
                && definition.target_text(job.ctx.code, function) == variable
        })
    }

    fn find(job: &Job<'_, '_>, owner: &str) -> Option<Self> {
        let record = job.ctx.code.record(owner)?;
        let fields = record.fields.iter().map(|field| field.name.as_str());
        let places = fields.filter(|name| {
            let lower = name.to_ascii_lowercase();
            ["dict", "intern", "strings", "atoms", "symbols", "pool"]
                .iter()
                .any(|word| lower.contains(word))
        });
        let mut counts: Vec<(usize, Self)> = Vec::new();
        for place in places {
            for call in calls_with(job, owner, place) {
                let known = counts
                    .iter_mut()
                    .find(|(_, habit)| habit.callee == call.callee && habit.rest == call.rest);
                match known {
                    Some((count, _)) => *count += 1,
                    None => counts.push((1, call)),
                }
            }
        }
        let often = counts.into_iter().max_by_key(|(count, _)| *count);
        often
            .filter(|(count, _)| *count >= FEWEST_CALLS)
            .map(|(_, habit)| habit)
    }
}

/// Calls whose result is kept, with a record's member first and a variable second.
fn calls_with(job: &Job<'_, '_>, owner: &str, place: &str) -> Vec<Habit> {
    let code = job.ctx.code;
    let mut functions: Vec<&Function> = Vec::new();
    for (function, _) in code.uses_of_field(place) {
        if !functions.iter().any(|known| std::ptr::eq(*known, function)) {
            functions.push(function);
        }
    }
    let mut found = Vec::new();
    for function in functions {
        for definition in definitions(function) {
            let call = definition.value.map(|value| &value.peel().kind);
            if let Some(ExprKind::Call { callee, args }) = call
                && let Some(name) = last_name(callee)
                && let Some(rest) = rest_of(job, function, owner, place, args)
            {
                found.push(Habit {
                    callee: name.to_owned(),
                    place: place.to_owned(),
                    rest,
                });
            }
        }
    }
    found
}

/// What follows the text in such a call: nothing, or the value for "all of it".
fn rest_of(
    job: &Job<'_, '_>,
    function: &Function,
    owner: &str,
    place: &str,
    args: &[Expr],
) -> Option<String> {
    let code = job.ctx.code;
    let ExprKind::Member { base, field, .. } = &args.first()?.peel().kind else {
        return None;
    };
    let ty = type_of(code, function, base.span.start, base)?.resolved(code);
    if field != place || bare(&ty.base) != bare(owner) {
        return None;
    }
    match args {
        [_, _] => Some(String::new()),
        [_, _, last] if job.text(function, last.span) == "-1" => Some(", -1".to_owned()),
        _ => None,
    }
}
