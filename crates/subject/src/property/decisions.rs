//! What a patched program decides, and what runs say about it.

use patchwright_domain::candidate::RelPath;

/// One part of a condition in the patched file, without the `&&`, `||` and `!` around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    pub file: RelPath,
    pub line: u32,
    /// Bytes of the patched file.
    pub start: usize,
    pub end: usize,
    pub text: String,
    /// The sides of `<` and such, if computing them twice changes nothing.
    pub compared: Option<(String, String)>,
}

/// How a decision was made in some runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decided {
    pub held: u64,
    pub failed: u64,
    /// Of these, those with nearly the same value on both sides.
    pub nearly_failed: u64,
    pub nearly_held: u64,
    /// And those with the same, or the next.
    pub just_held: u64,
    pub just_failed: u64,
}

impl Decided {
    /// How often it was close.
    pub fn nearly(&self) -> u64 {
        self.nearly_failed.saturating_add(self.nearly_held)
    }

    /// Together with what other runs said.
    pub fn add(&mut self, other: &Self) {
        self.held = self.held.saturating_add(other.held);
        self.failed = self.failed.saturating_add(other.failed);
        self.nearly_failed = self.nearly_failed.saturating_add(other.nearly_failed);
        self.nearly_held = self.nearly_held.saturating_add(other.nearly_held);
        self.just_held = self.just_held.saturating_add(other.just_held);
        self.just_failed = self.just_failed.saturating_add(other.just_failed);
    }
}
