//! The tables of a report.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::correct::Correctness;
use crate::forecast::duration;
use crate::report::{ArmSummary, BenchReport, CellRow};
use crate::table::Table;

/// All of them; those that would say nothing are left out.
pub fn tables(report: &BenchReport) -> Vec<Table> {
    let mut all = vec![overview(report)];
    all.extend(passes(report));
    all.push(by_kind(report));
    all.push(by_case(report));
    all.extend(by_operator(report));
    all.push(costs(report));
    all.extend(counts(report, "Tool use", "calls of each tool", |arm| {
        &arm.tools
    }));
    all.extend(counts(
        report,
        "Stage of failure",
        "cells without a patch, by the stage that their best candidate failed",
        |arm| &arm.failed_at,
    ));
    all.extend(counts(
        report,
        "Refused candidates",
        "candidates, by the stage that refused them",
        |arm| &arm.refused,
    ));
    all.extend(overlaps(report));
    all
}

fn overview(report: &BenchReport) -> Table {
    let head = [
        "way",
        "cases",
        "plausible",
        "verified",
        "right",
        "wrong",
        "unknown",
        "alone",
        "errors",
        "median",
        "cost",
    ];
    let mut table = Table::new(&report.name, &head, 1);
    for arm in &report.arms {
        table.rows.push(vec![
            arm.name.clone(),
            arm.cases.to_string(),
            share(arm.plausible, arm.cases),
            arm.verified.to_string(),
            arm.right.to_string(),
            arm.wrong.to_string(),
            (arm.plausible.saturating_sub(arm.right + arm.wrong)).to_string(),
            arm.alone.to_string(),
            arm.unfinished.to_string(),
            duration(arm.seconds.median),
            dollars(arm.usd),
        ]);
    }
    let ran = report.cells.len();
    let left = report.planned.saturating_sub(ran);
    let missing = match left {
        0 => String::new(),
        left => format!(" {left} of {} cells have not been run yet.", report.planned),
    };
    table.note = Some(format!(
        "Cases: a case counts if one of its repetitions does. plausible: the judge accepted a patch and proved it. right and \
         wrong: by a reviewer, by inputs that were held back, or by the reference fix. alone: no other way repairs it.{missing}"
    ));
    table
}

fn passes(report: &BenchReport) -> Option<Table> {
    let ks: BTreeSet<usize> = report
        .arms
        .iter()
        .flat_map(|arm| arm.pass_at.iter().map(|one| one.k))
        .collect();
    if ks.iter().all(|k| *k == 1) {
        return None;
    }
    let mut head = vec!["way".to_owned()];
    for k in &ks {
        head.push(format!("pass@{k}"));
        head.push(format!("right@{k}"));
    }
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    let mut table = Table::new("Repetitions", &head, 1);
    for arm in &report.arms {
        let mut row = vec![arm.name.clone()];
        for k in &ks {
            let known = arm.pass_at.iter().find(|one| one.k == *k);
            row.push(known.map_or("–".to_owned(), |one| percent(one.plausible)));
            row.push(known.map_or("–".to_owned(), |one| percent(one.right)));
        }
        table.rows.push(row);
    }
    Some(table)
}

/// The kind of a case that no cell saw.
const NOT_REPRODUCED: &str = "not reproduced";

fn by_kind(report: &BenchReport) -> Table {
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (case, kind) in kinds_of(report) {
        kinds.entry(kind).or_default().insert(case);
    }
    let tries = report.tries();
    let mut table = across(report, "By kind of bug", "kind");
    for (kind, cases) in kinds {
        let mut row = vec![kind.to_owned()];
        for arm in &report.arms {
            let repaired = report.repaired_by(&arm.name);
            let tried = cases
                .iter()
                .filter(|case| tries.contains_key(&(**case, arm.name.as_str())));
            let solved = cases.iter().filter(|case| repaired.contains(**case));
            row.push(format!("{} of {}", solved.count(), tried.count()));
        }
        table.rows.push(row);
    }
    table.note = Some("plausible of those that were tried".to_owned());
    table
}

/// The kind of each case, as one of its cells saw it: others may not have come that far.
fn kinds_of(report: &BenchReport) -> BTreeMap<&str, &str> {
    let mut kinds = BTreeMap::new();
    for row in &report.cells {
        let kind = kinds.entry(row.case.as_str()).or_insert(NOT_REPRODUCED);
        if *kind == NOT_REPRODUCED && !row.kind.is_empty() {
            *kind = &row.kind;
        }
    }
    kinds
}

fn by_case(report: &BenchReport) -> Table {
    let mut table = across(report, "By case", "case");
    let tries = report.tries();
    for case in report.cases() {
        let mut row = vec![case.to_owned()];
        for arm in &report.arms {
            let own = tries.get(&(case, arm.name.as_str()));
            row.push(mark(own.map(Vec::as_slice).unwrap_or_default()));
        }
        table.rows.push(row);
    }
    table.words = table.head.len();
    table
}

