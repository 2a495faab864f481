//! What a person sees at the end of a repair: the verdict, the diff and the cause; then how it was found and proved.

use std::collections::BTreeMap;

use patchwright_domain::case::Case;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::repair::{RepairStatus, RepairSummary};
use patchwright_domain::verdict::{Trust, Verdict};
use patchwright_judge::PocBaseline;
use patchwright_repair::{Ground, Repair, Winner};

use super::observation_text::observation_lines;
use super::repair_done::Done;
use super::repair_next::{Ended, Tests, next_steps};
use super::reproduce;
use super::run_text::{base_text, constraint_text, cost_text, diff_lines, unproven_lines};
use super::strategy_table::strategy_lines;
use super::verdict_text::{answer_rows, confidence_row, other_bug_rows, stage_line};
use crate::evidence::risk;
use crate::page::{Page, Tone};

pub fn render(case: &Case, done: &Done, page: &Page) -> String {
    let mut lines = vec![verdict(done, page)];
    if let Some(winner) = &done.found.winner {
        lines.push(String::new());
        lines.extend(diff_lines(&winner.patch, page));
        lines.push(String::new());
        lines.push(page.row("cause", &winner.note.cause));
    }
    if let Some(patch) = &done.unproven {
        lines.extend(unproven_lines(patch, page));
    }
    lines.extend(written(done, page));
    let steps = next_steps(&ended(case, &done.summary));
    lines.extend(steps.iter().map(|step| page.row("next", step)));
    let way = way(case, done, page);
    if !way.is_empty() {
        lines.push(String::new());
        lines.extend(way);
    }
    if let Some(winner) = &done.found.winner {
        lines.push(page.row("proof", "every stage again, from a clean build:"));
        let stages = &winner.judged.verdict().stages;
        lines.extend(stages.iter().map(|stage| stage_line(stage, page)));
    }
    if !done.summary.strategies.is_empty() {
        lines.push(String::new());
        lines.extend(strategy_lines(&done.summary.strategies, page));
    }
    lines.join("\n")
}

fn ended<'s>(case: &Case, summary: &'s RepairSummary) -> Ended<'s> {
    Ended {
        run: &summary.run,
        status: summary.status,
        trust: summary.trust,
        candidates: summary.candidates + summary.misfits,
        model_calls: summary.cost.model_calls,
        tests: match case.test {
            Some(_) => Tests::Given,
            None => Tests::NotGiven,
        },
    }
}

fn verdict(done: &Done, page: &Page) -> String {
    let seconds = done.summary.seconds;
    let (tone, head, rest) = match &done.found.winner {
        Some(winner) => trust(winner.judged.verdict(), seconds),
        None => {
            let reason = done.summary.reason.as_deref().unwrap_or_default();
            let rest = format!(" after {seconds:.1} s: {reason}");
            (Tone::Bad, end_name(done.summary.status).to_owned(), rest)
        }
    };
    page.sentence(tone, &head, &rest)
}

fn trust(verdict: &Verdict, seconds: f64) -> (Tone, String, String) {
    match verdict.trust {
        Trust::Verified => (
            Tone::Good,
            "repaired and verified".to_owned(),
            format!(" in {seconds:.1} s: every stage passed from a clean build"),
        ),
        Trust::Untested => (
            Tone::Good,
            format!("repaired in {seconds:.1} s, but untested"),
            format!(
                ": {}; every other stage passed from a clean build",
                verdict.untested_because()
            ),
        ),
        Trust::Rejected => (Tone::Bad, "rejected".to_owned(), String::new()),
    }
}

fn end_name(status: RepairStatus) -> &'static str {
    match status {
        RepairStatus::Repaired => "repaired",
        RepairStatus::Failed => "not repaired",
        RepairStatus::NotReproduced => "not reproduced",
        RepairStatus::Flaky => "flaky",
        RepairStatus::Interrupted => "interrupted",
        RepairStatus::Budget => "out of budget",
    }
}

