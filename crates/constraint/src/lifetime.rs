//! Memory that is used or freed without being owned, or no longer.

mod alias;
mod forget;
mod handover;
mod leak;
mod loops;
mod mismatch;
mod order;
mod refetch;
mod scope_end;
mod second;
mod sooner;
mod start;
mod teardown;

use patchwright_analysis::tail;
use patchwright_code::Function;
use patchwright_code::tree::Stmt;
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::report::{BugKind, StackRole};

use crate::checks;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site, StackFrame};

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    if ctx.report.kind == BugKind::MemoryLeak {
        return leak::propose(ctx);
    }
    let job = Job::new(ctx, site);
    match ctx.report.kind {
        BugKind::DoubleFree => [
            second::propose(&job),
            forget::propose(&job),
            handover::propose(&job),
        ]
        .concat(),
        BugKind::BadFree => [start::propose(&job), mismatch::not_heap(&job)].concat(),
        BugKind::AllocDeallocMismatch | BugKind::NewDeleteTypeMismatch => mismatch::propose(&job),
        BugKind::StackUseAfterScope | BugKind::StackUseAfterReturn => scope_end::propose(&job),
        // A corrupted heap and a wild pointer can be either.
        _ => [
            refetch::propose(&job),
            loops::propose(&job),
            order::propose(&job),
            sooner::propose(&job),
            teardown::propose(&job),
            handover::propose(&job),
            alias::propose(&job),
            forget::propose(&job),
        ]
        .concat(),
    }
}

/// The stacks of a report about a block's lifetime, located in the source.
struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    /// Where it was freed, innermost first.
    freed: Vec<StackFrame<'a>>,
    constraint: Constraint,
}

impl<'j, 'a> Job<'j, 'a> {
    fn new(ctx: &'j Context<'a>, site: &Site<'a>) -> Self {
        let freed = match ctx.report.stack(StackRole::Free) {
            Some(stack) => tail::whole(ctx.code, &stack.frames, ctx.frames(&stack.frames)),
            None => Vec::new(),
        };
        let constraint = constraint(ctx, site, freed.first());
        Job {
            ctx,
            freed,
            constraint,
        }
    }

    fn text(&self, function: &Function, span: patchwright_code::tree::Span) -> &'a str {
        self.ctx.text(function, span)
    }

    fn proposal(
        &self,
        operator: Operator,
        place: PlaceKind,
        at: (&Function, &Stmt),
        edits: Vec<TextEdit>,
        cause: String,
        doubt: u32,
    ) -> Option<Proposal> {
        let (function, stmt) = at;
        let allowed = edits.iter().all(|edit| (self.ctx.editable)(&edit.file));
        (allowed && !edits.is_empty()).then(|| Proposal {
            operator,
            place,
            exit: Exit::Corrected,
            edits,
            constraint: self.constraint.clone(),
            at: site::location(function, stmt.span.line, None),
            cause,
            doubt,
            check: None,
        })
    }
}

fn constraint(ctx: &Context<'_>, site: &Site<'_>, freed: Option<&StackFrame<'_>>) -> Constraint {
    let line = site.line;
    let place = freed.map(|frame| format!("{}:{}", frame.function.head.file, frame.line));
    let (rule, english) = match ctx.report.kind {
        BugKind::DoubleFree => (
            Rule::FreedOnce,
            match &place {
                Some(place) => format!(
                    "The block that line {line} frees must not have been freed before, at {place}."
                ),
                None => {
                    format!("The block that line {line} frees must not have been freed before.")
                }
            },
        ),
        BugKind::BadFree => (
            Rule::FreedAtItsStart,
            format!("Line {line} must free the pointer that the allocation gave."),
        ),
        BugKind::AllocDeallocMismatch | BugKind::NewDeleteTypeMismatch => (
            Rule::FreedAtItsStart,
            format!("Line {line} must free the block by the counterpart of what allocated it."),
        ),
        _ => (
            Rule::StillOwned,
            match &place {
                Some(place) => {
                    format!("What line {line} uses must not have been freed, as {place} did.")
                }
                None => format!("What line {line} uses must still be there."),
            },
        ),
    };
    let mut grounds = vec![(
        format!("line {line}"),
        Certainty::Seen,
        "the report's stack of the access",
    )];
    grounds.extend(place.map(|place| (place, Certainty::Seen, "the report's stack of the free")));
    checks::constraint(site, rule, None, english, grounds)
}
