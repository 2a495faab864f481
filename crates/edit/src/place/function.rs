//! Which function contains a line, by the cheap rule that git uses: the last line above that begins like one.

use super::target::Target;
use patchwright_code::lex::Dialect;

/// No function that matters is longer.
const MAX_LINES_UP: usize = 5000;

/// The line that opens the function (or class) around line `at`, both from 0. The line itself does not count.
pub fn function_above<'t>(target: &'t Target<'_>, at: usize) -> Option<&'t [u8]> {
    let above = target.lines.get(..at.min(target.lines.len()))?;
    let texts = above.iter().rev().take(MAX_LINES_UP).map(|line| line.text);
    texts
        .into_iter()
        .find(|text| opens_function(text, target.dialect))
}

/// The identifier that a hunk header's section names: the one before `(`, else the last.
pub fn named_in(section: &[u8]) -> Option<Vec<u8>> {
    let open = section
        .iter()
        .position(|&b| b == b'(')
        .unwrap_or(section.len());
    let before = section.get(..open)?;
    let name = before
        .split(|&b| !is_word(b))
        .rfind(|word| word.first().is_some_and(|b| !b.is_ascii_digit()))?;
    Some(name.to_vec())
}

/// Whether the function around line `at`, or one that opens on it, has this name.
pub fn is_inside(target: &Target<'_>, at: usize, name: &[u8]) -> bool {
    let opening = function_above(target, at + 1);
    opening.is_some_and(|line| line.split(|&b| !is_word(b)).any(|word| word == name))
}

fn opens_function(text: &[u8], dialect: Option<Dialect>) -> bool {
    let text = text.trim_ascii_end();
    let ends_statement = matches!(text.last(), Some(b';' | b':'));
    match dialect {
        Some(Dialect::Java) => {
            let inner = text.trim_ascii_start();
            let first = inner.split(|&b| !is_word(b)).next().unwrap_or_default();
            let control: [&[u8]; 12] = [
                b"if",
                b"for",
                b"while",
                b"switch",
                b"catch",
                b"else",
                b"return",
                b"do",
                b"try",
                b"synchronized",
                b"new",
                b"throw",
            ];
            let opens = inner.ends_with(b"{") || inner.ends_with(b")") || inner.ends_with(b",");
            let declares = inner.contains(&b'(') || inner.windows(6).any(|w| w == b"class ");
            !first.is_empty() && !ends_statement && opens && declares && !control.contains(&first)
        }
        Some(Dialect::C) | None => {
            let first = text.first().copied().unwrap_or(b' ');
            (first.is_ascii_alphabetic() || first == b'_' || first == b'$') && !ends_statement
        }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80
}
