//! What to do after a repair that left something to wish for, a line each.

use patchwright_domain::case::Case;
use patchwright_domain::repair::{RepairStatus, RepairSummary};
use patchwright_domain::verdict::Trust;

pub(super) fn next_steps(case: &Case, summary: &RepairSummary) -> Vec<String> {
    let run = &summary.run;
    let story = format!("`patchwright show {run}` tells why each candidate was refused");
    let mut steps = Vec::new();
    match summary.status {
        RepairStatus::Repaired if summary.trust == Some(Trust::Untested) => {
            steps.push(tests_step(case).to_owned());
        }
        RepairStatus::Repaired => {}
        RepairStatus::Failed => {
            if summary.candidates > 0 {
                steps.push(story);
            }
            steps.push(other_ways(summary));
        }
        RepairStatus::NotReproduced | RepairStatus::Flaky => steps.push(
            "`patchwright reproduce` shows what the PoC printed; check its command, its input and the sanitizer flags of the build"
                .to_owned(),
        ),
        RepairStatus::Interrupted => {
            steps.push(format!("go on where it stopped: `patchwright repair --resume {run}`"));
        }
        RepairStatus::Budget => {
            if summary.candidates > 0 {
                steps.push(story);
            }
            steps.push(format!(
                "go on with a larger budget (--seconds, --candidates, --max-usd): `patchwright repair --resume {run}`"
            ));
        }
    }
    steps
}

fn tests_step(case: &Case) -> &'static str {
    match case.test {
        None => {
            "give the project's tests, so that the patch can be verified: `--test 'make check'`, or [test] in patchwright.toml"
        }
        Some(_) => {
            "the test command says nothing about the unpatched program: `patchwright reproduce` shows what it prints"
        }
    }
}

/// What was not tried yet.
fn other_ways(summary: &RepairSummary) -> String {
    match summary.cost.model_calls {
        0 => "let a model try: `patchwright repair --model openai/NAME` (docs/REFERENCE.md, Models); or judge a patch of yours: \
              `patchwright verify --patch FILE`"
            .to_owned(),
        _ => "try more rounds (--rounds) or another model (--model); or judge a patch of yours: `patchwright verify --patch FILE`"
            .to_owned(),
    }
}

#[cfg(test)]
#[path = "repair_next_tests.rs"]
mod tests;
