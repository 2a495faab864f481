//! Whether a patch and the reference fix treat the neighbours of the PoCs alike: the same inputs that the judge runs, seeded
//! mutants of the PoC, but compared with the reference and not with the unpatched program.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_subject::neighbours::{HitEnd, NeighbourBaseline, NeighbourFindings};
use patchwright_subject::{Base, Layer, PocEnding, Subject, Tree, Watch};
use serde::{Deserialize, Serialize};

use crate::error::BenchError;

/// Differences that are named.
const MOST_NAMED: usize = 20;

/// How the program with the patch and the one with the reference treat the neighbours.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Likeness {
    pub compared: usize,
    /// Of these, how many end with another status or print something else.
    pub differing: usize,
    /// The first of them.
    pub different: Vec<String>,
    /// Why some could not be compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unclear: Vec<String>,
}

impl Likeness {
    /// As far as it was compared, and all of it was.
    pub fn is_alike(&self) -> bool {
        self.differing == 0 && self.unclear.is_empty()
    }
}

/// What is compared with what.
pub(crate) struct Compared<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub patched: &'a Layer,
    pub reference: &'a Layer,
    pub watch: Watch,
}

impl Compared<'_> {
    /// `None` for a case without neighbours.
    pub(crate) fn likeness(&self) -> Result<Option<Likeness>, BenchError> {
        let case = self.subject.case;
        if case.judge.neighbours == 0 || case.is_shown_by_tests() {
            return Ok(None);
        }
        let mut found = Likeness::default();
        for poc in &case.pocs {
            self.add(poc, &mut found)?;
        }
        Ok(Some(found))
    }

    fn add(&self, poc: &Poc, found: &mut Likeness) -> Result<(), BenchError> {
        let unpatched = self.subject.layer(self.base)?;
        let run = self
            .subject
            .run_poc(poc, Tree::View(&unpatched), self.watch)?;
        let report = match run.ending {
            PocEnding::Crashed(report) | PocEnding::Hung(Some(report)) => report,
            PocEnding::Hung(None)
            | PocEnding::Quiet(_)
            | PocEnding::NotStarted(_)
            | PocEnding::Unclear(_) => {
                let words = format!("PoC {}: the unpatched program shows no report", poc.name);
                found.unclear.push(words);
                return Ok(());
            }
        };
        let Some(launch) = run.launch else {
            let words = format!("PoC {}: its program is not known", poc.name);
            found.unclear.push(words);
            return Ok(());
        };
        let clean = Duration::from_secs_f64(run.seconds.max(0.0));
        let crash = (report.as_ref(), launch.executable.as_path());
        let (neighbours, before) = self
            .subject
            .neighbour_baseline(poc, self.base, crash, clean)?;
        let known = (&neighbours, &before);
        let run = |layer| {
            self.subject
                .patched_neighbours(poc, layer, known, &report, clean)
        };
        let (patched, reference) = (run(self.patched)?, run(self.reference)?);
        for (which, findings) in [("patch", &patched), ("reference fix", &reference)] {
            if findings.left > 0 || findings.cut.is_some() {
                let left = findings.left;
                let words = format!(
                    "PoC {}: {left} neighbours not run with the {which}",
                    poc.name
                );
                found.unclear.push(words);
            }
        }
        found.compare(
            &poc.name,
            &ends(&before, &patched),
            &ends(&before, &reference),
        );
        Ok(())
    }
}

/// How a run ended, as far as two fixes must agree: a message on the standard error may have other words.
#[derive(Debug, Clone, PartialEq, Eq)]
enum End {
    /// With this status, and this output: its first line if the bug was there before, else a hash of all of it.
    Answer(i32, String),
    Bug,
    Unknown,
}

fn ends(before: &NeighbourBaseline, after: &NeighbourFindings) -> BTreeMap<u32, End> {
    let answer = |status: i32, out: u64| End::Answer(status, format!("{out:x}"));
    let mut ends: BTreeMap<u32, End> = before.hits.iter().map(|one| (*one, End::Unknown)).collect();
    for (mutant, one) in &before.benign {
        ends.insert(*mutant, answer(one.status, one.out));
    }
    for one in &after.changed {
        ends.insert(one.mutant, answer(one.after.status, one.after.out));
    }
    for one in &after.answers {
        let end = match &one.end {
            HitEnd::Ended { status, said } => End::Answer(*status, said.out.clone()),
            HitEnd::OtherBug(_) => End::Bug,
        };
        ends.insert(one.mutant, end);
    }
    let still = after
        .still
        .iter()
        .chain(&after.same_place)
        .chain(&after.moved);
    let bugs: BTreeSet<u32> = still
        .map(|one| one.mutant)
        .chain(after.exposed.iter().map(|one| one.mutant))
        .collect();
    ends.extend(bugs.into_iter().map(|mutant| (mutant, End::Bug)));
    let unclear = after.unclear.iter();
    ends.extend(unclear.map(|(mutant, _)| (*mutant, End::Unknown)));
    ends
}

impl Likeness {
    fn compare(&mut self, poc: &str, patched: &BTreeMap<u32, End>, reference: &BTreeMap<u32, End>) {
        for (mutant, own) in patched {
            let other = reference.get(mutant).unwrap_or(&End::Unknown);
            if *own == End::Unknown || *other == End::Unknown {
                continue;
            }
            self.compared += 1;
            if own != other {
                self.differing += 1;
                if self.different.len() < MOST_NAMED {
                    self.different
                        .push(format!("PoC {poc}: neighbour {mutant}"));
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "likeness_tests.rs"]
mod tests;
