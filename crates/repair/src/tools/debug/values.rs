//! What a debugger shows without being asked: the variables of the crashing frame and of its caller, and where the
//! values that determined the bad access were last written.

use std::time::{Duration, Instant};

use patchwright_code::CodeMap;
use patchwright_code::lex::{Dialect, TokenKind, code_tokens};
use patchwright_domain::candidate::RelPath;
use patchwright_probes::debug::{Frame, Value, Watched, Writer};

use super::at_crash::{has_values, stopped_at_crash};
use super::folded::folded;
use super::{DebugTools, refused, words};
use crate::tools::ToolError;
use crate::tools::sight::Sight;

/// How many frames' variables are shown, and how many of each.
const MOST_FRAMES: usize = 2;
const MOST_VARIABLES: usize = 10;
/// How many values are shown, and how many are followed to their last write.
const MOST_VALUES: usize = 5;
const MOST_WATCHED: usize = 3;
/// How many callers a parameter is followed through.
const MOST_CALLERS: usize = 4;
/// In characters, for one value.
const MOST_TEXT: usize = 120;

/// Empty if values at the crash say nothing about bugs of this kind: a leak, a stack overflow, a hang.
pub(crate) fn values_at_crash<'a>(
    sight: &'a Sight<'a>,
    most: Duration,
) -> Result<String, ToolError> {
    if !has_values(sight)? {
        return Ok(String::new());
    }
    let until = Instant::now() + most;
    let (mut tools, frames) = stopped_at_crash(sight, most)?;
    let mut text = String::new();
    for (index, frame) in frames.iter().enumerate().take(MOST_FRAMES) {
        text += &variables(&mut tools, index, frame)?;
    }
    let suspects = suspects(&tools, &frames);
    text += &written(&mut tools, &frames, &suspects, until);
    Ok(text)
}

fn variables(tools: &mut DebugTools<'_>, index: usize, frame: &Frame) -> Result<String, ToolError> {
    let Some(place) = frame.place.as_ref().filter(|place| place.in_project) else {
        return Ok(String::new());
    };
    let locals = tools.session.locals(index).map_err(refused)?;
    let mut known: Vec<&Value> = locals.iter().filter(|one| !is_lost(one)).collect();
    // What the line names comes first: a function may have many variables.
    let line = tools.sources.line(&place.file, place.line);
    let named = words_of(&line.unwrap_or_default());
    known.sort_by_key(|one| !named.contains(&one.name));
    let known: Vec<String> = known
        .into_iter()
        .map(|one| format!("  {} = {}\n", one.name, in_short(one)))
        .collect();
    if known.is_empty() {
        return Ok(String::new());
    }
    let shown: String = known
        .iter()
        .take(MOST_VARIABLES)
        .map(String::as_str)
        .collect();
    let more = match known.len().saturating_sub(MOST_VARIABLES) {
        0 => String::new(),
        more => format!("  … {more} more\n"),
    };
    Ok(format!(
        "{} ({}):\n{shown}{more}",
        frame.function,
        words::place(place),
    ))
}

fn words_of(line: &str) -> Vec<String> {
    let tokens = code_tokens(line.as_bytes(), Dialect::C);
    let names = tokens
        .iter()
        .filter(|token| token.kind == TokenKind::Identifier);
    names
        .map(|token| String::from_utf8_lossy(&token.text).into_owned())
        .collect()
}

/// Whether the program does not keep the value anywhere.
fn is_lost(value: &Value) -> bool {
    patchwright_probes::debug::print(value).contains("<optimized out>")
}

/// An expression in a frame of the stack.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Suspect {
    expression: String,
    frame: usize,
}

/// The values that determined the access; a parameter is replaced by what its caller passed.
fn suspects(tools: &DebugTools<'_>, frames: &[Frame]) -> Vec<Suspect> {
    let Some(top) = frames.first().and_then(path_of) else {
        return Vec::new();
    };
    let files = frames.iter().take(MOST_CALLERS + 1).filter_map(path_of);
    let map = tools.sources.map(files.map(|(path, _)| path));
    let purified = tools.report.as_ref().map(|(_, purified)| purified);
    let location = purified.and_then(|purified| purified.location.as_ref());
    let column = location.and_then(|at| at.column.filter(|_| at.line == Some(top.1)));
    let named = map.deciding_on(&top.0, top.1, column);
    let mut found: Vec<Suspect> = Vec::new();
    for expression in named {
        let suspect = Suspect {
            expression,
            frame: 0,
        };
        for one in given(&map, frames, suspect, MOST_CALLERS) {
            if !found.contains(&one) {
                found.push(one);
            }
        }
    }
    found
}

fn path_of(frame: &Frame) -> Option<(RelPath, u32)> {
    let place = frame.place.as_ref().filter(|place| place.in_project)?;
    Some((RelPath::new(place.file.as_str()).ok()?, place.line))
}

