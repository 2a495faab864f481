//! What a person sees at the end of a repair: the way to it, the diff, the cause, the evidence.

use patchwright_domain::case::Case;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::verdict::Trust;
use patchwright_judge::PocBaseline;
use patchwright_repair::{Ground, Winner};

use super::repair::Done;
use super::{reproduce, show_words, verify};
use crate::evidence::risk;
use crate::paint::Paint;
use crate::plain::plain;

pub fn words(case: &Case, done: &Done, paint: Paint) -> String {
    let mut lines = Vec::new();
    if let Some(ground) = &done.found.ground {
        lines.extend(ground_lines(case, ground, paint));
    }
    for constraint in done.found.constraints.iter().take(1) {
        let site = place(constraint.site.file.as_deref(), constraint.site.line);
        let text = format!("{constraint} must hold{site} · {}", constraint.english);
        lines.push(row("constraint", &text, paint));
    }
    let tally = &done.found.tally;
    if tally.judged > 0 {
        let text = format!("{} judged · {}", tally.judged, tally.words());
        lines.push(row("candidates", &text, paint));
    }
    if done.summary.cost.model_calls > 0 {
        let text = show_words::cost(&done.summary.cost);
        lines.push(row("models", &text, paint));
    }
    match &done.found.winner {
        Some(winner) => lines.extend(winner_lines(done, winner, paint)),
        None => lines.push(nothing(done, paint)),
    }
    lines.join("\n")
}

fn ground_lines(case: &Case, ground: &Ground, paint: Paint) -> Vec<String> {
    let base = &ground.base;
    let how = match base.cached {
        true => "cached".to_owned(),
        false => format!("built in {:.1} s", base.seconds),
    };
    let mut lines = vec![row("base", &format!("{how} · {} files", base.files), paint)];
    let project = patchwright_crash::Project::at(&case.source);
    for poc in &ground.pocs {
        lines.push(row("reproduced", &poc_words(poc, &project), paint));
    }
    lines.push(reproduce::test_line(&ground.tests, paint));
    lines
}

fn poc_words(poc: &PocBaseline, project: &patchwright_crash::Project) -> String {
    let purified = patchwright_crash::purify(&poc.report, project);
    let view = patchwright_crash::view(&poc.report, project);
    let function = view.function.unwrap_or_default();
    let place = place(view.file.as_deref(), view.line);
    let cwe = view.cwe.map(|cwe| format!(" · {cwe}")).unwrap_or_default();
    format!(
        "{} of {} · {} · {function}{place}{cwe}",
        poc.crashes, poc.runs, purified.headline
    )
}

fn place(file: Option<&str>, line: Option<u32>) -> String {
    let line = line.map(|line| format!(":{line}")).unwrap_or_default();
    file.map(|file| format!(" {file}{line}"))
        .unwrap_or_default()
}

fn winner_lines(done: &Done, winner: &Winner, paint: Paint) -> Vec<String> {
    let verdict = winner.judged.verdict();
    let trust = match verdict.trust {
        Trust::Verified => paint.good("verified"),
        Trust::Untested => paint.good("accepted, but untested"),
        Trust::Rejected => paint.bad("rejected"),
    };
    let mut lines = vec![
        row("chosen", &winner.why, paint),
        row("risk", &risk(winner).words(), paint),
        row("proved", &format!("{trust}, from a clean build"), paint),
    ];
    lines.extend(
        verdict
            .stages
            .iter()
            .map(|stage| verify::stage_line(stage, paint)),
    );
    lines.push(String::new());
    lines.extend(diff_lines(&winner.patch, paint));
    lines.push(String::new());
    lines.push(row("cause", &winner.note.cause, paint));
    if let Some(patch) = &done.summary.patch {
        lines.push(row("patch", &format!("{patch} · for `git am`"), paint));
    }
    if let Some(bundle) = &done.summary.bundle {
        let check =
            format!("{bundle} · anyone can check it: patchwright check BUNDLE --source DIR");
        lines.push(row("bundle", &check, paint));
    }
    if done.summary.applied {
        lines.push(row("applied", "the patch is in your source tree", paint));
    }
    lines.push(ending(done, paint));
    lines
}

pub(super) fn diff_lines(patch: &[u8], paint: Paint) -> Vec<String> {
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

fn nothing(done: &Done, paint: Paint) -> String {
    let reason = done.summary.reason.as_deref().unwrap_or_default();
    let status = match done.summary.status {
        RepairStatus::Repaired => paint.good("repaired"),
        status @ (RepairStatus::Failed
        | RepairStatus::NotReproduced
        | RepairStatus::Flaky
        | RepairStatus::Interrupted
        | RepairStatus::Budget) => paint.bad(status.name()),
    };
    let resume = match done.summary.status.is_final() {
        true => String::new(),
        false => format!(
            "\n{}",
            row("resume", &format!("--resume {}", done.summary.run), paint)
        ),
    };
    format!(
        "  {status} in {:.1} s: {reason}{resume}",
        done.summary.seconds
    )
}

fn ending(done: &Done, paint: Paint) -> String {
    format!(
        "  {} in {:.1} s",
        paint.good("repaired"),
        done.summary.seconds
    )
}

fn row(label: &str, text: &str, paint: Paint) -> String {
    format!("  {} {text}", paint.label(format!("{label:<14}")))
}
