//! Source text as the lexer sees it: in C lines ended by a backslash are joined, in Java Unicode escapes are
//! decoded, both before any token is read. Offsets lead back to the text as written.

use std::borrow::Cow;

use super::Dialect;

pub struct Spliced<'a> {
    pub source: &'a [u8],
    pub text: Cow<'a, [u8]>,
    /// (offset in `text`, offset in `source`) from which on both run in step; ascending.
    steps: Vec<(usize, usize)>,
}

impl<'a> Spliced<'a> {
    pub fn new(source: &'a [u8], dialect: Dialect) -> Self {
        let mut joined: Vec<u8> = Vec::new();
        let mut steps = Vec::new();
        let mut copied = 0;
        let mut at = 0;
        while let Some(found) = find(source, at, b'\\') {
            let rest = source.get(found..).unwrap_or_default();
            let (written, decoded) = match dialect {
                Dialect::C => (continuation(rest), Vec::new()),
                Dialect::Java => unicode_escape(rest).unwrap_or_default(),
            };
            if written == 0 {
                // In Java an escaped backslash cannot start a Unicode escape.
                at = found + if dialect == Dialect::Java { 2 } else { 1 };
                continue;
            }
            joined.extend_from_slice(source.get(copied..found).unwrap_or_default());
            joined.extend_from_slice(&decoded);
            at = found + written;
            copied = at;
            steps.push((joined.len(), at));
        }
        let text = if steps.is_empty() {
            Cow::Borrowed(source)
        } else {
            joined.extend_from_slice(source.get(copied..).unwrap_or_default());
            Cow::Owned(joined)
        };
        Self {
            source,
            text,
            steps,
        }
    }

    /// The offset in `source` of an offset in `text`.
    pub fn to_source(&self, offset: usize) -> usize {
        let after = self.steps.partition_point(|step| step.0 <= offset);
        match after.checked_sub(1).and_then(|i| self.steps.get(i)) {
            Some((text, source)) => source + (offset - text),
            None => offset,
        }
    }

    /// The offset in `text` of an offset in `source`; what was joined away maps to the join.
    pub fn to_text(&self, offset: usize) -> usize {
        let after = self.steps.partition_point(|step| step.1 <= offset);
        let text = match after.checked_sub(1).and_then(|i| self.steps.get(i)) {
            Some((text, source)) => text + (offset - source),
            None => offset,
        };
        match self.steps.get(after) {
            Some((next, _)) => text.min(*next),
            None => text,
        }
    }
}

fn find(source: &[u8], from: usize, wanted: u8) -> Option<usize> {
    let rest = source.get(from..)?;
    rest.iter().position(|&b| b == wanted).map(|i| from + i)
}

/// The length of a backslash and a line break; compilers tolerate blanks between the two.
fn continuation(rest: &[u8]) -> usize {
    let blanks = rest
        .iter()
        .skip(1)
        .take_while(|b| matches!(b, b' ' | b'\t' | 0x0b | 0x0c))
        .count();
    match rest.get(1 + blanks..).unwrap_or_default() {
        [b'\r', b'\n', ..] => blanks + 3,
        [b'\n' | b'\r', ..] => blanks + 2,
        _ => 0,
    }
}

/// The length of `\uXXXX` and the character it stands for. A lone surrogate stays as written.
fn unicode_escape(rest: &[u8]) -> Option<(usize, Vec<u8>)> {
    let us = rest.iter().skip(1).take_while(|&&b| b == b'u').count();
    if us == 0 {
        return None;
    }
    let digits = rest.get(1 + us..us + 5)?;
    if !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let code = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    let decoded = char::from_u32(code)?;
    Some((us + 5, decoded.to_string().into_bytes()))
}
