use serde_json::json;

use super::*;
use crate::candidate::CandidateId;
use crate::chat::{Finish, Said, ToolOutcome, Usage};
use crate::event::Failure;
use crate::repair::Note;
use crate::report::Location;
use crate::reproduction::BaseSummary;
use crate::verdict::{StageName, Trust, Verdict};

fn started() -> Event {
    serde_json::from_value(json!({
        "event": "run-started", "command": "repair", "case": "demo", "version": "1",
        "task": {
            "strategy": "patchagent", "seconds": 600, "candidates": 60,
            "models": [{"name": "small", "window": 1000, "max_output": 100}],
            "case": case(),
        },
    }))
    .unwrap()
}

fn case() -> Value {
    json!({
        "name": "demo", "languages": ["c"], "source": "/src", "exclude": [], "keep_git": false,
        "build": {"setup": null, "command": "make", "clean": null, "seconds": 1, "env": {}},
        "variants": {}, "pocs": [], "test": null, "env": {},
        "report": {"sanitizer": null, "issue": null, "introduced_by": null},
        "scope": {"allow": [], "deny": []}, "sandbox_read": [],
        "judge": {"runs": 1, "neighbours": 0, "neighbour_seconds": 1},
        "limits": {"memory_mib": 1, "processes": 1, "disk_mib": 1, "jobs": 1},
    })
}

fn resumed() -> Event {
    Event::RunResumed {
        version: "2".to_owned(),
    }
}

fn finished(status: &str) -> Event {
    Event::RunFinished {
        status: status.to_owned(),
        exit: 1,
        reason: None,
    }
}

fn round(round: u32) -> Event {
    Event::RoundStarted {
        strategy: "patchagent".to_owned(),
        round,
        model: "small".to_owned(),
        assists: Assists::default(),
    }
}

fn round_ended(stop: &str) -> Event {
    Event::RoundEnded {
        stop: stop.to_owned(),
        turns: 0,
        accepted: None,
    }
}

fn answered(text: &str) -> Event {
    Event::ModelAnswered {
        key: text.to_owned(),
        model: "small".to_owned(),
        reply: Box::new(Reply {
            said: Said {
                text: text.to_owned(),
                ..Said::default()
            },
            finish: Finish::Said,
            usage: Usage {
                input: 100,
                cached: 40,
                cache_written: 0,
                output: 7,
            },
            model: "small-1".to_owned(),
            instead: None,
            others: Vec::new(),
        }),
        cost: Nanodollars(2_000_000),
        lost: Spent::default(),
        seconds: 0.5,
    }
}

fn failed(error: &str) -> Event {
    Event::ModelFailed {
        key: "k".to_owned(),
        model: "small".to_owned(),
        error: error.to_owned(),
        kind: Failure::Busy,
        cost: Nanodollars(1_000_000),
        lost: Spent {
            money: Nanodollars(1_000_000),
            calls: 1,
            ..Spent::default()
        },
    }
}

fn called(tool: &str, line: u32) -> Event {
    Event::ToolCalled {
        tool: tool.to_owned(),
        arguments: json!({ "line": line }),
        outcome: ToolOutcome::Answered,
        bytes: 10,
        seconds: 0.1,
        assists: Assists::default(),
    }
}

fn proposed(id: &str) -> Event {
    Event::Proposed {
        candidate: CandidateId(id.to_owned()),
        note: Box::new(Note {
            operator: "an edit".to_owned(),
            place: "there".to_owned(),
            at: Location {
                function: None,
                file: None,
                line: None,
                column: None,
            },
            cause: "a cause".to_owned(),
            constraint: None,
            doubt: 0,
            is_whole_choice: false,
        }),
        patch: "--- a\n".to_owned(),
    }
}

fn verdict(accepted: bool) -> Box<Verdict> {
    let trust = match accepted {
        true => Trust::Verified,
        false => Trust::Rejected,
    };
    Box::new(Verdict {
        failed_stage: (!accepted).then_some(StageName::Poc),
        feedback: "words".to_owned(),
        ..Verdict::new("p".to_owned(), trust, Vec::new(), BaseSummary::default())
    })
}

fn judged(id: &str, accepted: bool) -> Event {
    Event::Judged {
        candidate: Some(CandidateId(id.to_owned())),
        verdict: verdict(accepted),
    }
}

fn chosen(id: &str) -> Event {
    Event::Chosen {
        candidate: CandidateId(id.to_owned()),
        why: "the only one".to_owned(),
    }
}

fn proved(id: &str, accepted: bool) -> Event {
    Event::Proved {
        candidate: CandidateId(id.to_owned()),
        verdict: verdict(accepted),
    }
}

