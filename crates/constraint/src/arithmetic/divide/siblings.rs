//! A function that divides by one unchecked member of a record often divides by another on the next line. The check
//! that fixes the first is added for its siblings too, where the same function produces them all.

use patchwright_analysis::exits::Departure;
use patchwright_analysis::outlive;
use patchwright_code::spelling::squashed;
use patchwright_code::term::mentions;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::walk;

use super::{Division, factors, for_divisor, is_suspect};
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal};
use crate::site::{Context, Site};

const MOST: usize = 4;

/// Another member that the crashing function divides by, with the checks that could be added for it.
pub(super) struct Sibling {
    name: String,
    checks: Vec<Proposal>,
}

/// The other members that the crashing function divides by and that nothing checks.
pub(super) fn find<'a>(ctx: &Context<'a>, site: &Site<'a>, known: &[Proposal]) -> Vec<Sibling> {
    let asked = known.iter().filter_map(|proposal| {
        let condition = proposal.constraint.condition.as_ref()?;
        Some(condition.subject()?.text().to_owned())
    });
    let mut names: Vec<String> = asked.collect();
    let mut found = Vec::new();
    for divisor in divisors(site) {
        let name = squashed(ctx.text(site.function, divisor.span));
        let member = matches!(divisor.kind, ExprKind::Member { .. });
        let fresh = !names.iter().any(|known| mentions(known, &name));
        if !member || !fresh || outlive::asks_about(ctx.code, site.function, &name) {
            continue;
        }
        let division = Division {
            divisor,
            whole: None,
        };
        let mut checks = for_divisor(ctx, site, &division);
        checks.retain(is_check);
        checks.sort_by_key(|check| check.doubt);
        found.push(Sibling {
            name: name.clone(),
            checks,
        });
        names.push(name);
        if found.len() >= MOST {
            break;
        }
    }
    found
}

/// A proposal together with the checks of the siblings that the same function produces.
pub(super) fn joined(mut proposal: Proposal, siblings: &[Sibling]) -> Proposal {
    if !is_check(&proposal) {
        return proposal;
    }
    for sibling in siblings {
        let same_function = |check: &&Proposal| check.at.function == proposal.at.function;
        let apart = |check: &&Proposal| !edits::meet(&check.edits, &proposal.edits);
        let checks = sibling.checks.iter().filter(same_function).filter(apart);
        let exit = exit_of(&proposal).cloned();
        // A function uses one error code for one reason.
        if let Some(check) = checks.min_by_key(|check| exit_of(check) != exit.as_ref()) {
            proposal.edits.extend(check.edits.iter().cloned());
            proposal.cause = format!("{} So can `{}`.", proposal.cause, sibling.name);
        }
    }
    proposal
}

fn is_check(proposal: &Proposal) -> bool {
    proposal.place == PlaceKind::Producer && proposal.operator == Operator::GuardWithErrorExit
}

fn exit_of(proposal: &Proposal) -> Option<&Departure> {
    proposal.check.as_ref()?.exit.as_ref()
}

fn divisors<'a>(site: &Site<'a>) -> Vec<&'a Expr> {
    let mut found = Vec::new();
    walk::each_expr(site.function.body(), &mut |expr| {
        if let ExprKind::Binary { op, right, .. } = &expr.kind
            && op.is_division()
        {
            found.extend(factors(right.peel()));
        }
    });
    found.retain(|divisor| is_suspect(divisor));
    found
}
