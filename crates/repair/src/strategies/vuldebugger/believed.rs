//! Derived constraints are tried at the crash before an agent is told of them: one that holds there explains nothing.

use patchwright_domain::constraint::{Certainty, Constraint, Ground};
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Event;
use patchwright_domain::observation::Agreement;

use crate::error::RepairError;
use crate::kit::{Optimisation, RepairContext, Switches, debugger_look};
use crate::tools::code::Switch;
use crate::tools::debug::{AtCrash, at_crash};

/// Those that may explain the crash, the ones seen not to hold there first. All of them if no debugger works.
pub(super) fn believed(
    ctx: &RepairContext<'_>,
    without: &Switches,
    constraints: &[Constraint],
) -> Result<Vec<Constraint>, RepairError> {
    let needed = [Optimisation::Constraint, Optimisation::Debugger];
    let is_off = |one: &Optimisation| without.switch(*one) == Switch::Off;
    if constraints.is_empty() || needed.iter().any(is_off) {
        return Ok(constraints.to_vec());
    }
    let untried = "no constraint was tried at the crash";
    let sight = ctx.sight();
    let seen = debugger_look(ctx, untried, |most| at_crash(&sight, constraints, most))?;
    let Some(seen) = seen else {
        return Ok(constraints.to_vec());
    };
    let (kept, dropped) = sort(constraints, &seen);
    if dropped > 0 {
        let those = counted(dropped, "constraint");
        let hold = agree(dropped, "holds", "hold");
        let are = agree(dropped, "is", "are");
        let text = format!("{those} {hold} at the crash and {are} left out");
        ctx.scene().subject.tell(Event::Noted { text });
    }
    Ok(kept)
}

/// Also returns how many hold at the crash.
fn sort(constraints: &[Constraint], seen: &[AtCrash]) -> (Vec<Constraint>, usize) {
    let (mut broken, mut unknown, mut dropped) = (Vec::new(), Vec::new(), 0);
    for (constraint, seen) in constraints.iter().zip(seen) {
        let mut constraint = constraint.clone();
        match seen.holds {
            Agreement::Yes => dropped += 1,
            Agreement::Unclear => unknown.push(constraint),
            Agreement::No => {
                constraint.grounds.push(Ground {
                    part: constraint.to_string(),
                    certainty: Certainty::Seen,
                    why: format!("does not hold at the crash: {}", seen.actual),
                });
                broken.push(constraint);
            }
        }
    }
    broken.extend(unknown);
    (broken, dropped)
}

#[cfg(test)]
#[path = "believed_tests.rs"]
mod tests;
