//! A tree with property checks in it; can be run repeatedly, with counts that start from zero each time.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Duration;

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::case::Poc;
use patchwright_domain::property::PropertyCounts;
use patchwright_sandbox::{Layer, Outcome};

use super::counts;
use super::instrument::{Check, columns};
use crate::SubjectError;
use crate::base::Base;
use crate::build_error::{self, BuildError};
use crate::candidate_tree::CommandRun;
use crate::neighbours::{NeighbourCut, NeighbourOrder, Neighbours, Switched, Twice};
use crate::options::{Leaks, Watchfulness};
use crate::poc::{PocRun, Watch};
use crate::room::{Scratch, Tree};
use crate::subject::Subject;
use crate::symbolize::Names;
use crate::tests_build::TestsBuild;

/// A built tree with checks in it.
#[derive(Debug)]
pub struct Asserted {
    pub(super) layer: Layer,
    pub(super) counts: Scratch,
    pub(super) points: Vec<Point>,
    /// The files that ever had a check, without the checks.
    pub(super) contents: BTreeMap<RelPath, Vec<u8>>,
    pub(super) log: String,
}

/// What became of one property.
#[derive(Debug)]
pub(super) enum Point {
    Checked { file: RelPath, check: Box<Check> },
    Gone,
    Refused(String),
}

/// What a run says about a property.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PropertyAnswer {
    Counted(PropertyCounts),
    /// The patch changed or removed the statement in front of which it is checked.
    Gone,
    /// It could not be checked, and why.
    Unusable(String),
}

/// A run of the instrumented program, and the answers in the order of the properties.
#[derive(Debug)]
pub struct PropertyRun {
    pub run: PocRun,
    pub answers: Vec<PropertyAnswer>,
}

impl Asserted {
    /// Runs the PoC once and reads what the checks counted. A check whose condition ends the program hides what the
    /// others would say, so it is removed and the program runs again.
    pub fn run_poc(
        &mut self,
        subject: &Subject<'_>,
        base: &Base,
        poc: &Poc,
        watch: Watch,
    ) -> Result<PropertyRun, SubjectError> {
        let mut found = self.run_once(subject, poc, watch)?;
        let nothing_ran = self.has_checks() && self.slots()?.iter().all(|slot| slot.alive == 0);
        if nothing_ran && base.tests_build() != TestsBuild::Nothing {
            // The PoC may start something that only the build of the tests makes.
            let log = format!("{}-tests", self.log);
            subject.build_candidate_tests(base, &self.layer, &log, None)?;
            found = self.run_once(subject, poc, watch)?;
        }
        while self.take_out_fatal()? {
            subject.build_asserted(base, self)?;
            found = self.run_once(subject, poc, watch)?;
        }
        Ok(found)
    }

    fn run_once(
        &self,
        subject: &Subject<'_>,
        poc: &Poc,
        watch: Watch,
    ) -> Result<PropertyRun, SubjectError> {
        self.clear(subject)?;
        let view = subject.layer_on(&self.layer)?;
        let tree = Tree::Counting(&view, self.counts.path());
        let run = subject.run_poc(poc, tree, watch)?;
        let answers = self.answers()?;
        Ok(PropertyRun { run, answers })
    }

