//! Foreign text as a line on a terminal, cut to a length.

use patchwright_domain::foreign::visible_line;

use crate::columns::fit;

/// One line, with everything escaped that could control the terminal.
pub fn plain(text: &str) -> String {
    visible_line(text).into_owned()
}

/// One line of at most `most` characters.
pub fn line(text: &str, most: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = plain(&words.join(" "));
    match text.char_indices().nth(most) {
        None => text,
        Some((cut, _)) => format!("{}…", text.get(..cut).unwrap_or_default()),
    }
}

/// The first line of `text`, of at most `most` columns, cut after a word.
pub fn sentence(text: &str, most: usize) -> String {
    let first = text.trim_start().lines().next().unwrap_or_default();
    fit(&line(first, usize::MAX), most)
}

#[cfg(test)]
#[path = "plain_tests.rs"]
mod tests;
