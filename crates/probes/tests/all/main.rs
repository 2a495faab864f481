//! The real tools that look at programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod debugger;
