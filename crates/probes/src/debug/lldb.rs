//! LLDB commands for what DAP has no request for: hit counts, watchpoints, looking up an address. Parses their
//! output.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use super::client::Client;
use super::error::DebugError;
use super::frames::number;
use super::protocol::Evaluated;

impl Client {
    /// Returns what the command printed.
    pub(super) fn command(&self, command: &str) -> Result<String, DebugError> {
        let arguments = json!({"expression": format!("`{command}"), "context": "repl"});
        let answer: Evaluated = self.ask("evaluate", arguments)?;
        let printed = answer.result;
        Ok(match printed.strip_prefix("(lldb) ") {
            Some(rest) => rest
                .split_once('\n')
                .map_or("", |(_, text)| text)
                .to_owned(),
            None => printed,
        })
    }
}

/// Hit counts by breakpoint number.
pub(super) fn hit_counts(list: &str) -> BTreeMap<i64, u64> {
    let entries = list.lines().filter_map(|line| {
        let (id, rest) = line.split_once(": ")?;
        let count = after(rest, "hit count = ").unwrap_or(0);
        Some((id.parse().ok()?, count))
    });
    entries.collect()
}

/// Breakpoints that have a location in the program.
pub(super) fn placed(list: &str) -> BTreeSet<i64> {
    let entries = list.lines().filter_map(|line| {
        let (id, rest) = line.split_once(": ")?;
        let locations = after(rest, "locations = ").unwrap_or(1);
        let id = id.parse().ok()?;
        (locations > 0).then_some(id)
    });
    entries.collect()
}

/// The number of a new breakpoint or watchpoint, and whether it has a location.
pub(super) fn created(printed: &str) -> Option<(i64, bool)> {
    let line = printed.lines().find(|line| line.contains("point "))?;
    let number = line.split("point ").filter_map(|part| {
        let digits = part.split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse().ok()
    });
    let id = number.into_iter().next()?;
    Some((id, !line.contains("no locations")))
}

/// Hit counts by watchpoint number.
pub(super) fn watchpoint_hits(list: &str) -> BTreeMap<i64, u64> {
    let mut hits = BTreeMap::new();
    let mut current: Option<i64> = None;
    for line in list.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("Watchpoint ")
            && let Some((id, _)) = rest.split_once(": addr")
        {
            current = id.parse().ok();
        }
        if let (Some(id), Some(count)) = (current, after(line, "hit_count = ")) {
            hits.insert(id, count);
        }
    }
    hits
}

/// Numbers and ids of `thread list`: `* thread #2: tid = 2146, …`.
pub(super) fn threads(list: &str) -> Vec<(u32, i64)> {
    let entries = list.lines().filter_map(|line| {
        let (_, rest) = line.split_once("thread #")?;
        let (number, rest) = rest.split_once(": tid = ")?;
        let id = rest.split([',', ' ']).next().and_then(number_of_id)?;
        Some((number.parse().ok()?, id))
    });
    entries.collect()
}

fn number_of_id(text: &str) -> Option<i64> {
    i64::try_from(number(text)?).ok()
}

/// Parses the output of `memory read` in single bytes.
pub(super) fn bytes(printed: &str) -> Vec<u8> {
    let lines = printed.lines().filter_map(|line| line.split_once(": "));
    let words = lines.flat_map(|(_, bytes)| bytes.split_whitespace());
    words
        .map_while(|word| number(word).and_then(|value| u8::try_from(value).ok()))
        .collect()
}

/// File, line and function from `image lookup -v -a`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Looked {
    pub file: String,
    pub line: u32,
    /// Set for an inlined function, if it differs from the frame's function.
    pub function: Option<String>,
}

pub(super) fn looked_up(printed: &str) -> Option<Looked> {
    let entry = printed
        .lines()
        .find_map(|line| line.trim().strip_prefix("LineEntry: "))?;
    let (_, place) = entry.split_once("): ")?;
    let mut parts = place.split(':');
    let file = parts.next()?.to_owned();
    let line = parts.next()?.trim().parse().ok()?;
    let summary = printed
        .lines()
        .find_map(|line| line.trim().strip_prefix("Summary: "));
    let function = summary.and_then(|text| {
        let (_, named) = text.split_once('`')?;
        let named = named.split(" at ").next()?;
        let name = named
            .rsplit_once(" [inlined] ")
            .map_or(named, |(_, inner)| inner);
        Some(name.split(" + ").next()?.to_owned())
    });
    Some(Looked {
        file,
        line,
        function,
    })
}

/// Where the instructions of a line begin, for an address that was looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LineStart {
    pub module: String,
    /// The address in the file, not in memory.
    pub address: u64,
}

/// `at` is the address that `image lookup -v -a` was asked about.
pub(super) fn line_start(printed: &str, at: u64) -> Option<LineStart> {
    let field = |label: &str| {
        printed
            .lines()
            .find_map(|line| line.trim().strip_prefix(label))
    };
    let (module, rest) = field("Address: ")?.split_once('[')?;
    let in_file = number(rest.split(']').next()?)?;
    let range = field("LineEntry: [")?;
    let start = number(range.split('-').next()?)?;
    Some(LineStart {
        module: module.to_owned(),
        address: in_file.checked_sub(at.checked_sub(start)?)?,
    })
}

fn after(text: &str, label: &str) -> Option<u64> {
    let (_, rest) = text.split_once(label)?;
    rest.split(|c: char| !c.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
#[path = "lldb_tests.rs"]
mod tests;
