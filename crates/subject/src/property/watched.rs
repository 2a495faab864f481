//! Decisions of a patched program, watched while it runs: how often each part of a condition held and did not, and how close the
//! compared values came to each other.
//!
//! A limit is known to be right where somebody came near it. A check for 65536 that only ever saw 12 and 4 000 000 000 may as well
//! have said 100.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::Duration;

use patchwright_domain::candidate::{Candidate, RelPath};
use patchwright_domain::case::{Poc, Test};
use patchwright_sandbox::Layer;

use super::asserted::{Asserted, Point};
use super::decisions::{Decided, Decision};
use super::instrument::{Check, What};
use super::place::Spot;
use crate::SubjectError;
use crate::base::Base;
use crate::neighbours::{NeighbourCut, Neighbours};
use crate::options::Leaks;
use crate::room::Tree;
use crate::subject::Subject;

/// A built patched program whose decisions are counted.
#[derive(Debug)]
pub struct Watched(Asserted);

impl Subject<'_> {
    /// `layer` is the built tree of the candidate; it is not written to.
    pub fn watch_decisions(
        &self,
        base: &Base,
        (layer, candidate): (&Layer, &Candidate),
        decisions: &[Decision],
    ) -> Result<Watched, SubjectError> {
        let layer = self.layer_on(layer)?;
        let mut contents: BTreeMap<RelPath, Vec<u8>> = BTreeMap::new();
        let mut points = Vec::new();
        for (slot, decision) in decisions.iter().enumerate() {
            if !contents.contains_key(&decision.file) {
                let Some(now) = layer.find(decision.file.as_path()) else {
                    points.push(Point::Gone);
                    continue;
                };
                let content = fs::read(&now).map_err(SubjectError::io("read", &now))?;
                contents.insert(decision.file.clone(), content);
            }
            let check = Check {
                slot,
                spot: Spot {
                    at: decision.start,
                    closing: Some(decision.end),
                    line: decision.line,
                },
                what: What::Decision(decision.clone()),
            };
            points.push(Point::Checked {
                file: decision.file.clone(),
                check: Box::new(check),
            });
        }
        let log = format!("candidate-{}-decisions", candidate.id);
        let asserted = self.with_checks(base, layer, (points, contents), log)?;
        Ok(Watched(asserted))
    }
}

impl Watched {
    /// Runs these inputs and counts in all of them together; also returns why if not all could run. `None` for a decision that cannot
    /// be watched, or that is in no program that ran.
    pub fn run(
        &self,
        subject: &Subject<'_>,
        poc: &Poc,
        inputs: (&Neighbours, &BTreeSet<u32>),
        clean: Duration,
    ) -> Result<(Vec<Option<Decided>>, Option<NeighbourCut>), SubjectError> {
        let (_, cut) = self.0.run_neighbours(subject, poc, inputs, clean)?;
        Ok((self.decided()?, cut))
    }

    /// Runs the tests, whatever comes of them.
    pub fn run_tests(
        &self,
        subject: &Subject<'_>,
        base: &Base,
        test: &Test,
    ) -> Result<Vec<Option<Decided>>, SubjectError> {
        let Asserted {
            layer, counts, log, ..
        } = &self.0;
        let built = format!("{log}-test-build");
        subject.build_candidate_tests(base, layer, &built, None)?;
        self.0.clear(subject)?;
        let view = subject.layer_on(layer)?;
        let tree = Tree::Counting(&view, counts.path());
        subject.run_suite(test, tree, &format!("{log}-test"), Leaks::Ignored)?;
        self.decided()
    }

    fn decided(&self) -> Result<Vec<Option<Decided>>, SubjectError> {
        let slots = self.0.slots()?.into_iter().map(Some);
        let slots = slots.chain(std::iter::repeat_with(|| None));
        let told = self.0.points.iter().zip(slots).map(|(point, slot)| {
            let is_watched = matches!(point, Point::Checked { .. });
            let slot = slot.filter(|slot| is_watched && slot.alive > 0)?;
            let [nearly_failed, nearly_held] = slot.near;
            let [just_held, just_failed] = slot.next;
            Some(Decided {
                held: slot.counts.passes,
                failed: slot.counts.failures,
                nearly_failed,
                nearly_held,
                just_held,
                just_failed,
            })
        });
        Ok(told.collect())
    }
}
