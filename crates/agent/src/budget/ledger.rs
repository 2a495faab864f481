//! The arithmetic of budgets, without locks and clocks: every step is one call, so that a test can try all orders in which
//! parallel callers take their steps.

use patchwright_domain::chat::{Nanodollars, Spent, Usage, Worst};
use patchwright_domain::count::{agree, counted};

use super::Caps;

/// A tree of budgets.
#[derive(Debug, Clone, Default)]
pub(super) struct Ledger {
    nodes: Vec<Node>,
    /// Why no further call is allowed.
    broken: Option<String>,
}

#[derive(Debug, Clone, Default)]
struct Node {
    parent: Option<usize>,
    caps: Caps,
    spent: Spent,
    /// The part of `spent` for calls whose usage was never reported.
    lost: Spent,
    held: Held,
    /// The part of `spent` by an earlier process that this one has not replayed yet.
    before: Spent,
    /// What its refusals begin with.
    whose: &'static str,
    /// Whether its own caps refused a call.
    refused: bool,
}

/// Reserved for calls in flight.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Held {
    pub money: Nanodollars,
    pub tokens: u64,
    pub calls: u64,
}

/// The answer to a reservation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Leave {
    Granted,
    /// It will fit once calls in flight release what they do not use.
    Later,
    /// It would not fit even with no other call in flight.
    Refused(String),
}

impl Ledger {
    pub fn open(&mut self, parent: Option<usize>, caps: Caps, whose: &'static str) -> usize {
        self.nodes.push(Node {
            parent,
            caps,
            whose,
            ..Node::default()
        });
        self.nodes.len() - 1
    }

    pub fn reserve(&mut self, at: usize, worst: &Worst) -> Leave {
        let leave = self.leave(at, worst);
        match leave {
            Leave::Granted => self.each(at, |node| node.held.add(worst)),
            Leave::Refused(_) => self.note_refusal(at, worst),
            Leave::Later => {}
        }
        leave
    }

    /// Remembers whose caps refuse this call.
    pub fn note_refusal(&mut self, at: usize, worst: &Worst) {
        self.each(at, |node| {
            node.refused |= matches!(node.leave(worst), Leave::Refused(_));
        });
    }

    pub fn has_refused(&self, at: usize) -> bool {
        self.nodes.get(at).is_some_and(|node| node.refused)
    }

    /// How a reservation would be answered now.
    pub fn leave(&self, at: usize, worst: &Worst) -> Leave {
        if let Some(words) = &self.broken {
            return Leave::Refused(words.clone());
        }
        let mut leave = Leave::Granted;
        for node in self.path(at) {
            match node.leave(worst) {
                Leave::Granted => {}
                Leave::Later => leave = Leave::Later,
                refused @ Leave::Refused(_) => return refused,
            }
        }
        leave
    }

    /// The call is over: what it used counts, the rest is given back. True where it used no more than was reserved.
    pub fn settle(&mut self, at: usize, worst: &Worst, used: Spent) -> bool {
        self.each(at, |node| {
            node.held.take(worst);
            node.spent += used;
        });
        let kept = used.money <= worst.money.unwrap_or(used.money)
            && used.usage.input.saturating_add(used.usage.output) <= worst.tokens();
        if !kept {
            self.broken = Some("a provider reported more than its call could cost".to_owned());
        }
        kept
    }

    /// The call is over, and may be on the bill with all that was reserved.
    pub fn keep(&mut self, at: usize, worst: &Worst) {
        self.each(at, |node| {
            node.held.take(worst);
            node.spent += worst.spent();
            node.lost += worst.spent();
        });
    }

    /// Counts what was spent elsewhere, without checking caps.
    pub fn count(&mut self, at: usize, used: Spent) {
        self.each(at, |node| node.spent += used);
    }

    /// All that was spent before.
    pub fn begin_with(&mut self, at: usize, spent: Spent) {
        self.each(at, |node| {
            node.spent += spent;
            node.before += spent;
        });
    }

    /// A replayed call: budgets that began with its cost do not count it twice.
    pub fn count_again(&mut self, at: usize, used: Spent) {
        self.each(at, |node| node.spent += beyond(&mut node.before, used));
    }

    pub fn spent(&self, at: usize) -> Spent {
        self.nodes
            .get(at)
            .map(|node| node.spent)
            .unwrap_or_default()
    }

    pub fn lost(&self, at: usize) -> Spent {
        self.nodes.get(at).map(|node| node.lost).unwrap_or_default()
    }

