//! The number that is kept beside a buffer: how long it is. A pointer that is set to null with its length left says that there are
//! so many bytes at null.

use patchwright_analysis::flow::{Definition, How, definitions};
use patchwright_code::Function;
use patchwright_code::spelling::{bare, mentions};
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::{Type, last_name, type_of};

use crate::lifetime::Job;
use crate::null::null_word;

/// `e->data = NULL;`, and `e->size = 0;` where the project gives `data` a block of so many bytes as it notes in `size`.
pub(super) fn cleared(
    job: &Job<'_, '_>,
    (function, at): (&Function, usize),
    place: &str,
) -> String {
    let null = format!("{place} = {};", null_word(function));
    match reset(job, (function, at), place) {
        Some(reset) => format!("{null}\n{reset}"),
        None => null,
    }
}

fn reset(job: &Job<'_, '_>, (function, at): (&Function, usize), place: &str) -> Option<String> {
    let pointer = function.expression(place, at);
    let (owner, field) = pointer.member()?;
    let record = type_of(job.ctx.code, function, at, owner)?.resolved(job.ctx.code);
    let length = length_of(job, bare(&record.base), field)?;
    let head = place.strip_suffix(field)?;
    Some(format!("{head}{length} = 0;"))
}

/// The member of the same record that is given the amount which the buffer is allocated with.
fn length_of(job: &Job<'_, '_>, record: &str, field: &str) -> Option<String> {
    let code = job.ctx.code;
    code.functions().find_map(|function| {
        let all = definitions(function);
        let of_record = |one: &Definition<'_>| {
            let (owner, name) = one.target?.member()?;
            let same = one.how == How::Assigned && record_of(job, function, owner)? == record;
            same.then(|| name.to_owned())
        };
        let made = all.iter().find_map(|one| {
            let ExprKind::Call { callee, args } = &one.value?.peel().kind else {
                return None;
            };
            let makes = of_record(one)? == field && last_name(callee).is_some_and(allocates);
            makes.then_some(args)
        })?;
        all.iter().find_map(|one| {
            let name = of_record(one).filter(|name| name != field)?;
            Type::of_variable(code.field(record, &name)?).number(code)?;
            let amount = job.text(function, one.value?.peel().span);
            let counts = !amount.is_empty() && !amount.bytes().all(|byte| byte.is_ascii_digit());
            let is_it = |arg: &Expr| mentions(job.text(function, arg.span), amount);
            (counts && made.iter().any(is_it)).then_some(name)
        })
    })
}

fn allocates(name: &str) -> bool {
    name.to_ascii_lowercase().contains("alloc")
}

fn record_of(job: &Job<'_, '_>, function: &Function, owner: &Expr) -> Option<String> {
    let code = job.ctx.code;
    let ty = type_of(code, function, owner.span.start, owner)?.resolved(code);
    Some(bare(&ty.base).to_owned())
}
