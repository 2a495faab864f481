//! Reshapes text: lines, fields and words repeated, moved and counted up, so that most of it stays valid for the
//! program. Small changes test a parser; these test what the program does with what it has read: how many items it
//! takes, how long a name may be, and in which order things may come.

use std::ops::Range;

use super::random::Random;

#[derive(Debug, Clone, Copy)]
enum Reshape {
    RepeatLine,
    CountUp,
    DeleteLines,
    SwapLines,
    Interleave,
    RepeatBlock,
    Number,
    SwapWords,
    StretchWord,
    RepeatField,
    SwapFields,
    DeleteField,
    JoinLines,
    Append,
    InsertLines,
}

const RESHAPES: [(usize, Reshape); 15] = [
    (8, Reshape::RepeatLine),
    (14, Reshape::CountUp),
    (6, Reshape::DeleteLines),
    (6, Reshape::SwapLines),
    (5, Reshape::Interleave),
    (6, Reshape::RepeatBlock),
    (16, Reshape::Number),
    (10, Reshape::SwapWords),
    (10, Reshape::StretchWord),
    (9, Reshape::RepeatField),
    (7, Reshape::SwapFields),
    (7, Reshape::DeleteField),
    (4, Reshape::JoinLines),
    (5, Reshape::Append),
    (8, Reshape::InsertLines),
];

const MOST_REPEATS: usize = 40;
/// Lengths just below, at and above common buffer sizes.
const LENGTHS: [usize; 15] = [
    8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256,
];
/// Numbers at such limits.
const LIMITS: [i128; 24] = [
    -1, 0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 99, 100, 127, 128, 255, 256, 999, 1000,
    65535, 2147483647,
];
const DELIMITERS: &[u8] = b" ,;:|\t/=.";

/// One change, sometimes with a piece of `other`; `None` if it makes no sense here.
pub(super) fn reshaped(text: &[u8], other: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let lines = lines(text);
    if lines.is_empty() {
        return None;
    }
    let reshape = random.weighted(&RESHAPES)?;
    match reshape {
        Reshape::RepeatLine => {
            let at = random.below(lines.len());
            let times = random.small(MOST_REPEATS);
            let copies = vec![lines.get(at)?.clone(); times];
            Some(with(lines, at..at, copies))
        }
        Reshape::CountUp => {
            let at = random.below(lines.len());
            let copies = counted_up(lines.get(at)?, random)?;
            Some(with(lines, at + 1..at + 1, copies))
        }
        Reshape::DeleteLines => {
            let range = block(lines.len(), 4, random);
            Some(with(lines, range, Vec::new()))
        }
        Reshape::SwapLines => {
            let mut lines = lines;
            let (one, two) = (random.below(lines.len()), random.below(lines.len()));
            lines.swap(one, two);
            Some(lines.concat())
        }
        Reshape::Interleave => Some(interleaved(&lines, other, random)),
        Reshape::RepeatBlock => {
            let range = block(lines.len(), 8, random);
            let copies = lines.get(range.clone())?.to_vec();
            let copies = vec![copies; random.count(8)].concat();
            Some(with(lines, range.end..range.end, copies))
        }
        Reshape::Number => number(text, random),
        Reshape::SwapWords => swapped_words(text, random),
        Reshape::StretchWord => stretched_word(text, random),
        Reshape::RepeatField | Reshape::SwapFields | Reshape::DeleteField => {
            let at = random.below(lines.len());
            let line = other_fields(lines.get(at)?, reshape, random)?;
            Some(with(lines, at..at + 1, vec![line]))
        }
        Reshape::JoinLines => {
            let (at, tail) = (random.below(lines.len()), random.below(lines.len()));
            let mut line = lines.get(at)?.strip_suffix(b"\n")?.to_vec();
            line.push(b' ');
            line.extend(lines.get(tail)?);
            Some(with(lines, at..at + 1, vec![line]))
        }
        Reshape::Append => Some([lines.concat(), self::lines(other).concat()].concat()),
        Reshape::InsertLines => {
            let given = self::lines(other);
            let piece = given.get(block(given.len(), 4, random))?.to_vec();
            let at = random.below(lines.len() + 1);
            Some(with(lines, at..at, piece))
        }
    }
}

/// Lines with their newline; the last line of a file may lack it.
fn lines(text: &[u8]) -> Vec<Vec<u8>> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let ended = |line: &[u8]| [line.strip_suffix(b"\n").unwrap_or(line), b"\n"].concat();
    lines.map(ended).collect()
}

fn with(mut lines: Vec<Vec<u8>>, range: Range<usize>, new: Vec<Vec<u8>>) -> Vec<u8> {
    lines.splice(range, new);
    lines.concat()
}

fn block(count: usize, most: usize, random: &mut Random) -> Range<usize> {
    let start = random.below(count);
    start..(start + random.small(most)).min(count)
}

