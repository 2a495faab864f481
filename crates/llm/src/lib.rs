//! Providers of models behind `agent::ModelClient`: the only HTTP client of the house.

#![cfg_attr(
    not(test),
    expect(dead_code, reason = "the providers that use it come next")
)]

mod address;
mod named;
mod open;
mod secret;
mod spec;

pub use open::{OpenError, open};
pub use secret::{KeyError, KeySource, Keys, Secret};
pub use spec::{Answers, ModelSpec, Provider, Timeouts};
