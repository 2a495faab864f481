//! Keys: where they come from, and how they are kept out of all output.

use std::collections::HashSet;
use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// A key. Neither `Debug` nor `Display` shows it, and there is no way to serialise it.
#[derive(Clone)]
pub struct Secret(String);

/// Where a model's key is found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeySource {
    /// None is sent.
    #[default]
    None,
    /// It must be set.
    Variable(String),
    /// Sent if it is set: a self-hosted server usually needs none.
    Optional(String),
    /// A file that only its owner can read.
    File(PathBuf),
}

/// Where variables come from: the process's environment, or a test's own.
pub trait Keys {
    fn variable(&self, name: &str) -> Option<String>;
}

impl<F: Fn(&str) -> Option<String>> Keys for F {
    fn variable(&self, name: &str) -> Option<String> {
        self(name)
    }
}

/// No variant holds any part of a key.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum KeyError {
    #[error("{0} is not set: set it to your key, or name another variable or a key file")]
    Unset(String),
    #[error("the key in {0} cannot be one: a key is one word of visible ASCII characters")]
    Malformed(String),
    #[error("the key file {path} cannot be read: {why}")]
    Unreadable { path: String, why: String },
    #[error("the key file {path} {why}; chown it to yourself and chmod 600 {path}")]
    Open { path: String, why: String },
}

/// No key is longer.
const MOST_BYTES: u64 = 8192;

/// Pieces of a key this long are masked too: providers like to quote a key's beginning or end.
const PIECE: usize = 8;

/// Shorter values are placeholders such as `none` and `EMPTY`.
const REAL: usize = 16;

const MASK: &str = "***";

impl Secret {
    pub fn new(text: &str, whence: &str) -> Result<Self, KeyError> {
        let text = text.trim();
        let fits = |byte: u8| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\';
        if text.is_empty() || text.len() as u64 > MOST_BYTES || !text.bytes().all(fits) {
            return Err(KeyError::Malformed(whence.to_owned()));
        }
        Ok(Self(text.to_owned()))
    }

    /// The only way to the key itself: for the header that carries it.
    pub(crate) fn expose(&self) -> &str {
        &self.0
    }

    /// The text with the key, and all longer pieces of it, masked.
    pub fn hide(&self, text: &str) -> String {
        let key = self.0.as_bytes();
        let length = key.len().min(PIECE);
        let pieces: HashSet<&[u8]> = key.windows(length).collect();
        let bytes = text.as_bytes();
        let mut hidden = vec![false; bytes.len()];
        for (start, window) in bytes.windows(length).enumerate() {
            if pieces.contains(window) {
                hidden
                    .iter_mut()
                    .skip(start)
                    .take(length)
                    .for_each(|hide| *hide = true);
            }
        }
        let mut shown = String::with_capacity(text.len());
        let mut inside = false;
        for (at, letter) in text.char_indices() {
            let hide = hidden.get(at).copied().unwrap_or(false);
            match (hide, inside) {
                (true, false) => shown.push_str(MASK),
                (true, true) => {}
                (false, _) => shown.push(letter),
            }
            inside = hide;
        }
        shown
    }

    /// In an answer, which is long and quotes no pieces of keys. A short word that stands in for a key where none is
    /// needed is no secret, and may well be a word of the program under repair.
    pub(crate) fn hide_whole(&self, text: &mut String) {
        if self.0.len() >= REAL && text.contains(&self.0) {
            *text = text.replace(&self.0, MASK);
        }
    }

    pub(crate) fn hide_in(&self, value: &mut Value) {
        match value {
            Value::String(text) => self.hide_whole(text),
            Value::Array(items) => items.iter_mut().for_each(|item| self.hide_in(item)),
            Value::Object(fields) => fields.values_mut().for_each(|field| self.hide_in(field)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(***)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(MASK)
    }
}

impl KeySource {
    pub fn read(&self, keys: &dyn Keys) -> Result<Option<Secret>, KeyError> {
        let set = |name: &str| keys.variable(name).filter(|text| !text.trim().is_empty());
        match self {
            Self::None => Ok(None),
            Self::Variable(name) => {
                let text = set(name).ok_or_else(|| KeyError::Unset(name.clone()))?;
                Secret::new(&text, name).map(Some)
            }
            Self::Optional(name) => set(name).map(|text| Secret::new(&text, name)).transpose(),
            Self::File(path) => from_file(path).map(Some),
        }
    }
}

fn from_file(path: &Path) -> Result<Secret, KeyError> {
    let shown = path.display().to_string();
    let unreadable = |why: &dyn fmt::Display| KeyError::Unreadable {
        path: shown.clone(),
        why: why.to_string(),
    };
    // A pipe or a link put in the file's place is neither waited for nor followed.
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let opened = rustix::fs::open(path, flags, Mode::empty()).map_err(|why| unreadable(&why))?;
    let stat = rustix::fs::fstat(&opened).map_err(|why| unreadable(&why))?;
    if !rustix::fs::FileType::from_raw_mode(stat.st_mode).is_file() {
        return Err(unreadable(&"it is not a regular file"));
    }
    let open = |why: &str| KeyError::Open {
        path: shown.clone(),
        why: why.to_owned(),
    };
    if stat.st_uid != rustix::process::geteuid().as_raw() {
        return Err(open("belongs to another user"));
    }
    if stat.st_mode & 0o077 != 0 {
        return Err(open("can be read or written by others"));
    }
    let mut text = String::new();
    let mut file = std::fs::File::from(opened).take(MOST_BYTES + 1);
    file.read_to_string(&mut text)
        .map_err(|why| unreadable(&why.kind()))?;
    Secret::new(&text, &shown)
}

#[cfg(test)]
#[path = "secret_tests.rs"]
mod tests;
