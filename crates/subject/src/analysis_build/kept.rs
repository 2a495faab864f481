//! Stores analysis builds next to their base, with which they are removed. One is made under a temporary name and
//! renamed once complete; the next process that needs it removes what a killed one left half made.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use patchwright_domain::event::{Event, Step};
use patchwright_sandbox::{Layer, LayerMethod, remove_tree};
use rustix::fs::FlockOperation;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::aim::Aim;
use super::make::{Made, make};
use super::tree::{Analysis, AnalysisBuild, AnalysisTree};
use crate::SubjectError;
use crate::base::Base;
use crate::cache::Wait;
use crate::hex::hex;
use crate::subject::Subject;

/// Part of every name; raised when the content of an analysis build changes.
const FORMAT: u32 = 1;
const ABOUT: &str = "about.json";
const TREE: &str = "tree";
const LOCK: &str = "analysis.lock";

/// The state of an analysis build, stored in its folder.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum About {
    Built,
    /// It cannot be made, and why.
    Refused(String),
}

/// Only one process makes an analysis build at a time; others wait for it.
pub(super) fn find_or_make(
    subject: &Subject<'_>,
    base: &Base,
    units: &BTreeSet<PathBuf>,
    aim: Aim,
) -> Result<Analysis, SubjectError> {
    let path = base.folder().join(LOCK);
    let lock = OpenOptions::new().create(true).append(true).open(&path);
    let lock = lock.map_err(SubjectError::io("open", &path))?;
    let on_wait = || {
        subject.tell(Event::StepStarted {
            step: Step::WaitForOther,
        })
    };
    let wait = Wait {
        on_wait: &on_wait,
        cancel: subject.host.cancel,
        about: &path,
    };
    wait.lock(&lock, FlockOperation::NonBlockingLockExclusive)?;
    let method = subject.host.sandbox.layer_method();
    let folder = base.folder().join(name(units, method, aim));
    if let Some(known) = find(&folder) {
        return Ok(known);
    }
    let made = subject.step(aim.step(), || make(subject, base, units, aim))?;
    Ok(match made {
        Made::Built(layer) => keep(&folder, layer)?,
        Made::Refused(why) => {
            let partial = begin(&folder)?;
            finish(&partial, &folder, &About::Refused(why.clone()))?;
            Analysis::Ordinary(why)
        }
        Made::Failed(why) => Analysis::Ordinary(why),
    })
}

/// The layer method is part of the name because one method cannot read what another wrote.
fn name(units: &BTreeSet<PathBuf>, method: LayerMethod, aim: Aim) -> String {
    let mut hash = Sha256::new();
    hash.update(FORMAT.to_le_bytes());
    hash.update(format!("{method:?}"));
    for unit in units {
        hash.update(unit.as_os_str().as_bytes());
        hash.update([0]);
    }
    let digits: String = hex(&hash.finalize()).chars().take(16).collect();
    format!("{}-{digits}", aim.name())
}

fn find(folder: &Path) -> Option<Analysis> {
    let about = fs::read(folder.join(ABOUT)).ok()?;
    match serde_json::from_slice(&about).ok()? {
        About::Refused(why) => Some(Analysis::Ordinary(why)),
        About::Built => {
            let tree = Some(folder.join(TREE)).filter(|tree| tree.is_dir());
            tree.map(|tree| built(AnalysisTree::Kept(tree)))
        }
    }
}

fn keep(folder: &Path, layer: Layer) -> Result<Analysis, SubjectError> {
    let partial = begin(folder)?;
    if let Err(layer) = layer.keep_at(&partial.join(TREE)) {
        remove_tree(&partial).map_err(SubjectError::io("remove", &partial))?;
        return Ok(built(AnalysisTree::Held(layer)));
    }
    finish(&partial, folder, &About::Built)?;
    Ok(built(AnalysisTree::Kept(folder.join(TREE))))
}

fn built(tree: AnalysisTree) -> Analysis {
    Analysis::Built(AnalysisBuild { tree })
}

fn begin(folder: &Path) -> Result<PathBuf, SubjectError> {
    let partial = folder.with_extension("partial");
    for old in [&partial, folder] {
        remove_tree(old).map_err(SubjectError::io("remove", old))?;
    }
    fs::create_dir(&partial).map_err(SubjectError::io("create", &partial))?;
    Ok(partial)
}

fn finish(partial: &Path, folder: &Path, about: &About) -> Result<(), SubjectError> {
    let path = partial.join(ABOUT);
    let text = serde_json::to_vec(about).map_err(|error| SubjectError::BadCache {
        path: path.clone(),
        message: error.to_string(),
    })?;
    fs::write(&path, text).map_err(SubjectError::io("write", &path))?;
    fs::rename(partial, folder).map_err(SubjectError::io("rename", partial))
}

#[cfg(test)]
#[path = "kept_tests.rs"]
mod tests;
