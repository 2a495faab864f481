//! What to do after a repair, one line each; shown by the repair itself and by `show`.

use patchwright_domain::repair::RepairStatus;
use patchwright_domain::verdict::Trust;

pub(super) struct Ended<'a> {
    pub run: &'a str,
    pub status: RepairStatus,
    pub trust: Option<Trust>,
    /// How many were judged or do not fit the source.
    pub candidates: usize,
    pub model_calls: u64,
    pub tests: Tests,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tests {
    Given,
    NotGiven,
}

/// The next steps after a repair. A verified patch needs none.
pub(super) fn next_steps(ended: &Ended<'_>) -> Vec<String> {
    let run = ended.run;
    let story = format!("`patchwright show {run}` tells why each candidate was refused");
    let mut steps = Vec::new();
    match ended.status {
        RepairStatus::Repaired if ended.trust == Some(Trust::Untested) => {
            steps.push(tests_step(ended.tests).to_owned());
        }
        RepairStatus::Repaired => {}
        RepairStatus::Failed => {
            if ended.candidates > 0 {
                steps.push(story);
            }
            steps.push(other_ways(ended.model_calls).to_owned());
        }
        RepairStatus::NotReproduced | RepairStatus::Flaky => steps.push(
            "`patchwright reproduce` shows what the PoC printed; check its command, its input and the sanitizer flags of the build"
                .to_owned(),
        ),
        RepairStatus::Interrupted => steps.push(go_on(run)),
        RepairStatus::Budget => {
            if ended.candidates > 0 {
                steps.push(story);
            }
            steps.push(format!(
                "go on with a larger budget (--seconds, --candidates, --max-usd): `patchwright repair --resume {run}`"
            ));
        }
    }
    steps
}

pub(super) fn go_on(run: &str) -> String {
    format!("go on where it stopped: `patchwright repair --resume {run}`")
}

fn tests_step(tests: Tests) -> &'static str {
    match tests {
        Tests::NotGiven => {
            "give the project's tests, so that the patch can be verified: `--test 'make check'`, or [test] in patchwright.toml"
        }
        Tests::Given => {
            "the test command says nothing about the unpatched program: `patchwright reproduce` shows what it prints"
        }
    }
}

/// What has not been tried yet.
fn other_ways(model_calls: u64) -> &'static str {
    match model_calls {
        0 => {
            "let a model try: `patchwright repair --model openai/NAME` (docs/REFERENCE.md, Models); or judge a patch of yours: \
             `patchwright verify --patch FILE`"
        }
        _ => {
            "try more rounds (--rounds) or another model (--model); or judge a patch of yours: `patchwright verify --patch FILE`"
        }
    }
}

#[cfg(test)]
#[path = "repair_next_tests.rs"]
mod tests;
