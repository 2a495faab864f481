//! A case held open for many calls, by any front end: sandbox, cache, run folder and the stream of events.
//!
//! This crate has no signal handlers, no argument types and no output. A front end supplies a cancellation token and
//! listeners, makes calls from as many threads as it likes, and finishes the run with its own status.

mod call;
mod error;
mod events;
mod open_case;
mod regular_file;
mod session;

pub use call::Call;
pub use error::SessionError;
pub use events::{Listener, ListenerId, Subscription};
pub use regular_file::{FileError, open_regular, read_regular};
pub use session::{CaseSession, FrontEnd, NewRun, RunEnd, RunStart, SessionConfig};
