//! What the function writes to the same place as the write that had no room, and checks as little: each gets its check. These
//! are texts that are copied, and elements that are appended.

use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::{accesses, room};

use super::{limit, places};
use crate::edits;
use crate::proposal::Proposal;
use crate::site::{Context, Site};

/// More copies are no accident: the function relies on something else.
const MOST: usize = 6;

pub(super) fn checked_too<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    access: &Access<'a>,
    made: Vec<Proposal>,
) -> Vec<Proposal> {
    if access.frame > 0 || !matches!(access.length, Length::Text(_) | Length::One) {
        return made;
    }
    let others = accesses::writes_beside(ctx, access);
    if others.len() > MOST {
        return made;
    }
    let checks = |other: &Access<'a>| {
        let rooms = room::rooms(ctx, other);
        let limits = limit::limits(ctx, site, other, &rooms);
        let first = limits.first();
        first.map_or_else(Vec::new, |limit| places::at_access(ctx, other, limit))
    };
    let checks: Vec<Vec<Proposal>> = others.iter().map(checks).collect();
    let with_them = |proposal| {
        checks
            .iter()
            .fold(proposal, |made, of_one| joined(made, of_one))
    };
    made.into_iter().map(with_them).collect()
}

/// With the check of another copy that leaves in the same way.
fn joined(mut proposal: Proposal, checks: &[Proposal]) -> Proposal {
    let Some(own) = &proposal.check else {
        return proposal;
    };
    let alike = checks.iter().find(|other| {
        let exit = other.check.as_ref().map(|check| &check.exit);
        exit == Some(&own.exit)
            && other.operator == proposal.operator
            && !edits::meet(&other.edits, &proposal.edits)
    });
    if let Some(other) = alike {
        proposal.edits.extend(other.edits.iter().cloned());
    }
    proposal
}
