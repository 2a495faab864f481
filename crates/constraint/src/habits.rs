//! What the project does already: other places that do the same check something first, or do something first, and one on
//! the way to the crash does not.
//!
//! Places that call the same function, or store to the same member, are compared by what stands right before them. What
//! speaks of the same things there and is missing here is said here, in the words of this place. Numbers that are kept beside
//! tables, and the ends of loops over one thing, are compared by what they are: there one is replaced, nothing is added.

mod custom;
mod deed;
mod odd_one;
mod paired;
mod place;
mod rounds;

use patchwright_analysis::tail;
use patchwright_code::term::holds;
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::report::{BugKind, StackRole};

use crate::checks::{self, about};
use crate::edits;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Inserted, Operator, PlaceKind, Proposal};
use crate::site::{self, Context, Site, StackFrame};
use custom::{Custom, Side};
use deed::Deed;
use place::Place;

/// Calls of a stack that are compared with other calls.
const FRAMES: usize = 6;
/// Innermost frames whose members are followed to where they are stored.
const READING: usize = 3;
/// Where so few do the same, one of them is an example; where many do, it is chance.
const FEW: usize = 2;
const MOST_OF_A_PLACE: usize = 2;
const MOST: usize = 12;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    if ctx.report.kind == BugKind::MemoryLeak {
        return Vec::new();
    }
    let job = Job { ctx, site };
    let mut found = paired::proposals(ctx, site);
    found.extend(rounds::proposals(ctx, site, rule(ctx.report.kind)));
    for (deed, place, doubt) in job.places() {
        for proposal in job.as_others(&deed, &place, doubt) {
            if found.iter().all(|known| known.edits != proposal.edits) {
                found.push(proposal);
            }
        }
        if found.len() >= MOST {
            break;
        }
    }
    found.truncate(MOST);
    found
}

struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
}

