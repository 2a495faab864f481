//! What a build made of what: which program of the machine read which files and wrote which others, in order.
//!
//! A build that wants to deceive has to do something else with a patch than without it: compile another file, call the
//! compiler otherwise, link another object. So the steps that lead to a program are compared with those of the unpatched
//! build. Each must have been made there too, with the same words, and may only have read what is as it was, what is
//! patched, and what such steps made. Pure: traces in, findings out.

mod calls;
mod proof;
mod recording;
mod steps;
mod story;

pub use proof::{Doubt, Patched, Proof, Question, Shown, State, prove};
pub use recording::BuildRecording;
pub use steps::BuildStory;
