//! Candidate to verdict: the judge that fails closed.
//!
//! It cannot see a model, so no model can argue with it. A stage passes, fails, or is not run for a stated reason;
//! anything unexpected is an error, not a verdict.

mod answers;
mod baseline;
mod behaviour;
mod cheats;
mod confidence;
mod context;
mod decisions;
mod derived;
mod error;
mod fed;
mod feedback;
mod finding;
mod implication;
mod judge;
mod known_lines;
mod links;
mod program_image;
mod properties;
mod property_runs;
mod rules;
mod scope;
mod small_edits;
mod stages;
mod state;
#[cfg(test)]
mod test_case;
mod trapped;
mod trial;
mod turns;
mod verdict;
mod ways_out;
mod witness;

pub use baseline::{Evidence, PocBaseline, TestsBaseline};
pub use context::HandedInputs;
pub use error::JudgeError;
pub use judge::{Judge, Judged, NamedPatch, PropertySource};
pub use properties::{Standing, StatedProperty};
pub use scope::is_mere_data;
pub use small_edits::{Choice, Chosen};
pub use trapped::Trapped;
pub use witness::Witnessed;
