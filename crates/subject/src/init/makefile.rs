//! What a Makefile says without being run: its targets, and where it names compilers.

use std::collections::{BTreeMap, BTreeSet};

use super::compilers::{Speaks, compiler_word};

#[derive(Debug, Default)]
pub(super) struct Makefile {
    targets: BTreeSet<String>,
    /// Variables that hold a compiler, with the flags that the Makefile adds.
    pub variables: BTreeMap<String, (Speaks, String)>,
    /// Compilers that no variable on the command line can change.
    pub by_name: BTreeMap<String, Speaks>,
}

impl Makefile {
    pub fn parse(text: &str) -> Self {
        let mut makefile = Makefile::default();
        let joined = text.replace("\\\r\n", " ").replace("\\\n", " ");
        for line in joined.lines() {
            match line.strip_prefix('\t') {
                Some(recipe) => makefile.read_recipe(recipe),
                None => makefile.read_line(line),
            }
        }
        makefile
    }

    pub fn has_target(&self, name: &str) -> bool {
        self.targets.contains(name)
    }

    pub fn targets(&self) -> impl Iterator<Item = &str> {
        self.targets.iter().map(String::as_str)
    }

    pub fn test_target(&self) -> Option<&'static str> {
        let known = ["check", "test", "tests"];
        known.into_iter().find(|name| self.has_target(name))
    }

    fn read_recipe(&mut self, recipe: &str) {
        let commands = recipe.split(['|', ';', '&', '(']);
        for command in commands {
            let command = command.trim_start_matches([' ', '\t', '@', '-', '+']);
            self.note_by_name(command.split_whitespace().next().unwrap_or_default());
        }
    }

    /// Only bare names: a script cannot replace a name with a path or a variable in it.
    fn note_by_name(&mut self, word: &str) {
        let bare = word
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b));
        if let (true, Some(speaks)) = (bare, compiler_word(word)) {
            self.by_name.insert(word.to_owned(), speaks);
        }
    }

    fn read_line(&mut self, line: &str) {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if line.starts_with('#') {
            return;
        }
        match assignment(line) {
            Some((name, value)) => self.read_assignment(name, value),
            None => self.read_targets(line),
        }
    }

    fn read_assignment(&mut self, name: &str, value: &str) {
        let mut words = value.split_whitespace();
        let first = words.next().unwrap_or_default();
        let Some(speaks) = compiler_word(first) else {
            return;
        };
        match name.strip_prefix("override ") {
            Some(_) => self.note_by_name(first),
            None => {
                let rest: Vec<&str> = words.collect();
                let name = name.strip_prefix("export ").unwrap_or(name).trim();
                if is_variable(name) && !name.starts_with("HOST") {
                    self.variables
                        .insert(name.to_owned(), (speaks, rest.join(" ")));
                }
            }
        }
    }

    fn read_targets(&mut self, line: &str) {
        if let Some((targets, _)) = line.split_once(':') {
            self.targets
                .extend(targets.split_whitespace().map(str::to_owned));
        }
    }
}

/// The name and value of `NAME = value` in any of make's forms except `+=`.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim_end_matches([':', '?', '!']).trim();
    let is_rule = name.contains([':', '+', '(']);
    (!is_rule && !value.contains(char::is_control)).then(|| (name, value.trim()))
}

fn is_variable(name: &str) -> bool {
    let letters = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    !name.is_empty() && name.len() <= 64 && name.bytes().all(letters)
}

#[cfg(test)]
#[path = "makefile_tests.rs"]
mod tests;
