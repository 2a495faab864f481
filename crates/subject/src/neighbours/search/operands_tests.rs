use super::super::change::applied;
use super::*;

fn looked(pairs: &[(u8, bool, u64, u64)], texts: &[(&str, &str)]) -> Looked {
    let pair = |&(width, constant, one, other)| ComparedPair {
        width,
        constant,
        one,
        other,
    };
    let bytes = |text: &str| text.as_bytes().to_vec();
    Looked {
        reached: Vec::new(),
        pairs: pairs.iter().map(pair).collect(),
        texts: texts
            .iter()
            .map(|(one, other)| (bytes(one), bytes(other)))
            .collect(),
    }
}

fn made(content: &[u8], looked: &Looked) -> Vec<Vec<u8>> {
    let changes = matched(content, looked);
    let one = |change: &Change| applied(content, change, 1 << 20).unwrap();
    changes.iter().map(one).collect()
}

#[test]
fn what_was_compared_is_replaced_by_what_it_was_compared_with() {
    type Case<'a> = (&'a str, &'a [u8], Looked, Vec<&'a [u8]>);
    let cases: [Case<'_>; 9] = [
        (
            "a magic number, as it is in memory",
            b"\x01\x02\x03\x04rest",
            looked(&[(4, true, 0xdead_beef, 0x0403_0201)], &[]),
            vec![
                b"\xef\xbe\xad\xderest",
                b"\xf0\xbe\xad\xderest",
                b"\xee\xbe\xad\xderest",
            ],
        ),
        (
            "in the other order, and kept as a wider number",
            b"z\x01\x02",
            looked(&[(4, true, 0x0708, 0x0102)], &[]),
            vec![b"z\x07\x08", b"z\x07\x09", b"z\x07\x07"],
        ),
        (
            "a limit, as digits",
            b"width 12;",
            looked(&[(4, true, 4096, 12)], &[]),
            vec![b"width 4096;", b"width 4097;", b"width 4095;"],
        ),
        (
            "a negative one",
            b"x=-3",
            looked(&[(4, true, 7, 0xffff_fffd)], &[]),
            vec![b"x=7"],
        ),
        (
            "part of another number is not it",
            b"120",
            looked(&[(8, true, 5, 12)], &[]),
            vec![],
        ),
        (
            "a word",
            b"get all",
            looked(&[], &[("get", "remove")]),
            vec![b"remove all"],
        ),
        (
            "the length of the input",
            b"abcde",
            looked(&[(8, true, 8, 5)], &[]),
            vec![b"abcdeeee", b"abcdeeeee", b"abcdeee"],
        ),
        (
            "a constant is no part of an input",
            b"\x09\x00\x00\x00",
            looked(&[(4, true, 9, 1)], &[]),
            vec![],
        ),
        (
            "what does not fit is not put there",
            b"\x09",
            looked(&[(4, true, 256, 9)], &[]),
            vec![b"\xff"],
        ),
    ];
    for (name, content, looked, expected) in cases {
        let found = made(content, &looked);
        for one in &expected {
            assert!(
                found.contains(&one.to_vec()),
                "{name}: {one:?} of {found:?}"
            );
        }
        assert!(
            !expected.is_empty() || found.is_empty(),
            "{name}: {found:?}"
        );
        assert!(!found.contains(&content.to_vec()), "{name}");
    }
}

#[test]
fn a_wide_value_in_one_place_comes_before_a_byte_in_many() {
    let content = b"\x01\x01\x01\x01\x05\x06\x07\x08";
    let both = looked(
        &[(1, true, 0x61, 1), (4, true, 0x6161_6161, 0x0807_0605)],
        &[],
    );
    assert_eq!(made(content, &both)[0], b"\x01\x01\x01\x01aaaa");
    let many: Vec<_> = (0..200).map(|value| (1, true, value + 2, 1)).collect();
    assert_eq!(made(content, &looked(&many, &[])).len(), MOST_CHANGES);
}

#[test]
fn only_what_a_patch_compares_is_asked() {
    let before = looked(&[(4, true, 1, 2)], &[("a", "b")]);
    let now = looked(
        &[(4, true, 1, 2), (4, true, 64, 2)],
        &[("a", "b"), ("a", "c")],
    );
    let asked = added(&now, &before);
    assert_eq!((asked.pairs.len(), asked.texts.len()), (1, 1));
    assert_eq!(asked.pairs[0].one, 64);
}
