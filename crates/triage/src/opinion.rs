//! What another program says about our grouping, as it is kept and printed.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// How libcasr's clusters of the crashing stacks compare with our bugs. It is told and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum SecondOpinion {
    /// Each bug is one cluster.
    Agrees {
        clusters: usize,
    },
    Differs {
        clusters: usize,
        /// Bugs whose files are in several clusters.
        split: Vec<SplitBug>,
        /// Clusters with files of several bugs.
        joined: Vec<JoinedBugs>,
    },
    NotAvailable {
        reason: String,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SplitBug {
    pub bug: usize,
    /// Its files by cluster, the largest cluster first.
    pub clusters: Vec<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinedBugs {
    pub bugs: Vec<usize>,
    /// The files of the cluster, in the order of their bugs.
    pub files: Vec<String>,
}

/// A file with its bug and its cluster.
pub(crate) struct Placed {
    pub file: String,
    pub bug: usize,
    pub cluster: usize,
}

/// Where bugs and clusters are not the same.
pub(crate) fn compare(placed: &[Placed]) -> SecondOpinion {
    let mut by_bug: BTreeMap<usize, BTreeMap<usize, Vec<String>>> = BTreeMap::new();
    let mut by_cluster: BTreeMap<usize, (BTreeSet<usize>, Vec<String>)> = BTreeMap::new();
    for one in placed {
        let parts = by_bug.entry(one.bug).or_default();
        parts.entry(one.cluster).or_default().push(one.file.clone());
        let (bugs, files) = by_cluster.entry(one.cluster).or_default();
        bugs.insert(one.bug);
        files.push(one.file.clone());
    }
    let clusters = by_cluster.len();
    let several = by_bug.into_iter().filter(|(_, parts)| parts.len() > 1);
    let split: Vec<SplitBug> = several.map(|(bug, parts)| split(bug, parts)).collect();
    let several = by_cluster.into_values().filter(|(bugs, _)| bugs.len() > 1);
    let joined = several.map(|(bugs, files)| JoinedBugs {
        bugs: bugs.into_iter().collect(),
        files,
    });
    let mut joined: Vec<JoinedBugs> = joined.collect();
    joined.sort_by(|a, b| a.bugs.cmp(&b.bugs));
    match split.is_empty() && joined.is_empty() {
        true => SecondOpinion::Agrees { clusters },
        false => SecondOpinion::Differs {
            clusters,
            split,
            joined,
        },
    }
}

fn split(bug: usize, parts: BTreeMap<usize, Vec<String>>) -> SplitBug {
    let mut clusters: Vec<Vec<String>> = parts.into_values().collect();
    clusters.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    SplitBug { bug, clusters }
}
