//! What C++ containers and owners require of their users: an index below the size, a check of `find`, iterators fetched
//! again after a modification, no use of what was moved from or of a temporary that has ended.

mod container;
mod dangling;
mod element;
mod erase;
mod find;
mod loop_body;
mod nodes;
mod reference;
pub(crate) mod walked;

use patchwright_code::Function;
use patchwright_domain::report::BugKind;

use crate::proposal::Proposal;
use crate::site::{Context, Site};

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    if !is_cpp(site.function) {
        return Vec::new();
    }
    let mut found = Vec::new();
    found.extend(find::propose(ctx, site));
    match ctx.report.kind {
        BugKind::HeapUseAfterFree | BugKind::StackUseAfterScope | BugKind::StackUseAfterReturn => {
            found.extend(element::propose(ctx, site));
            found.extend(nodes::propose(ctx, site));
            found.extend(walked::propose(ctx, site));
            found.extend(erase::propose(ctx, site));
            found.extend(dangling::propose(ctx, site));
        }
        _ => {
            found.extend(container::propose(ctx, site));
            found.extend(reference::propose(ctx, site));
            found.extend(erase::propose(ctx, site));
        }
    }
    found
}

/// Whether a function is C++, by its file or, in a header that might be either, by its name.
pub(crate) fn is_cpp(function: &Function) -> bool {
    function.is_cpp() || function.head.qualified.contains("::")
}
