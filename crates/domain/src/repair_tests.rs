use super::*;
use crate::reproduction::{BaseSummary, CompileCommandsSummary};
use crate::verdict::NeighbourCounts;

fn verdict(accepted: bool, failed_stage: Option<StageName>) -> Verdict {
    Verdict {
        accepted,
        trust: Trust::Rejected,
        failed_stage,
        stages: Vec::new(),
        pocs: Vec::new(),
        neighbours: NeighbourCounts::default(),
        feedback: String::new(),
        base: BaseSummary {
            cached: true,
            seconds: 0.0,
            key: String::new(),
            files: 0,
            compile_commands: CompileCommandsSummary {
                origin: String::new(),
                count: 0,
            },
        },
        corrections: Vec::new(),
        patch: String::new(),
    }
}

#[test]
fn a_tally_tells_where_candidates_were_refused() {
    let mut tally = Tally::default();
    for (accepted, stage) in [
        (false, Some(StageName::Poc)),
        (false, Some(StageName::Syntax)),
        (true, None),
        (false, Some(StageName::Poc)),
        (false, None),
    ] {
        tally.count(&verdict(accepted, stage));
    }
    assert_eq!(tally.judged, 5);
    assert_eq!(tally.words(), "1 syntax · 2 poc · 1 unclear · 1 pass");
}

#[test]
fn names_are_those_of_the_json() {
    for status in [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
        RepairStatus::Interrupted,
        RepairStatus::Budget,
    ] {
        assert_eq!(
            serde_json::to_value(status).unwrap(),
            serde_json::json!(status.name())
        );
    }
}
