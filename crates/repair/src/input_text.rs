//! An input of the program for a prompt: text as text, anything else as a hex dump, repeated patterns once with their count, and
//! never more than the beginning.

mod runs;

use std::fmt::Write as _;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use patchwright_domain::case::Poc;

use crate::prompt::fence;

use runs::{Part, parts};

/// How many bytes of one input are shown.
const MOST_TEXT: usize = 1536;
const MOST_DUMPED: usize = 512;
/// How many bytes are searched for repetitions.
const MOST_READ: u64 = 4 << 20;
const MOST_FILES: usize = 3;
const IN_A_ROW: usize = 16;

/// The input files of a PoC, one paragraph each; empty if it is only a command.
pub(crate) fn shown(poc: &Poc) -> String {
    let input = poc.input.iter().map(|path| (path, "{input}".to_owned()));
    let stdin = poc.stdin.iter();
    let stdin = stdin.map(|path| (path, "standard input".to_owned()));
    let beside = poc.files.iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy();
        Some((path, format!("{} beside it", name.escape_debug())))
    });
    let all = input.chain(stdin).chain(beside).take(MOST_FILES);
    let told = all.filter_map(|(path, role)| Some(told(&role, &read(path)?)));
    told.collect::<Vec<_>>().join("\n\n")
}

/// An input of which only the beginning is known; `role` is what it is called.
pub(crate) fn describe(role: &str, beginning: &[u8], whole: u64) -> String {
    let bytes = beginning.to_vec();
    told(role, &Beginning { bytes, whole })
}

/// The beginning of a file, and its full length.
struct Beginning {
    bytes: Vec<u8>,
    whole: u64,
}

/// `None` if it cannot be read. The runs had it, so this is not a reason to give up.
fn read(path: &Path) -> Option<Beginning> {
    let about = std::fs::metadata(path).ok()?;
    if !about.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    File::open(path)
        .ok()?
        .take(MOST_READ)
        .read_to_end(&mut bytes)
        .ok()?;
    Some(Beginning {
        bytes,
        whole: about.len(),
    })
}

/// An input, formatted for a prompt.
struct Written {
    kind: &'static str,
    text: String,
    /// How many bytes of the input it represents.
    shown: usize,
    repeats: bool,
}

fn told(role: &str, beginning: &Beginning) -> String {
    let whole = beginning.whole;
    if whole == 0 {
        return format!("{role} is empty.");
    }
    let written = as_text(beginning).unwrap_or_else(|| as_dump(&beginning.bytes));
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
    // Limited once more, because a dump is longer than the bytes it shows.
    let fenced = fence("input", &written.text, 8 * MOST_TEXT);
    format!("{role} has {whole} bytes{part}, as {kind}{how}:\n\n{fenced}")
}

const TEXT: &str = "text";
const HEX: &str = "bytes in hexadecimal";

/// `None` if any of what would be shown is not text.
fn as_text(beginning: &Beginning) -> Option<Written> {
    let is_text = |unit: &[u8]| std::str::from_utf8(unit).is_ok();
    let all = parts(&beginning.bytes, MOST_TEXT, is_text);
    let shown: usize = all.iter().map(Part::len).sum();
    let last = all.len().checked_sub(1)?;
    let mut text = String::new();
    let mut cut = 0;
    for (index, part) in all.iter().enumerate() {
        match part {
            Part::Once(bytes) => {
                let goes_on = index == last && beginning.whole > shown as u64;
                let whole = whole_letters(bytes, goes_on)?;
                cut = bytes.len() - whole.len();
                text += whole;
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
fn as_dump(bytes: &[u8]) -> Written {
    let all = parts(bytes, MOST_DUMPED, |_| true);
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

#[cfg(test)]
#[path = "input_text_tests.rs"]
mod tests;
