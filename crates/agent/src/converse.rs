//! The one loop of all strategies: request, reply, calls, results, and again.

use std::time::Instant;

use patchwright_domain::chat::{
    Finish, Message, Options, Reply, Request, ToolCall, ToolOutcome, ToolResult, ToolSpec,
};
use patchwright_domain::event::{Event, Sink};

use crate::client::{Ear, ModelClient, ModelError};
use crate::tools::{Then, ToolAnswer, ToolError, Toolbox};

/// Who talks, and within what.
pub struct Agent<'a> {
    pub model: &'a dyn ModelClient,
    pub limits: Limits,
    pub sink: Sink<'a>,
    pub ear: Ear<'a>,
}

#[derive(Debug, Clone)]
pub struct Limits {
    /// How often the model is asked at most.
    pub turns: u32,
    pub options: Options,
    /// In bytes, what one tool result may bring into the conversation.
    pub result_bytes: usize,
    /// How often a model that only talks is reminded of its tools before it is stopped.
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
    /// The model has nothing more to call, and where no tools are, this is its answer.
    Answered(String),
    Budget(String),
    Turns,
    /// It goes round in circles, or talks without acting.
    Stuck(String),
    Refused(String),
    Cancelled,
}

/// Lets a model and its tools work until one of them, or a limit, ends it. A broken provider or tool is an error, not an
/// end.
pub fn converse(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    tools: &mut Toolbox<'_>,
) -> Result<Ended, ToolError> {
    let specs = specs(tools);
    for turn in 1..=agent.limits.turns {
        if (agent.ear.cancelled)() {
            return Ok(ended(Stop::Cancelled, turn - 1));
        }
        let request = Request {
            system: conversation.system.clone(),
            tools: specs.clone(),
            messages: conversation.messages.clone(),
            options: agent.limits.options.clone(),
        };
        let reply = match agent.model.ask(&request, agent.ear) {
            Ok(reply) => reply,
            Err(ModelError::Budget(words)) => return Ok(ended(Stop::Budget(words), turn - 1)),
            Err(ModelError::Cancelled) => return Ok(ended(Stop::Cancelled, turn - 1)),
            Err(error) => return Err(ToolError::Stopped(Box::new(error))),
        };
        if let Some(stop) = step(agent, conversation, tools, reply)? {
            return Ok(ended(stop, turn));
        }
    }
    Ok(ended(Stop::Turns, agent.limits.turns))
}

fn ended(stop: Stop, turns: u32) -> Ended {
    Ended { stop, turns }
}

fn specs(tools: &Toolbox<'_>) -> Vec<ToolSpec> {
    let spec = |spec: crate::tools::ToolSpec| ToolSpec {
        name: spec.name.to_owned(),
        about: spec.about.to_owned(),
        schema: (spec.schema)(),
    };
    tools.specs().into_iter().map(spec).collect()
}

fn step(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    tools: &mut Toolbox<'_>,
    reply: Reply,
) -> Result<Option<Stop>, ToolError> {
    let said = reply.said;
    let (text, calls) = (said.text.clone(), said.calls.clone());
    conversation.messages.push(Message::Assistant(said));
    if reply.finish == Finish::Refused {
        return Ok(Some(Stop::Refused(text)));
    }
    if calls.is_empty() {
        return Ok(Some(Stop::Answered(text)));
    }
    let mut done = false;
    let mut results = Vec::new();
    for call in &calls {
        let (result, then) = answer(agent, tools, call)?;
        done |= then == Then::Done;
        results.push(result);
    }
    conversation.messages.push(Message::Tools { results });
    Ok(done.then_some(Stop::Done))
}

fn answer(
    agent: &Agent<'_>,
    tools: &mut Toolbox<'_>,
    call: &ToolCall,
) -> Result<(ToolResult, Then), ToolError> {
    let started = Instant::now();
    let (text, outcome, then) = match tools.call(&call.name, &call.arguments) {
        Ok(answer) => seen(&answer),
        Err(ToolError::Refused(words)) => (words, ToolOutcome::Refused, Then::GoOn),
        Err(stopped @ ToolError::Stopped(_)) => return Err(stopped),
    };
    (agent.sink)(Event::ToolCalled {
        tool: call.name.clone(),
        arguments: call.arguments.clone(),
        outcome,
        bytes: text.len(),
        seconds: started.elapsed().as_secs_f64(),
    });
    let result = ToolResult {
        call: call.id.clone(),
        name: call.name.clone(),
        text,
        outcome,
    };
    Ok((result, then))
}

fn seen(answer: &ToolAnswer) -> (String, ToolOutcome, Then) {
    (answer.seen(), ToolOutcome::Answered, answer.then)
}
