//! Which kinds of bug concern values, lifetimes and recursion, and which rules handle each.

use patchwright_domain::report::BugKind;

use crate::proposal::Proposal;
use crate::site::{Context, Site};
use crate::{arithmetic, assertion, cpp, initialise, lifetime, null, recursion};

pub(crate) type Family = for<'a> fn(&Context<'a>, &Site<'a>) -> Vec<Proposal>;

/// The families for a kind, likeliest first; memory bounds are handled separately.
pub(crate) fn of_values(kind: BugKind) -> Vec<Family> {
    match kind {
        BugKind::NullDereference
        | BugKind::NullPointerUse
        | BugKind::NullArgument
        | BugKind::NullReturn => {
            vec![null::propose, cpp::propose]
        }
        BugKind::PointerOverflow => vec![null::propose],
        BugKind::Segv | BugKind::BusError => vec![cpp::propose, missing],
        BugKind::ContainerOverflow | BugKind::HeapBufferOverflow | BugKind::UncaughtException => {
            vec![cpp::propose]
        }
        BugKind::DivideByZero
        | BugKind::FloatDivideByZero
        | BugKind::ShiftOutOfBounds
        | BugKind::SignedIntegerOverflow
        | BugKind::UnsignedIntegerOverflow
        | BugKind::Signal => vec![arithmetic::propose],
        BugKind::HeapUseAfterFree | BugKind::StackUseAfterScope | BugKind::StackUseAfterReturn => {
            vec![cpp::propose, lifetime::propose]
        }
        BugKind::DoubleFree
        | BugKind::BadFree
        | BugKind::AllocDeallocMismatch
        | BugKind::NewDeleteTypeMismatch
        | BugKind::HeapCorruption
        | BugKind::MemoryLeak => vec![lifetime::propose],
        BugKind::UseOfUninitializedValue | BugKind::InvalidBool | BugKind::InvalidEnum => {
            vec![initialise::propose]
        }
        BugKind::StackOverflow => vec![recursion::propose],
        BugKind::AssertionFailure | BugKind::Abort => vec![assertion::propose],
        _ => Vec::new(),
    }
}

/// A pointer that is null or was never set.
fn missing<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    match initialise::is_garbage(ctx.report) {
        true => initialise::propose(ctx, site),
        false => null::propose(ctx, site),
    }
}
