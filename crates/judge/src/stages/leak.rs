//! Leak: deleting a `free` is no fix. Only sites that leaked before the patch may leak after it, and the
//! block that the report names must not.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::count::counted;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_subject::{PocRun, Watch};

use super::neighbours::leaking_before;
use super::poc_run;
use crate::baseline::{self, Evidence, PocBaseline};
use crate::context::JudgeContext;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

pub(crate) fn leak(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if let Some(reason) = no_detection(trial.context)? {
        return Ok(Finding::not_run(reason));
    }
    if let Some(refused) = on_pocs(trial)? {
        return Ok(refused);
    }
    on_neighbours(trial)
}

fn on_pocs(trial: &Trial<'_>) -> Result<Option<Finding>, JudgeError> {
    let pocs = trial
        .context
        .subject
        .case
        .pocs
        .iter()
        .zip(&trial.context.pocs);
    let ends = trial
        .pocs
        .clean_ends
        .iter()
        .copied()
        .chain(iter::repeat(None));
    for ((poc, baseline), end) in pocs.zip(ends) {
        let run = poc_run::run_calmly(trial, poc, baseline, Watch::Leaks)?;
        if let Some(refused) = on_poc(trial, baseline, &run)? {
            return Ok(Some(refused));
        }
        if let Some(why) = poc_run::blind(&run, end) {
            return Ok(Some(not_looked_for(&baseline.name, &why)));
        }
    }
    Ok(None)
}

fn on_poc(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    run: &PocRun,
) -> Result<Option<Finding>, JudgeError> {
    let project = trial.context.subject.project();
    let named = crash::block_site(&baseline.report, &project);
    let is_leak = |report: &&CrashReport| report.kind == BugKind::MemoryLeak;
    for report in run.reports.iter().filter(is_leak) {
        let sites = crash::leak_sites(report, &project);
        if sites.is_empty() {
            let why = "LeakSanitizer's report names no leak";
            return Ok(Some(not_looked_for(&baseline.name, why)));
        }
        if let Some(site) = named.as_ref().filter(|site| sites.contains(site)) {
            let what = "the block that the report is about";
            return Ok(Some(refusal(site, report, &project, what)));
        }
        if let Some(site) = first_new(trial.context, &sites)? {
            let what = "memory that did not leak before";
            return Ok(Some(refusal(site, report, &project, what)));
        }
    }
    Ok(None)
}

fn not_looked_for(poc: &str, why: &str) -> Finding {
    let detail = format!("leaks could not be looked for on PoC {poc}: {why}");
    let feedback = format!(
        "With leak detection the patched program does not come to its end, so {detail}. It must end on the PoC as it does without."
    );
    Finding::fail(detail, feedback)
}

/// Mutants that were benign before may not leak where nothing leaked.
fn on_neighbours(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if trial.context.subject.case.judge.neighbours == 0 {
        return Ok(Finding::pass("no new leak on the PoC"));
    }
    super::neighbours::run_once(trial)?;
    let findings = trial.neighbours.findings()?;
    let leaks: BTreeMap<LeakSite, u32> = findings
        .iter()
        .flat_map(|one| one.new_leaks.clone())
        .collect();
    let sites: BTreeSet<LeakSite> = leaks.keys().cloned().collect();
    let Some(site) = first_new(trial.context, &sites)? else {
        let benign: u32 = findings.iter().map(|one| one.benign).sum();
        return Ok(Finding::pass(match benign {
            0 => "no new leak on the PoC; no benign input was there to look at".to_owned(),
            some => format!(
                "no new leak on the PoC and {}",
                counted(some, "benign input")
            ),
        }));
    };
    let mutant = leaks.get(site).copied().unwrap_or_default();
    let detail = format!(
        "leaks memory that did not leak before, allocated in {}, on neighbour {mutant} of the PoC",
        site.0
    );
    let feedback = format!(
        "With the patch the program {detail}. Free it on every path, also on the error path that the patch adds."
    );
    Ok(Finding::fail(detail, feedback))
}

/// A site that leaked in no run of the unpatched program: not on benign neighbours, not in its tests.
fn first_new<'s>(
    context: &JudgeContext<'_>,
    sites: &'s BTreeSet<LeakSite>,
) -> Result<Option<&'s LeakSite>, JudgeError> {
    let known = leaking_before(context)?;
    let unknown = || sites.iter().find(|site| !known.contains(site));
    let (Some(_), Some(test)) = (unknown(), &context.subject.case.test) else {
        return Ok(unknown());
    };
    let unexplained = sites.difference(&known).cloned().collect();
    let in_tests = context
        .subject
        .suite_leaks(test, context.base, &unexplained)?;
    let new = |site: &&LeakSite| !known.contains(site) && !in_tests.contains(site);
    Ok(sites.iter().find(new))
}

/// Leak detection is part of AddressSanitizer; the others do not have it.
fn no_detection(context: &JudgeContext<'_>) -> Result<Option<String>, JudgeError> {
    let (source, tree) = (&context.subject.case.source, context.base.tree());
    for poc in &context.pocs {
        let bytes = baseline::program_bytes(source, &tree, &poc.program)?;
        if poc.evidence == Evidence::Shadow && baseline::holds(&bytes, b"__asan_init")
            || baseline::holds(&bytes, b"__lsan_init")
        {
            return Ok(None);
        }
    }
    Ok(Some(
        "the program's sanitizer cannot detect leaks".to_owned(),
    ))
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
