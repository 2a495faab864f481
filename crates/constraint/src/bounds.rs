//! Accesses outside their memory: what is touched, how much room there is, what must hold, and where that can be
//! enforced.

mod allocation;
mod beside;
mod clamps;
mod copies;
mod difference;
mod from_start;
mod growth;
mod limit;
mod literal;
mod parts;
mod places;
mod remainder;
mod rounds;
mod second_step;
mod siblings;
mod tighten;
mod trusted;
mod unended;
mod whole_round;
mod widen;

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::{accesses, room};
use patchwright_code::tree::ExprKind;
use patchwright_domain::report::BugKind;

use crate::initialise;
use crate::null;
use crate::proposal::Proposal;
use crate::site::{Context, Site};
use limit::{Asks, Limit};
use whole_round::Alone;

/// Limits that are enforced everywhere they can be; the others only guard the access.
const MOST_LIMITS: usize = 8;
/// How far a value is followed back to a field.
const MOST_STEPS: u32 = 4;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    // A pointer to nothing has no bounds.
    if null::moves_a_null(ctx.report) {
        return Vec::new();
    }
    let accesses = accesses::accesses(ctx, site);
    if is_overlap(ctx.report.kind) {
        let moves = accesses
            .iter()
            .filter_map(|access| copies::overlapping(ctx, site, access));
        return moves.collect();
    }
    let mut found = Vec::new();
    let views: Vec<(Access<'a>, Vec<Limit<'a>>)> = accesses
        .into_iter()
        .map(|access| {
            let rooms = room::rooms(ctx, &access);
            let mut limits = limit::limits(ctx, site, &access, &rooms);
            found.extend(parts::each_side(ctx, &access, &mut limits));
            limits.truncate(MOST_LIMITS);
            (access, limits)
        })
        .collect();
    let checks = tighten::checks(ctx, &views);
    for (nth, (access, limits)) in views.iter().enumerate() {
        let later = u32::try_from(nth).unwrap_or(u32::MAX).min(4);
        let whole = whole_round::guarded(ctx, site, access);
        if let Some(limit) = limits.first() {
            let trusted = trusted::mended(ctx, access, limit);
            found.extend(trusted.proposals);
            if trusted.shared {
                continue;
            }
        }
        let mut made = whole.proposals;
        made.extend(literal::moved(ctx, site, access, limits.first()));
        made.extend(whole_round::guarded_in_caller(ctx, site, access));
        for limit in limits {
            let enforced = enforced(ctx, access, limit, whole.alone);
            made.extend(beside::checked_too(ctx, site, access, enforced));
            made.extend(tighten::comparisons(ctx, &checks, access, limit));
        }
        if let Some(limit) = limits.first() {
            made.extend(beyond(ctx, access, limit, whole.alone));
        }
        unended::drop_silencers(ctx, access, &mut made);
        growth::at_the_maker(ctx, access, limits, &mut made);
        for proposal in &mut made {
            proposal.doubt += later;
        }
        found.extend(made);
    }
    found.extend(second_step::proposals(ctx, site));
    let all: Vec<&Access<'a>> = views.iter().map(|(access, _)| access).collect();
    found.extend(remainder::proposals(ctx, site, &all));
    found.extend(from_start::proposals(ctx, site, &all));
    found.extend(difference::proposals(ctx, site));
    found
}

/// The limit itself, enforced in the program.
fn enforced<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
    alone: Alone,
) -> Vec<Proposal> {
    let mut made = Vec::new();
    // Where the access is one of several, its own limit does not protect the others.
    if alone == Alone::Enough || !limit.is_upper() {
        if limit.asks == Asks::Anywhere {
            made.extend(places::at_access(ctx, access, limit));
            made.extend(places::in_loops(ctx, access, limit));
            made.extend(places::at_producers(ctx, access, limit));
            made.extend(places::clamped(ctx, access, limit));
            made.extend(rounds::before_loop(ctx, access, limit));
        }
        made.extend(copies::sized(ctx, access, limit));
        made.extend(copies::shorter_read(ctx, access, limit));
        made.extend(copies::last_index(ctx, access, limit));
    }
    made.extend(tighten::steps(ctx, access, limit));
    made
}

/// Other mistakes than the missing limit, whatever the limit is.
fn beyond<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
    alone: Alone,
) -> Vec<Proposal> {
    let mut made = Vec::new();
    if alone == Alone::Enough {
        made.extend(clamps::proposals(ctx, access, limit));
    }
    made.extend(unset(ctx, access, limit));
    made.extend(siblings::validators(ctx, limit));
    made.extend(allocation::proposals(ctx, access, limit));
    made.extend(widen::proposals(ctx, limit));
    made
}

/// A field that the value comes from, and that a constructor of such records does not set.
fn unset<'a>(ctx: &Context<'a>, access: &Access<'a>, limit: &Limit<'a>) -> Vec<Proposal> {
    let Some(value) = limit.value else {
        return Vec::new();
    };
    let sources = flow_of(ctx).producers(access.function, access.at(), value, MOST_STEPS);
    let passed = sources
        .iter()
        .filter_map(|source| Some((source.function, source.value?)));
    let mut made = Vec::new();
    for (function, value) in passed.chain([(access.function, value)]) {
        if matches!(value.peel().kind, ExprKind::Member { .. }) {
            made.extend(initialise::field_left_out(
                ctx,
                function,
                value.peel(),
                &limit.constraint,
            ));
        }
    }
    made
}

/// Whether two regions that a routine was given overlap.
pub(crate) fn is_overlap(kind: BugKind) -> bool {
    matches!(
        kind,
        BugKind::MemcpyParamOverlap
            | BugKind::MempcpyParamOverlap
            | BugKind::StrcpyParamOverlap
            | BugKind::StpcpyParamOverlap
            | BugKind::StrncpyParamOverlap
            | BugKind::StrcatParamOverlap
            | BugKind::StrncatParamOverlap
            | BugKind::WcscpyParamOverlap
            | BugKind::ParamOverlap
    )
}
