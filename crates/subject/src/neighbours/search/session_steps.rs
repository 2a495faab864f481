//! The steps that a sequence of lines is varied by: lines of other inputs, other words in a line, names changed everywhere.

use std::collections::BTreeMap;

use super::columns::{Columns, Line, Slot};
use crate::neighbours::random::Random;

/// Lines of another input that are taken together.
pub(super) const MOST_RUN: usize = 3;
/// Longer words are names.
const SHORT: usize = 3;

#[derive(Clone, Copy)]
enum Step {
    /// Lines of other inputs.
    Insert,
    /// Another word or number.
    Vary,
    /// A field that another line of this kind has.
    Field,
    /// The line again, later.
    Double,
    Delete,
    Move,
    /// A name everywhere.
    Rename,
}

const STEPS: [(usize, Step); 7] = [
    (12, Step::Insert),
    (6, Step::Vary),
    (3, Step::Field),
    (2, Step::Double),
    (2, Step::Delete),
    (2, Step::Move),
    (1, Step::Rename),
];

/// The values of each class that a text has.
pub(super) type Present = BTreeMap<usize, Vec<Vec<u8>>>;

/// One step; if it makes no sense here it changes nothing.
pub(super) fn take(lines: &mut Vec<Vec<u8>>, columns: &Columns, random: &mut Random) {
    let Some(step) = random.weighted(&STEPS) else {
        return;
    };
    let at = random.below(lines.len());
    match step {
        Step::Insert => inserted(lines, columns, random),
        Step::Vary => {
            let present = present(lines, columns);
            if let Some(line) = lines.get_mut(at) {
                let read = columns.line(line);
                let slot = random.below(read.slots.len());
                *line = filled(&read, columns, &present, random, |other| other == slot);
            }
        }
        Step::Field => {
            let present = present(lines, columns);
            if let Some(line) = lines.get_mut(at) {
                with_field(line, columns, &present, random);
            }
        }
        Step::Double => {
            let present = present(lines, columns);
            if let Some(line) = lines.get(at) {
                let read = columns.line(line);
                // The same again as often as a little otherwise.
                let slot = random.below(read.slots.len() * 2);
                let copy = filled(&read, columns, &present, random, |other| other == slot);
                let to = at + 1 + random.below(lines.len() - at);
                lines.insert(to, ended(copy));
            }
        }
        Step::Delete if lines.len() > 1 => drop(lines.remove(at)),
        Step::Delete => {}
        Step::Move => {
            if !lines.is_empty() {
                let line = ended(lines.remove(at));
                lines.insert(random.below(lines.len() + 1), line);
            }
        }
        Step::Rename => renamed(lines, columns, random),
    }
}

/// Lines that follow one another in some input, or one of any kind.
fn inserted(lines: &mut Vec<Vec<u8>>, columns: &Columns, random: &mut Random) {
    let present = present(lines, columns);
    let from = match random.one_in(2) {
        true => {
            let Some(text) = random.pick(&columns.texts) else {
                return;
            };
            let first = text.start + random.below(text.len());
            first..(first + random.small(MOST_RUN)).min(text.end)
        }
        false => match columns.pick(random) {
            Some(one) => one..one + 1,
            None => return,
        },
    };
    let at = random.below(lines.len() + 1);
    if let Some(last) = at.checked_sub(1).and_then(|last| lines.get_mut(last)) {
        *last = ended(std::mem::take(last));
    }
    let new = columns.lines.get(from).unwrap_or_default().iter();
    let new = new.map(|line| filled(line, columns, &present, random, |_| true));
    let new: Vec<Vec<u8>> = new.collect();
    lines.splice(at..at, new);
}

/// The line with other values in the slots that are asked for.
fn filled(
    line: &Line,
    columns: &Columns,
    present: &Present,
    random: &mut Random,
    is_asked: impl Fn(usize) -> bool,
) -> Vec<u8> {
    let mut made = Vec::with_capacity(line.text.len());
    let mut end = 0;
    for (at, slot) in line.slots.iter().enumerate() {
        made.extend_from_slice(line.text.get(end..slot.range.start).unwrap_or_default());
        let own = line.text.get(slot.range.clone()).unwrap_or_default();
        match is_asked(at) {
            true => made.extend(value(own, slot, columns, present, random)),
            false => made.extend_from_slice(own),
        }
        end = slot.range.end;
    }
    made.extend_from_slice(line.text.get(end..).unwrap_or_default());
    made
}

