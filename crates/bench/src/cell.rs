//! A cell: one repair of one case in one way. It is the unit that is run, resumed and handed to another machine.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A way to repair that is compared with others.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Arm {
    pub strategy: String,
    /// Models that take turns; empty for a strategy that asks none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<String>,
    /// What is switched off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Tells arms apart that differ in nothing but their limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Flags of `patchwright repair` with their values.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub limits: BTreeMap<String, String>,
}

impl Arm {
    /// `patchagent+small without counterexamples [short]`.
    pub fn name(&self) -> String {
        let mut name = self.strategy.clone();
        for model in &self.models {
            let _ = write!(name, "+{model}");
        }
        if !self.without.is_empty() {
            let _ = write!(name, " without {}", self.without.join(","));
        }
        if let Some(label) = &self.label {
            let _ = write!(name, " [{label}]");
        }
        name
    }

    /// The same way with nothing switched off: what an ablation is compared with.
    pub fn whole(&self) -> Self {
        Self {
            without: Vec::new(),
            ..self.clone()
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// As the suite names it: its folder, relative to the suite's.
    pub case: String,
    pub arm: Arm,
    /// The number of the repetition, from 1.
    pub seed: u32,
}

/// A cell and what identifies it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlannedCell {
    /// Also the name of its folder. Another source, arm or repetition is another cell.
    pub id: String,
    pub cell: Cell,
}

impl PlannedCell {
    /// `tree` is the hash of the case's source: a cell of a source that has changed is another cell.
    pub fn new(cell: Cell, tree: &str) -> Self {
        Self {
            id: id(&cell, tree),
            cell,
        }
    }
}

impl Cell {
    /// For a person: `cases/agenda · constraint`, with the repetition where there are several.
    pub fn describe(&self) -> String {
        let again = match self.seed {
            1 => String::new(),
            seed => format!(" · seed {seed}"),
        };
        format!("{} · {}{again}", self.case, self.arm.name())
    }

    /// The arguments of `patchwright repair` after the case.
    pub fn words(&self) -> Vec<String> {
        let mut words = vec!["--strategy".to_owned(), self.arm.strategy.clone()];
        let mut add = |flag: &str, value: &str| words.push(format!("--{flag}={value}"));
        for model in &self.arm.models {
            add("model", model);
        }
        for name in &self.arm.without {
            add("without", name);
        }
        for (flag, value) in &self.arm.limits {
            add(flag, value);
        }
        words
    }
}

fn id(cell: &Cell, tree: &str) -> String {
    let mut hash = Sha256::new();
    let parts = [
        cell.case.as_str(),
        &cell.arm.name(),
        &cell.seed.to_string(),
        &format!("{:?}", cell.arm.limits),
        tree,
    ];
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut digest = String::new();
    for byte in hash.finalize().iter().take(6) {
        // Writing to a string cannot fail.
        let _ = write!(digest, "{byte:02x}");
    }
    let last = cell.case.rsplit('/').find(|part| !part.is_empty());
    format!(
        "{}-{}-{}-{digest}",
        slug(last.unwrap_or("case"), 24),
        slug(&cell.arm.name(), 40),
        cell.seed
    )
}

/// Usable as the name of a folder everywhere.
fn slug(text: &str, most: usize) -> String {
    let plain = |c: char| match c.is_ascii_alphanumeric() || c == '_' {
        true => c.to_ascii_lowercase(),
        false => '-',
    };
    let slug: String = text.chars().map(plain).take(most).collect();
    slug.trim_matches('-').to_owned()
}

#[cfg(test)]
#[path = "cell_tests.rs"]
mod tests;
