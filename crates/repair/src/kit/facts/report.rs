//! The crash as described in a prompt: the reports, how the program is run, and where to look first.

use std::collections::BTreeSet;

use patchwright_crash::{purify, signature};
use patchwright_domain::report::PurifiedReport;

use crate::error::RepairError;
use crate::input_text;
use crate::kit::context::RepairContext;
use crate::prompt::fence;

/// In bytes, for one report.
const MOST_REPORT: usize = 12 << 10;
const MOST_BUGS: usize = 4;
const MOST_CALLS: usize = 6;
/// Separates what happened from our advice in a purified report.
const ADVICE: &str = "\nWhat it means: ";

/// One for each bug that the PoCs show.
pub(super) fn bugs(ctx: &RepairContext<'_>) -> Result<Vec<PurifiedReport>, RepairError> {
    let scene = ctx.scene();
    let project = scene.subject.project();
    let mut known = BTreeSet::new();
    let pocs = scene.judge.pocs().iter();
    pocs.filter(|poc| known.insert(signature(&poc.report, &project).to_string()))
        .take(MOST_BUGS)
        .map(|poc| {
            let shown = scene.looking.shown(&poc.name)?;
            let report = shown.map_or(&poc.report, |shown| &shown.report);
            Ok::<_, RepairError>(purify(report, &project))
        })
        .collect()
}

/// Our advice about this kind of bug is not data from the project, so it goes after the fence.
pub(super) fn purified(bugs: &[PurifiedReport]) -> String {
    let all = bugs.iter().map(|bug| match bug.text.rsplit_once(ADVICE) {
        Some((report, advice)) => {
            let report = fence("report", report.trim_end(), MOST_REPORT);
            format!("{report}\n{ADVICE}{}", advice.trim_end())
        }
        None => fence("report", &bug.text, MOST_REPORT),
    });
    all.collect::<Vec<_>>().join("\n\n")
}

/// How each PoC is run and its input: both decide which paths the program takes.
pub(super) fn runs(ctx: &RepairContext<'_>) -> String {
    let pocs = ctx.scene().subject.case.pocs.iter().take(MOST_BUGS);
    let all = pocs.flat_map(|poc| {
        let command = fence("command", &poc.command, MOST_REPORT);
        [command, input_text::shown(poc)]
    });
    let all: Vec<String> = all.filter(|part| !part.is_empty()).collect();
    all.join("\n\n")
}

/// The reports of all PoCs as the program printed them.
pub(super) fn raw(ctx: &RepairContext<'_>) -> Result<String, RepairError> {
    let scene = ctx.scene();
    let mut all = Vec::new();
    for poc in scene.judge.pocs().iter().take(MOST_BUGS) {
        let shown = scene.looking.shown(&poc.name)?;
        let shown = shown.map(|shown| String::from_utf8_lossy(&shown.printed));
        let printed = shown.as_deref().unwrap_or(&poc.printed);
        all.push(fence("report", printed, MOST_REPORT));
    }
    Ok(all.join("\n\n"))
}

/// Where to look first: for a recursion the calls that repeat, since the stack may end in any of
/// them.
pub(super) fn start(bugs: &[PurifiedReport]) -> String {
    let recursion = bugs.iter().find(|bug| !bug.facts.recursion.is_empty());
    if let Some(bug) = recursion {
        let calls = bug.facts.recursion.iter().filter_map(|at| {
            let (function, file, line) = (at.function.as_ref()?, at.file.as_ref()?, at.line?);
            Some(format!("`{function}` (`{file}:{line}`)"))
        });
        let calls: Vec<String> = calls.take(MOST_CALLS).collect();
        if !calls.is_empty() {
            return format!("View the recursion first: {}.", calls.join(", "));
        }
    }
    let place = bugs.iter().find_map(|bug| {
        let location = bug.location.as_ref()?;
        let (file, line) = (location.file.as_ref()?, location.line?);
        Some(format!("View `{file}` around line {line} first."))
    });
    place.unwrap_or_else(|| "View the functions that the report names first.".to_owned())
}
