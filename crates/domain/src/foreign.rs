//! Foreign text in front of people: what a file's name, a program, a report or a model wrote must not steer a terminal,
//! hide, or turn the direction of writing. What would is shown as an escape, such as `\u{1b}`.

use std::borrow::Cow;

/// Text of several lines; line ends and tabs stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, |letter| {
        is_hidden(letter) && !matches!(letter, '\n' | '\t')
    })
}

/// Text for one line: a line end in it would let it pretend to be another one.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    escaped(text, |letter| is_hidden(letter) && letter != '\t')
}

fn escaped(text: &str, is_hidden: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_hidden) {
        return Cow::Borrowed(text);
    }
    let shown = |letter: char| match is_hidden(letter) {
        true => letter.escape_default().to_string(),
        false => letter.to_string(),
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// Controls (C0, DEL, C1), marks that turn the direction of writing, and letters without a width.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e01ef}')
}

#[cfg(test)]
#[path = "foreign_tests.rs"]
mod tests;
