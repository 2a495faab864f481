//! The loop with a scripted model and no network.
#![expect(clippy::unwrap_used, reason = "tests")]

mod compression;
mod correction;
mod cycles;
mod endings;
mod requests;
mod resume;
mod support;
