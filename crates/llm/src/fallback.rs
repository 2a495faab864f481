//! Several models in one: when the first fails permanently, the next is asked.

use patchwright_agent::{CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{Reply, Request};

use crate::error::OpenError;
use crate::patient::Notice;

/// It is known as the first of its models.
pub struct Fallback<'a, C> {
    first: C,
    others: Vec<C>,
    told: &'a (dyn Fn(&Notice) + Sync),
}

impl<'a, C: ModelClient> Fallback<'a, C> {
    /// The list is not empty, and all its models are given tools in the same form: a conversation that began in one
    /// form cannot continue in the other.
    pub fn new(models: Vec<C>, told: &'a (dyn Fn(&Notice) + Sync)) -> Result<Self, OpenError> {
        let mut models = models.into_iter();
        let first = models
            .next()
            .ok_or_else(|| OpenError::Name(String::new()))?;
        let others: Vec<C> = models.collect();
        let form = first.about().tool_form;
        match others.iter().find(|other| other.about().tool_form != form) {
            Some(other) => Err(OpenError::Setting {
                name: other.about().name.clone(),
                setting: "tool-form",
                why: format!(
                    "must be that of {}, behind which it stands",
                    first.about().name
                ),
            }),
            None => Ok(Self {
                first,
                others,
                told,
            }),
        }
    }
}

impl<C: ModelClient> ModelClient for Fallback<'_, C> {
    fn about(&self) -> &ModelAbout {
        self.first.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let mut from = &self.first;
        let mut answer = from.ask(request, context);
        for to in &self.others {
            match answer {
                Err(error) if another_may(&error) => {
                    (self.told)(&Notice::Changed {
                        from: from.about().name.clone(),
                        to: to.about().name.clone(),
                        error,
                    });
                    answer = to.ask(request, context).map(|reply| Reply {
                        instead: Some(to.about().name.clone()),
                        ..reply
                    });
                    from = to;
                }
                other => return other,
            }
        }
        answer
    }
}

/// Whether the fault lies with the one model, and not with the run.
fn another_may(error: &ModelError) -> bool {
    match error {
        ModelError::Busy { .. }
        | ModelError::Broke { .. }
        | ModelError::Unreachable { .. }
        | ModelError::TooLong { .. }
        | ModelError::Denied { .. } => true,
        ModelError::Budget(_)
        | ModelError::Overrun { .. }
        | ModelError::Differs { .. }
        | ModelError::Record(_)
        | ModelError::Cancelled => false,
    }
}

#[cfg(test)]
#[path = "fallback_tests.rs"]
mod tests;
