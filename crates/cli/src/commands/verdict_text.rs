//! A verdict as text: what it is worth, stage by stage, and where a reviewer should look.

use patchwright_domain::answer::Answer;
use patchwright_domain::implication::{Implication, ImplicationAnswer};
use patchwright_domain::property::PropertyVerdict;
use patchwright_domain::verdict::{ConfidencePart, Doubt, Stage, StageOutcome, Trust, Verdict};

use crate::page::{Page, Tone};

/// The width of a stage's name, outcome and seconds.
const STAGE_COLUMNS: usize = 32;
/// The width of the label on a line without seconds.
const LABEL_COLUMNS: usize = 14;

pub fn render(verdict: &Verdict, page: &Page) -> String {
    let tone = match verdict.trust {
        Trust::Verified | Trust::Untested => Tone::Good,
        Trust::Rejected => Tone::Bad,
    };
    let why = match verdict.trust {
        Trust::Untested => format!(": {}", verdict.untested_because()),
        Trust::Verified | Trust::Rejected => String::new(),
    };
    let rest = format!("{why} · {}", verdict.patch);
    let mut lines = vec![page.sentence(tone, verdict.trust.name(), &rest)];
    let corrections = verdict.corrections.iter();
    lines.extend(corrections.map(|one| page.block(4, &format!("corrected: {one}"))));
    lines.extend(verdict.stages.iter().map(|stage| stage_line(stage, page)));
    let rows = [
        confidence_row(verdict.confidence, &verdict.confidence_parts),
        property_rows(&verdict.properties),
        implication_rows(verdict.implication.as_ref()),
        doubt_rows(&verdict.doubts),
        answer_rows(&verdict.answers),
        other_bug_rows(verdict),
    ];
    lines.extend(rows.iter().flatten().map(|row| row_line(row, page)));
    if !verdict.feedback.is_empty() {
        lines.push(String::new());
        lines.push(page.block(4, &verdict.feedback));
    }
    lines.join("\n")
}

pub fn stage_line(stage: &Stage, page: &Page) -> String {
    let (tone, outcome) = match stage.outcome {
        StageOutcome::Pass => (Tone::Good, "pass"),
        StageOutcome::Fail => (Tone::Bad, "fail"),
        StageOutcome::NotRun => (Tone::Faint, "not run"),
    };
    let head = format!(
        "    {} {} {:>6.1} s ",
        page.tone(Tone::Label, format!("{:<10}", stage.name.name())),
        page.tone(tone, format!("{outcome:<7}")),
        stage.seconds
    );
    page.beside(&head, STAGE_COLUMNS, &stage.detail)
}

/// A label and its text.
pub type Row = (&'static str, String);

/// `0.72 · hits 0.90, coverage 0.75, …`; empty for a patch without confidence, such as a rejected one.
pub fn confidence_row(confidence: f64, parts: &[ConfidencePart]) -> Vec<Row> {
    let named: Vec<String> = parts
        .iter()
        .map(|part| format!("{} {:.2}", part.name, part.value))
        .collect();
    match named.as_slice() {
        [] => Vec::new(),
        named => vec![(
            "confidence",
            format!("{confidence:.2} · {}", named.join(", ")),
        )],
    }
}

pub fn property_rows(properties: &[PropertyVerdict]) -> Vec<Row> {
    let told = properties.iter().map(|one| ("property", one.describe()));
    told.collect()
}

/// What a solver said; nothing if it was not asked.
pub fn implication_rows(implication: Option<&Implication>) -> Vec<Row> {
    let asked = implication.filter(|one| one.answer != ImplicationAnswer::NotRun);
    asked
        .map(|one| ("solver", one.describe()))
        .into_iter()
        .collect()
}

pub fn doubt_rows(doubts: &[Doubt]) -> Vec<Row> {
    let told = doubts.iter().map(|doubt| ("doubt", doubt.describe()));
    told.collect()
}

/// What happens now with the inputs that crashed.
pub fn answer_rows(answers: &[Answer]) -> Vec<Row> {
    let all: usize = answers.iter().map(|answer| answer.count).sum();
    let told = answers.iter().map(|answer| {
        let text = format!("of {} that crashed, {}", all, answer.describe());
        ("answers", text)
    });
    told.collect()
}

/// Bugs besides the one under repair, each with the folder of its case.
pub fn other_bug_rows(verdict: &Verdict) -> Vec<Row> {
    let found = verdict.search.iter().flat_map(|search| &search.other_bugs);
    let told = found.map(|other| ("other bug", other.describe()));
    told.collect()
}

fn row_line((label, text): &Row, page: &Page) -> String {
    let tone = match *label {
        "doubt" => Tone::Bad,
        _ => Tone::Label,
    };
    let head = format!("    {}", page.tone(tone, format!("{label:<10}")));
    page.beside(&head, LABEL_COLUMNS, text)
}

#[cfg(test)]
#[path = "verdict_text_tests.rs"]
mod tests;
