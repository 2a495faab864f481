//! What the cells of a benchmark come to, for each way to repair and between them.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::repair::RepairStatus;
use patchwright_domain::verdict::Trust;
use serde::{Deserialize, Serialize};

use crate::cell::Arm;
use crate::correct::{Correctness, DecidedBy, decide};
use crate::folder::BenchPlan;
use crate::label::Label;
use crate::result::{CellResult, ERROR};
use crate::stats::{median, pass_at, quantile};

/// The fields of its JSON are a contract; `bench compare` reads it back.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BenchReport {
    pub name: String,
    /// Cells of the suite, run or not.
    pub planned: usize,
    pub arms: Vec<ArmSummary>,
    pub cells: Vec<CellRow>,
}

/// One cell in one line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CellRow {
    pub id: String,
    pub case: String,
    pub project: String,
    /// The name of the way.
    pub arm: String,
    pub strategy: String,
    pub models: String,
    pub without: String,
    pub seed: u32,
    pub kind: String,
    pub cwe: String,
    pub status: String,
    /// Accepted by the judge and proved.
    pub plausible: bool,
    pub trust: String,
    pub confidence: Option<f64>,
    /// Of a plausible patch; nothing for others.
    pub correct: Option<Correctness>,
    pub correct_by: Option<DecidedBy>,
    pub failed_at: String,
    pub seconds: f64,
    pub usd: f64,
    pub input_tokens: u64,
    pub cached_tokens: u64,
    pub output_tokens: u64,
    pub model_calls: u64,
    pub turns: usize,
    pub tool_calls: usize,
    pub candidates: usize,
    pub misfits: usize,
    pub patch: String,
    pub patch_lines: Option<usize>,
    /// What kind of edit the patch is, or who wrote it.
    #[serde(default)]
    pub operator: String,
}

impl CellRow {
    /// Whether it came to an end that counts.
    pub fn is_final(&self) -> bool {
        self.status != ERROR && self.status != RepairStatus::Interrupted.name()
    }
}

/// One way over all cases. A case counts as repaired if one of its repetitions is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ArmSummary {
    pub arm: Arm,
    pub name: String,
    pub cells: usize,
    /// Cells that could not be run, or not to their end.
    pub unfinished: usize,
    pub cases: usize,
    /// Cases with a patch that the judge accepted.
    pub plausible: usize,
    /// Of these, those with a verified one.
    pub verified: usize,
    pub right: usize,
    /// Cases with no right patch and a wrong one.
    pub wrong: usize,
    /// Cases that no other way repairs.
    pub alone: usize,
    /// k, plausible and right, averaged over cases with as many repetitions.
    pub pass_at: Vec<PassAt>,
    pub seconds: Spread,
    /// Of the cells with a plausible patch.
    pub seconds_to_repair: Spread,
    pub usd: f64,
    pub input_tokens: u64,
    pub cached_tokens: u64,
    pub output_tokens: u64,
    pub model_calls: u64,
    pub turns: usize,
    pub tools: BTreeMap<String, usize>,
    pub candidates: usize,
    pub refused: BTreeMap<String, usize>,
    pub failed_at: BTreeMap<String, usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct PassAt {
    pub k: usize,
    pub plausible: f64,
    pub right: f64,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    pub total: f64,
    pub median: f64,
    pub p90: f64,
}

impl Spread {
    fn new(values: &[f64]) -> Self {
        Self {
            total: values.iter().sum(),
            median: median(values).unwrap_or_default(),
            p90: quantile(values, 0.9).unwrap_or_default(),
        }
    }
}

/// How often one way may be tried in a table.
const TRIES: [usize; 5] = [1, 2, 3, 5, 10];

impl BenchReport {
    pub fn new(plan: &BenchPlan, results: &[CellResult], labels: &[Label]) -> Self {
        let rows: Vec<CellRow> = results.iter().map(|one| row(one, labels)).collect();
        let mut arms: Vec<&Arm> = Vec::new();
        for planned in &plan.cells {
            if !arms.contains(&&planned.cell.arm) {
                arms.push(&planned.cell.arm);
            }
        }
        let mut summaries: Vec<ArmSummary> = Vec::new();
        for arm in arms {
            let name = arm.name();
            let both = results.iter().zip(&rows);
            let own: Vec<(&CellResult, &CellRow)> =
                both.filter(|(result, _)| result.cell.arm == *arm).collect();
            summaries.push(summary(arm, &name, &own));
        }
        let mut report = Self {
            name: plan.name.clone(),
            planned: plan.cells.len(),
            arms: summaries,
            cells: rows,
        };
        report.count_alone();
        report
    }

    /// The cases that a way repairs.
    pub fn repaired_by(&self, arm: &str) -> BTreeSet<&str> {
        let rows = self.cells.iter();
        let rows = rows.filter(|row| row.arm == arm && row.plausible);
        rows.map(|row| row.case.as_str()).collect()
    }

    /// All cases that were tried, in order.
    pub fn cases(&self) -> BTreeSet<&str> {
        self.cells.iter().map(|row| row.case.as_str()).collect()
    }

    /// The cells of each case in each way, by the names of both.
    pub fn tries(&self) -> BTreeMap<(&str, &str), Vec<&CellRow>> {
        let mut tries: BTreeMap<(&str, &str), Vec<&CellRow>> = BTreeMap::new();
        for row in &self.cells {
            let same = tries.entry((&row.case, &row.arm)).or_default();
            same.push(row);
        }
        tries
    }

