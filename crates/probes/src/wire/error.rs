//! Why a request got no response.

use std::time::Duration;

use thiserror::Error;

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WireError {
    #[error("it ended")]
    Ended,
    #[error("the connection to it was closed")]
    Closed,
    #[error("it broke the protocol: {0}")]
    Broken(String),
    #[error("it sent a message of {bytes} bytes, more than the {most} that are read")]
    TooLarge { bytes: u64, most: u64 },
    #[error("the connection to it failed: {0}")]
    Io(String),
    #[error("it does not read what it is sent")]
    Stuck,
    #[error("it did not answer {name} within {:.1} s", within.as_secs_f64())]
    TimedOut { name: String, within: Duration },
    #[error("it refused {name}: {message}")]
    Refused { name: String, message: String },
}

impl WireError {
    /// Whether only this request failed; after any other error no further request can succeed or is worth
    /// sending.
    pub fn is_of_one_question(&self) -> bool {
        match self {
            Self::Refused { .. } => true,
            Self::Ended
            | Self::Closed
            | Self::Broken(_)
            | Self::TooLarge { .. }
            | Self::Io(_)
            | Self::Stuck
            | Self::TimedOut { .. } => false,
        }
    }
}
