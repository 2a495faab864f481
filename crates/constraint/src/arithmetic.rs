//! Arithmetic without a defined result: division by zero, a shift out of range, a sum or product that overflows.

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
        // A signal says only that arithmetic failed.
        _ => {
            let mut found = divide::propose(ctx, site);
            if message.starts_with("division of ") {
                found.extend(overflow::propose(ctx, site, message));
            }
            found
        }
    }
}
