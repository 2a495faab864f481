//! Which kind of change has its turn: those that led somewhere more often. Without such knowledge, each as often as any other.

use std::collections::BTreeMap;

/// A kind of change: its place in the list of kinds, for text and for other files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::neighbours) struct Kind {
    pub(super) of_text: bool,
    pub(super) at: usize,
}

impl Kind {
    /// What follows from comparisons. It has its own turns.
    pub(super) const COMPARED: Self = Self {
        of_text: false,
        at: usize::MAX,
    };
}

#[derive(Debug, Default)]
pub(super) struct Turns(BTreeMap<Kind, Yield>);

#[derive(Debug, Clone, Copy, Default)]
struct Yield {
    used: u32,
    good: u32,
}

impl Turns {
    /// The kinds in the order in which they are asked for a trial. The share of each follows from what it yielded, as if it had been
    /// tried twice before and led somewhere once.
    pub(super) fn order(&self, of_text: bool, kinds: usize) -> Vec<Kind> {
        let mut all: Vec<Kind> = (0..kinds).map(|at| Kind { of_text, at }).collect();
        all.sort_by_key(|kind| {
            let Yield { used, good } = self.0.get(kind).copied().unwrap_or_default();
            let (used, good) = (u64::from(used), u64::from(good));
            // Times used for each unit of yield, in thousandths.
            ((used + 1) * (used + 2) * 1000 / (good + 1), kind.at)
        });
        all
    }

    pub(super) fn use_up(&mut self, kind: Kind) {
        self.0.entry(kind).or_default().used += 1;
    }

    /// A trial of this kind led somewhere.
    pub(super) fn reward(&mut self, kind: Kind) {
        self.0.entry(kind).or_default().good += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(rewarded: &[usize], turns: usize) -> Vec<u32> {
        let mut known = Turns::default();
        for _ in 0..turns {
            let kind = known.order(true, 3)[0];
            known.use_up(kind);
            if rewarded.contains(&kind.at) {
                known.reward(kind);
            }
        }
        known.0.values().map(|one| one.used).collect()
    }

    #[test]
    fn what_yields_has_most_turns_and_nothing_is_forgotten() {
        assert_eq!(uses(&[], 30), [10, 10, 10]);
        let [first, good, last] = uses(&[1], 200)[..] else {
            panic!()
        };
        assert!(good > 140 && first > 5 && last > 5, "{first} {good} {last}");
    }
}
