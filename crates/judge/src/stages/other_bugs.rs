//! Other bugs that a search came across: each becomes a case of its own and never refuses the patch.

use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::count::counted;
use patchwright_domain::verdict::{Doubt, OtherBug, SearchCounts};
use patchwright_edit::print;
use patchwright_subject::FoundCase;
use patchwright_subject::neighbours::{self, SearchFindings};

use super::refuted::Refuting;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

/// What is left of the bug, perhaps.
const ELSEWHERE: &str = "same-object-elsewhere";

/// Writes a case for each, but for the one that refutes the patch.
pub(super) fn keep(
    trial: &Trial<'_>,
    all: &mut [SearchFindings],
    refuting: Option<&Refuting>,
) -> Result<Vec<OtherBug>, JudgeError> {
    let project = trial.context.subject.project();
    let refuting = refuting.and_then(|one| one.input.as_ref());
    let refuting = refuting.map(|input| crash::signature(&input.report, &project));
    let mut kept: Vec<OtherBug> = Vec::new();
    for (poc, found) in all.iter_mut().enumerate() {
        let is_known = |one: &neighbours::OtherBug| {
            let mut known = kept.iter().map(|other| &other.signature).chain(&refuting);
            known.any(|known| *known == one.signature)
        };
        found.others.retain(|one| !is_known(one));
        for one in &found.others {
            let number = kept.len() + 1;
            kept.extend(write(trial, poc, one, number)?);
        }
    }
    Ok(kept)
}

/// That the object of the bug still goes wrong elsewhere is for a person to look at: the same mistake, or another one about it.
pub(super) fn doubt(counts: &SearchCounts) -> Option<Doubt> {
    let left = counts.left()?;
    Some(Doubt {
        name: ELSEWHERE.to_owned(),
        detail: format!(
            "the object that the bug is about goes wrong in another place too, before the patch and after it, which may be the \
             same mistake: {}",
            left.headline
        ),
        example: Some(left.input.clone()),
    })
}

/// The detail with their number.
pub(super) fn named(found: Finding, others: &[OtherBug]) -> Finding {
    if others.is_empty() {
        return found;
    }
    let detail = format!(
        "{}; {} found besides, in the run's logs as {} of its own",
        found.detail,
        counted(others.len(), "other bug"),
        if others.len() == 1 { "a case" } else { "cases" }
    );
    Finding { detail, ..found }
}

/// Finds out what the unpatched program does with their inputs.
pub(super) fn look_before(
    trial: &Trial<'_>,
    poc: usize,
    others: &mut [neighbours::OtherBug],
) -> Result<(), JudgeError> {
    let context = trial.context;
    let known = (context.subject.case.pocs.get(poc), context.pocs.get(poc));
    let (Some(poc), Some(baseline)) = known else {
        return Ok(());
    };
    let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
    let bug = (&baseline.report, clean);
    let subject = context.subject;
    Ok(subject.look_for_unpatched(poc, context.base, others, bug)?)
}

fn write(
    trial: &Trial<'_>,
    poc: usize,
    other: &neighbours::OtherBug,
    number: usize,
) -> Result<Option<OtherBug>, JudgeError> {
    let context = trial.context;
    let poc = context.subject.case.pocs.get(poc);
    let Some((poc, changes)) = poc.and_then(|poc| Some((poc, other.input.changes(poc)?))) else {
        return Ok(None);
    };
    let report = &other.input.report;
    let headline = crash::purify(report, &context.subject.project()).headline;
    let patch = print(&trial.candidate, &context.sources())?;
    let case = FoundCase {
        poc,
        changes: &changes,
        headline: &headline,
        kind: report.kind.name(),
        patch: (!other.unpatched).then_some(&patch),
    };
    let name = trial.log(&format!("other-bug-{number}"));
    let written = context.subject.keep_case(&name, &case)?;
    let command = changes.command.clone().unwrap_or_default();
    let input = written.input.map(|path| path.display().to_string());
    Ok(Some(OtherBug {
        kind: report.kind,
        headline,
        signature: other.signature.clone(),
        input: input.unwrap_or(command),
        case: written.folder.display().to_string(),
        unpatched: other.unpatched,
        same_object: other.same_object,
    }))
}
