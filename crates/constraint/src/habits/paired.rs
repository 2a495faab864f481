//! A number that is kept beside a table: all other places set both together, and one sets the number of another table.

use patchwright_analysis::flow::{Definition, How, definitions};
use patchwright_analysis::operands::{constant, literal, named_constant};
use patchwright_code::Function;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_domain::constraint::Rule;

use super::odd_one::{OddOne, naming};
use crate::proposal::Proposal;
use crate::site::{Context, Site};

const MOST: usize = 4;
/// Constants that are defined by constants.
const DEEPEST: usize = 4;

/// `kit->table = notes; kit->size = NOTES;`
struct Pair<'a> {
    function: &'a Function,
    table: &'a str,
    field: &'a str,
    number: &'a Expr,
}

pub(super) fn proposals<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let region = ctx.report.region.as_ref();
    let Some(object) = region.and_then(|region| region.object.as_deref()) else {
        return Vec::new();
    };
    let near = pairs(ctx, &[object]);
    let fields: Vec<&str> = near.iter().map(|pair| pair.field).collect();
    let pairs = pairs(ctx, &fields);
    let wrong = pairs.iter().filter(|pair| pair.table == object);
    let made = wrong.filter_map(|pair| {
        let (number, why) = pair
            .with_the_same_table(ctx, &pairs)
            .or_else(|| pair.counted(ctx, &pairs))?;
        Some(pair.corrected(ctx, site, &number, why))
    });
    made.take(MOST).collect()
}

/// Every table that is kept in a member, with the constants that are stored beside it, in functions that name one of some words.
fn pairs<'a>(ctx: &Context<'a>, words: &[&str]) -> Vec<Pair<'a>> {
    let mut found = Vec::new();
    for function in naming(ctx, words) {
        let all = definitions(function);
        let plain = all.iter().filter(|one| one.how == How::Assigned);
        let stores: Vec<(&'a str, &'a str, &'a Expr)> =
            plain.filter_map(|one| store(ctx, function, one)).collect();
        for (owner, member, value) in &stores {
            let ExprKind::Name(table) = &value.kind else {
                continue;
            };
            if !is_table(ctx, function, table) {
                continue;
            }
            let numbers = stores.iter().filter(|(other, field, number)| {
                other == owner && field != member && is_constant(number)
            });
            found.extend(numbers.map(|(_, field, number)| Pair {
                function,
                table,
                field,
                number,
            }));
        }
    }
    found
}

/// The record, the member and the value of a store; the record is empty in a method of its own.
fn store<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    one: &Definition<'a>,
) -> Option<(&'a str, &'a str, &'a Expr)> {
    let (target, value) = (one.target?.peel(), one.value?.peel());
    match &target.kind {
        ExprKind::Member { base, field, .. } => Some((ctx.text(function, base.span), field, value)),
        ExprKind::Name(name) if ctx.code.is_declared_field(name) && !is_local(function, name) => {
            Some(("", name, value))
        }
        _ => None,
    }
}

/// A name of the whole program that is no constant.
fn is_table(ctx: &Context<'_>, function: &Function, name: &str) -> bool {
    let is_constant =
        ctx.code.macro_named(name).is_some() || ctx.code.enumeration_of_constant(name).is_some();
    !is_constant
        && !is_local(function, name)
        && !ctx.code.is_declared_field(name)
        && !matches!(name, "NULL" | "nullptr" | "true" | "false")
}

fn is_local(function: &Function, name: &str) -> bool {
    let known = function.locals();
    known.iter().any(|variable| variable.name == name)
}

/// A number, or a name that looks like a constant's: its value may be in a file that is not read.
fn is_constant(number: &Expr) -> bool {
    match &number.peel().kind {
        ExprKind::Name(name) => name.chars().all(|c| !c.is_ascii_lowercase()),
        ExprKind::Number(_) => true,
        _ => false,
    }
}

impl<'a> Pair<'a> {
    fn text(&self, ctx: &Context<'a>) -> String {
        ctx.text(self.function, self.number.span).to_owned()
    }

    /// Whether the number is that of the table's elements.
    fn counts(&self, ctx: &Context<'a>) -> Option<bool> {
        Some(constant(ctx, self.number)? == elements(ctx, self.table)?.1)
    }

    /// The number of elements, if that is what all others store whose tables can be counted.
    fn counted(&self, ctx: &Context<'a>, pairs: &[Self]) -> Option<(String, &'static str)> {
        let alike = pairs
            .iter()
            .filter(|other| other.field == self.field && other.table != self.table);
        let known: Vec<bool> = alike.filter_map(|other| other.counts(ctx)).collect();
        let is_count = !known.is_empty() && known.iter().all(|counts| *counts);
        let (text, _) = elements(ctx, self.table)?;
        (is_count && self.counts(ctx) == Some(false))
            .then_some((text, "it is the number of elements elsewhere"))
    }

    /// What all others store that keep the same table.
    fn with_the_same_table(
        &self,
        ctx: &Context<'a>,
        pairs: &[Self],
    ) -> Option<(String, &'static str)> {
        let own = self.text(ctx);
        if self.counts(ctx) == Some(true) {
            return None;
        }
        let mut others = pairs.iter().filter(|other| {
            let alike = other.table == self.table && other.field == self.field;
            alike && !std::ptr::eq(*other, self) && other.counts(ctx) != Some(false)
        });
        let first = others.next()?.text(ctx);
        let agree = others.all(|other| other.text(ctx) == first);
        (agree && first != own).then_some((first, "other places keep it with this table"))
    }

    fn corrected(
        &self,
        ctx: &Context<'a>,
        site: &Site<'_>,
        number: &str,
        why: &'static str,
    ) -> Proposal {
        let (own, field, table) = (self.text(ctx), self.field, self.table);
        OddOne {
            function: self.function,
            expr: self.number,
            usual: number,
            rule: Rule::InBounds,
            english: format!("`{field}` must be `{number}` where the table is `{table}`."),
            why,
            cause: format!("`{field}` is set to `{own}` beside `{table}`, and {why}: `{number}`."),
            doubt: 0,
        }
        .replaced(site)
    }
}

/// How many elements a table has: as its declaration says, and as a number.
fn elements(ctx: &Context<'_>, table: &str) -> Option<(String, u64)> {
    let (_, variable) = ctx.code.global(table)?;
    let size = variable.dimensions.first()?;
    match (
        &variable.init.as_ref().map(|init| &init.kind),
        size.is_empty(),
    ) {
        (Some(ExprKind::List(all)), true) => Some((
            format!("sizeof({table}) / sizeof({table}[0])"),
            u64::try_from(all.len()).ok()?,
        )),
        (_, false) => {
            let number = literal(size).or_else(|| named_constant(ctx, size, DEEPEST))?;
            Some((size.clone(), number))
        }
        _ => None,
    }
}
