//! One agent: a fresh conversation with chosen tools and its own budget, whose patches are judged.

use std::error::Error as StdError;
use std::time::Instant;

use patchwright_agent::budget::worst_case;
use patchwright_agent::tools::ToolError;
use patchwright_agent::{
    Agent, CallContext, Conversation, CyclePrompt, Ended, Limits, ModelAbout, ModelBudget,
    ModelClient, ModelError, Reads, Stop, first_request,
};
use patchwright_domain::chat::{Message, Options, Reply, Request};
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_subject::SubjectError;

use super::context::{ModelAccess, RepairContext};
use super::habits::{Habits, ToolKinds};
use super::switches::Optimisation;
use super::tool_choice::ToolChoice;
use crate::candidates::Found;
use crate::error::RepairError;
use crate::tools::code::Switch;
use crate::tools::validate::{Author, Substitute, Validator};
use crate::tools::{Sight, Toolbox};

/// Limits of one conversation.
#[derive(Debug, Clone)]
pub(crate) struct AgentLimits {
    pub turns: u32,
    pub temperature: f64,
    /// In tokens, for one reply. This much is reserved from the budget during a call.
    pub output: u32,
    /// In bytes, for one tool answer.
    pub result: usize,
    /// How often a model that only writes text is reminded of its tools.
    pub nudges: u32,
    /// The conversation ends after this many refused patches.
    pub refused: Option<usize>,
    /// The tools whose order shows whether the agent goes in circles; it is told then.
    pub habits: Option<ToolKinds>,
}

impl Default for AgentLimits {
    fn default() -> Self {
        Self {
            turns: 40,
            temperature: 0.7,
            output: 16_384,
            result: 24 << 10,
            nudges: 3,
            refused: None,
            habits: None,
        }
    }
}

/// A strategy's own tools, besides those that all strategies can choose from.
pub(crate) trait OwnTools: Sync {
    /// Adds the tools. Nothing is started before the first call.
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, sight: &'t Sight<'t>) -> Toolbox<'t>;

    /// Adds tools that hand in patches; there is no validator while a call is only estimated.
    fn add_judged<'t>(
        &'t self,
        toolbox: Toolbox<'t>,
        validator: Option<&'t Validator<'t>>,
    ) -> Toolbox<'t> {
        let _ = validator;
        toolbox
    }
}

pub(crate) struct AgentRun<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    /// The strategy, or `strategy/agent` for one of its agents. Rounds are resumed by this name and their number.
    pub name: &'a str,
    pub round: u32,
    pub model: &'a dyn ModelClient,
    pub tools: &'a ToolChoice,
    pub own: Option<&'a dyn OwnTools>,
    pub limits: &'a AgentLimits,
    /// Finds a call in text where the model only wrote it down.
    pub reads: Option<Reads<'a>>,
    /// The budget of the round; if a round has several agents, each gets a child of it.
    pub budget: &'a ModelBudget,
}

/// How the requests of a conversation follow each other.
#[derive(Clone, Copy)]
enum Pace<'p> {
    /// Each has what was said before.
    Growing,
    /// Each is a prompt made anew.
    Cycles(CyclePrompt<'p>),
}

/// How an agent's work ended.
pub(crate) enum AgentEnd {
    /// The judge accepted a patch.
    Accepted,
    /// The conversation ended without one.
    Nothing,
    /// The budget of the whole repair is used up.
    Budget(String),
    /// The model does not answer.
    Failed(ModelError),
}

/// The conversation that a round begins with. A resumed round begins as it did before, whatever would be sent now: its
/// recorded answers are looked up by the request.
pub(crate) fn opening(
    ctx: &RepairContext<'_>,
    (name, round): (&str, u32),
    system: &str,
    first: impl FnOnce() -> Result<String, RepairError>,
) -> Result<Conversation, RepairError> {
    let text = match ctx.ledger.opening(name, round) {
        Some(text) => text.to_owned(),
        None => first()?,
    };
    Ok(Conversation {
        system: system.to_owned(),
        messages: vec![Message::User { text }],
        pinned: 1,
    })
}

