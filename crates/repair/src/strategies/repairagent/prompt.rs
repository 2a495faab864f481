//! The dynamic prompt: what changes from cycle to cycle, behind what stays.

use patchwright_domain::case::Case;

use super::memory::Memory;
use super::state::{Course, State};
use crate::error::RepairError;
use crate::kit::{Optimisation, Switches};
use crate::language_words::LanguageWords;
use crate::prompt::{has_place, render};
use crate::tools::code::Switch;

const CYCLE: &str = include_str!("../../../prompts/repairagent/cycle.md");
const UNDERSTAND: &str = include_str!("../../../prompts/repairagent/state-understand.md");
const COLLECT: &str = include_str!("../../../prompts/repairagent/state-collect.md");
const TRY: &str = include_str!("../../../prompts/repairagent/state-try.md");
const FREE: &str = include_str!("../../../prompts/repairagent/state-free.md");
const STATES: &str = include_str!("../../../prompts/repairagent/states.md");
const PATTERNS_C: &str = include_str!("../../../prompts/repairagent/patterns-c.md");
const PATTERNS_JAVA: &str = include_str!("../../../prompts/repairagent/patterns-java.md");

pub(super) fn cycle(
    course: &Course,
    memory: &Memory,
    (cycle, cycles): (u32, u32),
    words: LanguageWords,
) -> Result<String, RepairError> {
    let left = cycles.saturating_sub(cycle);
    let values = [
        ("state", state(course, words)?),
        ("gathered", memory.gathered()),
        ("last", memory.last()),
        ("cycle", cycle.to_string()),
        ("cycles", cycles.to_string()),
        ("left", left.to_string()),
    ];
    let values: Vec<(&str, &str)> = values
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    Ok(render(CYCLE, &values)?)
}

/// What the agent is at, and the tools that it has there.
fn state(course: &Course, words: LanguageWords) -> Result<String, RepairError> {
    let (template, tools) = match course {
        Course::Guided(state) => {
            let template = match state {
                State::Understand => UNDERSTAND,
                State::Collect { .. } => COLLECT,
                State::Try { .. } => TRY,
                State::Done => return Ok(String::new()),
            };
            let tools: Vec<String> = state
                .tools()
                .iter()
                .map(|tool| format!("`{tool}`"))
                .collect();
            (template, Some(tools.join(", ")))
        }
        Course::Free { .. } => (FREE, None),
    };
    let hypothesis = course.hypothesis().unwrap_or("none yet");
    let mut values = Vec::new();
    if has_place(template, "hypothesis") {
        values.push(("hypothesis", hypothesis));
    }
    if let Some(tools) = &tools {
        values.push(("tools", tools.as_str()));
    }
    Ok(words.render(template.trim_end(), &values)?)
}

/// What leads from one state to the next; nothing where there are none.
pub(super) fn states(without: &Switches) -> &'static str {
    match without.switch(Optimisation::StateMachine) {
        Switch::On => STATES.trim_end(),
        Switch::Off => "",
    }
}

/// Fixes that recur in the language of a project.
pub(super) fn patterns(case: &Case) -> &'static str {
    match case.runs_on_jvm() {
        true => PATTERNS_JAVA.trim_end(),
        false => PATTERNS_C.trim_end(),
    }
}
