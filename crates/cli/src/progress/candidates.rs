//! What is known about a repair's candidates while they are judged, for the status line.

use std::collections::BTreeMap;

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::event::Event;
use patchwright_domain::repair::{Note, Tally};

#[derive(Debug, Default)]
pub struct Candidates {
    tally: Tally,
    notes: BTreeMap<CandidateId, String>,
    best: Option<String>,
}

impl Candidates {
    /// Processes an event; returns whether the line changes.
    pub fn take(&mut self, event: &Event) -> bool {
        match event {
            Event::Proposed {
                candidate, note, ..
            } => {
                self.tally.proposed += 1;
                self.notes.insert(candidate.clone(), describe(note));
                false
            }
            Event::PatchMisfit { .. } => {
                self.tally.misfits += 1;
                true
            }
            Event::Judged {
                candidate: Some(candidate),
                verdict,
            } => {
                // Derived candidates are judged too, but were never proposed.
                if !self.notes.contains_key(candidate) {
                    return false;
                }
                self.tally.count(verdict);
                if verdict.accepted && self.best.is_none() {
                    self.best = self.notes.get(candidate).cloned();
                }
                true
            }
            _ => false,
        }
    }

    pub fn tally(&self) -> String {
        self.tally.describe()
    }

    pub fn describe(&self) -> String {
        let best = self
            .best
            .as_deref()
            .map(|best| format!(" · best so far: {best}"));
        format!("{}{}", self.tally.describe(), best.unwrap_or_default())
    }
}

fn describe(note: &Note) -> String {
    let place = match (&note.at.file, note.at.line) {
        (Some(file), Some(line)) => format!(" at {file}:{line}"),
        (Some(file), None) => format!(" at {file}"),
        (None, _) => String::new(),
    };
    format!("{}{place}", note.operator)
}
