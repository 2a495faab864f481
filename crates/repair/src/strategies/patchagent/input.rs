//! The crashing input as a model sees it: text as text, anything else byte by byte, and never more than its beginning.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use patchwright_domain::case::Poc;

use crate::prompt::fence;

/// In bytes, of one input.
const MOST_TEXT: usize = 1536;
const MOST_DUMPED: usize = 512;
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
    let most = MOST_TEXT.max(MOST_DUMPED) as u64;
    File::open(path)
        .ok()?
        .take(most)
        .read_to_end(&mut bytes)
        .ok()?;
    Some(Beginning {
        bytes,
        whole: about.len(),
    })
}

fn told(role: &str, beginning: &Beginning) -> String {
    let whole = beginning.whole;
    if whole == 0 {
        return format!("{role} is empty.");
    }
    let (kind, text, shown) = match text_of(beginning) {
        Some(text) => ("text", text.to_owned(), text.len()),
        None => {
            let bytes = beginning.bytes.get(..MOST_DUMPED);
            let bytes = bytes.unwrap_or(&beginning.bytes);
            ("bytes in hexadecimal", dump(bytes), bytes.len())
        }
    };
    let part = match shown as u64 == whole {
        true => String::new(),
        false => format!(", of which the first {shown} are shown"),
    };
    // The fence bounds it once more: a dump is longer than what it shows.
    let fenced = fence("input", &text, 8 * MOST_TEXT);
    format!("{role} has {whole} bytes{part}, as {kind}:\n\n{fenced}")
}

/// The whole letters of the beginning, where all of them can be read.
fn text_of(beginning: &Beginning) -> Option<&str> {
    let bytes = beginning.bytes.get(..MOST_TEXT);
    let bytes = bytes.unwrap_or(&beginning.bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // The end may lie within a letter.
        Err(error) if error.error_len().is_none() && beginning.whole > bytes.len() as u64 => {
            let whole = bytes.get(..error.valid_up_to())?;
            std::str::from_utf8(whole).ok()?
        }
        Err(_) => return None,
    };
    let readable = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\t');
    text.chars().all(readable).then_some(text)
}

/// `00000010  52 49 46 46 …  |RIFF…|`.
fn dump(bytes: &[u8]) -> String {
    let mut text = String::new();
    for (row, bytes) in bytes.chunks(IN_A_ROW).enumerate() {
        let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let letters = bytes.iter().map(|byte| match byte {
            b' '..=b'~' => char::from(*byte),
            _ => '.',
        });
        let letters: String = letters.collect();
        let at = row * IN_A_ROW;
        let width = IN_A_ROW * 3 - 1;
        let _ = writeln!(text, "{at:08x}  {:<width$}  |{letters}|", hex.join(" "));
    }
    text
}

#[cfg(test)]
#[path = "input_tests.rs"]
mod tests;
