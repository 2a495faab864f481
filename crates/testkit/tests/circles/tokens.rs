//! Rust's text in tokens, as far as paths need them.

/// Names, `::` and single signs; comments, texts, characters and lifetimes left out.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let (length, keep) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |at| at + 2), false)
        } else if let Some(length) = raw_text(rest) {
            (length, false)
        } else if first == '"' {
            (quoted(rest), false)
        } else if first == '\'' {
            (character(rest), false)
        } else if is_name(first) {
            (rest.find(|c| !is_name(c)).unwrap_or(rest.len()), true)
        } else if rest.starts_with("::") {
            (2, true)
        } else {
            (first.len_utf8(), !first.is_whitespace())
        };
        let (token, behind) = rest.split_at(length);
        if keep {
            found.push(token);
        }
        rest = behind;
    }
    found
}

/// The length of a raw text at the start: `r#"…"#`.
fn raw_text(text: &str) -> Option<usize> {
    let behind = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let signs = behind.len() - behind.trim_start_matches('#').len();
    let inside = behind[signs..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(signs));
    let head = text.len() - inside.len();
    Some(
        inside
            .find(&end)
            .map_or(text.len(), |at| head + at + end.len()),
    )
}

fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// A character up to its second quote, or the quote of a lifetime.
fn character(text: &str) -> usize {
    let mut inside = text.char_indices().skip(1);
    match (inside.next(), inside.next()) {
        (Some((_, '\\')), Some(_)) => inside
            .find(|(_, c)| *c == '\'')
            .map_or(text.len(), |(at, _)| at + 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}
