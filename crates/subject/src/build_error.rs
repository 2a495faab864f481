//! Finds the first error of a failed build, which is more useful than the last fifty lines.

mod diagnostic;
mod missing;
mod recognise;

use crate::suite::lines::plain_lines;
pub use diagnostic::BuildError;
use recognise::{Follow, Found, Rank, recognise};

/// Lines after an error that may belong to it.
const MAX_FOLLOWING: usize = 12;

/// The first line that a compiler, linker or build tool calls an error; failing that, the first that looks like one (a
/// program that was not found, a traceback); failing that, the build tool's own summary.
pub fn first_error(output: &[u8]) -> Option<BuildError> {
    let mut best: Option<Found> = None;
    let mut following = Vec::new();
    for line in plain_lines(output) {
        let found = recognise(&line);
        let better = |best: &Found| found.as_ref().is_some_and(|found| found.rank > best.rank);
        match &best {
            Some(kept) if !better(kept) => {
                if following.len() < MAX_FOLLOWING {
                    following.push(line);
                } else if kept.rank == Rank::Sure {
                    break;
                }
            }
            Some(_) | None => {
                if let Some(found) = found {
                    best = Some(caused(found, best.as_ref()));
                    following.clear();
                }
            }
        }
    }
    best.map(|found| complete(found, &following))
}

/// Every line that a compiler calls an error.
pub(crate) fn errors(output: &[u8]) -> Vec<BuildError> {
    let found = plain_lines(output).filter_map(|line| recognise(&line));
    let sure = found.filter(|found| found.rank == Rank::Sure);
    sure.map(|found| found.error).collect()
}

/// A missing program is the cause of later complaints, unless they are about a line of source.
fn caused(mut found: Found, before: Option<&Found>) -> Found {
    let before = before.filter(|before| before.error.missing.is_some());
    if let (Some(before), None) = (before, &found.error.file) {
        found.error.missing.clone_from(&before.error.missing);
        let message = &mut found.error.message;
        *message = format!("{}; then: {message}", before.error.message);
    }
    found
}

/// Adds the lines that belong to the error.
fn complete(found: Found, following: &[String]) -> BuildError {
    let mut error = found.error;
    match found.follow {
        Follow::Source => error.excerpt = source_lines(following),
        Follow::Text => error.message = paragraph(&error.message, following),
        Follow::Traceback => traceback(&mut error, following),
        Follow::Nothing => {}
    }
    error
}

/// The source quoted below a diagnostic: lines with a margin, or a bare line above its caret.
fn source_lines(following: &[String]) -> Vec<String> {
    let framed = following.iter().take_while(|line| has_margin(line)).count();
    let bare = match following {
        [_, caret, ..] if framed == 0 && is_caret(caret) => 2,
        _ => 0,
    };
    let lines = following.iter().take(framed.max(bare));
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// `    4 |   return x;` or `      |   ^`.
fn has_margin(line: &str) -> bool {
    line.starts_with(' ')
        && line
            .split_once(" |")
            .is_some_and(|(number, _)| number.trim().bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_caret(line: &str) -> bool {
    line.contains('^') && line.chars().all(|c| " \t^~_".contains(c))
}

/// CMake's message: the indented lines below, up to the end of the first paragraph that does not end in a colon.
fn paragraph(start: &str, following: &[String]) -> String {
    let mut words: Vec<&str> = start.split_whitespace().collect();
    for line in following {
        if line.is_empty() {
            if words.last().is_some_and(|word| !word.ends_with(':')) {
                break;
            }
        } else if line.starts_with("  ") {
            words.extend(line.split_whitespace());
        } else {
            break;
        }
    }
    words.join(" ")
}

/// Python's: the innermost location and the line of the exception.
fn traceback(error: &mut BuildError, following: &[String]) {
    for line in following {
        let place = line.trim_start().strip_prefix("File \"");
        if let Some((file, rest)) = place.and_then(|rest| rest.split_once("\", line ")) {
            error.file = Some(file.into());
            error.line = rest.split(',').next().and_then(|word| word.parse().ok());
        } else if !line.starts_with(' ') && !line.is_empty() {
            error.message.clone_from(line);
            return;
        }
    }
}

#[cfg(test)]
#[path = "build_error_tests.rs"]
mod tests;
