//! Data that an issue carries in a block: as text, as a hex dump or as base64.

use super::blocks::Block;

/// In bytes; a dump that says it is longer is no dump that somebody pasted.
const MOST_BYTES: usize = 1 << 20;
/// Fewer bytes say nothing.
const LEAST_BYTES: usize = 4;
/// Fewer letters of base64 may be a word.
const LEAST_BASE64: usize = 24;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    pub form: DataForm,
    /// The file it is said to be, where the line before it names one.
    pub name: Option<String>,
    pub bytes: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DataForm {
    Text,
    Hex,
    Base64,
}

impl DataForm {
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Hex => "hex",
            Self::Base64 => "base64",
        }
    }
}

pub(super) fn read(block: &Block<'_>) -> Option<Attached> {
    let lines: Vec<&str> = block.lines.iter().map(|line| line.trim()).collect();
    let lines: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return None;
    }
    let says_base64 = [block.info, block.title]
        .iter()
        .any(|words| words.to_lowercase().contains("base64"));
    let hex = || plain_hex(&lines).map(|bytes| (DataForm::Hex, bytes));
    let encoded = || base64(&lines, says_base64).map(|bytes| (DataForm::Base64, bytes));
    let found = match (dump(&lines), says_base64) {
        (Some(bytes), _) => Some((DataForm::Hex, bytes)),
        // A short text may be both.
        (None, true) => encoded().or_else(hex),
        (None, false) => hex().or_else(encoded),
    };
    let (form, bytes) = found.unwrap_or_else(|| (DataForm::Text, block.text().into_bytes()));
    Some(Attached {
        form,
        name: file_name(block),
        bytes,
    })
}

/// The last word of the title that looks like a file.
fn file_name(block: &Block<'_>) -> Option<String> {
    let words = block
        .title
        .split(|c: char| c.is_whitespace() || "`\"'()[]*:,".contains(c));
    let mut files = words.filter(|word| super::mentions::is_file_name(word));
    files.next_back().map(str::to_owned)
}

/// As `xxd` and `hexdump -C` print it. The offsets must agree with what stands between them.
fn dump(lines: &[&str]) -> Option<Vec<u8>> {
    let mut bytes: Vec<u8> = Vec::new();
    let mut last_row: Vec<u8> = Vec::new();
    let mut repeats = false;
    for line in lines {
        if *line == "*" && !last_row.is_empty() {
            repeats = true;
            continue;
        }
        let (offset, row) = dumped_row(line)?;
        if offset > MOST_BYTES {
            return None;
        }
        while repeats && bytes.len() < offset {
            bytes.extend_from_slice(&last_row);
        }
        repeats = false;
        if offset != bytes.len() {
            return None;
        }
        bytes.extend_from_slice(&row);
        if !row.is_empty() {
            last_row = row;
        }
    }
    (bytes.len() >= LEAST_BYTES && bytes.len() <= MOST_BYTES && !repeats).then_some(bytes)
}

/// `00000010: 7f45 4c46  .ELF` and `00000010  7f 45 4c 46  |.ELF|`; the last line of the second has an offset alone.
fn dumped_row(line: &str) -> Option<(usize, Vec<u8>)> {
    let (offset, rest) = line
        .split_once(|c: char| c == ':' || c.is_whitespace())
        .unwrap_or((line, ""));
    let is_offset = (6..=16).contains(&offset.len()) && is_hex(offset);
    let number = usize::from_str_radix(offset, 16)
        .ok()
        .filter(|_| is_offset)?;
    // `xxd` sets its letters apart by two blanks, the other by a bar.
    let columns = match line.find(':') == Some(offset.len()) {
        true => rest.trim_start().split("  ").next(),
        false => rest.split('|').next(),
    };
    let columns = columns.unwrap_or_default();
    let mut row = Vec::new();
    for group in columns.split_whitespace() {
        row.extend(pairs(group)?);
    }
    (row.len() <= 64).then_some((number, row))
}

/// `7f 45 4c 46`, `7f454c46`, `\x7f\x45`, `0x7f, 0x45`.
fn plain_hex(lines: &[&str]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    // `AAAAAAAA` is a text.
    if !lines
        .iter()
        .any(|line| line.contains(|c: char| c.is_ascii_digit()))
    {
        return None;
    }
    for line in lines {
        let words = line.replace("\\x", " ").replace("0x", " ");
        let words = words.split(|c: char| c.is_whitespace() || matches!(c, ',' | '"' | '\''));
        for word in words.filter(|word| !word.is_empty()) {
            bytes.extend(pairs(word)?);
        }
    }
    (bytes.len() >= LEAST_BYTES && bytes.len() <= MOST_BYTES).then_some(bytes)
}

fn pairs(word: &str) -> Option<Vec<u8>> {
    if !word.len().is_multiple_of(2) || !is_hex(word) {
        return None;
    }
    let digits: Vec<u32> = word.chars().filter_map(|c| c.to_digit(16)).collect();
    let bytes = digits.chunks(2).map(|two| match two {
        [high, low] => u8::try_from(high * 16 + low).ok(),
        _ => None,
    });
    bytes.collect()
}

fn is_hex(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A text of one sort of letter is more likely a text, unless the issue says otherwise.
fn base64(lines: &[&str], is_said: bool) -> Option<Vec<u8>> {
    let text = lines.concat();
    let text = text
        .rsplit_once(";base64,")
        .map_or(text.as_str(), |(_, data)| data);
    let has = |sort: fn(&u8) -> bool| text.bytes().any(|byte| sort(&byte));
    let mixed =
        has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase) && has(u8::is_ascii_digit);
    let fits = text.len() >= LEAST_BASE64 && mixed || is_said && text.len() >= LEAST_BYTES;
    if !fits || !text.len().is_multiple_of(4) {
        return None;
    }
    let data = text.trim_end_matches('=');
    if text.len() - data.len() > 2 {
        return None;
    }
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0_u32);
    for byte in data.bytes() {
        held = (held << 6 | sextet(byte)?) & 0xff_ffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 0xff) as u8);
        }
    }
    Some(bytes)
}

fn sextet(byte: u8) -> Option<u32> {
    let value = match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' | b'-' => 62,
        b'/' | b'_' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}
