//! What the cycles gathered: the part of the prompt that grows, by tool, within bounds.

use std::collections::VecDeque;

use patchwright_domain::chat::{Message, ToolCall, ToolOutcome, ToolResult};
use patchwright_domain::count::counted;
use serde_json::Value;

use super::state::{EXPRESS_HYPOTHESIS, WRITE_FIX};
use crate::prompt::{bounded, fence};
use crate::tools::code::Switch;

/// In bytes: the thought of the last cycle, and one argument of a command.
const MOST_THOUGHT: usize = 1200;
const MOST_ARGUMENT: usize = 4 << 10;
/// Longer arguments, and those of several lines, stand below the command.
const INLINE: usize = 120;

pub(super) struct Memory {
    gathered: VecDeque<Gathered>,
    last: Option<Cycle>,
    /// Answers that made room for newer ones.
    forgotten: usize,
    long_term: Switch,
    /// In bytes, for all that was gathered.
    most: usize,
}

/// A command that was carried out, and its answer.
#[derive(Debug, Clone, PartialEq)]
struct Gathered {
    command: Command,
    text: String,
}

/// A call, corrected.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Command {
    pub tool: String,
    pub arguments: Value,
}

/// One cycle as the next one sees it.
#[derive(Debug, Default)]
struct Cycle {
    thought: String,
    /// The command that was carried out, for the memory.
    gathered: Option<Gathered>,
    /// All calls of the reply with what came of them.
    calls: Vec<(Command, ToolOutcome, String)>,
    /// What the model was told if it called nothing.
    told: Option<String>,
}

impl Memory {
    pub(super) fn new(long_term: Switch, most: usize) -> Self {
        Self {
            gathered: VecDeque::new(),
            last: None,
            forgotten: 0,
            long_term,
            most,
        }
    }

    /// Takes in what was said in a cycle; `command` is the call that was carried out, corrected.
    pub(super) fn take(&mut self, said: &[Message], command: Option<Command>) {
        if said.is_empty() {
            return;
        }
        if let Some(gathered) = self.last.take().and_then(|cycle| cycle.gathered)
            && self.long_term == Switch::On
        {
            self.gathered.push_back(gathered);
        }
        self.last = Some(Cycle::read(said, command));
        self.make_room();
    }

    /// Whether the answer to this very command is still there to be read.
    pub(super) fn knows(&self, command: &Command) -> bool {
        let last = self.last.iter().filter_map(|cycle| cycle.gathered.as_ref());
        let mut all = self.gathered.iter().chain(last);
        all.any(|one| one.command == *command)
    }

    /// What was gathered before the last cycle, by tool, in the order in which the tools were first called.
    pub(super) fn gathered(&self) -> String {
        let mut tools: Vec<&str> = Vec::new();
        for one in &self.gathered {
            if !tools.contains(&one.command.tool.as_str()) {
                tools.push(&one.command.tool);
            }
        }
        let section = |tool: &str| {
            let answers = self.gathered.iter().filter(|one| one.command.tool == tool);
            let answers = answers.map(|one| format!("{}\n{}", one.command.words(), one.text));
            let answers: Vec<String> = answers.collect();
            format!("## By `{tool}`\n\n{}", answers.join("\n\n"))
        };
        let mut sections: Vec<String> = tools.into_iter().map(section).collect();
        if self.forgotten > 0 {
            let words = counted(self.forgotten, "older answer");
            sections.insert(
                0,
                format!("({words} had to make room: call again for what you need of them)"),
            );
        }
        match sections.is_empty() {
            true => "Nothing yet.".to_owned(),
            false => sections.join("\n\n"),
        }
    }

    /// The last command and its result.
    pub(super) fn last(&self) -> String {
        match &self.last {
            None => "None yet.".to_owned(),
            Some(cycle) => cycle.words(),
        }
    }

    /// The oldest answers go first. Verdicts and hypotheses stay: without them the same is tried again.
    fn make_room(&mut self) {
        let bytes = |one: &Gathered| one.text.len() + one.command.arguments.to_string().len();
        let stays = |one: &Gathered| {
            let tool = one.command.tool.as_str();
            [WRITE_FIX, EXPRESS_HYPOTHESIS].contains(&tool)
        };
        let mut total: usize = self.gathered.iter().map(bytes).sum();
        while total > self.most {
            let oldest = self.gathered.iter().position(|one| !stays(one));
            let Some(gone) = self.gathered.remove(oldest.unwrap_or(0)) else {
                break;
            };
            total -= bytes(&gone);
            self.forgotten += 1;
        }
    }
}

impl Cycle {
    fn read(said: &[Message], command: Option<Command>) -> Self {
        let mut cycle = Self::default();
        let mut calls: Vec<ToolCall> = Vec::new();
        for message in said {
            match message {
                Message::Assistant(said) => {
                    cycle.thought = bounded(said.text.trim(), MOST_THOUGHT).0.to_owned();
                    calls = said.calls.clone();
                }
                Message::Tools { results } => {
                    let pairs = calls.iter().zip(results);
                    cycle.calls = pairs.map(|(call, result)| seen(call, result)).collect();
                }
                Message::User { text } => cycle.told = Some(text.clone()),
            }
        }
        // No more than one command is carried out in a cycle, so the one that was answered is that one; the rest of a long
        // answer may be asked for besides.
        let answered = cycle.calls.iter_mut();
        let mut answered = answered.filter(|(_, outcome, _)| *outcome == ToolOutcome::Answered);
        if let Some((shown, _, text)) = answered.next() {
            *shown = command.unwrap_or_else(|| shown.clone());
            cycle.gathered = Some(Gathered {
                command: shown.clone(),
                text: text.clone(),
            });
        }
        cycle
    }

    fn words(&self) -> String {
        let mut parts = Vec::new();
        if !self.thought.is_empty() {
            parts.push(format!("You thought: {}", self.thought));
        }
        for (command, outcome, text) in &self.calls {
            let text = match outcome {
                ToolOutcome::Answered => text.clone(),
                ToolOutcome::Refused => format!("Refused: {text}"),
            };
            parts.push(format!("{}\n{text}", command.words()));
        }
        parts.extend(self.told.clone());
        parts.join("\n\n")
    }
}

fn seen(call: &ToolCall, result: &ToolResult) -> (Command, ToolOutcome, String) {
    let command = Command {
        tool: call.name.clone(),
        arguments: call.arguments.clone(),
    };
    let text = result.text.trim_end().to_owned();
    (command, result.outcome, text)
}

impl Command {
    /// `read_range(file: "src/a.c", start: 1)`, long arguments below it.
    fn words(&self) -> String {
        let (mut inline, mut below) = (Vec::new(), String::new());
        let fields = self.arguments.as_object().into_iter().flatten();
        for (name, value) in fields {
            match value {
                Value::String(text) if text.len() > INLINE || text.contains('\n') => {
                    inline.push(format!("{name}: below"));
                    below += &format!("\n{}", fence(name, text, MOST_ARGUMENT));
                }
                other => {
                    let text = other.to_string();
                    inline.push(format!("{name}: {}", bounded(&text, MOST_ARGUMENT).0));
                }
            }
        }
        format!("`{}({})`:{below}", self.tool, inline.join(", "))
    }
}

#[cfg(test)]
#[path = "memory_tests.rs"]
mod tests;
