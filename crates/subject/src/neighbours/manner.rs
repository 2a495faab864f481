//! How a run ended and what it printed: a program rejects input in its own manner, which distinguishes a rejection from
//! an accident.

use serde::{Deserialize, Serialize};

/// Characters kept of one line.
const MOST_LETTERS: usize = 160;

/// The first line that a run printed on each stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    pub out: String,
    pub err: String,
}

/// The status of a run and the first word it printed on stderr, without digits and folders.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Manner {
    pub status: i32,
    pub opening: String,
}

impl Said {
    pub fn new(out: &[u8], err: &[u8]) -> Self {
        Self {
            out: first_line(out),
            err: first_line(err),
        }
    }

    /// The line to show first: a failed run usually explains itself on stderr.
    pub fn head(&self, status: i32) -> &str {
        let (first, second) = match status {
            0 => (&self.out, &self.err),
            _ => (&self.err, &self.out),
        };
        if first.is_empty() { second } else { first }
    }

    pub fn manner(&self, status: i32) -> Manner {
        let word = self.err.split_whitespace().next().unwrap_or_default();
        let name = word.rsplit('/').next().unwrap_or(word);
        let opening = name.chars().filter(|letter| !letter.is_ascii_digit());
        Manner {
            status,
            opening: opening.collect(),
        }
    }
}

fn first_line(printed: &[u8]) -> String {
    let mut lines = printed.split(|byte| *byte == b'\n');
    let line = lines.find(|line| !line.trim_ascii().is_empty());
    let text = String::from_utf8_lossy(line.unwrap_or_default().trim_ascii());
    match text.char_indices().nth(MOST_LETTERS) {
        Some((cut, _)) => format!("{}…", text.get(..cut).unwrap_or_default()),
        None => text.into_owned(),
    }
}

#[cfg(test)]
#[path = "manner_tests.rs"]
mod tests;
