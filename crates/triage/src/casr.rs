//! libcasr's clustering of the crashing stacks, as a second opinion on ours.
//!
//! The frames that our parser read are handed over, not the text: libcasr's own parser reads fewer reports. It compares the
//! lines of all frames, so it sees every way to a faulty line as a bug of its own, and two bugs at one line as one. Nothing
//! here may end a triage: what it cannot do is told.

use std::any::Any;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use libcasr::stacktrace::{DebugInfo, Filter, Stacktrace, StacktraceEntry, cluster_stacktraces};
use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;
use patchwright_domain::report::{CrashReport, Frame};

use crate::bugs::Bug;
use crate::opinion::{Placed, SecondOpinion, compare};

/// Each pair of stacks is compared, frame by frame.
const MOST_STACKS: usize = 1000;
const MOST_FRAMES: usize = 32;
/// Of the words with which it gave up.
const MOST_REASON: usize = 200;
/// Whose frames of runtimes it leaves out.
const LANGUAGES: [&str; 2] = ["cpp", "java"];

/// One of our bugs: its files and their reports.
pub(crate) type Group<'a> = Vec<(String, &'a CrashReport)>;

/// The bugs are numbered from 1 on, in their order.
pub(crate) fn second_opinion(bugs: &[Bug<'_>]) -> SecondOpinion {
    let groups: Vec<Group<'_>> = bugs.iter().map(group).collect();
    ask(&groups, clusters)
}

fn group<'a>(bug: &'a Bug<'_>) -> Group<'a> {
    let shown = bug.shown.iter();
    shown.map(|one| (one.file.name(), &one.report)).collect()
}

/// With `cluster` in the place of libcasr.
pub(crate) fn ask(
    groups: &[Group<'_>],
    cluster: impl Fn(Vec<Stacktrace>) -> Result<Vec<Option<usize>>, String>,
) -> SecondOpinion {
    let mut known: HashMap<Stacktrace, usize> = HashMap::new();
    let mut files: Vec<(&str, usize, usize)> = Vec::new();
    for (group, bug) in groups.iter().zip(1..) {
        for (file, report) in group {
            let next = known.len();
            let stack = *known.entry(stack(report)).or_insert(next);
            files.push((file, bug, stack));
        }
    }
    if known.len() > MOST_STACKS {
        let stacks = counted(known.len(), "different stack");
        let reason = format!("there are {stacks}, and at most {MOST_STACKS} are compared");
        return SecondOpinion::NotAvailable { reason };
    }
    let mut stacks: Vec<(Stacktrace, usize)> = known.into_iter().collect();
    stacks.sort_by_key(|(_, index)| *index);
    let stacks: Vec<Stacktrace> = stacks.into_iter().map(|(stack, _)| stack).collect();
    let count = stacks.len();
    let answer = catch_unwind(AssertUnwindSafe(|| cluster(stacks)));
    let answer = answer.unwrap_or_else(|panic| Err(format!("it panicked: {}", words(&*panic))));
    let of_stack = match answer {
        Ok(of_stack) if of_stack.len() == count => of_stack,
        Ok(of_stack) => return gave_up(&format!("{} answers for {count} stacks", of_stack.len())),
        Err(reason) => return gave_up(&reason),
    };
    let place = |(file, bug, stack): (&str, usize, usize)| {
        Some(Placed {
            file: file.to_owned(),
            bug,
            cluster: of_stack.get(stack).copied()??,
        })
    };
    let placed: Vec<Placed> = files.into_iter().filter_map(place).collect();
    compare(&placed)
}

/// libcasr's answer: a cluster for each stack, and none for one without a frame of the program.
pub(crate) fn clusters(mut stacks: Vec<Stacktrace>) -> Result<Vec<Option<usize>>, String> {
    static FILTER: Once = Once::new();
    // The list is one for the whole process, and nobody else uses it.
    FILTER.call_once(|| <Stacktrace as Filter>::init_frame_filter(&LANGUAGES));
    for stack in &mut stacks {
        stack.filter();
        stack.truncate(MOST_FRAMES);
    }
    // The similarity of stacks without frames is 0 / 0.
    let (empty, full): (Vec<Stacktrace>, Vec<Stacktrace>) =
        stacks.iter().cloned().partition(Vec::is_empty);
    if full.is_empty() && !empty.is_empty() {
        return Err("no stack has a frame of the program".to_owned());
    }
    let numbers = cluster_stacktraces(&full).map_err(|error| error.to_string())?;
    let mut numbers = numbers.into_iter();
    let number = |stack: &Stacktrace| match stack.is_empty() {
        true => None,
        false => numbers.next(),
    };
    Ok(stacks.iter().map(number).collect())
}

fn gave_up(reason: &str) -> SecondOpinion {
    let reason: String = visible_line(reason).chars().take(MOST_REASON).collect();
    SecondOpinion::NotAvailable { reason }
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "without a word".to_owned())
}

fn stack(report: &CrashReport) -> Stacktrace {
    report.frames.iter().map(entry).collect()
}

fn entry(frame: &Frame) -> StacktraceEntry {
    StacktraceEntry {
        address: frame.address.unwrap_or_default(),
        function: frame.function.clone().unwrap_or_default(),
        module: frame.module.clone().unwrap_or_default(),
        offset: frame.offset.unwrap_or_default(),
        debug: DebugInfo {
            file: frame.file.clone().unwrap_or_default(),
            line: frame.line.map(u64::from).unwrap_or_default(),
            column: frame.column.map(u64::from).unwrap_or_default(),
        },
    }
}

#[cfg(test)]
#[path = "casr_tests.rs"]
mod tests;
