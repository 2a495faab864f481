//! Whether one piece of C speaks of another: by whole words, whatever the layout.

use crate::flow::squashed;

/// `count < 0` speaks of `count`, not of `n`.
pub(crate) fn mentions(text: &str, what: &str) -> bool {
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
        // `x.n` and `p->n` are other things than `n`.
        let member =
            matches!(before, Some('.')) || text.get(..at).is_some_and(|head| head.ends_with("->"));
        !joined_before && !joined_after && !member
    })
}

#[cfg(test)]
#[path = "mention_tests.rs"]
mod tests;
