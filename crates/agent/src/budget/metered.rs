//! A client that makes no call its budget cannot cover. It wraps one provider, inside retries and fallbacks: every attempt
//! may be billed, and every model has its own price.

use patchwright_domain::chat::{Reply, Request, Spent};

use super::model_budget::ModelBudget;
use super::worst::worst_case;
use crate::client::{CallContext, ModelAbout, ModelClient};
use crate::model_error::{Billed, ModelError};

pub struct Metered<M> {
    inner: M,
    /// Charged unless the call names another budget.
    budget: ModelBudget,
}

impl<M: ModelClient> Metered<M> {
    pub fn new(inner: M, budget: &ModelBudget) -> Self {
        Self {
            inner,
            budget: budget.clone(),
        }
    }
}

impl<M: ModelClient> ModelClient for Metered<M> {
    fn about(&self) -> &ModelAbout {
        self.inner.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let about = self.inner.about();
        let budget = context.budget.unwrap_or(&self.budget);
        let hold = budget.reserve(worst_case(about, request), context.cancelled)?;
        let answer = self.inner.ask(request, context);
        match &answer {
            Ok(reply) => {
                let money = about.price.map(|price| price.cost(&reply.usage));
                hold.settle(Spent {
                    money: money.unwrap_or_default(),
                    usage: reply.usage,
                    calls: 1,
                })?;
            }
            Err(error) => match billed(error) {
                Billed::No => hold.give_back(),
                Billed::Perhaps => hold.keep(),
            },
        }
        answer
    }
}

/// Whether a call that failed this way may have been billed.
fn billed(error: &ModelError) -> Billed {
    match error {
        ModelError::Broke { billed, .. } => *billed,
        // A call cancelled midway may have been sent.
        ModelError::Cancelled | ModelError::Overrun { .. } => Billed::Perhaps,
        ModelError::Busy { .. }
        | ModelError::Unreachable { .. }
        | ModelError::TooLong { .. }
        | ModelError::Denied { .. }
        | ModelError::Budget(_)
        | ModelError::Differs { .. }
        | ModelError::Record(_) => Billed::No,
    }
}

#[cfg(test)]
#[path = "metered_tests.rs"]
mod tests;
