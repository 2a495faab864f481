//! A report for a reader: no addresses, shadow bytes, process ids or runtime frames; paths of the
//! project, numbers in words, and what the kind asks of a repair.

use std::fmt::Write as _;

use patchwright_domain::report::{
    BugKind, CodeOwner, CrashReport, ExtraStack, Facts, Frame, FrameView, LeakReach,
    PurifiedReport, ReportView, StackRole,
};

use crate::advice::{advice, advice_by};
use crate::cwe::cwe;
use crate::owners::{Owner, freed_by};
use crate::project::{self, Project, View};
use crate::recursion::{Recursion, recursion};
use crate::signature::signature_in;

use crate::phrases::{byte_count, describe_location};
use crate::{failed_tests, headline, region};

/// Frames of the project that are shown at either end of a stack: the innermost did the harm, the outermost say how the
/// program got there, and between them calls may be left out.
const SHOWN_OF_CRASH: (usize, usize) = (28, 12);
const SHOWN_OF_OTHERS: (usize, usize) = (12, 6);
/// Leaks and further stacks shown.
const SHOWN_PARTS: usize = 8;
/// Longest text shown that the program under repair wrote itself.
const SHOWN_TEXT: usize = 400;

/// The report in the form that a prompt may contain.
pub fn purify(report: &CrashReport, project: &Project) -> PurifiedReport {
    purify_in(report, &View::new(report, project))
}

fn purify_in(report: &CrashReport, view: &View<'_>) -> PurifiedReport {
    let cwe = cwe(report);
    let headline = headline::headline(report, view);
    let location = view.first(&report.frames);
    let owner = project::owner_of(location.as_ref());
    let recursion = recursion(report, view);
    let facts = facts(report, view, owner, recursion.as_ref());
    let frames: Vec<FrameView> = view
        .at_fault(&report.frames)
        .iter()
        .filter(|frame| view.owns(frame))
        .map(|frame| view.frame(frame))
        .collect();
    let mut text = String::new();
    let class = cwe.map(|cwe| format!(" ({cwe})")).unwrap_or_default();
    let _ = writeln!(text, "{}{class}: the program {headline}.", report.kind);
    match report.kind {
        BugKind::TestFailure => failed_tests::write(&mut text, report),
        _ => {
            if let (Some(location), None) = (&location, &recursion) {
                let _ = writeln!(text, "It happens in {}.", describe_location(location));
            }
            write_owner(&mut text, owner);
            write_message(&mut text, report, &headline);
            match &recursion {
                Some(recursion) => recursion.write(&mut text),
                None => write_stacks(&mut text, report, view),
            }
        }
    }
    write_advice(&mut text, report);
    PurifiedReport {
        kind: report.kind,
        cwe,
        sanitizer: report.sanitizer,
        location,
        signature: signature_in(report, view),
        headline,
        text,
        frames,
        facts,
    }
}

/// What a report says and nothing about it: its kind and its frames, for readers who shall not be helped.
pub fn bare(report: &CrashReport) -> String {
    let mut text = format!("ERROR: {}\n", report.kind);
    failed_tests::write(&mut text, report);
    write_bare_stack(&mut text, &report.frames);
    for stack in report.stacks.iter().take(SHOWN_PARTS) {
        let _ = writeln!(text, "{:?} stack:", stack.role);
        write_bare_stack(&mut text, &stack.frames);
    }
    text
}

fn write_bare_stack(text: &mut String, frames: &[Frame]) {
    let (first, last) = SHOWN_OF_CRASH;
    for (number, frame) in frames.iter().enumerate().take(first + last) {
        let function = frame.function.as_deref().unwrap_or("??");
        let place = match (&frame.file, frame.line) {
            (Some(file), Some(line)) => format!(" {file}:{line}"),
            (Some(file), None) => format!(" {file}"),
            (None, _) => String::new(),
        };
        let _ = writeln!(text, "    #{number} in {function}{place}");
    }
}

