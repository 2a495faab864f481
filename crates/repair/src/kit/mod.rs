//! What all strategies that use models share: facts about the case as sections of a prompt, tools chosen by name,
//! conversations with limits and a budget, and the validator that judges their patches. A strategy adds its prompts and
//! its control flow.

mod agent_run;
mod context;
mod facts;
mod rounds;
mod switches;
mod tool_choice;

pub use context::{AfterSuccess, ModelAccess};
pub use switches::{Optimisation, Switches, UnknownOptimisation};

pub(crate) use agent_run::{AgentEnd, AgentLimits, AgentRun, OwnTools, Talk, opening};
pub(crate) use context::RepairContext;
pub(crate) use facts::Facts;
pub(crate) use rounds::{Turn, play_rounds, player};
pub(crate) use tool_choice::ToolChoice;
