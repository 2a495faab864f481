//! Answers too long for the conversation: their first lines are shown, and the rest is one call away.

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::tools::{Call, CallReading, Tool, ToolAnswer, ToolError, ToolSpec, read};

/// Answers that are kept; older ones can be had by calling the tool again.
const KEPT: usize = 32;
/// In bytes: lines of data may be longer than whole answers should be.
const LONGEST_LINE: usize = 1000;
/// In bytes: less is no use to anybody.
const LEAST_SHOWN: usize = 2 * LONGEST_LINE;

pub(super) struct Shelf {
    /// In bytes, what is shown at once.
    most: usize,
    kept: VecDeque<(u32, Vec<String>)>,
    last: u32,
}

/// What of an answer is shown.
pub(super) struct Shown {
    pub text: String,
    /// What is not, and how to get it.
    pub rest: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
struct More {
    /// The number of the answer, as told where it was cut.
    id: u32,
    /// The first line to show.
    from: usize,
}

impl Call<Shelf> for More {
    const NAME: &'static str = "more";
    const ABOUT: &'static str =
        "Shows further lines of an answer that was too long to be shown whole.";

    fn run(self, shelf: &mut Shelf) -> Result<ToolAnswer, ToolError> {
        shelf.lines(self.id, self.from)
    }
}

impl Shelf {
    pub const NAME: &'static str = More::NAME;

    pub fn new(most: usize) -> Self {
        Self {
            most: most.max(LEAST_SHOWN),
            kept: VecDeque::new(),
            last: 0,
        }
    }

    pub fn spec() -> ToolSpec {
        Tool::<Shelf>::for_call::<More>().spec
    }

    pub fn more(&self, arguments: &Value, calls: CallReading) -> Result<ToolAnswer, ToolError> {
        let refused = |wrong: String| ToolError::Refused(format!("{}: {wrong}", Self::NAME));
        let (arguments, _) = read(&(Self::spec().schema)(), arguments, calls).map_err(refused)?;
        let more: More =
            serde_json::from_value(arguments).map_err(|error| refused(error.to_string()))?;
        self.lines(more.id, more.from)
    }

    pub fn shown(&mut self, text: &str) -> Shown {
        if text.len() <= self.most {
            return Shown {
                text: text.to_owned(),
                rest: None,
            };
        }
        self.last += 1;
        let lines: Vec<String> = text.lines().flat_map(pieces).collect();
        let (text, rest) = self.part(self.last, &lines, 1);
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((self.last, lines));
        Shown { text, rest }
    }

    fn lines(&self, id: u32, from: usize) -> Result<ToolAnswer, ToolError> {
        let Some((_, lines)) = self.kept.iter().find(|(kept, _)| *kept == id) else {
            let words = format!("there is no answer {id} any more: call its tool again");
            return Err(ToolError::Refused(words));
        };
        if from == 0 || from > lines.len() {
            let words = format!("the answer {id} has the lines 1–{}", lines.len());
            return Err(ToolError::Refused(words));
        }
        let (text, rest) = self.part(id, lines, from);
        let answer = ToolAnswer::new(text);
        Ok(match rest {
            Some(rest) => answer.noted(rest),
            None => answer,
        })
    }

    /// The lines from one on that fit, and where the others are.
    fn part(&self, id: u32, lines: &[String], from: usize) -> (String, Option<String>) {
        let mut text = String::new();
        let mut next = from;
        for line in lines.iter().skip(from.saturating_sub(1)) {
            if text.len() + line.len() + 1 > self.most {
                break;
            }
            text += line;
            text.push('\n');
            next += 1;
        }
        let rest = (next <= lines.len()).then(|| {
            let last = lines.len();
            format!(
                "lines {next}–{last} not shown; call {}(id={id}, from={next})",
                Self::NAME
            )
        });
        (text, rest)
    }
}

fn pieces(line: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while rest.len() > LONGEST_LINE {
        let cut = rest.floor_char_boundary(LONGEST_LINE);
        let (piece, behind) = rest.split_at(cut);
        pieces.push(piece.to_owned());
        rest = behind;
    }
    pieces.push(rest.to_owned());
    pieces
}

#[cfg(test)]
#[path = "shelf_tests.rs"]
mod tests;
