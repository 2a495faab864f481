//! The agent's tree as a candidate: what differs from the base, as far as a patch may change it. Products of builds, and
//! what commands did to tests or build files, are not part of it.

use patchwright_domain::candidate::{FileChange, FileMode, RelPath};
use patchwright_subject::{AgentFile, AgentTree};

use crate::candidates::Scene;
use crate::error::RepairError;
use crate::tools::ToolError;

const MOST_NEW: usize = 16;

pub(crate) struct Difference {
    pub changes: Vec<FileChange>,
    /// Files of the source that differ and may not, each with the reason.
    pub left_out: Vec<String>,
}

impl Difference {
    pub(crate) fn new_files(&self) -> Vec<String> {
        let new = |change: &FileChange| match change {
            FileChange::Create { path, .. } => Some(path.to_string()),
            FileChange::Modify { .. } | FileChange::Delete { .. } | FileChange::Rename { .. } => {
                None
            }
        };
        self.changes.iter().filter_map(new).collect()
    }
}

pub(crate) fn difference(scene: &Scene<'_>, tree: &AgentTree) -> Result<Difference, ToolError> {
    let sources = scene.judge.sources();
    let mut found = Difference {
        changes: Vec::new(),
        left_out: Vec::new(),
    };
    for path in sources.paths() {
        let state = tree.state(scene.base, path).map_err(ToolError::Refused)?;
        let change = match state {
            AgentFile::Unwritten => continue,
            AgentFile::Written(now) => {
                if sources.read(path).map_err(RepairError::from)? == now {
                    continue;
                }
                FileChange::Modify {
                    path: path.clone(),
                    content: now,
                }
            }
            AgentFile::Gone => FileChange::Delete { path: path.clone() },
        };
        match protected(scene, path)? {
            None => found.changes.push(change),
            Some(why) => found.left_out.push(format!("{path} ({why})")),
        }
    }
    for path in tree.new_files(scene.base).map_err(ToolError::Refused)? {
        if !sources.contains(&path) && protected(scene, &path)?.is_none() {
            found.changes.push(created(tree, path)?);
        }
    }
    if found.new_files().len() > MOST_NEW {
        return Err(ToolError::Refused(format!(
            "there are more than {MOST_NEW} new source files: remove those that are not part of the patch"
        )));
    }
    Ok(found)
}

pub(crate) fn protected(scene: &Scene<'_>, path: &RelPath) -> Result<Option<String>, RepairError> {
    Ok(scene.judge.why_not_touch(path)?)
}

fn created(tree: &AgentTree, path: RelPath) -> Result<FileChange, ToolError> {
    Ok(FileChange::Create {
        content: tree.read(&path).map_err(ToolError::Refused)?,
        path,
        mode: FileMode::Regular,
    })
}
