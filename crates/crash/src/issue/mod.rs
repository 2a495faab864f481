//! An issue report in prose: the sanitizer logs in it, what it names, and the data it carries. Somebody wrote it by hand, so
//! nothing is sure, and nothing is without bound.

mod attached;
mod blocks;
mod mentions;

use patchwright_domain::report::CrashReport;

use crate::parse::parse;
use blocks::{Block, Part};

pub use attached::{Attached, DataForm};
pub use mentions::FileMention;

/// In bytes, read of one issue.
pub const MAX_ISSUE_BYTES: usize = 256 << 10;
/// Of each kind.
pub const MAX_MENTIONS: usize = 64;
pub const MAX_ATTACHED: usize = 16;
/// Stands in the prose where a log was.
const LOG_LEFT_OUT: &str = "[a sanitizer log]";

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Issue {
    /// As it was written.
    pub text: String,
    /// The same with a short line in place of each sanitizer log.
    pub prose: String,
    /// In bytes, what was too long to be read.
    pub cut: usize,
    /// In the order in which they stand there.
    pub reports: Vec<CrashReport>,
    pub files: Vec<FileMention>,
    /// Names as they would be called, `f` of `f()`.
    pub functions: Vec<String>,
    /// Versions and commits.
    pub versions: Vec<String>,
    pub commands: Vec<String>,
    pub attached: Vec<Attached>,
}

/// Never fails: what is not understood is prose.
pub fn read_issue(bytes: &[u8]) -> Issue {
    let head = bytes.get(..MAX_ISSUE_BYTES).unwrap_or(bytes);
    let text = String::from_utf8_lossy(head).into_owned();
    let mut issue = Issue {
        cut: bytes.len() - head.len(),
        ..Issue::default()
    };
    for part in blocks::split(&text) {
        match part {
            Part::Prose(lines) => issue.take_prose(&lines),
            Part::Block(block) => issue.take_block(&block),
        }
    }
    issue.text = text;
    issue
}

impl Issue {
    fn take_prose(&mut self, lines: &[&str]) {
        let reports = parse(lines.join("\n").as_bytes());
        let is_log = |line: &&str| !reports.is_empty() && blocks::is_of_log(line);
        for run in lines.chunk_by(|one, next| is_log(one) == is_log(next)) {
            if run.first().is_some_and(is_log) {
                self.leave_log_out();
                continue;
            }
            for line in run {
                self.say(line);
                self.take_mentions(line);
                let commands = mentions::commands_in_prose(line);
                commands.into_iter().for_each(|one| self.command(one));
            }
        }
        self.reports.extend(reports);
    }

    fn take_block(&mut self, block: &Block<'_>) {
        let reports = parse(block.text().as_bytes());
        if !reports.is_empty() {
            // The command that printed the log often stands above it.
            block.prompts().for_each(|line| self.command(line));
            self.reports.extend(reports);
            self.leave_log_out();
            return;
        }
        block.lines.iter().for_each(|line| self.say(line));
        let commands = block.commands();
        if !commands.is_empty() {
            for command in commands {
                self.take_mentions(command);
                self.command(command);
            }
            return;
        }
        block.lines.iter().for_each(|line| self.take_mentions(line));
        if self.attached.len() < MAX_ATTACHED {
            self.attached.extend(attached::read(block));
        }
    }

    fn take_mentions(&mut self, line: &str) {
        for file in mentions::files(line) {
            add(&mut self.files, file);
        }
        for function in mentions::functions(line) {
            add(&mut self.functions, function.to_owned());
        }
        for version in mentions::versions(line) {
            add(&mut self.versions, version.to_owned());
        }
    }

    fn command(&mut self, line: &str) {
        add(&mut self.commands, line.trim().to_owned());
    }

    fn say(&mut self, line: &str) {
        self.prose.push_str(line);
        self.prose.push('\n');
    }

    fn leave_log_out(&mut self) {
        if !self.prose.trim_end().ends_with(LOG_LEFT_OUT) {
            self.say(LOG_LEFT_OUT);
        }
    }
}

/// Each once, and not too many.
fn add<T: PartialEq>(known: &mut Vec<T>, one: T) {
    if known.len() < MAX_MENTIONS && !known.contains(&one) {
        known.push(one);
    }
}

#[cfg(test)]
#[path = "issue_tests.rs"]
mod tests;
