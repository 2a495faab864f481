//! Input named on the command line: a regular file or standard input, read up to a limit.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, ensure};
use patchwright_session::open_regular;

/// The content of a regular file, or of standard input for `-`. An error if it is larger than `most`.
pub fn read(path: &Path, most: u64) -> anyhow::Result<Vec<u8>> {
    let bytes = read_head(path, most.saturating_add(1))?;
    ensure!(
        bytes.len() as u64 <= most,
        "{} is larger than the {} MiB that are read; cut it to the part that matters",
        path.display(),
        most >> 20
    );
    Ok(bytes)
}

/// Like [`read`], but only the first `most` bytes, for callers that check the length themselves.
pub fn read_head(path: &Path, most: u64) -> anyhow::Result<Vec<u8>> {
    let reader: Box<dyn Read> = match path == Path::new("-") {
        true => Box::new(std::io::stdin()),
        false => Box::new(open_regular(path)?),
    };
    let mut bytes = Vec::new();
    reader
        .take(most)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok(bytes)
}

#[cfg(test)]
#[path = "given_file_tests.rs"]
mod tests;
