//! A benign input on which a patched program does something else, with what it printed before and now: what a reader needs to say
//! whether the change is right.

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangedInput {
    /// A file, or a mutant by its number.
    pub input: String,
    /// What changed, in words that go on from its name.
    pub what: String,
    pub content: InputContent,
    pub before: RunExcerpt,
    pub after: RunExcerpt,
    /// The line of the output that both excerpts begin with, from 1. Nothing where the output is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_line: Option<usize>,
    /// The files that it leaves different, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InputContent {
    File {
        #[serde(with = "crate::bytes")]
        beginning: Vec<u8>,
        /// Of the whole file.
        bytes: u64,
    },
    Command(String),
}

/// How a run ended, and what it printed from where the two runs part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunExcerpt {
    pub ended: String,
    pub output: String,
}
