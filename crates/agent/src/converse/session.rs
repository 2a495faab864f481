//! One conversation at work: what a reply means, and what becomes of it.

use patchwright_domain::assists::AUTO_CORRECTION;
use patchwright_domain::chat::{
    Finish, Message, Reply, Request, Said, ToolCall, ToolOutcome, ToolResult,
};
use patchwright_domain::event::Event;

use super::calls::{self, Called};
use super::compress;
use super::gauge::{Gauge, Need};
use super::render;
use super::repeats::Repeats;
use super::shelf::Shelf;
use super::understand::Understanding;
use super::{Agent, Conversation, Stop};
use crate::model_error::ModelError;
use crate::tools::{AnswerLength, Then, ToolError, ToolSpec, Toolbox};
use serde_json::Value;

/// So many turns in a row may bring nothing but refusals.
const MOST_IN_VAIN: u32 = 6;

pub(super) struct Session<'s, 'a, 't> {
    agent: &'s Agent<'a>,
    conversation: &'s mut Conversation,
    tools: &'s mut Toolbox<'t>,
    /// All tools, to understand what is meant.
    specs: Vec<ToolSpec>,
    /// Those of them that the model is told of.
    told: Vec<ToolSpec>,
    shelf: Shelf,
    repeats: Repeats,
    gauge: Gauge,
    /// The last reply, where nothing came of it.
    in_vain: Option<Said>,
    turns_in_vain: u32,
    nudged: u32,
    /// How many turns are left since the goal was reached.
    left: Option<u32>,
}

impl<'s, 'a, 't> Session<'s, 'a, 't> {
    pub fn new(
        agent: &'s Agent<'a>,
        conversation: &'s mut Conversation,
        tools: &'s mut Toolbox<'t>,
    ) -> Self {
        let specs = with_shelf(tools.specs());
        let told = with_shelf(tools.offered());
        let repeats = Repeats::from_messages(&conversation.messages, tools);
        Self {
            agent,
            conversation,
            tools,
            specs,
            told,
            shelf: Shelf::new(agent.limits.result_bytes),
            repeats,
            gauge: Gauge::new(agent.model.about(), &agent.limits.options),
            in_vain: None,
            turns_in_vain: 0,
            nudged: 0,
            left: None,
        }
    }

    /// Goes on with another prompt in place of all that was said. What can be had of long answers, and what ends the
    /// conversation, stays as it is.
    pub fn restart(&mut self, conversation: Conversation) {
        *self.conversation = conversation;
        self.told = with_shelf(self.tools.offered());
        self.repeats = Repeats::default();
        // The same words after another prompt are not the same mistake.
        self.in_vain = None;
    }

    /// What was said since the first `prompt` messages.
    pub fn behind(&self, prompt: usize) -> &[Message] {
        self.conversation.messages.get(prompt..).unwrap_or_default()
    }

    /// The next reply. Where the window is full, older parts make room first.
    pub fn ask(&mut self) -> Result<Reply, ModelError> {
        let mut request = self.request();
        if self.gauge.is_full(&request) {
            self.make_room(&request, Need::Soon)?;
            request = self.request();
        }
        match self.ask_once(&request) {
            Err(ModelError::TooLong { .. }) => {
                self.make_room(&request, Need::Now)?;
                self.ask_once(&self.request())
            }
            other => other,
        }
    }

    fn ask_once(&mut self, request: &Request) -> Result<Reply, ModelError> {
        let reply = self.agent.model.ask(request, self.agent.context)?;
        self.gauge.learn(request, &reply.usage);
        Ok(reply)
    }

    /// What becomes of a reply; a reason to stop, or nothing.
    pub fn take(&mut self, reply: Reply) -> Result<Option<Stop>, ToolError> {
        if reply.finish == Finish::Refused {
            let text = reply.said.text.clone();
            self.say(reply.said);
            return Ok(Some(Stop::Refused(text)));
        }
        let (said, corrected) = self.understood(reply.said);
        let again = self
            .in_vain
            .as_ref()
            .is_some_and(|last| same_words(last, &said));
        if again {
            self.say(said);
            let words = "the model repeats itself word for word, and nothing comes of it";
            return Ok(Some(Stop::Stuck(words.to_owned())));
        }
        let left = self.left;
        let stop = match said.calls.is_empty() {
            true => self.idle(said, &reply.finish),
            false => {
                self.nudged = 0;
                self.act(said, &corrected, &reply.finish)?
            }
        };
        // A turn in which more of them were granted is not one of them.
        if left.is_some() && self.left == left {
            self.left = left.map(|turns| turns.saturating_sub(1));
        }
        Ok(stop.or((self.left == Some(0)).then_some(Stop::Done)))
    }

    fn request(&self) -> Request {
        let about = self.agent.model.about();
        render::request(
            self.conversation,
            &self.told,
            about.tool_form,
            &self.agent.limits.options,
        )
    }

    fn make_room(&mut self, request: &Request, need: Need) -> Result<(), ModelError> {
        let bytes = self.gauge.target(request, need);
        compress::compress(self.agent, self.conversation, self.tools, bytes)?;
        self.repeats = Repeats::from_messages(&self.conversation.messages, self.tools);
        Ok(())
    }

