//! What refers to itself made to refer to another that refers back: a ring of two for a ring of one. A patch that asks whether a thing
//! is its own part misses all longer ones.

use std::collections::BTreeMap;
use std::ops::Range;

use super::change::{Change, inserted, lines, replaced};
use crate::neighbours::reshape_text::words;

/// Names that are told apart, and pairs of places of one.
const MOST_NAMES: usize = 12;
const MOST_PAIRS: usize = 8;
/// Lines from one place to the other, and how many more on both sides may belong to it.
const MOST_BETWEEN: usize = 6;
const MORE_BEFORE: usize = 1;
const MORE_BEHIND: usize = 2;

/// Each piece of whole lines with a name in it twice, for two names that stand for one another.
pub(super) fn rings(text: &[u8]) -> Vec<Change> {
    let mut places: BTreeMap<&[u8], Vec<Range<usize>>> = BTreeMap::new();
    for range in words(text) {
        let name = text.get(range.clone()).unwrap_or_default();
        places.entry(name).or_default().push(range);
    }
    let mut named: Vec<(&[u8], Vec<Range<usize>>)> = places.into_iter().collect();
    // What stands everywhere is a keyword.
    named.retain(|(_, places)| places.len() > 1);
    named.sort_by_key(|(_, places)| places.len());
    let lines = lines(text);
    let mut found = Vec::new();
    for (name, places) in named.into_iter().take(MOST_NAMES) {
        for pair in places.windows(2).take(MOST_PAIRS) {
            if let [one, two] = pair {
                found.extend(of_pair(text, &lines, (name, one, two)));
            }
        }
    }
    found
}

fn of_pair(
    text: &[u8],
    lines: &[Range<usize>],
    (name, one, two): (&[u8], &Range<usize>, &Range<usize>),
) -> Vec<Change> {
    let holds = |place: &Range<usize>| lines.iter().position(|line| line.contains(&place.start));
    let (Some(first), Some(last)) = (holds(one), holds(two)) else {
        return Vec::new();
    };
    if last - first > MOST_BETWEEN {
        return Vec::new();
    }
    let other = [name, b"2"].concat();
    let mut found = Vec::new();
    for behind in 0..=MORE_BEHIND {
        for before in 0..=MORE_BEFORE {
            let start = first.checked_sub(before).and_then(|at| lines.get(at));
            let (Some(start), Some(end)) = (start, lines.get(last + behind)) else {
                continue;
            };
            let piece = |range: Range<usize>| text.get(range).unwrap_or_default();
            let copy = [
                piece(start.start..one.start),
                &other[..],
                piece(one.end..end.end),
            ];
            let mut copy = copy.concat();
            if !copy.ends_with(b"\n") {
                copy.insert(0, b'\n');
            }
            // The other names this one, and this one the other.
            found.push(vec![replaced(two, other.clone()), inserted(end.end, copy)]);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn a_ring_of_one_becomes_one_of_two() {
        let text = b"@part a\nx {{>a}}\n@end\n@main\n{{>a}}\n@end\n";
        let made: Vec<String> = rings(text)
            .iter()
            .filter_map(|change| applied(text, change, 1 << 10))
            .map(|made| String::from_utf8(made).unwrap())
            .collect();
        let expected = "@part a\nx {{>a2}}\n@end\n@part a2\nx {{>a}}\n@end\n@main\n{{>a}}\n@end\n";
        assert!(made.iter().any(|one| one == expected), "{made:?}");
        let made = rings(b"f = f");
        let made = made
            .iter()
            .filter_map(|change| applied(b"f = f", change, 100));
        assert_eq!(made.collect::<Vec<_>>(), [b"f = f2\nf2 = f".to_vec()]);
        assert!(rings(b"a b c\n").is_empty());
    }
}
