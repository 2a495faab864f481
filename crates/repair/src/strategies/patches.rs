//! Patches supplied by the user as candidates: for a maintainer who has a fix and wants its proof
//! and bundle.

use std::collections::BTreeSet;
use std::path::Path;

use patchwright_domain::candidate::{Candidate, Origin};
use patchwright_domain::event::Event;
use patchwright_domain::repair::Note;
use patchwright_domain::report::Location;
use patchwright_edit::{EditError, read_candidate};
use patchwright_judge::NamedPatch;

use super::proposals::Proposals;
use crate::candidates::{Proposed, Scene};
use crate::error::RepairError;
use crate::tools::validate::plain;

/// A patch with what its author says about it.
#[derive(Debug, Clone)]
pub struct GivenPatch {
    pub patch: NamedPatch,
    /// What is wrong in the program, and why this fixes it.
    pub why: Option<String>,
}

impl From<NamedPatch> for GivenPatch {
    fn from(patch: NamedPatch) -> Self {
        Self { patch, why: None }
    }
}

pub(super) fn propose(scene: &Scene<'_>, patches: &[GivenPatch]) -> Result<Proposals, RepairError> {
    let sources = scene.judge.sources();
    let mut candidates: Vec<Proposed> = Vec::new();
    let mut known = BTreeSet::new();
    let mut refused = Vec::new();
    for GivenPatch { patch, why } in patches {
        let origin = Origin::Patch {
            name: patch.name.clone(),
        };
        match read_candidate(&patch.text, origin, &sources) {
            Ok((candidate, corrections)) => {
                for correction in corrections {
                    note(scene, format!("{}: {correction}", patch.name));
                }
                if known.insert(candidate.id.clone()) {
                    let name = Path::new(&patch.name).file_name().unwrap_or_default();
                    let why = why.as_deref().map(plain).filter(|why| !why.is_empty());
                    let note = about(scene, &name.to_string_lossy(), &candidate, why);
                    candidates.push(Proposed::new(candidate, note, scene)?);
                }
            }
            Err(error @ EditError::Unreadable { .. }) => return Err(error.into()),
            Err(error) => {
                note(scene, format!("{} does not apply: {error}", patch.name));
                refused.push(patch.name.as_str());
            }
        }
    }
    if candidates.is_empty() {
        let reason = format!("no patch applies to the source: {}", refused.join(", "));
        return Ok(Proposals::None { reason });
    }
    Ok(Proposals::Ranked {
        constraints: Vec::new(),
        candidates,
    })
}

fn note(scene: &Scene<'_>, text: String) {
    scene.subject.tell(Event::Noted { text });
}

fn about(scene: &Scene<'_>, name: &str, candidate: &Candidate, why: Option<String>) -> Note {
    let file = candidate.changes.first();
    let project = scene.subject.project();
    let bugs = scene.judge.pocs().iter().map(|poc| {
        let purified = patchwright_crash::purify(&poc.report, &project);
        format!("The program {}.", purified.headline)
    });
    Note {
        operator: format!("the patch {name}"),
        place: "where its author put it".to_owned(),
        at: Location {
            function: None,
            file: file.map(|change| change.path().to_string()),
            line: None,
            column: None,
        },
        cause: why.unwrap_or_else(|| bugs.collect::<Vec<_>>().join(" ")),
        constraint: None,
        doubt: 0,
        is_whole_choice: false,
    }
}
