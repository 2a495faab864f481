//! The loop of a model and its tools. It knows no HTTP, no C and no vulnerability: providers come from `llm`, tools and
//! words from `repair`.

pub mod budget;
pub mod client;
mod converse;
mod fence;
pub mod record;
pub mod tools;

pub use budget::{Caps, Metered, ModelBudget};
pub use client::{Billed, CallContext, ModelAbout, ModelClient, ModelError};
pub use converse::{Agent, Conversation, Ended, Limits, Reads, Stop, converse, first_request};
pub use fence::fence;
pub use record::{Record, Recorded};
