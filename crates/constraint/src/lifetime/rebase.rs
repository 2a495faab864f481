//! A block that moves when it grows, while another member of the record that holds it points into it: that member is moved along.

use patchwright_analysis::flow::{self, Definition};
use patchwright_analysis::lifetime::frees::{self, By};
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::bare;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::{Type, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::walk_all::users_of_field;
use patchwright_code::{Function, paths, spelling};
use patchwright_domain::predicate::Comparison;

use super::Job;
use crate::edits;
use crate::guard;
use crate::null::null_word;
use crate::proposal::{Operator, PlaceKind, Proposal};

/// Calls around the one that moved the block, and around the use.
const FRAMES: usize = 3;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in job.freed.iter().take(FRAMES) {
        let moved = frame.path.last().and_then(|stmt| {
            let mut all = frees::in_statement(stmt).into_iter();
            all.find(|free| free.by == By::Realloc)
        });
        let Some((owner, block)) = moved.and_then(|moved| moved.what.member()) else {
            continue;
        };
        let mut fields = pointing(job, frame.function, owner, block);
        fields.retain(|field| leads_into(job, frame.function, field, block));
        for field in fields {
            found.extend(moved_along(job, frame.function, (owner, block), &field));
        }
    }
    found
}

fn record_of(job: &Job<'_, '_>, function: &Function, owner: &Expr) -> Option<String> {
    let ty = type_of(job.ctx.code, function, owner.span.start, owner)?.resolved(job.ctx.code);
    Some(bare(&ty.base).to_owned())
}

/// The other pointers of such a record that are followed where the program crashed.
fn pointing(job: &Job<'_, '_>, function: &Function, owner: &Expr, block: &str) -> Vec<String> {
    let record = record_of(job, function, owner);
    let mut found: Vec<String> = Vec::new();
    for frame in job.ctx.stack.iter().take(FRAMES) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for expr in all_exprs(stmt) {
            let Some((holder, field)) = expr.member() else {
                continue;
            };
            let same = record.is_some() && record_of(job, frame.function, holder) == record;
            let pointer = pointer_type(job, record.as_deref(), field).is_some();
            if same && pointer && field != block && !found.iter().any(|known| known == field) {
                found.push(field.to_owned());
            }
        }
    }
    found
}

/// Whether such a member is given a value that is made of the block, or comes from the function that moves it.
fn leads_into(job: &Job<'_, '_>, mover: &Function, field: &str, block: &str) -> bool {
    let code = job.ctx.code;
    users_of_field(code, field).into_iter().any(|function| {
        let definitions = flow::definitions(function);
        let tells = |value: &Expr| {
            let text = job.text(function, value.span);
            let says = |word| spelling::word_offsets(text, word).next().is_some();
            says(&mover.head.name) || says(block)
        };
        let mut values = definitions.iter().filter_map(|one| given(one, field));
        values.any(|value| {
            let name = job.text(function, value.peel().span);
            let source = |one: &&Definition<'_>| one.target_text(code, function) == name;
            let mut before = definitions
                .iter()
                .filter(source)
                .filter_map(|one| one.value);
            tells(value) || before.any(tells)
        })
    })
}

/// What a definition gives to such a member.
fn given<'e>(definition: &Definition<'e>, field: &str) -> Option<&'e Expr> {
    let to = definition.target.and_then(Expr::member).map(|(_, to)| to);
    definition.value.filter(|_| to == Some(field))
}

/// As the member is declared.
fn pointer_type(job: &Job<'_, '_>, record: Option<&str>, field: &str) -> Option<Type> {
    let declared = Type::of_variable(job.ctx.code.field(record?, field)?);
    declared.is_pointer().then_some(declared)
}

/// Before the record is given its new block: the other pointer is as far behind its start as it was behind the old one's.
fn moved_along(
    job: &Job<'_, '_>,
    function: &Function,
    (owner, block): (&Expr, &str),
    field: &str,
) -> Option<Proposal> {
    let record = record_of(job, function, owner)?;
    let ty = pointer_type(job, Some(&record), field)?.text();
    let definitions = flow::definitions(function);
    let gives = |one: &&Definition<'_>| {
        let target = one.target.and_then(Expr::member);
        let named = one
            .value
            .is_some_and(|value| matches!(value.peel().kind, ExprKind::Name(_)));
        named && target.is_some_and(|(_, to)| to == block)
    };
    let given = definitions.iter().find(gives)?;
    let (old, new) = (
        given.target_text(job.ctx.code, function),
        job.text(function, given.value?.peel().span),
    );
    let other = format!("{}{field}", old.strip_suffix(block)?);
    let sets = |one: &Definition<'_>| one.target_text(job.ctx.code, function) == other;
    if !is_pure(&old) || definitions.iter().any(sets) || !job.ctx.may_edit(function) {
        return None;
    }
    let is_set = compare(other.as_str(), Comparison::Ne, null_word(function));
    let along = format!("{other} = ({ty})((char *){new} + ((char *){other} - (char *){old}));");
    let text = guard::branch(&is_set, &along);
    let path = paths::path_to(function.body(), given.stmt)?;
    let edits = edits::insert_before(job.ctx.file(function)?, &path, &text);
    job.proposal(
        Operator::RefetchAlias,
        PlaceKind::Producer,
        (function, given.stmt),
        edits,
        format!("`{other}` points into the block that moves here, and stays behind."),
        0,
    )
}
