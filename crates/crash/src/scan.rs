//! Small readers over one line: what comes after, before and between known words.

/// The text after the first `needle`.
pub(crate) fn after<'a>(line: &'a str, needle: &str) -> Option<&'a str> {
    line.split_once(needle).map(|(_, rest)| rest)
}

/// The text between the first `open` and the next `close`.
pub(crate) fn between<'a>(line: &'a str, open: &str, close: &str) -> Option<&'a str> {
    after(line, open)?.split_once(close).map(|(inner, _)| inner)
}

/// The decimal number that `text` begins with, and what follows it.
pub(crate) fn number(text: &str) -> Option<(u64, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    Some((digits.parse().ok()?, rest))
}

/// The `0x…` number that `text` begins with, and what follows it.
pub(crate) fn hex(text: &str) -> Option<(u64, &str)> {
    let digits = text.strip_prefix("0x")?;
    let end = digits
        .find(|c: char| !c.is_ascii_hexdigit())
        .unwrap_or(digits.len());
    let (digits, rest) = digits.split_at_checked(end)?;
    Some((u64::from_str_radix(digits, 16).ok()?, rest))
}

/// The first `0x…` number in the text.
pub(crate) fn first_hex(text: &str) -> Option<u64> {
    text.match_indices("0x")
        .find_map(|(at, _)| hex(text.get(at..)?).map(|(value, _)| value))
}

/// The decimal number right before `needle`.
pub(crate) fn number_before(line: &str, needle: &str) -> Option<u64> {
    let (head, _) = line.split_once(needle)?;
    let start = head.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| {
        at + head[at..].chars().next().map_or(1, char::len_utf8)
    });
    head.get(start..)?.parse().ok()
}

/// The process id of a `==123==` prefix.
pub(crate) fn pid(line: &str) -> Option<u32> {
    between(line, "==", "==")?.trim().parse().ok()
}

/// `path:line:column`, `path:line` or `path`.
pub(crate) fn position(text: &str) -> Option<(&str, Option<u32>, Option<u32>)> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let (head, last) = match trailing_number(text) {
        Some(split) => split,
        None => return Some((text, None, None)),
    };
    match trailing_number(head) {
        Some((path, line)) => Some((path, Some(line), Some(last))),
        None => Some((head, Some(last), None)),
    }
}

fn trailing_number(text: &str) -> Option<(&str, u32)> {
    let (head, digits) = text.rsplit_once(':')?;
    if head.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((head, digits.parse().ok()?))
}
