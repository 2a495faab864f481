//! A client that makes no call its budget cannot cover. It wraps one provider, inside retries and fallbacks: every attempt
//! may be billed, and every model has its own price.

use std::sync::Arc;

use patchwright_domain::chat::{Reply, Request, Spent};

use super::model_budget::ModelBudget;
use super::shared_account::SharedAccount;
use super::worst::worst_case;
use crate::client::{CallContext, ModelAbout, ModelClient};
use crate::model_error::{Billed, ModelError};

pub struct Metered<M> {
    inner: M,
    /// Charged unless the call names another budget.
    budget: ModelBudget,
    /// Charged as well.
    account: Option<Arc<dyn SharedAccount>>,
}

impl<M: ModelClient> Metered<M> {
    pub fn new(inner: M, budget: &ModelBudget) -> Self {
        Self {
            inner,
            budget: budget.clone(),
            account: None,
        }
    }

    /// Every call must also fit what other processes spend from.
    pub fn charging(self, account: Option<Arc<dyn SharedAccount>>) -> Self {
        Self { account, ..self }
    }
}

impl<M: ModelClient> ModelClient for Metered<M> {
    fn about(&self) -> &ModelAbout {
        self.inner.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let about = self.inner.about();
        let budget = context.budget.unwrap_or(&self.budget);
        let worst = worst_case(about, request);
        // Refused here, nobody else needs to be asked.
        let hold = budget.reserve(worst.clone(), context.cancelled)?;
        if let Some(account) = &self.account
            && let Err(error) = account.reserve(&worst, context.cancelled)
        {
            hold.give_back();
            return Err(error);
        }
        let answer = self.inner.ask(request, context);
        let used = match &answer {
            Ok(reply) => Spent {
                money: about
                    .price
                    .map(|price| price.cost(&reply.usage))
                    .unwrap_or_default(),
                usage: reply.usage,
                calls: 1,
            },
            Err(error) => match billed(error) {
                Billed::No => Spent::default(),
                Billed::Perhaps => worst.spent(),
            },
        };
        if let Some(account) = &self.account {
            account.settle(&worst, used);
        }
        match &answer {
            Ok(_) => hold.settle(used)?,
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
