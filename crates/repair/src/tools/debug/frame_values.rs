//! The values of the innermost frames of the project: first what decided that their lines run, then the other variables.

use std::time::Instant;

use patchwright_domain::candidate::RelPath;
use patchwright_probes::debug::{Frame, Value};

use super::printed::{in_short, is_lost};
use super::{DebugTools, refused, words};
use crate::tools::ToolError;

/// How many frames are shown, and of how many of them all variables; the rest is about what decided.
const MOST_FRAMES: usize = 4;
const WHOLE_FRAMES: usize = 2;
/// How many variables of each frame are shown, and how many values that decided.
const MOST_VARIABLES: usize = 10;
const MOST_DECIDING: usize = 6;

/// A recursion is shown once.
pub(super) fn frame_values(
    tools: &mut DebugTools<'_>,
    frames: &[Frame],
    until: Instant,
) -> Result<String, ToolError> {
    let places = frames.iter().enumerate();
    let mut places: Vec<(usize, &Frame, (RelPath, u32))> = places
        .filter_map(|(index, frame)| Some((index, frame, path_of(frame)?)))
        .collect();
    places.dedup_by(|(_, _, next), (_, _, one)| next == one);
    places.truncate(MOST_FRAMES);
    let map = tools
        .sources
        .map(places.iter().map(|(.., at)| at.0.clone()));
    let mut text = String::new();
    for (shown, (index, frame, (path, line))) in places.into_iter().enumerate() {
        let known = InFrame {
            index,
            deciding: map.steering(&path, line),
            unset: map.unset_at(&path, line),
        };
        let mut lines = known.deciding(tools, until);
        if shown < WHOLE_FRAMES {
            lines.extend(known.others(tools, lines.len())?);
        }
        if !lines.is_empty() {
            let place = frame.place.as_ref().map(words::place);
            let place = place.unwrap_or_default();
            text += &format!("{} ({place}):\n{}\n", frame.function, lines.join("\n"));
        }
    }
    Ok(text)
}

/// What the source says about the variables of a frame.
struct InFrame {
    index: usize,
    deciding: Vec<String>,
    unset: Vec<String>,
}

impl InFrame {
    /// What decided, as far as it can be read.
    fn deciding(&self, tools: &mut DebugTools<'_>, until: Instant) -> Vec<String> {
        let mut lines = Vec::new();
        for expression in &self.deciding {
            if lines.len() >= MOST_DECIDING || Instant::now() >= until {
                break;
            }
            if self.is_of_unset(expression) {
                continue;
            }
            let value = tools.session.evaluate(expression, self.index).ok();
            let value = value.filter(|value| !is_lost(value));
            lines.extend(value.map(|value| format!("  {expression} = {}", in_short(&value))));
        }
        lines
    }

    /// The other variables, behind `before` lines. Those without a value yet would show what the memory held before.
    fn others(&self, tools: &mut DebugTools<'_>, before: usize) -> Result<Vec<String>, ToolError> {
        let locals = tools.session.locals(self.index).map_err(refused)?;
        let is_other = |one: &&Value| {
            !is_lost(one) && !self.unset.contains(&one.name) && !self.deciding.contains(&one.name)
        };
        let others: Vec<&Value> = locals.iter().filter(is_other).collect();
        let room = MOST_VARIABLES.saturating_sub(before);
        let shown = others.iter().take(room);
        let mut lines: Vec<String> = shown
            .map(|one| format!("  {} = {}", one.name, in_short(one)))
            .collect();
        if others.len() > room {
            lines.push(format!("  … {} more", others.len() - room));
        }
        Ok(lines)
    }

    fn is_of_unset(&self, expression: &str) -> bool {
        let of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut names = expression.split(|letter| !of_name(letter));
        let first = names.find(|name| !name.is_empty());
        first.is_some_and(|name| self.unset.iter().any(|unset| unset == name))
    }
}

/// Where a frame of the project stands.
pub(super) fn path_of(frame: &Frame) -> Option<(RelPath, u32)> {
    let place = frame.place.as_ref().filter(|place| place.in_project)?;
    Some((RelPath::new(place.file.as_str()).ok()?, place.line))
}
