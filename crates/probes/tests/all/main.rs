//! The lowered tree of real and odd sources, and the real tools that look at programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod debugger;
mod golden;
mod hostile;
mod print;
mod spans;
