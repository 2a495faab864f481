//! Values in as few words as will do.

use patchwright_probes::debug::{Value, print};

use super::folded::folded;

/// In characters, for one value.
const MOST_TEXT: usize = 120;

/// Whether the program does not keep the value anywhere.
pub(super) fn is_lost(value: &Value) -> bool {
    print(value).contains("<optimized out>")
}

/// On one line and without addresses: only whether there is one matters.
pub(super) fn in_short(value: &Value) -> String {
    let printed = print(value);
    let behind = printed
        .split_once(" = ")
        .map_or(printed.as_str(), |(_, text)| text);
    let lines: Vec<&str> = behind.lines().map(str::trim).collect();
    let text = match lines.as_slice() {
        // For a string, show the text it points to.
        [head, ..] if head.contains('"') => (*head).to_owned(),
        [head, parts @ ..] if !parts.is_empty() => format!("{head} {{ {} }}", parts.join("; ")),
        lines => lines.concat(),
    };
    let text = folded(&plain(&text));
    match text.char_indices().nth(MOST_TEXT) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// A pointer without its string, which was another one then.
pub(super) fn without_text(value: &str) -> String {
    let value = plain(value);
    match value.split_once(" \"") {
        Some((pointer, _)) => pointer.to_owned(),
        None => value,
    }
}

/// `0x602000000010` becomes `a pointer`.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("0x") {
        let (before, number) = rest.split_at(at);
        let digits = number.get(2..).unwrap_or_default();
        let length = digits.len()
            - digits
                .trim_start_matches(|c: char| c.is_ascii_hexdigit())
                .len();
        let (digits, behind) = digits.split_at(length);
        let value = u64::from_str_radix(digits, 16).ok();
        plain += before;
        match value {
            Some(0) => plain += "NULL",
            Some(address) if address >= 1 << 32 => plain += "a pointer",
            Some(_) | None => {
                plain += "0x";
                plain += digits;
            }
        }
        rest = behind;
    }
    plain + rest
}

#[cfg(test)]
#[path = "printed_tests.rs"]
mod tests;
