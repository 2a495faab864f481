//! Java: the words that hide a crash there. What is compared file by file is in `java_files`.
//!
//! A crash is an exception that nobody caught, so the first cheat is to catch it; the rest is what C knows too, by
//! other names.

mod calls;
pub(super) mod names;
mod words;

pub use calls::{IsExit, calls, is_exit, last_call};
pub use words::{in_code, is_call, is_called};