    /// The caps of a budget and of all above it, with what is spent of each.
    pub fn caps(&self, at: usize) -> Vec<(Caps, Spent)> {
        self.path(at).map(|node| (node.caps, node.spent)).collect()
    }

    fn path(&self, at: usize) -> impl Iterator<Item = &Node> {
        let up = |node: &&Node| node.parent.and_then(|parent| self.nodes.get(parent));
        std::iter::successors(self.nodes.get(at), up)
    }

    fn each(&mut self, at: usize, mut change: impl FnMut(&mut Node)) {
        let mut next = Some(at);
        while let Some(node) = next.and_then(|at| self.nodes.get_mut(at)) {
            change(node);
            next = node.parent;
        }
    }
}

impl Node {
    fn leave(&self, worst: &Worst) -> Leave {
        let spent_tokens = self
            .spent
            .usage
            .input
            .saturating_add(self.spent.usage.output);
        let Some(money) = self.money(worst) else {
            return Leave::Refused(format!(
                "nobody told the prices of {}, so it cannot be held to a cap of money: set its prices, or give no such cap",
                worst.model
            ));
        };
        let columns = [
            money,
            (
                self.caps.tokens,
                spent_tokens,
                self.held.tokens,
                worst.tokens(),
            ),
            (self.caps.calls, self.spent.calls, self.held.calls, 1),
        ];
        let over = |taken: u64, more: u64, cap: Option<u64>| {
            cap.is_some_and(|cap| taken.saturating_add(more) > cap)
        };
        for (unit, (cap, spent, _, more)) in UNITS.iter().zip(columns) {
            if over(spent, more, cap) {
                let words = unit.refusal(cap.unwrap_or(0), spent, more);
                return Leave::Refused(format!("{}{words}", self.whose));
            }
        }
        let crowded = columns
            .iter()
            .any(|(cap, spent, held, more)| over(spent.saturating_add(*held), *more, *cap));
        if crowded {
            Leave::Later
        } else {
            Leave::Granted
        }
    }

    /// The column of money; nothing where a cap stands against an unknown price.
    fn money(&self, worst: &Worst) -> Option<(Option<u64>, u64, u64, u64)> {
        let more = match (self.caps.money, worst.money) {
            (Some(_), None) => return None,
            (_, money) => money.unwrap_or_default(),
        };
        let cap = self.caps.money.map(|cap| cap.0);
        Some((cap, self.spent.money.0, self.held.money.0, more.0))
    }
}

/// What is used beyond what was known before, which grows less.
fn beyond(before: &mut Spent, used: Spent) -> Spent {
    let beyond = |before: &mut u64, used: u64| {
        let known = used.min(*before);
        *before -= known;
        used - known
    };
    Spent {
        money: Nanodollars(beyond(&mut before.money.0, used.money.0)),
        usage: Usage {
            input: beyond(&mut before.usage.input, used.usage.input),
            cached: beyond(&mut before.usage.cached, used.usage.cached),
            cache_written: beyond(&mut before.usage.cache_written, used.usage.cache_written),
            output: beyond(&mut before.usage.output, used.usage.output),
        },
        calls: beyond(&mut before.calls, used.calls),
    }
}

const UNITS: [Unit; 3] = [Unit::Money, Unit::Tokens, Unit::Calls];

enum Unit {
    Money,
    Tokens,
    Calls,
}

impl Unit {
    fn refusal(&self, cap: u64, spent: u64, more: u64) -> String {
        let said = |amount: u64| match self {
            Self::Money => format!("${:.4}", Nanodollars(amount).dollars()),
            Self::Tokens => counted(amount, "token"),
            Self::Calls => counted(amount, "call"),
        };
        let is = agree(spent, "is", "are");
        match self {
            Self::Calls => format!("{spent} of {} {is} made", said(cap)),
            Self::Money | Self::Tokens => {
                format!(
                    "{} of {} are spent, and the next call may take {}",
                    said(spent),
                    said(cap),
                    said(more)
                )
            }
        }
    }
}

impl Held {
    fn add(&mut self, worst: &Worst) {
        self.money = self.money + worst.money.unwrap_or_default();
        self.tokens = self.tokens.saturating_add(worst.tokens());
        self.calls = self.calls.saturating_add(1);
    }

    fn take(&mut self, worst: &Worst) {
        let money = worst.money.unwrap_or_default();
        self.money = Nanodollars(self.money.0.saturating_sub(money.0));
        self.tokens = self.tokens.saturating_sub(worst.tokens());
        self.calls = self.calls.saturating_sub(1);
    }
}

#[cfg(test)]
#[path = "ledger_tests.rs"]
mod tests;
