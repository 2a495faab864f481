//! Single bits of a binary file: flags, and types of records that differ by one.

use super::bytes::places;
use super::change::{Change, replaced};

/// High bits first: flags are mostly there, and low ones are tried as small changes of a number.
pub(super) fn flipped(bytes: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    for bit in (0..8).rev() {
        for at in places(bytes.len()) {
            let flipped = bytes.get(at).map(|byte| vec![byte ^ 1 << bit]);
            found.extend(flipped.map(|new| vec![replaced(&(at..at + 1), new)]));
        }
    }
    found
}
