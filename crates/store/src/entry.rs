//! The lines of a journal, including those of a newer version.

use patchwright_domain::count::counted;
use patchwright_domain::event::Event;
use serde::{Deserialize, Serialize};

const MOST_KINDS: usize = 8;
const MOST_KIND_CHARS: usize = 40;

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Counts up from 0 without a gap, over all processes that wrote to the run.
    pub number: u64,
    /// Since this process opened the journal.
    pub at_seconds: f64,
    #[serde(flatten)]
    pub event: Event,
}

/// One line of a journal, as far as this version understands it.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    Known(Entry),
    Unknown(UnknownEvent),
}

/// An event whose kind or form only a newer version knows.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct UnknownEvent {
    pub number: u64,
    pub at_seconds: f64,
    #[serde(rename = "event")]
    pub kind: String,
}

/// How many events were skipped, and the first few of their kinds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct UnknownEvents {
    pub count: u64,
    pub kinds: Vec<String>,
}

impl UnknownEvents {
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn add(&mut self, event: &UnknownEvent) {
        self.count += 1;
        let kind: String = event.kind.chars().take(MOST_KIND_CHARS).collect();
        if self.kinds.len() < MOST_KINDS && !self.kinds.contains(&kind) {
            self.kinds.push(kind);
        }
    }

    /// `2 events that this version does not know (dreamt, step-started)`.
    pub fn describe(&self) -> String {
        let count = counted(self.count, "event");
        let kinds = self.kinds.join(", ");
        format!("{count} that this version does not know ({kinds})")
    }
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
