//! Several answers to one prompt, from a model without tools, and to a message that follows one of them.

use std::time::Instant;

use patchwright_agent::{
    CallContext, Conversation, ModelBudget, ModelClient, ModelError, first_request,
};
use patchwright_domain::candidate::CandidateId;
use patchwright_domain::chat::{Choice, Choices, Finish, Options, Reply, Request};
use patchwright_domain::event::{Event, Step};
use patchwright_subject::SubjectError;
use serde_json::Value;

use super::agent_run::{AgentEnd, affords, model_error};
use super::context::{ModelAccess, RepairContext};
use crate::error::RepairError;
use crate::tools::Toolbox;

/// One round in which a model answers the same prompt several times.
pub(crate) struct Sampling<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    pub strategy: &'static str,
    pub round: u32,
    pub model: &'a dyn ModelClient,
    pub samples: u32,
    /// Of the first answer.
    pub temperature: f64,
    /// In tokens, for one answer.
    pub output: u32,
    /// What ends an answer: [`AFTER_CODE`] if one block of code is all that is asked for.
    pub stop: Option<&'static str>,
    pub budget: &'a ModelBudget,
}

pub(crate) struct Answer {
    pub text: String,
    /// What the provider wants back with the text if the conversation goes on.
    pub carried: Option<Value>,
    /// The model that answered, if it was another one.
    pub instead: Option<String>,
}

pub(crate) enum Sampled {
    /// At least one, and why there are no more.
    Answers { answers: Vec<Answer>, stop: String },
    /// The round did not begin.
    Unaffordable(AgentEnd),
    /// There is none. `stop` says why, for the journal.
    Ends { end: AgentEnd, stop: String },
}

/// Of all answers but the first: they are wanted to differ.
const WARM: f64 = 0.8;

/// The end of a block of code, with a line behind it: what begins a block has a language there.
pub(crate) const AFTER_CODE: &str = "\n```\n";

/// Why fewer answers came than were asked for.
enum Short {
    /// Time is up, or the user stopped the run.
    Over,
    Budget(String),
    Failed(ModelError),
}

