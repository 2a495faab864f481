//! What to do next about a finished run.

use patchwright_domain::repair::RepairStatus;
use patchwright_domain::reproduction::ReproductionStatus;
use patchwright_domain::run_view::RunView;

use super::repair_next::{Ended, Tests, go_on, next_steps};
use super::reproduce;

/// `status` is as `runs` shows it: recorded by the run, or as seen from outside.
pub(super) fn steps(run: &str, status: &str, view: &RunView, tests: Tests) -> Vec<String> {
    match (view.command.as_str(), status) {
        ("repair", "killed") => vec![go_on(run)],
        ("repair", "error") => vec![format!(
            "put right what failed, then go on: `patchwright repair --resume {run}`"
        )],
        ("repair", status) => after_repair(run, status, view, tests),
        ("reproduce" | "init", status) => after_reproduction(status),
        (_, _) => Vec::new(),
    }
}

fn after_repair(run: &str, status: &str, view: &RunView, tests: Tests) -> Vec<String> {
    let Some(status) = repair_status(status) else {
        return Vec::new();
    };
    let proof = view.proofs.last().and_then(|proof| proof.verdict.as_ref());
    let mut steps = next_steps(&Ended {
        run,
        status,
        trust: proof.map(|verdict| verdict.trust),
        candidates: view.judged() + view.misfits.len(),
        model_calls: view.cost.model_calls,
        tests,
    });
    // The reader is already looking at `show`.
    steps.retain(|step| !step.starts_with("`patchwright show"));
    if status == RepairStatus::Repaired {
        let take = "take the patch: `git am patchwright-out/patch.diff`; prove it again anywhere: `patchwright check \
                    patchwright-out/bundle --source DIR` (patchwright-out, or where --out put them)";
        steps.insert(0, take.to_owned());
    }
    steps
}

fn after_reproduction(status: &str) -> Vec<String> {
    let all = [
        ReproductionStatus::Reproduced,
        ReproductionStatus::NotReproduced,
        ReproductionStatus::Flaky,
    ];
    let known = all.into_iter().find(|one| one.name() == status);
    match known {
        Some(ReproductionStatus::Reproduced) => {
            vec!["find a patch: `patchwright repair`".to_owned()]
        }
        Some(other) => reproduce::next_step(other)
            .map(str::to_owned)
            .into_iter()
            .collect(),
        None => Vec::new(),
    }
}

fn repair_status(word: &str) -> Option<RepairStatus> {
    let all = [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
        RepairStatus::Interrupted,
        RepairStatus::Budget,
    ];
    all.into_iter().find(|one| one.name() == word)
}

#[cfg(test)]
#[path = "show_next_tests.rs"]
mod tests;
