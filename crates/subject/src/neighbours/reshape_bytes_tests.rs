use std::collections::BTreeSet;

use super::*;

#[test]
fn records_are_repeated_left_out_moved_and_taken_from_another_file() {
    let bytes: Vec<u8> = (0..32).collect();
    let other: Vec<u8> = (100..140).collect();
    let mut random = Random::new([7; 32]);
    let made = (0..4000).filter_map(|_| reshaped(&bytes, &other, &mut random));
    let all: BTreeSet<Vec<u8>> = made.collect();
    let some = |what: &str, is: &dyn Fn(&[u8]) -> bool| {
        assert!(all.iter().any(|made| is(made)), "{what}");
    };
    let record: Vec<u8> = (8..16).collect();
    some("a record again and again", &|made| {
        made.windows(24).any(|window| window == record.repeat(3))
    });
    some("a record left out", &|made| {
        made == [&bytes[..8], &bytes[16..]].concat()
    });
    some("a record in the place of another", &|made| {
        made == [&bytes[..16], &record, &bytes[24..]].concat()
    });
    some("a field nudged", &|made| {
        made.len() == 32 && made[5] == 6 && made[..5] == bytes[..5] && made[6..] == bytes[6..]
    });
    some("a piece of another file in its place", &|made| {
        made == [&bytes[..16], &other[16..24], &bytes[24..]].concat()
    });
    some("another file behind", &|made| {
        made == [bytes.as_slice(), &other].concat()
    });
}

#[test]
fn short_files_are_no_trouble() {
    for bytes in [b"".as_slice(), b"a", b"ab"] {
        let mut random = Random::new([3; 32]);
        for _ in 0..500 {
            reshaped(bytes, b"x", &mut random);
        }
    }
}
