//! Scope and anti-cheat rules together with their input, read once per base.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use patchwright_domain::candidate::{Candidate, RelPath};
use patchwright_domain::case::Case;
use patchwright_edit::{EditError, Sources};

use crate::cheats::{self, CheatInputs, PocMaterial, Tree};
use crate::error::JudgeError;
use crate::scope::{Scope, TextFindings};

pub(crate) struct Rules {
    scope: Scope,
    tree: Tree,
    poc: PocMaterial,
}

impl Rules {
    pub(crate) fn read(case: &Case, sources: &Sources<'_>) -> Result<Self, JudgeError> {
        let scope = Scope::new(case).map_err(|error| JudgeError::Scope {
            message: error.to_string(),
        })?;
        let mut tree = Tree::builder();
        for path in sources.paths() {
            match sources.read(path) {
                Ok(content) => tree.add(path, &content),
                // A file this long was not written by hand.
                Err(EditError::FileTooLong { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(Self {
            scope,
            tree: tree.finish(),
            poc: poc_material(case)?,
        })
    }

    pub(crate) fn may_touch(&self, path: &RelPath) -> bool {
        self.scope.allows(path)
    }

    pub(crate) fn why_not_touch(&self, path: &RelPath) -> Option<String> {
        self.scope.why_not(path)
    }

    /// Everything that the text of a candidate shows before anything is built.
    pub(crate) fn text_findings(
        &self,
        candidate: &Candidate,
        sources: &Sources<'_>,
    ) -> Result<TextFindings, JudgeError> {
        let outside = self.scope.check(candidate);
        if !outside.is_empty() {
            return Ok(TextFindings {
                refusals: outside,
                suspicions: Vec::new(),
            });
        }
        self.look(candidate, sources, cheats::check)
    }

    /// The functions that the candidate changes or adds.
    pub(crate) fn touched_functions(
        &self,
        candidate: &Candidate,
        sources: &Sources<'_>,
    ) -> Result<BTreeSet<String>, JudgeError> {
        self.look(candidate, sources, cheats::touched_functions)
    }

    fn look<T>(
        &self,
        candidate: &Candidate,
        sources: &Sources<'_>,
        question: impl FnOnce(&CheatInputs<'_>) -> T,
    ) -> Result<T, JudgeError> {
        let mut old: BTreeMap<RelPath, Vec<u8>> = BTreeMap::new();
        for path in candidate
            .changes
            .iter()
            .filter_map(|change| change.old_path())
        {
            old.insert(path.clone(), sources.read(path)?);
        }
        Ok(question(&CheatInputs {
            candidate,
            old: &old,
            tree: &self.tree,
            poc: &self.poc,
        }))
    }
}

fn poc_material(case: &Case) -> Result<PocMaterial, JudgeError> {
    let mut material = PocMaterial::default();
    // What a test gives to the program is in the source, and the words of its command are not given to it.
    let crashes = case.pocs.iter().filter(|poc| poc.failing_tests().is_none());
    for poc in crashes {
        for path in poc.input.iter().chain(&poc.stdin).chain(&poc.files) {
            let content = fs::read(path).map_err(JudgeError::io("read", path))?;
            material.contents.push(content);
            let name = path.file_name().unwrap_or_default();
            material.words.push(name.as_encoded_bytes().to_vec());
        }
        let words = poc.command.split_ascii_whitespace();
        material
            .words
            .extend(words.map(|word| word.as_bytes().to_vec()));
    }
    Ok(material)
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
