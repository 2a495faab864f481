//! Arithmetic that has no result: a divisor of zero, a shift by too much, a sum or product that does not fit.

mod divide;
mod overflow;
mod positions;
mod quotient;
mod range;
mod shift;
mod solve;
mod widen;

use patchwright_domain::report::BugKind;

use crate::proposal::Proposal;
use crate::site::{Context, Site};

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let message = ctx.report.message.as_deref().unwrap_or_default();
    match ctx.report.kind {
        BugKind::ShiftOutOfBounds => shift::propose(ctx, site, message),
        BugKind::SignedIntegerOverflow | BugKind::UnsignedIntegerOverflow => {
            overflow::propose(ctx, site, message)
        }
        // A signal says no more than that arithmetic failed.
        _ => {
            let mut found = divide::propose(ctx, site);
            if message.starts_with("division of ") {
                found.extend(overflow::propose(ctx, site, message));
            }
            found
        }
    }
}