/// What the text has in this class most often; its own; any that some input has; and numbers near by.
fn value(
    own: &[u8],
    slot: &Slot,
    columns: &Columns,
    present: &Present,
    random: &mut Random,
) -> Vec<u8> {
    let here = present.get(&slot.class).map_or(&[][..], Vec::as_slice);
    let any = columns.values(slot.class);
    let picked = match random.below(8) {
        0..=3 => random.pick(here),
        4 | 5 => None,
        _ => random.pick(any),
    };
    let picked = picked.cloned().unwrap_or_else(|| own.to_vec());
    let other = match slot.is_number {
        true if random.one_in(4) => near(&picked, random),
        false if picked.len() <= SHORT && random.one_in(6) => next_letter(&picked, random),
        true | false => None,
    };
    other.unwrap_or(picked)
}

/// Letters may be a command and what it is about: `kb` for `ka`.
fn next_letter(word: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let at = random.below(word.len());
    let mut new = word.to_vec();
    let letter = new
        .get_mut(at)
        .filter(|letter| letter.is_ascii_alphabetic())?;
    *letter = match *letter {
        b'z' => b'a',
        b'Z' => b'A',
        other => other + 1,
    };
    Some(new)
}

fn near(number: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let own: i64 = std::str::from_utf8(number).ok()?.parse().ok()?;
    let near = [
        0,
        1,
        2,
        own.checked_add(1)?,
        own.checked_sub(1)?,
        own / 2,
        own.checked_mul(2)?,
    ];
    random.pick(&near).map(|near| near.to_string().into_bytes())
}

/// One more field, at the end or somewhere in between: fields are what blanks separate.
fn with_field(line: &mut Vec<u8>, columns: &Columns, present: &Present, random: &mut Random) {
    let beginning = columns.beginning(line);
    let is_alike = |at: &&Vec<usize>| {
        let first = at.first().and_then(|first| columns.lines.get(*first));
        first.is_some_and(|first| columns.beginning(&first.text) == beginning)
    };
    let alike = columns.alike.iter().find(is_alike);
    let other = alike.and_then(|alike| random.pick(alike));
    let Some(other) = other.and_then(|other| columns.lines.get(*other)) else {
        return;
    };
    let other = filled(other, columns, present, random, |_| true);
    let fields = |line: &[u8]| -> Vec<Vec<u8>> {
        let all = line.split(|byte| *byte == b' ' || *byte == b'\t');
        all.map(|field| field.trim_ascii_end().to_vec()).collect()
    };
    let new = fields(&other);
    let Some(new) = random.pick(new.get(1..).unwrap_or_default()).cloned() else {
        return;
    };
    let mut own = fields(line);
    let at = match random.one_in(2) {
        true => own.len(),
        false => 1 + random.below(own.len()),
    };
    own.insert(at, new);
    *line = [own.join(&b' '), b"\n".to_vec()].concat();
}

/// A name of the text as another, with a sign or more letters, wherever it stands.
fn renamed(lines: &mut [Vec<u8>], columns: &Columns, random: &mut Random) {
    let present = present(lines, columns);
    let names: Vec<(usize, &Vec<u8>)> = present
        .iter()
        .flat_map(|(class, names)| names.iter().map(|name| (*class, name)))
        .filter(|(_, name)| !name.iter().all(u8::is_ascii_digit))
        .collect();
    let Some((class, old)) = random.pick(&names).copied() else {
        return;
    };
    let new = match random.below(4) {
        0 => random
            .pick(columns.values(class))
            .cloned()
            .unwrap_or_default(),
        1 => old.to_ascii_uppercase(),
        2 => [old.as_slice(), b"0"].concat(),
        _ => [
            b"+-_.\"\\"
                .get(random.below(6))
                .copied()
                .into_iter()
                .collect(),
            old.clone(),
        ]
        .concat(),
    };
    for line in lines {
        let read = columns.line(line);
        let mut edits = read.slots.iter().rev();
        let is_old = |slot: &&Slot| line.get(slot.range.clone()) == Some(old);
        let places: Vec<_> = edits
            .by_ref()
            .filter(is_old)
            .map(|slot| slot.range.clone())
            .collect();
        for place in places {
            line.splice(place, new.iter().copied());
        }
    }
}

/// What the lines have in each class.
pub(super) fn present(lines: &[Vec<u8>], columns: &Columns) -> Present {
    let mut found = Present::new();
    for line in lines {
        let read = columns.line(line);
        for slot in &read.slots {
            let values = found.entry(slot.class).or_default();
            let value = read.text.get(slot.range.clone()).unwrap_or_default();
            if !values.iter().any(|known| known == value) {
                values.push(value.to_vec());
            }
        }
    }
    found
}

/// The line with its end.
pub(super) fn ended(mut line: Vec<u8>) -> Vec<u8> {
    if !line.ends_with(b"\n") {
        line.push(b'\n');
    }
    line
}
