//! Layout of output for a person: a label and its text, wrapped at words and indented. All text goes through
//! [`plain`], so a source file, a program or a model cannot control the terminal.

use crate::columns::{self, width, wrap};
use crate::paint::Paint;
use crate::plain::plain;

/// The indentation of labels, and the width of the widest one.
const MARGIN: usize = 2;
const LABEL: usize = 14;
/// If there are fewer columns, the text goes below its label instead of beside it.
const LEAST: usize = 24;
/// The indentation of text below its label.
const BELOW: usize = 2;

#[derive(Debug, Clone, Copy)]
pub struct Page {
    pub paint: Paint,
    columns: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Label,
    Good,
    Bad,
    Faint,
}

impl Page {
    pub fn for_stdout() -> Self {
        Self {
            paint: Paint::for_stdout(),
            columns: columns::for_stdout(),
        }
    }

    /// Without colours.
    #[cfg(any(test, feature = "mcp"))]
    pub fn with_columns(columns: usize) -> Self {
        Self {
            paint: Paint::Plain,
            columns,
        }
    }

    pub fn row(&self, label: &str, text: &str) -> String {
        self.row_in(Tone::Label, label, text)
    }

    pub fn row_in(&self, tone: Tone, label: &str, text: &str) -> String {
        let head = self.tone(tone, format!("{label:<LABEL$}"));
        self.beside(&format!("{:MARGIN$}{head}", ""), MARGIN + LABEL, text)
    }

    /// A sentence whose first words are in colour.
    pub fn sentence(&self, tone: Tone, head: &str, rest: &str) -> String {
        let head = plain(head);
        let text = format!("{head}{}", plain(rest));
        let mut lines = wrap(&text, self.columns.saturating_sub(2 * MARGIN));
        if let Some(first) = lines.first_mut()
            && let Some(rest) = first.strip_prefix(&head)
        {
            *first = format!("{}{rest}", self.tone(tone, &head));
        }
        format!(
            "{:MARGIN$}{}",
            "",
            lines.join(&format!("\n{:1$}", "", 2 * MARGIN))
        )
    }

    /// `head` takes `taken` columns; the text follows, or goes below if there is too little room.
    pub fn beside(&self, head: &str, taken: usize, text: &str) -> String {
        let text = plain(text);
        let room = self.columns.saturating_sub(taken + 1);
        let begins = head.len() - head.trim_start_matches(' ').len();
        let (indent, room) = match room >= LEAST {
            true => (taken + 1, room),
            false => (begins + BELOW, self.columns.saturating_sub(begins + BELOW)),
        };
        let lines = wrap(&text, room);
        if lines.is_empty() {
            return head.trim_end().to_owned();
        }
        let body = lines.join(&format!("\n{:indent$}", ""));
        match indent > taken {
            true => format!("{head} {body}"),
            false => format!("{}\n{:indent$}{body}", head.trim_end(), ""),
        }
    }

    /// Text of several lines; only those that are too wide are wrapped, with the same indentation.
    pub fn block(&self, margin: usize, text: &str) -> String {
        let room = self.columns.saturating_sub(margin);
        let fitted = |line: &str| -> Vec<String> {
            let line = plain(line.trim_end());
            if width(&line) <= room {
                return vec![line];
            }
            let inner = line.len() - line.trim_start_matches(' ').len();
            let wrapped = wrap(&line, room.saturating_sub(inner));
            let wrapped = wrapped.into_iter();
            wrapped.map(|part| format!("{:inner$}{part}", "")).collect()
        };
        let lines = text
            .lines()
            .flat_map(fitted)
            .map(|line| match line.is_empty() {
                true => line,
                false => format!("{:margin$}{line}", ""),
            });
        lines.collect::<Vec<_>>().join("\n")
    }

    pub fn tone(&self, tone: Tone, text: impl std::fmt::Display) -> String {
        match tone {
            Tone::Label => self.paint.label(text),
            Tone::Good => self.paint.good(text),
            Tone::Bad => self.paint.bad(text),
            Tone::Faint => self.paint.faint(text),
        }
    }
}

#[cfg(test)]
#[path = "page_tests.rs"]
mod tests;
