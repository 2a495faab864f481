use super::*;

#[test]
fn unknown_kinds_are_named_a_few_times_and_counted_always() {
    let mut unknown = UnknownEvents::default();
    for number in 0..100 {
        unknown.add(&UnknownEvent {
            number,
            at_seconds: 0.0,
            kind: format!("kind-{}{}", number % 20, "x".repeat(100)),
        });
    }
    assert_eq!(unknown.count, 100);
    assert_eq!(unknown.kinds.len(), MOST_KINDS);
    assert!(unknown.describe().len() < 500);
}
