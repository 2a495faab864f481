//! GDB commands for what DAP has no request for: hit counts and locations of breakpoints, and the signal that
//! stopped the program. Parses their output.

use std::collections::BTreeMap;

use serde_json::json;

use super::client::Client;
use super::error::DebugError;
use super::frames::number;
use super::protocol::Evaluated;

/// A breakpoint as GDB lists it after a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Listed {
    pub hits: u64,
    /// The line where it was placed; `None` if no loaded code has its line.
    pub line: Option<u32>,
}

impl Client {
    /// Returns what the command printed.
    pub(super) fn gdb_command(&self, command: &str) -> Result<String, DebugError> {
        let arguments = json!({"expression": command, "context": "repl"});
        let answer: Evaluated = self.ask("evaluate", arguments)?;
        Ok(answer.result)
    }

    /// Every breakpoint by its number.
    pub(super) fn gdb_breakpoints(&self) -> Result<BTreeMap<i64, Listed>, DebugError> {
        Ok(listed(&self.gdb_command("info breakpoints")?))
    }

    /// GDB's stop events do not name the signal, so it is asked for.
    pub(super) fn gdb_signal(&self) -> String {
        let arguments = json!({"expression": "$_siginfo.si_signo", "context": "watch"});
        let answer = self.ask::<Evaluated>("evaluate", arguments);
        let number = answer.ok().and_then(|answer| number(&answer.result));
        let known = number.and_then(|number| {
            let mut known = SIGNALS.iter();
            known.find(|(of, _)| *of == number).map(|(_, name)| *name)
        });
        match (known, number) {
            (Some(name), _) => name.to_owned(),
            (None, Some(number)) => format!("signal {number}"),
            (None, None) => "a signal".to_owned(),
        }
    }
}

/// Signals that end a crashing program.
const SIGNALS: [(u64, &str); 9] = [
    (3, "SIGQUIT"),
    (4, "SIGILL"),
    (5, "SIGTRAP"),
    (6, "SIGABRT"),
    (7, "SIGBUS"),
    (8, "SIGFPE"),
    (9, "SIGKILL"),
    (11, "SIGSEGV"),
    (31, "SIGSYS"),
];

fn listed(list: &str) -> BTreeMap<i64, Listed> {
    let mut all: BTreeMap<i64, Listed> = BTreeMap::new();
    let mut current: Option<i64> = None;
    for line in list.lines() {
        // Details of a breakpoint are indented; its locations are numbered like `2.1`.
        let first = line.split_whitespace().next().unwrap_or_default();
        let (id, is_place) = match first.split_once('.') {
            Some((id, _)) => (id, true),
            None => (first, false),
        };
        if let Ok(id) = id.parse()
            && !line.starts_with([' ', '\t'])
        {
            current = Some(id);
            let one = all.entry(id).or_default();
            if one.line.is_none() {
                one.line = line_of(line);
            }
            if is_place {
                continue;
            }
        }
        let hits = line.split_once("already hit ").and_then(|(_, rest)| {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse().ok()
        });
        if let (Some(one), Some(hits)) = (current.and_then(|id| all.get_mut(&id)), hits) {
            one.hits = hits;
        }
    }
    all
}

/// `… in sum_row at rows.c:12`
fn line_of(line: &str) -> Option<u32> {
    let (_, place) = line.rsplit_once(" at ")?;
    place.rsplit_once(':')?.1.trim().parse().ok()
}

#[cfg(test)]
#[path = "gdb_tests.rs"]
mod tests;
