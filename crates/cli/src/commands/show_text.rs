//! The story of a run as text: how it started, what was tried in which order, and how it ended.

use patchwright_domain::chat::ToolOutcome;
use patchwright_domain::count::counted;
use patchwright_domain::repair::Tally;
use patchwright_domain::reproduction::ShownBy;
use patchwright_domain::run_measures::Measures;
use patchwright_domain::run_view::{
    CallView, CandidateView, Finding, MisfitView, PhaseView, ProofView, RoundView, RunView,
    TurnView,
};
use patchwright_domain::strategy_row::StrategyRow;
use patchwright_domain::verdict::Trust;
use patchwright_store::UnknownEvents;

use super::observation_text::observation_lines;
use super::reproduce;
use super::run_text::{
    base_text, constraint_text, cost_text, diff_lines, measure_lines, unproven, unproven_lines,
};
use super::strategy_table::strategy_lines;
use super::verdict_text::{answer_rows, confidence_row, doubt_rows, property_rows};
use crate::page::{Page, Tone};
use crate::plain::{line, sentence};

/// How much of a model's text, a tool's arguments and the judge's feedback is shown; the journal has all
/// of it.
const MOST_SAID: usize = 160;

pub struct About<'a> {
    pub id: &'a str,
    pub started: Option<String>,
    pub status: &'a str,
    pub reason: Option<&'a str>,
    pub view: &'a RunView,
    pub measures: &'a Measures,
    pub strategies: &'a [StrategyRow],
    pub unknown: &'a UnknownEvents,
    /// What to do next.
    pub next: Vec<String>,
}

pub fn render(about: &About<'_>, page: &Page) -> String {
    let view = about.view;
    let mut lines = head(about, page);
    lines.extend(ground(view, page));
    let shown = match view.winner() {
        Some(winner) => winner.note.constraint.as_ref(),
        None => view.constraints.first(),
    };
    if let Some(constraint) = shown {
        lines.push(page.row("constraint", &line(&constraint_text(constraint, ""), 400)));
    }
    lines.extend(candidates(view, None, page));
    for (at, round) in view.rounds.iter().enumerate() {
        lines.extend(phases(view, at, page));
        lines.extend(talk(round, page));
        lines.extend(candidates(view, Some(at), page));
    }
    lines.extend(phases(view, view.rounds.len(), page));
    lines.extend(observation_lines(&view.observations, &view.diagnoses, page));
    lines.extend(view.proofs.iter().flat_map(|proof| proved(proof, page)));
    if let Some(winner) = view.winner() {
        lines.push(String::new());
        lines.extend(diff_lines(winner.patch.as_bytes(), page));
        lines.push(String::new());
    }
    if let Some(candidate) = unproven(view) {
        lines.extend(unproven_lines(&candidate.patch, page));
    }
    if view.cost.model_calls > 0 {
        lines.extend(measure_lines(about.measures, page));
        lines.push(page.row("cost", &cost_text(&view.cost)));
    }
    if !about.strategies.is_empty() {
        lines.push(String::new());
        lines.extend(strategy_lines(about.strategies, page));
        lines.push(String::new());
    }
    if !about.unknown.is_empty() {
        let text = format!(
            "{}: a newer version wrote them, and what they say is missing here",
            about.unknown.describe()
        );
        lines.push(page.row_in(Tone::Bad, "passed over", &line(&text, 600)));
    }
    lines.push(ending(about, page));
    lines.extend(about.next.iter().map(|step| page.row("next", step)));
    lines.join("\n")
}

fn head(about: &About<'_>, page: &Page) -> Vec<String> {
    let view = about.view;
    let resumed = match view.resumed {
        0 => String::new(),
        times => format!(" · resumed {times}×"),
    };
    let started = about.started.as_deref().unwrap_or("at an unknown time");
    let of = format!("{} of {} · {started}{resumed}", view.command, view.case);
    let mut lines = vec![
        page.row("run", about.id),
        page.row("command", &line(&of, MOST_SAID)),
    ];
    if let Some(strategy) = &view.strategy {
        let models = match view.models.is_empty() {
            true => " · no model".to_owned(),
            false => format!(" · {}", view.models.join(", ")),
        };
        let text = line(&format!("{strategy}{models}"), MOST_SAID);
        lines.push(page.row("strategy", &text));
    }
    if !view.without.is_empty() {
        let text = line(&view.without.join(", "), MOST_SAID);
        lines.push(page.row("without", &text));
    }
    lines
}

