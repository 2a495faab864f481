//! Removes folders of this machine from what leaves with a patch.

use std::env;
use std::path::Path;

use patchwright_subject::Subject;

/// Folders of this machine and their replacements, the longest first.
pub struct Private {
    folders: Vec<(String, &'static str)>,
}

impl Private {
    pub fn from_subject(subject: &Subject<'_>) -> Self {
        let source = subject.case.source.as_path();
        let logs = subject.record.logs.parent().unwrap_or(&subject.record.logs);
        let ours = subject
            .options
            .ours
            .iter()
            .map(|path| (path.as_path(), "PATCHWRIGHT"));
        let home = env::var_os("HOME").unwrap_or_default();
        let all = [(source, "."), (logs, "RUN")].into_iter().chain(ours);
        Self::new(all.chain([(Path::new(&home), "~")]))
    }

    fn new<'p>(folders: impl Iterator<Item = (&'p Path, &'static str)>) -> Self {
        let named = folders.filter(|(path, _)| path.is_absolute() && path.parent().is_some());
        let mut folders: Vec<(String, &'static str)> = named
            .map(|(path, stand_in)| (path.display().to_string(), stand_in))
            .collect();
        folders.sort_by_key(|(path, _)| std::cmp::Reverse(path.len()));
        Self { folders }
    }

    pub fn scrub(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (folder, stand_in) in &self.folders {
            if text.contains(folder.as_str()) {
                text = replace(&text, folder, stand_in);
            }
        }
        text
    }
}

/// Replaces a folder if it is a whole path; paths in the source become relative to it.
fn replace(text: &str, folder: &str, stand_in: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(folder) {
        let (before, found) = rest.split_at(at);
        let after = found.get(folder.len()..).unwrap_or_default();
        out.push_str(before);
        let starts = !ends_inside_word(&out);
        match after.chars().next() {
            Some('/') if starts && stand_in == "." => {
                rest = after.get(1..).unwrap_or_default();
            }
            next if starts && !next.is_some_and(is_word) => {
                out.push_str(stand_in);
                rest = after;
            }
            _ => {
                out.push_str(folder);
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || "._-".contains(letter)
}

/// `/usr/src` does not refer to a source at `/src`, but `-I/src` does.
fn ends_inside_word(before: &str) -> bool {
    let flag = ["-I", "-L", "-B"].iter().any(|flag| before.ends_with(flag));
    !flag && before.chars().next_back().is_some_and(is_word)
}

#[cfg(test)]
#[path = "private_tests.rs"]
mod tests;
