//! Changes to text: numbers, words and lines, so that a parser still gets most of the way.

use std::ops::Range;

use patchwright_sandbox::Splice;

use super::change_bytes::{place, range, replaced};
use super::random::Random;

#[derive(Debug, Clone, Copy)]
enum Change {
    Number,
    Word,
    Line,
    Letter,
    Delete,
    Double,
    Insert,
    Truncate,
}

const CHANGES: [(usize, Change); 8] = [
    (34, Change::Number),
    (20, Change::Word),
    (12, Change::Line),
    (12, Change::Letter),
    (6, Change::Delete),
    (6, Change::Double),
    (6, Change::Insert),
    (4, Change::Truncate),
];

/// How far from a chosen position a number, word or line is searched; a file may have no line ends at all.
const WINDOW: usize = 4096;

/// Whether nearly all bytes are printable.
pub(super) fn is_text(bytes: &[u8]) -> bool {
    let sample = bytes.get(..bytes.len().min(64 << 10)).unwrap_or_default();
    let odd = sample
        .iter()
        .filter(|byte| !byte.is_ascii_graphic() && !byte.is_ascii_whitespace())
        .count();
    odd * 20 <= sample.len()
}

/// `None` if the change makes no sense here; then another is tried.
pub(super) fn change(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    match random.weighted(&CHANGES)? {
        Change::Number => number(bytes, random),
        Change::Word => word(bytes, random),
        Change::Line => line(bytes, random),
        Change::Letter => letter(bytes, random),
        Change::Delete => Some(replaced(range(bytes.len(), random)?, Vec::new())),
        Change::Double => {
            let range = range(bytes.len(), random)?;
            let times = if random.one_in(4) {
                random.count(32)
            } else {
                1
            };
            let piece = bytes.get(range.clone())?.repeat(times);
            Some(replaced(range.end..range.end, piece))
        }
        Change::Insert => {
            let at = random.below(bytes.len() + 1);
            let letter = printable(random)?;
            let times = if random.one_in(3) {
                random.small(128)
            } else {
                1
            };
            Some(replaced(at..at, vec![letter; times]))
        }
        Change::Truncate => {
            let cut = random.small(bytes.len().max(1));
            let at = bytes.len().checked_sub(cut)?;
            Some(replaced(at..bytes.len(), Vec::new()))
        }
    }
}

/// A decimal or hexadecimal number near a chosen position.
pub(super) fn number(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let at = place(bytes.len(), random);
    let near = near(bytes, at, u8::is_ascii_digit)?;
    let mut range = run_around(bytes, near, u8::is_ascii_alphanumeric);
    let text = std::str::from_utf8(bytes.get(range.clone())?).ok()?;
    let hex = text.strip_prefix("0x").or(text.strip_prefix("0X"));
    let parsed = match hex {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => None,
    };
    let (value, radix) = match parsed {
        Some(value) => (value, 16),
        None => {
            range = run_around(bytes, near, u8::is_ascii_digit);
            let digits = std::str::from_utf8(bytes.get(range.clone())?).ok()?;
            (digits.parse::<i128>().unwrap_or(i128::from(u64::MAX)), 10)
        }
    };
    let width = range.len();
    let insert = match random.below(20) {
        0 => Vec::new(),
        1 => bytes.get(range.clone())?.repeat(random.count(4) + 1),
        _ => written(changed(value, random), radix, width, random).into_bytes(),
    };
    Some(replaced(range, insert))
}

fn changed(value: i128, random: &mut Random) -> i128 {
    let edges = [
        0,
        1,
        -1,
        2,
        127,
        128,
        255,
        256,
        1000,
        4096,
        32767,
        32768,
        65535,
        65536,
        99999,
        i128::from(i32::MAX),
        i128::from(i32::MAX) + 1,
        i128::from(u32::MAX),
        i128::from(u32::MAX) + 1,
        i128::from(i64::MAX),
        i128::from(u64::MAX),
        -2_147_483_648,
        value.saturating_mul(2),
        value / 2,
        value.saturating_mul(10),
    ];
    match random.below(20) {
        0..5 => value.saturating_add(1),
        5..9 => value.saturating_sub(1),
        9..11 => value.saturating_add(random.small(40) as i128),
        11..13 => value.saturating_sub(random.small(40) as i128),
        _ => random.pick(&edges).copied().unwrap_or(0),
    }
}

