use super::*;

/// A caller: where it stands in the tree, and its calls one after the other.
#[derive(Clone)]
struct Caller {
    at: usize,
    calls: Vec<(Worst, Spent)>,
    next: usize,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Before,
    Under,
}

#[derive(Clone)]
struct World {
    ledger: Ledger,
    callers: Vec<Caller>,
    paid: Spent,
    refused: usize,
}

#[derive(PartialEq)]
enum Moved {
    Yes,
    Waits,
    Finished,
}

fn worst(money: u64, tokens: u64) -> Worst {
    Worst {
        model: "m".to_owned(),
        input: tokens,
        output: 0,
        money: Some(Nanodollars(money)),
    }
}

fn used(money: u64, tokens: u64) -> Spent {
    Spent {
        money: Nanodollars(money),
        usage: Usage {
            input: tokens,
            ..Usage::default()
        },
        calls: 1,
    }
}

fn caps(money: u64, tokens: u64, calls: u64) -> Caps {
    Caps {
        money: Some(Nanodollars(money)),
        tokens: Some(tokens),
        calls: Some(calls),
        time: None,
    }
}

impl World {
    fn step(&mut self, who: usize) -> Moved {
        let caller = &mut self.callers[who];
        let Some((worst, used)) = caller.calls.get(caller.next).cloned() else {
            return Moved::Finished;
        };
        if caller.phase == Phase::Under {
            assert!(self.ledger.settle(caller.at, &worst, used));
            self.paid += used;
            (caller.next, caller.phase) = (caller.next + 1, Phase::Before);
            return Moved::Yes;
        }
        let fits = fits_alone(&self.ledger, caller.at, &worst);
        match self.ledger.reserve(caller.at, &worst) {
            Leave::Granted => caller.phase = Phase::Under,
            Leave::Later => {
                assert!(fits);
                return Moved::Waits;
            }
            Leave::Refused(words) => {
                assert!(!fits, "refused although it fits at rest: {words}");
                self.refused += 1;
                caller.next += 1;
            }
        }
        Moved::Yes
    }

    fn check(&self) {
        for node in &self.ledger.nodes {
            let tokens = node.spent.usage.input + node.spent.usage.output + node.held.tokens;
            assert!(node.spent.money.0 + node.held.money.0 <= node.caps.money.unwrap().0);
            assert!(tokens <= node.caps.tokens.unwrap());
            assert!(node.spent.calls + node.held.calls <= node.caps.calls.unwrap());
        }
    }

    fn check_end(&self) {
        assert!(
            self.ledger
                .nodes
                .iter()
                .all(|node| node.held == Held::default())
        );
        assert_eq!(self.ledger.spent(0), self.paid);
    }
}

/// By other means than the ledger's own: nobody else holds anything, does it fit?
fn fits_alone(ledger: &Ledger, at: usize, worst: &Worst) -> bool {
    ledger.caps(at).iter().all(|(caps, spent)| {
        spent.money.0 + worst.money.unwrap().0 <= caps.money.unwrap().0
            && spent.usage.input + spent.usage.output + worst.tokens() <= caps.tokens.unwrap()
            && spent.calls < caps.calls.unwrap()
    })
}

/// Every order in which the callers can take their steps. Gives the number of orders.
fn every_order(world: &World) -> usize {
    world.check();
    let mut orders = 0;
    let mut waiting = false;
    for who in 0..world.callers.len() {
        let mut next = world.clone();
        match next.step(who) {
            Moved::Yes => orders += every_order(&next),
            Moved::Waits => waiting = true,
            Moved::Finished => {}
        }
    }
    if orders > 0 {
        return orders;
    }
    assert!(!waiting, "all wait for each other");
    world.check_end();
    1
}

fn world(root: Caps, inner: Caps, callers: Vec<(NodePlace, Vec<(Worst, Spent)>)>) -> World {
    let mut ledger = Ledger::default();
    let root = ledger.open(None, root, "");
    let middle = ledger.open(Some(root), inner, "");
    let leaf = ledger.open(Some(middle), inner, "");
    let caller = |(place, calls): (NodePlace, Vec<(Worst, Spent)>)| Caller {
        at: match place {
            NodePlace::Root => root,
            NodePlace::Middle => middle,
            NodePlace::Leaf => leaf,
        },
        calls,
        next: 0,
        phase: Phase::Before,
    };
    World {
        ledger,
        callers: callers.into_iter().map(caller).collect(),
        paid: Spent::default(),
        refused: 0,
    }
}

#[derive(Clone, Copy)]
enum NodePlace {
    Root,
    Middle,
    Leaf,
}

/// Each caller once uses less than it reserved, and once fails: nothing is billed, or perhaps everything.
fn calls(size: u64) -> Vec<(Worst, Spent)> {
    let kept = worst(size, 10).spent();
    let first = match size % 3 {
        0 => Spent::default(),
        1 => kept,
        _ => used(size - 1, 2),
    };
    vec![
        (worst(size, 10), first),
        (worst(size + 1, 20), used(size, 5)),
    ]
}

