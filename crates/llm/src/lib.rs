//! Model providers behind `agent::ModelClient`: the only HTTP client in the workspace.

mod address;
mod clock;
mod error;
mod exchange;
mod failure;
mod fallback;
mod forms;
mod http;
mod named;
mod open;
mod pace;
mod paces;
mod patient;
mod provided;
mod retry_after;
mod secret;
mod spec;
mod sse;

pub use clock::{Clock, RealClock};
pub use error::OpenError;
pub use fallback::Fallback;
pub use open::open;
pub use paces::{Paces, SharedPace};
pub use patient::{Notice, Patience, Patient};
pub use secret::{KeyError, KeySource, Keys, Secret};
pub use spec::{Answers, ModelSpec, Network, PerMinute, Provider, ProxySetting, Timeouts};
