use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

fn worst(input: u64) -> Worst {
    Worst {
        model: "m".to_owned(),
        input,
        output: 0,
        money: Some(Nanodollars(input)),
    }
}

fn tokens(most: u64) -> Caps {
    Caps {
        tokens: Some(most),
        ..Caps::default()
    }
}

fn half(worst: u64) -> Spent {
    let mut spent = self::worst(worst / 2).spent();
    spent.money = Nanodollars(worst / 2);
    spent
}

/// Real threads on one cap: they wait for each other, nobody passes it, and what fits one after the other is all done.
#[test]
fn threads_wait_for_what_others_give_back() {
    let budget = ModelBudget::new(tokens(1000));
    let under_way = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let round = budget.child(Caps::default());
            let under_way = &under_way;
            scope.spawn(move || {
                for _ in 0..10 {
                    let hold = round.reserve(worst(20), &|| false).unwrap();
                    let now = under_way.fetch_add(20, Ordering::SeqCst) + 20;
                    assert!(now <= 1000);
                    std::thread::yield_now();
                    under_way.fetch_sub(20, Ordering::SeqCst);
                    hold.settle(half(20)).unwrap();
                }
            });
        }
    });
    assert_eq!(budget.spent().usage.input, 800);
    assert_eq!(budget.spent().calls, 80);
}

#[test]
fn one_who_waits_gets_what_is_given_back() {
    let budget = ModelBudget::new(tokens(100));
    let first = budget.reserve(worst(80), &|| false).unwrap();
    std::thread::scope(|scope| {
        let second = scope.spawn(|| budget.reserve(worst(50), &|| false).map(Hold::give_back));
        std::thread::sleep(Duration::from_millis(20));
        first.settle(half(80)).unwrap();
        assert_eq!(second.join().unwrap(), Ok(()));
    });
    let third = budget.reserve(worst(61), &|| false).map(Hold::keep);
    let words = "40 tokens of 100 tokens are spent, and the next call may take 61 tokens";
    assert_eq!(third, Err(ModelError::Budget(words.to_owned())));
}

#[test]
fn one_who_waits_can_be_cancelled() {
    let budget = ModelBudget::new(tokens(100));
    let _first = budget.reserve(worst(80), &|| false).unwrap();
    let looks = AtomicU64::new(0);
    let cancelled = || looks.fetch_add(1, Ordering::SeqCst) > 0;
    let second = budget.reserve(worst(50), &cancelled).map(Hold::keep);
    assert_eq!(second, Err(ModelError::Cancelled));
}

#[test]
fn a_hold_that_nobody_closes_counts_as_spent() {
    let budget = ModelBudget::new(tokens(100));
    drop(budget.reserve(worst(30), &|| false).unwrap());
    assert_eq!(budget.spent(), worst(30).spent());
    assert_eq!(budget.lost(), worst(30).spent());
}

#[test]
fn more_than_reserved_is_told_and_stops_all() {
    let budget = ModelBudget::new(Caps::default());
    let round = budget.child(Caps::default());
    let hold = round.reserve(worst(10), &|| false).unwrap();
    let error = hold.settle(worst(11).spent()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "m used more than the call could cost: 11 tokens and $0.000000 are reported, 10 tokens and $0.000000 were reserved"
    );
    let next = budget.reserve(worst(1), &|| false).map(Hold::keep);
    assert!(matches!(next, Err(ModelError::Budget(_))), "{next:?}");
}

#[test]
fn time_ends_where_the_nearest_purse_ends() {
    let now = Arc::new(AtomicU64::new(0));
    let clock = Arc::clone(&now);
    let time = |seconds| Caps {
        time: Some(Duration::from_secs(seconds)),
        ..Caps::default()
    };
    let clock = move || Duration::from_secs(clock.load(Ordering::SeqCst));
    let budget = ModelBudget::timed(time(100), clock);
    now.store(50, Ordering::SeqCst);
    let (short, long) = (budget.child(time(10)), budget.child(time(500)));
    assert_eq!(
        (short.left(), long.left()),
        ("10 s".to_owned(), "50 s".to_owned())
    );
    now.store(60, Ordering::SeqCst);
    let over = short.reserve(worst(1), &|| false).map(Hold::keep);
    assert_eq!(
        over.unwrap_err().to_string(),
        "the budget is used up: the 10 s it may take are over"
    );
    assert!(long.reserve(worst(1), &|| false).is_ok());
    now.store(100, Ordering::SeqCst);
    assert!(long.reserve(worst(1), &|| false).is_err());
}

#[test]
fn what_is_left_is_the_least_of_all_caps() {
    let caps = Caps {
        money: Some(Nanodollars(2_500_000_000)),
        tokens: Some(1000),
        calls: Some(9),
        time: None,
    };
    let budget = ModelBudget::new(caps);
    let round = budget.child(tokens(300));
    assert_eq!(budget.left(), "$2.50, 1000 tokens, 9 calls");
    budget.count(worst(800).spent());
    assert_eq!(round.left(), "$2.50, 200 tokens, 8 calls");
    assert_eq!(round.cost(), Cost::default());
    assert_eq!(ModelBudget::new(Caps::default()).left(), "");
}

#[test]
fn a_part_of_the_tightest_caps_is_known_whatever_is_spent() {
    let whole = ModelBudget::new(Caps {
        money: Some(Nanodollars(1000)),
        calls: Some(3),
        ..Caps::default()
    });
    let round = whole.round(Caps {
        money: Some(Nanodollars(400)),
        tokens: Some(90),
        ..Caps::default()
    });
    round.count(Spent {
        calls: 2,
        ..Spent::default()
    });
    let part = round.caps().one_of(4);
    let expected = Caps {
        money: Some(Nanodollars(100)),
        tokens: Some(22),
        calls: Some(1),
        time: None,
    };
    assert_eq!(part, expected);
    assert_eq!(
        ModelBudget::new(Caps::default()).caps().one_of(4),
        Caps::default()
    );
}