impl Sampling<'_> {
    /// Begins the round, unless nobody can pay for it, and asks for all answers; [`Self::end`] ends the round.
    pub(crate) fn ask(&self, conversation: &Conversation) -> Result<Sampled, RepairError> {
        let first = self.request(conversation, 0, 1);
        let paying = (self.ctx, self.access);
        if let Err(words) = affords(paying, self.round, self.model.about(), &first) {
            let end = AgentEnd::Budget(words);
            return Ok(Sampled::Unaffordable(end));
        }
        let ledger = self.ctx.ledger;
        ledger.tell_round(Event::RoundStarted {
            strategy: self.strategy.to_owned(),
            round: self.round,
            model: self.model.about().name.clone(),
            assists: ledger.take_assists(),
        });
        self.ask_further(conversation, self.samples as usize)
    }

    /// Asks for so many answers within the round.
    pub(crate) fn ask_further(
        &self,
        conversation: &Conversation,
        samples: usize,
    ) -> Result<Sampled, RepairError> {
        let subject = self.ctx.scene().subject;
        let (answers, short) = subject.step(Step::Agent, || {
            Ok::<_, RepairError>(self.answers(conversation, samples))
        })?;
        let stop = match &short {
            None => "answered".to_owned(),
            Some(_) if self.is_cancelled() => return Err(SubjectError::Cancelled.into()),
            Some(Short::Over) => "stopped".to_owned(),
            Some(Short::Budget(words)) => format!("budget: {words}"),
            Some(Short::Failed(error)) => error.to_string(),
        };
        if !answers.is_empty() {
            if let Some(Short::Failed(error)) = short {
                model_error(Box::new(error))?;
            }
            return Ok(Sampled::Answers { answers, stop });
        }
        let end = match short {
            None => AgentEnd::Nothing,
            Some(Short::Over) => AgentEnd::Budget("time".to_owned()),
            // The whole budget is sufficient, so another model may be cheap enough for a round.
            Some(Short::Budget(words)) => AgentEnd::Failed(ModelError::Budget(words)),
            Some(Short::Failed(error)) => AgentEnd::Failed(model_error(Box::new(error))?),
        };
        Ok(Sampled::Ends { end, stop })
    }

    /// Journals the end of the round.
    pub(crate) fn end(&self, stop: String, answers: usize, accepted: Option<CandidateId>) {
        self.ctx.ledger.tell_round(Event::RoundEnded {
            stop,
            turns: u32::try_from(answers).unwrap_or(u32::MAX),
            accepted,
        });
    }

    fn answers(&self, conversation: &Conversation, samples: usize) -> (Vec<Answer>, Option<Short>) {
        let is_over = || self.is_cancelled() || Instant::now() >= self.ctx.deadline;
        let context = CallContext {
            cancelled: &is_over,
            budget: Some(self.budget),
            ..self.access.context
        };
        let mut answers = Vec::new();
        let mut at_once = match self.model.about().choices {
            Choices::One => 1,
            Choices::Several => samples,
        };
        while answers.len() < samples {
            if is_over() {
                return (answers, Some(Short::Over));
            }
            // The first one has a temperature of its own.
            let wanted = match answers.len() {
                0 => 1,
                there => at_once.min(samples - there),
            };
            let request = self.request(conversation, answers.len(), wanted);
            let short = match self.model.ask(&request, context) {
                Ok(reply) => {
                    answers.extend(self.read(reply).into_iter().take(wanted));
                    continue;
                }
                // There may be enough for a single one.
                Err(ModelError::Budget(_)) if wanted > 1 => {
                    at_once = 1;
                    continue;
                }
                Err(ModelError::Cancelled) => Short::Over,
                Err(ModelError::Budget(words)) => Short::Budget(words),
                Err(error) => Short::Failed(error),
            };
            return (answers, Some(short));
        }
        (answers, None)
    }

    fn read(&self, reply: Reply) -> Vec<Answer> {
        let first = Choice {
            said: reply.said,
            finish: reply.finish,
        };
        let answers = [first].into_iter().chain(reply.others);
        let answers = answers.map(|Choice { said, finish }| Answer {
            text: match finish {
                Finish::Refused => String::new(),
                Finish::Said => ended(said.text, self.stop),
                Finish::Length => said.text,
            },
            carried: said.carried,
            instead: reply.instead.clone(),
        });
        answers.collect()
    }

    fn request(&self, conversation: &Conversation, at: usize, wanted: usize) -> Request {
        let about = self.model.about();
        let options = Options {
            temperature: Some(if at == 0 { self.temperature } else { WARM }),
            max_output: about.max_output.min(self.output),
            others: u32::try_from(wanted - 1).unwrap_or_default(),
            stop: self.stop.map(str::to_owned),
        };
        first_request(about, &options, conversation, &Toolbox::default())
    }

    fn is_cancelled(&self) -> bool {
        self.ctx.scene().subject.is_cancelled() || (self.access.context.cancelled)()
    }
}

/// With the end of the block that a provider left out because the answer was to stop there.
fn ended(mut text: String, stop: Option<&str>) -> String {
    let fences = text
        .lines()
        .filter(|line| line.trim_start().starts_with("```"));
    if let Some(stop) = stop.filter(|_| fences.count() % 2 == 1) {
        text.push_str(stop);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_that_stops_at_its_end_is_closed() {
        for (text, expected) in [
            ("```c\nn++;", "```c\nn++;\n```\n"),
            ("So:\n```c\nn++;\n```", "So:\n```c\nn++;\n```"),
            ("No code.", "No code."),
        ] {
            assert_eq!(ended(text.to_owned(), Some(AFTER_CODE)), expected);
            assert_eq!(ended(text.to_owned(), None), text);
        }
    }
}
