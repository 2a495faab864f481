//! The small grammars inside diff headers: paths as git and diff write them, and the numbers between `@@`.

use crate::patch::{Counts, PathText, Prefix};

pub const DEV_NULL: &[u8] = b"/dev/null";

/// What stands between and after the `@@`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct HunkHeader {
    pub stated: Option<usize>,
    pub counts: Option<Counts>,
    pub section: Vec<u8>,
}

/// Reads `@@ -1,2 +3,4 @@ section` and models' variations of it: `@@ @@`, `@@`, `@@ … @@ name`, `@@ name`.
pub fn hunk_header(line: &[u8]) -> HunkHeader {
    let inner = line.strip_prefix(b"@@").unwrap_or(line);
    let (ranges, section) = match find(inner, b"@@") {
        Some(close) => (split(inner, close).0, split(inner, close + 2).1),
        None => (inner, &b""[..]),
    };
    match numbers(ranges.trim_ascii()) {
        Some((stated, counts)) => HunkHeader {
            stated: Some(stated),
            counts,
            section: section.trim_ascii().to_vec(),
        },
        None => {
            let named = [section, ranges].map(<[u8]>::trim_ascii).into_iter();
            let section = named
                .into_iter()
                .find(|s| s.iter().any(u8::is_ascii_alphabetic));
            HunkHeader {
                stated: None,
                counts: None,
                section: section.unwrap_or_default().to_vec(),
            }
        }
    }
}

/// `-a[,b] +c[,d]`; a missing count is 1.
fn numbers(ranges: &[u8]) -> Option<(usize, Option<Counts>)> {
    let text = std::str::from_utf8(ranges).ok()?;
    let mut words = text.split_whitespace();
    let (start, old) = range(words.next()?.strip_prefix('-')?)?;
    let new = words
        .next()
        .and_then(|word| word.strip_prefix('+'))
        .and_then(range);
    Some((start, new.map(|(_, new)| Counts { old, new })))
}

/// No file has as many lines as `u32` can count: larger numbers are not numbers of lines.
fn range(text: &str) -> Option<(usize, usize)> {
    let number = |text: &str| text.parse::<u32>().ok().map(|number| number as usize);
    match text.split_once(',') {
        Some((start, count)) => Some((number(start)?, number(count)?)),
        None => Some((number(text)?, 1)),
    }
}

/// The path after `--- ` or `+++ `: unquoted, without a time stamp.
pub fn diff_path(text: &[u8]) -> PathText {
    let text = text.trim_ascii_start();
    if text.starts_with(b"\"") {
        return plain_path(text);
    }
    let end = text.iter().position(|&b| b == b'\t');
    let end = end.unwrap_or_else(|| {
        text.get(..before_date(text))
            .unwrap_or(text)
            .trim_ascii_end()
            .len()
    });
    PathText {
        bytes: text.get(..end).unwrap_or(text).to_vec(),
        prefix: Prefix::Git,
    }
}

/// A path that fills the rest of its line.
pub fn plain_path(text: &[u8]) -> PathText {
    let bytes = match text.strip_prefix(b"\"") {
        Some(quoted) => unquote(quoted).0,
        None => text.to_vec(),
    };
    PathText {
        bytes,
        prefix: Prefix::Git,
    }
}

/// The two paths of `diff --git a/x b/x`, if they can be told apart.
pub fn git_paths(text: &[u8]) -> Option<(PathText, PathText)> {
    let text = text.trim_ascii();
    if let Some(quoted) = text.strip_prefix(b"\"") {
        let (old, rest) = unquote(quoted);
        let prefix = Prefix::Git;
        return Some((
            PathText { bytes: old, prefix },
            plain_path(rest.trim_ascii_start()),
        ));
    }
    let (left, right) = split(text, text.len() / 2);
    let (old, new) = (plain_path(left), plain_path(right.trim_ascii_start()));
    let names = (without_prefix(&old.bytes), without_prefix(&new.bytes));
    if right.starts_with(b" ") && names.0 == names.1 && (names.0.is_some() || old == new) {
        return Some((old, new));
    }
    let space = text.iter().position(|&b| b == b' ')?;
    let (left, right) = split(text, space);
    (!right.trim_ascii().contains(&b' '))
        .then(|| (plain_path(left), plain_path(right.trim_ascii())))
}

/// Strips git's `a/` or `b/`.
pub fn without_prefix(path: &[u8]) -> Option<&[u8]> {
    path.strip_prefix(b"a/")
        .or_else(|| path.strip_prefix(b"b/"))
}

/// Where ` 2024-01-31 …` begins, as `diff -u` separates it when tabs were lost.
fn before_date(text: &[u8]) -> usize {
    let is_date = |window: &[u8]| {
        window
            .iter()
            .zip(b" dddd-dd-dd")
            .all(|(byte, shape)| match shape {
                b'd' => byte.is_ascii_digit(),
                _ => byte == shape,
            })
    };
    text.windows(11).position(is_date).unwrap_or(text.len())
}

/// Reads git's C-style quoting up to the closing quote; also returns the rest.
fn unquote(text: &[u8]) -> (Vec<u8>, &[u8]) {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        match byte {
            b'"' => break,
            b'\\' => {
                let (decoded, used) = escape(text.get(at..).unwrap_or_default());
                out.push(decoded);
                at += used;
            }
            _ => out.push(byte),
        }
    }
    (out, text.get(at..).unwrap_or_default())
}

fn escape(rest: &[u8]) -> (u8, usize) {
    let octal = rest
        .get(..3)
        .filter(|digits| digits.iter().all(|d| (b'0'..=b'7').contains(d)));
    if let Some(digits) = octal {
        let value = digits
            .iter()
            .fold(0u32, |value, d| value * 8 + u32::from(d - b'0'));
        return (u8::try_from(value).unwrap_or(b'?'), 3);
    }
    match rest.first() {
        Some(b'n') => (b'\n', 1),
        Some(b't') => (b'\t', 1),
        Some(b'r') => (b'\r', 1),
        Some(b'a') => (7, 1),
        Some(b'b') => (8, 1),
        Some(b'f') => (12, 1),
        Some(b'v') => (11, 1),
        Some(&other) => (other, 1),
        None => (b'\\', 0),
    }
}

fn split(text: &[u8], at: usize) -> (&[u8], &[u8]) {
    text.split_at_checked(at).unwrap_or((text, b""))
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len())
        .position(|window| window == wanted)
}
