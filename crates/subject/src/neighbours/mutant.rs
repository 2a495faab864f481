//! One mutant: a few splices in one part of the PoC.

use patchwright_sandbox::Splice;
use serde::{Deserialize, Serialize};

use super::random::Random;
use super::{change_bytes, change_text};

/// A change of one part of the PoC, and of its command.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Mutant {
    pub(super) part: usize,
    /// In order and without overlap.
    pub(super) splices: Vec<Splice>,
    /// Replaces the PoC's command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) command: Option<String>,
}

impl Mutant {
    pub(super) fn new(part: usize, splices: Vec<Splice>) -> Self {
        Self {
            part,
            splices,
            command: None,
        }
    }
}

pub(super) fn splice(bytes: &[u8], text: bool, random: &mut Random) -> Option<Splice> {
    // Also try text inside binary files, and bytes inside text.
    match (text, random.below(12)) {
        (true, 0) => change_bytes::change(bytes, random),
        (true, _) => change_text::change(bytes, random),
        (false, 0) => change_text::number(bytes, random),
        (false, _) => change_bytes::change(bytes, random),
    }
}
