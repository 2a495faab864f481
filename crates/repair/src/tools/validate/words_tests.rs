use patchwright_domain::reproduction::{BaseSummary, CompileCommandsSummary};
use patchwright_domain::verdict::{BenignEvidence, NeighbourCounts, Stage, Trust};

use super::*;

fn verdict(stages: &[(StageName, StageOutcome, &str)], feedback: &str) -> Verdict {
    let failed = |outcome: &StageOutcome| *outcome == StageOutcome::Fail;
    let failed_stage = stages.iter().find(|(_, outcome, _)| failed(outcome));
    let stage = |(name, outcome, detail): &(StageName, StageOutcome, &str)| Stage {
        name: *name,
        outcome: *outcome,
        seconds: 0.0,
        detail: (*detail).to_owned(),
    };
    Verdict {
        accepted: failed_stage.is_none(),
        trust: Trust::Rejected,
        failed_stage: failed_stage.map(|(name, ..)| *name),
        stages: stages.iter().map(stage).collect(),
        pocs: Vec::new(),
        neighbours: NeighbourCounts::default(),
        feedback: feedback.to_owned(),
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
        benign: BenignEvidence::default(),
        doubts: Vec::new(),
        answers: Vec::new(),
        confidence: 0.0,
        confidence_parts: Vec::new(),
        patch: String::new(),
    }
}

#[test]
fn a_verdict_is_told_with_its_feedback() {
    use StageName::{Apply, Build, Poc, Scope};
    use StageOutcome::{Fail, Pass};
    let cases = [
        (
            verdict(&[(Apply, Pass, "1 file")], "clean"),
            "ACCEPTED: the patch passed every check.\n",
            Then::Done,
        ),
        (
            verdict(
                &[(Apply, Pass, "1 file"), (Build, Fail, "a.c:3: no `x`")],
                "a.c:3: no `x`\n  3 | x = 1;",
            ),
            "REFUSED at the check `build`: the patched source does not compile. It passed apply.\n\n<data from=\"judge\">\na.c:3: no `x`\n  3 | x = 1;\n</data>\n",
            Then::GoOn,
        ),
        (
            verdict(&[(Scope, Fail, "calls exit")], "See the rules."),
            "REFUSED at the check `scope`: the patch touches what it may not, or hides the bug instead of fixing it.\n\n<data from=\"judge\">\ncalls exit\nSee the rules.\n</data>\n",
            Then::GoOn,
        ),
        (
            verdict(&[(Poc, Fail, "")], ""),
            "REFUSED at the check `poc`: the crashing input still makes the program fail.\n\n<data from=\"judge\">\n</data>\n",
            Then::GoOn,
        ),
    ];
    for (verdict, expected, then) in cases {
        let answer = answer(&verdict);
        assert_eq!(answer.text, expected);
        assert_eq!(answer.then, then);
    }
}

#[test]
fn nothing_is_told_without_end() {
    let long = "a line of the log\n".repeat(10_000);
    let refused = verdict(&[(StageName::Test, StageOutcome::Fail, "2 fail")], &long);
    let told = answer(&refused).text;
    assert!(told.len() < MOST_FEEDBACK + 500, "{}", told.len());
    assert!(told.contains("more bytes were cut"));
    let told = few(vec!["moved".to_owned(); 20]);
    assert_eq!(told.len(), MOST_NOTES + 1);
    assert_eq!(
        told.last().map(String::as_str),
        Some("12 more things were put right")
    );
}
