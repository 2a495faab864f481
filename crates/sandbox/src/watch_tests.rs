use std::time::Duration;

use super::{Pace, all_parents, children, collect, exact_bytes, sample, tree};

#[test]
fn both_ways_find_the_same_tree() {
    let own = std::process::id();
    let parents = all_parents();
    let by_scan = collect(own, |pid| parents.get(&pid).cloned().unwrap_or_default());
    // Tests running in parallel start and end children; only we ourselves and our parent are
    // stable.
    assert_eq!(by_scan.first(), Some(&own));
    let parent = std::os::unix::process::parent_id();
    assert!(parents.get(&parent).is_some_and(|list| list.contains(&own)));
    assert!(children(parent).contains(&own));
    assert!(tree(parent).contains(&own));
}

#[test]
fn memory_and_time_of_a_process_are_seen() {
    let own = [std::process::id()];
    let seen = sample(&own);
    assert!(seen.resident_bytes > 1 << 20);
    let exact = exact_bytes(&own, 0);
    assert!(exact > 0 && exact <= seen.resident_bytes + (8 << 20));
    assert!(exact_bytes(&own, 1 << 30) >= 1 << 30);
    assert_eq!(sample(&[u32::MAX]).resident_bytes, 0);
}

#[test]
fn a_cycle_of_parents_ends() {
    assert!(collect(1, |_| vec![1]).len() <= super::MOST_PROCESSES + 1);
}

#[test]
fn a_dear_look_is_not_repeated_at_once() {
    let mut pace = Pace::default();
    assert!(
        pace.run(|| std::thread::sleep(Duration::from_millis(5)))
            .is_some()
    );
    assert!(pace.run(|| ()).is_none());
}
