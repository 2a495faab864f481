//! A real debugger on the crashing program: run to the crash, to a line, to the last write of a value.
//!
//! The debugger speaks DAP over [`crate::wire`] and runs in one sandbox with its target. Reverse debugging works by
//! running again: addresses do not change between runs, so the next run can stop at what the previous one counted.

mod adapter;
mod breakpoints;
mod client;
mod error;
mod expression;
mod frames;
mod gdb;
mod halt;
mod home;
mod kernel_writes;
mod line_count;
mod lines;
mod lldb;
mod memory;
mod protocol;
mod rebirth;
mod running;
mod session;
mod target;
mod threads;
mod value;
mod watch;

pub use adapter::{Adapter, AdapterKind, UnknownDebugger, Wanted};
pub use error::DebugError;
pub use frames::{Backtrace, Frame, SourceLine};
pub use halt::{Ending, Halt, HaltKind};
pub use line_count::LineAsked;
pub use lines::{Hit, LineOutcome, Nearest, Reached, Reaches};
pub use memory::MemoryRead;
pub use session::{Began, Expected, JobMaker, Patience, Session, SessionSetup, StepKind};
pub use target::Target;
pub use value::{Children, Rest, Value, print};
pub use watch::{Change, Life, Watched, Writer};
