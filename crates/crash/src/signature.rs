//! The name of a bug: its kind and the top project functions, stable over runs, builds and compilers.

use std::collections::BTreeMap;

use patchwright_domain::report::{BugKind, CrashReport, Signature};

use crate::failed_tests;
use crate::project::{Project, View};

/// Functions that name a bug.
const TOP: usize = 3;
/// Longest recursion cycle that is recognised.
const LONGEST_CYCLE: usize = 8;

/// `kind:f1>f2>f3` of the top project functions, a repeated recursion cycle once.
pub fn signature(report: &CrashReport, project: &Project) -> Signature {
    signature_in(report, &View::new(report, project))
}

pub(crate) fn signature_in(report: &CrashReport, view: &View<'_>) -> Signature {
    let functions = match report.kind {
        BugKind::TestFailure => failed_tests::names(report, TOP),
        _ => top_functions(report, view, TOP),
    };
    Signature(format!("{}:{}", report.kind, functions.join(">")))
}

/// Whether two reports are of one bug, also when gcc and clang inlined differently or a stack
/// overflow struck at another depth.
pub fn same_bug(a: &CrashReport, b: &CrashReport, project: &Project) -> bool {
    if a.kind != b.kind {
        return false;
    }
    if a.kind == BugKind::TestFailure {
        return failed_tests::fail_alike(a, b);
    }
    if throws_other(a, b) {
        return false;
    }
    // Where the stack ends while a function of the runtime is called, the sanitizer prints none; that happens to some of
    // many runs of one bug.
    let one_lost_its_stack =
        a.kind == BugKind::StackOverflow && (a.frames.is_empty() || b.frames.is_empty());
    let wide = TOP * 2;
    let a = top_functions(a, &View::new(a, project), wide);
    let b = top_functions(b, &View::new(b, project), wide);
    match (a.first(), b.first()) {
        (Some(a_top), Some(b_top)) => {
            same_function(a_top, b_top) && one_skips_into_other(&a, &b)
                || inlined_away(&a, &b)
                || inlined_away(&b, &a)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => one_lost_its_stack,
    }
}

/// The report that says most about a bug that was seen several times: the first one with a stack.
pub fn most_telling<'r>(
    reports: impl Iterator<Item = &'r CrashReport> + Clone,
) -> Option<&'r CrashReport> {
    let with_stack = reports.clone().find(|report| !report.frames.is_empty());
    with_stack.or_else(|| reports.into_iter().next())
}

/// Whether two reports name exceptions of different classes. Who reports them matters: a fuzzer wraps the machine's own.
fn throws_other(a: &CrashReport, b: &CrashReport) -> bool {
    let class = |report: &CrashReport| report.facts.get("exception").cloned();
    match (class(a), class(b)) {
        (Some(own), Some(other)) => a.sanitizer == b.sanitizer && own != other,
        (Some(_) | None, _) => false,
    }
}

/// Whether two reports are of one kind and their innermost project function is the same, whatever called it.
pub fn same_place(a: &CrashReport, b: &CrashReport, project: &Project) -> bool {
    let top = |report: &CrashReport| top_functions(report, &View::new(report, project), 1).pop();
    match (top(a), top(b)) {
        (Some(own), Some(other)) => a.kind == b.kind && same_function(&own, &other),
        (Some(_) | None, _) => false,
    }
}

pub(crate) fn top_functions(report: &CrashReport, view: &View<'_>, count: usize) -> Vec<String> {
    let functions = view.functions(&report.frames);
    let mut functions = match report.kind {
        BugKind::StackOverflow => recurring(&functions).unwrap_or_else(|| collapse(functions)),
        _ => collapse(functions),
    };
    functions.truncate(count);
    functions
}

/// The functions of an endless recursion, beginning with the alphabetically first: in which of them the stack ran out
/// is arbitrary.
pub(crate) fn recurring(functions: &[String]) -> Option<Vec<String>> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for function in functions {
        *counts.entry(function).or_default() += 1;
    }
    let most = counts.values().copied().max().filter(|&most| most >= 3)?;
    let recurs = |function: &str| counts.get(function).is_some_and(|&n| n * 2 > most);
    let mut cycle: Vec<String> = Vec::new();
    for function in functions.iter().filter(|function| recurs(function)) {
        if !cycle.contains(function) {
            cycle.push(function.clone());
        }
    }
    let first = cycle
        .iter()
        .enumerate()
        .min_by_key(|(_, name)| (*name).clone());
    let turn = first.map_or(0, |(at, _)| at);
    cycle.rotate_left(turn);
    Some(cycle)
}

/// Every cycle that repeats back to back is kept once.
pub(crate) fn collapse(functions: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for function in functions {
        kept.push(function);
        while let Some(period) = repeated_tail(&kept) {
            kept.truncate(kept.len() - period);
        }
    }
    kept
}

fn repeated_tail(kept: &[String]) -> Option<usize> {
    (1..=LONGEST_CYCLE).find(|period| {
        let len = kept.len();
        let tail = len.checked_sub(*period).and_then(|at| kept.get(at..));
        let before = len
            .checked_sub(period * 2)
            .and_then(|at| kept.get(at..len - period));
        tail.is_some() && tail == before
    })
}

/// Whether the top functions agree except for some that one side inlined away.
fn one_skips_into_other(a: &[String], b: &[String]) -> bool {
    let a_top = a.get(..a.len().min(TOP)).unwrap_or_default();
    let b_top = b.get(..b.len().min(TOP)).unwrap_or_default();
    is_subsequence(a_top, b) || is_subsequence(b_top, a)
}

/// Whether `short` is `long` without its innermost function, which its build inlined: then two
/// functions at least must still agree.
fn inlined_away(short: &[String], long: &[String]) -> bool {
    let top = short.get(..short.len().min(TOP - 1)).unwrap_or_default();
    let below_top = long.get(1..).unwrap_or_default();
    top.len() == TOP - 1
        && below_top.len() >= top.len()
        && top.iter().zip(below_top).all(|(a, b)| same_function(a, b))
}

/// gcc's runtime prints static C++ functions without their scope.
fn same_function(a: &str, b: &str) -> bool {
    let scoped = |long: &str, short: &str| {
        long.strip_suffix(short)
            .is_some_and(|scope| scope.ends_with("::"))
    };
    a == b || scoped(a, b) || scoped(b, a)
}

fn is_subsequence(short: &[String], long: &[String]) -> bool {
    let mut rest = long.iter();
    short
        .iter()
        .all(|wanted| rest.any(|have| same_function(have, wanted)))
}

#[cfg(test)]
#[path = "signature_tests.rs"]
mod tests;
