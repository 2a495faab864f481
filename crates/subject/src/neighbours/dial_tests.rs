use patchwright_sandbox::Splice;

use super::super::material::{Part, Role};
use super::*;

fn material(bytes: &[u8]) -> Material {
    Material {
        command: String::new(),
        parts: vec![Part::whole(Role::File(0), bytes.to_vec())],
        relatives: Vec::new(),
        too_large: Vec::new(),
    }
}

fn mutant(at: usize, remove: usize, insert: &[u8]) -> Mutant {
    let splice = Splice {
        at,
        remove,
        insert: insert.to_vec(),
    };
    Mutant::new(0, vec![splice])
}

/// Runs the search on a program that shows the bug if `is_bug` holds; returns where it ends.
fn search(mut dial: Dial, is_bug: impl Fn(u64) -> bool) -> (u64, u64) {
    for _ in 0..64 {
        let seen = |value: u64| {
            let seen = if is_bug(value) {
                Seen::Bug
            } else {
                Seen::NoBug
            };
            (value, Some(seen))
        };
        let tried: Vec<_> = dial.between(6).into_iter().map(seen).collect();
        dial.narrow(&tried);
    }
    (dial.bad, dial.good)
}

#[test]
fn every_sort_of_number_finds_its_border() {
    let input = b"\x01\x02\xe8\x03 width 4096 0123456789";
    // What the mutant changed, when the bug shows, the last bad and the first good value.
    type Case = (Mutant, fn(u64) -> bool, (u64, u64));
    let cases: [Case; 6] = [
        (mutant(2, 2, &[0x10, 0]), |value| value > 100, (101, 100)),
        (mutant(1, 1, &[9]), |value| value < 7, (6, 7)),
        (mutant(11, 4, b"0012"), |value| value >= 640, (640, 639)),
        (
            mutant(11, 4, b"99999"),
            |value| value <= 70_000,
            (70_000, 70_001),
        ),
        // Removing nine bytes is enough, eight are not.
        (mutant(16, 10, b""), |cut| cut < 9, (8, 9)),
        (mutant(2, 2, &[0xe7, 3]), |value| value == 1000, (1000, 999)),
    ];
    for (mutant, is_bug, border) in cases {
        let found = dials(&material(input), std::slice::from_ref(&mutant), |_| true);
        // Assumed dials come later.
        let dial = found.first().unwrap();
        assert_eq!(search(dial.clone(), is_bug), border, "{mutant:?}");
    }
}

#[test]
fn what_is_no_dial() {
    let input = b"\x01\x02\x03\x04 text";
    let both = [mutant(0, 1, &[5]).splices, mutant(2, 1, &[5]).splices];
    let double = Mutant::new(0, both.concat());
    let none = [
        mutant(0, 3, &[1, 1, 1]),
        mutant(0, 2, &[1]),
        mutant(0, 1, &[1]),
        mutant(0, 0, &[1]),
        mutant(0, 1, b""),
        mutant(100, 2, b""),
        double,
    ];
    for mutant in none {
        let found = dials(&material(input), std::slice::from_ref(&mutant), |_| true);
        assert_eq!(found, dials(&material(input), &[], |_| true), "{mutant:?}");
    }
    let restless = dials(&material(input), &[mutant(0, 1, &[5])], |_| false);
    assert_eq!(restless, dials(&material(input), &[], |_| true));
}

#[test]
fn a_value_that_was_not_tried_stops_the_search() {
    let dial = Dial {
        part: 0,
        kind: DialKind::Cut { at: 0 },
        good: 100,
        bad: 0,
    };
    let mut narrowed = dial.clone();
    narrowed.narrow(&[(10, Some(Seen::Bug)), (20, None), (30, Some(Seen::NoBug))]);
    assert_eq!((narrowed.bad, narrowed.good), (10, 100));
    assert_eq!(dial.between(6).len(), 6);
    assert_eq!(dial.mutant(0), None, "the PoC itself is no mutant");
}

#[test]
fn ends_words_and_heads_are_supposed() {
    let input = b"\x00\x05 a-word-of-nineteen.";
    let found = dials(&material(input), &[], |_| true);
    let kinds: Vec<(&DialKind, u64, u64)> = found
        .iter()
        .map(|dial| (&dial.kind, dial.good, dial.bad))
        .collect();
    assert_eq!(kinds[0], (&DialKind::Tail { len: 22 }, 22, 0));
    assert_eq!(kinds[1], (&DialKind::Cut { at: 7 }, 15, 0));
    let order = Order::Big;
    assert_eq!(kinds[2], (&DialKind::Field { range: 1..2, order }, 0, 5));
}

#[test]
fn their_number_is_bounded() {
    let input: Vec<u8> = (0..=255).cycle().take(5000).collect();
    let mutants: Vec<Mutant> = (0..2000).map(|at| mutant(at, 1, &[200])).collect();
    let found = dials(&material(&input), &mutants, |_| true);
    assert!(found.len() <= MOST_SHOWN + MOST_SUPPOSED, "{}", found.len());
}
