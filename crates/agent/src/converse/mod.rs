//! The one loop of all strategies: request, reply, calls put right, results, and again.

mod calls;
mod compress;
mod gauge;
mod in_text;
mod render;
mod repeats;
mod session;
mod shelf;
mod summary;
mod understand;

use patchwright_domain::chat::{Message, Options, Request, ToolCall};
use patchwright_domain::event::Sink;

use crate::client::{CallContext, ModelAbout, ModelClient};
use crate::model_error::ModelError;
use crate::tools::{ToolError, Toolbox};
use session::Session;

/// A model with its limits, and where its events go.
pub struct Agent<'a> {
    pub model: &'a dyn ModelClient,
    pub limits: Limits,
    pub sink: Sink<'a>,
    pub context: CallContext<'a>,
    /// Finds a call in a text that holds none, before the model is reminded of its tools: a strategy may know what is meant
    /// by a patch that was only written down.
    pub reads: Option<Reads<'a>>,
}

/// Reads a call out of what a model only said.
pub type Reads<'a> = &'a (dyn Fn(&str) -> Option<ToolCall> + Sync);

#[derive(Debug, Clone)]
pub struct Limits {
    /// Most requests to the model.
    pub turns: u32,
    pub options: Options,
    /// In bytes, what one tool result may bring into the conversation.
    pub result_bytes: usize,
    /// How often a model that only talks is reminded of its tools before it is stopped. With none of it, talk is an answer.
    pub nudges: u32,
}

/// What is said so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Conversation {
    pub system: String,
    pub messages: Vec<Message>,
    /// So many of the first messages are never compressed away.
    pub pinned: usize,
}

/// How a conversation ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    pub stop: Stop,
    pub turns: u32,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Stop {
    /// A tool says that what was asked for is reached.
    Done,
    /// The model said this instead of calling a tool: the answer of an agent that has no tools, or is not reminded of them
    /// (`Limits::nudges`).
    Answered(String),
    Budget(String),
    Turns,
    /// It repeats itself, or talks without calling a tool.
    Stuck(String),
    Refused(String),
    Cancelled,
}

/// The first request of a conversation, to estimate its cost.
pub fn first_request(
    model: &ModelAbout,
    options: &Options,
    conversation: &Conversation,
    tools: &Toolbox<'_>,
) -> Request {
    render::request(
        conversation,
        &session::with_shelf(tools.offered()),
        model.tool_form,
        options,
    )
}

/// Lets a model and its tools work until one of them, or a limit, ends it. A broken provider or tool is an error, not an
/// end: `ToolError::Stopped` holds the [`ModelError`] or what the tool gave.
pub fn converse(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    tools: &mut Toolbox<'_>,
) -> Result<Ended, ToolError> {
    let mut session = Session::new(agent, conversation, tools);
    take_turns(agent, &mut session, |_, _| Ok(()))
}

/// Makes the prompt of a cycle. It is given the number of the cycle, from 1, and what was said in the one before: the reply and
/// the results of its calls, or what the model was told instead.
pub type CyclePrompt<'a> = &'a dyn Fn(u32, &[Message]) -> Result<Conversation, ToolError>;

/// Like [`converse`], but the model never sees a conversation: each turn is a cycle that begins with a prompt made anew.
/// `conversation` is left as the last cycle ended.
pub fn converse_in_cycles(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    tools: &mut Toolbox<'_>,
    prompt: CyclePrompt<'_>,
) -> Result<Ended, ToolError> {
    let mut length = conversation.messages.len();
    let mut session = Session::new(agent, conversation, tools);
    take_turns(agent, &mut session, |session, turn| {
        let made = prompt(turn, session.behind(length))?;
        length = made.messages.len();
        session.restart(made);
        Ok(())
    })
}

fn take_turns<'s, 'a, 't>(
    agent: &Agent<'_>,
    session: &mut Session<'s, 'a, 't>,
    mut before: impl FnMut(&mut Session<'s, 'a, 't>, u32) -> Result<(), ToolError>,
) -> Result<Ended, ToolError> {
    for turn in 1..=agent.limits.turns {
        let ended = |stop, turns| Ok(Ended { stop, turns });
        if (agent.context.cancelled)() {
            return ended(Stop::Cancelled, turn - 1);
        }
        before(session, turn)?;
        let reply = match session.ask() {
            Ok(reply) => reply,
            Err(ModelError::Budget(words)) => return ended(Stop::Budget(words), turn - 1),
            Err(ModelError::Cancelled) => return ended(Stop::Cancelled, turn - 1),
            Err(error) => return Err(ToolError::Stopped(Box::new(error))),
        };
        if let Some(stop) = session.take(reply)? {
            return ended(stop, turn);
        }
    }
    Ok(Ended {
        stop: Stop::Turns,
        turns: agent.limits.turns,
    })
}
