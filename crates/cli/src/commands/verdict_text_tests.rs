use patchwright_domain::answer::{AnswerClass, AnswerExample};
use serde_json::json;

use super::*;

fn verdict() -> Verdict {
    let stages = [
        json!({"name": "poc", "outcome": "pass", "seconds": 0.5, "detail": "main 3 of 3 clean"}),
        json!({"name": "test", "outcome": "pass", "seconds": 1.0, "detail": "12 tests"}),
    ];
    serde_json::from_value(json!({
        "accepted": true, "trust": "untested", "failed_stage": null, "stages": stages, "pocs": [],
        "neighbours": {"run": 0, "hit": 0, "fixed": 0, "exposed": 0, "changed": 0},
        "feedback": "", "corrections": [], "patch": "fix.diff",
        "base": {"cached": true, "seconds": 0.0, "key": "k", "files": 1,
                 "compile_commands": {"origin": "none", "count": 0}},
        "doubts": [{"name": "accepted-bad-input", "detail": "1 of 2 is accepted", "example": "PoC main"}],
        "confidence": 0.25,
        "confidence_parts": [{"name": "hits", "value": 0.5, "detail": "d"},
                             {"name": "coverage", "value": 0.2, "detail": "d"}],
    }))
    .unwrap()
}

fn answer(class: AnswerClass, input: &str, status: i32, output: &str) -> Answer {
    Answer {
        class,
        count: 1,
        example: AnswerExample {
            input: input.to_owned(),
            status: Some(status),
            output: output.to_owned(),
        },
    }
}

#[test]
fn the_first_line_says_what_is_missing_and_then_where_to_look() {
    let mut verdict = verdict();
    verdict.answers = vec![
        answer(AnswerClass::Refused, "neighbour 4", 1, "bad\u{1b}[2J"),
        answer(AnswerClass::Accepted, "PoC main", 0, "7"),
    ];
    let other = json!({"kind": "segv", "headline": "reads address 8", "signature": "segv:f", "input": "/run/i",
                       "case": "/run/case", "unpatched": true});
    let search = json!({"executions": 9, "seconds": 1.0, "found": 0, "other_bugs": [other]});
    verdict.search = serde_json::from_value(search).unwrap();
    let expected = "  untested: the tests pass, but no benign run passes through the change · fix.diff
    poc        pass       0.5 s  main 3 of 3 clean
    test       pass       1.0 s  12 tests
    confidence 0.25 · hits 0.50, coverage 0.20
    doubt      accepted-bad-input: 1 of 2 is accepted (such as PoC main)
    answers    of 2 that crashed, 1 is refused as other bad input is: neighbour 4 (status 1: `bad\\u{1b}[2J`)
    answers    of 2 that crashed, 1 is accepted: PoC main (status 0: `7`)
    other bug  reads address 8 (the unpatched program has it too) · case: /run/case";
    assert_eq!(render(&verdict, &Page::with_columns(140)), expected);
    verdict.trust = Trust::Verified;
    let text = render(&verdict, &Page::with_columns(140));
    assert_eq!(text.lines().next(), Some("  verified · fix.diff"));
}
