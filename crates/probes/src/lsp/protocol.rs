//! The few parts of the protocol that we use, and the conversion of its paths and columns to ours.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;
use serde::Deserialize;
use serde_json::Value;

use super::question::Texts;
use crate::location::{Location, LocationFile};

/// More locations would be of no use.
const MOST_PLACES: usize = 10_000;
const LONGEST_HOVER: usize = 8 << 10;

/// The unit of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    Utf16,
}

impl Encoding {
    /// clangd before version 20 only supports its own field.
    pub(super) fn of_answer(initialized: &Value) -> Self {
        let said = [
            &initialized["capabilities"]["positionEncoding"],
            &initialized["offsetEncoding"],
        ];
        match said.iter().any(|word| **word == "utf-8") {
            true => Self::Utf8,
            false => Self::Utf16,
        }
    }

    /// Converts a byte offset in a line to a column.
    pub(super) fn column(self, line: &str, byte: u32) -> u32 {
        match self {
            Self::Utf8 => byte,
            Self::Utf16 => {
                let mut end = (byte as usize).min(line.len());
                while !line.is_char_boundary(end) {
                    end -= 1;
                }
                let before = line.get(..end).unwrap_or_default();
                u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
            }
        }
    }

    fn byte(self, line: &str, column: u32) -> u32 {
        match self {
            Self::Utf8 => column,
            Self::Utf16 => {
                let mut units = 0u32;
                let end = line.char_indices().find(|(_, letter)| {
                    let before = units;
                    units = units.saturating_add(letter.len_utf16() as u32);
                    before >= column
                });
                let end = end.map_or(line.len(), |(at, _)| at);
                u32::try_from(end).unwrap_or(u32::MAX)
            }
        }
    }
}

pub(super) fn uri(path: &Path) -> String {
    let letter = |byte: &u8| match byte {
        b'/' | b'-' | b'_' | b'.' | b'~' => char::from(*byte).to_string(),
        byte if byte.is_ascii_alphanumeric() => char::from(*byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    let encoded: String = path.as_os_str().as_bytes().iter().map(letter).collect();
    format!("file://{encoded}")
}

fn path_of(uri: &str) -> Option<PathBuf> {
    let encoded = uri.strip_prefix("file://")?;
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|_| first == b'%');
        let code = digits
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = match code {
            Some(_) => after.get(2..).unwrap_or_default(),
            None => after,
        };
    }
    let path = PathBuf::from(OsString::from_vec(bytes));
    path.is_absolute().then_some(path)
}

#[derive(Deserialize)]
struct WireLocation {
    #[serde(alias = "targetUri")]
    uri: String,
    #[serde(alias = "targetSelectionRange")]
    range: Range,
}

#[derive(Deserialize)]
struct Range {
    start: Position,
    end: Position,
}

#[derive(Deserialize)]
struct Position {
    line: u32,
    character: u32,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Locations {
    Many(Vec<WireLocation>),
    One(WireLocation),
    Nothing(()),
}

/// Sorted and without duplicates. `None` if the answer does not follow the protocol.
pub(super) fn places(
    answer: Value,
    root: &Path,
    encoding: Encoding,
    texts: Texts<'_>,
) -> Option<Vec<Location>> {
    let locations = match serde_json::from_value(answer).ok()? {
        Locations::Many(many) => many,
        Locations::One(one) => vec![one],
        Locations::Nothing(()) => Vec::new(),
    };
    let mut places: Vec<Location> = locations
        .iter()
        .take(MOST_PLACES)
        .filter_map(|location| place(location, root, encoding, texts))
        .collect();
    places.sort();
    places.dedup();
    Some(places)
}

fn place(
    location: &WireLocation,
    root: &Path,
    encoding: Encoding,
    texts: Texts<'_>,
) -> Option<Location> {
    let path = path_of(&location.uri)?;
    let inside = path.strip_prefix(root).ok();
    let inside = inside.and_then(|path| RelPath::new(path.as_os_str().as_bytes()).ok());
    let byte = |position: &Position| match (encoding, &inside) {
        (Encoding::Utf16, Some(file)) => {
            let line = texts(file)
                .and_then(|text| lines::line(text, position.line.saturating_add(1)))
                .unwrap_or_default();
            encoding.byte(line, position.character)
        }
        // Without the text of the file the column cannot be converted.
        (Encoding::Utf8 | Encoding::Utf16, _) => position.character,
    };
    let Range { start, end } = &location.range;
    Some(Location {
        line: start.line.saturating_add(1),
        column: byte(start),
        end_line: end.line.saturating_add(1),
        end_column: byte(end),
        file: inside.map_or(LocationFile::Outside(path), LocationFile::Tree),
    })
}

#[derive(Deserialize)]
struct Hover {
    contents: Contents,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Contents {
    Marked(Marked),
    List(Vec<Marked>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Marked {
    Text(String),
    Value { value: String },
}

/// The outer `None` means an invalid answer, the inner one that there is nothing to say.
pub(super) fn hover(answer: Value) -> Option<Option<String>> {
    let hover: Option<Hover> = serde_json::from_value(answer).ok()?;
    let Some(hover) = hover else {
        return Some(None);
    };
    let parts = match hover.contents {
        Contents::Marked(one) => vec![one],
        Contents::List(many) => many,
    };
    let parts: Vec<String> = parts
        .into_iter()
        .map(|part| match part {
            Marked::Text(text) | Marked::Value { value: text } => text,
        })
        .collect();
    let mut text = parts.join("\n").trim().to_owned();
    let mut end = text.len().min(LONGEST_HOVER);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    if end < text.len() {
        text.truncate(end);
        text.push_str(" …");
    }
    Some(Some(text).filter(|text| !text.is_empty()))
}

#[cfg(test)]
#[path = "protocol_tests.rs"]
mod tests;
