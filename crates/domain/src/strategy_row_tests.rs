use serde_json::json;

use super::*;
use crate::event::Event;
use crate::run_view::RunView;
use crate::verdict::Trust;

fn event(value: serde_json::Value) -> Event {
    serde_json::from_value(value).unwrap()
}

fn started(strategies: &str) -> Event {
    event(json!({
        "event": "run-started", "command": "repair", "case": "demo", "version": "1",
        "task": {"strategy": strategies, "seconds": 600, "candidates": 60, "case": {
            "name": "demo", "languages": ["c"], "source": "/src", "exclude": [], "keep_git": false,
            "build": {"setup": null, "command": "make", "clean": null, "seconds": 1, "env": {}},
            "variants": {}, "pocs": [], "test": null, "env": {},
            "report": {"sanitizer": null, "issue": null, "introduced_by": null},
            "scope": {"allow": [], "deny": []}, "sandbox_read": [],
            "judge": {"runs": 1, "neighbours": 0, "neighbour_seconds": 1},
            "limits": {"memory_mib": 1, "processes": 1, "disk_mib": 1, "jobs": 1},
        }},
    }))
}

fn begins(strategy: &str) -> Event {
    event(json!({"event": "strategy-started", "strategy": strategy, "turn": 1, "of": 2}))
}

/// With what it found: those that passed, and those that were refused.
fn ends(strategy: &str, end: serde_json::Value, passed: &[&str], refused: &[&str]) -> Event {
    let passed: Vec<_> = passed
        .iter()
        .enumerate()
        .map(|(rank, id)| json!({"candidate": id, "rank": rank}))
        .collect();
    let judged = passed.len() + refused.len();
    let mut result = json!({
        "tally": {"proposed": judged, "judged": judged, "passed": passed.len(), "refused": {}, "unjudged": 0},
        "passed": passed, "refused": refused,
    });
    let (Some(all), Some(end)) = (result.as_object_mut(), end.as_object()) else {
        panic!("{end}");
    };
    all.extend(end.clone());
    event(json!({"event": "strategy-ended", "strategy": strategy, "result": result}))
}

fn round(strategy: &str) -> Event {
    event(json!({"event": "round-started", "strategy": strategy, "round": 1, "model": "m"}))
}

fn answer(tokens: u64) -> Event {
    event(json!({
        "event": "model-answered", "key": "k", "model": "m", "cost": 1_000_000, "seconds": 1.0,
        "reply": {"said": {"text": "t"}, "finish": "said", "model": "m",
            "usage": {"input": tokens, "cached": 0, "cache_written": 0, "output": 1}},
    }))
}

fn call() -> Event {
    event(json!({
        "event": "tool-called", "tool": "view_code", "arguments": {}, "outcome": "answered", "bytes": 1, "seconds": 0.1,
    }))
}

fn proposed(id: &str, added: usize) -> Event {
    let lines: String = (0..added).map(|_| "+x\n").collect();
    let patch = format!("--- a/f\n+++ b/f\n@@ -1 +1,{added} @@\n-y\n{lines}");
    event(json!({
        "event": "proposed", "candidate": id, "patch": patch,
        "note": {"operator": "an edit", "place": "there", "cause": "c", "constraint": null,
            "at": {"function": null, "file": null, "line": null, "column": null}},
    }))
}

fn verdict(accepted: bool) -> crate::verdict::Verdict {
    crate::verdict::Verdict {
        failed_stage: (!accepted).then_some(crate::verdict::StageName::Poc),
        confidence: 0.75,
        ..crate::verdict::Verdict::new(
            "p".to_owned(),
            if accepted {
                Trust::Verified
            } else {
                Trust::Rejected
            },
            Vec::new(),
            crate::reproduction::BaseSummary::default(),
        )
    }
}

fn judged(id: &str, accepted: bool) -> Event {
    Event::Judged {
        candidate: Some(CandidateId(id.to_owned())),
        verdict: Box::new(verdict(accepted)),
    }
}

fn proved(id: &str, accepted: bool) -> [Event; 2] {
    let candidate = CandidateId(id.to_owned());
    [
        Event::Chosen {
            candidate: candidate.clone(),
            why: "best".to_owned(),
        },
        Event::Proved {
            candidate,
            verdict: Box::new(verdict(accepted)),
        },
    ]
}

/// Each event a second after the one before.
fn rows(events: &[Event]) -> Vec<StrategyRow> {
    let timed = (0..).map(f64::from).zip(events);
    strategy_rows(&RunView::fold(timed))
}

