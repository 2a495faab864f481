//! The files that PoCs need, and where they are in a bundle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use patchwright_domain::bundle::{BundlePoc, BundlePocFile, Kept};
use patchwright_domain::case::{Case, Poc};
use patchwright_store::bundle::{Content, Draft, sha256};
use patchwright_subject::{Seed, Seeds};

const GIVEN_REPORT: &str = "reports/given.txt";
const SEEDS: &str = "seeds";

#[derive(Debug)]
pub struct Places {
    places: BTreeMap<PathBuf, String>,
    pub listed: Vec<BundlePoc>,
    given_report: Option<PathBuf>,
    seeds: Vec<Seed>,
}

impl Places {
    pub fn new(case: &Case, kept: Kept) -> anyhow::Result<Self> {
        let mut places = Self {
            places: BTreeMap::new(),
            listed: Vec::new(),
            given_report: published_report(case),
            seeds: Seeds::read(&case.judge.seeds)?.used,
        };
        for folder in &case.judge.seeds {
            places.places.insert(folder.clone(), SEEDS.to_owned());
        }
        for (index, poc) in case.pocs.iter().enumerate() {
            let kept_of = |path: &PathBuf| match case.unpublished.contains(path) {
                true => Kept::HashOnly,
                false => kept,
            };
            let files = places.lay(&folder_name(index, &poc.name), poc, &kept_of)?;
            places.listed.push(BundlePoc {
                name: poc.name.clone(),
                files,
            });
        }
        if let Some(report) = places.given_report.clone() {
            places.places.insert(report, GIVEN_REPORT.to_owned());
        }
        Ok(places)
    }

    fn lay(
        &mut self,
        folder: &str,
        poc: &Poc,
        kept: &dyn Fn(&PathBuf) -> Kept,
    ) -> anyhow::Result<Vec<BundlePocFile>> {
        let mut listed = Vec::new();
        let beside = poc.input.iter().chain(&poc.files);
        let beside = beside.map(|path| (path, format!("regression/{folder}")));
        let stdin = poc.stdin.iter();
        let stdin = stdin.map(|path| (path, format!("regression/{folder}/stdin")));
        let mut taken = BTreeSet::new();
        for (path, folder) in beside.chain(stdin) {
            let known = self.places.get(path).cloned();
            let place = known.unwrap_or_else(|| format!("{folder}/{}", plain_name(path)));
            if !taken.insert(place.clone()) {
                continue;
            }
            let content =
                fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            listed.push(BundlePocFile {
                path: place.clone(),
                sha256: sha256(&content),
                bytes: content.len() as u64,
                kept: kept(path),
            });
            self.places.insert(path.clone(), place);
        }
        Ok(listed)
    }

    /// Where a file of the case is in the bundle, relative to its root.
    pub fn place(&self, path: &Path) -> String {
        let known = self.places.get(path).cloned();
        known.unwrap_or_else(|| path.display().to_string())
    }

    pub fn add_to(&self, draft: &mut Draft) {
        let whole: BTreeSet<&str> = self
            .listed
            .iter()
            .flat_map(|poc| &poc.files)
            .filter(|file| file.kept == Kept::Whole)
            .map(|file| file.path.as_str())
            .collect();
        for (path, place) in &self.places {
            let is_report = self.given_report.as_ref() == Some(path);
            if whole.contains(place.as_str()) || is_report {
                draft.add(place.clone(), Content::Copy(path.clone()));
            }
        }
        // A numbered folder for each, so that they are read back in this order and under their own names.
        for (index, seed) in self.seeds.iter().enumerate() {
            let name = plain_name(Path::new(&seed.name));
            draft.text(format!("{SEEDS}/{index:03}/{name}"), seed.bytes.clone());
        }
    }
}

/// The report given with the case, unless it must not be published.
pub fn published_report(case: &Case) -> Option<PathBuf> {
    let report = case.report.sanitizer.clone();
    report.filter(|path| !case.unpublished.contains(path))
}

/// A folder for a PoC: readable, and unique even if two names look the same.
pub fn folder_name(index: usize, name: &str) -> String {
    let plain = |letter: char| match letter {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' | '.' => letter,
        _ => '-',
    };
    let name: String = name.chars().map(plain).take(40).collect();
    format!("{}-{name}", index + 1)
}

/// Keeps the base name, since the program sees it, except for characters that a list of files cannot
/// contain.
fn plain_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let plain = |letter: char| match letter.is_control() || letter == '\\' {
        true => '_',
        false => letter,
    };
    name.chars().map(plain).collect()
}

#[cfg(test)]
#[path = "pocs_tests.rs"]
mod tests;
