//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.

mod proposal;

pub use proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
