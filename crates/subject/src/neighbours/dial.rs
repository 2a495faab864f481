//! A number in an input that can be varied: at one value the program crashes, at another it does not.

use std::collections::BTreeSet;
use std::ops::Range;

use patchwright_sandbox::Splice;

use super::material::{Material, Part, Role};
use super::mutant::Mutant;

/// More digits than any number a program accepts.
const MOST_DIGITS: usize = 18;
/// Limits for dials that mutants showed, and for those that are only assumed.
const MOST_SHOWN: usize = 48;
const MOST_SUPPOSED: usize = 64;
/// Bytes at the start of a file, where most numbers are.
const HEAD: usize = 48;
/// Words at least this long may overflow a buffer.
const LONG_WORD: usize = 12;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Dial {
    pub part: usize,
    pub kind: DialKind,
    /// Value at which the program does not show the bug.
    pub good: u64,
    /// Value at which the program shows the bug.
    pub bad: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DialKind {
    /// A number of fixed width in bytes.
    Field { range: Range<usize>, order: Order },
    /// Decimal digits.
    Digits { range: Range<usize> },
    /// The number of bytes removed from here on.
    Cut { at: usize },
    /// The number of bytes removed from the end.
    Tail { len: usize },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Big,
    Little,
}

impl Dial {
    pub(super) fn gap(&self) -> u64 {
        self.good.abs_diff(self.bad)
    }

    /// The input with the dial at `value`; `None` for the PoC itself.
    pub(super) fn mutant(&self, value: u64) -> Option<Mutant> {
        let splice = match &self.kind {
            DialKind::Field { range, order } => Splice {
                at: range.start,
                remove: range.len(),
                insert: field(value, range.len(), *order)?,
            },
            DialKind::Digits { range } => Splice {
                at: range.start,
                remove: range.len(),
                insert: format!("{value:0width$}", width = range.len()).into_bytes(),
            },
            DialKind::Cut { at } => removal(*at, value)?,
            DialKind::Tail { len } => {
                let start = len.checked_sub(usize::try_from(value).ok()?)?;
                removal(start, value)?
            }
        };
        Some(Mutant::new(self.part, vec![splice]))
    }

    /// The value next to the bad one, towards the good one.
    pub(super) fn beside(&self) -> u64 {
        if self.bad < self.good {
            self.bad.saturating_add(1)
        } else {
            self.bad.saturating_sub(1)
        }
    }

    /// At most `count` values strictly between the two ends, starting from the bad one.
    pub(super) fn between(&self, count: u64) -> Vec<u64> {
        let gap = self.gap();
        let steps = count.min(gap.saturating_sub(1));
        let at = |step: u64| {
            let far = u128::from(gap) * u128::from(step) / u128::from(steps + 1);
            let far = u64::try_from(far).unwrap_or(u64::MAX).max(1);
            if self.bad < self.good {
                self.bad.saturating_add(far)
            } else {
                self.bad.saturating_sub(far)
            }
        };
        let values: BTreeSet<u64> = (1..=steps).map(at).collect();
        let mut values: Vec<u64> = values.into_iter().collect();
        if self.bad > self.good {
            values.reverse();
        }
        values
    }

    /// Narrows the two ends by what was observed at values in the order of [`Self::between`]. Nothing is known beyond a
    /// value that was not tried.
    pub(super) fn narrow(&mut self, seen: &[(u64, Option<Seen>)]) {
        for (value, seen) in seen {
            match seen {
                Some(Seen::Bug) => self.bad = *value,
                Some(Seen::NoBug) => {
                    self.good = *value;
                    return;
                }
                None => return,
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    Bug,
    NoBug,
}

/// Numbers that may have a boundary: those whose change removed the bug in a mutant, and those where boundaries are
/// common, such as numbers, long words and ends of files. Only a run can show whether they have one.
pub(super) fn dials(
    material: &Material,
    mutants: &[Mutant],
    calm: impl Fn(u32) -> bool,
) -> Vec<Dial> {
    let shown = mutants.iter().enumerate().filter_map(|(index, mutant)| {
        let [splice] = mutant.splices.as_slice() else {
            return None;
        };
        let range = splice.at..splice.at.saturating_add(splice.remove);
        let old = material.parts.get(mutant.part)?.bytes.get(range.clone())?;
        let dial = dial(mutant.part, range, old, &splice.insert)?;
        u32::try_from(index).is_ok_and(&calm).then_some(dial)
    });
    let supposed = material.parts.iter().enumerate().flat_map(supposed);
    let all = shown.take(MOST_SHOWN).chain(supposed.take(MOST_SUPPOSED));
    let mut found: Vec<Dial> = Vec::new();
    for dial in all {
        if !found.iter().any(|other| other.meets(&dial)) {
            found.push(dial);
        }
    }
    found
}

/// The end of the file, its long words, and the bytes at its start.
fn supposed((index, part): (usize, &Part)) -> Vec<Dial> {
    if !matches!(part.role, Role::File(_)) {
        return Vec::new();
    }
    let of = |kind, good, bad| Dial {
        part: index,
        kind,
        good,
        bad,
    };
    let len = part.rest();
    let mut found = Vec::new();
    // Windows of one file share its end.
    if len > 1 && part.offset() == 0 {
        found.push(of(DialKind::Tail { len }, len as u64, 0));
    }
    for word in long_words(&part.bytes) {
        let keep = word.len() / 4;
        let cut = word.len() - keep;
        found.push(of(
            DialKind::Cut {
                at: word.start + keep,
            },
            cut as u64,
            0,
        ));
    }
    for (at, &byte) in part.bytes.iter().enumerate().take(HEAD) {
        let range = at..at + 1;
        let order = Order::Big;
        if byte > 1 {
            found.push(of(DialKind::Field { range, order }, 0, byte.into()));
        }
    }
    found
}

fn long_words(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0;
    for at in 0..=bytes.len() {
        if bytes.get(at).is_none_or(ends) {
            if at - start >= LONG_WORD {
                found.push(start..at);
            }
            start = at + 1;
        }
    }
    found
}

fn dial(part: usize, range: Range<usize>, old: &[u8], new: &[u8]) -> Option<Dial> {
    let of = |kind, good, bad| Dial {
        part,
        kind,
        good,
        bad,
    };
    if new.is_empty() {
        return (old.len() > 1).then(|| of(DialKind::Cut { at: range.start }, old.len() as u64, 0));
    }
    if let (Some(bad), Some(good)) = (digits(old), digits(new)) {
        return (good != bad).then(|| of(DialKind::Digits { range }, good, bad));
    }
    if old.len() != new.len() || !matches!(old.len(), 1 | 2 | 4 | 8) {
        return None;
    }
    // In the right byte order the change was most likely a small one.
    let read = |order| (order, number(new, order), number(old, order));
    let (order, good, bad) = [Order::Big, Order::Little]
        .map(read)
        .into_iter()
        .min_by_key(|(_, good, bad)| good.abs_diff(*bad))?;
    (good != bad).then(|| of(DialKind::Field { range, order }, good, bad))
}

impl Dial {
    fn place(&self) -> Range<usize> {
        match &self.kind {
            DialKind::Field { range, .. } | DialKind::Digits { range } => range.clone(),
            DialKind::Cut { at } => *at..at.saturating_add(1),
            DialKind::Tail { len } => *len..len.saturating_add(1),
        }
    }

    fn meets(&self, other: &Self) -> bool {
        let cuts = |dial: &Self| matches!(dial.kind, DialKind::Cut { .. } | DialKind::Tail { .. });
        let (own, others) = (self.place(), other.place());
        self.part == other.part
            && cuts(self) == cuts(other)
            && own.start < others.end
            && others.start < own.end
    }
}

fn removal(at: usize, count: u64) -> Option<Splice> {
    let remove = usize::try_from(count).ok().filter(|&count| count > 0)?;
    Some(Splice {
        at,
        remove,
        insert: Vec::new(),
    })
}

fn digits(bytes: &[u8]) -> Option<u64> {
    if bytes.len() > MOST_DIGITS || !bytes.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(bytes).ok()?.parse().ok()
}

fn number(bytes: &[u8], order: Order) -> u64 {
    let add = |sum: u64, byte: &u8| sum << 8 | u64::from(*byte);
    match order {
        Order::Big => bytes.iter().fold(0, add),
        Order::Little => bytes.iter().rev().fold(0, add),
    }
}

fn field(value: u64, width: usize, order: Order) -> Option<Vec<u8>> {
    let mut bytes = value
        .to_be_bytes()
        .get(8usize.checked_sub(width)?..)?
        .to_vec();
    if order == Order::Little {
        bytes.reverse();
    }
    Some(bytes)
}

#[cfg(test)]
#[path = "dial_tests.rs"]
mod tests;