/// Usually as wide as before.
fn written(value: i128, radix: u32, width: usize, random: &mut Random) -> String {
    let width = if random.one_in(4) { 0 } else { width.min(64) };
    match radix {
        16 => format!("{value:#0width$x}"),
        _ => format!("{value:0width$}"),
    }
}

fn word(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let range = word_at(bytes, random)?;
    let old = bytes.get(range.clone())?;
    let insert = match random.below(6) {
        0 => Vec::new(),
        1 => old.repeat(random.count(3) + 1),
        2 => [old, &vec![b'A'; random.small(64)]].concat(),
        3 => old.get(..random.below(old.len()))?.to_vec(),
        _ => bytes.get(word_at(bytes, random)?)?.to_vec(),
    };
    Some(replaced(range, insert))
}

fn word_at(bytes: &[u8], random: &mut Random) -> Option<Range<usize>> {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let at = place(bytes.len(), random);
    let near = near(bytes, at, is_letter)?;
    Some(run_around(bytes, near, is_letter))
}

fn line(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let range = line_at(bytes, random)?;
    let line = bytes.get(range.clone())?;
    Some(match random.below(6) {
        0..2 => replaced(range, Vec::new()),
        2..4 => {
            let times = if random.one_in(3) {
                random.count(16)
            } else {
                1
            };
            // The last line of a file may lack its newline.
            let mut whole = line.to_vec();
            if whole.last() != Some(&b'\n') {
                whole.push(b'\n');
            }
            replaced(range.start..range.start, whole.repeat(times))
        }
        4 => {
            let other = bytes.get(line_at(bytes, random)?)?.to_vec();
            replaced(range, other)
        }
        _ => {
            let other = bytes.get(line_at(bytes, random)?)?.to_vec();
            replaced(range.start..range.start, other)
        }
    })
}

fn line_at(bytes: &[u8], random: &mut Random) -> Option<Range<usize>> {
    let at = place(bytes.len(), random);
    let before = bytes.get(at.saturating_sub(WINDOW)..at)?;
    let back = before.iter().rev().position(|&byte| byte == b'\n');
    let start = at - back.unwrap_or(before.len());
    let after = bytes.get(at..bytes.len().min(at + WINDOW))?;
    let end = after
        .iter()
        .position(|&byte| byte == b'\n')
        .map_or(at + after.len(), |offset| at + offset + 1);
    Some(start..end)
}

fn letter(bytes: &[u8], random: &mut Random) -> Option<Splice> {
    let at = place(bytes.len(), random);
    let old = *bytes.get(at)?;
    let new = match random.below(4) {
        0 => old ^ 1 << random.below(8),
        1 => *bytes.get(place(bytes.len(), random))?,
        _ => printable(random)?,
    };
    Some(replaced(at..at + 1, vec![new]))
}

fn printable(random: &mut Random) -> Option<u8> {
    const SPECIAL: &[u8] = b"\n\t ,.:;=-+*/%()[]{}<>\"'\\$#@!?&|~^`_";
    Some(match random.below(3) {
        0 => *random.pick(SPECIAL)?,
        1 => b'0' + random.below(10) as u8,
        _ => b'a' + random.below(26) as u8,
    })
}

/// The nearest matching byte, first from `at` on, then before it.
fn near(bytes: &[u8], at: usize, is: impl Fn(&u8) -> bool) -> Option<usize> {
    let after = bytes.get(at..bytes.len().min(at + WINDOW))?;
    if let Some(offset) = after.iter().position(&is) {
        return Some(at + offset);
    }
    let before = bytes.get(at.saturating_sub(WINDOW)..at)?;
    let back = before.iter().rev().position(is)?;
    Some(at - 1 - back)
}

fn run_around(bytes: &[u8], at: usize, is: impl Fn(&u8) -> bool) -> Range<usize> {
    const LONGEST: usize = 64;
    let before = bytes
        .get(at.saturating_sub(LONGEST)..at)
        .unwrap_or_default();
    let after = bytes
        .get(at..bytes.len().min(at + LONGEST))
        .unwrap_or_default();
    let back = before.iter().rev().take_while(|byte| is(byte)).count();
    let forth = after.iter().take_while(|byte| is(byte)).count();
    at - back..at + forth
}
