//! How strictly calls are read.

/// How calls are read that are nearly right.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CallReading {
    /// They are put right where only one thing can be meant.
    #[default]
    Corrected,
    /// As they are written: a name or an argument that is not quite right is refused, and what is only said is no call.
    AsWritten,
}
