//! One module per command; each returns an [`Answer`].

mod bench;
mod cache;
mod check;
mod config;
mod doctor;
mod graph_text;
mod import;
mod init;
mod localize;
#[cfg(feature = "mcp")]
mod mcp;
mod observation_text;
mod repair;
mod repair_all;
mod repair_all_record;
mod repair_all_text;
mod repair_done;
mod repair_next;
mod repair_plan;
mod repair_text;
mod replay;
mod report;
mod reproduce;
mod run_text;
mod runs;
mod show;
mod show_next;
mod show_text;
mod strategy_table;
mod tool;
mod triage;
mod triage_text;
mod verdict_text;
mod verify;

use patchwright_session::RunEnd;
use serde::Serialize;

use crate::args::{Arguments, Command};
use crate::failure::INTERRUPTED;
use crate::sink;

/// The answer of a command that ran, as its exit status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// The user interrupted it; there is still something to show.
    Interrupted,
    /// There is an answer, but something else that was asked for could not be done; that was
    /// reported.
    CouldNot,
}

impl Answer {
    pub fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
            Self::CouldNot => 2,
            Self::Interrupted => INTERRUPTED,
        }
    }

    /// How a run with this answer ended, for the journal.
    fn end(self, status: &str) -> RunEnd {
        RunEnd {
            status: status.to_owned(),
            exit: i32::from(self.code()),
            reason: None,
        }
    }

    fn yes_if(condition: bool) -> Self {
        if condition { Self::Yes } else { Self::No }
    }
}

pub fn run(arguments: Arguments) -> anyhow::Result<Answer> {
    let Arguments { common, command } = arguments;
    match command {
        Command::Reproduce(command) => reproduce::run(&common, &command),
        Command::Repair(command) => match &command.all {
            Some(triage) => repair_all::run(&common, &command, triage),
            None => repair::run(&common, &command),
        },
        Command::Triage(command) => triage::run(&common, &command),
        Command::Bench(command) => bench::run(&common, &command.action),
        Command::Check(command) => check::run(&common, &command),
        Command::Verify(command) => verify::run(&common, &command),
        Command::Report(command) => report::run(&common, &command),
        Command::Tool(command) => tool::run(&common, &command),
        Command::Localize(command) => localize::run(&common, &command),
        #[cfg(feature = "mcp")]
        Command::Mcp(command) => mcp::run(&common, &command),
        Command::Init(command) => init::run(&common, &command),
        Command::Import(command) => import::run(&common, &command),
        Command::Doctor => doctor::run(&common),
        Command::Cache(command) => cache::run(&common, &command),
        Command::Runs(command) => runs::run(&common, &command),
        Command::Replay(command) => replay::run(&common, &command),
        Command::Show(command) => show::run(&common, &command),
        Command::Config(command) => config::run(&common, &command),
    }
}

fn print_json(document: &impl Serialize) -> anyhow::Result<()> {
    Ok(sink::document(&serde_json::to_string(document)?)?)
}

fn print_text(text: &str) -> anyhow::Result<()> {
    Ok(sink::answer(text)?)
}
