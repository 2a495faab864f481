use serde_json::json;

use super::*;
use crate::event::Event;

/// As a journal has them.
fn event(value: serde_json::Value) -> Event {
    serde_json::from_value(value).unwrap()
}

fn answered(model: &str, instead: Option<&str>) -> Event {
    event(json!({
        "event": "model-answered", "key": "k", "model": model, "cost": 1_000_000, "seconds": 2.0,
        "reply": {
            "said": {"text": "x", "calls": []}, "finish": "said", "model": "m-1", "instead": instead,
            "usage": {"input": 100, "output": 10},
        },
    }))
}

fn called(tool: &str, outcome: &str, seconds: f64, assists: serde_json::Value) -> Event {
    event(json!({
        "event": "tool-called", "tool": tool, "arguments": {"a": seconds}, "outcome": outcome,
        "bytes": 1, "seconds": seconds, "assists": assists,
    }))
}

fn round(number: u32, model: &str, assists: serde_json::Value) -> Event {
    event(json!({
        "event": "round-started", "strategy": "patchagent", "round": number, "model": model, "assists": assists,
    }))
}

fn ended(accepted: Option<&str>) -> Event {
    event(json!({"event": "round-ended", "stop": "done", "turns": 1, "accepted": accepted}))
}

fn measured(events: &[Event]) -> Measures {
    Measures::new(&RunView::fold(events.iter().map(|event| (0.0, event))))
}

/// What another model answers in a round is counted where it belongs.
#[test]
fn answers_and_patches_stand_under_the_model_that_gave_them() {
    let misfit = event(json!({"event": "patch-misfit", "patch": "p", "why": "w"}));
    let measures = measured(&[
        round(1, "small", json!({})),
        answered("small", None),
        misfit,
        answered("small", Some("large")),
        ended(Some("c1")),
        round(2, "large", json!({})),
        answered("large", None),
        ended(None),
    ]);
    let rows = measures.by_model.iter().map(|one| {
        (
            one.model.as_str(),
            one.rounds,
            one.answers,
            one.misfits,
            one.repaired,
        )
    });
    let rows: Vec<_> = rows.collect();
    assert_eq!(rows, [("small", 1, 1, 1, false), ("large", 1, 2, 0, true)]);
    assert_eq!(measures.repaired_by(), ["large"]);
    assert_eq!(measures.by_model[1].input_tokens, 200);
}

#[test]
fn time_is_shared_among_tools_and_models() {
    let measures = measured(&[
        round(1, "small", json!({"counterexamples": 2})),
        answered("small", None),
        called("validate", "answered", 5.0, json!({"auto-correction": 1})),
        called(
            "view_code",
            "answered",
            1.0,
            json!({"auto-correction": 1, "dominator-actions": 3}),
        ),
        called("view_code", "refused", 0.0, json!({})),
        ended(None),
    ]);
    let rows: Vec<_> = measures
        .time
        .iter()
        .map(|one| {
            (
                one.of.as_str(),
                one.calls,
                one.refused,
                (one.share * 1000.0) as u32,
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("validate", 1, 0, 625),
            ("models", 1, 0, 250),
            ("view_code", 2, 1, 125)
        ]
    );
    assert_eq!(
        measures.assists.describe(),
        "auto-correction 2 · counterexamples 2 · dominator-actions 3"
    );
    assert_eq!(measured(&[]), Measures::default());
}
