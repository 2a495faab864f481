//! `conclude`: the structured summary that ends debugging. It is checked before it is trusted.

use patchwright_domain::count::counted;
use patchwright_domain::observation::{Agreement, Diagnosis, FixPlace, StatedBy};
use patchwright_domain::report::Location;
use schemars::JsonSchema;
use serde::Deserialize;

use super::findings::{Findings, Looks};
use super::place::{self, Written};
use crate::error::RepairError;
use crate::tools::{Call, ToolAnswer, ToolError};
use patchwright_agent::tools::Then;

/// In characters.
const LEAST_CAUSE: usize = 12;
const LONGEST_CAUSE: usize = 1200;
const LONGEST_CHANGE: usize = 400;
const MOST_FIXES: usize = 5;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Conclude {
    /// What is wrong in the program, and how that leads to the crash, in one to three sentences.
    #[schemars(required)]
    cause: Option<String>,
    /// Where the bad state first appears, as `file:line`.
    #[schemars(required)]
    first_bad: Option<String>,
    /// The numbers of the observations that show it, in order.
    #[schemars(required)]
    observations: Option<Vec<usize>>,
    /// Where to fix it, the best place first, each as `file:line: what to change there`.
    #[schemars(required)]
    fixes: Option<Vec<String>>,
}

impl<'t, 'a> Call<&'t Findings<'a>> for Conclude {
    const NAME: &'static str = "conclude";
    const ABOUT: &'static str = "Hands in your conclusion: the cause, where the bad state first appears, the observations that show it, and where to fix it";

    fn run(self, findings: &mut &'t Findings<'a>) -> Result<ToolAnswer, ToolError> {
        let diagnosis = match self.check(findings)? {
            Ok(diagnosis) => diagnosis,
            Err(lacking) => {
                let all = lacking.join("; ");
                return Err(ToolError::Refused(format!("not taken: {all}")));
            }
        };
        findings.conclude(diagnosis);
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.then = Then::Done;
        Ok(answer)
    }
}

impl Conclude {
    /// Reports everything that is missing at once, so that it can be fixed in one go.
    fn check(self, findings: &Findings<'_>) -> Result<Result<Diagnosis, Vec<String>>, RepairError> {
        let mut lacking = Vec::new();
        let cause = one_line(self.cause.as_deref().unwrap_or_default(), LONGEST_CAUSE);
        if cause.chars().count() < LEAST_CAUSE {
            lacking.push("`cause` must say what is wrong, in one to three sentences".to_owned());
        }
        let first_bad = self.first_bad.unwrap_or_default();
        let first_bad = placed(findings, "first_bad", &first_bad, &mut lacking)?;
        let fixes = fixes(findings, &self.fixes.unwrap_or_default(), &mut lacking)?;
        let chain = self.observations.unwrap_or_default();
        lacking.extend(chain_lacks(findings, &chain));
        let (Some(first_bad), true) = (first_bad, lacking.is_empty()) else {
            return Ok(Err(lacking));
        };
        Ok(Ok(Diagnosis {
            cause,
            first_bad,
            chain,
            fixes,
            stated_by: StatedBy::Agent,
        }))
    }
}

fn placed(
    findings: &Findings<'_>,
    what: &str,
    text: &str,
    lacking: &mut Vec<String>,
) -> Result<Option<Location>, RepairError> {
    let Some(written) = place::written(text) else {
        lacking.push(format!("`{what}` must be a place, `file:line`"));
        return Ok(None);
    };
    match place::find(findings.ctx.scene(), &written)? {
        Ok((_, place)) => Ok(Some(place)),
        Err(why) => {
            lacking.push(format!("`{what}`: {why}"));
            Ok(None)
        }
    }
}

fn fixes(
    findings: &Findings<'_>,
    texts: &[String],
    lacking: &mut Vec<String>,
) -> Result<Vec<FixPlace>, RepairError> {
    if texts.is_empty() {
        let words =
            "`fixes` must name at least one place to fix, as `file:line: what to change there`";
        lacking.push(words.to_owned());
    }
    let mut found = Vec::new();
    for text in texts.iter().take(MOST_FIXES) {
        let Some(written) = place::written(text) else {
            lacking.push(format!(
                "a fix needs a place: `file:line: what to change there`, not `{}`",
                one_line(text, 60)
            ));
            continue;
        };
        match fix(findings, &written)? {
            Ok(fix) => found.push(fix),
            Err(why) => lacking.push(format!("`fixes`: {why}")),
        }
    }
    Ok(found)
}

fn fix(
    findings: &Findings<'_>,
    written: &Written<'_>,
) -> Result<Result<FixPlace, String>, RepairError> {
    let scene = findings.ctx.scene();
    let (path, at) = match place::find(scene, written)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why)),
    };
    if !scene.judge.may_touch(&path)? {
        return Ok(Err(format!(
            "`{path}` may not be changed: name a place in the program's own source"
        )));
    }
    let change = match one_line(written.words, LONGEST_CHANGE) {
        words if words.is_empty() => "remove the cause".to_owned(),
        words => words,
    };
    Ok(Ok(FixPlace { at, change }))
}

/// A chain must end at a state that is not as expected; if the program could be examined, it must have been.
fn chain_lacks(findings: &Findings<'_>, chain: &[usize]) -> Option<String> {
    let seen = findings.seen();
    let known = |number: &usize| number.checked_sub(1).and_then(|at| seen.get(at));
    if let Some(unknown) = chain.iter().find(|number| known(number).is_none()) {
        return Some(match seen.len() {
            0 => format!("there is no observation {unknown}: nothing was observed yet"),
            count => format!(
                "there is no observation {unknown}, only {}",
                counted(count, "observation")
            ),
        });
    }
    if findings.looks() != Looks::Expecting || findings.blind().is_some() {
        return None;
    }
    let broken = |number: &usize| known(number).is_some_and(|one| one.agrees != Agreement::Yes);
    match (seen.is_empty(), chain.iter().any(broken)) {
        (_, true) => None,
        (true, false) => Some(
            "look at the running program first (run_to_line, print_value or watch): a conclusion needs an observation".to_owned(),
        ),
        (false, false) => Some(
            "`observations` must name at least one where the expectation did not hold; if there is none yet, look further".to_owned(),
        ),
    }
}

fn one_line(text: &str, most: usize) -> String {
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || letter.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(most).collect()
}
