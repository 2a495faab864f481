//! `patchwright reproduce`: does it crash, how often, and with which report.

use std::collections::BTreeSet;
use std::env;

use anyhow::Context;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::reproduction::{
    PocSummary, Reproduction, ReproductionStatus, ShownBy, TestSummary, TestsOutcome,
};

use super::{Answer, print_json, print_text};
use crate::args::{Common, Format, Reproduce};
use crate::case_args;
use crate::page::{Page, Tone};
use crate::session::Session;

/// The status of a `--dry-run`.
pub(super) const PLANNED: &str = "planned";

pub fn run(common: &Common, command: &Reproduce) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let session = Session::open(common, &command.work, "reproduce", &case)?;
    if command.work.dry_run {
        return plan(common, &session);
    }
    let found = session.work(
        |subject| Ok(subject.reproduce()?.reproduction),
        |found| answer(found).end(found.status.name()),
    )?;
    drop(session);
    print(common, &found)?;
    Ok(answer(&found))
}

/// What `--dry-run` prints for every command that builds and runs the project.
pub(super) fn plan(common: &Common, session: &Session) -> anyhow::Result<Answer> {
    let plan = session.work(|subject| Ok(subject.plan()?), |_| Answer::Yes.end(PLANNED))?;
    print_plan(common, &plan)?;
    Ok(Answer::Yes)
}

pub(super) fn answer(found: &Reproduction) -> Answer {
    Answer::yes_if(found.status == ReproductionStatus::Reproduced)
}

pub(super) fn print(common: &Common, found: &Reproduction) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(found),
        Format::Human => print_text(&render(found, &Page::for_stdout())),
    }
}

fn print_plan(common: &Common, plan: &[patchwright_subject::Planned]) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(&plan),
        Format::Human => {
            for planned in plan {
                print_text(&planned.describe())?;
            }
            Ok(())
        }
    }
}

pub(super) fn render(found: &Reproduction, page: &Page) -> String {
    let mut lines = vec![base_line(found, page)];
    for poc in &found.pocs {
        lines.extend(poc_lines(poc, found.pocs.len() > 1, page));
    }
    lines.extend(
        found
            .reason
            .iter()
            .map(|why| page.row_in(Tone::Bad, "no PoC", why)),
    );
    lines.push(test_line(&found.tests, page));
    lines.extend(failing_lines(&found.tests, page));
    if found.reason.is_none() && !found.pocs.iter().any(|poc| poc.advice.is_some()) {
        let by_tests = found.pocs.iter().any(|poc| poc.shown_by == ShownBy::Test);
        let step = match by_tests {
            true => next_step_of_tests(found.status),
            false => next_step(found.status),
        };
        lines.extend(step.map(|step| page.row("next", step)));
    }
    let reports = found.pocs.iter().filter_map(|poc| poc.purified.as_deref());
    for text in unrepeated(reports) {
        lines.push(String::new());
        lines.push(page.block(0, &text));
    }
    lines.join("\n")
}

/// What to do if there is nothing to repair yet.
pub(super) fn next_step(status: ReproductionStatus) -> Option<&'static str> {
    match status {
        ReproductionStatus::Reproduced => None,
        ReproductionStatus::NotReproduced => Some(
            "if this tree is fixed already, there is nothing to do: the bug needs the tree from before the fix (git stash, git \
             checkout); if not, check the PoC's command, its input and the sanitizer flags of the build",
        ),
        ReproductionStatus::Flaky => Some(
            "a repair can only be judged by a PoC that crashes every time: take what differs from run to run out of it (threads, \
             time, random numbers), or give a better input",
        ),
    }
}

fn next_step_of_tests(status: ReproductionStatus) -> Option<&'static str> {
    match status {
        ReproductionStatus::Reproduced => None,
        ReproductionStatus::NotReproduced => Some(
            "all tests that [[poc]] names must fail without a patch: correct the names or the command, or take out those that \
             pass; if all pass, this tree is fixed already",
        ),
        ReproductionStatus::Flaky => Some(
            "a repair can only be judged by tests that fail every time and in one way: take what differs from run to run out of \
             them (threads, time, random numbers)",
        ),
    }
}

