//! A client that asks nothing which a purse cannot pay. It stands around one provider, within what repeats calls and what
//! falls back to other models: each attempt may be billed, and each model has its own price.

use patchwright_domain::chat::{Reply, Request, Spent};

use super::purse::Purse;
use super::worst::worst_case;
use crate::client::{Billed, Ear, ModelAbout, ModelClient, ModelError};

pub struct Metered<M> {
    inner: M,
    /// Pays where the ear names nobody.
    purse: Purse,
}

impl<M: ModelClient> Metered<M> {
    pub fn new(inner: M, purse: &Purse) -> Self {
        Self {
            inner,
            purse: purse.clone(),
        }
    }
}

impl<M: ModelClient> ModelClient for Metered<M> {
    fn about(&self) -> &ModelAbout {
        self.inner.about()
    }

    fn ask(&self, request: &Request, ear: Ear<'_>) -> Result<Reply, ModelError> {
        let about = self.inner.about();
        let purse = ear.purse.unwrap_or(&self.purse);
        let hold = purse.reserve(worst_case(about, request), ear.cancelled)?;
        let answer = self.inner.ask(request, ear);
        match &answer {
            Ok(reply) => {
                let money = about.price.map(|price| price.of(&reply.usage));
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

/// Whether a call that failed so may be on the bill.
fn billed(error: &ModelError) -> Billed {
    match error {
        ModelError::Broke { billed, .. } => *billed,
        // Whoever is stopped in the middle does not learn what was sent.
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
