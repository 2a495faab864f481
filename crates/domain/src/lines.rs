//! Lines as clang counts them, and so reports, debuggers and clangd: a newline ends one, a carriage return too, and both
//! together are one end. Who turns the number of a line into text, or back, counts here.
//!
//! Patches are not of this: their lines end with a newline alone.

use std::borrow::Cow;

/// The offset of each line's first byte. What stands behind the last end is a line too, also when it is empty.
pub fn starts(text: &[u8]) -> impl Iterator<Item = usize> {
    let ends = text.iter().enumerate().filter(|(at, byte)| match byte {
        b'\n' => true,
        b'\r' => text.get(at + 1) != Some(&b'\n'),
        _ => false,
    });
    std::iter::once(0).chain(ends.map(|(at, _)| at + 1))
}

/// Every line without its end.
pub fn split(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let ends = starts(text).skip(1).chain([text.len()]);
    let lines = starts(text).zip(ends);
    lines.map(|(start, end)| without_end(text.get(start..end).unwrap_or_default()))
}

/// One line without its end; they count from 1.
pub fn line(text: &str, number: u32) -> Option<&str> {
    let index = usize::try_from(number.checked_sub(1)?).ok()?;
    let mut starts = starts(text.as_bytes()).skip(index);
    let start = starts.next()?;
    let end = starts.next().unwrap_or(text.len());
    text.get(start..end).map(|line| line.trim_end_matches(ENDS))
}

/// The line that an offset lies in, from 1.
pub fn number_at(text: &[u8], offset: usize) -> u32 {
    let before = starts(text).take_while(|start| *start <= offset).count();
    u32::try_from(before).unwrap_or(u32::MAX)
}

/// The same text, byte for byte at its place, in which every line's end has a newline: for those who know no other.
pub fn with_newlines(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    let bytes = text.bytes().enumerate();
    let lone = |at: usize| text.as_bytes().get(at + 1) != Some(&b'\n');
    let bytes = bytes.map(|(at, byte)| match byte {
        b'\r' if lone(at) => b'\n',
        other => other,
    });
    // One ASCII byte took another's place, so it is still text.
    let changed = String::from_utf8(bytes.collect());
    changed.map_or(Cow::Borrowed(text), Cow::Owned)
}

const ENDS: [char; 2] = ['\n', '\r'];

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

#[cfg(test)]
#[path = "lines_tests.rs"]
mod tests;
