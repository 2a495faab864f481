//! Text in terminal columns: measured, cut to fit, wrapped at words.

use console::Term;

/// Longer lines are hard to read, however wide the terminal is.
const MOST: usize = 100;
/// Below this, the terminal's own wrapping is better than ours.
const LEAST: usize = 40;
/// If the width is unknown: a pipe, a file.
const USUAL: usize = 80;

/// The current width of the terminal on stderr; `None` if there is none or it does not report its width.
pub fn of_stderr() -> Option<usize> {
    known(&Term::stderr())
}

/// The width to which output on stdout is wrapped.
pub fn for_stdout() -> usize {
    known(&Term::stdout()).map_or(USUAL, |columns| columns.clamp(LEAST, MOST))
}

fn known(term: &Term) -> Option<usize> {
    let (_, columns) = term.size_checked()?;
    (columns > 0).then_some(usize::from(columns))
}

/// How many columns the text takes at most. Where terminals disagree, the larger width counts.
pub fn width(text: &str) -> usize {
    text.chars().map(of_letter).sum()
}

/// The text if it fits into `columns`, else its beginning, cut after a nearby word, and `…`.
pub fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let Some(room) = columns.checked_sub(1) else {
        return String::new();
    };
    let begun = beginning(text, room);
    let in_word = !text[begun.len()..].starts_with(' ');
    let whole = match begun.rfind(' ') {
        Some(end) if in_word && width(&begun[..end]) * 3 >= room * 2 => &begun[..end],
        Some(_) | None => begun,
    };
    format!("{}…", whole.trim_end_matches([' ', '·', ',', ':', ';']))
}

/// Lines of at most `columns`, broken between words. A word that is too long gets its own line, unbroken: it may be a path
/// that somebody copies. A `·` stays with the part before it.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let glued = text.replace(" · ", "\u{a0}· ");
    let mut lines: Vec<String> = Vec::new();
    for word in glued
        .split([' ', '\t', '\n'])
        .filter(|word| !word.is_empty())
    {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
        .iter()
        .map(|line| line.replace('\u{a0}', " "))
        .collect()
}

fn beginning(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    let end = text.char_indices().find(|(_, letter)| {
        taken += of_letter(*letter);
        taken > columns
    });
    end.map_or(text, |(end, _)| &text[..end])
}

/// Zero-width characters count as one: a line that is too short does no harm, one that is too long overflows.
fn of_letter(letter: char) -> usize {
    let wide = matches!(u32::from(letter),
        0x1100..=0x115f | 0x231a..=0x232a | 0x23e9..=0x23f3 | 0x25fd..=0x25fe | 0x2600..=0x27bf
        | 0x2b1b..=0x2b55 | 0x2e80..=0xa4cf | 0xa960..=0xa97f | 0xac00..=0xd7a3 | 0xf900..=0xfaff
        | 0xfe10..=0xfe19 | 0xfe30..=0xfe6f | 0xff00..=0xff60 | 0xffe0..=0xffe6 | 0x16fe0..=0x18dff
        | 0x1aff0..=0x1b2ff | 0x1f000..=0x1faff | 0x20000..=0x3fffd);
    if wide { 2 } else { 1 }
}

/// One line of a table, `margin` to the right. The first `words` columns begin at the left, numbers end at the right.
pub fn table_line(
    cells: &[String],
    widths: &[usize],
    words: usize,
    (margin, gap): (usize, &str),
) -> String {
    let padded = cells.iter().zip(widths).enumerate();
    let padded = padded.map(|(column, (text, most))| {
        let blank = " ".repeat(most.saturating_sub(width(text)));
        match column < words {
            true => format!("{text}{blank}"),
            false => format!("{blank}{text}"),
        }
    });
    let text = padded.collect::<Vec<_>>().join(gap);
    format!("{:margin$}{}", "", text.trim_end())
}

#[cfg(test)]
#[path = "columns_tests.rs"]
mod tests;
