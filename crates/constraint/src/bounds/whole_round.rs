//! Several appends to one buffer in one iteration, or in a row: a check of the append that crashed leaves the next one
//! unchecked, so the check comes before the first of them and asks whether all of them fit.

mod condition;

use patchwright_analysis::appends::cursor::Cursor;
pub(super) use patchwright_analysis::appends::segment::Alone;
use patchwright_analysis::appends::{cursor, segment};
use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::room::Room;
use patchwright_analysis::memory::{access, room};
use patchwright_code::tree::ExprKind;
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};

use super::places::identifiers;
use crate::guard::{self, Guard};
use crate::proposal::{PlaceKind, Proposal};
use crate::site::{Context, Site};
use condition::Question;

/// The proposals for a whole iteration, and whether a check of the single access is still worth trying.
pub(super) struct Whole {
    pub proposals: Vec<Proposal>,
    pub alone: Alone,
}

/// Guards before the iteration that an access belongs to.
pub(super) fn guarded<'a>(ctx: &Context<'a>, site: &Site<'a>, access: &Access<'a>) -> Whole {
    let made = made(ctx, site, access);
    let made = made.filter(|whole| !whole.proposals.is_empty());
    made.unwrap_or(Whole {
        proposals: Vec::new(),
        alone: Alone::Enough,
    })
}

/// The same in the caller, where the access goes through a pointer that it passed: `put(out + n, text, len);`
pub(super) fn guarded_in_caller<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    access: &Access<'a>,
) -> Vec<Proposal> {
    let Some(passed) = passed(ctx, access) else {
        return Vec::new();
    };
    guarded(ctx, site, &passed).proposals
}

fn passed<'a>(ctx: &Context<'a>, access: &Access<'a>) -> Option<Access<'a>> {
    let ExprKind::Name(name) = &access.base.peel().kind else {
        return None;
    };
    let params = &access.function.head.params;
    let place = params.iter().position(|param| &param.name == name)?;
    let caller = ctx.stack.get(access.frame + 1)?;
    let call = access::call_of(access.function, caller)?;
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let pointer = args.get(place)?;
    let mut passed = access::split(caller.function, &caller.path, pointer, Length::Open);
    passed.frame = access.frame + 1;
    Some(passed)
}

fn made<'a>(ctx: &Context<'a>, site: &Site<'a>, access: &Access<'a>) -> Option<Whole> {
    if !segment::writes(ctx) || !ctx.may_edit(access.function) {
        return None;
    }
    let cursor = cursor::cursor(ctx, access)?;
    // Writing the terminator is an append too, and the iteration before it may have been the one too many.
    let looped = segment::looped_before(ctx, access, &cursor);
    let others = usize::from(looped.is_none());
    let access = looped.as_ref().unwrap_or(access);
    let segment = segment::segment(ctx, access, &cursor, others)?;
    let mut proposals = Vec::new();
    for room in room::rooms(ctx, access) {
        for question in condition::questions(ctx, access, &cursor, &segment, &room) {
            let constraint = constraint(ctx, site, access, &cursor, &room, &question);
            let text = question.bad.to_string();
            let about = identifiers(&text);
            let guard = Guard {
                bad: &question.bad,
                about: &about,
                constraint: &constraint,
                place: PlaceKind::Stopper,
                cause: &format!(
                    "{} Until now nothing checked that before the first of them.",
                    constraint.english
                ),
                doubt: room.doubt + question.doubt,
            };
            let path = &segment.start;
            proposals.extend(guard::guards(ctx, access.function, path, &guard));
        }
    }
    Some(Whole {
        proposals,
        alone: segment.alone,
    })
}

fn constraint<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    access: &Access<'a>,
    cursor: &Cursor<'a>,
    room: &Room,
    question: &Question,
) -> Constraint {
    let base = ctx.text(access.function, access.base.span);
    let good = question.bad.negated();
    let moved = ctx.text(access.function, cursor.expr.span);
    Constraint {
        rule: Rule::CopyFits,
        site: site.location(),
        english: format!(
            "`{good}` must hold before a round, so that all it appends through `{base}` stays inside its memory."
        ),
        condition: Some(good),
        grounds: vec![
            Ground {
                part: moved.to_owned(),
                certainty: Certainty::Inferred,
                why: "the accesses of the round go by it".to_owned(),
            },
            room.ground.clone(),
        ],
    }
}
