//! An input of the program for a prompt, fenced.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use patchwright_domain::case::Poc;
use patchwright_domain::input_text::{self, Shown};

use crate::prompt::fence;

/// How many bytes of one input are shown.
const MOST: Shown = Shown {
    text: 1536,
    dumped: 512,
};
/// How many bytes are searched for repetitions.
const MOST_READ: u64 = 4 << 20;
const MOST_FILES: usize = 3;

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

fn told(role: &str, beginning: &Beginning) -> String {
    let written = input_text::describe(role, &beginning.bytes, beginning.whole, MOST);
    if written.text.is_empty() {
        return format!("{}.", written.about);
    }
    // Limited once more, because a dump is longer than the bytes it shows.
    let fenced = fence("input", &written.text, 8 * MOST.text);
    format!("{}:\n\n{fenced}", written.about)
}

#[cfg(test)]
#[path = "input_text_tests.rs"]
mod tests;
