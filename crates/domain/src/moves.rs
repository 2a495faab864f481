//! The path of a run through the agents of its strategy.

use serde::Serialize;

use crate::event::Event;

/// One agent handed over to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveView {
    pub strategy: String,
    pub round: u32,
    /// Counted from 1 in each round.
    pub step: u32,
    /// [`START`] for the first one of a round.
    pub from: String,
    /// [`END`] for the last one of a round.
    pub to: String,
    pub why: String,
}

/// Where every round begins.
pub const START: &str = "start";
/// Where every round that was not cut off ends.
pub const END: &str = "end";

/// Adds a move, unless a resumed run tells it again.
pub(crate) fn note(moves: &mut Vec<MoveView>, event: &Event) {
    if let Event::AgentMoved {
        strategy,
        from,
        to,
        why,
        round,
        step,
    } = event
    {
        let known =
            |one: &MoveView| (&one.strategy, one.round, one.step) == (strategy, *round, *step);
        if !moves.iter().any(known) {
            moves.push(MoveView {
                strategy: strategy.clone(),
                round: *round,
                step: *step,
                from: from.clone(),
                to: to.clone(),
                why: why.clone(),
            });
        }
    }
}

#[cfg(test)]
#[path = "moves_tests.rs"]
mod tests;
