//! The crashing input for a prompt: text as text, anything else as a hex dump, repeated patterns once with their count, and
//! never more than the beginning.

mod runs;

use std::fmt::Write as _;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use patchwright_domain::case::Poc;

use crate::prompt::fence;

use runs::{Part, parts};

/// In bytes, shown of one input.
const MOST_TEXT: usize = 1536;
const MOST_DUMPED: usize = 512;
/// In bytes, looked through for what repeats.
const MOST_READ: u64 = 4 << 20;
const MOST_FILES: usize = 3;
const IN_A_ROW: usize = 16;

/// What a PoC is fed, a paragraph for each file; empty where it is a command alone.
pub(super) fn shown(poc: &Poc) -> String {
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

/// The beginning of a file, and how long it is.
struct Beginning {
    bytes: Vec<u8>,
    whole: u64,
}

/// Nothing where it cannot be read: it was laid out for the runs, so this is no reason to give up.
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

/// How an input is written for its reader.
struct Written {
    kind: &'static str,
    text: String,
    /// Bytes of the input that it stands for.
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
    // The fence bounds it once more: a dump is longer than what it shows.
    let fenced = fence("input", &written.text, 8 * MOST_TEXT);
    format!("{role} has {whole} bytes{part}, as {kind}{how}:\n\n{fenced}")
}

const TEXT: &str = "text";
const HEX: &str = "bytes in hexadecimal";

/// Where all of what is shown can be read.
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

/// The end of what goes on may lie within a letter.
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
#[path = "input_tests.rs"]
mod tests;
