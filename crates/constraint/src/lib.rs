//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.

mod arithmetic;
mod assertion;
mod behind_macros;
mod bounds;
mod checks;
mod cpp;
mod edits;
mod exits;
mod families;
mod flow;
mod guard;
mod heads;
mod initialise;
mod initialisers;
mod lifetime;
mod moving;
mod null;
mod outlive;
mod plan;
mod progress;
mod proposal;
mod records;
mod recursion;
mod signs;
mod site;
mod tail;
mod told;
mod twins;

pub use edits::apply;
pub use plan::{Input, NoConstraint, Plan, analyse};
pub use proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