    fn understood(&self, said: Said) -> (Said, Vec<String>) {
        Understanding {
            messages: &self.conversation.messages,
            specs: &self.specs,
            form: self.agent.model.about().tool_form,
            reads: self.agent.reads,
            calls: self.tools.calls(),
        }
        .understand(said)
    }

    fn idle(&mut self, said: Said, finish: &Finish) -> Option<Stop> {
        let text = said.text.clone();
        let silent = self.specs.is_empty() || self.agent.limits.nudges == 0 || self.left.is_some();
        if *finish == Finish::Said && silent {
            self.say(said);
            return Some(Stop::Answered(text));
        }
        self.in_vain = Some(said.clone());
        self.say(said);
        self.nudged += 1;
        if self.nudged > self.agent.limits.nudges.max(1) {
            let words = match finish {
                Finish::Length => "its answers are cut off at the most it may say",
                Finish::Said | Finish::Refused => "the model talks without calling a tool",
            };
            return Some(Stop::Stuck(words.to_owned()));
        }
        let text = match finish {
            Finish::Length => render::cut_off(self.agent.limits.options.max_output),
            Finish::Said | Finish::Refused => render::nudge(&self.told),
        };
        self.conversation.messages.push(Message::User { text });
        None
    }

    /// `corrected` are the ids of calls that had to be put right before they could be read.
    fn act(
        &mut self,
        said: Said,
        corrected: &[String],
        finish: &Finish,
    ) -> Result<Option<Stop>, ToolError> {
        let calls = said.calls.clone();
        let whole = said.clone();
        self.say(said);
        let called = calls::run(
            &calls,
            self.tools,
            &mut self.shelf,
            &mut self.repeats,
            &self.specs,
        );
        let (mut results, mut done, mut stopped) = (Vec::new(), false, None);
        for (call, mut called) in calls.iter().zip(called) {
            let times = usize::from(corrected.contains(&call.id));
            called.assists.add(AUTO_CORRECTION, times);
            match self.result(call, called, finish) {
                Ok((result, then)) => {
                    match then {
                        Then::GoOn => {}
                        Then::Within(turns) => self.left = Some(turns),
                        Then::Done => done = true,
                    }
                    results.push(result);
                }
                Err(error) => stopped = Some(error),
            }
        }
        if let Some(error) = stopped {
            return Err(error);
        }
        let fruitful = results
            .iter()
            .any(|result| result.outcome == ToolOutcome::Answered);
        self.conversation.messages.push(Message::Tools { results });
        self.turns_in_vain = if fruitful { 0 } else { self.turns_in_vain + 1 };
        self.in_vain = (!fruitful).then_some(whole);
        if done {
            return Ok(Some(Stop::Done));
        }
        let words = "none of its last calls could be carried out";
        Ok((self.turns_in_vain >= MOST_IN_VAIN).then(|| Stop::Stuck(words.to_owned())))
    }

    fn result(
        &self,
        call: &ToolCall,
        called: Called,
        finish: &Finish,
    ) -> Result<(ToolResult, Then), ToolError> {
        let Called {
            tool,
            answer,
            took,
            assists,
        } = called;
        let (text, outcome, then) = match answer {
            Ok((text, then)) => (text, ToolOutcome::Answered, then),
            Err(ToolError::Refused(_)) if *finish == Finish::Length && is_unreadable(call) => {
                let words = render::cut_off(self.agent.limits.options.max_output);
                (words, ToolOutcome::Refused, Then::GoOn)
            }
            Err(ToolError::Refused(words)) => (words, ToolOutcome::Refused, Then::GoOn),
            Err(stopped @ ToolError::Stopped(_)) => return Err(stopped),
        };
        (self.agent.sink)(Event::ToolCalled {
            tool: tool.unwrap_or(&call.name).to_owned(),
            arguments: call.arguments.clone(),
            outcome,
            bytes: text.len(),
            seconds: took.as_secs_f64(),
            assists,
        });
        let result = ToolResult {
            call: call.id.clone(),
            name: call.name.clone(),
            text,
            outcome,
        };
        Ok((result, then))
    }

    fn say(&mut self, mut said: Said) {
        // Providers refuse a message with nothing in it.
        if said.text.trim().is_empty() && said.calls.is_empty() && said.carried.is_none() {
            said.text = "(nothing)".to_owned();
        }
        self.conversation.messages.push(Message::Assistant(said));
    }
}

/// With the tool that shows the rest of long answers, if there may be any.
pub(super) fn with_shelf(mut specs: Vec<ToolSpec>) -> Vec<ToolSpec> {
    // Chosen once for a conversation: providers cache what comes before its messages.
    if specs.iter().any(|spec| spec.answers == AnswerLength::Any) {
        specs.push(Shelf::spec());
    }
    specs
}

fn is_unreadable(call: &ToolCall) -> bool {
    call.arguments.get(calls::UNREADABLE).is_some()
}

fn same_words(one: &Said, other: &Said) -> bool {
    let calls = |said: &Said| -> Vec<(String, Value)> {
        let calls = said.calls.iter();
        calls
            .map(|call| (call.name.clone(), call.arguments.clone()))
            .collect()
    };
    one.text == other.text && calls(one) == calls(other)
}
