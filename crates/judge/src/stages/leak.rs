//! Leak: deleting a `free` is no fix. Only sites that leaked before the patch may leak after it, and never the block that the
//! report names. The exception is a patch that only takes an exit path which always leaked: that is a doubt, not a refusal.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::count::counted;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_subject::{PocRun, Watch};

use super::neighbours::leaking_before;
use super::old_leak::{self, LostBlocks};
use super::poc_run;
use crate::baseline::{self, Evidence, PocBaseline};
use crate::context::JudgeContext;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

pub(crate) fn leak(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if trial.context.subject.case.is_shown_by_tests() {
        let why = "failing tests show the bug, and no run ends in it: the tests themselves are run with leak detection, if they can be";
        return Ok(Finding::not_run(why));
    }
    if let Some(reason) = no_detection(trial.context)? {
        return Ok(Finding::not_run(reason));
    }
    let mut old = BTreeSet::new();
    if let Some(refused) = on_pocs(trial, &mut old)? {
        return Ok(refused);
    }
    on_neighbours(trial, &old)
}

/// Adds the sites that always leaked on that exit path to `old`.
fn on_pocs(
    trial: &mut Trial<'_>,
    old: &mut BTreeSet<LeakSite>,
) -> Result<Option<Finding>, JudgeError> {
    let pocs = trial
        .context
        .subject
        .case
        .pocs
        .iter()
        .zip(&trial.context.pocs);
    let ends = trial.pocs.clean_ends.clone().into_iter();
    let ends = ends.chain(iter::repeat(None));
    for ((poc, baseline), end) in pocs.zip(ends) {
        let run = poc_run::run_calmly(trial, poc, baseline, Watch::Leaks)?;
        match on_poc(trial, baseline, &run)? {
            Leaked::Nothing => {}
            Leaked::AsBefore(sites) => {
                trial.doubts.push(old_leak::doubt(&baseline.name, &sites));
                old.extend(sites);
            }
            Leaked::ByPatch(refused) => return Ok(Some(refused)),
        }
        if let Some(why) = poc_run::blind(&run, end) {
            return Ok(Some(not_looked_for(&baseline.name, &why)));
        }
    }
    Ok(None)
}

/// What a PoC run leaked that no run of the unpatched program did.
enum Leaked {
    Nothing,
    /// On an exit path that always leaked it.
    AsBefore(BTreeSet<LeakSite>),
    ByPatch(Finding),
}

fn on_poc(trial: &Trial<'_>, baseline: &PocBaseline, run: &PocRun) -> Result<Leaked, JudgeError> {
    let project = trial.context.subject.project();
    let named = crash::block_site(&baseline.report, &project);
    let is_leak = |report: &&CrashReport| report.kind == BugKind::MemoryLeak;
    let mut old = BTreeSet::new();
    for report in run.reports.iter().filter(is_leak) {
        let sites = crash::leak_sites(report, &project);
        if sites.is_empty() {
            let why = "LeakSanitizer's report names no leak";
            return Ok(Leaked::ByPatch(not_looked_for(&baseline.name, why)));
        }
        let new = all_new(trial.context, &sites)?;
        let named = named.as_ref().filter(|site| sites.contains(site));
        if new.is_empty() && named.is_none() {
            continue;
        }
        let lost = LostBlocks {
            report,
            sites: &sites,
            named,
            new: &new,
        };
        if old_leak::is_old(trial, baseline, &lost)? {
            old.extend(new.into_iter().chain(named.cloned()));
            continue;
        }
        let (site, what) = match (named, new.first()) {
            (Some(named), _) => (named, "the block that the report is about"),
            (None, Some(new)) => (new, "memory that did not leak before"),
            (None, None) => continue,
        };
        let refusal = refusal(site, report, &project, what);
        let printed = baseline::printed(run);
        let raw = format!("With the patch the program leaks memory.\n\n{printed}");
        return Ok(Leaked::ByPatch(refusal.with_raw(raw)));
    }
    Ok(match old.is_empty() {
        true => Leaked::Nothing,
        false => Leaked::AsBefore(old),
    })
}

fn not_looked_for(poc: &str, why: &str) -> Finding {
    let detail = format!("leaks could not be looked for on PoC {poc}: {why}");
    let feedback = format!(
        "With leak detection the patched program does not come to its end, so {detail}. It must end on the PoC as it does without."
    );
    Finding::fail(detail, feedback)
}

/// Mutants that were benign before may not leak at a new site.
fn on_neighbours(trial: &mut Trial<'_>, old: &BTreeSet<LeakSite>) -> Result<Finding, JudgeError> {
    if trial.context.subject.case.judge.neighbours == 0 {
        return Ok(Finding::pass(on_the_poc(old)));
    }
    super::neighbours::run_once(trial)?;
    let findings = trial.neighbours.findings()?;
    let leaks: BTreeMap<LeakSite, u32> = findings
        .iter()
        .flat_map(|one| one.new_leaks.clone())
        .collect();
    let sites: BTreeSet<LeakSite> = leaks.keys().cloned().collect();
    let new = all_new(trial.context, &sites)?;
    // An input that the patch rejects like the PoC takes the same exit path.
    let Some(site) = new.difference(old).next() else {
        let benign: u32 = findings.iter().map(|one| one.benign).sum();
        let poc = on_the_poc(old);
        return Ok(Finding::pass(match (benign, old.is_empty()) {
            (0, _) => format!("{poc}; no benign input was there to look at"),
            (some, true) => format!("{poc} and {}", counted(some, "benign input")),
            (some, false) => format!("{poc}; none on {}", counted(some, "benign input")),
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

fn on_the_poc(old: &BTreeSet<LeakSite>) -> String {
    match old.len() {
        0 => "no new leak on the PoC".to_owned(),
        count => format!(
            "on the PoC only what its way out always lost ({})",
            counted(count, "site")
        ),
    }
}

/// Sites that leaked in no run of the unpatched program, neither on benign neighbours nor in its tests.
fn all_new(
    context: &JudgeContext<'_>,
    sites: &BTreeSet<LeakSite>,
) -> Result<BTreeSet<LeakSite>, JudgeError> {
    let known = leaking_before(context)?;
    let unknown: BTreeSet<LeakSite> = sites.difference(&known).cloned().collect();
    let Some(test) = context
        .subject
        .case
        .test
        .as_ref()
        .filter(|_| !unknown.is_empty())
    else {
        return Ok(unknown);
    };
    let in_tests = context.subject.suite_leaks(test, context.base, &unknown)?;
    Ok(unknown.difference(&in_tests).cloned().collect())
}

/// Why leaks cannot be detected: of the sanitizers only AddressSanitizer and LeakSanitizer do.
pub(super) fn no_detection(context: &JudgeContext<'_>) -> Result<Option<String>, JudgeError> {
    if context.subject.case.runs_on_jvm() {
        let why = "a Java virtual machine frees memory itself; resources that stay open are not looked for";
        return Ok(Some(why.to_owned()));
    }
    let (source, tree) = (&context.subject.case.source, context.base.tree());
    for poc in &context.pocs {
        // Tests run several programs, of which none is the one that crashed.
        let programs = match poc.tests {
            Some(_) => poc.files.iter().map(|file| source.join(file)).collect(),
            None => vec![poc.program.clone()],
        };
        for program in programs {
            let bytes = baseline::program_bytes(source, &tree, &program)?;
            if poc.evidence == Evidence::Shadow && baseline::holds(&bytes, b"__asan_init")
                || baseline::holds(&bytes, b"__lsan_init")
            {
                return Ok(None);
            }
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
