//! Results to test with.

use std::collections::BTreeMap;

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::repair::Cost;
use patchwright_domain::verdict::Trust;

use crate::cell::{Arm, Cell, PlannedCell};
use crate::result::{CellPatch, CellResult};

/// Every strategy but `constraint` asks the model `m`.
pub fn cell(case: &str, strategy: &str, seed: u32) -> Cell {
    let models = match strategy {
        "constraint" => Vec::new(),
        _ => vec!["m".to_owned()],
    };
    Cell {
        case: case.to_owned(),
        arm: Arm {
            strategy: strategy.to_owned(),
            models,
            without: Vec::new(),
            label: None,
            limits: BTreeMap::new(),
        },
        seed,
    }
}

pub fn failed(case: &str, strategy: &str, seed: u32) -> CellResult {
    let cell = cell(case, strategy, seed);
    let asks = !cell.arm.models.is_empty();
    let planned = PlannedCell::new(cell, "tree");
    let mut result = CellResult::failed(&planned, "0.1.0", String::new());
    result.status = "failed".to_owned();
    result.reason = Some("no candidate passed".to_owned());
    result.failed_at = Some("poc".to_owned());
    result.project = case.rsplit('/').next().unwrap_or_default().to_owned();
    result.kind = Some("heap-buffer-overflow".to_owned());
    result.cwe = Some("CWE-125".to_owned());
    result.seconds = 8.0;
    result.candidates = 3;
    result.refused = BTreeMap::from([("poc".to_owned(), 2), ("test".to_owned(), 1)]);
    if asks {
        result.rounds = 2;
        result.turns = 7;
        result.tools = BTreeMap::from([
            ("find_definition".to_owned(), 3),
            ("view_code".to_owned(), 2),
        ]);
        result.cost = Cost {
            usd: 0.25,
            input_tokens: 9000,
            cached_tokens: 1000,
            output_tokens: 600,
            model_calls: 7,
        };
    }
    result
}

pub fn repaired(case: &str, strategy: &str, seed: u32) -> CellResult {
    CellResult {
        status: "repaired".to_owned(),
        reason: None,
        failed_at: None,
        trust: Some(Trust::Verified),
        confidence: Some(0.8),
        seconds: 4.0,
        patch: Some(CellPatch {
            candidate: CandidateId("p".to_owned()),
            lines: 2,
            diff: "--- a\n+++ a\n@@ -1 +1 @@\n-a\n+b\n".to_owned(),
            operator: match strategy {
                "constraint" => "tighten the comparison".to_owned(),
                _ => "a patch by m".to_owned(),
            },
        }),
        ..failed(case, strategy, seed)
    }
}
