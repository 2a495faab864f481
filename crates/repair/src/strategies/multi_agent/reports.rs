//! The calls by which agents end their work: each hands in a typed result, or hands over to reflection.

use patchwright_agent::tools::Then;
use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use schemars::JsonSchema;
use serde::Deserialize;

use super::graph::Agent;
use super::state::{Plan, Reflection, RootCause};
use crate::kit::{Inbox, OwnTools, paragraph};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

/// In characters: less says nothing.
const LEAST: usize = 20;
const MOST_STEPS: usize = 8;

/// How an agent that may also hand over to reflection ended.
pub(super) enum Handed<T> {
    Result(T),
    /// It cannot go on; why.
    Over(String),
}

/// Nothing but handing over: the result of this agent is judged instead.
pub(super) struct Judged;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportCause {
    /// What is wrong in the program, and how that leads to the crash, in one to three sentences.
    cause: String,
    /// What must hold there so that it cannot happen.
    must_hold: String,
    /// Path of the file where the state first goes wrong.
    file: String,
    /// The line there.
    line: u32,
}

impl<'t, 'm> Call<&'t Inbox<'m, Handed<RootCause>>> for ReportCause {
    const NAME: &'static str = "report_cause";
    const ABOUT: &'static str = "Reports the root cause; ends your work";

    fn run(self, inbox: &mut &'t Inbox<'m, Handed<RootCause>>) -> Result<ToolAnswer, ToolError> {
        let cause = paragraph(&self.cause);
        let must_hold = paragraph(&self.must_hold);
        if too_short(&cause) || must_hold.is_empty() {
            return Err(ToolError::refused(
                "report_cause: `cause` and `must_hold` must say it in whole sentences",
            ));
        }
        let at = place(inbox.map, &self.file, self.line);
        if let (Err(why), true) = (&at, inbox.is_patient()) {
            return Err(ToolError::Refused(format!("report_cause: {why}")));
        }
        inbox.put(Handed::Result(RootCause {
            cause,
            must_hold,
            at: at.ok(),
        }));
        Ok(taken())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportStrategy {
    /// 1 to 8 changes, each with its file and function, in the order in which they are made.
    steps: Vec<String>,
    /// What must stay as it is.
    keep: String,
}

impl<'t, 'm> Call<&'t Inbox<'m, Handed<Plan>>> for ReportStrategy {
    const NAME: &'static str = "report_strategy";
    const ABOUT: &'static str = "Reports the plan for a patch; ends your work";

    fn run(self, inbox: &mut &'t Inbox<'m, Handed<Plan>>) -> Result<ToolAnswer, ToolError> {
        let steps = self.steps.iter().map(|step| paragraph(step));
        let steps: Vec<String> = steps.filter(|step| !too_short(step)).collect();
        if steps.is_empty() {
            return Err(ToolError::refused(
                "report_strategy: `steps` must name at least one change, with its file and function",
            ));
        }
        let keep = paragraph(&self.keep);
        let steps = steps.into_iter().take(MOST_STEPS).collect();
        inbox.put(Handed::Result(Plan { steps, keep }));
        Ok(taken())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AskReflection {
    /// What does not fit together, or what is missing.
    problem: String,
}

impl<'t, 'm, T> Call<&'t Inbox<'m, Handed<T>>> for AskReflection {
    const NAME: &'static str = "ask_reflection";
    const ABOUT: &'static str = "Says that you cannot do your part from what is known; another agent decides who goes on; ends your work";

    fn run(self, inbox: &mut &'t Inbox<'m, Handed<T>>) -> Result<ToolAnswer, ToolError> {
        let problem = paragraph(&self.problem);
        if too_short(&problem) {
            return Err(ToolError::refused(
                "ask_reflection: `problem` must say what is missing or does not fit",
            ));
        }
        inbox.put(Handed::Over(problem));
        Ok(taken())
    }
}

/// What reflection may choose from, and its choice.
pub(super) struct Choices<'m> {
    pub inbox: Inbox<'m, Reflection>,
    pub permitted: Vec<Agent>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ChooseNext {
    /// What went wrong, in one to three sentences.
    failed: String,
    /// The agent that goes on: one of those you were told.
    next: String,
    /// What it should do differently.
    advice: String,
}

impl<'t, 'm> Call<&'t Choices<'m>> for ChooseNext {
    const NAME: &'static str = "choose_next";
    const ABOUT: &'static str = "Chooses the agent that goes on, with advice; ends your work";

    fn run(self, choices: &mut &'t Choices<'m>) -> Result<ToolAnswer, ToolError> {
        let wanted = self.next.trim().to_lowercase().replace([' ', '_'], "-");
        let permitted = choices.permitted.iter();
        let next = permitted.clone().find(|agent| agent.name() == wanted);
        let Some(next) = next.copied() else {
            let names: Vec<&str> = permitted.map(|agent| agent.name()).collect();
            return Err(ToolError::Refused(format!(
                "choose_next: `{wanted}` cannot go on now; choose one of {}",
                names.join(", ")
            )));
        };
        let (failed, advice) = (paragraph(&self.failed), paragraph(&self.advice));
        if too_short(&failed) || too_short(&advice) {
            return Err(ToolError::refused(
                "choose_next: `failed` and `advice` must say it in whole sentences",
            ));
        }
        choices.inbox.put(Reflection {
            failed,
            next,
            advice,
        });
        Ok(taken())
    }
}

impl OwnTools for Inbox<'_, Handed<RootCause>> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let calls = vec![
            Tool::for_call::<ReportCause>().brief(),
            Tool::for_call::<AskReflection>().brief(),
        ];
        toolbox.with(ToolSet::new(calls, move || Ok(self)))
    }
}

impl OwnTools for Inbox<'_, Handed<Plan>> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let calls = vec![
            Tool::for_call::<ReportStrategy>().brief(),
            Tool::for_call::<AskReflection>().brief(),
        ];
        toolbox.with(ToolSet::new(calls, move || Ok(self)))
    }
}

impl OwnTools for Inbox<'_, Handed<Judged>> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let calls = vec![Tool::for_call::<AskReflection>().brief()];
        toolbox.with(ToolSet::new(calls, move || Ok(self)))
    }
}

impl OwnTools for Choices<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let calls = vec![Tool::for_call::<ChooseNext>().brief()];
        toolbox.with(ToolSet::new(calls, move || Ok(self)))
    }
}

fn place(map: &CodeMap, file: &str, line: u32) -> Result<(RelPath, u32), String> {
    let known = map.file_meant(file);
    let known = known.ok_or_else(|| format!("there is no source file `{file}`"))?;
    match (1..=known.lines()).contains(&line) {
        true => Ok((known.path.clone(), line)),
        false => Err(format!("`{}` has lines 1 to {}", known.path, known.lines())),
    }
}

fn too_short(words: &str) -> bool {
    words.chars().count() < LEAST
}

fn taken() -> ToolAnswer {
    let mut answer = ToolAnswer::new("Taken.\n").ours();
    answer.then = Then::Done;
    answer
}
