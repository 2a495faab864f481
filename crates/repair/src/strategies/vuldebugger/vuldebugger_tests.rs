use std::time::Duration;

use super::*;

#[test]
fn debugging_leaves_a_third_of_a_round_to_the_patch() {
    let caps = Caps {
        money: Some(Nanodollars(900)),
        tokens: Some(3000),
        calls: Some(1),
        time: Some(Duration::from_secs(90)),
    };
    let share = two_thirds(caps);
    assert_eq!(share.money, Some(Nanodollars(600)));
    assert_eq!(share.tokens, Some(2000));
    // Rounded down, a share of one call would be none.
    assert_eq!(share.calls, Some(1));
    assert_eq!(share.time, Some(Duration::from_secs(60)));
    assert_eq!(two_thirds(Caps::default()), Caps::default());
}