/// Copies of a line that differ in one number, or else in the end of one word: many items, each with its own name.
fn counted_up(line: &[u8], random: &mut Random) -> Option<Vec<Vec<u8>>> {
    let times = random.count(MOST_REPEATS);
    let digits = runs(line, u8::is_ascii_digit);
    let words: Vec<Range<usize>> = words(line);
    let copy = |range: &Range<usize>, new: &[u8]| replaced(line, range, new);
    if let Some(range) = random.pick(&digits).filter(|_| !random.one_in(3)) {
        let value = value(line.get(range.clone())?)?;
        let numbers = (1..=times as i128).map(|step| value.saturating_add(step).to_string());
        return Some(
            numbers
                .map(|number| copy(range, number.as_bytes()))
                .collect(),
        );
    }
    let range = random.pick(&words)?;
    let word = line.get(range.clone())?;
    let names = (1..=times).map(|step| [word, step.to_string().as_bytes()].concat());
    Some(names.map(|name| copy(range, &name)).collect())
}

/// Lines of both files alternately, a few at a time.
fn interleaved(own: &[Vec<u8>], other: &[u8], random: &mut Random) -> Vec<u8> {
    let other = lines(other);
    let width = random.count(4);
    let mut sides = [own.chunks(width), other.chunks(width)];
    let mut all = Vec::new();
    loop {
        let both = sides.each_mut().map(Iterator::next);
        if both == [None, None] {
            return all.concat();
        }
        all.extend(both.into_iter().flatten().flatten().cloned());
    }
}

fn number(text: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let numbers = runs(text, u8::is_ascii_digit);
    let range = random.pick(&numbers)?;
    let old = value(text.get(range.clone())?)?;
    let new = match random.below(10) {
        0..2 => old.saturating_add(1),
        2..4 => old.saturating_sub(1),
        4 => old.saturating_add(random.small(40) as i128),
        5 => old.saturating_sub(random.small(40) as i128),
        6 => old.saturating_mul(random.count(10) as i128),
        7 => value(text.get(random.pick(&numbers)?.clone())?)?,
        _ => *random.pick(&LIMITS)?,
    };
    Some(replaced(text, range, new.to_string().as_bytes()))
}

/// Swaps two words, or replaces one by the other.
fn swapped_words(text: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let words = words(text);
    let (one, two) = (random.pick(&words)?, random.pick(&words)?);
    let (first, second) = if one.start <= two.start {
        (one, two)
    } else {
        (two, one)
    };
    let (word, other) = (text.get(first.clone())?, text.get(second.clone())?);
    if random.one_in(2) {
        return Some(replaced(text, first, other));
    }
    let text = replaced(text, second, word);
    Some(replaced(&text, first, other))
}

/// Extends a word by repeating its own letters.
fn stretched_word(text: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let words = words(text);
    let range = random.pick(&words)?;
    let word = text.get(range.clone())?;
    let length = *random.pick(&LENGTHS)?;
    let grown: Vec<u8> = word.iter().copied().cycle().take(length).collect();
    Some(replaced(text, range, &grown))
}

/// Repeats one of the line's fields, swaps it with another, or removes it.
fn other_fields(line: &[u8], reshape: Reshape, random: &mut Random) -> Option<Vec<u8>> {
    let (body, end) = match line.strip_suffix(b"\n") {
        Some(body) => (body, b"\n".as_slice()),
        None => (line, b"".as_slice()),
    };
    let there: Vec<u8> = DELIMITERS
        .iter()
        .copied()
        .filter(|delimiter| body.contains(delimiter))
        .collect();
    let delimiter = *random.pick(&there)?;
    let mut fields: Vec<&[u8]> = body.split(|&byte| byte == delimiter).collect();
    let at = random.below(fields.len());
    match reshape {
        Reshape::SwapFields => {
            let other = random.below(fields.len());
            fields.swap(at, other);
        }
        Reshape::DeleteField => {
            fields.remove(at);
        }
        _ => {
            let field = *fields.get(at)?;
            fields.splice(at..at, vec![field; random.small(24)]);
        }
    }
    Some([fields.join(&delimiter).as_slice(), end].concat())
}

fn replaced(text: &[u8], range: &Range<usize>, new: &[u8]) -> Vec<u8> {
    let before = text.get(..range.start).unwrap_or_default();
    let after = text.get(range.end..).unwrap_or_default();
    [before, new, after].concat()
}

/// `None` if the number does not fit.
fn value(digits: &[u8]) -> Option<i128> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

pub(super) fn words(text: &[u8]) -> Vec<Range<usize>> {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let mut words = runs(text, is_letter);
    words.retain(|range| {
        let word = text.get(range.clone()).unwrap_or_default();
        word.iter().any(|byte| !byte.is_ascii_digit())
    });
    words
}

/// The maximal ranges of matching bytes.
pub(super) fn runs(text: &[u8], is: impl Fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, byte) in text.iter().enumerate() {
        match (is(byte), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                found.push(from..at);
                start = None;
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    found.extend(start.map(|from| from..text.len()));
    found
}

#[cfg(test)]
#[path = "reshape_text_tests.rs"]
mod tests;