impl<'a> Job<'_, 'a> {
    /// What the program did on its way to the crash, and where the members that it read there are stored.
    fn places(&self) -> Vec<(Deed, Place<'a>, u32)> {
        let ctx = self.ctx;
        // What must not have been freed is no matter of values.
        if let Some(stack) = ctx.report.stack(StackRole::Free) {
            let frames = ctx.frames(&stack.frames);
            return self.calls(&tail::whole(ctx.code, &stack.frames, frames));
        }
        let mut found = self.calls(&ctx.stack);
        let mut stores: Vec<Deed> = Vec::new();
        for frame in ctx.stack.iter().take(READING) {
            for deed in Deed::stores_to_what_is_read(ctx.code, frame) {
                if !stores.contains(&deed) {
                    stores.push(deed);
                }
            }
        }
        for deed in stores {
            let places = deed.places(ctx.code).into_iter();
            found.extend(places.map(|place| (deed.clone(), place, 1)));
        }
        found
    }

    /// The calls of a stack.
    fn calls(&self, stack: &[StackFrame<'a>]) -> Vec<(Deed, Place<'a>, u32)> {
        let pairs = stack.iter().zip(stack.iter().skip(1)).take(FRAMES);
        let calls = pairs.filter_map(|(inner, outer)| {
            let deed = Deed::Call(inner.function.head.name.clone());
            let places = deed.places(self.ctx.code).into_iter();
            let around = places.filter(|place| place.is_at(outer));
            let place = around.min_by_key(|place| place.stmt.span.end - place.stmt.span.start)?;
            Some((deed, place, 0))
        });
        calls.collect()
    }

    /// What others say before they do what this place does.
    fn as_others(&self, deed: &Deed, place: &Place<'a>, doubt: u32) -> Vec<Proposal> {
        let code = self.ctx.code;
        if !self.ctx.may_edit(place.function) {
            return Vec::new();
        }
        let mut others = deed.places(code);
        others.retain(|other| !place.shares_way(other));
        // What is most alike knows best what is needed.
        others.sort_by_key(|other| std::cmp::Reverse(place.likeness(code, other)));
        let beside = others.iter().map(|other| Custom::beside(code, deed, other));
        let mut customs: Vec<Vec<Custom>> = beside.collect();
        // A null pointer is another bug.
        if rule(self.ctx.report.kind) != Rule::NotNull {
            customs
                .iter_mut()
                .for_each(|own| own.retain(|custom| !custom.is_null_check));
        }
        let made = others.iter().filter(|other| !other.is_moved()).count();
        let mut found: Vec<Proposal> = Vec::new();
        let mut said: Vec<String> = Vec::new();
        for (other, own) in others.iter().zip(&customs) {
            let alike = place.likeness(code, other);
            for custom in own.iter().filter_map(|custom| custom.renamed(other, place)) {
                let times = shared_by(&custom, place, &others, &customs);
                let usual = match custom.departure {
                    Some(_) => times * 2 >= others.len() || others.len() <= FEW || alike > 1,
                    None if custom.side == Side::Along => times == made,
                    // If one does not do it, it is done elsewhere.
                    None => times == others.len() && !deed.would_dangle(place),
                };
                if !usual || said.contains(&custom.text()) || custom.is_said(code, place) {
                    continue;
                }
                said.push(custom.text());
                let strange = u32::from(alike == 0) + u32::from(times * 2 < others.len());
                let cause = format!(
                    "Where {deed} in `{}`, `{}` is {} too; here it is not.",
                    other.function.head.name,
                    custom.question(),
                    custom.manner()
                );
                found.extend(self.said(place, other, &custom, (&cause, doubt + strange)));
            }
            if said.len() >= MOST_OF_A_PLACE {
                break;
            }
        }
        found
    }

    /// With the way out that stands there, if it can be taken here too, else with those of this function.
    fn said(
        &self,
        place: &Place<'a>,
        other: &Place<'a>,
        custom: &Custom,
        (cause, doubt): (&str, u32),
    ) -> Vec<Proposal> {
        let ctx = self.ctx;
        let question = custom.question();
        let constraint = checks::constraint(
            self.site,
            rule(ctx.report.kind),
            None,
            format!(
                "`{question}` must be {} here, as elsewhere.",
                custom.manner()
            ),
            vec![(
                question.to_owned(),
                Certainty::Inferred,
                "other places that do the same",
            )],
        );
        let bad = holds(question);
        let about = about(question);
        let guard = Guard {
            bad: &bad,
            about: &about,
            constraint: &constraint,
            place: PlaceKind::Producer,
            cause,
            doubt,
        };
        let leaves_alike = custom.departure.is_none()
            || place.function.head.returns == other.function.head.returns;
        if leaves_alike && place.may_say(ctx.code, &custom.text(), other) {
            return self
                .as_it_stands(place, custom, &guard)
                .into_iter()
                .collect();
        }
        if custom.departure.is_none() || !place.may_say(ctx.code, question, other) {
            return Vec::new();
        }
        let mut made = match custom.side {
            Side::Before => guard::guards(ctx, place.function, &place.path, &guard),
            Side::Behind | Side::Along => {
                guard::guards_after(ctx, place.function, &place.path, &guard)
            }
        };
        for proposal in &mut made {
            proposal.operator = Operator::CallSiblingCheck;
        }
        made
    }

    fn as_it_stands(
        &self,
        place: &Place<'a>,
        custom: &Custom,
        guard: &Guard<'_>,
    ) -> Option<Proposal> {
        let function = place.function;
        let file = self.ctx.file(function)?;
        let (edits, next) = match custom.side {
            Side::Before => (
                edits::insert_before(file, &place.path, &custom.text()),
                Some(place.stmt),
            ),
            Side::Behind | Side::Along => (
                edits::insert_after(file, &place.path, &custom.text()),
                place.behind.first(),
            ),
        };
        let exit = match custom.departure {
            Some(_) => Exit::ErrorExit,
            None => Exit::Corrected,
        };
        let check = custom.departure.clone().map(|departure| Inserted {
            bad: guard.bad.clone(),
            exit: Some(departure),
            before: next.and_then(|next| Inserted::line_of(function, next)),
        });
        let operator = match custom.departure {
            Some(_) => Operator::CallSiblingCheck,
            None => Operator::TakeSiblingStep,
        };
        (!edits.is_empty()).then(|| Proposal {
            operator,
            place: guard.place,
            exit,
            edits,
            constraint: guard.constraint.clone(),
            at: site::location(function, place.stmt.span.line, Some(place.stmt.span.column)),
            cause: guard.cause.to_owned(),
            doubt: guard.doubt,
            check,
        })
    }
}

/// How many of the others say the same.
fn shared_by(
    custom: &Custom,
    place: &Place<'_>,
    others: &[Place<'_>],
    customs: &[Vec<Custom>],
) -> usize {
    let says = |(other, own): &(&Place<'_>, &Vec<Custom>)| {
        let mut here = own.iter().filter_map(|one| one.renamed(other, place));
        here.any(|one| one.question() == custom.question())
    };
    others.iter().zip(customs).filter(says).count()
}

/// What must hold at the crash, by its kind.
fn rule(kind: BugKind) -> Rule {
    match kind {
        BugKind::NullDereference
        | BugKind::NullPointerUse
        | BugKind::NullArgument
        | BugKind::NullReturn => Rule::NotNull,
        BugKind::HeapUseAfterFree | BugKind::StackUseAfterScope | BugKind::StackUseAfterReturn => {
            Rule::StillOwned
        }
        BugKind::DoubleFree => Rule::FreedOnce,
        BugKind::BadFree => Rule::FreedAtItsStart,
        BugKind::DivideByZero => Rule::DivisorNotZero,
        BugKind::SignedIntegerOverflow | BugKind::UnsignedIntegerOverflow => {
            Rule::ArithmeticInRange
        }
        BugKind::ShiftOutOfBounds => Rule::ShiftInRange,
        BugKind::UseOfUninitializedValue => Rule::Initialised,
        BugKind::StackOverflow => Rule::DepthBounded,
        BugKind::AssertionFailure | BugKind::Abort => Rule::Assertion,
        BugKind::Timeout => Rule::MakesProgress,
        _ => Rule::InBounds,
    }
}
