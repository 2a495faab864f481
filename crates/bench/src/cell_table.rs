//! Every cell of a report as one row: what `--as csv` prints.

use crate::correct::Correctness;
use crate::report::BenchReport;
use crate::table::Table;

/// Every cell, with all that is known of it.
pub fn cells(report: &BenchReport) -> Table {
    let head = [
        "id",
        "case",
        "project",
        "strategy",
        "models",
        "without",
        "seed",
        "kind",
        "cwe",
        "status",
        "plausible",
        "trust",
        "confidence",
        "correct",
        "correct_by",
        "failed_at",
        "seconds",
        "usd",
        "input_tokens",
        "cached_tokens",
        "output_tokens",
        "model_calls",
        "turns",
        "tool_calls",
        "candidates",
        "misfits",
        "patch",
        "patch_lines",
        "operator",
    ];
    let mut table = Table::new(&report.name, &head, 0);
    for row in &report.cells {
        table.rows.push(vec![
            row.id.clone(),
            row.case.clone(),
            row.project.clone(),
            row.strategy.clone(),
            row.models.clone(),
            row.without.clone(),
            row.seed.to_string(),
            row.kind.clone(),
            row.cwe.clone(),
            row.status.clone(),
            row.plausible.to_string(),
            row.trust.clone(),
            row.confidence
                .map(|one| format!("{one:.3}"))
                .unwrap_or_default(),
            row.correct.map_or("", Correctness::name).to_owned(),
            row.correct_by.map_or("", |by| by.name()).to_owned(),
            row.failed_at.clone(),
            format!("{:.2}", row.seconds),
            format!("{:.6}", row.usd),
            row.input_tokens.to_string(),
            row.cached_tokens.to_string(),
            row.output_tokens.to_string(),
            row.model_calls.to_string(),
            row.turns.to_string(),
            row.tool_calls.to_string(),
            row.candidates.to_string(),
            row.misfits.to_string(),
            row.patch.clone(),
            row.patch_lines
                .map(|lines| lines.to_string())
                .unwrap_or_default(),
            row.operator.clone(),
        ]);
    }
    table
}

#[cfg(test)]
#[path = "cell_table_tests.rs"]
mod tests;
