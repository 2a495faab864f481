//! The stack as a reader wants to see it: the project's frames first, without those of the sanitizer's runtime.

use std::path::Path;

use serde_json::json;

use super::client::Client;
use super::error::DebugError;
use super::protocol::{StackFrame, StackTrace};
use super::target::SEPARATOR;

/// Deeper stacks are cut; frames of the runtime count too.
const MOST_FRAMES: usize = 80;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceLine {
    /// Relative to the project's root if the file is there, else as in the debug information.
    pub file: String,
    pub line: u32,
    pub in_project: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    pub function: String,
    /// Such as `(n=3, p=0x503000000040)`.
    pub arguments: Option<String>,
    pub place: Option<SourceLine>,
    /// Whether it is inlined into the next frame.
    pub inlined: bool,
    pub(super) id: i64,
    pub(super) pc: Option<u64>,
    pub(super) sp: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Backtrace {
    /// Innermost first; `#0` is the first frame in the project, if there is one.
    pub frames: Vec<Frame>,
    /// Functions above `#0`, from the sanitizer's runtime or the C library.
    pub above: Vec<String>,
    /// How many frames below those were cut.
    pub cut: u64,
}

impl Backtrace {
    pub(super) fn ask(client: &Client, thread: i64, root: &Path) -> Result<Self, DebugError> {
        let arguments = json!({
            "threadId": thread,
            "startFrame": 0,
            "levels": MOST_FRAMES,
            // Makes GDB include the arguments; LLDB ignores this and is configured in another way.
            "format": {"parameters": true, "parameterNames": true, "parameterValues": true},
        });
        let trace: StackTrace = client.ask("stackTrace", arguments)?;
        let total = trace.total_frames;
        let frames: Vec<Frame> = trace
            .stack_frames
            .into_iter()
            .take(MOST_FRAMES)
            .map(|frame| read_frame(frame, root))
            .collect();
        Ok(Self::from_frames(frames, total))
    }

    fn from_frames(mut frames: Vec<Frame>, total: u64) -> Self {
        let in_project = |frame: &Frame| frame.place.as_ref().is_some_and(|place| place.in_project);
        let first = frames.iter().position(in_project).unwrap_or(0);
        let cut = total.saturating_sub(frames.len() as u64);
        let rest = frames.split_off(first);
        Self {
            frames: rest,
            above: frames.into_iter().map(|frame| frame.function).collect(),
            cut,
        }
    }

    /// Where the program is, in the project's source.
    pub fn place(&self) -> Option<&SourceLine> {
        self.frames.first()?.place.as_ref()
    }
}

fn read_frame(frame: StackFrame, root: &Path) -> Frame {
    let mut parts = frame.name.split(SEPARATOR);
    let (mut name, inlined) = function_name(parts.next().unwrap_or_default());
    let mut arguments = parts.next().and_then(|full| {
        let (full, _) = function_name(full);
        let arguments = full.strip_prefix(&name)?;
        Some(short_numbers(arguments)).filter(|text| text.starts_with('('))
    });
    if arguments.is_none() {
        (name, arguments) = with_values(name);
    }
    let place = frame.source.and_then(|source| source.path).map(|path| {
        let below = Path::new(&path).strip_prefix(root).ok();
        SourceLine {
            in_project: below.is_some(),
            file: below.map_or(path.clone(), |below| below.display().to_string()),
            line: u32::try_from(frame.line).unwrap_or(0),
        }
    });
    Frame {
        function: name,
        arguments,
        place: place.filter(|place| place.line > 0),
        inlined,
        id: frame.id,
        pc: frame
            .instruction_pointer_reference
            .as_deref()
            .and_then(number),
        sp: parts.next().and_then(number),
    }
}

/// `main [inlined] get` is `get`, inlined.
fn function_name(full: &str) -> (String, bool) {
    if let Some((_, callee)) = full.rsplit_once(" [inlined] ") {
        return (callee.to_owned(), true);
    }
    let plain = full.trim_end_matches(" [opt]");
    match plain.strip_suffix(" [inlined]") {
        Some(name) => (name.to_owned(), true),
        None if plain.is_empty() => ("??".to_owned(), false),
        None => (plain.to_owned(), false),
    }
}

/// GDB writes `past(p = 0x60, n = 4)`, and of C++ `past(char*, int)(p = 0x60, n = 4)`.
fn with_values(full: String) -> (String, Option<String>) {
    let Some((before, values)) = last_group(&full) else {
        return (full, None);
    };
    let values = match values {
        "" if before.ends_with("operator") => return (full, None),
        "" => String::new(),
        values if values.contains(" = ") => short_numbers(&values.replace(" = ", "=")),
        // Only types, no values: a function without debug information for its arguments.
        _ => return (full, None),
    };
    let name = match last_group(before) {
        Some((name, _)) if !name.ends_with("operator") => name,
        Some(_) | None => before,
    };
    (name.to_owned(), Some(format!("({values})")))
}

/// The text before and within the parentheses at the end of `text`.
fn last_group(text: &str) -> Option<(&str, &str)> {
    let inner = text.strip_suffix(')')?;
    let mut depth = 0usize;
    for (at, letter) in inner.char_indices().rev() {
        match letter {
            ')' => depth += 1,
            '(' if depth == 0 => {
                let within = inner.get(at + 1..)?;
                return Some((inner.get(..at)?, within)).filter(|(before, _)| !before.is_empty());
            }
            '(' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Parses `0x…` or a decimal number.
pub(super) fn number(text: &str) -> Option<u64> {
    let text = text.trim();
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Removes leading zeros from addresses.
pub(super) fn short_numbers(text: &str) -> String {
    let mut short = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("0x") {
        short.push_str(before);
        short.push_str("0x");
        let zeros = after.len() - after.trim_start_matches('0').len();
        let after_zeros = after.get(zeros..).unwrap_or_default();
        let ends_in_zero = !after_zeros.starts_with(|c: char| c.is_ascii_hexdigit());
        if zeros > 0 && ends_in_zero {
            short.push('0');
        }
        rest = after_zeros;
    }
    short + rest
}

#[cfg(test)]
#[path = "frames_tests.rs"]
mod tests;
