//! An input of the program for a reader: text as text, anything else as a hex dump, repeated patterns once with their count, and
//! never more than the beginning.

mod runs;

use std::fmt::Write as _;

use crate::count::counted;
use runs::{Part, parts};

const IN_A_ROW: usize = 16;

/// How many bytes of an input are shown.
#[derive(Debug, Clone, Copy)]
pub struct Shown {
    pub text: usize,
    pub dumped: usize,
}

/// An input, formatted for a reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputText {
    /// How long it is, what is shown of it, and in which form.
    pub about: String,
    /// Empty if the input is.
    pub text: String,
}

/// An input of `whole` bytes; `role` is what it is called.
pub fn describe(role: &str, beginning: &[u8], whole: u64, most: Shown) -> InputText {
    if whole == 0 {
        let about = format!("{role} is empty");
        return InputText {
            about,
            text: String::new(),
        };
    }
    let written = as_text(beginning, whole, most.text);
    let written = written.unwrap_or_else(|| as_dump(beginning, most.dumped));
    let Written { kind, shown, .. } = written;
    let part = match shown as u64 == whole {
        true => String::new(),
        false => format!(", of which the first {shown} are shown"),
    };
    let how = match (written.repeats, kind) {
        (false, _) => "",
        (true, TEXT) => ", what repeats as ⟨`pattern` × times⟩",
        (true, _) => ", what repeats as `pattern × times`",
    };
    let bytes = counted(whole, "byte");
    InputText {
        about: format!("{role} has {bytes}{part}, as {kind}{how}"),
        text: written.text,
    }
}

struct Written {
    kind: &'static str,
    text: String,
    /// How many bytes of the input it represents.
    shown: usize,
    repeats: bool,
}

const TEXT: &str = "text";
const HEX: &str = "bytes in hexadecimal";

/// `None` if any of what would be shown is not text.
fn as_text(beginning: &[u8], whole: u64, most: usize) -> Option<Written> {
    let is_text = |unit: &[u8]| std::str::from_utf8(unit).is_ok();
    let all = parts(beginning, most, is_text);
    let shown: usize = all.iter().map(Part::len).sum();
    let last = all.len().checked_sub(1)?;
    let mut text = String::new();
    let mut cut = 0;
    for (index, part) in all.iter().enumerate() {
        match part {
            Part::Once(bytes) => {
                let goes_on = index == last && whole > shown as u64;
                let letters = whole_letters(bytes, goes_on)?;
                cut = bytes.len() - letters.len();
                text += letters;
            }
            Part::Run { unit, times } => {
                let unit = std::str::from_utf8(unit).ok()?;
                let _ = write!(text, "⟨`{}` × {times}⟩", unit.replace('\n', "\\n"));
            }
        }
    }
    let readable = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\t');
    let is_readable = text.chars().all(readable);
    is_readable.then_some(Written {
        kind: TEXT,
        text,
        shown: shown - cut,
        repeats: has_run(&all),
    })
}

fn has_run(parts: &[Part<'_>]) -> bool {
    parts.iter().any(|part| matches!(part, Part::Run { .. }))
}

/// The end of the excerpt may be in the middle of a character.
fn whole_letters(bytes: &[u8], goes_on: bool) -> Option<&str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) if error.error_len().is_none() && goes_on => {
            std::str::from_utf8(bytes.get(..error.valid_up_to())?).ok()
        }
        Err(_) => None,
    }
}

/// `00000010  52 49 46 46 …  |RIFF…|`, and `00000020  00 × 4096`.
fn as_dump(bytes: &[u8], most: usize) -> Written {
    let all = parts(bytes, most, |_| true);
    let mut text = String::new();
    let mut at = 0;
    for part in &all {
        match part {
            Part::Once(bytes) => text += &rows(at, bytes),
            Part::Run { unit, times } => {
                let _ = writeln!(
                    text,
                    "{at:08x}  {} × {times}  |{}|",
                    hex(unit),
                    letters(unit)
                );
            }
        }
        at += part.len();
    }
    Written {
        kind: HEX,
        text,
        shown: at,
        repeats: has_run(&all),
    }
}

fn rows(from: usize, bytes: &[u8]) -> String {
    let mut text = String::new();
    let width = IN_A_ROW * 3 - 1;
    for (row, bytes) in bytes.chunks(IN_A_ROW).enumerate() {
        let at = from + row * IN_A_ROW;
        let (hex, letters) = (hex(bytes), letters(bytes));
        let _ = writeln!(text, "{at:08x}  {hex:<width$}  |{letters}|");
    }
    text
}

fn hex(bytes: &[u8]) -> String {
    let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    hex.join(" ")
}

fn letters(bytes: &[u8]) -> String {
    let letters = bytes.iter().map(|byte| match byte {
        b' '..=b'~' => char::from(*byte),
        _ => '.',
    });
    letters.collect()
}
