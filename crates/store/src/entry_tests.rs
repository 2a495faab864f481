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

/// A field of an event that is called as one of the line's own would make the line unreadable.
#[test]
fn the_events_of_strategies_are_read_back() {
    let event = Event::StrategyStarted {
        strategy: "workflow".to_owned(),
        turn: 1,
        of: 2,
    };
    let entry = Entry {
        number: 7,
        at_seconds: 0.5,
        event,
    };
    let line = serde_json::to_string(&entry).unwrap();
    let read: Entry = serde_json::from_str(&line).unwrap();
    assert_eq!(read, entry, "{line}");
}
