//! One `[external.NAME]`: a coding agent of the user's own. Only the user's file may have one, since it names a command that may
//! run with the user's rights.

use std::path::{Path, PathBuf};

use patchwright_subject::manifest::{At, Fault, Keys, Table};

use super::model::resolved;
use super::numbers::{refused, whole};

pub const KEYS: Keys = Keys::Only(&["command", "seconds", "feedback", "env", "read", "run"]);
const DAY: u64 = 24 * 3600;
const MOST_FEEDBACK: i128 = 20;

/// What the file says of an agent; the rest comes from its preset.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExternalSpec {
    pub name: String,
    pub command: Vec<String>,
    pub seconds: Option<u64>,
    pub feedback: Option<u32>,
    /// Names of variables that it is given.
    pub env: Vec<String>,
    pub read: Vec<PathBuf>,
    pub unsandboxed: bool,
}

pub fn read(
    name: &At<String>,
    table: &Table<'_>,
    folder: &Path,
    home: Option<&Path>,
) -> Result<ExternalSpec, Fault> {
    let command = table.strings("command")?;
    if let Some(empty) = command.first().filter(|word| word.value.trim().is_empty()) {
        return Err(refused(
            empty,
            "the first word of command is empty; write the program's name or path",
        ));
    }
    let env = table.strings("env")?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut names = env.iter();
    if let Some(odd) = names.find(|one| one.value.is_empty() || !one.value.chars().all(is_name)) {
        return Err(refused(
            odd,
            "env names variables that are passed on, without their values, such as \"HOME\"",
        ));
    }
    let words = |all: Vec<At<String>>| all.into_iter().map(|word| word.value).collect();
    let read = table.one_or_more("read")?.into_iter();
    Ok(ExternalSpec {
        name: name.value.clone(),
        command: words(command),
        seconds: whole(table, "seconds", "external seconds", DAY)?.map(|at| at.value),
        feedback: feedback(table)?,
        env: words(env),
        read: read.map(|at| resolved(&at.value, folder, home)).collect(),
        unsandboxed: unsandboxed(table)?,
    })
}

fn feedback(table: &Table<'_>) -> Result<Option<u32>, Fault> {
    let Some(written) = table.number("feedback")? else {
        return Ok(None);
    };
    match u32::try_from(written.value) {
        Ok(value) if (0..=MOST_FEEDBACK).contains(&written.value) => Ok(Some(value)),
        Ok(_) | Err(_) => Err(refused(
            &written,
            "feedback is how often a refused patch goes back, from 0 to 20",
        )),
    }
}

fn unsandboxed(table: &Table<'_>) -> Result<bool, Fault> {
    let Some(word) = table.string("run")? else {
        return Ok(false);
    };
    match word.value.as_str() {
        "sandboxed" => Ok(false),
        "unsandboxed" => Ok(true),
        _ => Err(refused(
            &word,
            "run is \"sandboxed\" (the default; no network) or \"unsandboxed\" (with your rights and your files)",
        )),
    }
}

#[cfg(test)]
#[path = "external_tests.rs"]
mod tests;
