//! Crash-free constraints, and the edits that enforce them. No model, no process: a report and the source
//! in, ranked proposals out.

mod arithmetic;
mod assertion;
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
mod layout;
mod lifetime;
mod mention;
mod moving;
mod null;
mod outlive;
mod paths;
mod plan;
mod progress;
mod proposal;
mod records;
mod recursion;
mod scope;
mod signs;
mod site;
mod tail;
mod told;
mod twins;
mod types;
mod unfold;
mod walk_all;

pub use edits::apply;
pub use plan::{Input, NoConstraint, Plan, analyse};
pub use proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