fn ground(view: &RunView, page: &Page) -> Vec<String> {
    let base = view.base.iter();
    let mut lines: Vec<String> = base
        .map(|base| page.row("base", &base_text(base)))
        .collect();
    for poc in &view.pocs {
        let none = match poc.shown_by {
            ShownBy::Crash => "no crash",
            ShownBy::Test => "the tests do not fail",
        };
        let headline = poc.headline.as_deref().unwrap_or(none).to_owned();
        let place = reproduce::place(poc.function.as_deref(), poc.file.as_deref(), poc.line);
        let rate = match view.pocs.as_slice() {
            [_] => format!("{} of {}", poc.crashes, poc.runs),
            _ => format!("{} {} of {}", poc.name, poc.crashes, poc.runs),
        };
        let parts: Vec<String> = [Some(rate), Some(headline), place]
            .into_iter()
            .flatten()
            .collect();
        lines.push(page.row("reproduced", &line(&parts.join(" · "), 400)));
    }
    let tests = view.tests.iter();
    lines.extend(tests.map(|tests| reproduce::test_line(tests, page)));
    lines
}

/// The candidates of one round, or those made without a model.
fn candidates(view: &RunView, round: Option<usize>, page: &Page) -> Vec<String> {
    let all: Vec<&CandidateView> = view
        .candidates
        .iter()
        .filter(|one| one.round == round)
        .collect();
    let misfits = view.misfits.iter().filter(|one| one.round == round);
    let misfits: Vec<&MisfitView> = misfits.collect();
    if all.is_empty() && misfits.is_empty() {
        return Vec::new();
    }
    let tally = Tally {
        misfits: misfits.len(),
        ..tally(&all)
    };
    let mut lines = vec![page.row("candidates", &tally.describe())];
    lines.extend(all.into_iter().map(|one| candidate(one, page)));
    lines.extend(misfits.into_iter().map(|one| misfit(one, page)));
    lines
}

/// A patch that could not be judged, and what of it is not in the source.
fn misfit(one: &MisfitView, page: &Page) -> String {
    let name = format!("    {} ", page.tone(Tone::Bad, format!("{:<8}", "misfit")));
    page.beside(&name, 13, &sentence(&one.why, MOST_SAID))
}

fn tally(all: &[&CandidateView]) -> Tally {
    let mut tally = Tally {
        proposed: all.len(),
        ..Tally::default()
    };
    let findings = all.iter().filter_map(|one| one.verdict.as_ref());
    for finding in findings {
        tally.add(finding.accepted, finding.refusal);
    }
    tally
}

fn outcome(verdict: Option<&Finding>) -> (Tone, &'static str) {
    match verdict {
        None => (Tone::Faint, "not judged"),
        Some(verdict) if verdict.accepted => (Tone::Good, "passes"),
        Some(verdict) => match verdict.refusal {
            Some(refusal) => (Tone::Bad, refusal.describe(1)),
            None => (Tone::Bad, "could not be judged"),
        },
    }
}

/// What it does, its result, and on a separate line why it was refused.
fn candidate(one: &CandidateView, page: &Page) -> String {
    let at = reproduce::place(None, one.note.at.file.as_deref(), one.note.at.line);
    let parts = [
        Some(one.note.operator.as_str()),
        Some(one.note.place.as_str()),
        at.as_deref(),
    ];
    let parts: Vec<&str> = parts
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    let (tone, word) = outcome(one.verdict.as_ref());
    let name = format!("    {} ", page.tone(tone, line(&one.id.short(), 8)));
    let text = line(&parts.join(" · "), MOST_SAID);
    let mut text = page.beside(&name, 13, &format!("{word} · {text}"));
    if let Some(why) = one.verdict.as_ref().and_then(reason) {
        text.push('\n');
        text.push_str(&page.block(16, &why));
    }
    text
}

/// Why it was refused, in one line.
fn reason(verdict: &Finding) -> Option<String> {
    if verdict.accepted {
        return None;
    }
    let told = verdict
        .reason
        .as_deref()
        .filter(|reason| !reason.is_empty());
    let told = told.unwrap_or(&verdict.feedback);
    (!told.is_empty()).then(|| sentence(told, MOST_SAID))
}

