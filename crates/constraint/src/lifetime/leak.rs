//! Blocks that nobody frees: who holds the block, and where the last one who knows of it lets go.
//!
//! A report of a leak tells only where the block was made. From there it is followed to those that hold it: a local
//! of a function on the stack, a record of such a function, a member of a record that somebody else releases.

mod members;
mod overwritten;
mod temporary;
mod unreleased;

use patchwright_analysis::lifetime::holders;
use patchwright_analysis::lifetime::holders::{Holder, Holding};
use patchwright_code::Function;
use patchwright_code::term::compare;
use patchwright_code::tree::Stmt;
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::{Leak, LeakReach};

use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, StackFrame};

/// Allocation sites that are considered; each may need an edit of its own.
const MOST_SITES: usize = 4;
/// Fixes of the first site that are combined with the best fix of the others.
const MOST_JOINED: usize = 6;

pub(super) fn propose(ctx: &Context<'_>) -> Vec<Proposal> {
    let stacks = stacks(ctx);
    let followed: Vec<Vec<Holding<'_>>> = stacks
        .iter()
        .map(|stack| holders::follow(ctx, stack))
        .collect();
    let each = stacks.iter().zip(&followed).enumerate();
    let each = each.map(|(nth, (stack, holdings))| {
        let others = followed
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != nth);
        let others: Vec<&Holding<'_>> = others.flat_map(|(_, holdings)| holdings).collect();
        for_site(ctx, stack, holdings, &others)
    });
    let each: Vec<Vec<Proposal>> = each.filter(|ways| !ways.is_empty()).collect();
    let mut found = joined(&each);
    found.extend(each.into_iter().flatten());
    found
}

/// The stacks that allocated leaked blocks, each site once.
fn stacks<'a>(ctx: &Context<'a>) -> Vec<Vec<StackFrame<'a>>> {
    let direct = |leak: &&Leak| leak.reach == LeakReach::Direct;
    let mut found: Vec<Vec<StackFrame<'a>>> = Vec::new();
    for leak in ctx.report.leaks.iter().filter(direct) {
        let stack = ctx.frames(&leak.frames);
        let place = |stack: &[StackFrame<'a>]| {
            let frame = stack.first()?;
            Some((frame.function.head.span.start, frame.line))
        };
        let known = found.iter().any(|other| place(other) == place(&stack));
        if !known && !stack.is_empty() && found.len() < MOST_SITES {
            found.push(stack);
        }
    }
    if found.is_empty() {
        found.push(ctx.stack.clone());
    }
    found
}

