//! What was asked and answered before. One mechanism serves going on with a killed run, repeating one without a key, and
//! tests: a request is found by its content, the model's name, and how often the same was asked before.
//!
//! Layers, from the outside: `Recorded`, then what falls back to other models, what repeats, `Metered`, a provider.

mod client;
mod differs;
mod digest;
mod failure;
mod past;
mod trail;

pub use client::Recorded;
pub use past::Record;
