//! Property: a stated property that was violated before the patch must hold after it, or its location must not be
//! reached, on every PoC and on every neighbour that showed the bug.

use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::property::{Holding, Property, PropertyCounts, PropertyVerdict};
use patchwright_domain::verdict::Doubt;
use patchwright_subject::neighbours::NeighbourCut;
use patchwright_subject::{Asserted, PocEnding, PropertyAnswer, Watch};

use crate::baseline::{self, PocBaseline};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::properties::StatedProperty;
use crate::trial::Trial;

pub(crate) fn property(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let stated = trial.context.properties.all();
    let useless: Vec<String> = stated
        .iter()
        .filter_map(StatedProperty::why_useless)
        .collect();
    let mut checks: Vec<Checked> = stated
        .into_iter()
        .filter(is_asked)
        .map(Checked::new)
        .collect();
    if !checks.iter().any(|check| check.stated.is_kept()) {
        return Ok(Finding::not_run(useless.join("; ")));
    }
    let mut finding = run(trial, &mut checks)?;
    trial.properties = checks.iter().map(Checked::verdict).collect();
    trial
        .doubts
        .extend(checks.iter().filter_map(Checked::doubt));
    for why in useless {
        finding.detail.push_str(&format!("; {why}"));
    }
    Ok(finding)
}

/// Properties that were not violated before are checked too, for information.
fn is_asked(stated: &StatedProperty) -> bool {
    let is_counted = |answer: &PropertyAnswer| matches!(answer, PropertyAnswer::Counted(_));
    stated.base.iter().any(is_counted)
}

/// The result of one property on the patched program.
struct Checked {
    stated: StatedProperty,
    counts: PropertyCounts,
    /// The patch changed the statement in front of which it is checked.
    gone: bool,
    /// Why a run that had to answer could not be checked.
    unclear: Option<String>,
    /// The input that violated it first.
    on: Option<String>,
}

impl Checked {
    fn new(stated: StatedProperty) -> Self {
        Self {
            stated,
            counts: PropertyCounts::default(),
            gone: false,
            unclear: None,
            on: None,
        }
    }

    /// `poc` is the index of the PoC: a program without the location before the patch need not have it afterwards.
    fn take(&mut self, answer: PropertyAnswer, poc: usize, on: &str) {
        if !matches!(self.stated.base.get(poc), Some(PropertyAnswer::Counted(_))) {
            return;
        }
        match answer {
            PropertyAnswer::Counted(counts) => {
                if counts.failures > 0 {
                    self.on.get_or_insert_with(|| on.to_owned());
                }
                self.counts.add(counts);
            }
            PropertyAnswer::Gone => self.gone = true,
            PropertyAnswer::Unusable(why) => {
                self.unclear
                    .get_or_insert_with(|| format!("{why} (on {on})"));
            }
        }
    }

    fn verdict(&self) -> PropertyVerdict {
        let before = match self.stated.standing() {
            crate::properties::Standing::Kept(counts)
            | crate::properties::Standing::NotViolated(counts) => counts,
            crate::properties::Standing::Unusable(_) => PropertyCounts::default(),
        };
        PropertyVerdict::new(&self.stated.property, &before, &self.counts)
    }

    fn doubt(&self) -> Option<Doubt> {
        let property = &self.stated.property;
        (self.gone && self.stated.is_kept()).then(|| Doubt {
            name: "property-place-changed".to_owned(),
            detail: format!(
                "the patch changes the statement that property {} stands before, so it says nothing",
                property.name
            ),
            example: Some(property.place()),
        })
    }

