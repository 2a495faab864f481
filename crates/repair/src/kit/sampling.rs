//! Several answers to one prompt, from a model without tools, and to a message that follows one of them.

use std::time::Instant;

use patchwright_agent::{
    CallContext, Conversation, ModelBudget, ModelClient, ModelError, first_request,
};
use patchwright_domain::candidate::CandidateId;
use patchwright_domain::chat::{Finish, Options, Request};
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
        let first = self.request(conversation, 0);
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
        for at in 0..samples {
            if is_over() {
                return (answers, Some(Short::Over));
            }
            let short = match self.model.ask(&self.request(conversation, at), context) {
                Ok(reply) => {
                    answers.push(Answer {
                        text: match reply.finish {
                            Finish::Refused => String::new(),
                            Finish::Said | Finish::Length => reply.said.text,
                        },
                        carried: reply.said.carried,
                        instead: reply.instead,
                    });
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

    fn request(&self, conversation: &Conversation, at: usize) -> Request {
        let about = self.model.about();
        let options = Options {
            temperature: Some(if at == 0 { self.temperature } else { WARM }),
            max_output: about.max_output.min(self.output),
        };
        first_request(about, &options, conversation, &Toolbox::default())
    }

    fn is_cancelled(&self) -> bool {
        self.ctx.scene().subject.is_cancelled() || (self.access.context.cancelled)()
    }
}
