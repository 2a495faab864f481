//! The multi-agent system of the architecture study: agents for context, root cause, strategy, patch and reflection hand over to each
//! other through a shared state. The judge is the agent for quality. After a failure, reflection chooses who goes on, within a
//! table of permitted hand-overs.

mod agents;
mod graph;
mod reports;
mod state;
mod talk;

use patchwright_agent::ModelBudget;
use patchwright_code::CodeMap;
use patchwright_domain::event::Event;
use patchwright_domain::moves::{END, START};

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{AgentEnd, Facts, ModelAccess, RepairContext, Turn, play_rounds, used_up};

use graph::{Agent, Path};
use state::SharedState;

pub(super) const NAME: &str = "multi-agent";

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let map = facts.map()?;
    play_rounds(ctx, access, before, |round, turn, found| {
        let walk = Walk {
            ctx,
            access,
            facts: &facts,
            map,
            round,
            turn,
            budget: access.budget.round(access.per_round),
        };
        walk.walk(found)
    })
}

/// One round: a way through the agents, from the first look at the code to a verdict.
struct Walk<'a> {
    ctx: &'a RepairContext<'a>,
    access: &'a ModelAccess<'a>,
    facts: &'a Facts<'a>,
    map: &'a CodeMap,
    round: u32,
    turn: &'a Turn<'a>,
    budget: ModelBudget,
}

/// What an agent leads to.
enum Next {
    Agent(Agent, String),
    /// The round is over; why.
    End(AgentEnd, String),
}

impl Walk<'_> {
    /// Every hand-over is capped, so the walk ends.
    fn walk(&self, mut found: Found) -> Result<(Found, AgentEnd), RepairError> {
        let (mut path, mut state) = (Path::default(), SharedState::default());
        let mut at = Agent::Context;
        self.tell(1, START, at.name(), "a round begins".to_owned());
        for step in 2.. {
            let next;
            (found, next) = match used_up(self.ctx, &found) {
                Some(limit) => (found, Next::End(AgentEnd::Nothing, limit)),
                None => self.visit(at, &mut path, &mut state, found)?,
            };
            match next {
                Next::End(end, why) => {
                    self.tell(step, at.name(), END, why);
                    return Ok((found, end));
                }
                Next::Agent(to, why) => {
                    if let Err(no_way) = path.go(at, to) {
                        self.tell(step, at.name(), END, no_way.to_string());
                        return Ok((found, AgentEnd::Nothing));
                    }
                    self.tell(step, at.name(), to.name(), why);
                    at = to;
                }
            }
        }
        Ok((found, AgentEnd::Nothing))
    }

    fn visit(
        &self,
        agent: Agent,
        path: &mut Path,
        state: &mut SharedState,
        found: Found,
    ) -> Result<(Found, Next), RepairError> {
        let visit = path.visit(agent);
        let next = match agent {
            Agent::Context => self.context(visit, state)?,
            Agent::RootCause => self.root_cause(visit, state, &found)?,
            Agent::Strategy => self.strategy(visit, state, &found)?,
            Agent::Patch => return self.patch(visit, state, found),
            Agent::Quality => self.quality(state),
            Agent::Reflection => {
                let permitted = path.permitted(Agent::Reflection);
                self.reflection(visit, permitted, state, &found)?
            }
        };
        Ok((found, next))
    }

    /// Journalled once, however often the run is resumed.
    fn tell(&self, step: u32, from: &str, to: &str, why: String) {
        self.ctx.ledger.tell_round(Event::AgentMoved {
            strategy: NAME.to_owned(),
            from: from.to_owned(),
            to: to.to_owned(),
            why,
            round: self.round,
            step,
        });
    }
}
