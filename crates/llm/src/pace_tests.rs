use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::Pace;
use crate::spec::PerMinute;

fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[test]
fn requests_of_a_minute_are_counted_by_when_they_were_sent() {
    let pace = Pace::new(PerMinute {
        requests: Some(2),
        tokens: None,
    });
    assert!(pace.take(at(0), 0, 0).is_ok());
    assert!(pace.take(at(10), 0, 0).is_ok());
    assert_eq!(pace.take(at(20), 0, 0).err(), Some(at(40)));
    assert!(pace.take(at(60), 0, 0).is_ok());
    assert_eq!(pace.take(at(61), 0, 0).err(), Some(at(9)));
}

#[test]
fn tokens_are_held_for_the_worst_and_given_back() {
    let pace = Pace::new(PerMinute {
        requests: None,
        tokens: Some(1000),
    });
    let seat = pace.take(at(0), 400, 500).ok().unwrap();
    assert!(pace.take(at(1), 400, 500).is_err());
    pace.settle(seat, 200);
    assert!(pace.take(at(1), 400, 500).is_ok());
    assert!(pace.take(at(2), 400, 500).is_err());
    // Alone, a call larger than the minute is the server's to judge.
    assert!(pace.take(at(100), 0, 5000).is_ok());
}

#[test]
fn threads_share_one_pace() {
    let pace = Pace::new(PerMinute {
        requests: Some(10),
        tokens: None,
    });
    let through = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..100 {
                    if pace.take(at(5), 1, 1).is_ok() {
                        through.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
    });
    assert_eq!(through.load(Ordering::SeqCst), 10);
}
