//! Foreign scripts and words as parts of our commands.

use crate::words::is_plain_absolute;

const PLACEHOLDERS: [&str; 4] = ["input", "source", "scratch", "jobs"];

/// One word for a shell. What looks like one of our placeholders is kept from being one.
pub(crate) fn quoted(text: &str) -> String {
    let mut text = text.replace('\'', r"'\''");
    for name in PLACEHOLDERS {
        text = text.replace(&format!("{{{name}}}"), &format!("{{''{name}}}"));
    }
    format!("'{text}'")
}

/// The same for our own text: left bare where that is safe.
pub(crate) fn word(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-./=:,+@%".contains(&byte);
    match !text.is_empty() && text.bytes().all(is_plain) {
        true => text.to_owned(),
        false => quoted(text),
    }
}

/// A script that was written for another place.
pub(crate) struct Script {
    text: String,
    moves: Vec<(String, String)>,
}

impl Script {
    pub fn new(text: &str) -> Self {
        Self {
            text: text.replace("\r\n", "\n"),
            moves: Vec::new(),
        }
    }

    /// A path of the container and what stands for it here. Longer paths go first, whatever the order of the calls.
    pub fn moved(mut self, from: &str, to: &str) -> Self {
        self.moves.push((from.to_owned(), to.to_owned()));
        self.moves
            .sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
        self
    }

    /// The script as one command. Paths are exchanged after quoting, so that only ours are placeholders.
    pub fn command(&self) -> String {
        let script = self.exchange(&quoted(&self.text));
        format!("{} -c {script}", self.interpreter())
    }

    /// Absolute paths of a container that are still in it: nothing is there on this machine.
    pub fn left(&self, roots: &[&str]) -> Vec<String> {
        let text = self.exchange(&self.text);
        let mut found: Vec<String> = Vec::new();
        let is_path = |c: char| c.is_ascii_alphanumeric() || "/._+-".contains(c);
        for word in text.split(|c: char| !is_path(c)) {
            let word = word.trim_end_matches(['/', '.']);
            let below = |root: &&str| word == *root || word.starts_with(&format!("{root}/"));
            if is_plain_absolute(word) && roots.iter().any(below) && found.len() < 20 {
                let word = word.to_owned();
                if !found.contains(&word) {
                    found.push(word);
                }
            }
        }
        found
    }

    fn exchange(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (from, to) in &self.moves {
            text = exchange(&text, from, to);
        }
        text
    }

    /// As its first line says; its options decide whether a failing line ends it.
    fn interpreter(&self) -> String {
        let first = self.text.lines().next().unwrap_or_default();
        let mut words = first
            .strip_prefix("#!")
            .unwrap_or_default()
            .split_whitespace();
        let options = words.find(|word| {
            let flags = word.strip_prefix('-').unwrap_or_default();
            !flags.is_empty() && flags.bytes().all(|flag| b"eux".contains(&flag))
        });
        match options {
            Some(options) => format!("bash {options}"),
            None => "bash".to_owned(),
        }
    }
}

/// Replaces a path where it stands as a whole: `/src` neither in `/src2` nor in `/usr/src`.
fn exchange(text: &str, from: &str, to: &str) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "._+-".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, found) = rest.split_at(at);
        let after = found.get(from.len()..).unwrap_or_default();
        out.push_str(before);
        let begins =
            !from.starts_with('/') || !out.ends_with(|c: char| is_name(c) || "/}".contains(c));
        // A dot may end a sentence.
        let ends = match after.strip_prefix('.') {
            Some(more) => !more.starts_with(is_name),
            None => !after.starts_with(is_name),
        };
        out.push_str(if begins && ends { to } else { from });
        rest = after;
    }
    out.push_str(rest);
    out
}

/// The body of a shell function that begins and ends at the beginning of a line.
pub(crate) fn function_body(script: &str, name: &str) -> Option<String> {
    let mut lines = script.lines();
    let begins = |line: &&str| {
        let line = line.trim_end();
        let line = line.strip_prefix("function ").unwrap_or(line);
        let rest = line.strip_prefix(name).map(|rest| rest.replace(' ', ""));
        rest.is_some_and(|rest| matches!(rest.as_str(), "(){" | "{"))
    };
    lines.by_ref().find(begins)?;
    let mut body = Vec::new();
    for line in lines {
        if line.trim_end() == "}" {
            return Some(body.join("\n"));
        }
        body.push(line);
    }
    None
}

#[cfg(test)]
#[path = "shell_tests.rs"]
mod tests;
