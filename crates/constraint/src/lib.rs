//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.
#![allow(dead_code, reason = "until the families call it")]

mod edits;
mod exits;
mod guard;
mod paths;
mod plan;
mod proposal;
mod site;

pub use edits::apply;
pub use plan::{Input, NoConstraint, Plan, analyse};
pub use proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
