//! Colour as an aid, never as the only sign: off if NO_COLOR is set or the output is not a
//! terminal.

use std::env;
use std::fmt::Display;

use console::Style;

use crate::sink;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    Colour,
    Plain,
}

impl Paint {
    pub fn for_stdout() -> Self {
        Self::when(sink::answers_to_terminal())
    }

    pub fn for_stderr() -> Self {
        Self::when(sink::talks_to_terminal())
    }

    fn when(terminal: bool) -> Self {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|value| value == "dumb");
        if terminal && !refused && !dumb {
            Self::Colour
        } else {
            Self::Plain
        }
    }

    pub fn label(self, text: impl Display) -> String {
        self.with(Style::new().cyan(), text)
    }

    pub fn good(self, text: impl Display) -> String {
        self.with(Style::new().green(), text)
    }

    pub fn bad(self, text: impl Display) -> String {
        self.with(Style::new().red().bold(), text)
    }

    pub fn faint(self, text: impl Display) -> String {
        self.with(Style::new().dim(), text)
    }

    fn with(self, style: Style, text: impl Display) -> String {
        match self {
            Self::Colour => style.force_styling(true).apply_to(text).to_string(),
            Self::Plain => text.to_string(),
        }
    }
}
