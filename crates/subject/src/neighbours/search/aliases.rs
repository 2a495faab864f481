//! One name for two: what a test does to two things is done to one, while it is in use.

use std::ops::Range;

use super::change::{Change, replaced};
use super::words::Vocabulary;
use crate::neighbours::reshape_text::words;

/// Names that are taken for one another.
const MOST_NAMES: usize = 24;
/// What stands more often is no name of one thing.
const MOST_PLACES: usize = 64;

/// Every name as every other, wherever it stands; words of the source are no names.
pub(super) fn aliased(text: &[u8], known: &Vocabulary) -> Vec<Change> {
    let mut names: Vec<(&[u8], Vec<Range<usize>>)> = Vec::new();
    for range in words(text) {
        let word = text.get(range.clone()).unwrap_or_default();
        if known.words.iter().any(|known| known == word) {
            continue;
        }
        let is_full = names.len() == MOST_NAMES;
        match names.iter_mut().find(|(name, _)| *name == word) {
            Some((_, places)) => places.push(range),
            None if is_full => {}
            None => names.push((word, vec![range])),
        }
    }
    names.retain(|(_, places)| places.len() <= MOST_PLACES);
    let mut found = Vec::new();
    for apart in 1..names.len() {
        let others = names.iter().cycle().skip(apart);
        let pairs = names.iter().zip(others);
        found.extend(pairs.map(|((_, places), (other, _))| {
            let renamed = places.iter().map(|place| replaced(place, other.to_vec()));
            renamed.collect()
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn a_name_becomes_another_wherever_it_stands() {
        let known = Vocabulary {
            words: vec![b"on".to_vec(), b"clear".to_vec()],
            ..Vocabulary::default()
        };
        let text = b"on tick clear tock\non tock beep\n";
        let found = aliased(text, &known);
        let found: Vec<Vec<u8>> = found
            .iter()
            .filter_map(|change| applied(text, change, 100))
            .collect();
        let both = b"on tick clear tick\non tick beep\n".to_vec();
        assert!(found.contains(&both));
        assert!(found.contains(&b"on tock clear tock\non tock beep\n".to_vec()));
        // Each of three as each of the two others.
        assert_eq!(found.len(), 6);
    }

    #[test]
    fn a_word_that_stands_everywhere_is_no_name() {
        let text = [b"one two ".as_slice(), &b"and ".repeat(MOST_PLACES + 1)].concat();
        assert_eq!(aliased(&text, &Vocabulary::default()).len(), 2);
        assert!(aliased(b"alone", &Vocabulary::default()).is_empty());
    }
}
