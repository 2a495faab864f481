//! Java: from an exception nobody caught to edits in the style of the method it left.
//!
//! The virtual machine says what was wrong (an index and a length, the name of what is null), so the families start
//! from its message. Checks that exist are corrected first; a new one leaves the way the method or its class does.

mod allocation;
mod bounds;
mod cast;
mod check;
mod depth;
mod divide;
mod exits;
mod message;
mod null;
mod number;
mod progress;
mod ranges;
mod scope;
mod site;
mod text;

use patchwright_domain::report::BugKind;

use crate::input::{Input, NoConstraint};
use crate::proposal::Proposal;
use crate::settle::{self, Plan};
use site::Site;

type Family = for<'a> fn(&Site<'a>) -> Vec<Proposal>;

/// None where the crash is not one of Java.
pub(crate) fn analyse(input: &Input<'_>) -> Option<Result<Plan, NoConstraint>> {
    let located = site::locate(input)?;
    Some(located.and_then(|site| planned(input, &site)))
}

fn planned(input: &Input<'_>, site: &Site<'_>) -> Result<Plan, NoConstraint> {
    let kind = input.report.kind;
    let family = family(kind).ok_or(NoConstraint::NoOperator { kind })?;
    let proposals = settle::settle(input, family(site));
    if proposals.is_empty() {
        return Err(NoConstraint::NothingFits {
            kind,
            file: site.file.path.to_string(),
            line: site.line,
        });
    }
    Ok(Plan {
        constraints: settle::constraints(&proposals),
        proposals,
    })
}

fn family(kind: BugKind) -> Option<Family> {
    Some(match kind {
        BugKind::IndexOutOfBounds => bounds::propose,
        BugKind::NullDereference => null::propose,
        BugKind::BadCast => cast::propose,
        BugKind::DivideByZero => divide::propose,
        BugKind::NegativeSizeParam | BugKind::OutOfMemory => allocation::propose,
        BugKind::NumberFormat => number::propose,
        BugKind::StackOverflow => depth::propose,
        BugKind::Timeout => progress::propose,
        _ => return None,
    })
}