/// How a conversation ended.
pub(crate) enum Talk {
    Over(Ended),
    /// Not started: the budget of the whole repair does not cover its first call. Says what is missing.
    Unaffordable(String),
    /// The model does not answer.
    Failed(ModelError),
}

impl AgentRun<'_> {
    /// Runs the conversation until a patch is accepted or a limit is reached. Returns `found` with the results of this
    /// agent added; `bug` describes the bug if the model does not.
    pub(crate) fn repair(
        &self,
        conversation: Conversation,
        bug: &str,
        found: Found,
    ) -> Result<(Found, AgentEnd), RepairError> {
        self.repair_at(Pace::Growing, conversation, bug, found)
    }

    /// Like [`Self::repair`], but each turn begins with a prompt made anew; `first` is that of the first cycle.
    pub(crate) fn repair_in_cycles(
        &self,
        first: Conversation,
        prompt: CyclePrompt<'_>,
        bug: &str,
        found: Found,
    ) -> Result<(Found, AgentEnd), RepairError> {
        self.repair_at(Pace::Cycles(prompt), first, bug, found)
    }

    fn repair_at(
        &self,
        pace: Pace<'_>,
        mut conversation: Conversation,
        bug: &str,
        found: Found,
    ) -> Result<(Found, AgentEnd), RepairError> {
        let passed_before = found.passed.len();
        let validator = self
            .validator(bug, found)
            .giving_up_after(self.limits.refused);
        let talk = self.converse_at(pace, &mut conversation, Some(&validator));
        validator.tell_narrowed();
        let accepted = validator.accepted().is_some();
        let found = validator.into_found();
        let end = match talk {
            _ if found.passed.len() > passed_before => AgentEnd::Accepted,
            Err(error) => return Err(error),
            Ok(Talk::Unaffordable(words)) => AgentEnd::Budget(words),
            // The model submitted a patch that had already passed before this round, so it has nothing better.
            Ok(Talk::Over(_)) if accepted => AgentEnd::Accepted,
            Ok(Talk::Over(ended)) => self.end(ended)?,
            Ok(Talk::Failed(error)) => AgentEnd::Failed(error),
        };
        Ok((found, end))
    }

    /// Judges the patches of this agent; `found` holds the results of all earlier candidates.
    pub(crate) fn validator(&self, bug: &str, found: Found) -> Validator<'_> {
        let correction = self.access.without.switch(Optimisation::AutoCorrection);
        let most = self.ctx.budget.candidates;
        let purification = self.access.without.switch(Optimisation::ReportPurification);
        Validator::new(self.ctx.ledger, self.author(), correction, bug, most, found)
            .with_purification(purification)
            .with_narrowing(self.access.without.switch(Optimisation::Narrowing))
    }

    /// Runs a conversation that cannot submit patches; the results are kept by the strategy's own tools.
    pub(crate) fn investigate(
        &self,
        mut conversation: Conversation,
    ) -> Result<AgentEnd, RepairError> {
        Ok(match self.converse(&mut conversation, None)? {
            Talk::Over(ended) => self.end(ended)?,
            Talk::Unaffordable(words) => AgentEnd::Budget(words),
            Talk::Failed(error) => AgentEnd::Failed(error),
        })
    }

    /// Runs one conversation with this agent's tools, limits and budget. Without a validator no patch can be submitted.
    /// Agents that follow each other in a round have different names; `conversation` is left as it ended, so that the next
    /// one can be told about it.
    pub(crate) fn converse(
        &self,
        conversation: &mut Conversation,
        validator: Option<&Validator<'_>>,
    ) -> Result<Talk, RepairError> {
        self.converse_at(Pace::Growing, conversation, validator)
    }

    fn converse_at(
        &self,
        pace: Pace<'_>,
        conversation: &mut Conversation,
        validator: Option<&Validator<'_>>,
    ) -> Result<Talk, RepairError> {
        if let Err(words) = self.affords(conversation) {
            return Ok(Talk::Unaffordable(words));
        }
        let ledger = self.ctx.ledger;
        ledger.tell_round(Event::RoundStarted {
            strategy: self.name.to_owned(),
            round: self.round,
            model: self.model.about().name.clone(),
            assists: ledger.take_assists(),
        });
        let ended = self.ctx.scene().subject.step(Step::Agent, || {
            Ok::<_, RepairError>(self.exchange(pace, conversation, validator))
        })?;
        let gave_up = validator.is_some_and(Validator::gave_up);
        let (stop, turns) = match &ended {
            Ok(ended) if gave_up => (
                counted(self.limits.refused.unwrap_or_default(), "refused patch"),
                ended.turns,
            ),
            Ok(ended) => (describe_stop(&ended.stop, self.limits.turns), ended.turns),
            Err(error) => (error.to_string(), 0),
        };
        ledger.tell_round(Event::RoundEnded {
            stop,
            turns,
            accepted: validator.and_then(Validator::accepted),
        });
        match ended {
            Ok(ended) => Ok(Talk::Over(ended)),
            Err(ToolError::Refused(words)) => Err(RepairError::Tool(words)),
            Err(ToolError::Stopped(error)) => Ok(Talk::Failed(model_error(error)?)),
        }
    }

    fn exchange(
        &self,
        pace: Pace<'_>,
        conversation: &mut Conversation,
        validator: Option<&Validator<'_>>,
    ) -> Result<Ended, ToolError> {
        let sight = self.sight();
        let cancelled = || self.is_over();
        let sink = |event| self.ctx.ledger.tell_round(event);
        let instead = validator.map(|validator| validator.author.instead.clone());
        let model = Heard {
            model: self.model,
            instead: instead.unwrap_or_default(),
        };
        let agent = Agent {
            model: &model,
            limits: self.limits(),
            sink: &sink,
            context: CallContext {
                cancelled: &cancelled,
                budget: Some(self.budget),
                ..self.access.context
            },
            reads: self.reads,
        };
        let mut toolbox = self.toolbox(&sight, validator);
        match pace {
            Pace::Growing => patchwright_agent::converse(&agent, conversation, &mut toolbox),
            Pace::Cycles(prompt) => {
                patchwright_agent::converse_in_cycles(&agent, conversation, &mut toolbox, prompt)
            }
        }
    }

    fn sight(&self) -> Sight<'_> {
        let servers = self.access.servers.clone();
        let sight = self.ctx.sight().with_servers(servers);
        sight.with_calls(self.access.without.help().calls())
    }

    /// All tools that the agent may call; nothing is started yet.
    fn toolbox<'t>(
        &'t self,
        sight: &'t Sight<'t>,
        validator: Option<&'t Validator<'t>>,
    ) -> Toolbox<'t> {
        let help = self.access.without.help();
        let debugger = self.ctx.ledger.debugger();
        let toolbox = self.tools.open(sight, help, validator, debugger);
        let toolbox = match self.own {
            Some(own) => own.add_judged(own.add(toolbox, sight), validator),
            None => toolbox,
        };
        let detection = self.access.without.switch(Optimisation::LoopDetection);
        match (self.limits.habits, detection) {
            (Some(kinds), Switch::On) => {
                let mut habits = Habits::new(kinds);
                // The templates are our own, and tested: one that cannot be rendered is not worth a repair.
                toolbox.watched(Box::new(move |call| habits.take(call)?.remark().ok()))
            }
            (Some(_), Switch::Off) | (None, _) => toolbox,
        }
    }

    fn author(&self) -> Author {
        Author {
            strategy: self.name.split('/').next().unwrap_or(self.name).to_owned(),
            round: self.round,
            model: self.model.about().name.clone(),
            instead: Substitute::default(),
        }
    }

    fn affords(&self, conversation: &Conversation) -> Result<(), String> {
        let about = self.model.about();
        let options = self.limits().options;
        let sight = self.sight();
        let toolbox = self.toolbox(&sight, None);
        let request = first_request(about, &options, conversation, &toolbox);
        affords((self.ctx, self.access), self.round, about, &request)
    }

    fn limits(&self) -> Limits {
        Limits {
            turns: self.limits.turns,
            options: Options {
                temperature: Some(self.limits.temperature),
                max_output: self.model.about().max_output.min(self.limits.output),
                ..Options::default()
            },
            result_bytes: self.limits.result,
            nudges: self.limits.nudges,
        }
    }

    fn is_over(&self) -> bool {
        self.is_cancelled() || Instant::now() >= self.ctx.deadline
    }

    fn is_cancelled(&self) -> bool {
        self.ctx.scene().subject.is_cancelled() || (self.access.context.cancelled)()
    }

    /// What the end of a conversation without an accepted patch means for the round.
    pub(crate) fn end(&self, ended: Ended) -> Result<AgentEnd, RepairError> {
        Ok(match ended.stop {
            Stop::Cancelled if self.is_cancelled() => return Err(SubjectError::Cancelled.into()),
            Stop::Cancelled => AgentEnd::Budget("time".to_owned()),
            // The whole budget is sufficient, so another model may be cheap enough for a round.
            Stop::Budget(words) if ended.turns == 0 => AgentEnd::Failed(ModelError::Budget(words)),
            Stop::Done
            | Stop::Answered(_)
            | Stop::Budget(_)
            | Stop::Turns
            | Stop::Stuck(_)
            | Stop::Refused(_) => AgentEnd::Nothing,
        })
    }
}

