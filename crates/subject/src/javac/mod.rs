//! Compiles the patched sources of a Java project and nothing else. A build tool starts twice as long as that takes, and compiles a whole
//! module for one changed file.
//!
//! That is only done where it comes to the same as the project's own build. Two things show it: on the unpatched tree the same call makes
//! the very bytes that the build made, so nothing else had a part in them; and of the patched classes other classes see what they
//! saw before, so nothing else has to be compiled. What cannot be shown is built as the project says.

mod call;
mod class_file;
mod compile;
mod constants;
mod cursor;
mod rehearsal;
mod rehearsed;
mod surface;
mod watch;

pub use compile::Compiled;
pub use rehearsal::Rehearsal;
pub use rehearsed::Rehearsed;
pub(crate) use surface::named_classes;
