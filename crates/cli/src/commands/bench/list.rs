//! `patchwright bench run --list`: the cells, for people and for schedulers.

use patchwright_bench::{CellResult, PlannedCell};
use serde_json::json;

use crate::args::{Common, Format};
use crate::commands::{Answer, print_json, print_text};

pub(super) fn list(
    common: &Common,
    cells: &[PlannedCell],
    results: &[CellResult],
) -> anyhow::Result<Answer> {
    let status = |planned: &PlannedCell| {
        let result = results.iter().find(|one| one.id == planned.id);
        result.map_or("not run", |result| result.status.as_str())
    };
    match common.format {
        Format::Json => {
            let rows = cells.iter();
            let rows: Vec<_> = rows
                .map(|one| json!({"id": one.id, "cell": one.cell, "status": status(one)}))
                .collect();
            print_json(&json!({ "cells": rows }))?;
        }
        Format::Human => {
            let rows: Vec<String> = cells
                .iter()
                .map(|one| format!("{}  {}", one.id, status(one)))
                .collect();
            print_text(&rows.join("\n"))?;
        }
    }
    Ok(Answer::Yes)
}
