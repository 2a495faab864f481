//! The story of a run in words: how it was begun, what was tried in which order, and how it ended.

use std::collections::BTreeMap;

use patchwright_domain::chat::ToolOutcome;
use patchwright_domain::repair::Cost;
use patchwright_domain::run_view::{
    CallView, CandidateView, Finding, ProofView, RoundView, RunView, TurnView,
};
use patchwright_domain::verdict::Trust;

use super::repair_words::diff_lines;
use super::reproduce;
use crate::paint::Paint;
use crate::plain::line;

/// What is told of a model's words, a tool's arguments and a judge's feedback; the journal has them whole.
const MOST_SAID: usize = 160;

pub struct About<'a> {
    pub id: &'a str,
    pub started: Option<String>,
    pub status: &'a str,
    pub reason: Option<&'a str>,
    pub view: &'a RunView,
}

pub fn words(about: &About<'_>, paint: Paint) -> String {
    let view = about.view;
    let mut lines = head(about, paint);
    lines.extend(ground(view, paint));
    for constraint in view.constraints.iter().take(1) {
        let text = format!("{constraint} · {}", constraint.english);
        lines.push(row("constraint", &line(&text, 400), paint));
    }
    lines.extend(candidates(view, None, paint));
    for (at, round) in view.rounds.iter().enumerate() {
        lines.extend(talk(round, paint));
        lines.extend(candidates(view, Some(at), paint));
    }
    lines.extend(view.proofs.iter().flat_map(|proof| proved(proof, paint)));
    if let Some(patch) = winner(view) {
        lines.push(String::new());
        lines.extend(diff_lines(patch.as_bytes(), paint));
        lines.push(String::new());
    }
    if view.cost.model_calls > 0 {
        lines.push(row("cost", &cost(&view.cost), paint));
    }
    lines.push(ending(about, paint));
    lines.join("\n")
}

/// `0.031 $ · 7 calls · 12000 tokens read (4000 from a cache), 900 written`.
pub fn cost(cost: &Cost) -> String {
    let calls = match cost.model_calls {
        1 => "1 call".to_owned(),
        calls => format!("{calls} calls"),
    };
    format!(
        "{:.4} $ · {calls} · {} tokens read ({} from a cache), {} written",
        cost.usd, cost.input_tokens, cost.cached_tokens, cost.output_tokens
    )
}

fn head(about: &About<'_>, paint: Paint) -> Vec<String> {
    let view = about.view;
    let resumed = match view.resumed {
        0 => String::new(),
        times => format!(" · resumed {times}×"),
    };
    let started = about.started.as_deref().unwrap_or("at an unknown time");
    let of = format!("{} of {} · {started}{resumed}", view.command, view.case);
    let mut lines = vec![
        row("run", about.id, paint),
        row("command", &line(&of, MOST_SAID), paint),
    ];
    if let Some(strategy) = &view.strategy {
        let models = match view.models.is_empty() {
            true => " · no model".to_owned(),
            false => format!(" · {}", view.models.join(", ")),
        };
        lines.push(row(
            "strategy",
            &line(&format!("{strategy}{models}"), MOST_SAID),
            paint,
        ));
    }
    lines
}

fn ground(view: &RunView, paint: Paint) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(base) = &view.base {
        let how = match base.cached {
            true => "cached".to_owned(),
            false => format!("built in {:.1} s", base.seconds),
        };
        lines.push(row("base", &format!("{how} · {} files", base.files), paint));
    }
    for poc in &view.pocs {
        let headline = poc.headline.as_deref().unwrap_or("no crash");
        let place = match (&poc.function, &poc.file, poc.line) {
            (Some(function), Some(file), Some(line)) => format!(" · {function} {file}:{line}"),
            (Some(function), _, _) => format!(" · {function}"),
            (None, _, _) => String::new(),
        };
        let text = format!("{} of {} · {headline}{place}", poc.crashes, poc.runs);
        lines.push(row("reproduced", &line(&text, 400), paint));
    }
    lines.extend(
        view.tests
            .iter()
            .map(|tests| reproduce::test_line(tests, paint)),
    );
    lines
}

/// Those of one round, or those that were made without a model.
fn candidates(view: &RunView, round: Option<usize>, paint: Paint) -> Vec<String> {
    let all: Vec<&CandidateView> = view
        .candidates
        .iter()
        .filter(|one| one.round == round)
        .collect();
    if all.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![row("candidates", &tally(&all), paint)];
    lines.extend(all.into_iter().map(|one| candidate(one, paint)));
    lines
}

