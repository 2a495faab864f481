//! What the search puts into inputs: words, numbers and options that the program's own source and its other inputs know.
//!
//! A keyword of the PoC is worth replacing by another keyword, a constant by another constant: those lead to the
//! program's other commands and records. Words of no meaning to it lead nowhere.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use patchwright_code::lex::{self, Dialect, Token, TokenKind};
use patchwright_sandbox::Leftovers;

use crate::SubjectError;
use crate::base::Base;
use crate::tree_files;

/// Longer literals are messages.
const MOST_WORD: usize = 24;
const MOST_WORDS: usize = 160;
const MOST_NUMBERS: usize = 48;
const MOST_OPTIONS: usize = 40;
/// Limits of what is read.
const MOST_FILES: usize = 400;
const MOST_FILE_BYTES: u64 = 1 << 20;
const MOST_BYTES: usize = 8 << 20;
const ENDINGS: [&str; 9] = ["c", "h", "cc", "cpp", "cxx", "hh", "hpp", "y", "l"];

/// Each in the order in which it is worth trying.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::neighbours) struct Vocabulary {
    /// String literals that look like words.
    pub words: Vec<Vec<u8>>,
    /// Values of characters and small numbers that the program compares with.
    pub bytes: Vec<u8>,
    pub numbers: Vec<i128>,
    /// Command-line options, with their dashes.
    pub options: Vec<String>,
    /// Macros that stand for a number.
    pub constants: BTreeMap<Vec<u8>, i128>,
}

impl Vocabulary {
    /// From the sources of the base, those with these names first: what the crash passed through knows most about it.
    pub(in crate::neighbours) fn read(
        base: &Base,
        first: &BTreeSet<String>,
    ) -> Result<Self, SubjectError> {
        let root = base.pristine();
        let left = Leftovers::open(&root)?;
        let is_source = |path: &Path| {
            let ending = path.extension().and_then(|ending| ending.to_str());
            ending.is_some_and(|ending| ENDINGS.contains(&ending))
        };
        let mut paths = tree_files::regular_files(&root)?;
        paths.retain(|path| is_source(path.as_path()));
        let is_first = |path: &Path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| first.contains(name))
        };
        paths.sort_by_key(|path| !is_first(path.as_path()));
        let mut collected = Collected::default();
        let mut together = 0;
        for path in paths.iter().take(MOST_FILES) {
            // What cannot be read only makes the vocabulary smaller.
            let Ok(source) = left.read(path.as_path(), MOST_FILE_BYTES) else {
                continue;
            };
            together += source.len();
            if together > MOST_BYTES {
                break;
            }
            collected.take(&lex::lex(&source, Dialect::C));
        }
        Ok(collected.finish())
    }
}

#[derive(Default)]
struct Collected {
    words: Ordered<Vec<u8>>,
    bytes: Ordered<u8>,
    numbers: Ordered<i128>,
    options: Ordered<String>,
    constants: BTreeMap<Vec<u8>, i128>,
}

/// Without repetition, in the order of first appearance.
struct Ordered<T> {
    all: Vec<T>,
    seen: HashSet<T>,
}

impl<T> Default for Ordered<T> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            seen: HashSet::new(),
        }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Ordered<T> {
    fn add(&mut self, one: T) {
        if self.seen.insert(one.clone()) {
            self.all.push(one);
        }
    }
}

