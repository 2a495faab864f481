//! From a crash to a ranked list of proposals: the families for its kind propose, and the results are sorted and
//! deduplicated.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_analysis::outlive;
use patchwright_code::Function;
use patchwright_code::unfold::Unfolded;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::report::BugKind;

use crate::behind_macros;
use crate::bounds;
use crate::edits;
use crate::families::{self, Family};
use crate::input::{Input, NoConstraint};
use crate::java;
use crate::progress;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::site::{self, Context, Site};
use crate::told;
use crate::twins;

/// A plan holds no more than this: each proposal costs a build to judge.
const MOST_PROPOSALS: usize = 60;

/// Changes of one sort to existing conditions that are tried before everything else.
const SHARE_OF_AN_OPERATOR: usize = 8;

#[derive(Debug)]
pub struct Plan {
    /// What should have held; the first is the one the first proposals enforce.
    pub constraints: Vec<Constraint>,
    /// In the order in which they should be tried, no two with the same result.
    pub proposals: Vec<Proposal>,
}

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
    let proposals = settle(input, proposals.collect());
    if proposals.is_empty() {
        return Err(NoConstraint::NothingFits {
            kind,
            file: site.function.head.file.to_string(),
            line: site.line,
        });
    }
    Ok(Plan {
        constraints: constraints(&proposals),
        proposals,
    })
}

fn asked<'a>(families: &[Family], ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let made = families.iter().flat_map(|propose| propose(ctx, site));
    made.filter(|proposal| {
        proposal.place != PlaceKind::CrashSite
            || !outlive::strikes_elsewhere(ctx.code, site.function, &proposal.constraint)
    })
    .collect()
}

/// What the families find after expanding the macros in the crashing stack's functions.
fn behind_macros(input: &Input<'_>, ctx: &Context<'_>, families: &[Family]) -> Vec<Proposal> {
    let functions: Vec<&Function> = ctx.stack.iter().map(|frame| frame.function).collect();
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

/// What to try first, before anything is built: proposals near the producer of the bad value, after which the program
/// still does its work, and with few guesses; much doubt outweighs one step of the others. Which of the passing patches
/// is best is decided by `repair`'s ranking.
fn prior(proposal: &Proposal) -> u32 {
    let place = match proposal.place {
        PlaceKind::Producer => 0,
        PlaceKind::Stopper => 5,
        PlaceKind::CrashSite => 10,
        PlaceKind::Allocation | PlaceKind::Free => 15,
        PlaceKind::Alias => 20,
    };
    let exit = match proposal.exit {
        Exit::Corrected => 0,
        Exit::ErrorExit => 0,
        Exit::Substitute => 10,
        Exit::SilentSkip => 20,
    };
    place + exit + proposal.doubt
}

/// Drops what is forbidden, impossible or already there, and sorts the rest.
pub(crate) fn settle(input: &Input<'_>, mut proposals: Vec<Proposal>) -> Vec<Proposal> {
    proposals.sort_by_key(prior);
    let proposals = varied(proposals);
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for proposal in proposals {
        let allowed = proposal
            .edits
            .iter()
            .all(|edit| (input.editable)(&edit.file));
        if !allowed || proposal.edits.is_empty() {
            continue;
        }
        if let Some(result) = edits::fingerprint(input.code, &proposal.edits)
            && seen.insert(result)
        {
            kept.push(proposal);
        }
        if kept.len() >= MOST_PROPOSALS {
            break;
        }
    }
    kept
}

/// In a large program dozens of conditions look wrong: those beyond their share come last.
fn varied(proposals: Vec<Proposal>) -> Vec<Proposal> {
    let mut counts: BTreeMap<Operator, usize> = BTreeMap::new();
    let (mut early, late): (Vec<Proposal>, Vec<Proposal>) =
        proposals.into_iter().partition(|proposal| {
            let count = counts.entry(proposal.operator).or_default();
            *count += 1;
            *count <= SHARE_OF_AN_OPERATOR || !changes_a_condition(proposal.operator)
        });
    early.extend(late);
    early
}

fn changes_a_condition(operator: Operator) -> bool {
    matches!(
        operator,
        Operator::TightenComparison
            | Operator::StrengthenCondition
            | Operator::OrToAnd
            | Operator::DropDisjunct
            | Operator::AddLowerBound
    )
}

pub(crate) fn constraints(proposals: &[Proposal]) -> Vec<Constraint> {
    let mut found: Vec<Constraint> = Vec::new();
    for proposal in proposals {
        if !found.contains(&proposal.constraint) {
            found.push(proposal.constraint.clone());
        }
    }
    found
}
