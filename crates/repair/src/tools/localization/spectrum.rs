//! How suspicious a line is, by which runs execute it: those that fail, and those that do not.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// How many runs execute a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hits {
    pub failing: u32,
    pub passing: u32,
}

/// How many runs there are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Runs {
    pub failing: u32,
    pub passing: u32,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Formula {
    #[default]
    Ochiai,
    DStar,
    Tarantula,
}

impl Formula {
    pub const ALL: [Self; 3] = [Self::Ochiai, Self::DStar, Self::Tarantula];

    pub fn name(self) -> &'static str {
        match self {
            Self::Ochiai => "ochiai",
            Self::DStar => "dstar",
            Self::Tarantula => "tarantula",
        }
    }

    /// Higher is more suspicious. Infinite for `DStar` where all failing runs execute the line and no other does.
    pub fn score(self, hits: Hits, runs: Runs) -> f64 {
        let [failing, passing] = [hits.failing, hits.passing].map(f64::from);
        let [all_failing, all_passing] = [runs.failing, runs.passing].map(f64::from);
        if failing == 0.0 {
            return 0.0;
        }
        match self {
            Self::Ochiai => failing / (all_failing * (failing + passing)).sqrt(),
            Self::DStar => failing * failing / (passing + all_failing - failing),
            Self::Tarantula => {
                let share = failing / all_failing;
                let other = match all_passing {
                    0.0 => 0.0,
                    all => passing / all,
                };
                share / (share + other)
            }
        }
    }

    /// The more suspicious first.
    pub fn compare(self, one: Hits, other: Hits, runs: Runs) -> Ordering {
        self.score(other, runs).total_cmp(&self.score(one, runs))
    }
}

impl FromStr for Formula {
    type Err = UnknownFormula;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let word = word.trim().to_ascii_lowercase();
        let found = Self::ALL.into_iter().find(|one| one.name() == word);
        found.ok_or(UnknownFormula(word))
    }
}

/// A formula that is not known here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownFormula(pub String);

impl fmt::Display for UnknownFormula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Formula::ALL.map(Formula::name).join(", ");
        write!(f, "there is no formula `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownFormula {}

#[cfg(test)]
#[path = "spectrum_tests.rs"]
mod tests;
