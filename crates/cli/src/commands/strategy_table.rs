//! Strategies side by side, for the end of a repair and for `show`.

use patchwright_domain::repair::Cost;
use patchwright_domain::strategy_row::{StrategyRow, StrategyStatus};

use crate::columns::{table_line, width};
use crate::page::{Page, Tone};
use crate::plain::line;

const HEADS: [&str; 11] = [
    "strategy", "verdict", "conf", "cand", "turns", "tools", "tokens", "$", "s", "lines", "alone",
];
/// How many columns are words, which begin at the left.
const WORDS: usize = 2;
const MARGIN: usize = 2;
const NOTHING: &str = "-";

/// The table, and below it why strategies have no patch.
pub fn strategy_lines(rows: &[StrategyRow], page: &Page) -> Vec<String> {
    let cells: Vec<Vec<String>> = rows.iter().map(cells).collect();
    let widest = |column: usize| {
        let texts = cells.iter().filter_map(|row| row.get(column));
        let head = HEADS.get(column).map_or(0, |head| width(head));
        texts.map(|text| width(text)).max().unwrap_or(0).max(head)
    };
    let widths: Vec<usize> = (0..HEADS.len()).map(widest).collect();
    let heads: Vec<String> = HEADS.iter().map(|head| (*head).to_owned()).collect();
    let mut lines = vec![page.tone(Tone::Label, laid_out(&heads, &widths))];
    for (row, cells) in rows.iter().zip(&cells) {
        let text = laid_out(cells, &widths);
        lines.push(match row.status {
            StrategyStatus::Repaired => page.tone(Tone::Good, text),
            StrategyStatus::NotRun => page.tone(Tone::Faint, text),
            StrategyStatus::Accepted
            | StrategyStatus::Failed
            | StrategyStatus::Budget
            | StrategyStatus::Interrupted => text,
        });
    }
    let reasons = rows.iter().filter_map(|row| {
        let reason = line(row.reason.as_deref()?, 400);
        Some(page.row(&line(&row.strategy, 13), &reason))
    });
    lines.extend(reasons);
    lines
}

fn laid_out(cells: &[String], widths: &[usize]) -> String {
    table_line(cells, widths, WORDS, (MARGIN, " "))
}

fn cells(row: &StrategyRow) -> Vec<String> {
    let name = line(&row.strategy, 40);
    let all = vec![
        name.clone(),
        verdict(row),
        row.confidence
            .map_or_else(|| NOTHING.to_owned(), |share| format!("{share:.2}")),
        row.candidates.to_string(),
        row.turns.to_string(),
        row.tool_calls.to_string(),
        tokens(&row.cost),
        format!("{:.4}", row.cost.usd),
        format!("{:.1}", row.seconds),
        row.patch_lines
            .map_or_else(|| NOTHING.to_owned(), |lines| lines.to_string()),
        row.alone.to_string(),
    ];
    match row.status {
        StrategyStatus::NotRun => {
            let blank = HEADS.iter().skip(WORDS).map(|_| NOTHING.to_owned());
            [name, verdict(row)].into_iter().chain(blank).collect()
        }
        _ => all,
    }
}

/// `verified`, or why there is no patch; the chosen one is marked.
fn verdict(row: &StrategyRow) -> String {
    let trust = row.trust.map(|trust| trust.name());
    match row.status {
        StrategyStatus::Repaired => format!("{} *", trust.unwrap_or("accepted")),
        StrategyStatus::Accepted => trust.unwrap_or("accepted").to_owned(),
        StrategyStatus::NotRun => "not run".to_owned(),
        StrategyStatus::Failed | StrategyStatus::Budget | StrategyStatus::Interrupted => {
            row.status.name().to_owned()
        }
    }
}

/// Read and written together: `812`, `12.3k`, `1.2M`.
fn tokens(cost: &Cost) -> String {
    let all = cost.input_tokens.saturating_add(cost.output_tokens);
    match all {
        0..10_000 => all.to_string(),
        10_000..1_000_000 => format!("{:.1}k", all as f64 / 1e3),
        _ => format!("{:.1}M", all as f64 / 1e6),
    }
}

#[cfg(test)]
#[path = "strategy_table_tests.rs"]
mod tests;
