//! Neighbours of a PoC: small changes of it that show whether a patch fixes the bug or only the one
//! input, and whether it leaves alone what worked before.
//!
//! The mutants depend on the PoC's content and on the inputs of its kind that the source has, on nothing else. The
//! unpatched program runs them once and what it did is kept beside the base; a patched one runs those whose behaviour
//! is known.

mod baseline;
mod change_bytes;
mod change_text;
mod dial;
mod edges;
mod findings;
mod material;
mod mutate;
mod random;
mod reading;
mod relatives;
mod run;
mod words;

use std::fs;
use std::path::PathBuf;

use patchwright_domain::case::Poc;

use crate::subject::Subject;
use material::{Material, Role};
use mutate::Mutant;

use crate::SubjectError;
use crate::base::Base;

pub use baseline::{Behaviour, NeighbourBaseline};
pub use findings::{Changed, Exposed, NeighbourFindings, Still, compare};
pub use mutate::MUTATOR_VERSION;
pub use reading::{NeighbourEnding, NeighbourRun};
pub use run::{NeighbourCut, NeighbourOrder, NeighbourRuns, Twice};

/// The mutants of one PoC, by number.
#[derive(Debug, Clone)]
pub struct Neighbours {
    material: Material,
    mutants: Vec<Mutant>,
}

/// What a mutant changes of its PoC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changes {
    /// The content of one of the PoC's files.
    File {
        path: PathBuf,
        content: Vec<u8>,
    },
    Command(String),
}

impl Neighbours {
    /// At most `count`, with room left for those that are found by running (see `edges`); fewer or none
    /// where there is little to change.
    pub fn of(poc: &Poc, base: &Base, count: u32) -> Result<Self, SubjectError> {
        let mut material = Material::read(poc)?;
        if let (Some(path), Some(part)) = (material::files(poc).next(), material.parts.first())
            && part.role == Role::File(0)
        {
            material.relatives = relatives::find(base, path, &part.bytes)?;
        }
        let random = count.saturating_sub(edges::reserved(count));
        let mutants = mutate::mutants(&material, random as usize);
        Ok(Self { material, mutants })
    }

    pub fn len(&self) -> u32 {
        u32::try_from(self.mutants.len()).unwrap_or(u32::MAX)
    }

    /// What all of them follow from, besides the mutator's version.
    pub fn seed(&self) -> String {
        mutate::seed(&self.material)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    pub fn is_empty(&self) -> bool {
        self.mutants.is_empty()
    }

    /// The mutant itself, to be kept or shown.
    pub fn changes(&self, index: u32, poc: &Poc) -> Option<Changes> {
        let mutant = self.mutants.get(index as usize)?;
        let part = self.material.parts.get(mutant.part)?;
        let content = part.with(&mutant.splices);
        match &part.role {
            Role::File(file) => {
                let path = material::files(poc).nth(*file)?.to_owned();
                Some(Changes::File { path, content })
            }
            Role::Words(range) => {
                let command = self.material.command_with(range, &content)?;
                Some(Changes::Command(command))
            }
        }
    }
}

impl Subject<'_> {
    /// Keeps a mutant in the run's folder, for whoever wants to see for themselves what it does.
    pub fn keep_mutant(&self, name: &str, changes: &Changes) -> Result<PathBuf, SubjectError> {
        let path = self.log_stem(name).with_extension("input");
        let bytes = match changes {
            Changes::File { content, .. } => content.as_slice(),
            Changes::Command(command) => command.as_bytes(),
        };
        fs::write(&path, bytes).map_err(SubjectError::io("write", &path))?;
        Ok(path)
    }
}
