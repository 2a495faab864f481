//! `run_tests` and `extract_tests`: what fails, and what makes it fail.

use std::fmt::Write as _;

use patchwright_crash::{NamedBy, named_lines};
use patchwright_domain::count::counted;
use patchwright_subject::SuiteRun;
use schemars::JsonSchema;
use serde::Deserialize;

use super::state::{EXTRACT_TESTS, RUN_TESTS};
use super::work::Work;
use crate::error::RepairError;
use crate::input_text;
use crate::prompt::{fence, relative};
use crate::tools::{Call, ToolAnswer, ToolError};

/// In bytes: what failed tests printed, a command, the code that runs a PoC.
const MOST_PRINTED: usize = 6 << 10;
const MOST_COMMAND: usize = 4 << 10;
const MOST_CODE: usize = 12 << 10;
const MOST_POCS: usize = 4;
const MOST_NAMES: usize = 40;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RunTests {}

impl<'w> Call<&'w Work<'w>> for RunTests {
    const NAME: &'static str = RUN_TESTS;
    const ABOUT: &'static str =
        "Runs the project's tests on the unpatched program: how many pass, which fail and how";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let root = &work.ctx.scene().subject.case.source;
        let text = format!("{}\n\n{}\n", work.headline, suite(work)?);
        Ok(ToolAnswer::new(relative(&text, root)).ours())
    }
}

fn suite(work: &Work<'_>) -> Result<String, RepairError> {
    let scene = work.ctx.scene();
    let Some(test) = &scene.subject.case.test else {
        return Ok("The project has no other tests here.".to_owned());
    };
    let baseline = scene.subject.baseline_suite(test, scene.base)?;
    let mut text = match &baseline.run {
        SuiteRun::Ran(result) => {
            let counts = result.counts();
            let failing: Vec<&str> = result.failing().take(MOST_NAMES).collect();
            let mut text = format!(
                "Of {} {} pass, {} fail and {} are skipped.",
                counted(counts.total(), "test"),
                counts.passed,
                counts.failed,
                counts.skipped
            );
            if !failing.is_empty() {
                let names = fence("tests", &failing.join("\n"), MOST_PRINTED);
                let _ = write!(
                    text,
                    " These fail before any fix, and need not pass:\n{names}"
                );
            }
            text
        }
        SuiteRun::NotRun(why) => format!("The tests cannot be run: {why}."),
        SuiteRun::Stopped(outcome) => format!("The tests were stopped: {outcome}."),
    };
    if let Some(tail) = &baseline.tail {
        let _ = write!(text, "\n{}", fence("tests", &tail.output, MOST_PRINTED));
    }
    Ok(text)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtractTests {}

impl<'w> Call<&'w Work<'w>> for ExtractTests {
    const NAME: &'static str = EXTRACT_TESTS;
    const ABOUT: &'static str =
        "Shows what makes the program fail: command, input, and the code that takes the input in";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let root = &work.ctx.scene().subject.case.source;
        let pocs = work.ctx.scene().subject.case.pocs.iter();
        let mut text = String::new();
        for (at, poc) in pocs.take(MOST_POCS).enumerate() {
            let command = fence("command", &poc.command, MOST_COMMAND);
            let _ = writeln!(text, "The failing run `{}`:\n{command}\n", poc.name);
            let input = input_text::shown(poc);
            if !input.is_empty() {
                let _ = writeln!(text, "{input}\n");
            }
            if let Some(code) = entry(work, at) {
                let _ = writeln!(text, "{code}\n");
            }
        }
        Ok(ToolAnswer::new(relative(&text, root)).ours())
    }
}

/// The outermost function of the project on the stack of a crash.
fn entry(work: &Work<'_>, poc: usize) -> Option<String> {
    let scene = work.ctx.scene();
    let known = scene.judge.pocs().get(poc)?;
    let lines = named_lines(&known.report, &scene.subject.project());
    let crash = |stack: NamedBy| matches!(stack, NamedBy::Crash | NamedBy::Recursion);
    let outermost = lines.iter().rfind(|line| crash(line.stack))?;
    let file = work.map.file_meant(&outermost.file)?;
    let function = file.function_at(outermost.line)?;
    let head = format!("{}:{}", file.path, function.span.line);
    let code = fence("source", file.slice(function.span), MOST_CODE);
    let name = &function.qualified;
    Some(format!("It comes in through `{name}` ({head}):\n{code}"))
}
