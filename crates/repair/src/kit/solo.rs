//! Strategies whose round is one conversation of one agent: they differ in prompts, tools and limits.

use patchwright_agent::Reads;

use super::agent_run::{AgentEnd, AgentLimits, AgentRun, OwnTools, opening};
use super::context::{ModelAccess, RepairContext};
use super::facts::Facts;
use super::rounds::{Turn, failures};
use super::tool_choice::ToolChoice;
use crate::candidates::Found;
use crate::error::RepairError;

pub(crate) struct SoloAgent<'a> {
    pub name: &'static str,
    pub system: &'a str,
    /// The template of the first message.
    pub first: &'static str,
    pub tools: &'a [&'static str],
    pub own: Option<&'a dyn OwnTools>,
    /// The temperature is that of the round.
    pub limits: AgentLimits,
    pub reads: Option<Reads<'a>>,
}

impl SoloAgent<'_> {
    /// Plays a round. `own` makes the strategy's own values of the first message; a resumed round has it already.
    pub(crate) fn play(
        &self,
        (ctx, access, facts): (&RepairContext<'_>, &ModelAccess<'_>, &Facts<'_>),
        (round, turn): (u32, &Turn<'_>),
        found: Found,
        own: impl FnOnce() -> Result<Vec<(&'static str, String)>, RepairError>,
    ) -> Result<(Found, AgentEnd), RepairError> {
        let conversation = opening(ctx, (self.name, round), self.system, || {
            let own = own()?;
            let own: Vec<(&str, &str)> = own
                .iter()
                .map(|(name, text)| (*name, text.as_str()))
                .collect();
            facts.fill(self.first, failures(access, turn, self.name, &found), &own)
        })?;
        let run = AgentRun {
            ctx,
            access,
            name: self.name,
            round,
            model: turn.model,
            tools: &ToolChoice::named(self.tools)?,
            own: self.own,
            limits: &AgentLimits {
                temperature: turn.temperature(),
                ..self.limits.clone()
            },
            reads: self.reads,
            budget: &access.budget.round(access.per_round),
        };
        run.repair(conversation, &facts.headline(), found)
    }
}
