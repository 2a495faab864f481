//! Whether a piece of C can be read twice without a change of what the program does.

/// A text that can be read twice: nothing in it calls, steps or assigns.
pub fn is_pure(text: &str) -> bool {
    let assigns = text
        .replace("==", "")
        .replace("!=", "")
        .replace("<=", "")
        .replace(">=", "")
        .contains('=');
    !text.is_empty()
        && text.len() < 120
        && !text.contains("++")
        && !text.contains("--")
        && !text.contains(['"', '{', ';'])
        && !assigns
        && !calls(text)
}

fn calls(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.iter().enumerate().any(|(i, byte)| {
        *byte == b'('
            && bytes
                .get(..i)
                .and_then(|head| head.trim_ascii_end().last())
                .is_some_and(|last| last.is_ascii_alphanumeric() || *last == b'_')
            && !ends_with_size(bytes.get(..i).unwrap_or_default())
    })
}

fn ends_with_size(head: &[u8]) -> bool {
    let head = head.trim_ascii_end();
    head.ends_with(b"sizeof") || head.ends_with(b"size") || head.ends_with(b"length")
}
