//! What stands outside of functions, and what the preprocessor reads inside of them: a patch that is to be known by its
//! statements leaves it as it is.

use std::collections::BTreeMap;

use patchwright_code::{Function, SourceFile};

/// Whether nothing is gone, and nothing new can change the meaning of code that was there.
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

/// The head of a function without its layout.
pub(super) fn head(file: &SourceFile, function: &Function) -> String {
    let whole = file.slice(function.head.span);
    let length = function
        .head
        .body
        .start
        .saturating_sub(function.head.span.start);
    flat(whole.get(..length).unwrap_or(whole))
}

/// With how often each stands there.
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

/// A header of the system, or a number with a name that nothing has used. In a header of the project's it might be asked for
/// elsewhere.
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