/// The report as `patchwright report` prints it: all frames, the project's marked.
pub fn view(report: &CrashReport, project: &Project) -> ReportView {
    let seen = View::new(report, project);
    let purified = purify_in(report, &seen);
    let (function, file, line) = match purified.location {
        Some(location) => (location.function, location.file, location.line),
        None => (None, None, None),
    };
    ReportView {
        kind: purified.kind,
        cwe: purified.cwe,
        sanitizer: purified.sanitizer,
        function,
        file,
        line,
        signature: purified.signature,
        frames: report
            .frames
            .iter()
            .map(|frame| seen.frame(frame))
            .collect(),
        facts: purified.facts,
        purified: purified.text,
    }
}

fn facts(
    report: &CrashReport,
    view: &View<'_>,
    owner: CodeOwner,
    recursion: Option<&Recursion>,
) -> Facts {
    let spot = region::measure(report);
    let first_of = |role| {
        report
            .stack(role)
            .and_then(|stack| view.first(&stack.frames))
    };
    Facts {
        fatal: report.fatal,
        access: report.access.as_ref().map(|access| access.direction),
        size: report.access.as_ref().and_then(|access| access.size),
        region: spot.place,
        region_size: spot.size,
        offset: spot.offset,
        side: spot.side,
        object: spot.object.map(str::to_owned),
        allocated: first_of(StackRole::Allocation),
        freed: first_of(StackRole::Free),
        owner: Some(owner),
        message: report.message.as_deref().map(shortened),
        truncated: report.truncated,
        recursion: recursion.map(Recursion::places).unwrap_or_default(),
        more: report
            .facts
            .iter()
            .map(|(name, value)| (name.replace(' ', "_"), shortened(value)))
            .collect(),
    }
}

fn write_owner(text: &mut String, owner: CodeOwner) {
    let note = match owner {
        CodeOwner::Project => return,
        CodeOwner::Harness => {
            "The crash is in the fuzzing harness itself: the project may be innocent, and a patch of the harness is no repair of the project."
        }
        CodeOwner::TestCode => {
            "The crash is in test code: the project may be innocent, and a patch of the test is no repair of the project."
        }
        CodeOwner::Unknown => "No frame of the report lies in the project's own source.",
    };
    let _ = writeln!(text, "{note}");
}

fn write_message(text: &mut String, report: &CrashReport, headline: &str) {
    if let Some(message) = report
        .message
        .as_deref()
        .filter(|message| !headline.contains(message))
    {
        let _ = writeln!(text, "The report says: {}", shortened(message));
    }
    for (name, value) in &report.facts {
        let _ = writeln!(text, "{name}: {}", shortened(value));
    }
    if report.truncated {
        let _ = writeln!(text, "The report was cut off; parts of it are missing.");
    }
}

fn write_stacks(text: &mut String, report: &CrashReport, view: &View<'_>) {
    if report.leaks.is_empty() {
        let title = "Stack of the crash, innermost call first:";
        write_stack(text, title, (&report.frames, SHOWN_OF_CRASH), view);
    }
    for leak in report.leaks.iter().take(SHOWN_PARTS) {
        let reach = match leak.reach {
            LeakReach::Direct => "Leaked",
            LeakReach::Indirect => "Leaked with the block that points to it",
        };
        let title = format!(
            "{reach}: {} in {} block(s), allocated by:",
            byte_count(leak.bytes),
            leak.objects
        );
        write_stack(text, &title, (&leak.frames, SHOWN_OF_OTHERS), view);
    }
    for stack in report.stacks.iter().take(SHOWN_PARTS) {
        let title = stack_title(stack);
        write_stack(text, &title, (&stack.frames, SHOWN_OF_OTHERS), view);
    }
}