/// Whether the budget of the whole repair covers the first call of a round; the error says what is missing. Rounds in the
/// journal are paid for.
pub(super) fn affords(
    (ctx, access): (&RepairContext<'_>, &ModelAccess<'_>),
    round: u32,
    about: &ModelAbout,
    request: &Request,
) -> Result<(), String> {
    if ctx.ledger.is_begun(round) {
        return Ok(());
    }
    let first = worst_case(about, request);
    access.budget.affords(&first).map_err(|error| match error {
        ModelError::Budget(words) => words,
        other => other.to_string(),
    })
}

/// Records which model gave the last answer, since others may answer for it: that model is the author of the patch.
struct Heard<'a> {
    model: &'a dyn ModelClient,
    instead: Substitute,
}

impl ModelClient for Heard<'_> {
    fn about(&self) -> &ModelAbout {
        self.model.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let reply = self.model.ask(request, context)?;
        self.instead.set(reply.instead.clone());
        Ok(reply)
    }
}

/// An error that concerns only this model; any other error stops the repair.
pub(super) fn model_error(
    error: Box<dyn StdError + Send + Sync>,
) -> Result<ModelError, RepairError> {
    let error = match error.downcast::<RepairError>() {
        Ok(error) => return Err(*error),
        Err(other) => other,
    };
    let error = match error.downcast::<ModelError>() {
        Ok(error) => *error,
        Err(other) => return Err(RepairError::Tool(other.to_string())),
    };
    match &error {
        ModelError::Busy { .. }
        | ModelError::Broke { .. }
        | ModelError::Unreachable { .. }
        | ModelError::TooLong { .. }
        | ModelError::Denied { .. } => Ok(error),
        ModelError::Budget(_)
        | ModelError::Overrun { .. }
        | ModelError::Differs { .. }
        | ModelError::Record(_)
        | ModelError::Cancelled => Err(RepairError::Model(error)),
    }
}

fn describe_stop(stop: &Stop, turns: u32) -> String {
    match stop {
        Stop::Done => "done".to_owned(),
        Stop::Answered(_) => "answered".to_owned(),
        Stop::Budget(words) => format!("budget: {words}"),
        Stop::Turns => format!("{turns} turns"),
        Stop::Stuck(words) => format!("stuck: {words}"),
        Stop::Refused(words) => format!("the model refused: {words}"),
        Stop::Cancelled => "stopped".to_owned(),
    }
}

#[cfg(test)]
#[path = "agent_run_tests.rs"]
mod tests;
