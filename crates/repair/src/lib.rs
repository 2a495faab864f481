//! From a case to a proved patch: strategies make candidates, the pipeline has them judged, selects the best
//! and proves it. It starts no process and accesses no network itself.

mod candidates;
mod error;
mod input_text;
mod kit;
mod language_words;
mod looking;
mod pipeline;
mod prompt;
mod strategies;
pub mod tools;

pub use candidates::{Budget, History};
pub use error::RepairError;
pub use kit::{AfterSuccess, ModelAccess, Optimisation, Switches, UnknownOptimisation, by_answers};
pub use pipeline::{Briefing, Ground, Order, Repair, SERVER_INSTRUCTIONS, Touched, Winner, repair};
pub use prompt::PromptError;
pub use strategies::{
    AgentWalls, Asking, Derived, EXTERNAL_VARIABLES, ExternalAgent, GivenPatch, McpServer,
    Portfolio, PortfolioError, Strategy, UnknownStrategy, Until, derived_properties,
    external_preset, external_presets,
};
