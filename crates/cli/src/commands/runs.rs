//! `patchwright runs`: what was run, how it ended and what it cost.

use std::path::Path;

use patchwright_domain::count::{agree, counted};
use patchwright_domain::repair::Cost;
use patchwright_domain::run_view::RunView;
use patchwright_domain::verdict::Trust;
use patchwright_store::{Activity, Glance, StoreError, glance, runs};
use serde::Serialize;
use serde_json::json;

use super::{Answer, print_json, print_text};
use crate::args::{Common, Format, RunsCommand};
use crate::paint::Paint;
use crate::places::Places;
use crate::plain;

pub fn run(common: &Common, command: &RunsCommand) -> anyhow::Result<Answer> {
    let folder = Places::resolve(common)?.runs;
    let names = runs(&folder)?;
    let most = match command.all {
        true => names.len(),
        false => command.limit,
    };
    let rows: Vec<Row> = names
        .iter()
        .take(most)
        .map(|name| row(&folder, name))
        .collect();
    let more = names.len().saturating_sub(rows.len());
    match common.format {
        Format::Json => print_json(&json!({
            "folder": folder.display().to_string(), "runs": rows, "more": more
        }))?,
        Format::Human => print_text(&render(&folder, &rows, more, Paint::for_stdout()))?,
    }
    Ok(Answer::Yes)
}

/// One run; the fields of its JSON are a contract.
#[derive(Debug, Serialize)]
struct Row {
    run: String,
    started: Option<String>,
    command: String,
    case: String,
    /// `running`, `killed`, `damaged`, or the status that the run itself recorded.
    status: String,
    /// Of the patch, if one was proved.
    trust: Option<Trust>,
    exit: Option<i32>,
    strategy: Option<String>,
    models: Vec<String>,
    /// What was left out of the strategy.
    without: Vec<String>,
    candidates: usize,
    /// Patches that do not fit the source.
    misfits: usize,
    seconds: f64,
    cost: Cost,
    /// Why it is damaged, or which error ended it.
    reason: Option<String>,
    /// Events written by a newer version, which are skipped.
    unknown_events: u64,
}

fn row(folder: &Path, name: &str) -> Row {
    match glance(folder, name) {
        Ok(seen) => seen_row(name, &seen),
        Err(error) => damaged(name, &error),
    }
}

fn seen_row(name: &str, seen: &Glance) -> Row {
    let view = view(seen);
    let (status, reason) = status(&view, seen.activity);
    let trust = trust(&view);
    Row {
        run: name.to_owned(),
        started: started(name),
        command: view.command,
        case: view.case,
        trust,
        status,
        exit: view.end.map(|end| end.exit),
        strategy: view.strategy,
        models: view.models,
        without: view.without,
        misfits: view.misfits.len(),
        candidates: view
            .candidates
            .iter()
            .filter(|one| one.verdict.is_some())
            .count(),
        seconds: view.seconds,
        cost: view.cost,
        reason,
        unknown_events: seen.read.unknown.count,
    }
}

pub(super) fn view(seen: &Glance) -> RunView {
    let entries = seen.read.entries.iter();
    RunView::fold(entries.map(|entry| (entry.at_seconds, &entry.event)))
}

/// The status of a run: as it recorded itself, or as seen from outside.
pub(super) fn status(view: &RunView, activity: Activity) -> (String, Option<String>) {
    let Some(end) = &view.end else {
        let word = match activity {
            Activity::Running => "running",
            Activity::Still => "killed",
        };
        return (word.to_owned(), None);
    };
    match end.status.strip_prefix("error: ") {
        Some(reason) => ("error".to_owned(), Some(reason.to_owned())),
        None => (end.status.clone(), end.reason.clone()),
    }
}

/// According to the last proof.
fn trust(view: &RunView) -> Option<Trust> {
    let proved = view.proofs.last()?.verdict.as_ref()?;
    proved.accepted.then_some(proved.trust)
}

fn damaged(name: &str, error: &StoreError) -> Row {
    Row {
        run: name.to_owned(),
        started: started(name),
        command: String::new(),
        case: String::new(),
        status: "damaged".to_owned(),
        trust: None,
        exit: None,
        strategy: None,
        models: Vec::new(),
        without: Vec::new(),
        misfits: 0,
        candidates: 0,
        seconds: 0.0,
        cost: Cost::default(),
        reason: Some(error.to_string()),
        unknown_events: 0,
    }
}

/// A run's name begins with its start time, in UTC.
pub(super) fn started(name: &str) -> Option<String> {
    let (date, rest) = name.split_once('-')?;
    let time = rest.split('-').next()?;
    let digits = |text: &str, count: usize| {
        text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !digits(date, 8) || !digits(time, 6) {
        return None;
    }
    let part = |text: &str, from: usize, to: usize| text.get(from..to).map(str::to_owned);
    Some(format!(
        "{}-{}-{}T{}:{}:{}Z",
        part(date, 0, 4)?,
        part(date, 4, 6)?,
        part(date, 6, 8)?,
        part(time, 0, 2)?,
        part(time, 2, 4)?,
        part(time, 4, 6)?
    ))
}

fn render(folder: &Path, rows: &[Row], more: usize, paint: Paint) -> String {
    let mut lines: Vec<String> = rows.iter().map(|row| render_row(row, paint)).collect();
    if lines.is_empty() {
        lines.push(format!("no runs in {}", folder.display()));
    }
    if more > 0 {
        lines.push(format!(
            "{} {} not shown; --all shows {}",
            counted(more, "older run"),
            agree(more, "is", "are"),
            agree(more, "it", "them")
        ));
    }
    lines.join("\n")
}

/// As wide as `repaired, untested`.
const STATUS: usize = 18;

fn render_row(row: &Row, paint: Paint) -> String {
    let untested = match row.trust {
        Some(Trust::Untested) => ", untested",
        Some(Trust::Verified | Trust::Rejected) | None => "",
    };
    let status = format!("{}{untested}", plain::line(&row.status, 14));
    let status = format!("{status:<STATUS$}");
    let status = match row.status.as_str() {
        "damaged" | "error" | "killed" | "failed" | "rejected" => paint.bad(status),
        "repaired" | "reproduced" | "verified" | "untested" => paint.good(status),
        _ => status,
    };
    let mut parts = vec![
        format!("{:<38}", plain::line(&row.run, 60)),
        status,
        format!("{:<12}", plain::line(&row.case, 40)),
    ];
    if let Some(strategy) = &row.strategy {
        let models = row.models.join(", ");
        let with = match models.is_empty() {
            true => String::new(),
            false => format!(" with {models}"),
        };
        parts.push(plain::line(&format!("{strategy}{with}"), 60));
        if !row.without.is_empty() {
            let without = format!("without {}", row.without.join(", "));
            parts.push(plain::line(&without, 80));
        }
        parts.push(format!("{} judged", row.candidates));
        parts.push(format!("{:.1} s", row.seconds));
    }
    if row.cost.model_calls > 0 {
        parts.push(format!("{:.3} $", row.cost.usd));
    }
    if let Some(reason) = &row.reason {
        parts.push(plain::line(reason, 120));
    }
    if row.unknown_events > 0 {
        let events = counted(row.unknown_events, "event");
        parts.push(format!("{events} of a newer version passed over"));
    }
    parts.join("  ").trim_end().to_owned()
}