/// The lines of a story, for goldens.
fn told(view: &RunView) -> String {
    let mut lines = vec![format!(
        "{} {:?} {:?} resumed {} judged {} cost {:.3} calls {} tokens {}/{}/{} end {:?}",
        view.command,
        view.strategy,
        view.models,
        view.resumed,
        view.judged(),
        view.cost.usd,
        view.cost.model_calls,
        view.cost.input_tokens,
        view.cost.cached_tokens,
        view.cost.output_tokens,
        view.end.as_ref().map(|end| end.status.as_str()),
    )];
    for round in &view.rounds {
        lines.push(format!(
            "round {} failures {:?} stop {:?}",
            round.round, round.failures, round.stop
        ));
        for turn in &round.turns {
            let tools = turn.tools.iter();
            let tools = tools.map(|call| format!("{} {}", call.tool, call.arguments["line"]));
            let tools: Vec<String> = tools.collect();
            lines.push(format!("  {:?} {tools:?}", turn.text));
        }
    }
    for one in &view.candidates {
        let accepted = one.verdict.as_ref().map(|verdict| verdict.accepted);
        lines.push(format!(
            "candidate {} round {:?} {accepted:?}",
            one.id, one.round
        ));
    }
    for proof in &view.proofs {
        let accepted = proof.verdict.as_ref().map(|verdict| verdict.accepted);
        lines.push(format!("chosen {} proved {accepted:?}", proof.candidate));
    }
    lines.join("\n")
}

fn view(events: &[Event]) -> RunView {
    RunView::fold(events.iter().map(|event| (1.0, event)))
}

fn whole() -> Vec<Event> {
    vec![
        started(),
        proposed("free"),
        judged("free", false),
        round(1),
        failed("busy"),
        answered("I look"),
        called("view_code", 1),
        called("view_code", 2),
        answered("I try"),
        proposed("a"),
        judged("a", false),
        called("validate", 0),
        round_ended("turns"),
        round(2),
        answered("again"),
        proposed("b"),
        judged("b", true),
        called("validate", 9),
        round_ended("done"),
        chosen("b"),
        proved("b", true),
        finished("repaired"),
    ]
}

#[test]
fn a_whole_run_is_told_in_its_order() {
    insta::assert_snapshot!(told(&view(&whole())), @r#"
    repair Some("patchagent") ["small"] resumed 0 judged 3 cost 0.007 calls 4 tokens 300/120/21 end Some("repaired")
    round 1 failures ["busy"] stop Some("turns")
      "I look" ["view_code 1", "view_code 2"]
      "I try" ["validate 0"]
    round 2 failures [] stop Some("done")
      "again" ["validate 9"]
    candidate free round None Some(false)
    candidate a round Some(0) Some(false)
    candidate b round Some(1) Some(true)
    chosen b proved Some(true)
    "#);
}

/// Stopped after any event and gone through again by another process, which asks no model a second time, and tells of
/// rounds and tool calls anew or not: the story is that of the unbroken run.
#[test]
fn what_a_resumed_run_tells_again_is_told_once() {
    let events = whole();
    let unbroken = view(&events);
    for cut in 1..events.len() {
        let (before, _) = events.split_at(cut);
        let mut all = before.to_vec();
        all.push(resumed());
        let known = |event: &Event| {
            let once = !matches!(
                event,
                Event::RoundStarted { .. } | Event::ToolCalled { .. } | Event::RoundEnded { .. }
            );
            once && before.contains(event)
        };
        let again = events.iter().filter(|event| !known(event));
        all.extend(again.cloned());
        let quiet = [before, &[resumed()], &events[cut..]].concat();
        for all in [all, quiet] {
            let told_again = told(&view(&all)).replace("resumed 1", "resumed 0");
            assert_eq!(told_again, told(&unbroken), "cut after {cut} events");
        }
    }
}

#[test]
fn seconds_of_all_processes_are_added_and_the_last_end_counts() {
    let events = [started(), finished("interrupted"), resumed(), round(1)];
    let view = RunView::fold([0.0, 5.0, 0.5, 2.0].into_iter().zip(&events));
    assert_eq!(view.seconds, 7.0);
    assert_eq!(view.end, None);
}

/// A journal may be cut anywhere and hold events in an order that no run of ours writes.
#[test]
fn events_out_of_place_are_borne() {
    let events = [
        answered("nobody asked"),
        called("view_code", 1),
        round_ended("done"),
        proved("x", true),
        judged("x", true),
        failed("broke"),
        round(1),
        called("view_code", 1),
    ];
    let view = view(&events);
    assert_eq!(view.cost.model_calls, 2);
    assert_eq!(view.rounds.len(), 1);
    assert!(view.proofs.is_empty() && view.candidates.is_empty());
}
