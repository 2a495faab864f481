//! Habits that the architecture study saw in agents that fail: reading without end, editing without testing, going back and
//! forth between two patches, and making the same call again. Each is recognised by the order of the calls alone, and answered
//! behind the answer to the call that shows it.

use std::collections::HashMap;

use patchwright_agent::tools::{CallSeen, Remark};

use crate::prompt::{PromptError, render};

const READING: &str = include_str!("../../prompts/habits/reading.md");
const UNTESTED: &str = include_str!("../../prompts/habits/untested.md");
const SWINGING: &str = include_str!("../../prompts/habits/swinging.md");
const REPEATING: &str = include_str!("../../prompts/habits/repeating.md");

/// Looks since the last edit or test. The study's successful runs mostly need fewer than twenty before an edit, its failed
/// ones make around a hundred.
const LOOKS: Often = Often {
    first: 16,
    again: 10,
};
/// Edits since the last test: several files may have to change at once.
const EDITS: Often = Often { first: 6, again: 3 };
/// Equal calls without an edit in between.
const EQUAL: Often = Often { first: 3, again: 1 };

/// When a count is worth a remark: at `first`, and then after every `again` more.
#[derive(Debug, Clone, Copy)]
struct Often {
    first: u32,
    again: u32,
}

impl Often {
    fn is_due(self, count: u32) -> bool {
        count
            .checked_sub(self.first)
            .is_some_and(|more| more % self.again == 0)
    }
}

/// What an agent's tools do, by their names. Others, such as undoing, show no habit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ToolKinds {
    pub looks: &'static [&'static str],
    pub edits: &'static [&'static str],
    pub tests: &'static [&'static str],
    /// Run commands, which may do anything, also test what was edited.
    pub runs: &'static [&'static str],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    Reading { looks: u32 },
    Untested { edits: u32 },
    Swinging,
    Repeating { times: u32 },
}

/// The calls of one conversation, as far as habits show in them.
#[derive(Debug)]
pub(crate) struct Habits {
    kinds: ToolKinds,
    looks: u32,
    edits: u32,
    /// What edits led to, in order.
    states: Vec<String>,
    /// What was tested, in order.
    tested: Vec<String>,
    /// Since the last edit.
    equal: HashMap<String, u32>,
}

impl Habits {
    pub(crate) fn new(kinds: ToolKinds) -> Self {
        Self {
            kinds,
            looks: 0,
            edits: 0,
            states: Vec::new(),
            tested: Vec::new(),
            equal: HashMap::new(),
        }
    }

    /// Takes the next call, and returns the habit that it shows.
    pub(crate) fn take(&mut self, call: &CallSeen<'_>) -> Option<Habit> {
        let times = self.count(call);
        let is = |names: &[&str]| call.answered && names.contains(&call.tool);
        let habit = if is(self.kinds.edits) {
            self.edit(call.state)
        } else if is(self.kinds.tests) {
            self.test(call.state)
        } else if is(self.kinds.runs) {
            self.run(call);
            None
        } else if is(self.kinds.looks) {
            self.looks += 1;
            let looks = self.looks;
            LOOKS.is_due(looks).then_some(Habit::Reading { looks })
        } else {
            self.states.extend(call.state.map(str::to_owned));
            None
        };
        let repeating = EQUAL.is_due(times).then_some(Habit::Repeating { times });
        habit.or(repeating)
    }

    /// How often this very call was made since the last edit.
    fn count(&mut self, call: &CallSeen<'_>) -> u32 {
        let times = self.equal.entry(key(call)).or_default();
        *times += 1;
        *times
    }

    fn edit(&mut self, state: Option<&str>) -> Option<Habit> {
        self.looks = 0;
        self.edits += 1;
        self.equal.clear();
        let edits = self.edits;
        let swings = state.is_some_and(|state| is_return(&mut self.states, state));
        match swings {
            true => Some(Habit::Swinging),
            false => EDITS.is_due(edits).then_some(Habit::Untested { edits }),
        }
    }

    /// The tree may differ afterwards, so other calls may be made again.
    fn run(&mut self, call: &CallSeen<'_>) {
        self.edits = 0;
        let own = key(call);
        self.equal.retain(|known, _| *known == own);
    }

    fn test(&mut self, state: Option<&str>) -> Option<Habit> {
        (self.looks, self.edits) = (0, 0);
        let swings = state.is_some_and(|state| is_return(&mut self.tested, state));
        swings.then_some(Habit::Swinging)
    }
}

fn key(call: &CallSeen<'_>) -> String {
    format!("{} {}", call.tool, call.arguments)
}

/// Adds the state, and says whether it was left for another before.
fn is_return(states: &mut Vec<String>, state: &str) -> bool {
    let returns = states.last().is_some_and(|last| last != state)
        && states.iter().any(|known| known == state);
    states.push(state.to_owned());
    returns
}

impl Habit {
    pub(crate) fn remark(self) -> Result<Remark, PromptError> {
        let (template, count, counted_as) = match self {
            Self::Reading { looks } => (READING, Some(looks), "loop-detection/reading"),
            Self::Untested { edits } => (UNTESTED, Some(edits), "loop-detection/untested"),
            Self::Swinging => (SWINGING, None, "loop-detection/swinging"),
            Self::Repeating { times } => (REPEATING, Some(times), "loop-detection/repeating"),
        };
        let count = count.map(|count| count.to_string());
        let values: Vec<(&str, &str)> = count.iter().map(|n| ("count", n.as_str())).collect();
        Ok(Remark {
            text: render(template, &values)?.trim_end().to_owned(),
            counted_as,
        })
    }
}

#[cfg(test)]
#[path = "habits_tests.rs"]
mod tests;
