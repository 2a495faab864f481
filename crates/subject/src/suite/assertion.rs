//! What a failing test says is wrong: the assertion, the values, and the place, as far as the text tells.

use patchwright_code::by_name;

/// Longest text of one field, in characters.
const MOST: usize = 400;
/// Lines of a value that is written below its label.
const VALUE_LINES: usize = 5;
const EXPECTED: [&str; 7] = [
    "expected",
    "expected value",
    "expected output",
    "wanted",
    "want",
    "expect",
    "should be",
];
const ACTUAL: [&str; 9] = [
    "actual",
    "actual value",
    "actual output",
    "got",
    "received",
    "found",
    "but was",
    "but got",
    "was",
];
/// Words of a line that says what went wrong, the surest first.
const TELLING: [&str; 8] = [
    "assert",
    "expected",
    "want",
    "mismatch",
    "differ",
    "not equal",
    "fail",
    "error",
];

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Assertion {
    pub message: Option<String>,
    pub expected: Option<String>,
    pub actual: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
}

impl Assertion {
    pub(super) fn read(lines: &[String]) -> Self {
        let lines: Vec<&str> = lines.iter().map(|line| uncommented(line)).collect();
        let (expected, actual) = values(&lines);
        let place = lines.iter().find_map(|line| place(line));
        let message = labelled(&lines, &["message"])
            .or_else(|| equality(&lines))
            .or_else(|| message(&lines));
        Self {
            message: message.map(bounded),
            expected: expected.map(bounded),
            actual: actual.map(bounded),
            line: place.as_ref().map(|(_, line)| *line),
            file: place.map(|(file, _)| bounded(file)),
        }
    }
}

/// TAP's diagnostics are comments.
fn uncommented(line: &str) -> &str {
    let bare = line.trim_start();
    bare.strip_prefix("# ")
        .or(bare.strip_prefix('#'))
        .unwrap_or(line)
}

fn bounded(text: String) -> String {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

fn values(lines: &[&str]) -> (Option<String>, Option<String>) {
    if let Some((expected, actual)) = lines.iter().find_map(|line| in_one_line(line)) {
        return (Some(expected), Some(actual));
    }
    let (expected, actual) = (labelled(lines, &EXPECTED), labelled(lines, &ACTUAL));
    match (&expected, &actual) {
        // One of two says nothing about which of its neighbours is the other.
        (Some(_), Some(_)) => (expected, actual),
        (Some(_), None) | (None, Some(_)) | (None, None) => unified(lines),
    }
}

/// `expected 4, got 3`, `got 3, expected 4`, `expected: <4> but was: <3>`.
fn in_one_line(line: &str) -> Option<(String, String)> {
    let lower = line.to_ascii_lowercase();
    let (want, after_want) = word(&lower, &["expected", "wanted", "want"])?;
    let (got, after_got) = word(&lower, &["but was", "but got", "got", "actual", "received"])?;
    let part = |from: usize, to: usize| value(line.get(from..to).unwrap_or_default());
    let (expected, actual) = match want < got {
        true => (part(after_want, got), part(after_got, line.len())),
        false => (part(after_want, line.len()), part(after_got, want)),
    };
    Some((expected?, actual?))
}

/// Where the first of the words begins and ends that stands alone.
fn word(lower: &str, words: &[&str]) -> Option<(usize, usize)> {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    words.iter().find_map(|word| {
        let mut places = lower.match_indices(word);
        places.find_map(|(at, _)| {
            let (before, after) = (lower.get(..at)?, lower.get(at + word.len()..)?);
            let alone = !before.ends_with(is_letter) && !after.starts_with(is_letter);
            (alone && !after.trim().is_empty()).then_some((at, at + word.len()))
        })
    })
}

/// A value without what joins it to the sentence.
fn value(text: &str) -> Option<String> {
    let mut text = text.trim().trim_matches([':', '=', ',', ';', ' ']);
    for joint in [" but", " and", " is", " was"] {
        text = text.strip_suffix(joint).unwrap_or(text);
    }
    let text = text.trim_end_matches([',', ';', ' ', '.', '(']).trim();
    let text = match text.strip_suffix(')') {
        Some(inside) if !inside.contains('(') => inside,
        Some(_) | None => text,
    };
    (!text.is_empty()).then(|| text.to_owned())
}

/// `Expected: 4`, or `expected:` with the value on the lines below.
fn labelled(lines: &[&str], labels: &[&str]) -> Option<String> {
    lines.iter().enumerate().find_map(|(at, line)| {
        let (label, rest) = line.split_once([':', '='])?;
        let label = label.trim().to_ascii_lowercase();
        if !labels.contains(&label.as_str()) {
            return None;
        }
        match rest.trim() {
            "" | "|" | "|-" | ">" => below(lines, at),
            value => Some(value.to_owned()),
        }
    })
}

fn below(lines: &[&str], at: usize) -> Option<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let column = indent(lines.get(at)?);
    let inner = lines.iter().skip(at + 1);
    let inner = inner.take_while(|line| !line.trim().is_empty() && indent(line) > column);
    let value: Vec<&str> = inner.take(VALUE_LINES).map(|line| line.trim()).collect();
    (!value.is_empty()).then(|| value.join("\n"))
}