    fn count_alone(&mut self) {
        let mut repairing: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for row in self.cells.iter().filter(|row| row.plausible) {
            repairing.entry(&row.case).or_default().insert(&row.arm);
        }
        let mut alone: BTreeMap<String, usize> = BTreeMap::new();
        for arms in repairing.values().filter(|arms| arms.len() == 1) {
            for arm in arms {
                *alone.entry((*arm).to_owned()).or_default() += 1;
            }
        }
        for arm in &mut self.arms {
            arm.alone = alone.get(&arm.name).copied().unwrap_or_default();
        }
    }
}

fn row(result: &CellResult, labels: &[Label]) -> CellRow {
    let patch = result.patch.as_ref();
    let decided = patch.map(|patch| {
        let case = &result.cell.case;
        decide(case, &patch.candidate, &result.evidence, labels)
    });
    let arm = &result.cell.arm;
    CellRow {
        id: result.id.clone(),
        case: result.cell.case.clone(),
        project: result.project.clone(),
        arm: arm.name(),
        strategy: arm.strategy.clone(),
        models: arm.models.join("+"),
        without: arm.without.join("+"),
        seed: result.cell.seed,
        kind: result.kind.clone().unwrap_or_default(),
        cwe: result.cwe.clone().unwrap_or_default(),
        status: result.status.clone(),
        plausible: result.is_plausible(),
        trust: result.trust.map_or("", Trust::name).to_owned(),
        confidence: result.confidence,
        correct: decided.map(|(correct, _)| correct),
        correct_by: decided.map(|(_, by)| by),
        failed_at: result.failed_at.clone().unwrap_or_default(),
        seconds: result.seconds,
        usd: result.cost.usd,
        input_tokens: result.cost.input_tokens,
        cached_tokens: result.cost.cached_tokens,
        output_tokens: result.cost.output_tokens,
        model_calls: result.cost.model_calls,
        turns: result.turns,
        tool_calls: result.tool_calls(),
        candidates: result.candidates,
        misfits: result.misfits,
        patch: patch
            .map(|patch| patch.candidate.0.clone())
            .unwrap_or_default(),
        patch_lines: patch.map(|patch| patch.lines),
        operator: patch
            .map(|patch| patch.operator.clone())
            .unwrap_or_default(),
    }
}

/// What became of one case in one way.
#[derive(Default)]
struct Tries {
    all: usize,
    plausible: usize,
    verified: usize,
    right: usize,
    wrong: usize,
}

fn summary(arm: &Arm, name: &str, own: &[(&CellResult, &CellRow)]) -> ArmSummary {
    let mut cases: BTreeMap<&str, Tries> = BTreeMap::new();
    let mut tools = BTreeMap::new();
    let (mut refused, mut failed_at) = (BTreeMap::new(), BTreeMap::new());
    for (result, row) in own {
        let tries = cases.entry(&row.case).or_default();
        tries.all += 1;
        tries.plausible += usize::from(row.plausible);
        tries.verified += usize::from(result.trust == Some(Trust::Verified));
        tries.right += usize::from(row.correct == Some(Correctness::Right));
        tries.wrong += usize::from(row.correct == Some(Correctness::Wrong));
        join(&mut tools, &result.tools);
        join(&mut refused, &result.refused);
        if let Some(stage) = &result.failed_at {
            *failed_at.entry(stage.clone()).or_default() += 1;
        }
    }
    let count = |is_so: &dyn Fn(&Tries) -> bool| cases.values().filter(|one| is_so(one)).count();
    let rows = || own.iter().map(|(_, row)| *row);
    let seconds = |rows: &mut dyn Iterator<Item = &CellRow>| {
        let values: Vec<f64> = rows.map(|row| row.seconds).collect();
        Spread::new(&values)
    };
    ArmSummary {
        arm: arm.clone(),
        name: name.to_owned(),
        cells: own.len(),
        unfinished: own.iter().filter(|(result, _)| !result.is_final()).count(),
        cases: cases.len(),
        plausible: count(&|one| one.plausible > 0),
        verified: count(&|one| one.verified > 0),
        right: count(&|one| one.right > 0),
        wrong: count(&|one| one.right == 0 && one.wrong > 0),
        alone: 0,
        pass_at: passes(&cases),
        seconds: seconds(&mut rows()),
        seconds_to_repair: seconds(&mut rows().filter(|row| row.plausible)),
        usd: rows().map(|row| row.usd).sum(),
        input_tokens: rows().map(|row| row.input_tokens).sum(),
        cached_tokens: rows().map(|row| row.cached_tokens).sum(),
        output_tokens: rows().map(|row| row.output_tokens).sum(),
        model_calls: rows().map(|row| row.model_calls).sum(),
        turns: rows().map(|row| row.turns).sum(),
        candidates: rows().map(|row| row.candidates).sum(),
        tools,
        refused,
        failed_at,
    }
}

fn join(all: &mut BTreeMap<String, usize>, more: &BTreeMap<String, usize>) {
    for (word, count) in more {
        *all.entry(word.clone()).or_default() += count;
    }
}

fn passes(cases: &BTreeMap<&str, Tries>) -> Vec<PassAt> {
    let mean = |k: usize, passed: &dyn Fn(&Tries) -> usize| {
        let each = cases.values();
        let each: Vec<f64> = each
            .filter_map(|one| pass_at(one.all, passed(one), k))
            .collect();
        // Of cases with too few repetitions nothing can be said.
        (each.len() == cases.len() && !each.is_empty())
            .then(|| each.iter().sum::<f64>() / each.len() as f64)
    };
    TRIES
        .into_iter()
        .filter_map(|k| {
            Some(PassAt {
                k,
                plausible: mean(k, &|one| one.plausible)?,
                right: mean(k, &|one| one.right)?,
            })
        })
        .collect()
}

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
