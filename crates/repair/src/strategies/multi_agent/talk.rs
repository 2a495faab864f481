//! How an agent talks: a fresh conversation that is rendered from the facts and the shared state.

use patchwright_agent::{Caps, Conversation, ModelBudget, ModelError};

use super::graph::Agent;
use super::state::SharedState;
use super::{NAME, Next, Walk};
use crate::candidates::{Failures, Found};
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, OwnTools, Talk, ToolChoice, failures, opening, paragraph,
};
use crate::prompt::{DATA_RULE, has_place};

/// Of those that only have to answer: one answer, and a few that are put right.
const ANSWER_TURNS: u32 = 5;
/// In characters, for the reason of a move.
const MOST_WHY: usize = 160;

/// The prompts of an agent.
pub(super) struct Prompts {
    pub system: &'static str,
    pub first: &'static str,
}

/// An agent about to talk.
pub(super) struct Conversing<'c> {
    pub agent: Agent,
    pub visit: u32,
    pub prompts: &'c Prompts,
    pub tools: &'c [&'static str],
    pub own: &'c dyn OwnTools,
    pub limits: AgentLimits,
    pub budget: ModelBudget,
}

impl Conversing<'_> {
    /// Rounds are resumed by their names, so every visit has its own.
    pub(super) fn name(&self) -> String {
        match self.visit {
            1 => format!("{NAME}/{}", self.agent),
            later => format!("{NAME}/{}.{later}", self.agent),
        }
    }
}

impl Walk<'_> {
    pub(super) fn failures<'f>(&self, found: &'f Found) -> Failures<'f> {
        failures(self.access, self.turn, NAME, found)
    }

    pub(super) fn limits(&self, turns: u32) -> AgentLimits {
        AgentLimits {
            turns,
            temperature: self.turn.temperature(),
            ..AgentLimits::default()
        }
    }

    /// An agent without tools but those that take its answer.
    pub(super) fn answering<'c>(
        &self,
        agent: Agent,
        visit: u32,
        prompts: &'c Prompts,
        own: &'c dyn OwnTools,
    ) -> Conversing<'c> {
        Conversing {
            agent,
            visit,
            prompts,
            tools: &[],
            own,
            limits: self.limits(ANSWER_TURNS),
            budget: self.budget.child(Caps::default()),
        }
    }

    /// Runs the conversation of an agent whose result is in its own tool; `Some` if the round is over.
    pub(super) fn converse(
        &self,
        talk: &Conversing<'_>,
        state: &SharedState,
        failures: Failures<'_>,
        own: &[(&str, String)],
    ) -> Result<Option<Next>, RepairError> {
        let mut conversation = self.open(talk, state, failures, own)?;
        let (name, tools) = (talk.name(), ToolChoice::named(talk.tools)?);
        let run = self.agent_run(talk, &name, &tools);
        let end = match run.converse(&mut conversation, None)? {
            Talk::Unaffordable(words) => AgentEnd::Budget(words),
            Talk::Failed(error) => AgentEnd::Failed(error),
            Talk::Over(ended) => run.end(ended)?,
        };
        Ok(match end {
            AgentEnd::Accepted | AgentEnd::Nothing => None,
            AgentEnd::Budget(words) => Some(Next::End(AgentEnd::Budget(words.clone()), words)),
            // Its share is too small; the others have the rest of the round.
            AgentEnd::Failed(ModelError::Budget(_)) if talk.agent == Agent::Context => None,
            AgentEnd::Failed(error) => Some(self.failed(error)),
        })
    }

    /// A round that has spent its budget is over; one whose budget is too small for the first call has failed.
    pub(super) fn failed(&self, error: ModelError) -> Next {
        let why = brief(&error.to_string());
        match error {
            ModelError::Budget(_) if self.budget.spent().calls > 0 => {
                Next::End(AgentEnd::Nothing, why)
            }
            other => Next::End(AgentEnd::Failed(other), why),
        }
    }

    pub(super) fn agent_run<'r>(
        &'r self,
        talk: &'r Conversing<'r>,
        name: &'r str,
        tools: &'r ToolChoice,
    ) -> AgentRun<'r> {
        AgentRun {
            ctx: self.ctx,
            access: self.access,
            name,
            round: self.round,
            model: self.turn.model,
            tools,
            own: Some(talk.own),
            limits: &talk.limits,
            reads: None,
            budget: &talk.budget,
        }
    }

    pub(super) fn open(
        &self,
        talk: &Conversing<'_>,
        state: &SharedState,
        failures: Failures<'_>,
        own: &[(&str, String)],
    ) -> Result<Conversation, RepairError> {
        let system = self.system(talk.prompts.system)?;
        opening(self.ctx, (&talk.name(), self.round), &system, || {
            self.first(talk.prompts, state, failures, own)
        })
    }

    fn system(&self, template: &str) -> Result<String, RepairError> {
        let words = self.ctx.words();
        let (rules, goals) = (words.patch_rules()?, words.good_patch()?);
        let values = [
            ("mark", self.access.without.mark_words()),
            ("rules", rules.as_str()),
            ("goals", &goals),
            ("data", DATA_RULE.trim_end()),
        ];
        let named = values
            .into_iter()
            .filter(|(name, _)| has_place(template, name));
        Ok(words.render(template, &named.collect::<Vec<_>>())?)
    }

    /// The facts and the parts of the shared state that a template names.
    fn first(
        &self,
        prompts: &Prompts,
        state: &SharedState,
        failures: Failures<'_>,
        own: &[(&str, String)],
    ) -> Result<String, RepairError> {
        let shared = [
            ("code", state.code(self.map)?),
            ("cause", state.cause()?),
            ("plan", state.plan()?),
            ("advice", state.advice()?),
        ];
        let named = shared
            .iter()
            .filter(|(name, _)| has_place(prompts.first, name));
        let all = named.chain(own).map(|(name, text)| (*name, text.as_str()));
        self.facts
            .fill(prompts.first, failures, &all.collect::<Vec<_>>())
    }
}

pub(super) fn brief(words: &str) -> String {
    paragraph(words).chars().take(MOST_WHY).collect()
}
