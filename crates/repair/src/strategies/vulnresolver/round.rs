//! One round of the workflow: which model is used with which budget, and how a conversation submits its
//! result.

use patchwright_agent::{Caps, ModelBudget, ModelClient, ModelError, Reads};
use patchwright_code::CodeMap;
use patchwright_domain::event::Event;

use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, Optimisation, OwnTools, RepairContext,
    Talk, ToolChoice, opening,
};
use crate::prompt::has_place;
use crate::tools::code::Switch;

const DATA: &str = include_str!("../../../prompts/vulnresolver/data.md");
/// What is said of marks behind lines, by its place in a system prompt.
const MARKS: [(&str, &str); 2] = [
    (
        "marked",
        include_str!("../../../prompts/vulnresolver/marked.md"),
    ),
    (
        "mark",
        include_str!("../../../prompts/facts/marked-lines.md"),
    ),
];

pub(super) struct Round<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    pub facts: &'a Facts<'a>,
    pub map: &'a CodeMap,
    pub number: u32,
    pub model: &'a dyn ModelClient,
    pub budget: ModelBudget,
}

/// A conversation that should end with a result.
pub(super) struct Ask<'q> {
    pub name: &'static str,
    pub ctx: &'q RepairContext<'q>,
    pub system: &'static str,
    pub tools: &'q [&'static str],
    /// The tool that takes the result.
    pub own: &'q dyn OwnTools,
    pub limits: AgentLimits,
    pub reads: Option<Reads<'q>>,
    pub share: Share,
}

/// How much of the round's budget a conversation may use.
#[derive(Debug, Clone, Copy)]
pub(super) enum Share {
    Whole,
    /// One part of this many, so that enough is left for later conversations.
    OneOf(u64),
}

/// The result of one part of the round.
pub(super) enum Phase<T> {
    Done(T),
    /// The round is over.
    Ends(AgentEnd),
}

impl Round<'_> {
    pub(super) fn is_on(&self, one: Optimisation) -> bool {
        self.access.without.switch(one) == Switch::On
    }

    /// Runs the conversation until the result is submitted or a limit is reached. `Done` does not mean that
    /// there is one.
    pub(super) fn talk(
        &self,
        ask: Ask<'_>,
        first: impl FnOnce() -> Result<String, RepairError>,
    ) -> Result<Phase<()>, RepairError> {
        let system = self.system(ask.system)?;
        let key = (ask.name, self.number);
        let mut conversation = opening(self.ctx, key, system.trim_end(), first)?;
        let run = AgentRun {
            ctx: ask.ctx,
            access: self.access,
            name: ask.name,
            round: self.number,
            model: self.model,
            tools: &ToolChoice::named(ask.tools)?,
            own: Some(ask.own),
            limits: &ask.limits,
            reads: ask.reads,
            budget: &self.part(ask.share),
        };
        Ok(match run.converse(&mut conversation, None)? {
            Talk::Unaffordable(words) => Phase::Ends(AgentEnd::Budget(words)),
            Talk::Failed(error) => Phase::Ends(AgentEnd::Failed(error)),
            Talk::Over(ended) => match run.end(ended)? {
                end @ AgentEnd::Budget(_) => Phase::Ends(end),
                // If a share is too small for one call, that is not a failure of the model.
                AgentEnd::Failed(ModelError::Budget(_))
                | AgentEnd::Accepted
                | AgentEnd::Nothing => Phase::Done(()),
                end @ AgentEnd::Failed(_) => Phase::Ends(end),
            },
        })
    }

    fn system(&self, template: &str) -> Result<String, RepairError> {
        let marks = MARKS.map(
            |(name, words)| match self.is_on(Optimisation::ReportPurification) {
                true => (name, words.trim_end()),
                false => (name, ""),
            },
        );
        let values = [("data", DATA.trim_end())].into_iter().chain(marks);
        let values: Vec<(&str, &str)> = values
            .filter(|(name, _)| has_place(template, name))
            .collect();
        Ok(self.ctx.words().render(template, &values)?)
    }

    fn part(&self, share: Share) -> ModelBudget {
        match share {
            Share::Whole => self.budget.child(Caps::default()),
            Share::OneOf(parts) => self.budget.round(self.budget.caps().one_of(parts)),
        }
    }

    /// Journalled once, however often the run is resumed.
    pub(super) fn tell(&self, phase: &str, found: String) {
        self.ctx.ledger.tell_round(Event::PhaseEnded {
            phase: phase.to_owned(),
            round: self.number,
            found,
        });
    }
}