/// Which operator made the patches of which cases. A patch that a model wrote has its author instead.
fn by_operator(report: &BenchReport) -> Option<Table> {
    let mut operators: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    let known = report.cells.iter();
    for row in known.filter(|row| row.plausible && !row.operator.is_empty()) {
        let arms = operators.entry(&row.operator).or_default();
        arms.entry(&row.arm).or_default().insert(&row.case);
    }
    if operators.is_empty() {
        return None;
    }
    let mut table = across(report, "By operator", "operator");
    table.head.insert(1, "cases".to_owned());
    table.words = 2;
    let wins = |arms: &BTreeMap<&str, BTreeSet<&str>>| arms.values().flatten().count();
    let mut rows: Vec<_> = operators.into_iter().collect();
    rows.sort_by_key(|(_, arms)| Reverse(wins(arms)));
    for (operator, arms) in rows {
        let count = |arm: &ArmSummary| arms.get(arm.name.as_str()).map_or(0, BTreeSet::len);
        let cases: BTreeSet<&str> = arms.values().flatten().copied().collect();
        let mut row = vec![operator.to_owned(), some_of(&cases)];
        row.extend(report.arms.iter().map(|arm| count(arm).to_string()));
        table.rows.push(row);
    }
    table.note = Some(
        "cases with a plausible patch, by the operator that made it; a patch that a model wrote has its author".to_owned(),
    );
    Some(table)
}

/// By name, as far as a table has room; the rows of the cells have all.
fn some_of(cases: &BTreeSet<&str>) -> String {
    const MOST: usize = 6;
    let named: Vec<&str> = cases.iter().copied().take(MOST).collect();
    let named = named.join(", ");
    match cases.len().saturating_sub(MOST) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}

/// `right`, `2 of 3 right`, `poc`.
fn mark(tries: &[&CellRow]) -> String {
    let plausible: Vec<&&CellRow> = tries.iter().filter(|row| row.plausible).collect();
    let (Some(first), true) = (tries.first(), plausible.is_empty()) else {
        let Some(best) = plausible.iter().filter_map(|row| row.correct).min() else {
            return "–".to_owned();
        };
        let word = match best {
            Correctness::Right => "right",
            Correctness::Wrong => "WRONG",
            Correctness::Unknown => "plausible",
        };
        return match tries.len() {
            1 => word.to_owned(),
            all => format!("{} of {all} {word}", plausible.len()),
        };
    };
    match first.failed_at.as_str() {
        "" => first.status.clone(),
        stage => format!("no: {stage}"),
    }
}

fn costs(report: &BenchReport) -> Table {
    let head = [
        "way",
        "cells",
        "time",
        "median",
        "90 %",
        "to repair",
        "cost",
        "per repair",
        "input",
        "cached",
        "output",
        "calls",
        "turns",
        "candidates",
    ];
    let mut table = Table::new("Time and cost", &head, 1);
    for arm in &report.arms {
        table.rows.push(vec![
            arm.name.clone(),
            arm.cells.to_string(),
            duration(arm.seconds.total),
            duration(arm.seconds.median),
            duration(arm.seconds.p90),
            match arm.plausible {
                0 => "–".to_owned(),
                _ => duration(arm.seconds_to_repair.median),
            },
            dollars(arm.usd),
            per_repair(arm),
            arm.input_tokens.to_string(),
            arm.cached_tokens.to_string(),
            arm.output_tokens.to_string(),
            arm.model_calls.to_string(),
            arm.turns.to_string(),
            arm.candidates.to_string(),
        ]);
    }
    table.note = Some(
        "Times are without building the base. to repair: the median of cells with a plausible patch. per repair: what all \
         cells cost, for each case with a plausible patch."
            .to_owned(),
    );
    table
}

fn per_repair(arm: &ArmSummary) -> String {
    match arm.plausible {
        0 => "–".to_owned(),
        count => dollars(arm.usd / count as f64),
    }
}

/// Words down, ways across.
fn counts(
    report: &BenchReport,
    title: &str,
    note: &str,
    of: impl Fn(&ArmSummary) -> &BTreeMap<String, usize>,
) -> Option<Table> {
    let words: BTreeSet<&String> = report.arms.iter().flat_map(|arm| of(arm).keys()).collect();
    if words.is_empty() {
        return None;
    }
    let mut table = across(report, title, "");
    for word in words {
        let count = |arm: &ArmSummary| of(arm).get(word).copied().unwrap_or(0).to_string();
        let counts = report.arms.iter().map(count);
        table
            .rows
            .push(std::iter::once(word.clone()).chain(counts).collect());
    }
    table.note = Some(note.to_owned());
    Some(table)
}

fn overlaps(report: &BenchReport) -> Option<Table> {
    if report.arms.len() < 2 {
        return None;
    }
    let mut table = across(report, "Overlap", "repaired by");
    let mut union = BTreeSet::new();
    for one in &report.arms {
        let own = report.repaired_by(&one.name);
        let mut row = vec![one.name.clone()];
        for other in &report.arms {
            let both = report.repaired_by(&other.name);
            row.push(own.intersection(&both).count().to_string());
        }
        table.rows.push(row);
        union.extend(own);
    }
    table.note = Some(format!(
        "cases that both repair; all ways together repair {} of {}",
        union.len(),
        report.cases().len()
    ));
    Some(table)
}

fn across(report: &BenchReport, title: &str, first: &str) -> Table {
    let names = report.arms.iter().map(|arm| arm.name.as_str());
    let head: Vec<&str> = std::iter::once(first).chain(names).collect();
    Table::new(title, &head, 1)
}

fn share(count: usize, of: usize) -> String {
    match of {
        0 => "0".to_owned(),
        of => format!("{count} ({})", percent(count as f64 / of as f64)),
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn dollars(usd: f64) -> String {
    match usd {
        none if none <= 0.0 => "–".to_owned(),
        small if small < 0.1 => format!("${small:.4}"),
        usd => format!("${usd:.2}"),
    }
}

#[cfg(test)]
#[path = "tables_tests.rs"]
pub(crate) mod tests;