/// A unified diff, if the names of its files say which of them is expected.
fn unified(lines: &[&str]) -> (Option<String>, Option<String>) {
    const NAMES: [&str; 5] = ["exp", "want", "golden", "ref", "good"];
    let is_named = |line: &str| {
        let lower = line.to_ascii_lowercase();
        NAMES.iter().any(|name| lower.contains(name))
    };
    let head = |mark: &str| lines.iter().position(|line| line.starts_with(mark));
    let (Some(old), Some(new)) = (head("--- "), head("+++ ")) else {
        return (None, None);
    };
    let named = |at: usize| lines.get(at).is_some_and(|line| is_named(line));
    let side = |mark: char| {
        let body = lines.iter().skip(new + 1);
        let own = body.filter_map(|line| line.strip_prefix(mark));
        let own: Vec<&str> = own.take(VALUE_LINES).collect();
        (!own.is_empty()).then(|| own.join("\n"))
    };
    match (named(old), named(new)) {
        (true, false) => (side('-'), side('+')),
        (false, true) => (side('+'), side('-')),
        (true, true) | (false, false) => (None, None),
    }
}

/// GoogleTest's comparison of two expressions, of which it does not say which is the expected one.
fn equality(lines: &[&str]) -> Option<String> {
    const OPENING: &str = "Expected equality of these values";
    let at = lines.iter().position(|line| line.contains(OPENING))?;
    let inner = lines.iter().skip(at + 1);
    let inner = inner.take_while(|line| line.starts_with("  ")).take(4);
    let mut sides: Vec<String> = Vec::new();
    for line in inner {
        match (line.trim().strip_prefix("Which is: "), sides.last_mut()) {
            (Some(value), Some(side)) => side.push_str(&format!(" (which is {value})")),
            (Some(_), None) | (None, _) => sides.push(line.trim().to_owned()),
        }
    }
    Some(format!("{OPENING}: {}", sides.join(", ")))
}

fn message(lines: &[&str]) -> Option<String> {
    let tells = |word: &str| {
        let mut lines = lines.iter();
        lines.find(|line| line.to_ascii_lowercase().contains(word))
    };
    let telling = TELLING.iter().find_map(|word| tells(word));
    let said = |line: &&&str| line.chars().any(char::is_alphanumeric);
    let line = telling.or_else(|| lines.iter().find(said))?;
    Some(line.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// `tests/sum.c:12:`, or TAP's `at t/sum.t line 12`.
fn place(line: &str) -> Option<(String, u32)> {
    let words: Vec<&str> = line
        .split([' ', '\t', '(', ')', '"', '\'', '[', ']', ','])
        .collect();
    let of_word = |word: &&str| {
        let mut parts = word.split(':');
        let (file, number) = (parts.next()?, parts.next()?);
        let number = number.parse().ok().filter(|number| *number > 0)?;
        is_source(file).then(|| (file.to_owned(), number))
    };
    words.iter().find_map(of_word).or_else(|| {
        let at = words.iter().position(|word| *word == "line")?;
        let number = words.get(at + 1)?.trim_end_matches('.').parse().ok()?;
        let file = words.get(at.checked_sub(1)?)?;
        (file.contains('.') && !file.is_empty()).then(|| ((*file).to_owned(), number))
    })
}

fn is_source(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or(file);
    by_name(name.as_bytes()).is_some()
}

#[cfg(test)]
#[path = "assertion_tests.rs"]
mod tests;
