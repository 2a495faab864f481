//! Tests with the real debuggers.
#![expect(clippy::unwrap_used, reason = "tests")]

mod debugger;
