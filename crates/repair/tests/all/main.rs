//! One binary for all tests that repair real programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod code_agent;
mod cutting;
mod external;
mod issues;
mod limits;
mod model;
mod multi_agent;
mod patchagent;
mod pipeline;
mod repairagent;
mod several;
mod shown_by_tests;
mod single_agent;
mod support;
mod vuldebugger;
mod vulnresolver;
mod workflow;
