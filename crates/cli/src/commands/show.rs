//! `patchwright show`: the story of one run, from its journal.

use patchwright_domain::run_graph::RunGraph;
use patchwright_domain::run_measures::Measures;
use patchwright_domain::run_view::RunView;
use patchwright_domain::strategy_row::strategy_rows;
use patchwright_store::{Glance, glance, meant};
use serde_json::json;

use super::repair_next::Tests;
use super::repair_plan::task_in;
use super::runs::{started, status, view};
use super::{Answer, graph_text, print_json, print_text, show_next, show_text};
use crate::args::{Common, Format, GraphForm, ShowCommand};
use crate::page::Page;
use crate::places::Places;

pub fn run(common: &Common, command: &ShowCommand) -> anyhow::Result<Answer> {
    let folder = Places::resolve(common)?.runs;
    let id = meant(&folder, &command.run)?;
    let seen = glance(&folder, &id)?;
    let view = view(&seen);
    let (status, reason) = status(&view, seen.activity);
    if let Some(form) = command.graph {
        return draw(common.format, form, &id, &view);
    }
    let measures = Measures::new(&view);
    let strategies = strategy_rows(&view);
    match common.format {
        Format::Json => {
            let mut document = json!({
                "run": id, "started": started(&id), "status": status, "reason": reason,
                "folder": folder.join(&id).display().to_string(),
                "unknown_events": seen.read.unknown, "measures": measures,
                "strategies": strategies,
            });
            if let (Some(all), serde_json::Value::Object(story)) =
                (document.as_object_mut(), serde_json::to_value(&view)?)
            {
                all.extend(story);
            }
            print_json(&document)?;
        }
        Format::Human => {
            let about = show_text::About {
                id: &id,
                started: started(&id),
                status: &status,
                reason: reason.as_deref(),
                view: &view,
                measures: &measures,
                strategies: &strategies,
                unknown: &seen.read.unknown,
                next: show_next::steps(&id, &status, &view, tests(&seen)),
            };
            print_text(&show_text::render(&about, &Page::for_stdout()))?;
        }
    }
    Ok(Answer::Yes)
}

/// The graph of a run. As one JSON document it has neither form.
fn draw(format: Format, form: GraphForm, id: &str, view: &RunView) -> anyhow::Result<Answer> {
    let graph = RunGraph::new(view);
    match (format, form) {
        (Format::Json, _) => print_json(&json!({ "run": id, "graph": graph }))?,
        (Format::Human, GraphForm::Text) => {
            print_text(&graph_text::text(&graph, &Page::for_stdout()))?;
        }
        (Format::Human, GraphForm::Dot) => print_text(&graph_text::dot(&graph))?,
    }
    Ok(Answer::Yes)
}

/// Whether the case had a test command, according to the run.
fn tests(seen: &Glance) -> Tests {
    let first = seen.read.entries.first();
    let task = first.and_then(|entry| task_in(entry.event.clone()));
    match task.and_then(|task| task.case.test) {
        Some(_) => Tests::Given,
        None => Tests::NotGiven,
    }
}
