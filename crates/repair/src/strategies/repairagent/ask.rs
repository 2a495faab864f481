//! A question besides the cycles: one prompt without tools, one answer, paid from the round's budget.

use std::time::Instant;

use patchwright_agent::{
    CallContext, Conversation, ModelBudget, ModelClient, ModelError, first_request,
};
use patchwright_domain::chat::{Finish, Message, Options};

use super::work::Work;
use crate::tools::{ToolError, Toolbox};

pub(super) struct Question<'q> {
    pub model: &'q dyn ModelClient,
    pub system: &'q str,
    pub text: String,
    pub temperature: f64,
    /// In tokens.
    pub output: u32,
}

/// Why there is no answer.
pub(super) enum Unanswered {
    /// Time, money or the provider's rules; the cycles may go on.
    Words(String),
    /// The model does not answer at all.
    Stopped(ModelError),
}

impl From<Unanswered> for ToolError {
    fn from(unanswered: Unanswered) -> Self {
        match unanswered {
            Unanswered::Words(words) => Self::Refused(words),
            Unanswered::Stopped(error) => Self::Stopped(Box::new(error)),
        }
    }
}

impl Work<'_> {
    pub(super) fn ask(&self, question: Question<'_>) -> Result<String, Unanswered> {
        let subject = self.ctx.scene().subject;
        let is_over = || {
            let stopped = subject.is_cancelled() || (self.access.context.cancelled)();
            stopped || Instant::now() >= self.ctx.deadline
        };
        let budget: &ModelBudget = self.budget;
        let context = CallContext {
            cancelled: &is_over,
            budget: Some(budget),
            ..self.access.context
        };
        let about = question.model.about();
        let options = Options {
            temperature: Some(question.temperature),
            max_output: about.max_output.min(question.output),
            ..Options::default()
        };
        let conversation = Conversation {
            system: question.system.to_owned(),
            messages: vec![Message::User {
                text: question.text,
            }],
            pinned: 1,
        };
        let request = first_request(about, &options, &conversation, &Toolbox::default());
        match question.model.ask(&request, context) {
            Ok(reply) if reply.finish == Finish::Refused => Err(Unanswered::Words(
                "the model that was asked refuses to answer".to_owned(),
            )),
            Ok(reply) => Ok(reply.said.text),
            Err(ModelError::Budget(words)) => Err(Unanswered::Words(format!(
                "the budget does not cover it: {words}"
            ))),
            Err(ModelError::TooLong { .. }) => Err(Unanswered::Words(
                "it is too long for the model that was asked".to_owned(),
            )),
            Err(ModelError::Cancelled) => Err(Unanswered::Words("there is no time".to_owned())),
            Err(error) => Err(Unanswered::Stopped(error)),
        }
    }
}