#[test]
fn no_order_of_three_callers_passes_a_cap() {
    use NodePlace::{Leaf, Middle, Root};
    let tight = caps(14, 60, 5);
    let cases = [
        // Everything fits, the root is tight, the inner budgets are tight, one call at a time fits, nothing fits.
        (caps(100, 1000, 10), caps(100, 1000, 10), [Root, Root, Root]),
        (tight, caps(100, 1000, 10), [Leaf, Middle, Root]),
        (caps(100, 1000, 10), tight, [Leaf, Leaf, Middle]),
        (caps(6, 20, 3), caps(6, 20, 2), [Leaf, Root, Middle]),
        (caps(2, 5, 9), caps(2, 5, 9), [Leaf, Root, Root]),
    ];
    for (root, inner, places) in cases {
        let callers = places
            .into_iter()
            .zip(3..)
            .map(|(place, size)| (place, calls(size)));
        assert!(every_order(&world(root, inner, callers.collect())) > 0);
    }
}

#[test]
fn without_caps_in_the_way_all_orders_are_tried() {
    let roomy = caps(1000, 1000, 100);
    let callers = (3..6).map(|size| (NodePlace::Leaf, calls(size))).collect();
    // Twelve steps, four of each caller: 12! / (4! 4! 4!).
    assert_eq!(every_order(&world(roomy, roomy, callers)), 34650);
}

/// Enough for an order: not secure, and the same everywhere.
fn dice(seed: &mut u64, sides: u64) -> u64 {
    *seed = seed
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    (*seed >> 33) % sides
}

#[test]
fn no_thrown_order_of_many_callers_passes_a_cap() {
    let mut refused = 0;
    for mut seed in 0..400 {
        let places = [NodePlace::Root, NodePlace::Middle, NodePlace::Leaf];
        let callers = (0..8).map(|_| {
            let place = places[dice(&mut seed, 3) as usize];
            let calls = (0..5).map(|_| {
                let (money, tokens) = (1 + dice(&mut seed, 9), 1 + dice(&mut seed, 30));
                let spent = match dice(&mut seed, 4) {
                    0 => Spent::default(),
                    1 => worst(money, tokens).spent(),
                    _ => used(dice(&mut seed, money + 1), dice(&mut seed, tokens + 1)),
                };
                (worst(money, tokens), spent)
            });
            (place, calls.collect())
        });
        let callers = callers.collect();
        let mut world = world(caps(60, 300, 30), caps(40, 200, 20), callers);
        let mut quiet = 0;
        while quiet < 200 {
            let who = dice(&mut seed, 8) as usize;
            match world.step(who) {
                Moved::Yes => quiet = 0,
                Moved::Waits | Moved::Finished => quiet += 1,
            }
            world.check();
        }
        let ended = |caller: &Caller| caller.next == caller.calls.len();
        assert!(world.callers.iter().all(ended), "somebody waits for ever");
        world.check_end();
        refused += world.refused;
    }
    assert!(refused > 400, "the caps were never in the way");
}

#[test]
fn more_than_reserved_ends_everything() {
    let mut ledger = Ledger::default();
    let root = ledger.open(None, Caps::default(), "");
    let one = worst(5, 10);
    assert_eq!(ledger.reserve(root, &one), Leave::Granted);
    assert!(!ledger.settle(root, &one, used(5, 11)));
    assert_eq!(ledger.spent(root), used(5, 11));
    assert!(matches!(ledger.reserve(root, &one), Leave::Refused(_)));
}

#[test]
fn refusals_name_the_cap() {
    let unpriced = Worst {
        money: None,
        ..worst(0, 1)
    };
    let cases = [
        (
            caps(4, 99, 9),
            worst(5, 1),
            "$0.0000 of $0.0000 are spent, and the next call may take $0.0000",
        ),
        (
            caps(9, 9, 9),
            worst(5, 10),
            "0 tokens of 9 tokens are spent, and the next call may take 10 tokens",
        ),
        (caps(9, 99, 0), worst(5, 10), "0 of 0 calls are made"),
        (
            caps(9, 99, 9),
            unpriced.clone(),
            "nobody told the prices of m",
        ),
    ];
    for (caps, worst, words) in cases {
        let mut ledger = Ledger::default();
        let root = ledger.open(None, caps, "");
        let below = ledger.open(Some(root), Caps::default(), "");
        let Leave::Refused(said) = ledger.reserve(below, &worst) else {
            panic!("{words}");
        };
        assert!(said.starts_with(words), "{said}");
        assert_eq!(ledger.nodes[below].held, Held::default());
    }
    let mut ledger = Ledger::default();
    let root = ledger.open(None, Caps::default(), "");
    assert_eq!(ledger.reserve(root, &unpriced), Leave::Granted);
}

#[test]
fn a_refusal_is_laid_to_the_budget_whose_caps_made_it() {
    let mut ledger = Ledger::default();
    let all = ledger.open(None, caps(100, 1000, 10), "");
    let (tight, wide) = (
        ledger.open(Some(all), caps(5, 1000, 10), ""),
        ledger.open(Some(all), Caps::default(), ""),
    );
    assert!(matches!(
        ledger.reserve(tight, &worst(6, 1)),
        Leave::Refused(_)
    ));
    assert!(ledger.has_refused(tight) && !ledger.has_refused(all));
    assert!(matches!(
        ledger.reserve(wide, &worst(101, 1)),
        Leave::Refused(_)
    ));
    assert!(ledger.has_refused(all) && !ledger.has_refused(wide));
}
