//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.

mod arithmetic;
mod assertion;
mod behind_macros;
mod bounds;
mod checks;
mod cpp;
mod decides;
mod edits;
mod families;
mod guard;
mod habits;
mod heads;
mod initialise;
mod initialisers;
mod input;
mod java;
mod lifetime;
mod moving;
mod null;
mod plan;
mod progress;
mod proposal;
mod records;
mod recursion;
mod settle;
mod signs;
mod site;
mod small;
mod told;
mod twins;
mod unknown_size;

pub use edits::apply;
pub use input::{Input, NoConstraint};
pub use plan::analyse;
pub use proposal::{Exit, Inserted, Operator, PlaceKind, Proposal, TextEdit, UnknownOperator};
pub use settle::Plan;
pub use small::{SmallEdit, small_edits};
