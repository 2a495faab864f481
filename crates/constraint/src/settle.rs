//! A plan: what is proposed for a crash, sorted and deduplicated.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::constraint::Constraint;

use crate::decides;
use crate::edits;
use crate::input::Input;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::unknown_size;

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
pub fn settle(input: &Input<'_>, mut proposals: Vec<Proposal>) -> Vec<Proposal> {
    // Before anything else: others may propose the same edit, or come within the limits then.
    proposals.retain(|proposal| !input.off.contains(&proposal.operator));
    proposals.sort_by_key(prior);
    let proposals = varied(proposals).into_iter();
    let proposals = proposals.map(|proposal| unknown_size::avoided(input.code, proposal));
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for mut proposal in proposals {
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
            let check = proposal.check.take();
            proposal.check = check.or_else(|| decides::otherwise(input.code, &proposal));
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

pub fn constraints(proposals: &[Proposal]) -> Vec<Constraint> {
    let mut found: Vec<Constraint> = Vec::new();
    for proposal in proposals {
        if !found.contains(&proposal.constraint) {
            found.push(proposal.constraint.clone());
        }
    }
    found
}
