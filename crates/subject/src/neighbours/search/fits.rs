//! Lengths of a binary file that fit what is there, or just do not: what a check that is off by a few bytes lets through.

use super::bytes::{MOST_PLACES, both_orders, most, places};
use super::change::{Change, replaced, spread};

/// How far a length misses the end of the file, and a field its own value.
const MISSES: [i64; 9] = [1, 2, 0, -1, 3, 4, -2, 8, -4];

/// Fields as lengths of all that follows them, a little more or less; fields a little above or below what they are; and the file cut
/// off, so that a length that was right is not.
pub(super) fn fitted(bytes: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    let places = spread(places(bytes.len()), MOST_PLACES / 2);
    for miss in MISSES {
        for at in &places {
            for width in [1, 2] {
                let rest = bytes.len().saturating_sub(at + width) as i64;
                let ends = [Some(rest), own(bytes, *at, width)].into_iter().flatten();
                let values = ends.filter_map(|end| u64::try_from(end + miss).ok());
                for value in values.filter(|value| *value <= most(width)) {
                    found.extend(both_orders(bytes, *at, width, value).map(|edit| vec![edit]));
                }
            }
        }
    }
    let cut = |at: &usize| vec![replaced(&(*at..bytes.len()), Vec::new())];
    let cuts = places.iter().rev().map(cut).collect();
    super::text::alternately(found, cuts)
}

/// In the order in which most formats write it; the other order is close to it in one of its bytes.
fn own(bytes: &[u8], at: usize, width: usize) -> Option<i64> {
    let field = bytes.get(at..at + width)?;
    Some(
        field
            .iter()
            .fold(0, |sum, byte| sum << 8 | i64::from(*byte)),
    )
}

#[cfg(test)]
mod tests {
    use super::super::change::applied;
    use super::*;

    #[test]
    fn lengths_miss_the_end_by_a_little() {
        let bytes = b"\x07\x00\x40abc";
        let found: Vec<Vec<u8>> = fitted(bytes)
            .iter()
            .filter_map(|change| applied(bytes, change, 100))
            .collect();
        for expected in [
            &b"\x07\x00\x04abc"[..],
            b"\x07\x00\x05abc",
            b"\x07\x03\x00abc",
            b"\x06\x00\x40abc",
            b"\x07\x00\x40ab",
            b"\x07",
        ] {
            assert!(found.iter().any(|one| one == expected), "{expected:?}");
        }
        assert!(!found.iter().any(|one| one == bytes));
    }
}
