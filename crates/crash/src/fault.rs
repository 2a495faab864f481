//! Whether two crashes show one fault, also where they were reached differently.

use patchwright_domain::report::{BugKind, CrashReport, StackRole};

use crate::leaks::site_of;
use crate::project::Project;
use crate::signature::{same_bug, same_place};

/// Whether the second report shows the fault of the first, perhaps reached another way: the same function does the same
/// harm to memory, whoever called it, or something of the same origin is used after the same release. Other kinds of crash
/// end in functions that many mistakes lead to.
pub fn same_fault(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    use BugKind::*;
    let in_place = match bug.kind {
        HeapUseAfterFree | DoubleFree => {
            same_life(bug, report, project) || same_place(bug, report, project)
        }
        HeapBufferOverflow | StackBufferOverflow | StackBufferUnderflow | GlobalBufferOverflow
        | ContainerOverflow | StackUseAfterReturn | StackUseAfterScope | StackOverflow => {
            same_place(bug, report, project)
        }
        _ => false,
    };
    in_place || same_bug(bug, report, project)
}

/// Whether both blocks were allocated in one place and freed in one place.
fn same_life(bug: &CrashReport, report: &CrashReport, project: &Project) -> bool {
    let sites = |role| [bug, report].map(|one| site_of(one, role, project));
    let same = |role| matches!(sites(role), [Some(own), Some(other)] if own == other);
    let lifetime = |kind| matches!(kind, BugKind::HeapUseAfterFree | BugKind::DoubleFree);
    lifetime(report.kind) && same(StackRole::Allocation) && same(StackRole::Free)
}

#[cfg(test)]
#[path = "fault_tests.rs"]
mod tests;
