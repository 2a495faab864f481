//! What the checks of a program counted, in the layout of `assertions.h`. The program may have written anything there.

use std::fs;
use std::path::Path;

use patchwright_domain::property::PropertyCounts;
use patchwright_sandbox::{Identity, Leftovers};

use crate::SubjectError;

pub(super) const NAME: &str = "counts";
const WORD: usize = 8;
const OPERANDS: usize = 8;
const RECORDS: usize = 3;
const RECORD_WORDS: usize = 1 + 2 * OPERANDS;
/// The words before the records.
const HEAD_WORDS: usize = 10;
const SLOT_WORDS: usize = HEAD_WORDS + RECORDS * RECORD_WORDS;

/// What one check counted.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// How many loaded units contain it.
    pub alive: u64,
    pub begun: u64,
    pub counts: PropertyCounts,
    /// Of a decision: how often the values were near each other when it held, and when it did not.
    pub near: [u64; 2],
    /// Of these, how often they were the same or next to each other.
    pub next: [u64; 2],
}

impl Slot {
    /// Whether the program ended while the condition was evaluated.
    pub(super) fn is_cut_off(&self) -> bool {
        let done = self.counts.passes.saturating_add(self.counts.failures);
        self.begun > done && self.counts.failures == 0
    }
}

/// Resets all counts before a run.
pub(super) fn clear(folder: &Path, slots: usize, identity: Identity) -> Result<(), SubjectError> {
    let path = folder.join(NAME);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(SubjectError::io("remove", path)(error));
        }
        Ok(()) | Err(_) => {}
    }
    let zeros = vec![0; slots * SLOT_WORDS * WORD];
    fs::write(&path, zeros).map_err(SubjectError::io("write", &path))?;
    Ok(identity.own(&path)?)
}

/// Reads each slot; `operands` are their operands as written.
pub(super) fn read(folder: &Path, operands: &[Vec<String>]) -> Result<Vec<Slot>, SubjectError> {
    let size = operands.len() * SLOT_WORDS * WORD;
    let bytes = Leftovers::open(folder)?.read_head(Path::new(NAME), size as u64)?;
    let words: Vec<u64> = bytes
        .chunks_exact(WORD)
        .map(|chunk| u64::from_ne_bytes(chunk.try_into().unwrap_or_default()))
        .collect();
    let slots = words.chunks(SLOT_WORDS).zip(operands);
    Ok(slots
        .map(|(words, operands)| slot(words, operands))
        .collect())
}

fn slot(words: &[u64], operands: &[String]) -> Slot {
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let (failures, taken) = (word(3), word(4).min(RECORDS as u64));
    let records = words.get(HEAD_WORDS..).unwrap_or_default();
    let records = records.chunks(RECORD_WORDS);
    let records = records.take(taken as usize);
    Slot {
        alive: word(0),
        begun: word(1),
        counts: PropertyCounts {
            passes: word(2),
            failures,
            first: records.map(|record| values(record, operands)).collect(),
            failed_last: failures > 0 && word(5) == word(1),
        },
        near: [word(6), word(7)],
        next: [word(8), word(9)],
    }
}

fn values(record: &[u64], operands: &[String]) -> String {
    let (kinds, values) = (record.get(1..=OPERANDS), record.get(OPERANDS + 1..));
    let kinds = kinds.unwrap_or_default().iter();
    let pairs = kinds.zip(values.unwrap_or_default()).zip(operands);
    let shown = pairs.filter_map(|((kind, value), operand)| {
        let value = shown(*kind, *value)?;
        Some(format!("{operand} = {value}"))
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// `None` for an operand that was not evaluated.
fn shown(kind: u64, value: u64) -> Option<String> {
    let signed = value as i64;
    Some(match kind {
        1 => format!("{} (bool)", value != 0),
        2 => format!("{signed} (char)"),
        3 => format!("{signed} (signed char)"),
        4 => format!("{value} (unsigned char)"),
        5 => format!("{signed} (short)"),
        6 => format!("{value} (unsigned short)"),
        7 => format!("{signed} (int)"),
        8 => format!("{value} (unsigned int)"),
        9 => format!("{signed} (long)"),
        10 => format!("{value} (unsigned long)"),
        11 => format!("{signed} (long long)"),
        12 => format!("{value} (unsigned long long)"),
        13 => format!("{} (double)", f64::from_bits(value)),
        14 if value == 0 => "null (pointer)".to_owned(),
        14 => format!("{value:#x} (pointer)"),
        15 => format!("{signed} (enum)"),
        16 => "not shown (class)".to_owned(),
        _ => return None,
    })
}

#[cfg(test)]
#[path = "counts_tests.rs"]
mod tests;
