//! Whether a name is written or read where it stands. The tokens around it decide: they are the same in a function, in
//! a macro and in code that no grammar reads.

use super::MappedFile;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Usage {
    /// It, or an element of it, is assigned.
    Write,
    /// Its address is taken, or it is where a function of the library writes to.
    PerhapsWrite,
    Read,
}

/// Functions of the library that write to what their first argument points to.
const FILLS: [&str; 18] = [
    "memcpy",
    "memmove",
    "memset",
    "mempcpy",
    "strcpy",
    "strncpy",
    "strcat",
    "strncat",
    "stpcpy",
    "strlcpy",
    "strlcat",
    "sprintf",
    "snprintf",
    "vsprintf",
    "vsnprintf",
    "fgets",
    "fread",
    "gets",
];

impl MappedFile {
    /// How the name at a line (from 1) and column (in bytes from 0) is used.
    pub fn usage_at(&self, line: u32, column: u32) -> Usage {
        let Some(start) = self.text.line_start(line) else {
            return Usage::Read;
        };
        let at = start + column as usize;
        // Comments are blanks in the clean text, and so are macros.
        let all = self.text.raw.len();
        let clean = self.text.clean_slice(at, all);
        let (before, behind) = match clean.starts_with(is_word) {
            true => (self.text.clean_slice(0, at), clean),
            false => (self.text.slice(0, at), self.text.slice(at, all)),
        };
        let behind = behind.trim_start_matches(is_word);
        let before = without_path(before);
        if assigns(without_brackets(behind)) || before.ends_with("++") || before.ends_with("--") {
            return Usage::Write;
        }
        match takes_address(before) || is_filled(before) {
            true => Usage::PerhapsWrite,
            false => Usage::Read,
        }
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// `= x`, `+= x`, `++`.
fn assigns(behind: &str) -> bool {
    let behind = behind.trim_start();
    if behind.starts_with("++") || behind.starts_with("--") {
        return true;
    }
    let operators = ["<<", ">>", "+", "-", "*", "/", "%", "&", "|", "^", ""];
    let rest = operators.iter().find_map(|one| {
        let rest = behind.strip_prefix(one)?;
        rest.strip_prefix('=')
    });
    rest.is_some_and(|rest| !rest.starts_with('='))
}

/// Without the `[…]` that a text begins with.
pub(super) fn without_brackets(text: &str) -> &str {
    let mut rest = text;
    while let Some(inner) = rest.trim_start().strip_prefix('[') {
        let mut depth = 1usize;
        let end = inner.bytes().position(|byte| {
            match byte {
                b'[' => depth += 1,
                b']' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        match end.and_then(|end| inner.get(end + 1..)) {
            Some(behind) => rest = behind,
            None => return rest,
        }
    }
    rest
}

/// What precedes `a->b[i].c`, given a text that ends before the last name.
fn without_path(text: &str) -> &str {
    let mut rest = text.trim_end();
    loop {
        let Some(path) = ["->", ".", "::"]
            .iter()
            .find_map(|sign| rest.strip_suffix(sign))
        else {
            return rest;
        };
        let mut inner = path.trim_end();
        while let Some(open) = opening(inner) {
            inner = inner.get(..open).unwrap_or_default().trim_end();
        }
        let name = inner.trim_end_matches(is_word);
        if name.len() == path.trim_end().len() {
            return rest;
        }
        rest = name.trim_end();
    }
}

/// Where the bracket opens that a text ends with.
fn opening(text: &str) -> Option<usize> {
    let (open, close) = match text.bytes().last()? {
        b']' => (b'[', b']'),
        b')' => (b'(', b')'),
        _ => return None,
    };
    let mut depth = 0usize;
    text.bytes().rposition(|byte| {
        depth += usize::from(byte == close);
        if byte == open {
            depth = depth.saturating_sub(1);
        }
        depth == 0
    })
}

/// An `&` with no operand before it.
fn takes_address(before: &str) -> bool {
    let Some(rest) = before.strip_suffix('&') else {
        return false;
    };
    let last = rest.trim_end().chars().next_back();
    !rest.ends_with('&') && last.is_none_or(|one| !is_word(one) && !matches!(one, ')' | ']'))
        || rest.trim_end().ends_with("return")
}

/// The first argument of a function that fills it.
fn is_filled(before: &str) -> bool {
    let Some(callee) = before.strip_suffix('(') else {
        return false;
    };
    let callee = callee.trim_end();
    let start = callee.trim_end_matches(is_word).len();
    FILLS.contains(&callee.get(start..).unwrap_or_default())
}

#[cfg(test)]
#[path = "uses_tests.rs"]
mod tests;
