//! States properties to a judge, which checks them on the unpatched program.

use std::error::Error;

use patchwright_domain::case::Poc;
use patchwright_domain::event::Step;
use patchwright_domain::property::Property;
use patchwright_subject::{Asserted, PropertyAnswer, Watch};

use crate::baseline::{self, PocBaseline};
use crate::context::JudgeContext;
use crate::error::JudgeError;
use crate::judge::Judge;
use crate::properties::StatedProperty;

/// Derives from the reports of the unpatched program what must have held.
pub type PropertySource = fn(&Judge<'_>) -> Result<Vec<Property>, Box<dyn Error + Send + Sync>>;

impl Judge<'_> {
    /// Names who derives properties. Of these, only those that runs confirm count; they are asked for when a candidate gets
    /// that far.
    pub fn derive_properties_by(&self, source: PropertySource) {
        self.deriving.get_or_init(|| source);
    }

    pub(crate) fn derived_properties(&self) -> Result<Vec<Property>, JudgeError> {
        match self.deriving.get() {
            Some(derive) => derive(self).map_err(JudgeError::Derive),
            None => Ok(Vec::new()),
        }
    }

    /// Checks properties on the unpatched program. Those that it violates must hold, or not be reached, in every
    /// candidate judged from now on; the others are listed in each verdict as not usable.
    pub fn state_properties(
        &self,
        properties: &[Property],
    ) -> Result<Vec<StatedProperty>, JudgeError> {
        if properties.is_empty() {
            return Ok(Vec::new());
        }
        let subject = self.context.subject;
        let (stated, _) = subject.step(Step::Properties, || ask(&self.context, properties))?;
        self.context.properties.add(stated.clone());
        self.forget_verdicts();
        Ok(stated)
    }

    /// All properties stated so far.
    pub fn stated_properties(&self) -> Vec<StatedProperty> {
        self.context.properties.all()
    }
}

/// Also returns the unpatched program with the checks in it.
pub(crate) fn ask(
    context: &JudgeContext<'_>,
    properties: &[Property],
) -> Result<(Vec<StatedProperty>, Asserted), JudgeError> {
    let state = |property: &Property| StatedProperty {
        property: property.clone(),
        base: Vec::new(),
    };
    let mut stated: Vec<StatedProperty> = properties.iter().map(state).collect();
    let mut asserted = context.subject.assert_on_base(context.base, properties)?;
    for (poc, baseline) in context.subject.case.pocs.iter().zip(&context.pocs) {
        let answers = on_poc(context, &mut asserted, (poc, baseline))?;
        for (one, answer) in stated.iter_mut().zip(answers) {
            one.base.push(answer);
        }
    }
    Ok((stated, asserted))
}

/// The checks must not change what the program does, so their results count only in a run that shows the bug.
fn on_poc(
    context: &JudgeContext<'_>,
    asserted: &mut Asserted,
    (poc, baseline): (&Poc, &PocBaseline),
) -> Result<Vec<PropertyAnswer>, JudgeError> {
    let project = context.subject.project();
    let watch = Watch::for_bug(baseline.report.kind);
    let runs = baseline.runs_needed(context.subject.case.judge.runs).max(1);
    let mut found = asserted.run_poc(context.subject, context.base, poc, watch)?;
    for _ in 1..runs {
        if baseline::is_same(baseline, &found.run.ending, &project) {
            break;
        }
        found = asserted.run_poc(context.subject, context.base, poc, watch)?;
    }
    if baseline::is_same(baseline, &found.run.ending, &project) {
        return Ok(found.answers);
    }
    let why = format!(
        "with the checks in it, PoC {} does not show the bug",
        poc.name
    );
    let answers = found.answers.into_iter().map(|answer| match answer {
        PropertyAnswer::Counted(_) => PropertyAnswer::Unusable(why.clone()),
        other => other,
    });
    Ok(answers.collect())
}
