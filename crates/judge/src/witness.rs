//! What runs of the unpatched program say about conditions, before a patch is judged that rests on them.

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_domain::event::Step;
use patchwright_domain::property::{Property, PropertyCounts};
use patchwright_subject::{Asserted, PropertyAnswer};

use crate::error::JudgeError;
use crate::judge::Judge;
use crate::properties::StatedProperty;
use crate::property_runs::ask;

/// How many are compiled into one program.
const AT_ONCE: usize = 64;
/// Runs without a report for each PoC: every one is a process of its own.
const MOST_BENIGN: usize = 60;

/// How often a condition held and did not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Witnessed {
    /// In runs that show the bug; `None` if that could not be counted in each of them.
    pub at_bug: Option<PropertyCounts>,
    /// In runs that end well: of whole inputs, or of mutants if there are none.
    pub benign: PropertyCounts,
}

impl Judge<'_> {
    /// Asks the unpatched program whether each of these holds at its place. Nothing is stated by that: they need not hold in a
    /// candidate. Answers are in the order of the questions.
    pub fn witness(&self, questions: &[Property]) -> Result<Vec<Witnessed>, JudgeError> {
        let case = self.context.subject.case;
        if case.is_shown_by_tests() || case.runs_on_jvm() {
            return Ok(vec![Witnessed::default(); questions.len()]);
        }
        let mut found = Vec::new();
        for some in questions.chunks(AT_ONCE) {
            let subject = self.context.subject;
            let (stated, asserted) = subject.step(Step::Properties, || ask(&self.context, some))?;
            let mut told: Vec<Witnessed> = stated.iter().map(at_bug).collect();
            self.ask_benign(&asserted, &mut told)?;
            found.append(&mut told);
        }
        Ok(found)
    }

    fn ask_benign(&self, asserted: &Asserted, told: &mut [Witnessed]) -> Result<(), JudgeError> {
        let context = &self.context;
        let is_violated = |one: &Witnessed| one.at_bug.as_ref().is_some_and(|at| at.failures > 0);
        if !told.iter().any(is_violated) {
            return Ok(());
        }
        let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
        for ((poc, baseline), side) in pocs.zip(context.neighbour_sides()?) {
            let mut benign: Vec<u32> = side.before.benign.keys().copied().collect();
            // Inputs of the project or the user are ordinary; a mutant may well be the bug in a run that did not show it.
            if benign.iter().any(|one| side.mutants.is_whole_input(*one)) {
                benign.retain(|one| side.mutants.is_whole_input(*one));
            }
            let wanted: BTreeSet<u32> = benign.into_iter().take(MOST_BENIGN).collect();
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let inputs = (&side.mutants, &wanted);
            let (answers, _) = asserted.run_neighbours(context.subject, poc, inputs, clean)?;
            for (one, answer) in told.iter_mut().zip(answers) {
                if let PropertyAnswer::Counted(counts) = answer {
                    one.benign.add(counts);
                }
            }
        }
        Ok(())
    }
}

fn at_bug(stated: &StatedProperty) -> Witnessed {
    let mut all = PropertyCounts::default();
    for answer in &stated.base {
        match answer {
            PropertyAnswer::Counted(counts) => all.add(counts.clone()),
            PropertyAnswer::Gone | PropertyAnswer::Unusable(_) => return Witnessed::default(),
        }
    }
    Witnessed {
        at_bug: Some(all).filter(|_| !stated.base.is_empty()),
        benign: PropertyCounts::default(),
    }
}
