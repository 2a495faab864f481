//! One module per command; each gives its answer as yes or no.

mod cache;
mod doctor;
mod init;
mod report;
mod reproduce;
mod verify;

use std::io::Write;

use serde::Serialize;

use crate::args::{Arguments, Command};

/// What the exit status says: the command ran, and this is its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
}

impl Answer {
    pub fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
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
        Command::Verify(command) => verify::run(&common, &command),
        Command::Report(command) => report::run(&common, &command),
        Command::Init(command) => init::run(&common, &command),
        Command::Doctor => doctor::run(&common),
        Command::Cache(command) => cache::run(&common, &command),
    }
}

fn print_json(document: &impl Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string(document)?;
    print_text(&text)
}

/// A reader that closed the pipe has read enough.
fn print_text(text: &str) -> anyhow::Result<()> {
    match writeln!(std::io::stdout(), "{text}") {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
