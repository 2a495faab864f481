//! What became of inputs near the PoC and of those that the user gave.

use serde::{Deserialize, Serialize};

use crate::count::{agree, counted};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeighbourCounts {
    pub run: usize,
    /// Hit the same bug before the patch.
    pub hit: usize,
    /// Of those, clean after it.
    pub fixed: usize,
    /// In how many different ways those had crashed: at other places, by other values, on the way of other calls.
    #[serde(default)]
    pub different: usize,
    /// Another bug that only the patched program shows.
    pub exposed: usize,
    /// Benign before, with another status, output or file after.
    pub changed: usize,
    /// Benign before, and run again after.
    #[serde(default)]
    pub benign: usize,
    /// The first of the benign ones that behave differently: names of files before numbers of mutants.
    #[serde(default)]
    pub changed_inputs: Vec<String>,
    /// Nothing where the user gave none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seeds: Option<SeedCounts>,
}

/// What became of the inputs that the user gave.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedCounts {
    /// Files in the folders.
    pub given: usize,
    /// Benign before the patch, and run again after it.
    pub compared: usize,
    pub changed: usize,
    /// Why the others were not compared, each reason with its count.
    pub left_out: Vec<String>,
}

impl NeighbourCounts {
    /// What a passing patch does with the neighbours, for a person.
    pub fn describe(&self) -> String {
        let elsewhere = match self.exposed {
            0 => "none shows another bug".to_owned(),
            1 => "1 shows another bug".to_owned(),
            many => format!("{many} show another bug"),
        };
        format!(
            "{} run: {} of {} that crashed {} clean, {elsewhere}, {}",
            counted(self.run, "neighbour"),
            self.fixed,
            self.hit,
            agree(self.fixed, "is", "are"),
            self.describe_behaviour()
        )
    }

    /// `1 of 9 benign inputs behaves differently (hp.jpg)`; where nothing was compared it says so.
    pub fn describe_behaviour(&self) -> String {
        let words = describe_behaviour(self.changed, self.benign);
        let names = match (self.changed_inputs.as_slice(), self.changed) {
            ([], _) => String::new(),
            (named, all) if named.len() < all => {
                let further = all - named.len();
                format!(" ({} and {further} more)", named.join(", "))
            }
            (named, _) => format!(" ({})", named.join(", ")),
        };
        let seeds = self.seeds.as_ref().map(SeedCounts::describe_after);
        let seeds = seeds.map(|words| format!(" · {words}")).unwrap_or_default();
        format!("{words}{names}{seeds}")
    }

    /// Of the user's own inputs, those that behave differently.
    pub fn changed_seeds(&self) -> usize {
        self.seeds.as_ref().map_or(0, |seeds| seeds.changed)
    }

    /// Whether benign inputs were compared, the user's own among them where there are some. Without that, that nothing
    /// changed says nothing.
    pub fn tells_of_benign(&self) -> bool {
        let seeds = self.seeds.as_ref();
        self.benign > 0 && seeds.is_none_or(|seeds| seeds.compared > 0)
    }

    /// Together with another PoC's.
    pub fn add(&mut self, other: &Self) {
        self.run += other.run;
        self.hit += other.hit;
        self.fixed += other.fixed;
        self.different += other.different;
        self.exposed += other.exposed;
        self.changed += other.changed;
        self.benign += other.benign;
        let names = other.changed_inputs.iter();
        self.changed_inputs.extend(names.cloned());
        self.seeds = match (self.seeds.take(), other.seeds.clone()) {
            // The same files for every PoC.
            (Some(one), Some(two)) => Some(SeedCounts {
                changed: one.changed.max(two.changed),
                ..if one.compared <= two.compared {
                    one
                } else {
                    two
                }
            }),
            (one, two) => one.or(two),
        };
    }
}

impl SeedCounts {
    /// Before any patch: how many of them can tell something about one.
    pub fn describe_before(&self) -> String {
        let compared = match self.compared {
            0 => format!("none of {} can be compared", counted(self.given, "seed")),
            1 => format!(
                "1 of {} is benign and compared",
                counted(self.given, "seed")
            ),
            some => format!(
                "{some} of {} are benign and compared",
                counted(self.given, "seed")
            ),
        };
        format!("{compared}{}", self.describe_left_out())
    }

    fn describe_after(&self) -> String {
        let compared = match (self.changed, self.compared) {
            (_, 0) => format!("none of {} was compared", counted(self.given, "seed")),
            (changed, compared) => format!(
                "{changed} of {compared} compared seeds {} differently",
                agree(changed, "behaves", "behave")
            ),
        };
        format!("{compared}{}", self.describe_left_out())
    }

    fn describe_left_out(&self) -> String {
        match self.left_out.as_slice() {
            [] => String::new(),
            reasons => format!(" · not compared: {}", reasons.join(", ")),
        }
    }
}

/// Nothing compared is nothing known, and is never told as nothing changed.
pub(crate) fn describe_behaviour(changed: usize, benign: usize) -> String {
    match (changed, benign) {
        (0, 0) => "no benign input was there to compare".to_owned(),
        (0, 1) => "the one benign input behaves as before".to_owned(),
        (0, benign) => format!("all {benign} benign inputs behave as before"),
        (_, 1) => "the one benign input behaves differently".to_owned(),
        (1, benign) => format!("1 of {benign} benign inputs behaves differently"),
        (changed, benign) => format!("{changed} of {benign} benign inputs behave differently"),
    }
}
