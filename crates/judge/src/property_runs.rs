//! Runs of the unpatched program with checks of properties in it.

use patchwright_domain::case::Poc;
use patchwright_domain::property::Property;
use patchwright_subject::{Asserted, PropertyAnswer, Watch};

use crate::baseline::{self, PocBaseline};
use crate::context::JudgeContext;
use crate::error::JudgeError;
use crate::properties::StatedProperty;

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
