//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.
#![allow(dead_code, reason = "until the families call it")]

mod arithmetic;
mod assertion;
mod checks;
mod cpp;
mod edits;
mod exits;
mod families;
mod flow;
mod guard;
mod heads;
mod initialise;
mod lifetime;
mod null;
mod paths;
mod plan;
mod proposal;
mod recursion;
mod scope;
mod site;
mod types;
mod walk_all;

pub use edits::apply;
pub use plan::{Input, NoConstraint, Plan, analyse};
pub use proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
