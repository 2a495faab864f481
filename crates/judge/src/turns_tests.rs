use std::sync::mpsc;
use std::thread;

use super::*;

#[test]
fn the_lowest_number_goes_first() {
    let turns = Turns::default();
    let numbers = [turns.number(), turns.number(), turns.number()];
    assert!(numbers.is_sorted());
    let first = turns.queue(numbers[0]);
    first.wait();
    let (order, ran) = mpsc::channel();
    // Both are queued before the first is done, the later one in front.
    let waiting = [turns.queue(numbers[2]), turns.queue(numbers[1])];
    thread::scope(|scope| {
        for turn in waiting {
            let order = order.clone();
            scope.spawn(move || {
                turn.wait();
                order.send(turn.number).unwrap();
            });
        }
        assert!(ran.try_recv().is_err(), "nobody runs beside the first");
        drop(first);
    });
    let ran: Vec<u64> = ran.try_iter().collect();
    assert_eq!(ran, [numbers[1], numbers[2]]);
}

#[test]
fn who_leaves_the_line_holds_nobody_up() {
    let turns = Turns::default();
    let (gone, last) = (turns.queue(1), turns.queue(2));
    drop(gone);
    last.wait();
    assert_eq!(turns.line().running, Some(2));
}
