use patchwright_domain::reproduction::BaseSummary;
use patchwright_domain::verdict::{Stage, Trust};

use super::*;

fn verdict(stages: &[(StageName, StageOutcome, &str)], feedback: &str) -> Verdict {
    let stage = |(name, outcome, detail): &(StageName, StageOutcome, &str)| Stage {
        name: *name,
        outcome: *outcome,
        seconds: 0.0,
        detail: (*detail).to_owned(),
    };
    let stages: Vec<Stage> = stages.iter().map(stage).collect();
    let trust = match stages
        .iter()
        .any(|stage| stage.outcome == StageOutcome::Fail)
    {
        true => Trust::Rejected,
        false => Trust::Verified,
    };
    Verdict {
        feedback: feedback.to_owned(),
        ..Verdict::new(String::new(), trust, stages, BaseSummary::default())
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
        let answer = answer(&verdict, Switch::On);
        assert_eq!(answer.text, expected);
        assert_eq!(answer.then, then);
    }
}

#[test]
fn nothing_is_told_without_end() {
    let long = "a line of the log\n".repeat(10_000);
    let refused = verdict(&[(StageName::Test, StageOutcome::Fail, "2 fail")], &long);
    let told = answer(&refused, Switch::On).text;
    assert!(told.len() < MOST_FEEDBACK + 500, "{}", told.len());
    assert!(told.contains("more bytes were cut"));
    let told = few(vec!["moved".to_owned(); 20]);
    assert_eq!(told.len(), MOST_NOTES + 1);
    assert_eq!(
        told.last().map(String::as_str),
        Some("12 more things were put right")
    );
}

#[test]
fn a_report_is_told_as_printed_where_purification_is_left_out() {
    let mut refused = verdict(
        &[(
            StageName::Poc,
            StageOutcome::Fail,
            "PoC a: still the same bug: reads past",
        )],
        "The PoC still shows the same bug: reads past\n\nWhat it means: advice",
    );
    refused.raw_feedback = Some("The PoC still shows the same bug:\n\n==1==ERROR: Asan".to_owned());
    let told = answer(&refused, Switch::On);
    assert!(told.text.contains("What it means") && !told.text.contains("==1==ERROR"));
    assert_eq!(told.assists.count(REPORT_PURIFICATION), 1);
    let told = answer(&refused, Switch::Off);
    assert!(told.text.contains("==1==ERROR: Asan"), "{}", told.text);
    for words in ["reads past", "What it means"] {
        assert!(!told.text.contains(words), "{}", told.text);
    }
    assert!(told.assists.is_empty());
}
