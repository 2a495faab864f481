//! The policy gate: what the agent may do, decided before anything is done. Pure, so that every rule is a line of a test.
//!
//! A command cannot be judged by its text. What it may reach is limited by the sandbox it runs in; the gate only keeps it
//! short, printable and bounded in time.

use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;

const LONGEST_PATH: usize = 1024;
const LONGEST_COMMAND: usize = 8 << 10;
const LONGEST_PATTERN: usize = 512;
const LARGEST_FILE: usize = 1 << 20;
const USUAL_SECONDS: u64 = 60;

/// What an agent wants to do.
#[derive(Debug, Clone, Copy)]
pub(super) enum Action<'a> {
    Read {
        file: &'a str,
    },
    Write {
        file: &'a str,
        content: &'a str,
    },
    Search {
        pattern: &'a str,
        below: Option<&'a str>,
    },
    List {
        glob: &'a str,
    },
    Run {
        command: &'a str,
        seconds: Option<u64>,
    },
}

/// What it may do within.
pub(super) struct Policy<'a> {
    /// Why a patch may not change a file; `None` if it may.
    pub protected: &'a dyn Fn(&RelPath) -> Option<String>,
    /// For one command.
    pub most_seconds: u64,
    /// How many commands may still be run.
    pub commands_left: u32,
}

/// The action with what the gate made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Permit {
    File(RelPath),
    Search { below: Option<RelPath> },
    List,
    Run { wall: Duration },
}

/// The error says why not, and what to do instead.
pub(super) fn permit(action: Action<'_>, policy: &Policy<'_>) -> Result<Permit, String> {
    match action {
        Action::Read { file } => path(file).map(Permit::File),
        Action::Write { file, content } => {
            let path = path(file)?;
            if content.len() > LARGEST_FILE {
                return Err(format!(
                    "{path}: no source file of a patch is longer than {LARGEST_FILE} bytes"
                ));
            }
            match (policy.protected)(&path) {
                Some(why) => Err(format!(
                    "{path} may not be changed: {why}. A patch changes source files of the program only"
                )),
                None => Ok(Permit::File(path)),
            }
        }
        Action::Search { pattern, below } => {
            text("pattern", pattern, LONGEST_PATTERN)?;
            let below = below
                .map(str::trim)
                .filter(|below| !matches!(*below, "" | "." | "./"));
            Ok(Permit::Search {
                below: below.map(path).transpose()?,
            })
        }
        Action::List { glob } => {
            text("pattern", glob, LONGEST_PATTERN)?;
            Ok(Permit::List)
        }
        Action::Run { command, seconds } => {
            text("command", command, LONGEST_COMMAND)?;
            if policy.commands_left == 0 {
                return Err("no more commands may be run: submit what you have".to_owned());
            }
            wall(seconds.unwrap_or(USUAL_SECONDS), policy.most_seconds)
                .map(|wall| Permit::Run { wall })
        }
    }
}

fn wall(seconds: u64, most: u64) -> Result<Duration, String> {
    match seconds {
        0 => Err("a command gets at least 1 second".to_owned()),
        _ => Ok(Duration::from_secs(seconds.min(most.max(1)))),
    }
}

/// A path below the root of the source.
fn path(written: &str) -> Result<RelPath, String> {
    let mut plain = written.trim();
    while let Some(rest) = plain.strip_prefix("./") {
        plain = rest;
    }
    if plain.len() > LONGEST_PATH {
        return Err(format!("the path is longer than {LONGEST_PATH} bytes"));
    }
    let path = RelPath::new(plain.trim_end_matches('/')).map_err(|error| {
        format!("{error}. Write the path from the root of the source, such as `src/main.c`")
    })?;
    if plain.chars().any(char::is_control) {
        return Err("the path has a control character in it".to_owned());
    }
    Ok(path)
}

fn text(what: &str, written: &str, most: usize) -> Result<(), String> {
    if written.trim().is_empty() {
        return Err(format!("the {what} is empty"));
    }
    if written.contains('\0') {
        return Err(format!("the {what} has a NUL character in it"));
    }
    if written.len() > most {
        return Err(format!(
            "the {what} has {}, and {most} are allowed: do it in steps",
            counted(written.len(), "byte")
        ));
    }
    Ok(())
}

#[cfg(test)]
#[path = "policy_tests.rs"]
mod tests;
