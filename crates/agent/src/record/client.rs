//! A client that answers from the record where it can, and writes everything else into the journal.

use std::time::Instant;

use patchwright_domain::chat::{Nanodollars, Reply, Request, Spent, Usage};
use patchwright_domain::event::{Event, Sink};

use super::differs;
use super::failure;
use super::past::{Outcome, Past, Record, Then, Turn};
use crate::budget::{Caps, ModelBudget, worst_case};
use crate::client::{CallContext, ModelAbout, ModelClient};
use crate::model_error::ModelError;

pub struct Recorded<'a> {
    record: &'a Record,
    about: ModelAbout,
    behind: Behind<'a>,
    /// Charged unless the call names another budget.
    budget: ModelBudget,
}

enum Behind<'a> {
    /// What the record does not know is asked.
    Model {
        model: Box<dyn ModelClient + 'a>,
        sink: Sink<'a>,
    },
    /// What the record does not know is an error.
    Nothing { sink: Sink<'a> },
}

impl<'a> Recorded<'a> {
    /// Answers from the record are counted in the budget like the calls that brought them, so that a run that was killed
    /// ends with the same cost. `model` charges its calls to the context's budget by itself.
    pub fn new(
        record: &'a Record,
        model: impl ModelClient + 'a,
        budget: &ModelBudget,
        sink: Sink<'a>,
    ) -> Self {
        Self {
            record,
            about: model.about().clone(),
            behind: Behind::Model {
                model: Box::new(model),
                sink,
            },
            budget: budget.clone(),
        }
    }

    /// Replays a finished run without key or network. Its answers go into the new journal, so that this is complete.
    pub fn only(
        record: &'a Record,
        about: ModelAbout,
        budget: &ModelBudget,
        sink: Sink<'a>,
    ) -> Self {
        Self {
            record,
            about,
            behind: Behind::Nothing { sink },
            budget: budget.clone(),
        }
    }

    fn live(
        &self,
        turn: Turn,
        request: &Request,
        context: CallContext<'_>,
        budget: &ModelBudget,
    ) -> Result<Reply, ModelError> {
        let Behind::Model { model, sink } = &self.behind else {
            let diff = differs::describe(self.record, &self.about.name, request);
            return Err(ModelError::Differs { diff });
        };
        let key = turn.key.clone();
        self.record.asked(turn, &self.about, request, sink);
        let started = Instant::now();
        let paid = budget.child(Caps::default());
        let context = CallContext {
            budget: Some(&paid),
            ..context
        };
        let answer = model.ask(request, context);
        if let Ok(reply) = &answer {
            self.count_unmetered(reply, &paid);
        }
        sink(outcome(key, &self.about.name, &answer, &paid, started));
        answer
    }

    /// Charges calls of a client that does not meter itself.
    fn count_unmetered(&self, reply: &Reply, paid: &ModelBudget) {
        if paid.spent().calls == paid.lost().calls {
            let money = self.about.price.map(|price| price.cost(&reply.usage));
            paid.count(Spent {
                money: money.unwrap_or_default(),
                usage: reply.usage,
                calls: 1,
            });
        }
    }

    fn count_past(&self, past: &Past, request: &Request, budget: &ModelBudget) {
        let mut spent = past.lost;
        for _ in 0..past.unheard {
            spent += worst_case(&self.about, request).spent();
        }
        match &past.outcome {
            Some(Outcome::Answered { spent: paid, .. }) => spent += *paid,
            Some(Outcome::Failed { .. }) | None => {}
        }
        budget.count_again(spent);
    }
}

impl ModelClient for Recorded<'_> {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        if (context.cancelled)() {
            return Err(ModelError::Cancelled);
        }
        let budget = context.budget.unwrap_or(&self.budget);
        let turn = self.record.turn(context.caller, &self.about.name, request);
        let Some(past) = self.record.past(&turn.key) else {
            return self.live(turn, request, context, budget);
        };
        self.count_past(past, request, budget);
        match (&past.outcome, &self.behind) {
            (Some(Outcome::Answered { reply, spent }), behind) => {
                if let Behind::Nothing { sink } = behind {
                    let mut paid = *spent;
                    paid += past.lost;
                    sink(answered_again(&turn.key, &self.about.name, reply, paid));
                }
                self.record.repeated(turn);
                (context.on_text)(&reply.said.text);
                Ok((**reply).clone())
            }
            (Some(Outcome::Failed { error, .. }), Behind::Nothing { sink }) => {
                sink(Event::ModelFailed {
                    key: turn.key.clone(),
                    model: self.about.name.clone(),
                    error: error.to_string(),
                    kind: failure::kind(error),
                    cost: past.lost.money,
                    lost: past.lost,
                });
                self.record.repeated(turn);
                Err(error.clone())
            }
            (
                Some(Outcome::Failed {
                    error,
                    then: Then::WentOn,
                }),
                Behind::Model { .. },
            ) => {
                self.record.repeated(turn);
                Err(error.clone())
            }
            (
                Some(Outcome::Failed {
                    then: Then::Ended, ..
                })
                | None,
                Behind::Model { .. },
            ) => self.live(turn, request, context, budget),
            (None, Behind::Nothing { .. }) => {
                let words = "the recorded run was stopped before this request was answered";
                Err(ModelError::Record(words.to_owned()))
            }
        }
    }
}

fn outcome(
    key: String,
    model: &str,
    answer: &Result<Reply, ModelError>,
    paid: &ModelBudget,
    started: Instant,
) -> Event {
    let model = model.to_owned();
    let (spent, lost) = (paid.spent(), paid.lost());
    match answer {
        Ok(reply) => Event::ModelAnswered {
            key,
            model,
            reply: Box::new(reply.clone()),
            cost: spent.money,
            lost,
            seconds: started.elapsed().as_secs_f64(),
        },
        Err(error) => Event::ModelFailed {
            key,
            model,
            error: error.to_string(),
            kind: failure::kind(error),
            cost: spent.money,
            lost: spent,
        },
    }
}

/// An answer that the record gave, with all that was once paid for it.
fn answered_again(key: &str, model: &str, reply: &Reply, paid: Spent) -> Event {
    let (all, own) = (paid.usage, reply.usage);
    let lost = Spent {
        money: Nanodollars::default(),
        usage: Usage {
            input: all.input.saturating_sub(own.input),
            cached: all.cached.saturating_sub(own.cached),
            cache_written: all.cache_written.saturating_sub(own.cache_written),
            output: all.output.saturating_sub(own.output),
        },
        calls: paid.calls.saturating_sub(1),
    };
    Event::ModelAnswered {
        key: key.to_owned(),
        model: model.to_owned(),
        reply: Box::new(reply.clone()),
        cost: paid.money,
        lost,
        seconds: 0.0,
    }
}

#[cfg(test)]
#[path = "client_tests.rs"]
mod tests;
