//! The list of hashes, in the form that `sha256sum -c` reads.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use patchwright_domain::candidate::RelPath;
use sha2::{Digest, Sha256};

use super::{BundleError, MOST_FILES, SUMS};

/// Paths and their hashes.
pub(super) type Sums = BTreeMap<String, String>;

pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

pub(super) fn print(sums: &Sums) -> String {
    let line = |(path, sum): (&String, &String)| format!("{sum}  {path}\n");
    sums.iter().map(line).collect()
}

/// Accepts only what [`print`] writes: sorted, one line per file, nothing else.
pub(super) fn parse(text: &str) -> Result<Sums, BundleError> {
    let refuse = |problem: &str| BundleError::refused(SUMS, problem);
    let mut sums = Sums::new();
    for line in text.lines() {
        let (sum, path) = line
            .split_once("  ")
            .ok_or_else(|| refuse("has a line that is no hash and path"))?;
        let hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if sum.len() != 64 || !sum.bytes().all(hex) {
            return Err(refuse("has a line without a SHA-256 hash"));
        }
        if !is_plain(path) {
            return Err(refuse(&format!(
                "names a path outside the bundle: {path:?}"
            )));
        }
        sums.insert(path.to_owned(), sum.to_owned());
    }
    if sums.len() > MOST_FILES {
        return Err(refuse("names too many files"));
    }
    if print(&sums) != text {
        return Err(refuse(
            "is not in the order and form in which it is written",
        ));
    }
    Ok(sums)
}

/// A path below the bundle that means the same to every reader.
pub(super) fn is_plain(path: &str) -> bool {
    let plain = |letter: char| !letter.is_control() && letter != '\\';
    RelPath::new(path).is_ok() && path.chars().all(plain) && path != SUMS
}

/// Copies at most `most` bytes and hashes them; none if there are more.
pub(super) fn copy(
    from: &mut impl Read,
    to: &mut impl Write,
    most: u64,
) -> io::Result<Option<(String, u64)>> {
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 128 << 10];
    let mut total = 0;
    loop {
        let count = from.read(&mut buffer)?;
        if count == 0 {
            return Ok(Some((hex(&hash.finalize()), total)));
        }
        total += count as u64;
        if total > most {
            return Ok(None);
        }
        let read = buffer.get(..count).unwrap_or_default();
        hash.update(read);
        to.write_all(read)?;
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
