//! Parts of a strategy that can be switched off, for ablation studies.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::tools::code::{Help, Switch};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Optimisation {
    /// The report in words, with what the bug means and how its like is repaired; without it the text as printed.
    ReportPurification,
    /// Tools go on by themselves where the next question is plain.
    ChainCompression,
    /// Narrow views, wrong lines of symbols and misplaced hunks are put right.
    AutoCorrection,
    /// Later rounds see what failed before, and why.
    Counterexamples,
    /// What variables held at the crash, and who last wrote what did harm.
    RuntimeValues,
}

impl Optimisation {
    pub const ALL: [Self; 5] = [
        Self::ReportPurification,
        Self::ChainCompression,
        Self::AutoCorrection,
        Self::Counterexamples,
        Self::RuntimeValues,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::ReportPurification => "report-purification",
            Self::ChainCompression => "chain-compression",
            Self::AutoCorrection => "auto-correction",
            Self::Counterexamples => "counterexamples",
            Self::RuntimeValues => "runtime-values",
        }
    }
}

impl FromStr for Optimisation {
    type Err = UnknownOptimisation;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|one| one.name() == word);
        found.ok_or_else(|| UnknownOptimisation(word.to_owned()))
    }
}

/// A name of nothing that can be switched off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownOptimisation(pub String);

impl fmt::Display for UnknownOptimisation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Optimisation::ALL.map(Optimisation::name).join(", ");
        let word = &self.0;
        write!(f, "`{word}` cannot be left out; there is {names}")
    }
}

impl std::error::Error for UnknownOptimisation {}

/// What is switched off; nothing by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Switches {
    off: BTreeSet<Optimisation>,
}

impl Switches {
    pub fn without(mut self, one: Optimisation) -> Self {
        self.off.insert(one);
        self
    }

    pub fn switch(&self, one: Optimisation) -> Switch {
        match self.off.contains(&one) {
            true => Switch::Off,
            false => Switch::On,
        }
    }

    /// What of it concerns the tools that read code.
    pub(crate) fn help(&self) -> Help {
        let chain = self.switch(Optimisation::ChainCompression);
        Help {
            correction: self.switch(Optimisation::AutoCorrection),
            dominators: chain,
            exploration: chain,
            ..Help::default()
        }
    }
}

impl FromIterator<Optimisation> for Switches {
    fn from_iter<I: IntoIterator<Item = Optimisation>>(all: I) -> Self {
        Self {
            off: all.into_iter().collect(),
        }
    }
}

#[cfg(test)]
#[path = "switches_tests.rs"]
mod tests;
