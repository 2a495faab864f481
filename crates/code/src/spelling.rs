//! C as text: without layout, by whole words, up to a closing parenthesis.

use crate::tree::Expr;
use crate::{Code, Function};

/// The text of an expression of a function, as written.
pub fn text_of(code: &Code, function: &Function, expr: &Expr) -> String {
    code.file(&function.head.file)
        .map(|file| file.slice(expr.span).to_owned())
        .unwrap_or_default()
}

/// A text without its layout, and `(*p).f` as `p->f`, so that two spellings of one thing compare equal.
pub fn squashed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last_word = false;
    let mut gap = false;
    for c in text.chars() {
        if c.is_whitespace() {
            gap = true;
            continue;
        }
        let word = c.is_alphanumeric() || c == '_';
        if gap && word && last_word {
            out.push(' ');
        }
        (gap, last_word) = (false, word);
        out.push(c);
    }
    match out
        .strip_prefix("(*")
        .and_then(|rest| rest.split_once(")."))
    {
        Some((pointer, field)) if !pointer.contains(['(', ')']) => format!("{pointer}->{field}"),
        Some(_) | None => out,
    }
}

/// A record's name without its keyword and namespaces.
pub fn bare(name: &str) -> &str {
    let name = name.trim();
    // Without a name, its kind is part of what stands for one.
    if name.contains("(unnamed at") {
        return name;
    }
    let name = ["struct ", "union ", "class ", "enum "]
        .iter()
        .find_map(|keyword| name.strip_prefix(keyword))
        .unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name).trim()
}

/// `count < 0` mentions `count`, not `n`.
pub fn mentions(text: &str, what: &str) -> bool {
    let (text, what) = (squashed(text), squashed(what));
    if what.is_empty() {
        return false;
    }
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(&what).any(|(at, _)| {
        let before = text.get(..at).and_then(|head| head.chars().next_back());
        let after = text
            .get(at + what.len()..)
            .and_then(|tail| tail.chars().next());
        let joined_before = is_word(before) && is_word(what.chars().next());
        let joined_after = is_word(after) && is_word(what.chars().next_back());
        // `x.n` and `p->n` are not `n`.
        let member =
            matches!(before, Some('.')) || text.get(..at).is_some_and(|head| head.ends_with("->"));
        !joined_before && !joined_after && !member
    })
}

/// Offsets of a whole word.
pub fn word_offsets<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_word = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let bytes = text.as_bytes();
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |at| {
            let before = at.checked_sub(1).and_then(|i| bytes.get(i));
            !is_word(before) && !is_word(bytes.get(at + word.len()))
        })
}

/// The parentheses that open after an offset, white space aside.
pub fn parentheses(text: &str, at: usize) -> Option<(usize, usize)> {
    let rest = text.get(at..)?;
    let open = at + rest.len() - rest.trim_start().len();
    let mut depth = 0usize;
    for (i, byte) in text.as_bytes().iter().enumerate().skip(open) {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some((open, i)),
            b')' => depth -= 1,
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
#[path = "spelling_tests.rs"]
mod tests;
