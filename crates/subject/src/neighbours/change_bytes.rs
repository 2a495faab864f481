//! Changes that need no knowledge of the format: bits, number fields, lengths.

use std::ops::Range;

use patchwright_sandbox::Splice;

use super::random::Random;

/// A larger file has a head, where most decisions are made, and a tail.
const SMALL: usize = 4096;
const HEAD: usize = 512;
/// The longest piece that is cut, doubled or inserted.
const LONGEST: usize = 256;

#[derive(Debug, Clone, Copy)]
enum Change {
    Flip,
    SetByte,
    Nudge,
    Edge,
    Truncate,
    Delete,
    Double,
    Insert,
}

const CHANGES: [(usize, Change); 8] = [
    (14, Change::Flip),
    (10, Change::SetByte),
    (26, Change::Nudge),
    (20, Change::Edge),
    (6, Change::Truncate),
    (8, Change::Delete),
    (8, Change::Double),
    (8, Change::Insert),
];

/// `None` if the change makes no sense here; then another is tried.
pub(super) fn change(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    match random.weighted(&CHANGES)? {
        Change::Flip => flip(bytes, random),
        Change::SetByte => set_byte(bytes, random),
        Change::Nudge => field(bytes, random, nudged),
        Change::Edge => field(bytes, random, edge),
        Change::Truncate => truncate(bytes, random),
        Change::Delete => {
            let range = range(bytes.len(), random)?;
            Some(replaced(range, Vec::new()))
        }
        Change::Double => double(bytes, random),
        Change::Insert => insert(bytes, random),
    }
}

pub(super) fn replaced(range: Range<usize>, insert: Vec<u8>) -> Splice {
    Splice {
        at: range.start,
        remove: range.len(),
        insert,
    }
}

/// Anywhere in a small file; in a large one more often near its ends.
pub(super) fn place(len: usize, random: &mut Random) -> usize {
    if len <= SMALL {
        return random.below(len);
    }
    match random.below(10) {
        0..4 => random.below(HEAD),
        4..6 => len - 1 - random.below(HEAD),
        _ => random.below(len),
    }
}

pub(super) fn range(len: usize, random: &mut Random) -> Option<Range<usize>> {
    let start = place(len, random);
    let most = len.checked_sub(start).filter(|&rest| rest > 0)?;
    let length = if random.one_in(2) {
        random.count(most.min(8))
    } else {
        random.small(most.min(LONGEST))
    };
    Some(start..start + length)
}

/// Makes a number field a little larger or smaller, or sets it to a limit.
pub(super) fn change_field(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let new = if random.one_in(4) { edge } else { nudged };
    field(bytes, random, new)
}

fn flip(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let at = place(bytes.len(), random);
    let byte = bytes.get(at)? ^ 1 << random.below(8);
    Some(replaced(at..at + 1, vec![byte]))
}

fn set_byte(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let at = place(bytes.len(), random);
    let old = *bytes.get(at)?;
    let others = [
        0,
        1,
        0x20,
        0x7f,
        0x80,
        0xff,
        old.wrapping_add(1),
        random.byte(),
    ];
    let byte = *random.pick(&others)?;
    Some(replaced(at..at + 1, vec![byte]))
}

fn field(
    bytes: &[u8],
    random: &mut Random,
    new: fn(u64, u32, &mut Random) -> u64,
) -> Option<Splice> {
    let width = random.weighted(&[(3, 1), (4, 2), (4, 4), (1, 8)])?;
    let last = bytes.len().checked_sub(width)?;
    let mut at = place(bytes.len(), random).min(last);
    if random.one_in(2) {
        at -= at % width;
    }
    let old = bytes.get(at..at + width)?;
    let big = random.one_in(2);
    let mut ordered = old.to_vec();
    if !big {
        ordered.reverse();
    }
    let value = ordered
        .iter()
        .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    let value = new(value, width as u32 * 8, random);
    let mut insert = value.to_be_bytes().get(8 - width..)?.to_vec();
    if !big {
        insert.reverse();
    }
    Some(replaced(at..at + width, insert))
}

fn nudged(value: u64, _bits: u32, random: &mut Random) -> u64 {
    let step = if random.one_in(2) {
        1
    } else {
        random.small(35) as u64
    };
    if random.one_in(2) {
        value.wrapping_add(step)
    } else {
        value.wrapping_sub(step)
    }
}

fn edge(value: u64, bits: u32, random: &mut Random) -> u64 {
    let most = u64::MAX >> (64 - bits);
    let half = most / 2;
    let edges = [
        0,
        1,
        2,
        most,
        most - 1,
        half,
        half + 1,
        most / 4,
        1 << random.below(bits as usize),
        value.wrapping_mul(2),
        value / 2,
        !value,
    ];
    random.pick(&edges).copied().unwrap_or(0)
}

fn truncate(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let longest = if random.one_in(2) { 16 } else { bytes.len() };
    let cut = random.small(longest.min(bytes.len()).max(1));
    let at = bytes.len().checked_sub(cut)?;
    Some(replaced(at..bytes.len(), Vec::new()))
}

fn double(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let range = range(bytes.len(), random)?;
    let piece = bytes.get(range.clone())?;
    let times = if random.one_in(4) {
        random.count(16)
    } else {
        1
    };
    Some(replaced(range.end..range.end, piece.repeat(times)))
}

fn insert(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let at = random.below(bytes.len() + 1);
    let near = bytes.get(at.saturating_sub(1)).copied().unwrap_or(0);
    let length = match random.below(4) {
        0 => 1,
        1 => 4,
        2 => random.count(16),
        _ => random.small(LONGEST),
    };
    let filler = *random.pick(&[0, 0xff, b'A', near, near])?;
    let insert = if random.one_in(3) {
        (0..length).map(|_| random.byte()).collect()
    } else {
        vec![filler; length]
    };
    Some(replaced(at..at, insert))
}
