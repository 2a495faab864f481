//! Just enough XML to read JUnit files: a pull parser for tags over bytes. It supports no DTD and no entities except
//! the five of XML and numbers, so nothing can expand; text between tags is skipped.

/// Longest tag that is read; a longer one ends the document.
const MAX_TAG: usize = 64 * 1024;
/// Longest entity, such as `#x10FFFF`.
const MAX_ENTITY: usize = 12;
/// Longest text that is read of one element.
const MAX_TEXT: usize = 64 * 1024;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Tag<'a> {
    Open {
        name: &'a [u8],
        attributes: &'a [u8],
    },
    /// `<x/>`.
    Alone {
        name: &'a [u8],
        attributes: &'a [u8],
    },
    Close {
        name: &'a [u8],
    },
}

/// How a document ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Clean,
    /// Inside a tag, a comment or a CDATA section.
    Torn,
}

pub(super) struct Tags<'a> {
    rest: &'a [u8],
    pub end: End,
}

impl<'a> Tags<'a> {
    pub fn new(document: &'a [u8]) -> Self {
        Self {
            rest: document,
            end: End::Clean,
        }
    }

    /// The text from here to the end of the element, without the marks of CDATA; to the very end if that is missing.
    pub fn text_before_close(&self, element: &[u8]) -> String {
        let mark = [b"</", element].concat();
        let end = find(self.rest, &mark).unwrap_or(self.rest.len());
        let text = self.rest.get(..end.min(MAX_TEXT)).unwrap_or_default();
        let text = String::from_utf8_lossy(text);
        match text.trim().strip_prefix("<![CDATA[") {
            Some(inside) => inside.trim_end().trim_end_matches("]]>").to_owned(),
            None => unescape(&text),
        }
    }

    fn torn(&mut self) -> Option<Tag<'a>> {
        self.rest = &[];
        self.end = End::Torn;
        None
    }

    /// Skips past `mark`.
    fn skip_behind(&mut self, mark: &[u8]) -> Result<(), ()> {
        let at = find(self.rest, mark).ok_or(())?;
        self.rest = self.rest.get(at + mark.len()..).unwrap_or_default();
        Ok(())
    }
}

impl<'a> Iterator for Tags<'a> {
    type Item = Tag<'a>;

    fn next(&mut self) -> Option<Tag<'a>> {
        loop {
            let at = self.rest.iter().position(|&byte| byte == b'<')?;
            self.rest = self.rest.get(at..).unwrap_or_default();
            let skipped = if self.rest.starts_with(b"<!--") {
                self.skip_behind(b"-->")
            } else if self.rest.starts_with(b"<![CDATA[") {
                self.skip_behind(b"]]>")
            } else if self.rest.starts_with(b"<?") {
                self.skip_behind(b"?>")
            } else if self.rest.starts_with(b"<!") {
                self.skip_behind(b">")
            } else {
                break;
            };
            if skipped.is_err() {
                return self.torn();
            }
        }
        let Some(length) = tag_length(self.rest) else {
            return self.torn();
        };
        let inside = self.rest.get(1..length - 1).unwrap_or_default();
        self.rest = self.rest.get(length..).unwrap_or_default();
        Some(tag(inside))
    }
}

/// The value of an attribute, with its entities resolved.
pub(super) fn attribute(attributes: &[u8], wanted: &str) -> Option<String> {
    let mut rest = attributes;
    loop {
        let equals = rest.iter().position(|&byte| byte == b'=')?;
        let (name, after) = rest.split_at(equals);
        let value = after.get(1..)?.trim_ascii_start();
        let (&quote, value) = value.split_first()?;
        if quote != b'"' && quote != b'\'' {
            return None;
        }
        let end = value.iter().position(|&byte| byte == quote)?;
        let (value, after) = value.split_at(end);
        if name.trim_ascii() == wanted.as_bytes() {
            return Some(unescape(&String::from_utf8_lossy(value)));
        }
        rest = after.get(1..)?;
    }
}

fn tag(inside: &[u8]) -> Tag<'_> {
    if let Some(name) = inside.strip_prefix(b"/") {
        return Tag::Close {
            name: name.trim_ascii(),
        };
    }
    let (inside, alone) = match inside.strip_suffix(b"/") {
        Some(inside) => (inside, true),
        None => (inside, false),
    };
    let end = inside
        .iter()
        .position(u8::is_ascii_whitespace)
        .unwrap_or(inside.len());
    let (name, attributes) = inside.split_at(end);
    if alone {
        Tag::Alone { name, attributes }
    } else {
        Tag::Open { name, attributes }
    }
}

/// Length of the tag at the start, from `<` to `>`; a `>` inside quotes does not end it.
fn tag_length(text: &[u8]) -> Option<usize> {
    let mut quote = None;
    for (at, &byte) in text.iter().enumerate().take(MAX_TAG) {
        match (quote, byte) {
            (None, b'>') => return Some(at + 1),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let end = after.bytes().take(MAX_ENTITY).position(|byte| byte == b';');
        let entity =
            end.and_then(|end| Some((character(after.get(..end)?)?, after.get(end + 1..)?)));
        match entity {
            Some((character, tail)) => {
                out.push(character);
                rest = tail;
            }
            None => {
                out.push('&');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

fn character(entity: &str) -> Option<char> {
    let code = |digits: &str, radix| {
        let character = u32::from_str_radix(digits, radix)
            .ok()
            .and_then(char::from_u32)?;
        Some(if character.is_control() {
            ' '
        } else {
            character
        })
    };
    match entity {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = entity.strip_prefix('#')?;
            match number.strip_prefix(['x', 'X']) {
                Some(hex) => code(hex, 16),
                None => code(number, 10),
            }
        }
    }
}

pub(super) fn find(text: &[u8], mark: &[u8]) -> Option<usize> {
    text.windows(mark.len()).position(|window| window == mark)
}

#[cfg(test)]
#[path = "xml_tests.rs"]
mod tests;
