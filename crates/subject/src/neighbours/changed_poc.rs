//! A mutant as a PoC of its own, for runs that examine one closely.

use std::fs;
use std::path::Path;

use patchwright_domain::case::Poc;
use patchwright_domain::changed_input::InputContent;

use patchwright_sandbox::Splice;

use super::material::pieces;
use super::{ChangedFile, Changes, Neighbours};
use crate::SubjectError;
use crate::poc::{PocRun, Watch};
use crate::room::{Scratch, Tree};
use crate::subject::Subject;

impl Changes {
    /// The PoC with changed content or command. A changed file is written to `folder` under its own name.
    pub(crate) fn applied_to(&self, poc: &Poc, folder: &Path) -> Result<Poc, SubjectError> {
        let mut changed = poc.clone();
        if let Some(command) = &self.command {
            changed.command.clone_from(command);
        }
        let Some(file) = &self.file else {
            return Ok(changed);
        };
        let (path, content) = file.content()?;
        let copy = folder.join(path.file_name().unwrap_or_default());
        fs::write(&copy, content).map_err(SubjectError::io("write", &copy))?;
        let parts = changed.input.iter_mut().chain(&mut changed.stdin);
        for part in parts.chain(&mut changed.files).filter(|part| *part == path) {
            part.clone_from(&copy);
        }
        Ok(changed)
    }

    /// What is different from the PoC, for a reader: at most so many bytes of a file.
    pub fn content(&self, most: usize) -> Result<InputContent, SubjectError> {
        let (_, mut beginning) = match (&self.file, &self.command) {
            (Some(file), None) => file.content()?,
            // A changed command is told rather than the file, which is the PoC's own for most of these.
            (_, command) => {
                let command = command.clone().unwrap_or_default();
                return Ok(InputContent::Command(command));
            }
        };
        let bytes = beginning.len() as u64;
        beginning.truncate(most);
        Ok(InputContent::File { beginning, bytes })
    }
}

impl ChangedFile {
    /// Its path in the PoC, and what it contains instead.
    fn content(&self) -> Result<(&Path, Vec<u8>), SubjectError> {
        match self {
            Self::Whole { path, content } => Ok((path, content.clone())),
            Self::Spliced { path, splices } => Ok((path, spliced(path, splices)?)),
        }
    }
}

fn spliced(path: &Path, splices: &[Splice]) -> Result<Vec<u8>, SubjectError> {
    let original = fs::read(path).map_err(SubjectError::io("read", path))?;
    Ok(pieces(&original, splices).collect::<Vec<_>>().concat())
}

impl Subject<'_> {
    /// Runs one mutant alone; `None` if there is none with this number.
    pub fn run_neighbour(
        &self,
        poc: &Poc,
        neighbours: &Neighbours,
        mutant: u32,
        tree: Tree<'_>,
    ) -> Result<Option<PocRun>, SubjectError> {
        let Some(changes) = neighbours.changes(mutant, poc) else {
            return Ok(None);
        };
        let folder = Scratch::new(self.host.sandbox, "mutant")?;
        let changed = changes.applied_to(poc, folder.path())?;
        self.run_poc(&changed, tree, Watch::Processes).map(Some)
    }
}
