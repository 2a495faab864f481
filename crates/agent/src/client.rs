//! A model as the loop sees it. Providers, retries, prices and records are clients of their own that hold another one.

pub use patchwright_domain::chat::ModelAbout;
use patchwright_domain::chat::{Reply, Request};

use crate::budget::ModelBudget;
use crate::model_error::ModelError;

pub trait ModelClient: Sync {
    fn about(&self) -> &ModelAbout;

    /// One answer. Long ones are streamed to `on_text`.
    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError>;
}

/// What a call needs from its caller: a way to cancel it, a listener for streamed text, a budget, a name.
#[derive(Clone, Copy)]
pub struct CallContext<'a> {
    /// Polled often; the call stops as soon as it returns true.
    pub cancelled: &'a (dyn Fn() -> bool + Sync),
    /// Receives the text of the answer piece by piece.
    pub on_text: &'a (dyn Fn(&str) + Sync),
    /// Charged instead of the client's own budget.
    pub budget: Option<&'a ModelBudget>,
    /// Whose call it is, for the record: the same request of another caller is another one. Empty if there is only one.
    pub caller: &'a str,
}

impl<C: ModelClient + ?Sized> ModelClient for &C {
    fn about(&self) -> &ModelAbout {
        (**self).about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        (**self).ask(request, context)
    }
}

impl<C: ModelClient + ?Sized> ModelClient for Box<C> {
    fn about(&self) -> &ModelAbout {
        (**self).about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        (**self).ask(request, context)
    }
}

impl<'a> CallContext<'a> {
    /// Never cancelled, not streamed, charged to the client's own budget.
    pub fn detached() -> CallContext<'static> {
        CallContext {
            cancelled: &|| false,
            on_text: &|_| {},
            budget: None,
            caller: "",
        }
    }
}
