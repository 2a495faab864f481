//! Literals in an expression, whose text is not code.

/// The text after the literal at the start of `text`.
pub(super) fn after_literal(text: &str, quote: char) -> &str {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '\\' if !escaped => escaped = true,
            _ if letter == quote && !escaped => return text.get(at + 1..).unwrap_or_default(),
            _ => escaped = false,
        }
    }
    ""
}
