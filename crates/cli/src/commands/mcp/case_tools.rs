//! The tools about a case as a whole: what is wrong, what must hold, and whether a patch is a repair.

use std::path::PathBuf;

use patchwright_agent::tools::{Call, Tool, ToolAnswer, ToolError};
use patchwright_crash as crash;
use patchwright_domain::event::Event;
use patchwright_domain::report::ReportView;
use patchwright_domain::verdict::Verdict;
use patchwright_edit::MAX_PATCH_BYTES;
use patchwright_judge::{Judge, NamedPatch};
use patchwright_repair::tools::verdict_answer;
use patchwright_repair::{Briefing, GivenPatch, derived_properties};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::held::Held;
use super::request::Request;
use super::settings::Settings;
use super::submission;
use crate::commands::{reproduce, verdict_text};
use crate::failure::Failure;
use crate::page::Page;

const COLUMNS: usize = 100;

/// What they work with.
pub struct CaseTools<'a> {
    pub settings: &'a Settings,
    /// Where the bundle of the case goes.
    pub out: PathBuf,
    pub held: &'a Held,
    pub request: &'a Request,
    /// The answer once more, for programs.
    pub document: &'a std::cell::Cell<Option<Value>>,
}

/// All of them, in the order in which they are listed.
pub fn tools<'a>() -> Vec<Tool<CaseTools<'a>>> {
    vec![
        Tool::for_call::<PurifiedReport>(),
        Tool::for_call::<Reproduce>(),
        Tool::for_call::<Constraint>(),
        Tool::for_call::<VerifyPatch>(),
        Tool::for_call::<SubmitPatch>(),
    ]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PurifiedReport {}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Reproduce {}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Constraint {}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct VerifyPatch {
    /// The whole patch against the original source: a unified diff, or search/replace blocks, each below the path of its file.
    patch: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SubmitPatch {
    /// The whole patch, as it was accepted by verify_patch.
    patch: String,
    /// What is wrong in the program, and why this fixes it, in one or two sentences; kept with the patch.
    why: Option<String>,
}

impl<'a> Call<CaseTools<'a>> for PurifiedReport {
    const NAME: &'static str = "purified_report";
    const ABOUT: &'static str = "Explains the crash: what went wrong, where, the stacks of the project's own code, what such a bug means, how the program is run, and which files a patch may change";

    fn run(self, tools: &mut CaseTools<'a>) -> Result<ToolAnswer, ToolError> {
        let told = tools.held.work(tools.request, |subject, base| {
            let judge = Judge::prepare(subject, base)?;
            let project = subject.project();
            let each = judge.pocs().iter().map(|poc| {
                let view: ReportView = crash::view(&poc.report, &project);
                json!({ "poc": poc.name, "report": view })
            });
            let document = json!({ "reports": each.collect::<Vec<_>>() });
            Ok((Briefing::new(subject, base, &judge).report()?, document))
        });
        let (text, document) = told.map_err(stopped)?;
        tools.document.set(Some(document));
        Ok(ToolAnswer::new(text).ours())
    }
}

impl<'a> Call<CaseTools<'a>> for Reproduce {
    const NAME: &'static str = "reproduce";
    const ABOUT: &'static str = "Runs the unpatched program with each PoC, several times, and its tests: does it crash, how often, with what";

    fn run(self, tools: &mut CaseTools<'a>) -> Result<ToolAnswer, ToolError> {
        let _turn = tools.settings.turn(tools.request)?;
        let found = tools.held.work(tools.request, |subject, base| {
            Ok(subject.reproduce_on(base)?.1)
        });
        let found = found.map_err(stopped)?;
        tools.document.set(serde_json::to_value(&found).ok());
        let page = Page::with_columns(COLUMNS);
        Ok(ToolAnswer::new(reproduce::render(&found, &page)))
    }
}

impl<'a> Call<CaseTools<'a>> for Constraint {
    const NAME: &'static str = "constraint";
    const ABOUT: &'static str = "Says what must hold where the program crashes, and where an edit could make it hold, derived from report and source without a model; it may be wrong about the cause";

    fn run(self, tools: &mut CaseTools<'a>) -> Result<ToolAnswer, ToolError> {
        let derived = tools.held.work(tools.request, |subject, base| {
            let judge = Judge::prepare(subject, base)?;
            Ok(Briefing::new(subject, base, &judge).constraints()?)
        });
        let derived = derived.map_err(stopped)?;
        let document = json!({
            "constraints": derived.constraints,
            "places": derived.places,
            "unexplained": derived.unexplained,
        });
        tools.document.set(Some(document));
        let text = derived.describe();
        Ok(match derived.constraints.is_empty() {
            true => ToolAnswer::nothing(text),
            false => ToolAnswer::new(text),
        })
    }
}

impl<'a> Call<CaseTools<'a>> for VerifyPatch {
    const NAME: &'static str = "verify_patch";
    const ABOUT: &'static str = "Judges a patch in a sandbox: scope, build, the crashing input, leaks, tests, inputs like the crashing one. Says which check refused it and why";

    fn run(self, tools: &mut CaseTools<'a>) -> Result<ToolAnswer, ToolError> {
        let patch = given(self.patch)?;
        let _turn = tools.settings.turn(tools.request)?;
        let strictness = tools.settings.strictness;
        let verdict = tools.held.work(tools.request, |subject, base| {
            let judge = Judge::prepare(subject, base)?;
            judge.derive_properties_by(derived_properties);
            let judged = judge.judge_patch(&patch)?;
            let verdict = judged.verdict().clone().under(strictness);
            subject.tell(Event::Judged {
                candidate: None,
                verdict: Box::new(verdict.clone()),
            });
            Ok(verdict)
        });
        let verdict = verdict.map_err(stopped)?;
        tools.held.keep_verdict(&verdict);
        tools.document.set(serde_json::to_value(&verdict).ok());
        Ok(told(&verdict, tools.held))
    }
}

impl<'a> Call<CaseTools<'a>> for SubmitPatch {
    const NAME: &'static str = "submit_patch";
    const ABOUT: &'static str = "Proves a patch again from a clean build and writes it out with its evidence. Refused unless every check accepts it";

    fn run(self, tools: &mut CaseTools<'a>) -> Result<ToolAnswer, ToolError> {
        let given = GivenPatch {
            patch: given(self.patch)?,
            why: self.why,
        };
        let _turn = tools.settings.turn(tools.request)?;
        let done = submission::submit(
            (tools.settings, &tools.out),
            tools.held,
            given,
            tools.request,
        );
        let submitted = done.map_err(stopped)?;
        if let Some(verdict) = &submitted.verdict {
            tools.held.keep_verdict(verdict);
        }
        tools.document.set(Some(submitted.document));
        match submitted.refused {
            false => Ok(ToolAnswer::new(submitted.text).ours()),
            true => Err(ToolError::Refused(submitted.text)),
        }
    }
}

fn given(patch: String) -> Result<NamedPatch, ToolError> {
    if patch.trim().is_empty() {
        return Err(ToolError::refused(
            "the patch is empty: give a unified diff, or search/replace blocks below the path of their file",
        ));
    }
    if patch.len() > MAX_PATCH_BYTES {
        return Err(ToolError::Refused(format!(
            "the patch has {} bytes, and at most {MAX_PATCH_BYTES} are read",
            patch.len()
        )));
    }
    Ok(NamedPatch {
        name: "patch".to_owned(),
        text: patch.into_bytes(),
    })
}

/// The words that models get, and for an accepted patch what a reviewer should look at.
fn told(verdict: &Verdict, held: &Held) -> ToolAnswer {
    let mut answer = verdict_answer(verdict, &held.case.source);
    if verdict.accepted {
        let page = Page::with_columns(COLUMNS);
        answer.text += &format!(
            "\n{}\n\nsubmit_patch proves it from a clean build and writes it out.\n",
            verdict_text::render(verdict, &page)
        );
    }
    answer
}

/// Nothing was found out: this must not be read as an answer about the program or the patch.
fn stopped(error: anyhow::Error) -> ToolError {
    let failure = Failure::from_error(&error);
    let hint = failure.hint.map(|hint| format!(" ({hint})"));
    let words = format!("not done: {}{}", failure.words, hint.unwrap_or_default());
    ToolError::Stopped(words.into())
}
