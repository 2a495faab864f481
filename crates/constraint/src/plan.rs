//! From a crash to a ranked list of proposals: the families for its kind propose.

use patchwright_analysis::outlive;
use patchwright_code::Function;
use patchwright_code::unfold::Unfolded;
use patchwright_domain::report::BugKind;

use crate::behind_macros;
use crate::bounds;
use crate::families::{self, Family};
use crate::habits;
use crate::input::{Input, NoConstraint};
use crate::java;
use crate::progress;
use crate::proposal::{PlaceKind, Proposal};
use crate::settle::{self, Plan};
use crate::site::{self, Context, Site};
use crate::told;
use crate::twins;

/// Derives what must hold where the program crashed, and edits that make it hold.
pub fn analyse(input: &Input<'_>) -> Result<Plan, NoConstraint> {
    if let Some(plan) = java::analyse(input) {
        return plan;
    }
    let kind = input.report.kind;
    let families = families(kind);
    if families.is_empty() {
        return Err(NoConstraint::NoOperator { kind });
    }
    let ctx = Context::new(input);
    let site = site::locate(&ctx)?;
    let mut proposals = asked(&families, &ctx, &site);
    proposals.extend(behind_macros(input, &ctx, &families));
    let proposals = told::to_callers(&ctx, proposals).into_iter();
    let proposals = proposals.map(|proposal| twins::joined(&ctx, proposal));
    let proposals = settle::settle(input, proposals.collect());
    if proposals.is_empty() {
        return Err(NoConstraint::NothingFits {
            kind,
            file: site.function.head.file.to_string(),
            line: site.line,
        });
    }
    Ok(Plan {
        constraints: settle::constraints(&proposals),
        proposals,
    })
}

fn asked<'a>(families: &[Family], ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let made = families.iter().flat_map(|propose| propose(ctx, site));
    let made = made.chain(habits::propose(ctx, site));
    made.filter(|proposal| {
        proposal.place != PlaceKind::CrashSite
            || !outlive::strikes_elsewhere(ctx.code, site.function, &proposal.constraint)
    })
    .collect()
}

/// What the families find after expanding the macros in the functions on the report's stacks.
fn behind_macros(input: &Input<'_>, ctx: &Context<'_>, families: &[Family]) -> Vec<Proposal> {
    let mut functions: Vec<&Function> = ctx.stack.iter().map(|frame| frame.function).collect();
    for stack in &ctx.report.stacks {
        let frames = ctx.frames(&stack.frames).into_iter();
        functions.extend(frames.map(|frame| frame.function));
    }
    let Some(unfolded) = Unfolded::write_out(input.code, &functions) else {
        return Vec::new();
    };
    let (report, purified) = (
        behind_macros::report_in(&unfolded, input.report),
        behind_macros::purified_in(&unfolded, input.purified),
    );
    let inside = Input {
        code: &unfolded.code,
        report: &report,
        purified: &purified,
        editable: input.editable,
        off: input.off,
    };
    let ctx = Context::new(&inside);
    let Ok(site) = site::locate(&ctx) else {
        return Vec::new();
    };
    let made = asked(families, &ctx, &site).into_iter();
    made.filter_map(|proposal| behind_macros::folded(&unfolded, proposal))
        .collect()
}

/// The families for a kind, likeliest first.
fn families(kind: BugKind) -> Vec<Family> {
    let mut found = match kind {
        BugKind::HeapBufferOverflow
        | BugKind::StackBufferOverflow
        | BugKind::StackBufferUnderflow
        | BugKind::GlobalBufferOverflow
        | BugKind::DynamicStackBufferOverflow
        | BugKind::ContainerOverflow
        | BugKind::IntraObjectOverflow
        | BugKind::NegativeSizeParam
        | BugKind::AllocationSizeTooBig
        | BugKind::CallocOverflow
        | BugKind::ReallocarrayOverflow
        | BugKind::IndexOutOfBounds
        | BugKind::ObjectSize
        | BugKind::PointerOverflow
        | BugKind::VlaBound
        | BugKind::BufferOverflow
        | BugKind::FortifyFailure
        | BugKind::UnknownCrash
        | BugKind::UseAfterPoison
        | BugKind::Segv
        | BugKind::BusError => vec![bounds::propose as Family],
        kind if bounds::is_overlap(kind) => vec![bounds::propose as Family],
        BugKind::Timeout => vec![progress::propose as Family],
        _ => Vec::new(),
    };
    found.extend(families::of_values(kind));
    found
}
