//! What `repair --all` has done so far: kept beside the patches after each bug, so that a later call goes on from there.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use patchwright_domain::repair::{RepairStatus, RepairSummary};
use patchwright_domain::verdict::Trust;
use patchwright_triage::{BugRow, Level};
use serde::{Deserialize, Serialize};

const FILE: &str = "repairs.json";

/// One bug; the fields of its JSON are a contract.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct BugRepair {
    pub bug: usize,
    pub severity: Level,
    pub kind: String,
    pub signature: String,
    /// A status of `repair`, `ended` by the patch of another bug, or `error`.
    pub status: String,
    pub reason: Option<String>,
    /// The bug whose patch ends this one as well.
    pub ended_by: Option<usize>,
    pub trust: Option<Trust>,
    pub patch: Option<String>,
    pub bundle: Option<String>,
    pub run: Option<String>,
    pub seconds: f64,
    pub usd: f64,
    /// Other bugs that its patch ends.
    pub also_ends: Vec<usize>,
    /// Files of this bug that still crash with its patch: they show another one.
    pub still: Vec<String>,
    /// Why the other bugs' inputs were not run on the patch.
    pub not_rechecked: Option<String>,
    /// Of the case that was repaired.
    pub identity: String,
}

impl BugRepair {
    pub(super) fn new(bug: &BugRow, identity: &str, status: &str) -> Self {
        Self {
            bug: bug.bug,
            severity: bug.severity,
            kind: bug.kind.name().to_owned(),
            signature: bug.signature.0.clone(),
            status: status.to_owned(),
            reason: None,
            ended_by: None,
            trust: None,
            patch: None,
            bundle: None,
            run: None,
            seconds: 0.0,
            usd: 0.0,
            also_ends: Vec::new(),
            still: Vec::new(),
            not_rechecked: None,
            identity: identity.to_owned(),
        }
    }

    pub(super) fn of_repair(bug: &BugRow, identity: &str, done: &RepairSummary) -> Self {
        Self {
            reason: done.reason.clone(),
            trust: done.trust,
            patch: done.patch.clone(),
            bundle: done.bundle.clone(),
            run: Some(done.run.clone()),
            seconds: done.seconds,
            usd: done.cost.usd,
            ..Self::new(bug, identity, done.status.name())
        }
    }

    /// Whether there is nothing left to do for it.
    pub(super) fn is_settled(&self) -> bool {
        self.status == RepairStatus::Repaired.name() || self.ended_by.is_some()
    }
}

/// The rows of all bugs that were worked on.
#[derive(Debug)]
pub(super) struct AllRecord {
    path: PathBuf,
    pub rows: Vec<BugRepair>,
}

impl AllRecord {
    /// What an earlier call left. A file that cannot be read is not written over.
    pub(super) fn open(out: &Path) -> anyhow::Result<Self> {
        let path = out.join(FILE);
        let failed = || {
            format!(
                "cannot go on from {}; move it away to begin anew",
                path.display()
            )
        };
        let rows = match fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes).with_context(failed)?,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(error).with_context(failed),
        };
        Ok(Self { path, rows })
    }

    /// Leaves out rows of cases that are not these any more, and of patches that are gone.
    pub(super) fn keep(&mut self, identities: &[(usize, String)]) {
        let is_known = |row: &BugRepair| {
            let mut all = identities.iter();
            all.any(|(bug, identity)| *bug == row.bug && *identity == row.identity)
        };
        let is_there = |row: &BugRepair| {
            let patch = row.patch.as_ref().map(Path::new);
            is_known(row) && patch.is_some_and(Path::is_file)
        };
        let patched: Vec<usize> = self
            .rows
            .iter()
            .filter(|row| row.ended_by.is_none() && row.is_settled() && is_there(row))
            .map(|row| row.bug)
            .collect();
        self.rows.retain(|row| match row.ended_by {
            Some(by) => is_known(row) && patched.contains(&by),
            None => patched.contains(&row.bug),
        });
    }

    pub(super) fn is_settled(&self, bug: usize) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|row| row.bug == bug && row.is_settled())
    }

    /// Takes a row in and writes all of them, whole or not at all.
    pub(super) fn add(&mut self, row: BugRepair) -> anyhow::Result<()> {
        self.rows.retain(|other| other.bug != row.bug);
        self.rows.push(row);
        self.rows.sort_by_key(|row| row.bug);
        let folder = self.path.parent().unwrap_or(Path::new("."));
        let failed = || format!("cannot write {}", self.path.display());
        fs::create_dir_all(folder).with_context(failed)?;
        let mut file = tempfile::NamedTempFile::new_in(folder).with_context(failed)?;
        let text = serde_json::to_vec_pretty(&self.rows)?;
        file.write_all(&text).with_context(failed)?;
        file.persist(&self.path).with_context(failed)?;
        Ok(())
    }
}

#[cfg(test)]
#[path = "repair_all_record_tests.rs"]
pub(super) mod tests;