/// Reports of PoCs for one bug have much in common: paragraphs that were already shown are left out.
fn unrepeated<'t>(texts: impl Iterator<Item = &'t str>) -> Vec<String> {
    let mut known: BTreeSet<&str> = BTreeSet::new();
    let mut kept = Vec::new();
    for text in texts {
        let paragraphs = text.trim_end().split("\n\n");
        let new: Vec<&str> = paragraphs.filter(|one| known.insert(one)).collect();
        if !new.is_empty() {
            kept.push(new.join("\n\n"));
        }
    }
    kept
}

fn base_line(found: &Reproduction, page: &Page) -> String {
    let base = &found.base;
    let how = if base.cached {
        "from the cache"
    } else {
        "built"
    };
    let commands = &base.compile_commands;
    let text = format!(
        "{how} in {:.1} s · {} · {} ({})",
        base.seconds,
        counted(base.files, "file"),
        counted(commands.count, "compile command"),
        commands.origin
    );
    page.row("base", &text)
}

fn poc_lines(poc: &PocSummary, several: bool, page: &Page) -> Vec<String> {
    let rate = match several {
        true => format!("{} {} of {}", poc.name, poc.crashes, poc.runs),
        false => format!("{} of {}", poc.crashes, poc.runs),
    };
    let (tone, label) = match (poc.crashes, poc.runs) {
        (0, _) => match poc.shown_by {
            ShownBy::Crash => (Tone::Bad, "no crash"),
            ShownBy::Test => (Tone::Bad, "no failure"),
        },
        (crashes, runs) if crashes < runs => (Tone::Bad, "flaky"),
        _ => (Tone::Good, "reproduced"),
    };
    let place = place(poc.function.as_deref(), poc.file.as_deref(), poc.line);
    let cwe = poc.cwe.map(|cwe| cwe.to_string());
    let parts = [Some(rate), poc.headline.clone(), place, cwe];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let advice = poc.advice.iter();
    let mut lines: Vec<String> = advice
        .map(|words| page.row_in(Tone::Bad, "no sanitizer", words))
        .collect();
    lines.push(page.row_in(tone, label, &parts.join(" · ")));
    if poc.crashes < poc.runs {
        lines.extend(quiet_lines(poc, page));
    }
    lines
}

/// How a run without a crash ended, and what it printed.
fn quiet_lines(poc: &PocSummary, page: &Page) -> Vec<String> {
    let ending = poc.ending.as_deref().unwrap_or("ended without a report");
    let output = poc.output.as_deref().unwrap_or_default().trim_end();
    let printed = match output {
        "" => "it printed nothing",
        _ => "it printed:",
    };
    let mut lines = vec![page.row("", &format!("{ending}; {printed}"))];
    if !output.is_empty() {
        lines.push(page.block(4, output));
    }
    lines
}

/// `read_tiles src/load.c:59`, as far as known.
pub(super) fn place(
    function: Option<&str>,
    file: Option<&str>,
    line: Option<u32>,
) -> Option<String> {
    let file = file.map(|file| match line {
        Some(line) => format!("{file}:{line}"),
        None => file.to_owned(),
    });
    match (function, file) {
        (Some(function), Some(file)) => Some(format!("{function} {file}")),
        (Some(function), None) => Some(function.to_owned()),
        (None, file) => file,
    }
}

/// The last lines that a failing test printed, where the rest is, and what to do.
fn failing_lines(tests: &TestSummary, page: &Page) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(output) = &tests.output {
        let log = tests.log.as_ref();
        let log = log.map(|log| format!(" (all of it: {log}.out and .err)"));
        let head = format!("the last lines{}:", log.unwrap_or_default());
        lines.push(page.row("", &head));
        lines.push(page.block(4, output));
    }
    lines.extend(tests.hint.iter().map(|hint| page.row("hint", hint)));
    lines
}

pub(super) fn test_line(tests: &TestSummary, page: &Page) -> String {
    let reason = match tests.reason.as_deref() {
        Some(reason) if !reason.is_empty() => format!(" · {reason}"),
        Some(_) | None => String::new(),
    };
    let passed = counted(tests.passed, "test");
    let text = match tests.outcome {
        TestsOutcome::Pass => format!(
            "{passed} {} before any change",
            agree(tests.passed, "passes", "pass")
        ),
        TestsOutcome::Fail => format!(
            "{passed} {}, {} {} before any change{reason}",
            agree(tests.passed, "passes", "pass"),
            tests.failed,
            agree(tests.failed, "fails", "fail")
        ),
        TestsOutcome::NotRun => format!("not run{reason}"),
    };
    page.row("tests", &text)
}
