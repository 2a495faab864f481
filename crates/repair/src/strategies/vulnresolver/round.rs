//! One round of the workflow: who is asked and on which budget, and how a conversation hands in its result.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use patchwright_agent::{Caps, ModelBudget, ModelClient, ModelError, Reads};
use patchwright_code::CodeMap;
use patchwright_domain::event::Event;

use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, Optimisation, OwnTools, RepairContext,
    Talk, ToolChoice, opening,
};
use crate::prompt::render;
use crate::tools::code::Switch;

const DATA: &str = include_str!("../../../prompts/vulnresolver/data.md");

pub(super) struct Round<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    pub facts: &'a Facts<'a>,
    pub map: &'a CodeMap,
    pub number: u32,
    pub model: &'a dyn ModelClient,
    pub budget: ModelBudget,
}

/// A conversation that is to end with a result.
pub(super) struct Ask<'q> {
    pub name: &'static str,
    pub ctx: &'q RepairContext<'q>,
    pub system: &'static str,
    pub tools: &'q [&'static str],
    /// Where the result is handed in.
    pub own: &'q dyn OwnTools,
    pub limits: AgentLimits,
    pub reads: Option<Reads<'q>>,
    pub share: Share,
}

/// How much of the round's budget a conversation may use up.
#[derive(Debug, Clone, Copy)]
pub(super) enum Share {
    Whole,
    /// One part of so many, so that enough is left for those behind it.
    OneOf(u64),
}

/// What a part of the round came to.
pub(super) enum Phase<T> {
    Done(T),
    /// The round is over.
    Ends(AgentEnd),
}

impl Round<'_> {
    pub(super) fn is_on(&self, one: Optimisation) -> bool {
        self.access.without.switch(one) == Switch::On
    }

    /// Talks until the result is handed in or a limit is reached. `Done` does not mean that there is one.
    pub(super) fn talk(
        &self,
        ask: Ask<'_>,
        first: impl FnOnce() -> Result<String, RepairError>,
    ) -> Result<Phase<()>, RepairError> {
        let system = match ask.system.contains("{{data}}") {
            true => render(ask.system, &[("data", DATA.trim_end())])?,
            false => ask.system.to_owned(),
        };
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
                // A share that is too small for one call is no failure of the model.
                AgentEnd::Failed(ModelError::Budget(_))
                | AgentEnd::Accepted
                | AgentEnd::Nothing => Phase::Done(()),
                end @ AgentEnd::Failed(_) => Phase::Ends(end),
            },
        })
    }

    fn part(&self, share: Share) -> ModelBudget {
        match share {
            Share::Whole => self.budget.child(Caps::default()),
            Share::OneOf(parts) => self.budget.round(self.budget.caps().one_of(parts)),
        }
    }

    /// Told once, however often the run is resumed.
    pub(super) fn tell(&self, phase: &str, found: String) {
        self.ctx.ledger.tell_round(Event::PhaseEnded {
            phase: phase.to_owned(),
            round: self.number,
            found,
        });
    }
}

/// Where a conversation hands in its result.
pub(super) struct Inbox<'m, T> {
    pub map: &'m CodeMap,
    taken: Mutex<Option<T>>,
    refusals: AtomicU32,
}

impl<'m, T> Inbox<'m, T> {
    pub(super) fn new(map: &'m CodeMap) -> Self {
        Self {
            map,
            taken: Mutex::new(None),
            refusals: AtomicU32::new(0),
        }
    }

    pub(super) fn put(&self, result: T) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *taken = Some(result);
    }

    pub(super) fn take(self) -> Option<T> {
        let taken = self.taken.into_inner();
        taken.unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a result that is partly wrong is sent back once more; after that the rest of it has to do.
    pub(super) fn is_patient(&self) -> bool {
        self.refusals.fetch_add(1, Ordering::Relaxed) < PATIENCE
    }
}

/// So often a result is sent back.
const PATIENCE: u32 = 2;

/// In characters, of what a model says in one field.
const MOST_SAID: usize = 800;

/// One bounded paragraph of what a model says.
pub(super) fn paragraph(words: &str) -> String {
    let words: Vec<&str> = words
        .split(|letter: char| letter.is_whitespace() || letter.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(MOST_SAID).collect()
}
