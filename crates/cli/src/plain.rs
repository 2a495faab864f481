//! Foreign text on a terminal: what a source file, a program or a model wrote must not steer it.

use crate::columns::fit;

/// The text with everything that moves a cursor, changes a colour or turns the direction of writing made visible.
pub fn plain(text: &str) -> String {
    text.chars()
        .map(|letter| match steers(letter) {
            true => '\u{fffd}',
            false => letter,
        })
        .collect()
}

/// One line of at most `most` letters.
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

fn steers(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (letter.is_control() && letter != '\t')
}

#[cfg(test)]
#[path = "plain_tests.rs"]
mod tests;
