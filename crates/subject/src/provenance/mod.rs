//! How a build made its files: which programs read which files and wrote which others, in order.
//!
//! A build that wants to deceive has to do something different with a patch than without it: compile another file, call
//! the compiler differently, link another object. So the steps that lead to a program are compared with those of the
//! unpatched build. Each must also occur there with the same arguments, and may only have read files that are
//! unchanged, patched, or made by such steps. Pure: traces in, findings out.

mod calls;
mod proof;
mod recording;
mod steps;
mod story;

pub use proof::{Doubt, Patched, Proof, Question, Shown, State, prove};
pub use recording::BuildRecording;
pub use steps::BuildStory;
