//! The answer of a tool call.

use std::error::Error as StdError;

use patchwright_domain::assists::Assists;
use thiserror::Error;

/// What came out of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolAnswer {
    /// What was put right in the call, and what else the asker must know before the text.
    pub notes: Vec<String>,
    pub text: String,
    pub found: Found,
    pub then: Then,
    pub voice: Voice,
    /// What was put right in the call, and done besides.
    pub assists: Assists,
    /// Names what the tool has made so far, after this call: equal names, equal work. For those who watch for circles.
    pub state: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    Something,
    /// A valid call without a result: there is no such thing.
    Nothing,
}

/// Whether an answer is data or instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// Text of a program, its source or its reports: fenced, never to be obeyed.
    Data,
    /// Our own; what it quotes is fenced within.
    Ours,
}

/// Whether the conversation goes on after an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    GoOn,
    /// The goal is reached, and may be reached better: at most so many turns follow, and an answer without a call ends it.
    Within(u32),
    /// The goal is reached.
    Done,
}

pub(super) type Answered = Result<ToolAnswer, ToolError>;

/// Why there is no answer.
#[derive(Debug, Error)]
pub enum ToolError {
    /// The caller can correct the call: the message says how.
    #[error("{0}")]
    Refused(String),
    /// No call can work any more: the run must stop.
    #[error(transparent)]
    Stopped(Box<dyn StdError + Send + Sync>),
}

impl ToolAnswer {
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            notes: Vec::new(),
            text: text.into(),
            found: Found::Something,
            then: Then::GoOn,
            voice: Voice::Data,
            assists: Assists::default(),
            state: None,
        }
    }

    pub fn nothing(text: impl Into<String>) -> Self {
        Self {
            found: Found::Nothing,
            ..Self::new(text)
        }
    }

    pub fn noted(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    pub fn assisted(mut self, by: &Assists) -> Self {
        self.assists.merge(by);
        self
    }

    pub fn in_state(mut self, state: String) -> Self {
        self.state = Some(state);
        self
    }

    pub fn ours(mut self) -> Self {
        self.voice = Voice::Ours;
        self
    }

    /// Cuts the text behind a whole line, and says so.
    pub(super) fn shorten(&mut self, most: usize) {
        if self.text.len() <= most {
            return;
        }
        let mut end = most;
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let kept = self.text.get(..end).unwrap_or_default();
        let end = kept.rfind('\n').map_or(end, |at| at + 1);
        let cut = self.text.len() - end;
        self.text.truncate(end);
        self.text += &format!("… {cut} more bytes were cut: ask for less at once\n");
    }

    /// The whole answer as an agent gets it.
    pub fn seen(&self) -> String {
        let notes = self.notes.iter().map(|note| format!("({note})\n"));
        notes.chain([self.text.clone()]).collect()
    }
}

impl ToolError {
    pub fn refused(words: impl Into<String>) -> Self {
        Self::Refused(words.into())
    }
}
