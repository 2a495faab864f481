//! Text that nobody of us wrote (source, output of programs, reports, issues) between marks that it cannot forge.

/// `text` as data from `label`. Whatever stands in it, the first end mark is ours: inside, what looks like a mark gets a
/// backslash, and what a reader would not see is made visible.
pub fn fence(label: &str, text: &str) -> String {
    let label: String = label
        .chars()
        .map(|c| {
            if matches!(c, '"' | '<' | '>') || c.is_control() {
                '_'
            } else {
                c
            }
        })
        .collect();
    let mut fenced = format!("<{WORD} from=\"{label}\">\n");
    escape(text, &mut fenced);
    if !fenced.ends_with('\n') {
        fenced.push('\n');
    }
    fenced + &format!("</{WORD}>")
}

/// The beginning of a text that has fences in it, with the end of one that it would leave open.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let kept = text
        .get(..text.floor_char_boundary(most))
        .unwrap_or_default();
    let begun = kept.matches(&format!("<{WORD} from=\"")).count();
    let ended = kept.matches(&format!("</{WORD}>")).count();
    match begun > ended {
        true => format!("{kept}\n</{WORD}>"),
        false => kept.to_owned(),
    }
}

const WORD: &str = "data";

fn escape(text: &str, into: &mut String) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
        match c {
            '<' if opens_a_mark(rest) => into.push_str("<\\"),
            c if is_hidden(c) => into.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => into.push(c),
        }
    }
}

/// What follows a `<` makes a mark, whatever slashes and backslashes stand before the word and blanks around its letters.
fn opens_a_mark(rest: &str) -> bool {
    let word = rest.trim_start_matches(|c: char| matches!(c, '/' | '\\') || c.is_whitespace());
    let mut letters = word.chars().filter(|c| !c.is_whitespace());
    WORD.chars().all(|wanted| {
        letters
            .next()
            .is_some_and(|c| c.eq_ignore_ascii_case(&wanted))
    })
}

/// Marks of direction, tags and controls: text that a person who checks a file does not see.
fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' | '\r' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{e0000}'..='\u{e007f}' => true,
        c => c.is_control(),
    }
}

#[cfg(test)]
#[path = "fence_tests.rs"]
mod tests;
