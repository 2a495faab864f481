//! What all strategies that use models share: facts about the case as sections of a prompt, tools chosen by name,
//! conversations with limits and a budget, and the validator that judges their patches. A strategy adds its prompts and
//! its control flow.

mod agent_run;
mod context;
mod context_report;
mod debugger_look;
mod facts;
mod habits;
mod inbox;
mod narrowing;
mod pieces;
mod report_context;
mod rounds;
mod sampling;
mod several;
mod solo;
mod switches;
mod tokens;
mod tool_choice;

pub use context::{AfterSuccess, ModelAccess, by_answers};
pub use switches::{Optimisation, Switches, UnknownOptimisation};

pub(crate) use agent_run::{AgentEnd, AgentLimits, AgentRun, OwnTools, Talk, opening};
pub(crate) use context::RepairContext;
pub(crate) use context_report::{ContextPiece, ContextReport, Numbers};
pub(crate) use debugger_look::debugger_look;
pub(crate) use facts::{Facts, constraint_in_words, worth_telling};
pub(crate) use habits::ToolKinds;
pub(crate) use inbox::{Inbox, paragraph};
pub(crate) use narrowing::{Narrowing, declines};
pub(crate) use pieces::{Piece, PieceLimits, Shown, fenced, merged};
pub(crate) use rounds::{Turn, failures, play_rounds, used_up};
pub(crate) use sampling::{AFTER_CODE, Answer, Sampled, Sampling};
pub(crate) use several::{Choice, count_votes, judge_new, merge};
pub(crate) use solo::SoloAgent;
pub(crate) use tokens::estimate;
pub(crate) use tool_choice::ToolChoice;
