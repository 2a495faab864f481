//! One binary for all tests that repair real programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod code_agent;
mod external;
mod issues;
mod limits;
mod model;
mod patchagent;
mod pipeline;
mod support;
mod vuldebugger;
mod vulnresolver;
mod workflow;
