//! Where lost memory was allocated: the name of a site, the same in every run and build.

use std::collections::BTreeSet;

use patchwright_domain::report::{BugKind, CrashReport, Frame, Leak, LeakReach, StackRole};

use crate::names;
use crate::open_report::MAX_PARTS;
use crate::project::{Project, View};
use crate::signature::collapse;

/// Functions that name a site, besides those that only pass its block on.
const TOP: usize = 2;
/// More functions in a row that hand out one block are no allocators: a parser returns what it reads, too, and the site
/// must not depend on how deep its input is.
const MOST_WRAPPERS: usize = 3;

/// The name of an allocation site in leak baselines: the functions that pass the fresh block on, and the first two
/// project functions that do not.
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct LeakSite(pub String);

/// The sites of all leaks, indirect ones too: deleting a `free` may leave a block reachable only from another
/// lost one.
pub fn leak_sites(report: &CrashReport, project: &Project) -> BTreeSet<LeakSite> {
    let view = View::new(report, project);
    let leaks = report.leaks.iter();
    leaks.map(|leak| site(&view, &leak.frames)).collect()
}

/// A leak report without the leaks of known sites; nothing when there is no other.
pub fn without_leaks(
    report: &CrashReport,
    known: &BTreeSet<LeakSite>,
    project: &Project,
) -> Option<CrashReport> {
    let view = View::new(report, project);
    let own = |leak: &&Leak| !known.contains(&site(&view, &leak.frames));
    let leaks: Vec<Leak> = report.leaks.iter().filter(own).cloned().collect();
    let first = first_lost(&leaks)?;
    Some(CrashReport {
        frames: first.frames.clone(),
        leaks,
        ..report.clone()
    })
}

/// The first block that nothing else points to: freeing that one usually frees the others.
pub(crate) fn first_lost(leaks: &[Leak]) -> Option<&Leak> {
    let direct = leaks.iter().find(|leak| leak.reach == LeakReach::Direct);
    direct.or(leaks.first())
}

/// Whether a run leaks at a site of the bug. A leak report that names no site may be of any.
pub fn same_leak(bug: &CrashReport, run: &CrashReport, project: &Project) -> bool {
    let is_leak = |report: &CrashReport| report.kind == BugKind::MemoryLeak;
    let (of_bug, of_run) = (leak_sites(bug, project), leak_sites(run, project));
    let unknown = of_bug.is_empty() || of_run.is_empty() || run.leaks.len() >= MAX_PARTS;
    is_leak(bug) && is_leak(run) && (unknown || !of_bug.is_disjoint(&of_run))
}

/// The site that allocated the block the report is about.
pub fn block_site(report: &CrashReport, project: &Project) -> Option<LeakSite> {
    site_of(report, StackRole::Allocation, project)
}

pub(crate) fn site_of(
    report: &CrashReport,
    role: StackRole,
    project: &Project,
) -> Option<LeakSite> {
    let stack = report.stack(role)?;
    Some(site(&View::new(report, project), &stack.frames))
}

fn site(view: &View<'_>, frames: &[Frame]) -> LeakSite {
    let wrappers = wrappers(view, frames);
    let functions = collapse(view.functions(frames));
    let is_wrapper = |function: &&String| wrappers.contains(function);
    let passed = functions.iter().take_while(is_wrapper).count();
    let named: Vec<String> = functions.into_iter().take(passed + TOP).collect();
    LeakSite(named.join(">"))
}

/// The innermost project functions that pass on to their caller what they got from the one they called.
fn wrappers(view: &View<'_>, frames: &[Frame]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let pairs = frames.iter().zip(frames.iter().skip(1));
    for (callee, caller) in pairs.skip_while(|(_, caller)| !view.owns(caller)) {
        let function = caller.function.as_deref().map(names::normal);
        let Some(function) = function.filter(|one| !found.contains(one)) else {
            break;
        };
        if found.len() == MOST_WRAPPERS || !view.hands_out(caller, callee) {
            break;
        }
        found.push(function);
    }
    found
}

#[cfg(test)]
#[path = "leaks_tests.rs"]
mod tests;
