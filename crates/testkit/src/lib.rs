//! For tests only: folders, tiny subjects with planted bugs, and what a command may leave on the host.

mod host;
mod project;
mod snapshot;

pub use host::{left_in, processes_that_see};
pub use project::Project;
pub use snapshot::Snapshot;