/// What the phases found that ended after this many conversations.
fn phases(view: &RunView, after: usize, page: &Page) -> Vec<String> {
    let ended = view.phases.iter().filter(|one| one.after == after);
    let row = |one: &PhaseView| page.row(&line(&one.phase, 14), &line(&one.found, 400));
    ended.map(row).collect()
}

fn talk(round: &RoundView, page: &Page) -> Vec<String> {
    let stop = round.stop.as_deref().unwrap_or("not ended");
    let turns = counted(round.turns.len(), "turn");
    let head = format!("{} · {} · {turns} · {stop}", round.strategy, round.model);
    let label = format!("round {}", round.round);
    let mut lines = vec![page.row(&label, &line(&head, 400))];
    for failure in &round.failures {
        let failure = page.block(4, &line(failure, MOST_SAID));
        lines.push(page.tone(Tone::Bad, failure));
    }
    for (at, turn) in round.turns.iter().enumerate() {
        lines.extend(turn_lines(at + 1, turn, page));
    }
    lines
}

fn turn_lines(number: usize, turn: &TurnView, page: &Page) -> Vec<String> {
    let usage = &turn.usage;
    let spent = format!(
        "{:.4} $ · {}+{} tokens · {:.1} s",
        turn.usd, usage.input, usage.output, turn.seconds
    );
    let mut lines = vec![format!(
        "    {number:>3}  {}",
        page.tone(Tone::Faint, spent)
    )];
    let said = line(&turn.text, MOST_SAID);
    if !said.is_empty() {
        lines.push(page.block(9, &said));
    }
    lines.extend(turn.tools.iter().map(|call| call_line(call, page)));
    lines
}

fn call_line(call: &CallView, page: &Page) -> String {
    let outcome = match call.outcome {
        ToolOutcome::Answered => {
            format!("{} in {:.1} s", counted(call.bytes, "byte"), call.seconds)
        }
        ToolOutcome::Refused => "refused".to_owned(),
    };
    let asked = line(&format!("{} {}", call.tool, call.arguments), MOST_SAID);
    page.block(9, &format!("{asked} → {outcome}"))
}

fn proved(proof: &ProofView, page: &Page) -> Vec<String> {
    let verdict = proof.verdict.as_ref();
    let (tone, outcome) = match verdict.map(|verdict| verdict.trust) {
        Some(Trust::Verified) => (Tone::Good, "verified, from a clean build".to_owned()),
        Some(Trust::Untested) => {
            let why = verdict.and_then(|verdict| verdict.untested.as_ref());
            let why = why.map(|why| format!(": {why}")).unwrap_or_default();
            let words = format!("accepted from a clean build, but untested{why}");
            (Tone::Good, words)
        }
        Some(Trust::Rejected) => {
            let why = verdict.and_then(reason);
            let why = why.map(|why| format!(": {why}")).unwrap_or_default();
            (Tone::Bad, format!("refused from a clean build{why}"))
        }
        None => (Tone::Label, "not ended".to_owned()),
    };
    let mut lines = vec![
        page.row("chosen", &line(&proof.why, 400)),
        page.row_in(tone, "proof", &line(&outcome, 400)),
    ];
    lines.extend(verdict.into_iter().flat_map(|verdict| worth(verdict, page)));
    lines
}

/// How certain it is, what is doubtful, and what happens with the inputs that crashed.
fn worth(verdict: &Finding, page: &Page) -> Vec<String> {
    let rows = [
        confidence_row(verdict.confidence, &verdict.confidence_parts),
        property_rows(&verdict.properties),
        doubt_rows(&verdict.doubts),
        answer_rows(&verdict.answers),
    ];
    let rows = rows.iter().flatten();
    rows.map(|(label, text)| page.row(label, &line(text, 600)))
        .collect()
}

fn ending(about: &About<'_>, page: &Page) -> String {
    let status = line(about.status, 40);
    let tone = match about.view.end.as_ref().map(|end| end.exit) {
        Some(0) => Tone::Good,
        Some(_) | None => Tone::Bad,
    };
    let reason = about
        .reason
        .map(|reason| format!(": {}", line(reason, 400)));
    let (status, preposition) = match status.as_str() {
        "budget" => ("out of budget".to_owned(), "after"),
        _ => (status, "in"),
    };
    let rest = format!(
        " {preposition} {:.1} s{}",
        about.view.seconds,
        reason.unwrap_or_default()
    );
    page.sentence(tone, &status, &rest)
}
