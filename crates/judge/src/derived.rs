//! Properties derived from the crash report. Nobody vouches for them, so runs of the unpatched program must: one is kept only
//! if it tells the crash apart from everything that goes well.

use std::collections::BTreeSet;
use std::sync::PoisonError;
use std::time::Duration;

use patchwright_domain::event::Step;
use patchwright_domain::property::{Property, PropertyCounts};
use patchwright_subject::{Asserted, PropertyAnswer};

use crate::context::JudgeContext;
use crate::error::JudgeError;
use crate::properties::{Derive, StatedProperty};
use crate::property_runs::ask;

/// Limit on derived properties that are tried; the first ones are the likeliest.
const MOST: usize = 6;

impl JudgeContext<'_> {
    /// The derived properties that are evidence; asked once per case.
    pub(crate) fn derived(&self, derive: &Derive<'_>) -> Result<&[StatedProperty], JudgeError> {
        if self.subject.case.is_shown_by_tests() || self.subject.case.runs_on_jvm() {
            return Ok(&[]);
        }
        let derived = &self.derived;
        let _alone = derived
            .asking
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = derived.known.get() {
            return Ok(known);
        }
        let kept = self
            .subject
            .step(Step::Properties, || kept(self, &derive()?))?;
        Ok(derived.known.get_or_init(|| kept))
    }
}

fn kept(
    context: &JudgeContext<'_>,
    properties: &[Property],
) -> Result<Vec<StatedProperty>, JudgeError> {
    let properties = properties.get(..MOST).unwrap_or(properties);
    if properties.is_empty() {
        return Ok(Vec::new());
    }
    let (stated, asserted) = ask(context, properties)?;
    if !stated.iter().any(tells_the_crash) {
        return Ok(Vec::new());
    }
    let benign = on_benign(context, &asserted, stated.len())?;
    let both = stated.into_iter().zip(benign);
    let kept = both.filter(|(one, benign)| {
        let Some(benign) = benign else {
            return false;
        };
        let held = one.base.iter().any(|answer| passes(answer) > 0) || benign.passes > 0;
        tells_the_crash(one) && benign.failures == 0 && held
    });
    Ok(kept.map(|(one, _)| one).collect())
}

/// Whether each run that reached the place violated it once, by the last check before the crash. What was violated before
/// that too does no harm.
fn tells_the_crash(stated: &StatedProperty) -> bool {
    let counted = stated.base.iter().filter_map(|answer| match answer {
        PropertyAnswer::Counted(counts) => Some(counts),
        PropertyAnswer::Gone | PropertyAnswer::Unusable(_) => None,
    });
    let mut violating = counted.filter(|counts| counts.failures > 0).peekable();
    violating.peek().is_some() && violating.all(|counts| counts.failures == 1 && counts.failed_last)
}

fn passes(answer: &PropertyAnswer) -> u64 {
    match answer {
        PropertyAnswer::Counted(counts) => counts.passes,
        PropertyAnswer::Gone | PropertyAnswer::Unusable(_) => 0,
    }
}

/// What the checks counted on mutants that the unpatched program handles well; nothing for a check that could not be made
/// there.
fn on_benign(
    context: &JudgeContext<'_>,
    asserted: &Asserted,
    properties: usize,
) -> Result<Vec<Option<PropertyCounts>>, JudgeError> {
    let mut counts = vec![Some(PropertyCounts::default()); properties];
    if context.subject.case.judge.neighbours == 0 {
        return Ok(counts);
    }
    let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
    for ((poc, baseline), side) in pocs.zip(context.neighbour_sides()?) {
        let benign: BTreeSet<u32> = side.before.benign.keys().copied().collect();
        if benign.is_empty() {
            continue;
        }
        let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
        let wanted = (&side.mutants, &benign);
        let (answers, _) = asserted.run_neighbours(context.subject, poc, wanted, clean)?;
        for (counts, answer) in counts.iter_mut().zip(answers) {
            match (counts.as_mut(), answer) {
                (Some(counts), PropertyAnswer::Counted(one)) => counts.add(one),
                _ => *counts = None,
            }
        }
    }
    Ok(counts)
}

#[cfg(test)]
#[path = "derived_tests.rs"]
mod tests;
