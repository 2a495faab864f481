//! A case held open for many calls, by any front end: sandbox, cache, run folder and the stream of events.
//!
//! No signal handler, no argument type and no output lives here. A front end brings a cancellation token and listeners, makes
//! calls from as many threads as it likes, and ends the run with a word of its own.

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
