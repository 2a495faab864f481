use super::super::change::applied;
use super::*;

fn made(bytes: &[u8], changes: Vec<Change>) -> Vec<Vec<u8>> {
    let one = |change: Change| applied(bytes, &change, 1 << 20).unwrap();
    changes.into_iter().map(one).collect()
}

#[test]
fn tags_become_other_tags_of_the_source() {
    let known = Vocabulary {
        words: [b"IHDR".to_vec(), b"tEXt".to_vec(), b"x".to_vec()].into(),
        bytes: vec![1, 9],
        ..Vocabulary::default()
    };
    let bytes = b"\x01\x02IHDR\xff";
    let found = made(bytes, other_tags(bytes, &known));
    assert_eq!(found[0], b"\x01\x02tEXt\xff");
    // A byte that the source knows comes before those that it does not.
    assert_eq!(found[1], b"\x09\x02IHDR\xff");
    assert!(found.contains(&b"\x01\x09IHDR\xff".to_vec()));
}

#[test]
fn fields_have_limits_in_both_orders() {
    let bytes = b"\x00\x10\x00\x20";
    let found = made(bytes, other_fields(bytes));
    for expected in [
        b"\xff\xff\x00\x20",
        b"\x00\x10\x00\x01",
        b"\xff\xff\xff\xff",
    ] {
        assert!(found.contains(&expected.to_vec()), "{expected:?}");
    }
    assert!(!found.contains(&bytes.to_vec()));
}

#[test]
fn named_numbers_come_in_the_smallest_width_first() {
    let bytes = b"\x01\x02\x03\x04";
    let found = made(bytes, named_fields(bytes, &[0x59]));
    assert_eq!(found[0], b"\x5a\x02\x03\x04");
    assert_eq!(found[4], b"\x58\x02\x03\x04");
    assert!(found.contains(&b"\x01\x59\x00\x04".to_vec()));
    let found = made(bytes, named_fields(bytes, &[0x1234, -5]));
    assert_eq!(
        found[..2],
        [b"\x12\x35\x03\x04".to_vec(), b"\x35\x12\x03\x04".to_vec()]
    );
}

#[test]
fn a_piece_grows_with_its_length() {
    let bytes = b"\x02ab\x00\x03xyz";
    let found = made(bytes, counted_pieces(bytes));
    for expected in [
        b"\x03abb\x00\x03xyz".as_slice(),
        b"\x01a\x00\x03xyz",
        b"\x02ab\x00\x04xyzz",
        b"\x02ab\x00\x02xy",
    ] {
        assert!(found.contains(&expected.to_vec()), "{expected:?}");
    }
}

#[test]
fn two_fields_change_together() {
    let bytes = [7; 8];
    let found = made(&bytes, field_pairs(&bytes));
    let both = |one: &&Vec<u8>| one[0..2] != [7, 7] && one[4..6] != [7, 7] && one[2..4] == [7, 7];
    assert!(found.iter().any(|one| both(&one)));
    assert!(field_pairs(b"").is_empty());
}

#[test]
fn pieces_are_repeated_left_out_and_taken_from_others() {
    let bytes = b"abcd";
    let found = made(bytes, pieces(bytes));
    assert!(found.contains(&b"aabcd".to_vec()) && found.contains(&b"cd".to_vec()));
    let found = made(bytes, transplants(bytes, &[b"wxyz"]));
    assert!(found.contains(&b"abcdwxyz".to_vec()) && found.contains(&b"wxcd".to_vec()));
}

#[test]
fn two_records_refer_to_the_same_third_one() {
    let bytes = b"DATA\x00\x00\x00\x10\xff\xff\xff\xff\x0c\x00\x00\x00 end of the records";
    let found = made(bytes, same_twice(bytes));
    let aliased = b"DATA\x00\x00\x00\x10\xff\xff\xff\xff\x00\x00\x00\x10 end of the records";
    let other_way = b"DATA\x0c\x00\x00\x00\xff\xff\xff\xff\x0c\x00\x00\x00 end of the records";
    assert!(found.contains(&aliased.to_vec()));
    assert!(found.contains(&other_way.to_vec()));
    assert!(found.iter().all(|made| made.len() == bytes.len()));
    assert!(same_twice(b"").is_empty());
}
