//! A condition in the words of another function: its parameters replaced by what the caller passes.

/// Every name of `pairs` that stands alone in the text, replaced by its partner.
pub fn substituted(text: &str, pairs: &[(&str, &str)]) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if is_word(first) {
            rest.find(|c: char| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (word, behind) = rest.split_at(length);
        let member = out.ends_with('.') || out.ends_with("->") || out.ends_with("::");
        match pairs.iter().find(|(name, _)| *name == word && !member) {
            Some((_, with)) => out.push_str(&operand(with, behind)),
            None => out.push_str(word),
        }
        rest = behind;
    }
    out
}

/// In parentheses where what follows would take only a part of it.
fn operand(text: &str, behind: &str) -> String {
    let plain = text
        .chars()
        .all(|c| c.is_alphanumeric() || "_.->[]:".contains(c));
    let taken = behind.starts_with(['.', '[', '-', '+', '*', '/', ' ']);
    if plain || !taken {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

#[cfg(test)]
#[path = "substitute_tests.rs"]
mod tests;
