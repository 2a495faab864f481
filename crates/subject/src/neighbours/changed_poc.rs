//! A mutant as a PoC of its own, for runs that look at one of them closely.

use std::fs;
use std::path::Path;

use patchwright_domain::case::Poc;

use super::Changes;
use super::material::pieces;
use crate::SubjectError;

impl Changes {
    /// The PoC with other content or another command. A changed file is written to `folder`, under its own name.
    pub(crate) fn applied_to(&self, poc: &Poc, folder: &Path) -> Result<Poc, SubjectError> {
        let mut changed = poc.clone();
        let (path, content) = match self {
            Self::Command(command) => {
                changed.command.clone_from(command);
                return Ok(changed);
            }
            Self::File { path, content } => (path, content.clone()),
            Self::LargeFile { path, splices } => {
                let original = fs::read(path).map_err(SubjectError::io("read", path))?;
                (
                    path,
                    pieces(&original, splices).collect::<Vec<_>>().concat(),
                )
            }
        };
        let copy = folder.join(path.file_name().unwrap_or_default());
        fs::write(&copy, content).map_err(SubjectError::io("write", &copy))?;
        let parts = changed.input.iter_mut().chain(&mut changed.stdin);
        for part in parts.chain(&mut changed.files).filter(|part| *part == path) {
            part.clone_from(&copy);
        }
        Ok(changed)
    }
}
