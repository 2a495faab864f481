//! How often each help of a strategy acted, by the name that `--without` knows it by.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub const REPORT_PURIFICATION: &str = "report-purification";
pub const DOMINATOR_ACTIONS: &str = "dominator-actions";
pub const HEURISTIC_EXPLORATION: &str = "heuristic-exploration";
pub const AUTO_CORRECTION: &str = "auto-correction";
pub const COUNTEREXAMPLES: &str = "counterexamples";
pub const RUNTIME_VALUES: &str = "runtime-values";
pub const NARROWING: &str = "narrowing";

/// What acted, and how often; what did not is not in it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Assists(BTreeMap<String, u64>);

impl Assists {
    /// One help that acted so often.
    pub fn of(name: &str, count: usize) -> Self {
        let mut assists = Self::default();
        assists.add(name, count);
        assists
    }

    pub fn add(&mut self, name: &str, count: usize) {
        if count > 0 {
            let known = self.0.entry(name.to_owned()).or_default();
            *known = known.saturating_add(count as u64);
        }
    }

    pub fn merge(&mut self, others: &Self) {
        for (name, count) in &others.0 {
            let known = self.0.entry(name.clone()).or_default();
            *known = known.saturating_add(*count);
        }
    }

    pub fn count(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or_default()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `auto-correction 3 · dominator-actions 7`.
    pub fn describe(&self) -> String {
        let all = self.0.iter().map(|(name, count)| format!("{name} {count}"));
        all.collect::<Vec<_>>().join(" · ")
    }
}
