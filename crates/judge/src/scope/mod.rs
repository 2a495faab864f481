//! Which files a candidate may touch: the manifest's globs, and a built-in list that no manifest can shorten.
//!
//! A patch that can edit the tests, the inputs or the build can make any judge accept it.

mod builtin;
mod refusal;

use globset::GlobSet;
use patchwright_code::row;
use patchwright_domain::candidate::{Candidate, FileChange, FileMode, RelPath};
use patchwright_domain::case::{Case, Language};
use patchwright_subject::manifest::{self, glob_set};

pub use refusal::{Refusal, Rule, Suspicion, TextFindings};

pub(crate) use builtin::{Part, PathKind, path_kind};

/// The scope of one case.
pub struct Scope {
    allow: Option<GlobSet>,
    deny: GlobSet,
    languages: Vec<Language>,
    /// Files named in the manifest, relative to the source root.
    named: Vec<RelPath>,
}

/// A glob in the manifest that cannot be parsed.
#[derive(Debug, thiserror::Error)]
#[error("the scope of the case holds a glob that cannot be read: {0}")]
pub struct ScopeError(#[from] globset::Error);

impl Scope {
    pub fn new(case: &Case) -> Result<Self, ScopeError> {
        let allow = match case.scope.allow.as_slice() {
            [] => None,
            globs => Some(glob_set(globs)?),
        };
        Ok(Self {
            allow,
            deny: glob_set(&case.scope.deny)?,
            languages: case.languages.clone(),
            named: named_files(case),
        })
    }

    /// Every path of the candidate that is out of scope.
    pub fn check(&self, candidate: &Candidate) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        for change in &candidate.changes {
            let old = change.old_path().filter(|old| *old != change.path());
            for path in [Some(change.path()), old].into_iter().flatten() {
                if let Some(why) = self.why_not(path) {
                    let what = format!("the patch {} this file, but {why}", verb(change));
                    refusals.push(Refusal::new(Rule::Scope, path, None, what));
                }
            }
            if let FileChange::Create {
                path,
                mode: FileMode::Executable,
                ..
            } = change
            {
                let what = "the patch creates an executable file";
                refusals.push(Refusal::new(Rule::Scope, path, None, what));
            }
        }
        refusals
    }

    pub fn allows(&self, path: &RelPath) -> bool {
        self.why_not(path).is_none()
    }

    /// Why a candidate may not touch this file.
    pub fn why_not(&self, path: &RelPath) -> Option<String> {
        if self.named.iter().any(|named| named == path) {
            return Some("the case itself uses it".to_owned());
        }
        if self.deny.is_match(path.as_path()) {
            return Some("the case's `scope.deny` protects it".to_owned());
        }
        let kind = path_kind(path);
        if let Some(why) = kind.why_protected() {
            return Some(why.to_owned());
        }
        match &self.allow {
            Some(allow) if allow.is_match(path.as_path()) => None,
            Some(_) => Some("the case's `scope.allow` does not cover it".to_owned()),
            None if self.is_source(kind) => None,
            None => Some(format!("it is no {} source file", self.language_names())),
        }
    }

    fn is_source(&self, kind: PathKind) -> bool {
        let java = self.languages.contains(&Language::Java);
        let c_family = self.languages.iter().any(|l| *l != Language::Java);
        match kind {
            PathKind::CFamily => c_family,
            PathKind::Java => java,
            PathKind::Protected(_) | PathKind::Other => false,
        }
    }

    fn language_names(&self) -> String {
        let names = self.languages.iter().map(|language| row(*language).name);
        let names: Vec<&str> = names.collect();
        names.join(" or ")
    }
}

/// Whether a file is, by its name, neither source nor part of tests, build or repository.
pub fn is_mere_data(path: &RelPath) -> bool {
    matches!(
        path_kind(path),
        PathKind::Other | PathKind::Protected(Part::Inputs)
    )
}

fn verb(change: &FileChange) -> &'static str {
    match change {
        FileChange::Modify { .. } => "changes",
        FileChange::Create { .. } => "creates",
        FileChange::Delete { .. } => "deletes",
        FileChange::Rename { .. } => "renames",
    }
}

/// Inputs and reports are protected wherever they are, even among the sources.
fn named_files(case: &Case) -> Vec<RelPath> {
    let pocs = case
        .pocs
        .iter()
        .flat_map(|poc| poc.input.iter().chain(&poc.stdin).chain(&poc.files));
    let hints = [
        &case.report.sanitizer,
        &case.report.issue,
        &case.report.introduced_by,
    ];
    let manifest = case.source.join(manifest::FILE_NAME);
    pocs.chain(hints.into_iter().flatten())
        .chain([&manifest])
        .filter_map(|path| path.strip_prefix(&case.source).ok())
        .filter_map(|path| RelPath::new(path.as_os_str().as_encoded_bytes()).ok())
        .collect()
}

#[cfg(test)]
mod scope_tests;
