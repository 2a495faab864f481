//! The loop of a model and its tools. It knows no HTTP, no C and no vulnerability: providers come from `llm`, tools and
//! words from `repair`.

pub mod budget;
pub mod client;
mod converse;
mod fence;
mod model_error;
pub mod record;
pub mod tools;

pub use budget::{Caps, Metered, ModelBudget, SharedAccount};
pub use client::{CallContext, ModelAbout, ModelClient};
pub use converse::{
    Agent, Conversation, CyclePrompt, Ended, Limits, Reads, Stop, converse, converse_in_cycles,
    first_request,
};
pub use fence::fence;
pub use model_error::{Billed, ModelError};
pub use record::{Record, Recorded};
