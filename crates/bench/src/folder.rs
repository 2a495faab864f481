//! The folder of a benchmark: which cells it has, and the result of each in a file of its own, written whole or not at
//! all. Several processes, on several machines that share it, may work on it.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cell::PlannedCell;
use crate::error::BenchError;
use crate::file_lock::FileLock;
use crate::result::CellResult;

const PLAN: &str = "bench.json";
const RESULT: &str = "result.json";
const LOCK: &str = "lock";
const ACCOUNT_LOCK: &str = "account.lock";

#[derive(Debug, Clone)]
pub struct BenchFolder {
    root: PathBuf,
}

/// The cells of a benchmark, done or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BenchPlan {
    pub name: String,
    pub cells: Vec<PlannedCell>,
}

/// Held while a process works on a cell; given back when it ends, however it does.
#[derive(Debug)]
pub struct CellLock {
    _lock: FileLock,
}

impl BenchFolder {
    pub fn new(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
        }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn write_plan(&self, plan: &BenchPlan) -> Result<(), BenchError> {
        write_whole(&self.root.join(PLAN), plan)
    }

    pub fn plan(&self) -> Result<BenchPlan, BenchError> {
        let path = self.root.join(PLAN);
        let none = |source| BenchError::NoBench {
            path: self.root.clone(),
            source,
        };
        match fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| none(Some(error))),
            Err(error) if error.kind() == ErrorKind::NotFound => Err(none(None)),
            Err(error) => Err(BenchError::io("read", &path)(error)),
        }
    }

    pub fn cell(&self, id: &str) -> CellFolder {
        CellFolder {
            path: self.root.join("cells").join(id),
        }
    }

    /// The results so far, in the order of the plan.
    pub fn results(&self, plan: &BenchPlan) -> Result<Vec<CellResult>, BenchError> {
        let read = |planned: &PlannedCell| self.cell(&planned.id).result();
        let found: Result<Vec<Option<CellResult>>, BenchError> =
            plan.cells.iter().map(read).collect();
        Ok(found?.into_iter().flatten().collect())
    }
}

/// What belongs to one cell.
#[derive(Debug, Clone)]
pub struct CellFolder {
    path: PathBuf,
}

impl CellFolder {
    /// Where its journal is.
    pub fn runs(&self) -> PathBuf {
        self.path.join("runs")
    }

    /// Where its patch and bundle are.
    pub fn out(&self) -> PathBuf {
        self.path.join("out")
    }

    /// Where the runs on held-out inputs are recorded.
    pub fn checks(&self) -> PathBuf {
        self.path.join("checks")
    }

    /// A file that is not whole, or of another version, is no result: the journal still has all that was paid for.
    pub fn result(&self) -> Result<Option<CellResult>, BenchError> {
        read_if_whole(&self.path.join(RESULT))
    }

    pub fn write_result(&self, result: &CellResult) -> Result<(), BenchError> {
        write_whole(&self.path.join(RESULT), result)
    }

    /// Nothing while another process works on the cell.
    pub fn lock(&self) -> Result<Option<CellLock>, BenchError> {
        let lock = FileLock::try_take(&self.path.join(LOCK))?;
        Ok(lock.map(|lock| CellLock { _lock: lock }))
    }

    /// Held while a process may spend something on the cell.
    pub(crate) fn account_lock(&self) -> PathBuf {
        self.path.join(ACCOUNT_LOCK)
    }
}

fn read_if_whole<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, BenchError> {
    match fs::read(path) {
        Ok(bytes) => Ok(serde_json::from_slice(&bytes).ok()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(BenchError::io("read", path)(error)),
    }
}

/// Under another name first: readers see the old file or the new one, never a part.
pub(crate) fn write_whole(path: &Path, value: &impl Serialize) -> Result<(), BenchError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(BenchError::io("create", folder))?;
    let mut text = serde_json::to_vec_pretty(value).map_err(BenchError::Json)?;
    text.push(b'\n');
    let written = tempfile::NamedTempFile::new_in(folder).and_then(|mut file| {
        file.write_all(&text)?;
        file.as_file().sync_data()?;
        file.persist(path).map_err(|error| error.error)
    });
    written.map(drop).map_err(BenchError::io("write", path))
}

#[cfg(test)]
#[path = "folder_tests.rs"]
mod tests;
