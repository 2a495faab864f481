//! Cycles: every request is a prompt made anew, and a gate decides what may be called in it.

use std::cell::{Cell, RefCell};

use patchwright_agent::tools::Gate;
use patchwright_agent::{Agent, CallContext, Conversation, Ended, Stop, converse_in_cycles};
use patchwright_domain::chat::{Message, Request};
use patchwright_testkit::Script;
use serde_json::json;

use crate::support::{limits, tools};

fn prompt(text: String) -> Conversation {
    let user = |text: String| Message::User { text };
    Conversation {
        system: "Repair the program.".to_owned(),
        messages: vec![user("It crashes.".to_owned()), user(text)],
        pinned: 2,
    }
}

/// The last result, or what the model was told instead.
fn heard(messages: &[Message]) -> String {
    match messages.last() {
        Some(Message::Tools { results }) => {
            let texts = results.iter().map(|result| result.text.as_str());
            texts.collect::<Vec<_>>().join("+")
        }
        Some(Message::User { text }) => text.clone(),
        Some(Message::Assistant(_)) | None => String::new(),
    }
}

/// Only `step` may be called in the first two cycles.
fn cycles(script: &Script) -> (Ended, Vec<Request>, Vec<String>) {
    let cycle = Cell::new(0);
    let all_heard = RefCell::new(Vec::new());
    let gate = Gate {
        offers: Box::new(|name| cycle.get() > 2 || name == "step"),
        refuses: Box::new(|call| {
            let early = cycle.get() <= 2 && call.name != "step";
            early.then(|| format!("`{}` comes later", call.name))
        }),
    };
    let mut toolbox = tools().gated(gate);
    let sink = |_| {};
    let agent = Agent {
        model: script,
        limits: limits(),
        sink: &sink,
        context: CallContext::detached(),
        reads: None,
    };
    let made = |number: u32, before: &[Message]| {
        cycle.set(number);
        all_heard.borrow_mut().push(heard(before));
        Ok(prompt(format!("Cycle {number}.")))
    };
    let mut conversation = prompt("Cycle 1.".to_owned());
    let ended = converse_in_cycles(&agent, &mut conversation, &mut toolbox, &made).unwrap();
    drop(toolbox);
    (ended, script.asked(), all_heard.into_inner())
}

#[test]
fn every_cycle_is_a_prompt_of_its_own() {
    let script = Script::in_order()
        .call("validate", json!({"patch": "good"}))
        .call("step", json!({}))
        .say("I think.")
        .call("validate", json!({"patch": "good"}));
    let (ended, asked, heard) = cycles(&script);
    assert_eq!((ended.stop, ended.turns), (Stop::Done, 4));
    let seen = |request: &Request| {
        let tools: Vec<String> = request.tools.iter().map(|tool| tool.name.clone()).collect();
        (request.messages.len(), tools.join(" "))
    };
    let seen: Vec<(usize, String)> = asked.iter().map(seen).collect();
    let early = (2, "step more".to_owned());
    let late = (2, "view_code step validate more".to_owned());
    assert_eq!(seen, [early.clone(), early, late.clone(), late]);
    assert_eq!(heard[0], "");
    assert_eq!(heard[1], "`validate` comes later");
    assert_eq!(heard[2], "step 1\n");
    assert!(heard[3].contains("validate"), "{}", heard[3]);
}

#[test]
fn the_rest_of_a_long_answer_can_be_had_in_a_later_cycle() {
    let script = Script::in_order()
        .call("step", json!({}))
        .call("step", json!({}))
        .call("view_code", json!({"file": "a.c", "lines": 200}))
        .call("more", json!({"id": 1, "from": 190}))
        .call("validate", json!({"patch": "good"}));
    let (ended, _, heard) = cycles(&script);
    assert_eq!(ended.stop, Stop::Done);
    assert!(heard[4].contains(" 200 | code of a.c"), "{}", heard[4]);
}

#[test]
fn the_same_refused_call_is_stopped_after_six_cycles_and_not_before() {
    let script = (0..8).fold(Script::in_order(), |script, _| {
        script.call("view_code", json!({"file": "absent.c"}))
    });
    let (ended, _, _) = cycles(&script);
    assert!(matches!(ended.stop, Stop::Stuck(_)), "{:?}", ended.stop);
    assert_eq!(ended.turns, 6);
}
