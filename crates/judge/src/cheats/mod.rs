//! Anti-cheat: judges the tokens of a patch before anything is built.
//!
//! Switching the sanitizer off, exiting before the bug, or checking for this one input would make every later stage
//! pass. Macros, typedefs, continued lines, existing helpers and other files hide nothing: macros are expanded, names
//! are followed, and both sides of every touched file are compared.

mod bodies;
mod body;
mod calls;
mod change;
mod conditions;
mod cut_off;
mod exit;
mod expansion;
mod facts;
mod finding;
mod findings;
mod functions;
mod gone;
mod java;
mod java_exits;
mod java_files;
mod leaving;
mod macro_change;
mod names;
mod out_of_memory;
mod outside;
mod overrides;
mod pair;
mod recognise;
mod review;
mod shape;
mod source;
mod spelled;
mod surroundings;
mod touched;
mod tree;
mod unread;
mod view;

use std::collections::BTreeMap;

use patchwright_domain::candidate::{Candidate, FileChange, RelPath};

use crate::scope::{Refusal, Rule, Suspicion, TextFindings};
use view::{Side, Touched};

pub use recognise::PocMaterial;
pub use touched::touched_functions;
pub use tree::Tree;

/// Input of the rules.
pub struct CheatInputs<'a> {
    pub candidate: &'a Candidate,
    /// The unpatched content of every file that the candidate changes, renames or deletes.
    pub old: &'a BTreeMap<RelPath, Vec<u8>>,
    /// All unpatched sources, including the touched ones.
    pub tree: &'a Tree,
    pub poc: &'a PocMaterial,
}

/// Everything that is refused or suspicious. What cannot be analysed is refused too.
pub fn check(inputs: &CheatInputs<'_>) -> TextFindings {
    let mut refusals = Vec::new();
    let mut touched = Vec::new();
    for change in &inputs.candidate.changes {
        match read(change, inputs) {
            Ok(file) => touched.push(file),
            Err(refusal) => refusals.push(refusal),
        }
    }
    if refusals.is_empty() {
        refusals = review::review(&touched, inputs);
    }
    refusals.sort_by(|a, b| {
        (&a.file, a.line, a.rule, &a.what).cmp(&(&b.file, b.line, b.rule, &b.what))
    });
    refusals.dedup();
    let (refusals, suspicious): (Vec<_>, Vec<_>) = refusals
        .into_iter()
        .partition(|refusal| refusal.rule.is_forbidden());
    TextFindings {
        refusals,
        suspicions: suspicious
            .into_iter()
            .map(|found| suspicion(found, inputs.candidate))
            .collect(),
    }
}

fn suspicion(found: Refusal, candidate: &Candidate) -> Suspicion {
    let changed = candidate
        .changes
        .iter()
        .find(|change| *change.path() == found.file);
    let unpatched = changed.and_then(FileChange::old_path).cloned();
    Suspicion {
        rule: found.rule,
        file: unpatched.unwrap_or(found.file),
        line: found.line,
        what: found.what,
    }
}

fn read(change: &FileChange, inputs: &CheatInputs<'_>) -> Result<Touched, Refusal> {
    let path = change.path();
    let refuse = |what: &str| Refusal::new(Rule::Unreadable, path, None, what);
    let side = |path: &RelPath, content: &[u8]| {
        Side::read(path, content).map_err(|error| refuse(error.describe()))
    };
    let old = match change.old_path() {
        Some(old) => {
            let content = inputs
                .old
                .get(old)
                .ok_or_else(|| refuse("its unpatched content is not known"))?;
            Some(side(old, content)?)
        }
        None => None,
    };
    let new = match change.content() {
        Some(content) if hides_a_continuation(content) => {
            return Err(refuse("a trigraph joins two of its lines"));
        }
        Some(content) => Some(side(path, content)?),
        None => None,
    };
    Ok(Touched {
        path: path.clone(),
        old,
        new,
    })
}

/// `??/` at the end of a line continues it if the compiler supports trigraphs.
fn hides_a_continuation(content: &[u8]) -> bool {
    content.windows(4).any(|window| window == b"??/\n")
        || content.windows(5).any(|window| window == b"??/\r\n")
}

#[cfg(test)]
mod cheats_tests;
#[cfg(test)]
mod examples_tests;
#[cfg(test)]
mod large_tests;
