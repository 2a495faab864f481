//! Why conversations end.

use patchwright_agent::{Billed, ModelError, Stop};
use patchwright_domain::chat::{Finish, Message};
use patchwright_testkit::Script;
use serde_json::json;

use crate::support::{limits, talk, talk_within};

fn check(script: Script, stop: Stop, turns: u32) {
    let talk = talk(&script);
    let ended = talk.ended.unwrap();
    assert_eq!((ended.stop, ended.turns), (stop, turns));
}

fn stuck(words: &str) -> Stop {
    Stop::Stuck(words.to_owned())
}

const TALKS: &str = "the model talks without calling a tool";
const REPEATS: &str = "the model repeats itself word for word, and nothing comes of it";

#[test]
fn every_end_has_its_reason() {
    let steps = (0..12).fold(Script::in_order(), |script, _| {
        script.call("step", json!({}))
    });
    let budget = || ModelError::Budget("no more".to_owned());
    let refusal = Script::in_order().then(|request| {
        let mut reply = Script::reply(request, "I will not.", &[]);
        reply.finish = Finish::Refused;
        Ok(reply)
    });
    check(
        Script::in_order()
            .call("view_code", json!({"file": "a.c"}))
            .call("validate", json!({"patch": "good"})),
        Stop::Done,
        2,
    );
    check(
        Script::in_order().fail(budget()),
        Stop::Budget("no more".to_owned()),
        0,
    );
    check(
        Script::in_order()
            .call("step", json!({}))
            .fail(ModelError::Cancelled),
        Stop::Cancelled,
        1,
    );
    check(refusal, Stop::Refused("I will not.".to_owned()), 1);
    check(steps, Stop::Turns, 12);
    check(
        Script::in_order().say("a").say("b").say("c"),
        stuck(TALKS),
        3,
    );
    check(
        Script::in_order().say("same").say("same"),
        stuck(REPEATS),
        2,
    );
    check(
        Script::in_order()
            .call("fly", json!({}))
            .call("fly", json!({})),
        stuck(REPEATS),
        2,
    );
}

#[test]
fn calls_that_all_fail_end_it() {
    let script = (0..9).fold(Script::in_order(), |script, at| {
        script.call("fly", json!({"at": at}))
    });
    check(
        script,
        stuck("none of its last calls could be carried out"),
        6,
    );
}

#[test]
fn a_nudge_helps_some() {
    let script = Script::in_order()
        .say("I should look.")
        .call("view_code", json!({"file": "a.c"}))
        .say("Now I know.")
        .say("Really.")
        .call("validate", json!({"patch": "good"}));
    let talk = talk(&script);
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
    let nudge = "Your last message called no tool, so nothing happened. Go on with a call of one of the tools: view_code, step, validate, more.";
    assert_eq!(
        talk.conversation.messages[2],
        Message::User {
            text: nudge.to_owned()
        }
    );
}

#[test]
fn without_nudges_talk_is_an_answer() {
    let mut limits = limits();
    limits.nudges = 0;
    let talk = talk_within(&Script::in_order().say("It is fixed."), limits);
    assert_eq!(
        talk.ended.unwrap().stop,
        Stop::Answered("It is fixed.".to_owned())
    );
}

/// Words end it, and so do the turns that are left.
#[test]
fn a_goal_that_may_be_reached_better_leaves_a_few_turns() {
    let fair = || Script::in_order().call("validate", json!({"patch": "fair"}));
    let talked = talk(&fair().say("It is right."));
    let answered = Stop::Answered("It is right.".to_owned());
    assert_eq!(talked.ended.unwrap().stop, answered);
    let idle = fair()
        .call("view_code", json!({"file": "a.c"}))
        .call("view_code", json!({"file": "b.c"}))
        .call("validate", json!({"patch": "good"}));
    let ended = talk(&idle).ended.unwrap();
    assert_eq!((ended.stop, ended.turns), (Stop::Done, 3));
    let better = fair().call("validate", json!({"patch": "good"}));
    let ended = talk(&better).ended.unwrap();
    assert_eq!((ended.stop, ended.turns), (Stop::Done, 2));
}

#[test]
fn an_answer_that_was_cut_off_is_no_answer() {
    let cut = |script: Script, text: &'static str| {
        script.then(move |request| {
            let mut reply = Script::reply(request, text, &[]);
            reply.finish = Finish::Length;
            Ok(reply)
        })
    };
    let mut limits = limits();
    limits.nudges = 0;
    let script = cut(Script::in_order(), "I think that").say("Short.");
    let first = talk_within(&script, limits.clone());
    assert_eq!(
        first.ended.unwrap().stop,
        Stop::Answered("Short.".to_owned())
    );
    let Message::User { text } = &first.conversation.messages[2] else {
        panic!("{:?}", first.conversation);
    };
    assert!(
        text.starts_with("Your last message was cut off because it was longer than 1000 tokens")
    );
    let script = cut(cut(Script::in_order(), "a"), "");
    let second = talk_within(&script, limits);
    assert_eq!(
        second.ended.unwrap().stop,
        stuck("its answers are cut off at the most it may say")
    );
}

/// A call whose arguments were cut off is refused with the reason, and the model goes on.
#[test]
fn a_call_that_was_cut_off_is_told_so() {
    let script = Script::in_order()
        .then(|request| {
            let call = ("validate".to_owned(), json!("{\"patch\": \"--- a.c\\n+++"));
            let mut reply = Script::reply(request, "", &[call]);
            reply.finish = Finish::Length;
            Ok(reply)
        })
        .call("validate", json!({"patch": "good"}));
    let talk = talk(&script);
    assert!(
        talk.answers()[0].starts_with("! Your last message was cut off"),
        "{:?}",
        talk.answers()
    );
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
}

#[test]
fn what_broke_is_an_error_and_no_end() {
    let broke = ModelError::Broke {
        model: "m".to_owned(),
        words: "cut".to_owned(),
        billed: Billed::No,
    };
    let error = talk(&Script::in_order().fail(broke)).ended.unwrap_err();
    assert_eq!(error.to_string(), "the call of m broke: cut");
    let error = talk(&Script::in_order().call("validate", json!({"patch": "boom"})))
        .ended
        .unwrap_err();
    assert_eq!(error.to_string(), "the judge broke");
}

/// Behind an answer that ends the work nothing more is done.
#[test]
fn calls_behind_the_end_are_not_carried_out() {
    let calls = vec![("validate", json!({"patch": "good"})), ("step", json!({}))];
    let talk = talk(&Script::in_order().calls(calls));
    let answers = talk.answers();
    assert_eq!(
        answers,
        [
            "accepted",
            "! it was not carried out: a call before it ended the work"
        ]
    );
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
    assert_eq!(talk.events.len(), 2);
}
