//! The calls of an endless recursion. Where the stack ran out is arbitrary; these calls are the bug.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use patchwright_domain::report::{BugKind, CrashReport, Location};

use crate::phrases::describe_location;
use crate::project::View;
use crate::signature;

/// Call sites shown of one recursion.
const SHOWN_CALLS: usize = 8;

/// What a stack overflow's stack says about the recursion.
pub(crate) struct Recursion {
    /// In calling order: each function calls the next one, the last one the first.
    pub calls: Vec<CallSite>,
    /// The call that started it, if the report reaches that far.
    entry: Option<Location>,
    /// The innermost frame.
    end: Location,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CallSite {
    pub at: Location,
    callee: String,
}

/// Nothing where no function repeats: then a single frame is too large.
pub(crate) fn recursion(report: &CrashReport, view: &View<'_>) -> Option<Recursion> {
    if report.kind != BugKind::StackOverflow {
        return None;
    }
    let members = signature::recurring(&view.functions(&report.frames))?;
    let is_member = |one: &Location| one.function.as_ref().is_some_and(|f| members.contains(f));
    let own = report.frames.iter().filter(|frame| view.owns(frame));
    let own: Vec<Location> = own.map(|frame| view.location(frame)).collect();
    let begun = own.iter().rposition(is_member)?;
    let calls = repeated_calls(own.get(..=begun)?, &is_member);
    let first = members.first();
    let turn = calls
        .iter()
        .position(|call| call.at.function.as_ref() == first);
    let mut calls = calls;
    calls.rotate_left(turn.unwrap_or(0));
    calls.truncate(SHOWN_CALLS);
    Some(Recursion {
        calls,
        entry: own.get(begun + 1).cloned(),
        end: own.first()?.clone(),
    })
}

/// From the outermost on, each once. A call that is much rarer than the others only led to a leaf.
fn repeated_calls(frames: &[Location], is_member: &impl Fn(&Location) -> bool) -> Vec<CallSite> {
    let pairs = frames.windows(2).rev().filter_map(|pair| match pair {
        [callee, caller] if is_member(callee) || is_member(caller) => Some(CallSite {
            at: caller.clone(),
            callee: callee.function.clone()?,
        }),
        _ => None,
    });
    let pairs: Vec<CallSite> = pairs.collect();
    let mut counts: BTreeMap<&CallSite, usize> = BTreeMap::new();
    for pair in &pairs {
        *counts.entry(pair).or_default() += 1;
    }
    let most = counts.values().copied().max().unwrap_or_default();
    let mut kept: Vec<CallSite> = Vec::new();
    for pair in &pairs {
        let often = counts.get(pair).is_some_and(|count| count * 4 >= most);
        if often && !kept.contains(pair) {
            kept.push(pair.clone());
        }
    }
    kept
}

impl Recursion {
    /// Where its functions make the recursive calls, each place once.
    pub(crate) fn places(&self) -> Vec<Location> {
        let mut places: Vec<Location> = Vec::new();
        for CallSite { at, .. } in &self.calls {
            if !places.contains(at) {
                places.push(at.clone());
            }
        }
        places
    }

    pub(crate) fn write(&self, text: &mut String) {
        let _ = writeln!(text, "\nThe recursion, in calling order:");
        for CallSite { at, callee } in &self.calls {
            let _ = writeln!(text, "  {} calls {callee}", describe_location(at));
        }
        if let Some(entry) = &self.entry {
            let _ = writeln!(text, "It was entered from {}.", describe_location(entry));
        }
        if self.calls.iter().any(|call| call.at == self.end) {
            return;
        }
        let _ = writeln!(
            text,
            "The stack happened to end in {}; that place is chance.",
            describe_location(&self.end)
        );
    }
}

#[cfg(test)]
#[path = "recursion_tests.rs"]
mod tests;
