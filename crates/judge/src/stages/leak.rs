//! Leak: deleting a `free` is no fix. Only sites that leaked before the patch may leak after it, and the
//! block that the report names must not.

use std::collections::BTreeSet;
use std::fs;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::report::CrashReport;
use patchwright_subject::{Tree, Watch};

use crate::baseline::{self, Evidence};
use crate::error::JudgeError;
use crate::judge::Judge;
use crate::trial::{Finding, Trial};

pub(crate) fn leak(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if let Some(reason) = no_detection(trial.judge) {
        return Ok(Finding::not_run(reason));
    }
    let project = trial.judge.subject.project();
    for (poc, baseline) in trial.judge.subject.case.pocs.iter().zip(&trial.judge.pocs) {
        let layer = trial.judge.subject.layer_on(trial.layer()?)?;
        let run = trial
            .judge
            .subject
            .run_poc(poc, Tree::View(&layer), Watch::Leaks)?;
        let named = crash::block_site(&baseline.report, &project);
        for report in run.reports.iter().filter(|report| !report.leaks.is_empty()) {
            let sites = crash::leak_sites(report, &project);
            if let Some(site) = named.as_ref().filter(|site| sites.contains(site)) {
                return Ok(refusal(
                    site,
                    report,
                    &project,
                    "the block that the report is about",
                ));
            }
            let fresh = sites
                .iter()
                .find(|site| !known_leaks(trial.judge).contains(site));
            if let Some(site) = fresh {
                return Ok(refusal(
                    site,
                    report,
                    &project,
                    "memory that did not leak before",
                ));
            }
        }
    }
    Ok(Finding::pass("no new leak on the PoC"))
}

/// Leak detection is part of AddressSanitizer; the others do not have it.
fn no_detection(judge: &Judge<'_>) -> Option<String> {
    let has_it = judge.pocs.iter().any(|poc| {
        let relative = poc.program.strip_prefix(&judge.subject.case.source).ok();
        let bytes = relative
            .and_then(|relative| fs::read(judge.base.tree().join(relative)).ok())
            .unwrap_or_default();
        poc.evidence == Evidence::Shadow && baseline::holds(&bytes, b"__asan_init")
    });
    (!has_it).then(|| "the program's sanitizer cannot detect leaks".to_owned())
}

/// Sites that leak in runs of the unpatched program that do not crash.
pub(crate) fn known_leaks<'j>(judge: &'j Judge<'_>) -> &'j BTreeSet<LeakSite> {
    judge
        .leaking
        .get_or_init(|| super::neighbours::leaking_before(judge))
}

fn refusal(site: &LeakSite, report: &CrashReport, project: &crash::Project, what: &str) -> Finding {
    let story = crash::purify(report, project).text;
    Finding::fail(
        format!("leaks {what}, allocated in {}", site.0),
        format!(
            "With the patch the program leaks {what}. Free it where its owner ends; do not just drop the free.\n{story}"
        ),
    )
}
