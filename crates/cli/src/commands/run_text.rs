//! Texts shared by the end of a repair and `show`.

use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::repair::Cost;
use patchwright_domain::reproduction::BaseSummary;
use patchwright_domain::run_measures::{Measures, ModelMeasures};
use patchwright_domain::run_view::{CandidateView, RunView};

use super::reproduce;
use crate::page::{Page, Tone};
use crate::plain::{line, plain};

/// `0.031 $ · 7 calls · 12000 tokens read (4000 from a cache), 900 written`.
pub fn cost_text(cost: &Cost) -> String {
    format!(
        "{:.4} $ · {} · {} read ({} from a cache), {} written",
        cost.usd,
        counted(cost.model_calls, "call"),
        counted(cost.input_tokens, "token"),
        cost.cached_tokens,
        cost.output_tokens
    )
}

/// The results of each of several models, where the time went, and which assists were used how often.
pub fn measure_lines(measures: &Measures, page: &Page) -> Vec<String> {
    let mut lines = Vec::new();
    if measures.by_model.len() > 1 {
        let models = measures.by_model.iter();
        lines.extend(models.map(|one| page.row("model", &line(&model_text(one), 400))));
    }
    let time = measures.time.iter().map(|one| {
        let calls = counted(one.calls, "call");
        let percent = (one.share * 100.0).round();
        format!("{} {:.1} s ({percent} %, {calls})", one.of, one.seconds)
    });
    let time: Vec<String> = time.collect();
    if !time.is_empty() {
        lines.push(page.row("time", &line(&time.join(" · "), 600)));
    }
    if !measures.assists.is_empty() {
        let text = line(&measures.assists.describe(), 600);
        lines.push(page.row("helped", &text));
    }
    lines
}

/// `small: repaired · 2 rounds, 9 answers · 3 candidates, 1 passes, 1 misfit · 0.0123 $`.
fn model_text(one: &ModelMeasures) -> String {
    let repaired = match one.repaired {
        true => "repaired",
        false => "not repaired",
    };
    format!(
        "{}: {repaired} · {}, {} · {}, {} {}, {} · {:.4} $",
        one.model,
        counted(one.rounds, "round"),
        counted(one.answers, "answer"),
        counted(one.candidates, "candidate"),
        one.passed,
        agree(one.passed, "passes", "pass"),
        counted(one.misfits, "misfit"),
        one.usd
    )
}

/// `cached · 12 files`.
pub fn base_text(base: &BaseSummary) -> String {
    let how = match base.cached {
        true => "cached".to_owned(),
        false => format!("built in {:.1} s", base.seconds),
    };
    format!("{how} · {}", counted(base.files, "file"))
}

/// `n < size must hold at parse.c:12 · The index …`; only the English text if it cannot be expressed in C, and only C if
/// `said` already contains the English text.
pub fn constraint_text(constraint: &Constraint, said: &str) -> String {
    let site = &constraint.site;
    let place = reproduce::place(None, site.file.as_deref(), site.line);
    let english = constraint.english.as_str();
    let at = place
        .map(|place| format!(" at {place}"))
        .unwrap_or_default();
    match &constraint.condition {
        Some(condition) if said.contains(english) => format!("{condition} must hold{at}"),
        Some(condition) if !english.contains(&condition.to_string()) => {
            format!("{condition} must hold{at} · {english}")
        }
        Some(_) | None => format!("{}{at}", english.trim_end_matches('.')),
    }
}

/// Unchanged, however wide: a wrapped or cut diff is not a diff.
pub fn diff_lines(patch: &[u8], page: &Page) -> Vec<String> {
    let paint = page.paint;
    let text = String::from_utf8_lossy(patch);
    let painted = |line: &str| {
        let line = plain(line);
        let headers = ["diff ", "--- ", "+++ ", "index "];
        match line.chars().next() {
            _ if headers.iter().any(|start| line.starts_with(start)) => paint.faint(line),
            Some('+') => paint.good(line),
            Some('-') => paint.bad(line),
            Some('@') => paint.label(line),
            Some(_) | None => line,
        }
    };
    text.lines()
        .map(|line| format!("  {}", painted(line.trim_end_matches('\r'))))
        .collect()
}

/// A patch that passed the search but was not proved.
pub fn unproven_lines(patch: &str, page: &Page) -> Vec<String> {
    let text = "this patch passed every stage of the search, but its proof from a clean build did not come to an end; no patch \
                was written";
    let mut lines = vec![page.row_in(Tone::Bad, "not proven", text), String::new()];
    lines.extend(diff_lines(patch.as_bytes(), page));
    lines.push(String::new());
    lines
}

/// The candidate that was chosen last, if its proof did not end.
pub fn unproven(view: &RunView) -> Option<&CandidateView> {
    let last = view.proofs.last().filter(|proof| proof.verdict.is_none())?;
    view.candidates.iter().find(|one| one.id == last.candidate)
}

#[cfg(test)]
#[path = "run_text_tests.rs"]
mod tests;
