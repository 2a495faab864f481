//! Prints a value in a few lines.

use super::tree::{Children, LOST, Rest, Value};

const MOST_LINES: usize = 60;

/// `name: type = text`, followed by its parts, one per line.
pub fn print(value: &Value) -> String {
    let head = format!("{}: {} = {}", value.name, value.type_name, own_text(value));
    let mut lines = vec![head.replacen(":  = ", " = ", 1)];
    parts(value, 1, &mut lines);
    if lines.len() > MOST_LINES {
        let more = lines.len() - MOST_LINES;
        lines.truncate(MOST_LINES);
        lines.push(format!("  … {more} more lines: ask for one part of it"));
    }
    lines.join("\n")
}

fn parts(value: &Value, level: usize, lines: &mut Vec<String>) {
    let margin = "  ".repeat(level);
    match &value.children {
        Children::None | Children::Hidden => {}
        Children::Fields { shown, more } => {
            for field in shown {
                lines.push(format!("{margin}{} = {}", field.name, own_text(field)));
                parts(field, level + 1, lines);
            }
            if let Rest::Some(more) = more {
                lines.push(format!("{margin}… {more} more fields"));
            }
        }
        Children::Elements { total, head, tail } => {
            runs(head, 0, level, lines);
            let between = total.saturating_sub((head.len() + tail.len()) as u64);
            if between > 0 {
                lines.push(format!("{margin}… {between} more"));
            }
            runs(tail, total.saturating_sub(tail.len() as u64), level, lines);
        }
    }
}

/// Equal neighbours share a line.
fn runs(elements: &[Value], first: u64, level: usize, lines: &mut Vec<String>) {
    let margin = "  ".repeat(level);
    let mut start = 0;
    while let Some(element) = elements.get(start) {
        let rest = elements.get(start..).unwrap_or_default();
        let same =
            |other: &&Value| other.text == element.text && other.children == element.children;
        let count = rest.iter().take_while(same).count().max(1);
        let at = first + start as u64;
        let name = match count {
            1 if element.name.is_empty() => format!("[{at}]"),
            1 => element.name.clone(),
            _ => format!("[{at}..{}]", at + count as u64 - 1),
        };
        lines.push(format!("{margin}{name} = {}", own_text(element)));
        parts(element, level + 1, lines);
        start += count;
    }
}

fn own_text(value: &Value) -> String {
    let text = value.text.as_str();
    // In `row @ 0x5030` the name repeats the type.
    let address = text
        .split_once(" @ ")
        .filter(|(name, _)| value.type_name.contains(name));
    let text = match (&value.children, address) {
        (Children::Elements { total, .. }, _) => format!("{total} elements"),
        (_, Some((_, address))) => format!("{{…}} at {address}"),
        (_, None) if text.is_empty() => "{…}".to_owned(),
        (_, None) => text.to_owned(),
    };
    let text = match &value.children {
        Children::Fields { .. } => text.replacen("{…} at ", "at ", 1),
        Children::None | Children::Hidden | Children::Elements { .. } => text,
    };
    match room(value) {
        Some(bytes) => format!("{text} ({bytes} bytes of room)"),
        None => format!("{text}{}", note(&text)),
    }
}

/// The size of an array of characters, which its text does not show.
fn room(value: &Value) -> Option<u64> {
    let (element, count) = value.type_name.strip_suffix(']')?.split_once('[')?;
    element
        .contains("char")
        .then(|| count.parse().ok())
        .flatten()
}

/// AddressSanitizer's fill pattern for new memory, as it looks in common types.
const FILL: [&str; 7] = [
    "0xbebebebebebebebe",
    "0xbebebebe",
    "-1094795586",
    "3200171710",
    "-4702111234474983746",
    "13744632839234567870",
    "-16706",
];

fn note(text: &str) -> &'static str {
    match text {
        _ if FILL.contains(&text) => " (0xbe in every byte: allocated, never written)",
        "0x0" => " (null)",
        LOST => " (look at a line above where it is in use, or in the caller)",
        _ => "",
    }
}

#[cfg(test)]
#[path = "print_tests.rs"]
mod tests;
