//! From a case to a proved patch: strategies make candidates, the pipeline has them judged, chooses, shrinks
//! and proves. It starts no process and speaks to no network itself.

mod error;
mod pipeline;
mod strategies;
pub mod tools;

pub use error::RepairError;
pub use pipeline::{Budget, Ground, History, Order, Repair, Touched, Winner, repair};
pub use strategies::{Proposals, Proposed, Scene, Strategy, UnknownStrategy};
