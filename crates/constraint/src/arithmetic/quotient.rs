//! A divisor that is itself a quotient or a difference, computed from a record that other code fills: `a / b` is zero
//! when `a < b`, and the code that fills the record can reject it in time. Also covers what a constructor's initialiser
//! list computes.

use patchwright_analysis::flow::Source;
use patchwright_analysis::purity;
use patchwright_code::Function;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::class_of;
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks::Check;
use crate::guard::Guard;
use crate::initialisers;
use crate::proposal::{PlaceKind, Proposal};
use crate::records;
use crate::site::{Context, Site};

pub(super) fn propose<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    divisor: &Expr,
    sources: &[Source<'a>],
    check: &Check<'_>,
) -> Vec<Proposal> {
    let mut made_of: Vec<(&Function, String)> = Vec::new();
    for source in sources {
        if let Some(value) = source.value {
            let text = ctx.text(source.function, value.peel().span).to_owned();
            made_of.push((source.function, text));
        }
    }
    let mut found = Vec::new();
    if let ExprKind::Name(name) = &divisor.kind
        && let Some(class) = class_of(site.function)
    {
        for (constructor, value) in initialisers::of_member(ctx, class, name) {
            found.extend(in_constructor(ctx, constructor, name, check));
            made_of.push((constructor, value));
        }
    }
    for (function, value) in made_of {
        let Some(bad) = zero_when(&value) else {
            continue;
        };
        let cause = format!("`{value}` is zero for such values, and is divided by later.");
        let guard = Guard {
            bad: &bad,
            about: &[],
            constraint: check.constraint,
            place: PlaceKind::Producer,
            cause: &cause,
            doubt: 0,
        };
        found.extend(records::at_fillers(ctx, function, &guard));
    }
    found
}

/// At the start of the constructor's body the member is already set.
fn in_constructor<'a>(
    ctx: &Context<'a>,
    constructor: &'a Function,
    member: &str,
    check: &Check<'_>,
) -> Vec<Proposal> {
    let Some(bad) = (check.bad)(constructor, member) else {
        return Vec::new();
    };
    let cause = (check.cause)(member);
    let guard = Guard {
        bad: &bad,
        about: &[],
        constraint: check.constraint,
        place: PlaceKind::Producer,
        cause: &cause,
        doubt: 2,
    };
    initialisers::guarded(ctx, constructor, &guard)
}

/// The condition under which a quotient or difference is zero.
fn zero_when(value: &str) -> Option<Predicate> {
    let (at, op) = top_operator(value)?;
    let (a, b) = (value.get(..at)?.trim(), value.get(at + 1..)?.trim());
    if !purity::is_pure(a) || !purity::is_pure(b) || a.is_empty() || b.is_empty() {
        return None;
    }
    let b = unwrapped(b);
    match op {
        '/' => Some(compare(a, Comparison::Lt, b)),
        '-' => Some(compare(a, Comparison::Eq, b)),
        _ => None,
    }
}

/// `(a * b)` without its parentheses, because it is one whole side of a comparison.
fn unwrapped(text: &str) -> &str {
    let inner = text
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    inner
        .filter(|inner| !inner.contains(['(', ')', '?', '&', '|', '<', '>', '=']))
        .unwrap_or(text)
}

/// The only operator outside brackets, if it divides or subtracts.
fn top_operator(value: &str) -> Option<(usize, char)> {
    let mut depth = 0usize;
    let mut found = None;
    let mut chars = value.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '-' if chars.peek().is_some_and(|(_, next)| *next == '>') => {
                chars.next();
            }
            '/' | '-' | '+' | '*' | '%' | '<' | '>' | '?' | '&' | '|' | '=' if depth == 0 => {
                if found.is_some() {
                    return None;
                }
                found = Some((at, c));
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
#[path = "quotient_tests.rs"]
mod tests;