/// The files that were written.
fn written(done: &Done, page: &Page) -> Vec<String> {
    let summary = &done.summary;
    let mut lines = Vec::new();
    if let Some(patch) = &summary.patch {
        lines.push(page.row("patch", &format!("{patch} · for `git am`")));
    }
    if let Some(bundle) = &summary.bundle {
        let check = format!("{bundle} · check it anywhere: patchwright check BUNDLE --source DIR");
        lines.push(page.row("bundle", &check));
    }
    if summary.applied {
        lines.push(page.row("applied", "the patch is in your source tree"));
    }
    lines
}

/// How the bug and its patch were found.
fn way(case: &Case, done: &Done, page: &Page) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(ground) = &done.found.ground {
        lines.extend(ground_lines(case, ground, page));
    }
    if let Some(constraint) = shown_constraint(&done.found) {
        let winner = done.found.winner.as_ref();
        let cause = winner.map_or("", |winner| winner.note.cause.as_str());
        lines.push(page.row("constraint", &constraint_text(constraint, cause)));
    }
    lines.extend(observation_lines(
        &done.summary.observations,
        &done.summary.diagnoses,
        page,
    ));
    if done.found.tally.judged + done.found.tally.misfits > 0 {
        lines.push(page.row("candidates", &done.found.tally.describe()));
    }
    if done.summary.cost.model_calls > 0 {
        lines.push(page.row("models", &cost_text(&done.summary.cost)));
    }
    if let Some(winner) = &done.found.winner {
        lines.extend(chosen(winner, page));
    }
    lines
}

/// The constraint that the chosen patch enforces; without a patch, the first one of the search.
fn shown_constraint(found: &Repair) -> Option<&Constraint> {
    match &found.winner {
        Some(winner) => winner.note.constraint.as_ref(),
        None => found.constraints.first(),
    }
}

/// The doubts are part of the risk.
fn chosen(winner: &Winner, page: &Page) -> Vec<String> {
    let verdict = winner.judged.verdict();
    let mut lines = vec![
        page.row("chosen", &winner.why),
        page.row("risk", &risk(winner).describe()),
    ];
    let rows = [
        confidence_row(verdict.confidence, &verdict.confidence_parts),
        answer_rows(&verdict.answers),
        other_bug_rows(verdict),
    ];
    let rows = rows.iter().flatten();
    lines.extend(rows.map(|(label, text)| page.row(label, text)));
    lines
}

fn ground_lines(case: &Case, ground: &Ground, page: &Page) -> Vec<String> {
    let mut lines: Vec<String> = bugs(case, &ground.pocs)
        .iter()
        .map(|bug| page.row("reproduced", bug))
        .collect();
    lines.push(reproduce::test_line(&ground.tests, page));
    lines.push(page.row("base", &base_text(&ground.base)));
    lines
}

/// PoCs that show the same bug are listed together.
fn bugs(case: &Case, pocs: &[PocBaseline]) -> Vec<String> {
    let project = patchwright_crash::Project::at(&case.source);
    let mut bugs: BTreeMap<(usize, String), Vec<&PocBaseline>> = BTreeMap::new();
    for poc in pocs {
        let bug = bug_text(poc, &project);
        let known = bugs.keys().find(|(_, known)| *known == bug).cloned();
        let key = known.unwrap_or((bugs.len(), bug));
        bugs.entry(key).or_default().push(poc);
    }
    let rate = |poc: &PocBaseline| match pocs {
        [_] => format!("{} of {}", poc.crashes, poc.runs),
        _ => format!("{} {} of {}", poc.name, poc.crashes, poc.runs),
    };
    let told = bugs.into_iter().map(|((_, bug), pocs)| {
        let rates: Vec<String> = pocs.into_iter().map(rate).collect();
        format!("{} · {bug}", rates.join(", "))
    });
    told.collect()
}

fn bug_text(poc: &PocBaseline, project: &patchwright_crash::Project) -> String {
    let purified = patchwright_crash::purify(&poc.report, project);
    let view = patchwright_crash::view(&poc.report, project);
    let place = reproduce::place(view.function.as_deref(), view.file.as_deref(), view.line);
    let cwe = view.cwe.map(|cwe| cwe.to_string());
    let parts = [Some(purified.headline), place, cwe];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}
