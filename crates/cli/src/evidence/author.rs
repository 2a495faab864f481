//! The author of a patch: the identity that git would commit with here, read from its files.

use std::env;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

const NOBODY: (&str, &str) = ("Patchwright", "patchwright@localhost");
const MOST_CONFIG_BYTES: u64 = 1 << 20;
const MOST_INCLUDES: usize = 5;

/// `Name <address>`, as in a mail header.
pub fn author(source: &Path) -> String {
    let (name, email) = Identity::configured(source).whole();
    let plain = |text: String| -> String {
        let kept = text
            .chars()
            .filter(|c| !c.is_control() && !"<>".contains(*c));
        kept.collect::<String>().trim().to_owned()
    };
    format!("{} <{}>", plain(name), plain(email))
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Identity {
    name: Option<String>,
    email: Option<String>,
}

impl Identity {
    fn configured(source: &Path) -> Self {
        let variable = |name| env::var(name).ok().filter(|value| !value.trim().is_empty());
        let mut found = Self {
            name: variable("GIT_AUTHOR_NAME"),
            email: variable("GIT_AUTHOR_EMAIL"),
        };
        let home = env::var_os("HOME").map(PathBuf::from);
        for path in config_files(source, home.as_deref()) {
            found.fill(Self::read(&path, home.as_deref(), 0));
        }
        found
    }

    /// Both or neither: an address without a name is not an identity.
    fn whole(self) -> (String, String) {
        match (self.name, self.email) {
            (Some(name), Some(email)) => (name, email),
            (None, _) | (_, None) => (NOBODY.0.to_owned(), NOBODY.1.to_owned()),
        }
    }

    fn fill(&mut self, other: Self) {
        self.name = self.name.take().or(other.name);
        self.email = self.email.take().or(other.email);
    }

    /// The last of several values wins, as in git.
    fn read(path: &Path, home: Option<&Path>, depth: usize) -> Self {
        let mut found = Self::default();
        let Some(text) = small(path) else {
            return found;
        };
        for (section, key, value) in entries(&text) {
            match (section.as_str(), key.as_str()) {
                ("user", "name") => found.name = Some(value),
                ("user", "email") => found.email = Some(value),
                ("include", "path") if depth < MOST_INCLUDES => {
                    let target = match (value.strip_prefix("~/"), home) {
                        (Some(rest), Some(home)) => home.join(rest),
                        _ => path.parent().unwrap_or(Path::new("/")).join(&value),
                    };
                    let further = Self::read(&target, home, depth + 1);
                    found.name = further.name.or(found.name);
                    found.email = further.email.or(found.email);
                }
                _ => {}
            }
        }
        found
    }
}

/// The most specific first.
fn config_files(source: &Path, home: Option<&Path>) -> Vec<PathBuf> {
    let own = patchwright_subject::git_folder(source).map(|folder| folder.join("config"));
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let config = config
        .filter(|path| path.is_absolute())
        .or_else(|| home.map(|home| home.join(".config")));
    [
        own,
        home.map(|home| home.join(".gitconfig")),
        config.map(|config| config.join("git/config")),
        Some(PathBuf::from("/etc/gitconfig")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Section, key and value; subsections are separate sections.
fn entries(text: &str) -> Vec<(String, String, String)> {
    let mut section = String::new();
    let mut found = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(head) = line.strip_prefix('[') {
            section = head.split(']').next().unwrap_or_default().to_lowercase();
        } else if let Some((key, value)) = line.split_once('=') {
            found.push((section.clone(), key.trim().to_lowercase(), plain(value)));
        }
    }
    found
}

/// Removes quotes, escapes and comments.
fn plain(value: &str) -> String {
    let (mut text, mut quoted) = (String::new(), false);
    let mut letters = value.trim().chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => quoted = !quoted,
            '\\' => text.extend(letters.next()),
            '#' | ';' if !quoted => break,
            other => text.push(other),
        }
    }
    text.trim().to_owned()
}

fn small(path: &Path) -> Option<String> {
    let mut text = String::new();
    let file = File::open(path).ok()?;
    file.take(MOST_CONFIG_BYTES)
        .read_to_string(&mut text)
        .ok()?;
    Some(text)
}

#[cfg(test)]
#[path = "author_tests.rs"]
mod tests;
