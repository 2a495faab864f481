//! GDB's own command where DAP has no words: how often breakpoints were hit.

use std::collections::BTreeMap;

use serde_json::json;

use super::client::Client;
use super::error::DebugError;
use super::protocol::Evaluated;

impl Client {
    /// How often each breakpoint was hit, by its number.
    pub(super) fn gdb_hit_counts(&self) -> Result<BTreeMap<i64, u64>, DebugError> {
        let arguments = json!({"expression": "info breakpoints", "context": "repl"});
        let answer: Evaluated = self.ask("evaluate", arguments)?;
        Ok(hit_counts(&answer.result))
    }
}

fn hit_counts(list: &str) -> BTreeMap<i64, u64> {
    let mut counts = BTreeMap::new();
    let mut current: Option<i64> = None;
    for line in list.lines() {
        // Lines about a breakpoint are indented; its places are `2.1`.
        if let Some(id) = line
            .split_whitespace()
            .next()
            .and_then(|word| word.parse().ok())
            && !line.starts_with([' ', '\t'])
        {
            current = Some(id);
        }
        let hits = line.split_once("already hit ").and_then(|(_, rest)| {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse().ok()
        });
        if let (Some(id), Some(hits)) = (current, hits) {
            counts.insert(id, hits);
        }
    }
    counts
}

#[cfg(test)]
#[path = "gdb_tests.rs"]
mod tests;
