//! Files that a person or a case names: opened as files, and read up to a bound. A pipe that nobody writes to would hold
//! us up for ever.

use std::fs::OpenOptions;
use std::io::Read;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use anyhow::{Context, ensure};
use rustix::fs::OFlags;

/// The content of a regular file, or of standard input for `-`. What is larger than `most` is an error.
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

/// As [`read`], but for the first `most` bytes only, for readers that refuse what is too long themselves.
pub fn read_head(path: &Path, most: u64) -> anyhow::Result<Vec<u8>> {
    let reader: Box<dyn Read> = match path == Path::new("-") {
        true => Box::new(std::io::stdin()),
        false => Box::new(open(path)?),
    };
    let mut bytes = Vec::new();
    reader
        .take(most)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok(bytes)
}

fn open(path: &Path) -> anyhow::Result<std::fs::File> {
    // NONBLOCK: opening a pipe for reading must not wait for a writer. It means nothing for a file.
    let flags = OFlags::NONBLOCK.bits().cast_signed();
    let file = OpenOptions::new().read(true).custom_flags(flags).open(path);
    let file = file.with_context(|| format!("cannot open {}", path.display()))?;
    let about = file
        .metadata()
        .with_context(|| format!("cannot look at {}", path.display()))?;
    ensure!(
        about.is_file(),
        "{} is not a regular file; give a file, or `-` for standard input",
        path.display()
    );
    Ok(file)
}

#[cfg(test)]
#[path = "given_file_tests.rs"]
mod tests;
