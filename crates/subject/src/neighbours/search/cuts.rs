//! A text made shorter. Less is another thing than more: one row instead of twenty, a command without its last argument, a script
//! that ends early.

use std::ops::Range;

use super::change::{Change, lines, replaced, spread};
use super::text::{MOST_PLACES, alternately};
use crate::neighbours::reshape_text::runs;

/// Fields of a line that are looked at.
const MOST_FIELDS: usize = 12;

/// The text cut behind each line, lines cut behind each of their fields, whole or with a part of it, and lines without one field or
/// a part of it.
pub(super) fn shortened(text: &[u8]) -> Vec<Change> {
    let ends = spread(lines(text), MOST_PLACES);
    let ends = ends.iter().rev().skip(1);
    let ended: Vec<Change> = ends
        .map(|line| vec![replaced(&(line.end..text.len()), Vec::new())])
        .collect();
    let mut cut = Vec::new();
    let mut without = Vec::new();
    for line in spread(lines(text), MOST_PLACES) {
        let fields = fields(text, &line);
        let Some(end) = fields.last().map(|last| last.end) else {
            continue;
        };
        for field in fields.iter().take(MOST_FIELDS) {
            let parts = parts(text, field);
            without.extend(parts.iter().map(|part| vec![replaced(part, Vec::new())]));
            for part in std::iter::once(field.clone()).chain(parts) {
                let kept = text.get(part).unwrap_or_default().to_vec();
                cut.push(vec![replaced(&(field.start..end), kept)]);
            }
            without.push(vec![replaced(field, Vec::new())]);
        }
    }
    alternately(alternately(cut, without), ended)
}

fn fields(text: &[u8], line: &Range<usize>) -> Vec<Range<usize>> {
    let of_line = text.get(line.clone()).unwrap_or_default();
    let found = runs(of_line, |byte| !byte.is_ascii_whitespace()).into_iter();
    found
        .map(|field| line.start + field.start..line.start + field.end)
        .collect()
}

/// `1` and `4` of `1-4`; none of a field that is one word.
fn parts(text: &[u8], field: &Range<usize>) -> Vec<Range<usize>> {
    let of_field = text.get(field.clone()).unwrap_or_default();
    let found = runs(of_field, u8::is_ascii_alphanumeric).into_iter();
    let found = found.map(|part| field.start + part.start..field.start + part.end);
    found.filter(|part| part != field).collect()
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn lines_are_cut_and_fields_left_out() {
        let text = "rows 1-4 *5\n\nend";
        let made: Vec<String> = shortened(text.as_bytes())
            .iter()
            .map(|change| {
                String::from_utf8(applied(text.as_bytes(), change, 100).unwrap()).unwrap()
            })
            .collect();
        for expected in [
            "rows\n\nend",
            "rows 1-4\n\nend",
            "rows 4\n\nend",
            "rows  *5\n\nend",
            "rows 1-4 \n\nend",
            "rows 1-4 5\n\nend",
            "rows 1- *5\n\nend",
            "rows 1-4 *5\n",
        ] {
            assert!(
                made.iter().any(|one| one == expected),
                "{expected}: {made:?}"
            );
        }
    }
}