    fn refusal(&self) -> Option<Finding> {
        let property = &self.stated.property;
        if !self.stated.is_kept() {
            return None;
        }
        if let Some(why) = &self.unclear {
            let detail = format!("property {} is inconclusive: {why}", property.name);
            return Some(Finding::fail(detail.clone(), detail));
        }
        if self.counts.holding() != Holding::Violated {
            return None;
        }
        let on = self.on.as_deref().unwrap_or("a run");
        let detail = format!(
            "property {} is still violated on {on}: `{}` at {}, {}",
            property.name,
            property.condition,
            property.place(),
            self.counts.describe()
        );
        let feedback = format!(
            "What must hold does not hold in the patched program. {} It was stated by {}. Make it hold wherever that place is \
             reached, or do not reach the place with such values.{}",
            capitalised(&detail),
            property.stated_by,
            more_values(&self.counts)
        );
        Some(Finding::fail(detail, feedback))
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    format!("{first}{}.", letters.as_str())
}

fn more_values(counts: &PropertyCounts) -> String {
    let lines = counts.first.iter().filter(|values| !values.is_empty());
    let lines = lines.map(|values| format!("\n    {values}"));
    let lines: String = lines.collect();
    match lines.is_empty() {
        true => lines,
        false => format!("\nValues when it did not hold:{lines}"),
    }
}

fn run(trial: &Trial<'_>, checks: &mut [Checked]) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let wanted: Vec<Property> = checks
        .iter()
        .map(|one| one.stated.property.clone())
        .collect();
    let tree = (trial.layer()?, &trial.candidate);
    let mut asserted = context
        .subject
        .assert_on_candidate(context.base, tree, &wanted)?;
    for (number, (poc, baseline)) in context
        .subject
        .case
        .pocs
        .iter()
        .zip(&context.pocs)
        .enumerate()
    {
        if let Some(broken) = on_poc(trial, &mut asserted, (number, poc, baseline), checks)? {
            return Ok(broken);
        }
    }
    let cut = match checks.iter().find_map(Checked::refusal) {
        Some(refused) => return Ok(refused),
        None => on_neighbours(trial, &asserted, checks)?,
    };
    let refused = checks.iter().find_map(Checked::refusal);
    Ok(refused.unwrap_or_else(|| summary(checks, cut)))
}

fn on_poc(
    trial: &Trial<'_>,
    asserted: &mut Asserted,
    (number, poc, baseline): (usize, &Poc, &PocBaseline),
    checks: &mut [Checked],
) -> Result<Option<Finding>, JudgeError> {
    let context = trial.context;
    let watch = Watch::for_bug(baseline.report.kind);
    let on = format!("PoC {}", poc.name);
    for _ in 0..baseline.runs_needed(context.subject.case.judge.runs).max(1) {
        let found = asserted.run_poc(context.subject, context.base, poc, watch)?;
        for (check, answer) in checks.iter_mut().zip(found.answers) {
            check.take(answer, number, &on);
        }
        if let Some(why) = went_wrong(trial, baseline, &found.run.ending) {
            let detail = format!("inconclusive: with the checks of properties in it, {on} {why}");
            return Ok(Some(Finding::fail(detail.clone(), detail)));
        }
    }
    Ok(None)
}

/// Why a run with the checks is not usable. The program was clean without them, so it must be clean with them.
fn went_wrong(trial: &Trial<'_>, baseline: &PocBaseline, ending: &PocEnding) -> Option<String> {
    if baseline::is_same(baseline, ending, &trial.context.subject.project()) {
        return Some("shows the bug".to_owned());
    }
    match ending {
        PocEnding::Hung(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => {
            Some(format!("is {}", ending.describe()))
        }
        PocEnding::Crashed(_) | PocEnding::Quiet(_) => None,
    }
}

/// Checks the mutants that showed the bug before; returns why if not all of them could be run.
fn on_neighbours(
    trial: &Trial<'_>,
    asserted: &Asserted,
    checks: &mut [Checked],
) -> Result<Option<NeighbourCut>, JudgeError> {
    let context = trial.context;
    if context.subject.case.judge.neighbours == 0 {
        return Ok(None);
    }
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let pocs = context.subject.case.pocs.iter();
    let mut first_cut = None;
    for (number, (poc, side)) in pocs.zip(context.neighbour_sides()?).enumerate() {
        if side.before.hits.is_empty() {
            continue;
        }
        let wanted = (&side.mutants, &side.before.hits);
        let ran = asserted.run_neighbours(context.subject, poc, wanted, clean)?;
        let on = format!("a neighbour of PoC {}", poc.name);
        for (check, answer) in checks.iter_mut().zip(ran.0) {
            check.take(answer, number, &on);
        }
        first_cut = first_cut.or(ran.1);
    }
    Ok(first_cut)
}

/// The result if no property was violated.
fn summary(checks: &[Checked], cut: Option<NeighbourCut>) -> Finding {
    let kept = || checks.iter().filter(|check| check.stated.is_kept());
    let here = kept().filter(|check| !check.gone).count();
    if here == 0 {
        return Finding::not_run(
            "the patch changes the statements that the properties stand before",
        );
    }
    let hold = kept()
        .filter(|check| check.counts.holding() == Holding::Holds)
        .count();
    let words = match here - hold {
        0 => format!("now {}", agree(hold, "holds", "hold")),
        missed => format!(
            "{hold} now {}, {missed} not reached",
            agree(hold, "holds", "hold")
        ),
    };
    let cut = cut.map(|cut| format!("; not all neighbours were run: {cut}"));
    Finding::pass(format!(
        "{} that the unpatched program violates: {words}{}",
        counted(here, "property"),
        cut.unwrap_or_default()
    ))
}