fn tally(all: &[&CandidateView]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(outcome(one.verdict.as_ref())).or_default() += 1;
    }
    let counts = counts.iter().map(|(what, count)| format!("{count} {what}"));
    counts.collect::<Vec<_>>().join(" · ")
}

fn outcome(verdict: Option<&Finding>) -> &'static str {
    match verdict {
        None => "not judged",
        Some(verdict) if verdict.accepted => "pass",
        Some(verdict) => verdict.failed_stage.map_or("unclear", |stage| stage.name()),
    }
}

fn candidate(one: &CandidateView, paint: Paint) -> String {
    let at = match (&one.note.at.file, one.note.at.line) {
        (Some(file), Some(line)) => format!(" · {file}:{line}"),
        (Some(file), None) => format!(" · {file}"),
        (None, _) => String::new(),
    };
    let why = match &one.verdict {
        Some(verdict) if !verdict.accepted => format!(" · {}", verdict.feedback),
        Some(_) | None => String::new(),
    };
    let word = format!("{:<10}", outcome(one.verdict.as_ref()));
    let word = match one.verdict.as_ref().is_some_and(|verdict| verdict.accepted) {
        true => paint.good(word),
        false => word,
    };
    let id: String = one.id.0.chars().take(8).collect();
    let text = line(
        &format!("{}, {}{at}{why}", one.note.operator, one.note.place),
        MOST_SAID,
    );
    format!("    {}  {word} {text}", line(&id, 8))
}

fn talk(round: &RoundView, paint: Paint) -> Vec<String> {
    let stop = round.stop.as_deref().unwrap_or("not ended");
    let turns = match round.turns.len() {
        1 => "1 turn".to_owned(),
        turns => format!("{turns} turns"),
    };
    let head = format!("{} · {} · {turns} · {stop}", round.strategy, round.model);
    let label = format!("round {}", round.round);
    let mut lines = vec![row(&label, &line(&head, 400), paint)];
    for failure in &round.failures {
        lines.push(format!("    {}", paint.bad(line(failure, MOST_SAID))));
    }
    for (at, turn) in round.turns.iter().enumerate() {
        lines.extend(turn_lines(at + 1, turn, paint));
    }
    lines
}

fn turn_lines(number: usize, turn: &TurnView, paint: Paint) -> Vec<String> {
    let usage = &turn.usage;
    let spent = format!(
        "{:.4} $ · {}+{} tokens · {:.1} s",
        turn.usd, usage.input, usage.output, turn.seconds
    );
    let said = line(&turn.text, MOST_SAID);
    let mut lines = vec![format!("    {number:>3}  {}  {said}", paint.faint(spent))];
    lines.extend(turn.tools.iter().map(|call| call_line(call, paint)));
    lines
}

fn call_line(call: &CallView, paint: Paint) -> String {
    let outcome = match call.outcome {
        ToolOutcome::Answered => format!("{} bytes in {:.1} s", call.bytes, call.seconds),
        ToolOutcome::Refused => paint.bad("refused"),
    };
    let asked = line(&format!("{} {}", call.tool, call.arguments), MOST_SAID);
    format!("         {asked} → {outcome}")
}

fn proved(proof: &ProofView, paint: Paint) -> Vec<String> {
    let outcome = match proof.verdict.as_ref().map(|verdict| verdict.trust) {
        Some(Trust::Verified) => paint.good("verified, from a clean build"),
        Some(Trust::Untested) => paint.good("accepted from a clean build, but untested"),
        Some(Trust::Rejected) => paint.bad("refused from a clean build"),
        None => "the run was stopped before".to_owned(),
    };
    vec![
        row("chosen", &line(&proof.why, 400), paint),
        row("proved", &outcome, paint),
    ]
}

/// The patch as it was chosen, before it was shrunk.
fn winner(view: &RunView) -> Option<&str> {
    let last = view.proofs.last()?;
    let proved = last
        .verdict
        .as_ref()
        .is_some_and(|verdict| verdict.accepted);
    let mut known = view.candidates.iter();
    let chosen = known.find(|one| one.id == last.candidate);
    chosen.filter(|_| proved).map(|one| one.patch.as_str())
}

fn ending(about: &About<'_>, paint: Paint) -> String {
    let status = line(about.status, 40);
    let status = match about.view.end.as_ref().map(|end| end.exit) {
        Some(0) => paint.good(status),
        Some(_) | None => paint.bad(status),
    };
    let reason = about
        .reason
        .map(|reason| format!(": {}", line(reason, 400)));
    let seconds = about.view.seconds;
    format!("  {status} in {seconds:.1} s{}", reason.unwrap_or_default())
}

fn row(label: &str, text: &str, paint: Paint) -> String {
    format!("  {} {text}", paint.label(format!("{label:<14}")))
}
