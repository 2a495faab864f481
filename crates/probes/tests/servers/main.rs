//! Language servers in the sandbox: a real one, and fakes that misbehave.
#![expect(clippy::unwrap_used, reason = "tests")]

mod clangd;
mod eyes;
mod misbehaviour;
mod support;
