//! The same text written in another way: more zeros before a number, other blanks, other line ends. A program that means what it
//! says takes them all; a check that counts characters does not.

use std::ops::Range;

use super::change::{Change, Edit, inserted, line_ends, lines, replaced, spread};
use super::text::{MOST_PLACES, alternately};
use crate::neighbours::reshape_text::{runs, words};

/// Kinds of numbers that are spelled otherwise together.
const MOST_KINDS: usize = 6;

/// What stands alike together, since nothing of it changes what the text means; then each place in a way of its own before any of
/// them in all.
pub(super) fn spelled_otherwise(text: &[u8]) -> Vec<Change> {
    let of_text = [tabs(text), with_returns(text), open_end(text)];
    let whole = alike_numbers(text).into_iter().chain(of_text);
    let whole = whole.filter(|change| !change.is_empty());
    let placed = alternately(
        alternately(other_numbers(text), other_blanks(text)),
        other_words(text),
    );
    whole.chain(placed).collect()
}

/// `08`, `008` and `+8` for `8`.
fn other_numbers(text: &[u8]) -> Vec<Change> {
    let starts: Vec<usize> = runs(text, u8::is_ascii_digit)
        .into_iter()
        .map(|run| run.start)
        .collect();
    in_turn(
        &spread(starts, MOST_PLACES),
        &[b"0", b"00", b"+", b"0000000"],
    )
}

/// Two zeros before all numbers that follow the same character: before those behind a slash, but not before those behind a dot.
fn alike_numbers(text: &[u8]) -> Vec<Change> {
    let mut kinds: Vec<(Option<u8>, Vec<usize>)> = Vec::new();
    for run in runs(text, u8::is_ascii_digit) {
        let behind = run.start.checked_sub(1).and_then(|at| text.get(at));
        let behind = behind.copied().filter(|byte| !byte.is_ascii_whitespace());
        let known = kinds.iter().position(|(kind, _)| *kind == behind);
        match known.and_then(|at| kinds.get_mut(at)) {
            Some((_, starts)) => starts.push(run.start),
            None => kinds.push((behind, vec![run.start])),
        }
    }
    kinds.truncate(MOST_KINDS);
    let all = kinds.iter().map(|(_, starts)| starts.iter());
    all.map(|starts| starts.map(|at| inserted(*at, b"00".to_vec())).collect())
        .collect()
}

/// More of them where there are some, and at both ends of lines.
fn other_blanks(text: &[u8]) -> Vec<Change> {
    let between = runs(text, |byte| matches!(byte, b' ' | b'\t'));
    let starts = lines(text).into_iter().map(|line| line.start);
    let mut places: Vec<usize> = between.into_iter().map(|run| run.end).collect();
    places.extend(line_ends(text));
    places.extend(starts);
    in_turn(&spread(places, MOST_PLACES), &[b" ", b"\t", b"        "])
}

/// Letters in the other case, quotes around a word.
fn other_words(text: &[u8]) -> Vec<Change> {
    let places = spread(words(text), MOST_PLACES);
    let mut found = Vec::new();
    for step in 0..3 {
        for (at, range) in places.iter().enumerate() {
            let own = text.get(range.clone()).unwrap_or_default();
            let new = match (step + at) % 3 {
                0 => own.to_ascii_uppercase(),
                1 => own.to_ascii_lowercase(),
                _ => [b"\"", own, b"\""].concat(),
            };
            if new != own {
                found.push(vec![replaced(range, new)]);
            }
        }
    }
    found
}

/// All blanks as tabs.
fn tabs(text: &[u8]) -> Change {
    let spaces = text.iter().enumerate().filter(|(_, byte)| **byte == b' ');
    spaces
        .map(|(at, _)| replaced(&(at..at + 1), b"\t".to_vec()))
        .collect()
}

fn with_returns(text: &[u8]) -> Change {
    let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let ends = ends.filter(|(at, _)| at.checked_sub(1).and_then(|at| text.get(at)) != Some(&b'\r'));
    ends.map(|(at, _)| inserted(at, b"\r".to_vec())).collect()
}

/// The last line without its end, or with one.
fn open_end(text: &[u8]) -> Change {
    let end: Range<usize> = text.len().saturating_sub(1)..text.len();
    let edit: Edit = match text.last() {
        None => return Vec::new(),
        Some(b'\n') => replaced(&end, Vec::new()),
        Some(_) => inserted(text.len(), b"\n".to_vec()),
    };
    vec![edit]
}

fn in_turn(places: &[usize], pieces: &[&[u8]]) -> Vec<Change> {
    let mut found = Vec::new();
    for step in 0..pieces.len() {
        for (turn, at) in places.iter().enumerate() {
            let piece = pieces.get((step + turn) % pieces.len());
            found.extend(piece.map(|piece| vec![inserted(*at, piece.to_vec())]));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn the_same_is_said_in_other_ways() {
        let text = "route 10/8 Via\nend\n";
        let made: Vec<String> = spelled_otherwise(text.as_bytes())
            .iter()
            .map(|change| {
                String::from_utf8(applied(text.as_bytes(), change, 100).unwrap()).unwrap()
            })
            .collect();
        for expected in [
            "route 10/08 Via\nend\n",
            "route 10/008 Via\nend\n",
            "route +10/8 Via\nend\n",
            "route  10/8 Via\nend\n",
            "route 10/8 Via\t\nend\n",
            "route 10/8 VIA\nend\n",
            "route 10/8 \"Via\"\nend\n",
            "route\t10/8\tVia\nend\n",
            "route 10/8 Via\r\nend\r\n",
            "route 10/8 Via\nend",
        ] {
            assert!(made.iter().any(|one| one == expected), "{expected:?}");
        }
        assert!(spelled_otherwise(b"").is_empty());
    }

    #[test]
    fn numbers_that_stand_alike_are_spelled_alike() {
        let text = b"add 10.1.0.0/16 7\nadd 10.2.0.0/8 7\n";
        let made: Vec<Vec<u8>> = spelled_otherwise(text)
            .iter()
            .map(|change| applied(text, change, 100).unwrap())
            .collect();
        for expected in [
            "add 10.1.0.0/0016 7\nadd 10.2.0.0/008 7\n",
            "add 10.001.000.000/16 7\nadd 10.002.000.000/8 7\n",
            "add 0010.1.0.0/16 007\nadd 0010.2.0.0/8 007\n",
        ] {
            let at = made.iter().position(|one| one == expected.as_bytes());
            assert!(at.is_some_and(|at| at < 3), "{expected:?}: {at:?}");
        }
    }
}