    /// Runs mutants of the PoC and reads what the checks counted in all of them together; also returns why if not all could run.
    pub fn run_neighbours(
        &self,
        subject: &Subject<'_>,
        poc: &Poc,
        (neighbours, wanted): (&Neighbours, &BTreeSet<u32>),
        clean: Duration,
    ) -> Result<(Vec<PropertyAnswer>, Option<NeighbourCut>), SubjectError> {
        self.clear(subject)?;
        let numbers: Vec<u32> = wanted.iter().copied().collect();
        let order = NeighbourOrder {
            poc,
            neighbours,
            wanted: &numbers,
            clean,
            unleaked: wanted,
            twice: Twice::Leaking,
            budget: Duration::from_secs(subject.case.judge.neighbour_seconds),
            counts: Some(self.counts.path()),
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        let names = &mut Names::default();
        let ran = subject.run_once(&self.layer, &order, Leaks::Ignored, order.budget, names)?;
        Ok((self.answers()?, ran.cut))
    }

    /// Refuses checks during whose evaluation the program ended; returns whether there were any.
    fn take_out_fatal(&mut self) -> Result<bool, SubjectError> {
        let slots = self.slots()?;
        let mut found = false;
        for (point, slot) in self.points.iter_mut().zip(slots) {
            if let Point::Checked { .. } = point
                && slot.is_cut_off()
            {
                found = true;
                *point = Point::Refused(
                    "the program ended while the condition was evaluated".to_owned(),
                );
            }
        }
        Ok(found)
    }

    pub(super) fn clear(&self, subject: &Subject<'_>) -> Result<(), SubjectError> {
        let identity = subject.host.sandbox.workshop().identity();
        counts::clear(self.counts.path(), self.points.len(), identity)
    }

    pub(super) fn slots(&self) -> Result<Vec<counts::Slot>, SubjectError> {
        let operands = |point: &Point| match point {
            Point::Checked { check, .. } => check.operands(),
            Point::Gone | Point::Refused(_) => Vec::new(),
        };
        let operands: Vec<Vec<String>> = self.points.iter().map(operands).collect();
        counts::read(self.counts.path(), &operands)
    }

    fn answers(&self) -> Result<Vec<PropertyAnswer>, SubjectError> {
        let slots = self.slots()?.into_iter().map(Some);
        let pairs = self
            .points
            .iter()
            .zip(slots.chain(std::iter::repeat_with(|| None)));
        Ok(pairs.map(|(point, slot)| answer(point, slot)).collect())
    }

    pub(super) fn has_checks(&self) -> bool {
        let is_checked = |point: &Point| matches!(point, Point::Checked { .. });
        self.points.iter().any(is_checked)
    }

    pub(super) fn checks_in<'s>(&'s self, path: &'s RelPath) -> impl Iterator<Item = &'s Check> {
        self.points.iter().filter_map(move |point| match point {
            Point::Checked { file, check } if file == path => Some(&**check),
            Point::Checked { .. } | Point::Gone | Point::Refused(_) => None,
        })
    }

    /// Refuses the checks that the compiler complains about; if it names none, all of them. `texts` are the files that
    /// were built.
    pub(super) fn blame(&mut self, run: &CommandRun, texts: &[FileChange]) {
        if !matches!(run.outcome, Outcome::Exited(_)) {
            return self.refuse_all(&format!("the build with it failed: {}", run.outcome));
        }
        let errors = build_error::errors(&run.printed);
        let mut blamed = false;
        for exactly in [true, false] {
            for point in &mut self.points {
                let Point::Checked { file, check } = point else {
                    continue;
                };
                let text = texts.iter().find(|one| one.path() == file);
                let columns = text.and_then(|one| columns(one.content()?, check));
                let columns = columns.filter(|_| exactly);
                let mut errors = errors.iter();
                let at =
                    |error: &&BuildError| is_at(error, file, check.spot.line, columns.as_ref());
                if let Some(error) = errors.find(at) {
                    blamed = true;
                    *point = Point::Refused(format!("it does not compile: {}", error.message));
                }
            }
            if blamed {
                return;
            }
        }
        let first = build_error::first_error(&run.printed);
        let words = first.map_or_else(|| "the build fails".to_owned(), |error| error.to_string());
        self.refuse_all(&format!("it does not compile: {words}"));
    }

    pub(super) fn refuse_all(&mut self, why: &str) {
        for point in &mut self.points {
            if let Point::Checked { .. } = point {
                *point = Point::Refused(why.to_owned());
            }
        }
    }
}

/// Without `columns` anything in the line counts, because not every compiler counts columns in bytes.
fn is_at(error: &BuildError, file: &RelPath, line: u32, columns: Option<&Range<u32>>) -> bool {
    let name = error.file.as_ref().and_then(|path| path.file_name());
    let within = |columns: &Range<u32>| error.column.is_some_and(|at| columns.contains(&at));
    name.is_some_and(|name| name.as_encoded_bytes() == file.file_name())
        && error.line == Some(line)
        && columns.is_none_or(within)
}

/// A location counts as not reached only in a program that contains the check.
fn answer(point: &Point, slot: Option<counts::Slot>) -> PropertyAnswer {
    let slot = match (point, slot) {
        (Point::Gone, _) => return PropertyAnswer::Gone,
        (Point::Refused(why), _) => return PropertyAnswer::Unusable(why.clone()),
        (Point::Checked { .. }, Some(slot)) => slot,
        (Point::Checked { .. }, None) => {
            return PropertyAnswer::Unusable("the program cut the counts off".to_owned());
        }
    };
    if slot.alive == 0 {
        return PropertyAnswer::Unusable("no program that ran has its unit in it".to_owned());
    }
    if slot.is_cut_off() {
        let why = "the program ended while the condition was evaluated";
        return PropertyAnswer::Unusable(why.to_owned());
    }
    PropertyAnswer::Counted(slot.counts)
}
