//! The fenced blocks of an issue, and the prose between them.

use crate::frame;

/// Words behind a fence that say: commands of a shell.
const SHELLS: [&str; 6] = ["sh", "bash", "shell", "console", "zsh", "shell-session"];
const MOST_COMMANDS: usize = 20;

pub(super) enum Part<'t> {
    Prose(Vec<&'t str>),
    Block(Block<'t>),
}

pub(super) struct Block<'t> {
    /// What stands behind the opening fence.
    pub info: &'t str,
    /// The last line of prose before it.
    pub title: &'t str,
    pub lines: Vec<&'t str>,
}

/// A block that is not closed goes to the end.
pub(super) fn split(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut prose: Vec<&str> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(fence) = Fence::opened_by(line) else {
            prose.push(line);
            continue;
        };
        let title = prose.iter().rev().find(|line| !line.trim().is_empty());
        let title = title.copied().unwrap_or_default();
        parts.push(Part::Prose(std::mem::take(&mut prose)));
        let inside = lines.by_ref().take_while(|line| !fence.is_closed_by(line));
        parts.push(Part::Block(Block {
            info: fence.info,
            title,
            lines: inside.collect(),
        }));
    }
    parts.push(Part::Prose(prose));
    parts
}

struct Fence<'t> {
    letter: char,
    length: usize,
    info: &'t str,
}

impl<'t> Fence<'t> {
    fn opened_by(line: &'t str) -> Option<Self> {
        let line = unquoted(line);
        let letter = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
        let rest = line.trim_start_matches(letter);
        let length = line.len() - rest.len();
        let info = rest.trim();
        // A span of code in prose may begin with three backticks too.
        (length >= 3 && !info.contains('`')).then_some(Self {
            letter,
            length,
            info,
        })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        let line = unquoted(line).trim_end();
        line.len() >= self.length && line.chars().all(|c| c == self.letter)
    }
}

/// Without what quotes a line or sets it apart.
fn unquoted(line: &str) -> &str {
    line.trim_start_matches(|c: char| c == '>' || c.is_whitespace())
}

impl<'t> Block<'t> {
    pub(super) fn text(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }

    /// What was typed at a prompt.
    pub(super) fn prompts(&self) -> impl Iterator<Item = &'t str> + '_ {
        let typed = self.lines.iter().filter_map(|line| prompted(line));
        typed.take(MOST_COMMANDS)
    }

    /// Lines behind a prompt, or all lines of a block that says it is a shell's.
    pub(super) fn commands(&self) -> Vec<&'t str> {
        let typed: Vec<&str> = self.prompts().collect();
        let word = self.info.split_whitespace().next().unwrap_or_default();
        if !typed.is_empty() || !SHELLS.contains(&word.to_lowercase().as_str()) {
            return typed;
        }
        let lines = self.lines.iter().map(|line| line.trim());
        lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .take(MOST_COMMANDS)
            .collect()
    }
}

/// `make` of `$ make` and of `user@host:~/src$ make`.
pub(super) fn prompted(line: &str) -> Option<&str> {
    let line = line.trim();
    if let Some(command) = line.strip_prefix("$ ") {
        return Some(command.trim()).filter(|command| !command.is_empty());
    }
    let (prompt, command) = line.split_once("$ ").or_else(|| line.split_once("# "))?;
    let is_prompt = prompt.contains('@') && prompt.contains(':') && !prompt.contains(' ');
    (is_prompt && !command.trim().is_empty()).then(|| command.trim())
}

/// Whether a line is one that a sanitizer prints. Asked only where its report was read.
pub(super) fn is_of_log(line: &str) -> bool {
    let line = unquoted(line);
    let begins = ["==", "SUMMARY: ", "=>0x", "0x", "Shadow byte", "WARNING: "];
    frame::parse(line).is_some()
        || begins.iter().any(|begin| line.starts_with(begin))
        || line.contains(": runtime error: ")
        || line.contains(" is located ")
        || [
            "READ of size",
            "WRITE of size",
            "freed by thread",
            "allocated by thread",
        ]
        .iter()
        .any(|words| line.contains(words))
}
