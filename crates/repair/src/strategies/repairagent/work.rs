//! One round at work: the course that the agent takes, its memory, and who may call what.

use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_agent::tools::{Gate, Prepared};
use patchwright_agent::{Conversation, ModelBudget, ModelClient};
use patchwright_code::CodeMap;
use patchwright_domain::chat::Message;
use patchwright_domain::event::Event;
use patchwright_domain::moves::{END, START};

use super::NAME;
use super::memory::{Command, Memory};
use super::prompt;
use super::state::{Course, State, Step};
use crate::error::RepairError;
use crate::kit::{ModelAccess, Optimisation, RepairContext};
use crate::tools::ToolError;
use crate::tools::code::Switch;

/// In bytes, for what is gathered; a small window gets a third of itself.
const MOST_GATHERED: usize = 96 << 10;
/// Source has about three bytes for a token.
const BYTES_OF_A_TOKEN: usize = 3;

pub(super) struct Work<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    pub round: u32,
    pub model: &'a dyn ModelClient,
    pub budget: &'a ModelBudget,
    /// The source of the unpatched program.
    pub map: &'a CodeMap,
    /// What is wrong, in a sentence.
    pub headline: String,
    desk: Mutex<Desk>,
}

/// What changes from cycle to cycle.
struct Desk {
    course: Course,
    memory: Memory,
    /// The command that this cycle carries out.
    command: Option<Command>,
    /// Moves between states so far.
    moves: u32,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        (ctx, access): (&'a RepairContext<'a>, &'a ModelAccess<'a>),
        (round, model): (u32, &'a dyn ModelClient),
        budget: &'a ModelBudget,
        map: &'a CodeMap,
        headline: String,
    ) -> Self {
        let course = match access.without.switch(Optimisation::StateMachine) {
            Switch::On => Course::Guided(State::Understand),
            Switch::Off => Course::Free { hypothesis: None },
        };
        let window = usize::try_from(model.about().window).unwrap_or(usize::MAX);
        let third = match window {
            0 => MOST_GATHERED,
            window => window / 3 * BYTES_OF_A_TOKEN,
        };
        let long_term = access.without.switch(Optimisation::LongTermMemory);
        Self {
            ctx,
            access,
            round,
            model,
            budget,
            map,
            headline,
            desk: Mutex::new(Desk {
                course,
                memory: Memory::new(long_term, MOST_GATHERED.min(third)),
                command: None,
                moves: 0,
            }),
        }
    }

    /// Begins a cycle; `said` is what came of the one before. The static messages of `opening` stay before its prompt.
    pub(super) fn prompt(
        &self,
        opening: &Conversation,
        (cycle, cycles): (u32, u32),
        said: &[Message],
    ) -> Result<Conversation, RepairError> {
        let mut desk = self.desk();
        let command = desk.command.take();
        desk.memory.take(said, command);
        let text = prompt::cycle(
            &desk.course,
            &desk.memory,
            (cycle, cycles),
            self.ctx.words(),
        )?;
        let mut made = opening.clone();
        made.messages.push(Message::User { text });
        made.pinned = made.messages.len();
        Ok(made)
    }

    pub(super) fn gate(&self) -> Gate<'_> {
        Gate {
            offers: Box::new(|tool| self.desk().course.offers(tool)),
            refuses: Box::new(|call| self.refusal(call)),
        }
    }

    /// Lets one command of a cycle through.
    fn refusal(&self, call: &Prepared) -> Option<String> {
        let mut desk = self.desk();
        if let Some(first) = &desk.command {
            return Some(format!(
                "not carried out: a cycle has one command, and that was `{}`",
                first.tool
            ));
        }
        if let Some(words) = desk.course.refusal(call.name) {
            return Some(words);
        }
        let command = Command {
            tool: call.name.to_owned(),
            arguments: call.arguments.clone(),
        };
        if desk.memory.knows(&command) {
            return Some(
                "not carried out: you gave this very command before, and its result stands in this prompt. \
                 Give another one, or go on to the next state"
                    .to_owned(),
            );
        }
        desk.command = Some(command);
        None
    }

    /// Goes on by a step of the agent; says where that leads.
    pub(super) fn step(&self, step: Step, why: &str) -> Result<String, ToolError> {
        let mut desk = self.desk();
        let moved = desk.course.take(step);
        let moved = moved.map_err(|no_way| ToolError::refused(no_way.to_string()))?;
        let Some((from, to)) = moved else {
            return Ok(String::new());
        };
        drop(desk);
        self.tell(self.next_move(), from, to, why);
        Ok(format!("The state is `{to}` now."))
    }

    pub(super) fn hypothesis(&self) -> Option<String> {
        self.desk().course.hypothesis().map(str::to_owned)
    }

    /// The path through the states begins.
    pub(super) fn begin(&self) {
        let to = self.desk().course.state();
        if let Some(to) = to {
            let number = self.next_move();
            self.tell(number, START, to, "a round begins");
        }
    }

    pub(super) fn end(&self, why: &str) {
        let from = self.desk().course.state();
        if let Some(from) = from {
            let number = self.next_move();
            self.tell(number, from, END, why);
        }
    }

    fn next_move(&self) -> u32 {
        let mut desk = self.desk();
        desk.moves += 1;
        desk.moves
    }

    fn tell(&self, step: u32, from: &str, to: &str, why: &str) {
        self.ctx.ledger.tell_round(Event::AgentMoved {
            strategy: NAME.to_owned(),
            from: from.to_owned(),
            to: to.to_owned(),
            why: why.to_owned(),
            round: self.round,
            step,
        });
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
