//! Reshapes a binary file: records repeated, removed and moved, fields changed slightly, a piece of another file inserted.

use std::ops::Range;

use super::change_bytes;
use super::material::pieces;
use super::random::Random;

#[derive(Debug, Clone, Copy)]
enum Reshape {
    Repeat,
    Delete,
    Move,
    Field,
    Transplant,
    Append,
}

const RESHAPES: [(usize, Reshape); 6] = [
    (20, Reshape::Repeat),
    (8, Reshape::Delete),
    (10, Reshape::Move),
    (40, Reshape::Field),
    (16, Reshape::Transplant),
    (6, Reshape::Append),
];

/// Common record sizes.
const WIDTHS: [usize; 11] = [1, 2, 4, 6, 8, 12, 16, 24, 32, 64, 128];

/// One change, sometimes with a piece of `other`; `None` if it makes no sense here.
pub(super) fn reshaped(bytes: &[u8], other: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let spliced = |range: Range<usize>, new: &[u8]| {
        let before = bytes.get(..range.start).unwrap_or_default();
        let after = bytes.get(range.end..).unwrap_or_default();
        [before, new, after].concat()
    };
    match random.weighted(&RESHAPES)? {
        Reshape::Repeat => {
            let record = record(bytes.len(), random)?;
            let copies = bytes.get(record.clone())?.repeat(random.small(16));
            Some(spliced(record.end..record.end, &copies))
        }
        Reshape::Delete => Some(spliced(record(bytes.len(), random)?, b"")),
        Reshape::Move => {
            let from = record(bytes.len(), random)?;
            let at = random.below(bytes.len()) / from.len() * from.len();
            let end = (at + from.len()).min(bytes.len());
            Some(spliced(at..end, bytes.get(from)?))
        }
        Reshape::Field => {
            let splice = change_bytes::change_field(bytes, random)?;
            Some(pieces(bytes, &[splice]).collect::<Vec<_>>().concat())
        }
        Reshape::Transplant => {
            let range = record(bytes.len().min(other.len()), random)?;
            Some(spliced(range.clone(), other.get(range)?))
        }
        Reshape::Append => Some([bytes, other].concat()),
    }
}

/// Usually aligned to its width, as most records are; sometimes anywhere.
fn record(length: usize, random: &mut Random) -> Option<Range<usize>> {
    let width = *random.pick(&WIDTHS)?;
    let last = length.checked_sub(width)?;
    let at = random.below(last + 1);
    let start = if random.one_in(4) {
        at
    } else {
        at / width * width
    };
    Some(start..start + width)
}

#[cfg(test)]
#[path = "reshape_bytes_tests.rs"]
mod tests;
