//! Code outside functions, and preprocessor lines inside them. A patch that is judged by its statements must leave
//! these unchanged.

use std::collections::BTreeMap;

use patchwright_code::{Function, SourceFile};

/// Whether nothing was removed, and nothing was added that can change the meaning of existing code.
pub(super) fn is_kept(old: &SourceFile, new: &SourceFile) -> bool {
    let (before, after) = (lines(old), lines(new));
    let count = |of: &BTreeMap<String, usize>, line: &str| of.get(line).copied().unwrap_or(0);
    let is_gone = |line: &String| count(&after, line) < count(&before, line);
    let is_new = |line: &&String| count(&before, line) < count(&after, line);
    !before.keys().any(is_gone)
        && after
            .keys()
            .filter(is_new)
            .all(|line| is_harmless(old, line))
}

/// The head of a function with whitespace normalised.
pub(super) fn head(file: &SourceFile, function: &Function) -> String {
    let whole = file.slice(function.head.span);
    let length = function
        .head
        .body
        .start
        .saturating_sub(function.head.span.start);
    flat(whole.get(..length).unwrap_or(whole))
}

/// How often each line occurs.
fn lines(file: &SourceFile) -> BTreeMap<String, usize> {
    let last = file.line_of(file.text().len());
    let mut found = BTreeMap::new();
    for line in 1..=last {
        let text = flat(file.line_text(line));
        let counts = text.starts_with('#') || file.function_at(line).is_none();
        if counts && !text.is_empty() {
            *found.entry(text).or_default() += 1;
        }
    }
    found
}

/// A system header, or a macro for a number whose name is unused so far. Not in a header of the project, where it might
/// be tested elsewhere.
fn is_harmless(old: &SourceFile, line: &str) -> bool {
    let mut words = line.split(' ');
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some("#include"), Some(header), None, None) => header.starts_with('<'),
        (Some("#define"), Some(name), Some(value), None) => {
            let number = value.starts_with(|first: char| first.is_ascii_digit()) && value != "0";
            let is_header =
                old.path.file_name().ends_with(b".h") || old.path.file_name().ends_with(b".hpp");
            number && !is_header && !name.contains('(') && !old.text().contains(name)
        }
        _ => false,
    }
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
