//! Which reports are of one bug.
//!
//! Two reports of one build are of one bug if kind and project functions agree and nothing the reports name tells them
//! apart, or if they are faces of one cause: the same life of a block, one block or variable that is too small, one line
//! that goes wrong near its object and far from it, one recursion. Lines are compared only where functions and objects leave
//! a doubt, so that the groups of a later build are the same.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use patchwright_crash::{self as crash, Project};
use patchwright_domain::report::{BugKind, CrashReport};

use crate::face::{Face, Key, Object};

/// Groups of reports by index, each in order, the groups by their first report. With each report comes the length of its
/// input.
pub fn group(reports: &[(&CrashReport, u64)], project: &Project) -> Vec<Vec<usize>> {
    let mut by_key: BTreeMap<Key, (Face<'_>, Vec<usize>)> = BTreeMap::new();
    for (index, (report, bytes)) in reports.iter().enumerate() {
        let face = Face::new(report, *bytes, project);
        match by_key.entry(face.key()) {
            Entry::Occupied(mut known) => {
                let (one, members) = known.get_mut();
                one.add(&face);
                members.push(index);
            }
            Entry::Vacant(place) => {
                place.insert((face, vec![index]));
            }
        }
    }
    let (faces, members): (Vec<Face<'_>>, Vec<Vec<usize>>) = by_key.into_values().unzip();
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (leader, members) in leaders(&faces, project).into_iter().zip(members) {
        groups.entry(leader).or_default().extend(members);
    }
    let mut groups: Vec<Vec<usize>> = groups.into_values().collect();
    groups
        .iter_mut()
        .for_each(|members| members.sort_unstable());
    groups.sort();
    groups
}

/// For each face the first one of its group.
fn leaders(faces: &[Face<'_>], project: &Project) -> Vec<usize> {
    let mut leader: Vec<usize> = (0..faces.len()).collect();
    for (index, face) in faces.iter().enumerate() {
        for (earlier, other) in faces.iter().enumerate().take(index) {
            let (own, found) = (leader.get(index).copied(), leader.get(earlier).copied());
            let (Some(own), Some(found)) = (own, found) else {
                continue;
            };
            if own != found && same_cause(face, other, project) {
                let (from, to) = (own.max(found), own.min(found));
                let all = leader.iter_mut().filter(|one| **one == from);
                all.for_each(|one| *one = to);
            }
        }
    }
    leader
}

fn same_cause(a: &Face<'_>, b: &Face<'_>, project: &Project) -> bool {
    if are_told_by_callers(a, b) {
        return false;
    }
    let (own, other) = (a.report, b.report);
    let in_functions = crash::same_bug(own, other, project)
        || crash::same_fault(own, other, project)
        || crash::same_fault(other, own, project);
    in_functions && !are_told_apart(a, b)
        || is_same_object(a, b, project)
        || is_same_line(a, b)
        || is_same_check(a, b)
        || is_same_recursion(a, b)
}

/// Whether the reports name two things that go wrong, although the functions agree.
fn are_told_apart(a: &Face<'_>, b: &Face<'_>) -> bool {
    // A common helper uses what others freed too early.
    if matches!((&a.freed, &b.freed), (Some(own), Some(other)) if own != other) {
        return true;
    }
    let other_line = matches!((a.line(), b.line()), (Some(own), Some(other)) if own != other);
    match (&a.object, &b.object) {
        (Some(Object::Message(own)), Some(Object::Message(other))) => {
            other_line && without_numbers(own) != without_numbers(other)
        }
        // Lines of one function read past the input each for its own reason.
        (Some(Object::Input(_)), Some(Object::Input(_))) => other_line,
        (Some(own), Some(other)) => other_line && own != other,
        (None, None) => other_line && is_of_one_operation(a.report.kind),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Whether a helper copied as much as two callers told it, into an object of each: what is wrong is the number, and that is
/// each caller's own. A number that changes with the input may as well be a check that the helper lacks.
fn are_told_by_callers(a: &Face<'_>, b: &Face<'_>) -> bool {
    let is_other_object = match (&a.object, &b.object) {
        (Some(Object::Variable(own, _)), Some(Object::Variable(other, _))) => own != other,
        (Some(Object::Block(own)), Some(Object::Block(other))) => own != other,
        (Some(_) | None, _) => false,
    };
    is_other_object
        && a.signature != b.signature
        && [a, b].iter().all(|face| face.is_told_one_size())
}

/// Whether the operation at the line itself is the mistake.
fn is_of_one_operation(kind: BugKind) -> bool {
    use BugKind::*;
    matches!(
        kind,
        DivideByZero
            | SignedIntegerOverflow
            | UnsignedIntegerOverflow
            | ShiftOutOfBounds
            | FloatCastOverflow
            | AllocationSizeTooBig
    )
}

/// Whether one block or variable is overrun, in code that belongs together.
fn is_same_object(a: &Face<'_>, b: &Face<'_>, project: &Project) -> bool {
    let is_memory =
        |face: &Face<'_>| matches!(face.object, Some(Object::Block(_) | Object::Variable(..)));
    is_memory(a)
        && a.object == b.object
        && !a.functions.is_disjoint(&b.functions)
        && crash::same_object(a.report, b.report, project)
}

/// An index that is a little too large ends in the redzone of its block, a large one in another block or nowhere.
fn is_same_line(a: &Face<'_>, b: &Face<'_>) -> bool {
    let column = |face: &Face<'_>| face.place.as_ref().and_then(|place| place.column);
    let same_column = match (column(a), column(b)) {
        (Some(own), Some(other)) => own == other,
        (Some(_) | None, _) => true,
    };
    a.line().is_some()
        && a.line() == b.line()
        && same_column
        && (a.freed == b.freed || a.freed.is_none() || b.freed.is_none())
        && a.direction() == b.direction()
        && [a, b].iter().all(|face| is_access(face.report.kind))
}

fn is_access(kind: BugKind) -> bool {
    use BugKind::*;
    matches!(
        kind,
        HeapBufferOverflow
            | StackBufferOverflow
            | StackBufferUnderflow
            | GlobalBufferOverflow
            | DynamicStackBufferOverflow
            | ContainerOverflow
            | UseAfterPoison
            | Segv
            | HeapUseAfterFree
    )
}

/// A check of the program that fails is one bug, whoever called the function that makes it.
fn is_same_check(a: &Face<'_>, b: &Face<'_>) -> bool {
    a.report.kind == b.report.kind
        && a.line().is_some()
        && a.line() == b.line()
        && matches!((&a.object, &b.object), (Some(Object::Message(own)), Some(Object::Message(other))) if own == other)
}

fn is_same_recursion(a: &Face<'_>, b: &Face<'_>) -> bool {
    !a.recursion.is_disjoint(&b.recursion)
}

/// Messages of one check differ in the values they print.
fn without_numbers(message: &str) -> String {
    message
        .chars()
        .filter(|letter| !letter.is_ascii_digit())
        .collect()
}

#[cfg(test)]
#[path = "grouping_tests.rs"]
mod tests;
