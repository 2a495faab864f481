//! The order in which several models take turns.

use std::fmt;
use std::str::FromStr;

use anyhow::anyhow;
use patchwright_domain::chat::Price;

use super::Chosen;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ModelOrder {
    /// By price; models without a known price come last, in the given order.
    #[default]
    Cheapest,
    Given,
}

/// How many tokens a repair reads for each one that it writes.
const READ_FOR_ONE_WRITTEN: f64 = 10.0;

impl ModelOrder {
    pub const ALL: [Self; 2] = [Self::Cheapest, Self::Given];

    pub fn word(self) -> &'static str {
        match self {
            Self::Cheapest => "cheapest",
            Self::Given => "given",
        }
    }

    pub fn sorted(self, mut models: Vec<Chosen>) -> Vec<Chosen> {
        match self {
            Self::Cheapest => models.sort_by(|one, other| dear(one).total_cmp(&dear(other))),
            Self::Given => {}
        }
        models
    }
}

fn dear(model: &Chosen) -> f64 {
    let price = match model {
        Chosen::Model(spec) => spec.price,
        Chosen::Replay(_) => None,
    };
    let together = |price: Price| READ_FOR_ONE_WRITTEN * price.input + price.output;
    price.map_or(f64::INFINITY, together)
}

impl fmt::Display for ModelOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for ModelOrder {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> anyhow::Result<Self> {
        let known = Self::ALL.into_iter().find(|one| one.word() == word);
        known.ok_or_else(|| {
            anyhow!(
                "there is no order `{}`; write cheapest or given",
                word.escape_debug()
            )
        })
    }
}
