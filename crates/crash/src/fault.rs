//! Whether two crashes show one fault, also where they were reached differently.

use patchwright_domain::report::{BugKind, CrashReport, StackRole};

use crate::leaks::{LeakSite, site_of};
use crate::project::{Project, View};
use crate::signature::{same_bug, same_place, top_functions};

/// Callers that must be the same.
const CALLERS: usize = 2;

/// Whether the second report shows the fault of the first, perhaps reached another way: the same function does the same
/// harm to memory or computes with the same bad values, whoever called it, or something of the same origin is used after
/// the same release, or the same callers hand a null pointer of the same type to another function, or an overrun of one object
/// shows in a function and in what that calls. Other kinds of crash end in functions that many mistakes lead to.
pub fn same_fault(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    use BugKind::*;
    let in_place = match bug.kind {
        HeapUseAfterFree | DoubleFree => {
            same_life(bug, report, project) || same_place(bug, report, project)
        }
        HeapBufferOverflow | StackBufferOverflow | StackBufferUnderflow | GlobalBufferOverflow
        | ContainerOverflow | StackUseAfterReturn | StackUseAfterScope | StackOverflow
        | DivideByZero => same_place(bug, report, project),
        IndexOutOfBounds | ShiftOutOfBounds | SignedIntegerOverflow => {
            same_place(bug, report, project) && same_type(bug, report)
        }
        NullPointerUse => same_argument(bug, report, project),
        _ => false,
    };
    in_place || same_bug(bug, report, project) || same_overrun(bug, report, project)
}

/// Whether both go wrong in the same way about one object: a block of the same origin, one variable, or arrays of
/// one type; or use a pointer to one type that is null.
/// Wherever it is, a patch that was to keep accesses inside of the object does not.
pub fn same_object(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    use BugKind::*;
    let same = match bug.kind {
        HeapBufferOverflow | ContainerOverflow => {
            same_site(bug, report, StackRole::Allocation, project)
        }
        StackBufferOverflow | StackBufferUnderflow | GlobalBufferOverflow => {
            same_variable(bug, report, project)
        }
        IndexOutOfBounds | NullPointerUse => same_type(bug, report),
        _ => false,
    };
    same && bug.kind == report.kind
}

/// Whether both overrun one object, or a variable that a caller handed in, one of them in a function that the other one's crash was
/// called from: a loop that writes the next byte by itself and those before by a helper.
fn same_overrun(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    use BugKind::*;
    let overruns = matches!(
        bug.kind,
        HeapBufferOverflow
            | ContainerOverflow
            | StackBufferOverflow
            | StackBufferUnderflow
            | GlobalBufferOverflow
    );
    let [own, other] =
        [bug, report].map(|one| top_functions(one, &View::new(one, project), CALLERS + 1));
    // How many callers away from one crash the function of the other is.
    let apart = |inner: &[String], outer: &[String]| {
        let function = outer.first()?;
        inner.iter().position(|one| one == function)
    };
    let (to_own, to_other) = match (apart(&other, &own), apart(&own, &other)) {
        (Some(away), _) => (0, away),
        (None, Some(away)) => (away, 0),
        (None, None) => return false,
    };
    let is_above = |one: &CrashReport, functions: &[String], away: usize| {
        let owner = site_of(one, StackRole::Frame, project);
        let mut inner = functions.iter().take(away + 1);
        owner.is_some_and(|LeakSite(owner)| {
            !owner.is_empty() && !inner.any(|function| owner == *function)
        })
    };
    let is_handed_in = bug.kind == report.kind
        && to_own.max(to_other) <= 1
        && is_above(bug, &own, to_own)
        && is_above(report, &other, to_other);
    overruns && (is_handed_in || same_object(bug, report, project))
}

fn same_variable(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    let object = |one: &CrashReport| one.region.as_ref().and_then(|region| region.object.clone());
    let is_named = object(bug).is_some() && object(bug) == object(report);
    match bug.kind {
        BugKind::GlobalBufferOverflow => is_named,
        _ => is_named && same_site(bug, report, StackRole::Frame, project),
    }
}

/// Whether the same callers have another function use a pointer to the same type that is null: what is called through a table of
/// functions gets its argument in one place.
fn same_argument(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    let callers = |one: &CrashReport| {
        let functions = top_functions(one, &View::new(one, project), CALLERS + 1);
        functions.into_iter().skip(1).collect::<Vec<_>>()
    };
    let own = callers(bug);
    let same = own.len() == CALLERS && own == callers(report);
    same && bug.kind == report.kind && same_type(bug, report)
}

/// Whether UBSan names the same type, and names one.
fn same_type(bug: &CrashReport, report: &CrashReport) -> bool {
    let name = |one: &CrashReport| one.facts.get("type").cloned();
    name(bug).is_some() && name(bug) == name(report)
}

/// Whether both blocks were allocated in one place and freed in one place.
fn same_life(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    let same = |role| same_site(bug, report, role, project);
    let lifetime = |kind| matches!(kind, BugKind::HeapUseAfterFree | BugKind::DoubleFree);
    lifetime(report.kind) && same(StackRole::Allocation) && same(StackRole::Free)
}

fn same_site(bug: &CrashReport, report: &CrashReport, role: StackRole, project: &Project) -> bool {
    let [own, other] = [bug, report].map(|one| site_of(one, role, project));
    own.is_some() && own == other
}

#[cfg(test)]
#[path = "fault_tests.rs"]
mod tests;