impl Collected {
    fn take(&mut self, tokens: &[Token<'_>]) {
        let tokens: Vec<&Token<'_>> = tokens
            .iter()
            .filter(|token| token.kind != TokenKind::Comment)
            .collect();
        for (at, token) in tokens.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|before| tokens.get(before));
            match token.kind {
                TokenKind::String => self.take_string(&tokens, at),
                TokenKind::Char => {
                    if let Some(value) = character(&token.text) {
                        self.bytes.add(value);
                        let is_case = before.is_some_and(|before| before.is("case"));
                        if is_case && value.is_ascii_alphanumeric() {
                            self.options.add(format!("-{}", char::from(value)));
                        }
                    }
                }
                TokenKind::Number => {
                    if let Some(value) = number(&token.text) {
                        self.numbers.add(value);
                        self.bytes.all_small(value);
                    }
                }
                _ => {}
            }
        }
        self.take_constants(&tokens);
    }

    fn take_string(&mut self, tokens: &[&Token<'_>], at: usize) {
        let Some(text) = tokens.get(at).and_then(|token| literal(&token.text)) else {
            return;
        };
        if is_getopt(tokens, at) {
            let letters = text.iter().filter(|byte| byte.is_ascii_alphanumeric());
            for letter in letters {
                self.options.add(format!("-{}", char::from(*letter)));
            }
            return;
        }
        let ended = std::str::from_utf8(text)
            .ok()
            .map(|text| text.trim_end_matches([':', '=', ' ', ',']));
        let Some(word) = ended.filter(|word| !word.is_empty() && word.len() <= MOST_WORD) else {
            return;
        };
        let is_word = |word: &str| {
            word.bytes()
                .all(|byte| byte.is_ascii_graphic() && !b"%\\\"'".contains(&byte))
        };
        if !is_word(word) {
            return;
        }
        if word.starts_with('-') && word.len() > 1 {
            self.options.add(word.to_owned());
        } else {
            if is_long_option(tokens, at) {
                self.options.add(format!("--{word}"));
            }
            self.words.add(word.as_bytes().to_vec());
        }
    }

    /// `#define NAME 64` and enumerators with a value.
    fn take_constants(&mut self, tokens: &[&Token<'_>]) {
        for window in tokens.windows(3) {
            let [first, name, value] = window else {
                continue;
            };
            if name.kind != TokenKind::Identifier {
                // `NAME = 64`, as an enumerator.
                if name.is("=")
                    && first.kind == TokenKind::Identifier
                    && let Some(value) =
                        number(&value.text).filter(|_| value.kind == TokenKind::Number)
                {
                    self.constants.entry(first.text.to_vec()).or_insert(value);
                }
                continue;
            }
            if first.is("define")
                && value.kind == TokenKind::Number
                && let Some(value) = number(&value.text)
            {
                self.constants.insert(name.text.to_vec(), value);
            }
        }
    }

    fn finish(self) -> Vocabulary {
        let mut words = self.words.all;
        words.truncate(MOST_WORDS);
        let mut options = self.options.all;
        // Options that a table names are surer than letters of a `switch`, which may be any.
        options.sort_by_key(|option| option.len() == 2);
        options.truncate(MOST_OPTIONS);
        let mut numbers = self.numbers.all;
        numbers.truncate(MOST_NUMBERS);
        Vocabulary {
            words,
            bytes: self.bytes.all,
            numbers,
            options,
            constants: self.constants,
        }
    }
}

impl Ordered<u8> {
    fn all_small(&mut self, value: i128) {
        if let Ok(byte) = u8::try_from(value) {
            self.add(byte);
        }
    }
}

/// Whether a literal is the letters of `getopt(argc, argv, "ab:c")`.
fn is_getopt(tokens: &[&Token<'_>], at: usize) -> bool {
    let before = tokens.get(at.saturating_sub(7)..at).unwrap_or_default();
    before.iter().any(|token| token.text.starts_with(b"getopt"))
}

/// `{"name", no_argument, …}`: a row of a table of long options.
fn is_long_option(tokens: &[&Token<'_>], at: usize) -> bool {
    let next = |step: usize| tokens.get(at + step);
    let kinds = ["no_argument", "required_argument", "optional_argument"];
    next(1).is_some_and(|token| token.is(","))
        && next(2).is_some_and(|token| kinds.iter().any(|kind| token.is(kind)))
}

/// The text between plain quotes.
fn literal(text: &[u8]) -> Option<&[u8]> {
    text.strip_prefix(b"\"")?.strip_suffix(b"\"")
}

pub(super) fn character(text: &[u8]) -> Option<u8> {
    match text.strip_prefix(b"'")?.strip_suffix(b"'")? {
        [one] => Some(*one),
        [b'\\', escaped] => match escaped {
            b'n' => Some(b'\n'),
            b't' => Some(b'\t'),
            b'r' => Some(b'\r'),
            b'0' => Some(0),
            other => Some(*other),
        },
        _ => None,
    }
}

pub(super) fn number(text: &[u8]) -> Option<i128> {
    let text = std::str::from_utf8(text).ok()?.to_ascii_lowercase();
    let (digits, radix) = match text.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => (text.as_str(), 10),
    };
    let digits = digits.trim_end_matches(['u', 'l']);
    let value = i128::from_str_radix(digits, radix).ok();
    // What no type of C holds is not reckoned with, so that sums and products of a few never overflow.
    value.filter(|value| value.unsigned_abs() <= u128::from(u64::MAX))
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
