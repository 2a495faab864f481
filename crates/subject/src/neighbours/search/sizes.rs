//! Things made as long, or as many, as a number that a patch names: a limit on them shows just there.

use std::ops::Range;

use super::change::{Change, lines, repeated, spread};
use super::lines::{SEPARATORS, fields_between};
use super::text::alternately;
use crate::neighbours::reshape_text::words;

/// Words, lines and pieces that are made longer or repeated.
const MOST_PLACES: usize = 12;
/// Larger numbers are no counts of what stands in an input.
const MOST_TIMES: i128 = 70_000;
/// How many bytes a record has; the most usual ones.
const RECORDS: [usize; 5] = [2, 4, 8, 16, 1];

/// Words of that length, lines that often, lines of that many fields, and one more and less.
pub(super) fn sized_text(text: &[u8], named: &[i128]) -> Vec<Change> {
    let words = spread(words(text), MOST_PLACES);
    let lines = spread(lines(text), MOST_PLACES);
    let tables: Vec<Vec<Row>> = SEPARATORS.iter().map(|sign| rows(text, *sign)).collect();
    let rows: Vec<&Row> = spread(tables.iter().flatten().collect(), MOST_PLACES);
    let mut found = Vec::new();
    for size in sizes(named) {
        found.extend(tables.iter().filter_map(|table| wider(table, size)));
        found.extend(lines.iter().filter_map(|line| more(line, size)));
        found.extend(rows.iter().filter_map(|row| wider([*row], size)));
        found.extend(words.iter().filter_map(|word| longer(word, size)));
    }
    found
}

/// The fields of a line.
type Row = Vec<Range<usize>>;

/// The lines that this sign separates into fields.
fn rows(text: &[u8], sign: u8) -> Vec<Row> {
    let all = lines(text).into_iter();
    let all = all.map(|line| fields_between(text, &line, sign));
    all.filter(|fields| fields.len() > 1).collect()
}

/// The last field of each row again, with what stands before it, until all have so many; `None` if none has fewer.
fn wider<'r>(rows: impl IntoIterator<Item = &'r Row>, fields: usize) -> Option<Change> {
    let edits = rows.into_iter().filter_map(|row| {
        let [.., before, last] = row.as_slice() else {
            return None;
        };
        let times = fields.checked_sub(row.len()).filter(|times| *times > 0)?;
        Some(repeated(&(before.end..last.end), times))
    });
    let edits: Change = edits.collect();
    (!edits.is_empty()).then_some(edits)
}

/// Pieces of the usual sizes that often, at the end and spread over the file; pieces that begin with their length until they have so
/// many bytes together.
pub(super) fn sized_bytes(bytes: &[u8], named: &[i128]) -> Vec<Change> {
    let prefixed = spread(prefixed(bytes), MOST_PLACES);
    let filled = sizes(named).flat_map(|size| {
        let pieces = prefixed.iter();
        pieces.filter_map(move |piece| more(piece, size.div_ceil(piece.len())))
    });
    let filled: Vec<Change> = filled.collect();
    let mut found = Vec::new();
    for size in sizes(named) {
        for record in RECORDS {
            let starts = (0..bytes.len() / record).map(|at| bytes.len() - (at + 1) * record);
            let pieces: Vec<Range<usize>> = starts.map(|at| at..at + record).collect();
            let pieces = spread(pieces, MOST_PLACES);
            found.extend(pieces.iter().filter_map(|piece| more(piece, size)));
        }
    }
    alternately(filled, found)
}

/// A byte and as many bytes behind it, where another such piece follows or a zero ends them.
fn prefixed(bytes: &[u8]) -> Vec<Range<usize>> {
    let end_of = |at: usize| {
        let length = bytes.get(at).copied().filter(|length| *length > 0)?;
        Some(at + 1 + usize::from(length)).filter(|end| *end < bytes.len())
    };
    let follows = |end: usize| bytes.get(end) == Some(&0) || end_of(end).is_some();
    let pieces = (0..bytes.len()).filter_map(|at| Some(at..end_of(at)?));
    pieces.filter(|piece| follows(piece.end)).collect()
}

/// Just above all of them first, because limits refuse there.
pub(super) fn sizes(named: &[i128]) -> impl Iterator<Item = usize> {
    let near = [1, 0, 2, -1].into_iter();
    let near = near.flat_map(|more| named.iter().map(move |value| value + more));
    near.filter(|value| (2..MOST_TIMES).contains(value))
        .filter_map(|value| usize::try_from(value).ok())
}

fn more(piece: &Range<usize>, times: usize) -> Option<Change> {
    Some(vec![repeated(piece, times.checked_sub(1)?)])
}

/// The last letter again until the word has that length.
fn longer(word: &Range<usize>, length: usize) -> Option<Change> {
    let last = word.end.checked_sub(1)?..word.end;
    let times = length.checked_sub(word.len()).filter(|times| *times > 0)?;
    Some(vec![repeated(&last, times)])
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn words_and_lines_reach_the_number_and_pass_it() {
        let made = |text: &[u8], changes: Vec<Change>| -> Vec<Vec<u8>> {
            let changes = changes.iter();
            changes
                .filter_map(|change| applied(text, change, 200))
                .collect()
        };
        let text = b"let ab\nend\n";
        let found = made(text, sized_text(text, &[4]));
        assert!(found.contains(&b"let ab ab ab\nend\n".to_vec()));
        let table = made(b"a|b\n-|-\n", sized_text(b"a|b\n-|-\n", &[3]));
        assert!(table.contains(&b"a|b|b\n-|-|-\n".to_vec()));
        for expected in [
            "let abbbb\nend\n",
            "let abbb\nend\n",
            "let ab\nend\nend\nend\nend\nend\n",
        ] {
            assert!(
                found.iter().any(|one| one == expected.as_bytes()),
                "{expected}"
            );
        }
        let found = made(b"\x01\x02\x03\x04", sized_bytes(b"\x01\x02\x03\x04", &[2]));
        assert!(found.contains(&b"\x01\x02\x03\x04\x03\x04\x03\x04".to_vec()));
        let name = b"\x03www\x02de\0";
        let found = made(name, sized_bytes(name, &[11]));
        assert!(found.contains(&b"\x03www\x03www\x03www\x02de\0".to_vec()));
        assert!(sized_text(text, &[-1, 1 << 40]).is_empty());
    }
}
