use super::*;

#[test]
fn changes_are_applied_in_order_and_within_the_limit() {
    let table: [(Change, usize, Option<&str>); 6] = [
        (vec![], 100, Some("one two")),
        (
            vec![replaced(&(0..3), b"six".to_vec())],
            100,
            Some("six two"),
        ),
        (vec![inserted(7, b"!".to_vec())], 100, Some("one two!")),
        (vec![repeated(&(3..7), 2)], 100, Some("one two two two")),
        (
            vec![
                replaced(&(0..3), b"1".to_vec()),
                replaced(&(4..7), b"2".to_vec()),
            ],
            100,
            Some("1 2"),
        ),
        (vec![repeated(&(0..7), 10)], 50, None),
    ];
    for (change, most, expected) in table {
        let made = applied(b"one two", &change, most);
        let made = made.map(|made| String::from_utf8(made).unwrap());
        assert_eq!(made.as_deref(), expected, "{change:?}");
    }
}

#[test]
fn few_of_many_are_taken_evenly() {
    assert_eq!(spread((0..10).collect(), 5), [0, 2, 4, 6, 8]);
    assert_eq!(spread(vec![1, 2], 5), [1, 2]);
    assert!(spread(Vec::<u8>::new(), 5).is_empty());
}
