//! From a case to a proved patch: strategies make candidates, the pipeline has them judged, chooses, shrinks
//! and proves. It starts no process and speaks to no network itself.

mod error;
mod pipeline;
mod prompt;
mod strategies;
pub mod tools;

pub use error::RepairError;
pub use pipeline::{Budget, Ground, History, ModelAccess, Order, Repair, Touched, Winner, repair};
pub use prompt::PromptError;
pub use strategies::{Optimisation, Strategy, Switches, UnknownOptimisation, UnknownStrategy};
