//! `patchwright reproduce`: does it crash, how often, with what.

use std::env;

use anyhow::Context;
use patchwright_domain::case::Case;
use patchwright_domain::reproduction::{
    PocSummary, Reproduction, ReproductionStatus, TestSummary, TestsOutcome,
};

use super::{Answer, print_json, print_text};
use crate::args::{Common, Format, Reproduce, Work};
use crate::case_args;
use crate::paint::Paint;
use crate::session::Session;

pub fn run(common: &Common, command: &Reproduce) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let session = Session::open(common, &command.work, "reproduce", &case)?;
    if command.work.dry_run {
        return plan(common, &command.work, &session, &case);
    }
    let found = session.work(
        &case,
        &command.work,
        |subject| Ok(subject.reproduce()?.reproduction),
        |found| {
            (
                found.status.name().to_owned(),
                i32::from(answer(found).code()),
            )
        },
    )?;
    drop(session);
    print(common, &found)?;
    Ok(answer(&found))
}

/// What `--dry-run` prints for every command that builds and runs the project.
pub(super) fn plan(
    common: &Common,
    work: &Work,
    session: &Session,
    case: &Case,
) -> anyhow::Result<Answer> {
    let plan = session.work(
        case,
        work,
        |subject| Ok(subject.plan()?),
        |_| ("planned".to_owned(), 0),
    )?;
    print_plan(common, &plan)?;
    Ok(Answer::Yes)
}

pub(super) fn answer(found: &Reproduction) -> Answer {
    Answer::yes_if(found.status == ReproductionStatus::Reproduced)
}

pub(super) fn print(common: &Common, found: &Reproduction) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(found),
        Format::Human => print_text(&words(found, Paint::for_stdout())),
    }
}

fn print_plan(common: &Common, plan: &[patchwright_subject::Planned]) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(&plan),
        Format::Human => {
            for planned in plan {
                print_text(&planned.words())?;
            }
            Ok(())
        }
    }
}

fn words(found: &Reproduction, paint: Paint) -> String {
    let mut lines = vec![base_line(found, paint)];
    for poc in &found.pocs {
        lines.extend(poc_lines(poc, found.pocs.len() > 1, paint));
    }
    lines.push(test_line(&found.tests, paint));
    for poc in &found.pocs {
        if let Some(purified) = &poc.purified {
            lines.push(String::new());
            lines.push(purified.trim_end().to_owned());
        }
    }
    lines.join("\n")
}

fn row(label: &str, text: &str, paint: Paint) -> String {
    format!("  {} {text}", paint.label(format!("{label:<14}")))
}

fn base_line(found: &Reproduction, paint: Paint) -> String {
    let base = &found.base;
    let how = if base.cached {
        "from the cache"
    } else {
        "built"
    };
    let commands = &base.compile_commands;
    let text = format!(
        "{how} in {:.1} s · {} files · {} compile commands ({})",
        base.seconds, base.files, commands.count, commands.origin
    );
    row("base", &text, paint)
}

fn poc_lines(poc: &PocSummary, several: bool, paint: Paint) -> Vec<String> {
    let name = if several {
        format!("{} · ", poc.name)
    } else {
        String::new()
    };
    let rate = format!("{name}{} of {}", poc.crashes, poc.runs);
    let label = match (poc.crashes, poc.runs) {
        (0, _) => paint.bad(format!("{:<14}", "no crash")),
        (crashes, runs) if crashes < runs => paint.bad(format!("{:<14}", "flaky")),
        _ => paint.good(format!("{:<14}", "reproduced")),
    };
    let place = match (&poc.function, &poc.file, poc.line) {
        (Some(function), Some(file), Some(line)) => format!(" · {function} {file}:{line}"),
        (Some(function), _, _) => format!(" · {function}"),
        (None, _, _) => String::new(),
    };
    let cwe = poc.cwe.map(|cwe| format!(" · {cwe}")).unwrap_or_default();
    let headline = poc
        .headline
        .as_deref()
        .map(|words| format!(" · {words}"))
        .unwrap_or_default();
    let mut lines = vec![format!("  {label} {rate}{headline}{place}{cwe}")];
    if poc.crashes < poc.runs {
        let ending = poc.ending.as_deref().unwrap_or("ended");
        lines.push(row(
            "",
            &format!("without a crash it {ending}; it printed:"),
            paint,
        ));
        let output = poc.output.as_deref().unwrap_or_default();
        lines.extend(
            output
                .lines()
                .map(|line| format!("    {}", paint.faint(line))),
        );
    }
    lines
}

pub(super) fn test_line(tests: &TestSummary, paint: Paint) -> String {
    let reason = tests
        .reason
        .as_deref()
        .map(|reason| format!(" · {reason}"))
        .unwrap_or_default();
    let text = match tests.outcome {
        TestsOutcome::Pass => format!("{} pass before any change", tests.passed),
        TestsOutcome::Fail => format!(
            "{} pass and {} fail before any change{reason}",
            tests.passed, tests.failed
        ),
        TestsOutcome::NotRun => format!("not run{reason}"),
    };
    row("tests", &text, paint)
}
