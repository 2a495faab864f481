use std::thread;

use super::*;

#[test]
fn calls_are_counted_and_waited_for() {
    let calls = Calls::default();
    let mut running: Vec<Running> = (0..MOST_AT_ONCE).filter_map(|_| calls.begin()).collect();
    assert_eq!(running.len(), MOST_AT_ONCE);
    assert!(calls.begin().is_none());
    running.pop();
    assert!(calls.begin().is_some());
    let ender = thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        drop(running);
    });
    calls.wait();
    assert_eq!(*calls.0.lock(), 0);
    ender.join().unwrap();
}
