//! Runs JUnit tests without the build tool that usually runs them, in one virtual machine that is started as the tool starts its own.
//!
//! That the same tests run is not believed: on the unpatched tree as many must pass and fail as when the project runs them. It is for
//! verdicts that a proof follows; there the project's own command runs.

mod machine;
mod reach;
mod suite;

pub use suite::{DirectSuite, DirectTests};