fn stack_title(stack: &ExtraStack) -> String {
    match stack.role {
        StackRole::Allocation => "The memory was allocated by:".to_owned(),
        StackRole::Free => "The memory was freed by:".to_owned(),
        StackRole::Frame => "The variable belongs to:".to_owned(),
        StackRole::Origin => "The value was made by:".to_owned(),
        StackRole::Store => "The value was copied by:".to_owned(),
        StackRole::OtherAccess => "The other access is made by:".to_owned(),
        StackRole::ThreadCreation => "A thread concerned was started by:".to_owned(),
        StackRole::Lock => "A lock concerned was made or taken by:".to_owned(),
        StackRole::Wrapper => format!("It reached the outside as {}:", shortened(&stack.title)),
        StackRole::Handled => format!(
            "It was thrown while {} was handled:",
            shortened(&stack.title)
        ),
        StackRole::Suppressed => format!(
            "Cleaning up after it failed with {}:",
            shortened(&stack.title)
        ),
        StackRole::Thread => format!("Thread {} at that time:", shortened(&stack.title)),
        StackRole::Other => "A further stack of the report:".to_owned(),
    }
}

fn write_stack(
    text: &mut String,
    title: &str,
    (frames, (first, last)): (&[Frame], (usize, usize)),
    view: &View<'_>,
) {
    let own: Vec<FrameView> = view
        .at_fault(frames)
        .iter()
        .filter(|frame| view.owns(frame))
        .map(|frame| view.frame(frame))
        .collect();
    if own.is_empty() {
        return;
    }
    let _ = writeln!(text, "\n{title}");
    // To say that one is left out takes as much room as to show it.
    let cut = own.len().saturating_sub(first + last);
    let cut = if cut > 1 { cut } else { 0 };
    for (at, frame) in own.iter().enumerate() {
        if cut > 0 && at == first {
            let _ = writeln!(text, "  … {cut} calls left out");
        }
        if cut == 0 || at < first || at >= first + cut {
            let _ = writeln!(text, "  {}", frame_line(frame));
        }
    }
}

fn frame_line(frame: &FrameView) -> String {
    let function = frame.function.as_deref().unwrap_or("?");
    match (&frame.file, frame.line, frame.column) {
        (Some(file), Some(line), Some(column)) => format!("{function}  {file}:{line}:{column}"),
        (Some(file), Some(line), None) => format!("{function}  {file}:{line}"),
        (Some(file), None, _) => format!("{function}  {file}"),
        (None, _, _) => function.to_owned(),
    }
}

fn write_advice(text: &mut String, report: &CrashReport) {
    let (advice, by, perhaps) = match freed_by(report) {
        None => (advice(report.kind), String::new(), String::new()),
        Some((Owner::Perhaps, name)) => {
            let perhaps = format!(
                " If `{name}` only gives back a counted reference, find the place that stored the pointer without taking one."
            );
            (advice(report.kind), String::new(), perhaps)
        }
        Some((owner @ Owner::Collector, name)) => {
            let by = format!(" By its name, `{name}` is part of that collector.");
            (advice_by(report.kind, owner), by, String::new())
        }
        Some((owner @ Owner::Count, name)) => {
            let by = format!(" By its name, `{name}` gives references back.");
            (advice_by(report.kind, owner), by, String::new())
        }
    };
    let _ = writeln!(text, "\nWhat it means: {}{by}", advice.means);
    let _ = writeln!(text, "How to repair it: {}{perhaps}", advice.repair);
    let _ = writeln!(text, "The usual wrong fix: {}", advice.wrong);
}

/// Bounded, and in one line: what a program printed shall not look like a part of the report.
fn shortened(words: &str) -> String {
    let words = words.replace('\n', " ");
    match words.char_indices().nth(SHOWN_TEXT) {
        Some((end, _)) => format!("{}…", words.get(..end).unwrap_or_default()),
        None => words,
    }
}

#[cfg(test)]
#[path = "purify_tests.rs"]
mod tests;
