//! `patchwright bench compare`: two benchmarks, or two ways, on the cases that both tried.

use std::path::Path;

use anyhow::Context;
use patchwright_bench::{Baseline, BenchReport as Report, Comparison, Side, compare};
use patchwright_domain::count::counted;
use serde_json::json;

use super::report;
use crate::args::{Common, Format};
use crate::bench_args::BenchCompare;
use crate::commands::{Answer, print_json, print_text};
use crate::given_file;
use crate::page::Page;

/// A report of a hundred thousand cells is smaller.
const MOST_BYTES: u64 = 256 << 20;
/// Below this an uneven split is unlikely to be chance, by convention.
const UNLIKELY: f64 = 0.05;

pub fn run(common: &Common, command: &BenchCompare) -> anyhow::Result<Answer> {
    let (before, first) = read(&command.before)?;
    let (after, second) = read(&command.after)?;
    let found = compare(
        Side {
            cells: &before,
            arm: first.as_deref(),
        },
        Side {
            cells: &after,
            arm: second.as_deref(),
        },
    )?;
    match common.format {
        Format::Json => print_json(&json!({ "comparisons": found }))?,
        Format::Human => {
            let page = Page::for_stdout();
            let all: Vec<String> = found.iter().map(|one| render(one, &page)).collect();
            print_text(&all.join("\n\n"))?;
        }
    }
    let is_worse = |one: &Comparison| !(one.lost.is_empty() && one.refuted.is_empty());
    let lost = found.iter().any(is_worse);
    Ok(Answer::yes_if(!(lost && command.no_losses)))
}

/// A folder or a report's file, and the way that is named behind it. A path may hold a colon itself.
fn read(word: &str) -> anyhow::Result<(Baseline, Option<String>)> {
    if Path::new(word).exists() {
        return Ok((read_side(Path::new(word))?, None));
    }
    match word.split_once(':') {
        Some((path, arm)) => Ok((read_side(Path::new(path))?, Some(arm.to_owned()))),
        None => anyhow::bail!(
            "there is no {word}; give a benchmark's folder, or a report written by --as json or --as baseline"
        ),
    }
}

fn read_side(path: &Path) -> anyhow::Result<Baseline> {
    if path.is_dir() {
        return Ok(Baseline::from(&report::read(path)?));
    }
    let bytes = given_file::read(path, MOST_BYTES)?;
    let text = String::from_utf8_lossy(&bytes);
    if Baseline::is_one(&text) {
        return Baseline::parse(&text).with_context(|| format!("cannot read {}", path.display()));
    }
    let words = || {
        format!(
            "{} is no report written by `patchwright bench report --as json` or `--as baseline`",
            path.display()
        )
    };
    let report: Report = serde_json::from_str(&text).with_context(words)?;
    Ok(Baseline::from(&report))
}

fn render(one: &Comparison, page: &Page) -> String {
    let mut rows = vec![
        page.row("A", &one.before),
        page.row("B", &one.after),
        page.row(
            "cases",
            &format!(
                "{} tried by both: {} repaired by both, {} by neither, {} by B only, {} by A only",
                one.cases,
                one.both,
                one.neither,
                one.won.len(),
                one.lost.len()
            ),
        ),
        page.row("McNemar", &chance(one)),
    ];
    let lists = [
        ("won", &one.won),
        ("lost", &one.lost),
        ("wrong now", &one.refuted),
        ("other patch", &one.other_patch),
        ("not compared", &one.only_one_tried),
    ];
    for (label, cases) in lists.iter().filter(|(_, cases)| !cases.is_empty()) {
        rows.push(page.row(label, &cases.join(", ")));
    }
    rows.join("\n")
}

fn chance(one: &Comparison) -> String {
    let changed = one.won.len() + one.lost.len();
    let words = match (changed, one.p < UNLIKELY) {
        (0, _) => return "no case changed sides".to_owned(),
        (_, true) => "hardly chance",
        (_, false) => "may be chance",
    };
    let changed = counted(changed, "case");
    format!(
        "p = {:.4}, exact, from {changed} that changed sides: {words}",
        one.p
    )
}