fn for_site<'a>(
    ctx: &Context<'a>,
    stack: &[StackFrame<'a>],
    holdings: &[Holding<'a>],
    others: &[&Holding<'a>],
) -> Vec<Proposal> {
    let mut found = Vec::new();
    for holding in holdings {
        let case = Case::new(ctx, stack, holding.clone(), others);
        found.extend(match &case.holding.holder {
            Holder::Local(_) | Holder::Record(_) => {
                let mut ways = unreleased::propose(&case);
                ways.extend(overwritten::local(&case));
                ways
            }
            Holder::Stored(place) => {
                let mut ways = members::propose(&case, place);
                ways.extend(overwritten::stored(&case, place));
                ways
            }
            Holder::Temporary => temporary::propose(&case),
        });
    }
    found
}

/// Several leaks need an edit each: the first fixes of one with the best of the others.
fn joined(each: &[Vec<Proposal>]) -> Vec<Proposal> {
    let Some((first, others)) = each.split_first() else {
        return Vec::new();
    };
    let bests: Vec<&Proposal> = others
        .iter()
        .filter_map(|ways| ways.iter().min_by_key(|way| way.doubt))
        .collect();
    if bests.is_empty() {
        return Vec::new();
    }
    let mut ways: Vec<&Proposal> = first.iter().collect();
    ways.sort_by_key(|way| way.doubt);
    let with_others = |way: &Proposal| {
        let mut all = way.clone();
        for other in &bests {
            let new = other.edits.iter().filter(|edit| !all.edits.contains(edit));
            let new: Vec<TextEdit> = new.cloned().collect();
            // Whatever is held at the same exit is already released there.
            let way_out = |one: &Proposal| one.operator == Operator::ReleaseOnExit;
            let same = |edit: &TextEdit| all.edits.iter().any(|own| own.start == edit.start);
            let twice = way_out(other) && way_out(way) && new.iter().any(same);
            if twice || new.iter().any(|edit| overlaps(edit, &all.edits)) {
                return None;
            }
            all.edits.extend(new);
        }
        all.doubt += 1;
        Some(all)
    };
    ways.into_iter()
        .take(MOST_JOINED)
        .filter_map(with_others)
        .collect()
}

/// Two insertions at one place go one after the other.
fn overlaps(edit: &TextEdit, others: &[TextEdit]) -> bool {
    others.iter().any(|other| {
        let inserted = edit.start == edit.end && other.start == other.end;
        let touches = edit.start < other.end.max(other.start + 1)
            && other.start < edit.end.max(edit.start + 1);
        other.file == edit.file && touches && !inserted
    })
}

/// One holder of the block, and everything a proposal about it needs.
struct Case<'j, 'a> {
    ctx: &'j Context<'a>,
    holding: Holding<'a>,
    /// The holders of the other leaked blocks.
    others: Vec<Holding<'a>>,
    /// Where the block was made: `load.c:12`.
    made_at: String,
}

/// What a proposal of this family consists of.
struct Mend<'m> {
    operator: Operator,
    place: PlaceKind,
    at: (&'m Function, &'m Stmt),
    edits: Vec<TextEdit>,
    /// What must be empty at that place.
    holder: Held<'m>,
    cause: String,
    doubt: u32,
}

/// The holder, as it is written.
#[derive(Debug, Clone, Copy)]
enum Held<'m> {
    Pointer(&'m str),
    /// In one of its members.
    Record(&'m str),
}

impl<'j, 'a> Case<'j, 'a> {
    fn new(
        ctx: &'j Context<'a>,
        stack: &[StackFrame<'a>],
        holding: Holding<'a>,
        others: &[&Holding<'a>],
    ) -> Self {
        let made_at = stack.first().map(|frame| {
            let file = &frame.function.head.file;
            format!("{file}:{}", frame.line)
        });
        Self {
            ctx,
            holding,
            others: others.iter().map(|other| (*other).clone()).collect(),
            made_at: made_at.unwrap_or_default(),
        }
    }

    fn proposal(&self, mend: Mend<'_>) -> Option<Proposal> {
        let (function, stmt) = mend.at;
        let allowed = mend
            .edits
            .iter()
            .all(|edit| (self.ctx.editable)(&edit.file));
        (allowed && !mend.edits.is_empty()).then(|| Proposal {
            operator: mend.operator,
            place: mend.place,
            exit: Exit::Corrected,
            edits: mend.edits,
            constraint: self.constraint(function, stmt, mend.holder),
            at: site::location(function, stmt.span.line, None),
            cause: mend.cause,
            doubt: mend.doubt + self.holding.far,
            check: None,
        })
    }

    fn constraint(&self, function: &Function, stmt: &Stmt, held: Held<'_>) -> Constraint {
        let line = stmt.span.line;
        let made_at = &self.made_at;
        let null = crate::null::null_word(function);
        let (holder, condition) = match held {
            Held::Pointer(holder) => (holder, Some(compare(holder, Comparison::Eq, null))),
            Held::Record(holder) => (holder, None),
        };
        Constraint {
            rule: Rule::Released,
            site: site::location(function, line, None),
            condition,
            english: format!(
                "What {made_at} allocates must have been released where `{}` lets go of `{holder}`, at line {line}.",
                function.head.name
            ),
            grounds: vec![
                Ground {
                    part: made_at.clone(),
                    certainty: Certainty::Seen,
                    why: "the report's stack of the allocation".to_owned(),
                },
                Ground {
                    part: holder.to_owned(),
                    certainty: Certainty::Inferred,
                    why: "the name that holds the block".to_owned(),
                },
            ],
        }
    }
}