fn told(rows: &[StrategyRow]) -> Vec<String> {
    let row = |row: &StrategyRow| {
        format!(
            "{} {} {:?} cand {} acc {} alone {} turns {} tools {} calls {} tokens {} {} s lines {:?}{}",
            row.strategy,
            row.status.name(),
            row.trust.map(Trust::name),
            row.candidates,
            row.accepted,
            row.alone,
            row.turns,
            row.tool_calls,
            row.cost.model_calls,
            row.cost.input_tokens,
            row.seconds,
            row.patch_lines,
            row.reason
                .as_ref()
                .map(|reason| format!(" ({reason})"))
                .unwrap_or_default()
        )
    };
    rows.iter().map(row).collect()
}

/// The second one finds the patch of the first, and one that nobody else found.
#[test]
fn each_strategy_has_its_own_share() {
    let enough = json!({"end": "enough"});
    let mut events = vec![
        started("workflow,patchagent,auto"),
        answer(7),
        begins("workflow"),
        round("workflow"),
        answer(100),
        proposed("wrong", 1),
        judged("wrong", false),
        proposed("both", 2),
        judged("both", true),
        ends("workflow", enough.clone(), &["both"], &["wrong"]),
        begins("patchagent"),
        round("patchagent"),
        answer(200),
        call(),
        call(),
        answer(300),
        proposed("own", 5),
        judged("own", true),
        ends("patchagent", enough, &["own", "both"], &[]),
    ];
    events.extend(proved("both", true));
    assert_eq!(
        told(&rows(&events)),
        [
            "workflow repaired Some(\"verified\") cand 2 acc 1 alone 0 turns 1 tools 0 calls 1 tokens 100 7 s lines Some(3)",
            "patchagent repaired Some(\"verified\") cand 2 acc 2 alone 1 turns 2 tools 2 calls 2 tokens 500 8 s lines Some(3)",
            "auto not-run None cand 0 acc 0 alone 0 turns 0 tools 0 calls 0 tokens 0 0 s lines None",
        ]
    );
    // The same names of rounds in another strategy are other rounds.
    let view = RunView::fold((0..).map(f64::from).zip(&events));
    let parts: Vec<Option<usize>> = view.rounds.iter().map(|round| round.part).collect();
    assert_eq!(parts, [Some(0), Some(1)]);
    assert_eq!(view.winning_strategy(), Some("workflow"));
}

#[test]
fn why_there_is_no_patch() {
    let failed = json!({"end": "failed", "reason": "this strategy needs a model"});
    let mut events = vec![
        started("patchagent,workflow,constraint"),
        begins("patchagent"),
        ends("patchagent", failed, &[], &[]),
        begins("workflow"),
        proposed("a", 1),
        judged("a", true),
        ends("workflow", json!({"end": "exhausted"}), &["a"], &[]),
        begins("constraint"),
        proposed("b", 1),
        judged("b", false),
        ends(
            "constraint",
            json!({"end": "budget", "limit": "time"}),
            &[],
            &["b"],
        ),
    ];
    events.extend(proved("a", false));
    let told = told(&rows(&events));
    assert!(
        told[0].ends_with("(this strategy needs a model)"),
        "{told:#?}"
    );
    assert!(
        told[0].starts_with("patchagent failed None cand 0"),
        "{told:#?}"
    );
    assert!(
        told[1].starts_with("workflow failed None cand 1 acc 0"),
        "{told:#?}"
    );
    assert!(
        told[2].starts_with("constraint budget None cand 1 acc 0"),
        "{told:#?}"
    );
    assert!(told[2].contains("(time (1 candidate"), "{told:#?}");
}

/// A strategy that is gone on with in another process is one, and waiting does not count as its time.
#[test]
fn a_strategy_that_was_cut_off() {
    let resumed = event(json!({"event": "run-resumed", "version": "2"}));
    let events = [
        (0.0, started("workflow,patchagent")),
        (5.0, begins("workflow")),
        (7.0, round("workflow")),
        (8.0, answer(10)),
        (0.0, resumed),
        (30.0, begins("workflow")),
        (31.0, round("workflow")),
        (33.0, answer(20)),
    ];
    let view = RunView::fold(events.iter().map(|(at, event)| (*at, event)));
    assert_eq!(
        told(&strategy_rows(&view)),
        [
            "workflow interrupted None cand 0 acc 0 alone 0 turns 2 tools 0 calls 2 tokens 30 6 s lines None",
            "patchagent not-run None cand 0 acc 0 alone 0 turns 0 tools 0 calls 0 tokens 0 0 s lines None",
        ]
    );
}

#[test]
fn lines_of_a_diff() {
    for (patch, lines) in [
        ("", 0),
        ("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n x\n-y\n+z\n", 2),
        // Lines of code that look like headers.
        (
            "@@ -1,2 +1 @@\n--- i;\n y\n--- a/g\n+++ b/g\n@@ -3,0 +4 @@\n+++ i;\n\\ No newline\n",
            2,
        ),
        ("@@ nonsense\n+x\n", 0),
    ] {
        assert_eq!(changed_lines(patch), lines, "{patch}");
    }
}
