//! The mutants of one PoC.

use std::path::PathBuf;

use patchwright_domain::case::{JudgeSettings, Poc};
use patchwright_sandbox::Splice;

use super::given::Given;
use super::material::{self, Material, Role, TooLarge};
use super::mutant::Mutant;
use super::reshape::BenignInput;
use super::{mutate, relatives};
use crate::SubjectError;
use crate::base::Base;
use crate::seeds::Seeds;
use crate::test_inputs::TestInput;

/// One in `SHARE` mutants is reserved for edges, up to `MOST`.
const SHARE: u32 = 8;
const MOST: u32 = 16;

/// The mutants of one PoC, by number.
#[derive(Debug, Clone)]
pub struct Neighbours {
    pub(super) material: Material,
    pub(super) mutants: Vec<Mutant>,
    /// Numbered after the mutants, including those found by running.
    pub(super) benign: Vec<BenignInput>,
    pub(super) given: Given,
}

/// What a mutant changes in its PoC.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    pub command: Option<String>,
    pub file: Option<ChangedFile>,
}

/// One of the PoC's files, by its path there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedFile {
    Whole {
        path: PathBuf,
        content: Vec<u8>,
    },
    /// Edits of a file that is too large to store once per mutant.
    Spliced {
        path: PathBuf,
        splices: Vec<Splice>,
    },
}

impl Neighbours {
    /// The unchanged seeds and at most as many mutants as the case asks for, with room left for those found by running
    /// (see `edges`); fewer or none if there is little to change.
    pub(super) fn generate(
        poc: &Poc,
        base: &Base,
        judge: &JudgeSettings,
        fed: Vec<TestInput>,
    ) -> Result<Self, SubjectError> {
        let count = judge.neighbours;
        let mut material = Material::read(poc)?;
        let seeds = Seeds::read(&judge.seeds)?;
        let mut given = Given::new(&seeds);
        if let (Some(path), Some(part)) = (material::files(poc).next(), material.parts.first())
            && part.role == Role::File(0)
        {
            let mut all = given.take(seeds, &part.bytes);
            let mut own = relatives::find(base, path, &part.bytes, fed)?;
            own.retain(|one| !all.iter().any(|seed| seed.bytes == one.bytes));
            all.extend(own);
            material.relatives = all;
        }
        let random = count.saturating_sub(reserved(count));
        let mutants = mutate::mutants(&material, random as usize);
        Ok(Self {
            material,
            mutants,
            benign: Vec::new(),
            given,
        })
    }

    pub fn len(&self) -> u32 {
        u32::try_from(self.mutants.len()).unwrap_or(u32::MAX)
    }

    /// Determines all of them, together with the mutator's version.
    pub fn seed(&self) -> String {
        mutate::seed(&self.material)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// Why there are none; `None` if there are some.
    pub fn why_none(&self) -> Option<String> {
        if !self.mutants.is_empty() {
            return None;
        }
        Some(match self.material.too_large.first() {
            Some(TooLarge { name, bytes }) => format!(
                "{name} has {} MiB; inputs larger than {} MiB are not mutated",
                bytes >> 20,
                material::MOST_BYTES >> 20
            ),
            None => "the PoC has no input, file or argument that could be mutated".to_owned(),
        })
    }

    pub fn is_empty(&self) -> bool {
        self.mutants.is_empty()
    }

    /// The mutant itself, to be stored or shown.
    pub fn changes(&self, index: u32, poc: &Poc) -> Option<Changes> {
        let mutant = self.mutant(index)?;
        let part = self.material.parts.get(mutant.part)?;
        let content = part.with(&mutant.splices);
        match &part.role {
            Role::File(file) => {
                let path = material::files(poc).nth(*file)?.to_owned();
                let splices = part.in_file(&mutant.splices).collect();
                let file = match part.window {
                    None => ChangedFile::Whole { path, content },
                    Some(_) => ChangedFile::Spliced { path, splices },
                };
                Some(Changes {
                    command: mutant.command.clone(),
                    file: Some(file),
                })
            }
            Role::Words(range) => {
                let command = self.material.command_with(range, &content)?;
                Some(Changes {
                    command: Some(command),
                    file: None,
                })
            }
        }
    }
}

impl Neighbours {
    /// Whether it is one of the benign inputs, which are numbered after the mutants.
    pub fn is_benign_input(&self, index: u32) -> bool {
        self.benign_input(index).is_some()
    }

    pub(super) fn benign_input(&self, index: u32) -> Option<&BenignInput> {
        let behind = (index as usize).checked_sub(self.mutants.len())?;
        self.benign.get(behind)
    }

    /// A mutant or benign input, by number.
    pub(super) fn mutant(&self, index: u32) -> Option<&Mutant> {
        let benign = || self.benign_input(index).map(|one| &one.mutant);
        self.mutants.get(index as usize).or_else(benign)
    }
}

/// How many of `count` mutants are reserved for edges.
pub(super) fn reserved(count: u32) -> u32 {
    (count / SHARE).min(MOST)
}