/// The arguments that callers passed for a parameter; anything else stays as it is.
fn given(map: &CodeMap, frames: &[Frame], suspect: Suspect, callers: usize) -> Vec<Suspect> {
    let argument = || {
        let (path, line) = frames.get(suspect.frame).and_then(path_of)?;
        let (function, index) = map.parameter(&path, line, &suspect.expression)?;
        let (path, line) = frames.get(suspect.frame + 1).and_then(path_of)?;
        let of_caller = map.deciding_in_argument(&path, line, function, index);
        (!of_caller.is_empty()).then_some(of_caller)
    };
    let Some(of_caller) = (callers > 0).then(argument).flatten() else {
        return vec![suspect];
    };
    let above = of_caller.into_iter().map(|expression| Suspect {
        expression,
        frame: suspect.frame + 1,
    });
    above
        .flat_map(|one| given(map, frames, one, callers - 1))
        .collect()
}

/// Skips what cannot be read: the value may be in a register, and time is short.
fn written(
    tools: &mut DebugTools<'_>,
    frames: &[Frame],
    suspects: &[Suspect],
    until: Instant,
) -> String {
    let mut lines = Vec::new();
    let mut watched = 0;
    for suspect in suspects {
        if lines.len() >= MOST_VALUES || Instant::now() >= until {
            break;
        }
        // Finding a write leaves the program stopped there.
        if watched > 0 && tools.session.run_to_crash().is_err() {
            break;
        }
        let function = frames
            .get(suspect.frame)
            .map(|frame| frame.function.as_str());
        let value = tools.session.evaluate(&suspect.expression, suspect.frame);
        let Some(value) = value.ok().filter(|value| !is_lost(value)) else {
            continue;
        };
        let known = format!(
            "`{}` in {} is {}",
            suspect.expression,
            function.unwrap_or("an unnamed function"),
            in_short(&value)
        );
        let last = match watched < MOST_WATCHED && Instant::now() < until {
            true => tools.session.watch(&suspect.expression, suspect.frame).ok(),
            false => None,
        };
        watched += usize::from(last.is_some());
        let last = last.filter(|last| is_possible(last, suspect, frames));
        let last = last.and_then(|last| last_write(tools, &last));
        lines.push(format!("{known}{}\n", last.unwrap_or_default()));
    }
    lines.concat()
}

/// A local variable is not written by the callers of its function: in optimised code its memory was used for something
/// else before.
fn is_possible(watched: &Watched, suspect: &Suspect, frames: &[Frame]) -> bool {
    let is_variable = suspect
        .expression
        .chars()
        .all(|c| c.is_alphanumeric() || c == '_');
    let callers = frames.get(suspect.frame + 1..).unwrap_or_default();
    match &watched.writer {
        Writer::Line { function, .. } => {
            !is_variable || callers.iter().all(|frame| frame.function != *function)
        }
        Writer::SystemCall { .. } | Writer::NobodySince(_) | Writer::TooOften { .. } => true,
    }
}

/// `; last written at src/a.c:40 in fill: …`; `None` if the writer is not known.
fn last_write(tools: &DebugTools<'_>, watched: &Watched) -> Option<String> {
    match &watched.writer {
        Writer::Line {
            function,
            place: Some(place),
            change,
        } if place.in_project => {
            let code = tools.sources.line(&place.file, place.line);
            let code = code.map(|code| format!(": `{code}`")).unwrap_or_default();
            let values = match (&change.old, &change.new) {
                (Some(old), Some(new)) => {
                    format!(" (from {} to {})", without_text(old), without_text(new))
                }
                (None, _) | (_, None) => String::new(),
            };
            Some(format!(
                "; last written at {} in {function}{values}{code}",
                words::place(place)
            ))
        }
        Writer::SystemCall { name } => Some(format!("; last written by the kernel, for {name}")),
        Writer::Line { .. } | Writer::NobodySince(_) | Writer::TooOften { .. } => None,
    }
}

/// On one line and without addresses: only whether there is one matters.
pub(super) fn in_short(value: &Value) -> String {
    let printed = patchwright_probes::debug::print(value);
    let behind = printed
        .split_once(" = ")
        .map_or(printed.as_str(), |(_, text)| text);
    let lines: Vec<&str> = behind.lines().map(str::trim).collect();
    let text = match lines.as_slice() {
        // For a string, show the text it points to.
        [head, ..] if head.contains('"') => (*head).to_owned(),
        [head, parts @ ..] if !parts.is_empty() => format!("{head} {{ {} }}", parts.join("; ")),
        lines => lines.concat(),
    };
    let text = folded(&plain(&text));
    match text.char_indices().nth(MOST_TEXT) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// A pointer without its string, which was another one then.
fn without_text(value: &str) -> String {
    let value = plain(value);
    match value.split_once(" \"") {
        Some((pointer, _)) => pointer.to_owned(),
        None => value,
    }
}

/// `0x602000000010` becomes `a pointer`.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("0x") {
        let (before, number) = rest.split_at(at);
        let digits = number.get(2..).unwrap_or_default();
        let length = digits.len()
            - digits
                .trim_start_matches(|c: char| c.is_ascii_hexdigit())
                .len();
        let (digits, behind) = digits.split_at(length);
        let value = u64::from_str_radix(digits, 16).ok();
        plain += before;
        match value {
            Some(0) => plain += "NULL",
            Some(address) if address >= 1 << 32 => plain += "a pointer",
            Some(_) | None => {
                plain += "0x";
                plain += digits;
            }
        }
        rest = behind;
    }
    plain + rest
}

#[cfg(test)]
#[path = "values_tests.rs"]
mod tests;
