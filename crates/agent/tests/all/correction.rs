//! What models get wrong in calls, and what they read then.

use patchwright_agent::tools::{
    Call, CallReading, Fork, Remark, Tool, ToolAnswer, ToolError, ToolSet, Toolbox,
};
use patchwright_agent::{Conversation, Limits, Stop};
use patchwright_domain::chat::{Message, ToolForm};
use patchwright_testkit::Script;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, Barrier};

use crate::support::{Talk, limits, talk, talk_on, talk_within, tools};

const A_C: &str = "<data from=\"view_code\">\n   1 | code of a.c\n   2 | code of a.c\n</data>";

/// The first answer that a model gets to one call.
fn answered(name: &str, arguments: Value) -> String {
    let mut limits = limits();
    limits.turns = 1;
    talk_within(&Script::in_order().call(name, arguments), limits)
        .answers()
        .remove(0)
}

#[test]
fn calls_are_put_right_or_refused_with_the_choices() {
    let taken = |notes: &str| format!("{notes}{A_C}");
    let cases = [
        ("view_code", json!({"file": "a.c"}), A_C.to_owned()),
        ("view", json!({"File": "a.c", "lines": "2"}), taken("(`view` was taken for `view_code`)\n(`File` was taken for `file`)\n")),
        ("viewcode", json!({"path_of_file": "a.c"}), taken("(`viewcode` was taken for `view_code`)\n(`path_of_file` was taken for `file`)\n")),
        ("view_code", json!("{'file': 'a.c',}"), A_C.to_owned()),
        ("view_code", json!("```json\n{\"file\": \"a.c\"}\n```"), A_C.to_owned()),
        ("fly", json!({}), "! there is no tool `fly`; there are view_code, step, validate, more".to_owned()),
        ("view_code", json!({}), "! view_code: missing field `file`; it takes file (string), lines (integer, may be left out)".to_owned()),
        ("view_code", json!("file a.c"), "! view_code: the arguments are not valid JSON; write one object with file (string), lines (integer, may be left out)".to_owned()),
        ("view_code", json!({"file": "absent.c"}), "! there is no file absent.c".to_owned()),
    ];
    for (name, arguments, wanted) in cases {
        assert_eq!(
            answered(name, arguments.clone()),
            wanted,
            "{name} {arguments}"
        );
    }
}

/// Without correction a call counts only as it is written, and what is merely said is no call.
#[test]
fn calls_as_written_are_not_put_right() {
    let cases = [
        ("view_code", json!({"file": "a.c"}), A_C),
        (
            "view",
            json!({"file": "a.c"}),
            "! there is no tool `view`; there are view_code, step, validate, more",
        ),
        (
            "view_code",
            json!({"file": "a.c", "lines": "2"}),
            "! view_code: invalid type: string \"2\", expected usize; it takes file (string), lines (integer, may be left out)",
        ),
        (
            "view_code",
            json!({"File": "a.c"}),
            "! view_code: missing field `file`; it takes file (string), lines (integer, may be left out)",
        ),
        ("view_code", json!("{\"file\": \"a.c\"}"), A_C),
        (
            "view_code",
            json!("{'file': 'a.c',}"),
            "! view_code: the arguments must be an object with file (string), lines (integer, may be left out)",
        ),
        (
            "more",
            json!({"id": "1", "from": 1}),
            "! more: invalid type: string \"1\", expected u32",
        ),
    ];
    for (name, arguments, wanted) in cases {
        let script = Script::in_order().call(name, arguments.clone());
        let answers = strictly(&script, 1).answers();
        assert_eq!(answers, [wanted], "{name} {arguments}");
    }
    let written = "```json\n{\"name\": \"view_code\", \"arguments\": {\"file\": \"a.c\"}}\n```";
    for said in [written, "PATCH good"] {
        let talk = strictly(&Script::in_order().say(said), 1);
        assert!(talk.answers().is_empty(), "{said}");
    }
    // A model that is told of tools in words has no other way.
    let in_words = Script::in_order()
        .known_as(|about| about.tool_form = ToolForm::Text)
        .say(written)
        .say("{\"name\": \"view\", \"arguments\": {\"file\": \"b.c\"}}")
        .say("PATCH good");
    assert_eq!(strictly(&in_words, 3).answers(), [A_C]);
}

fn strictly(script: &Script, turns: u32) -> Talk {
    let conversation = Conversation {
        system: "Repair the program.".to_owned(),
        messages: vec![Message::User {
            text: "It crashes in a.c.".to_owned(),
        }],
        pinned: 1,
    };
    let limits = Limits { turns, ..limits() };
    let mut tools = tools().reading(CallReading::AsWritten);
    talk_on(script, limits, conversation, &mut tools)
}

#[test]
fn a_call_made_again_is_answered_by_the_answer_above() {
    let again = "you made this very call before, and nothing has changed since: its answer stands above, it was your call 1 (view_code). Ask for something else, or act on what you know";
    let script = Script::in_order()
        .call("view_code", json!({"file": "a.c"}))
        .calls(vec![
            ("view", json!({"File": "a.c"})),
            ("step", json!({})),
            ("view_code", json!({"file": "absent.c"})),
        ])
        .calls(vec![
            ("view_code", json!({"file": "absent.c"})),
            ("step", json!({})),
        ])
        .call("validate", json!({"patch": "good"}));
    let answers = talk(&script).answers();
    let refused = |words: &str| format!("! {words}");
    // Only what was answered is known, and what acts may be done again.
    let absent = refused("there is no file absent.c");
    let wanted = [
        A_C,
        &refused(again),
        "step 1\n",
        &absent,
        &absent,
        "step 2\n",
        "accepted",
    ];
    assert_eq!(answers, wanted);
}

/// Also calls that were refused, or never reached a tool; nothing is said behind the last one.
#[test]
fn all_calls_are_watched_and_remarks_stand_behind_their_answers() {
    let script = Script::in_order()
        .call("view_code", json!({"file": "a.c"}))
        .call("view_code", json!({"file": "a.c"}))
        .calls(vec![("fly", json!({})), ("step", json!({}))])
        .call("validate", json!({"patch": "good"}));
    let conversation = Conversation {
        system: "Repair the program.".to_owned(),
        messages: vec![Message::User {
            text: "It crashes in a.c.".to_owned(),
        }],
        pinned: 1,
    };
    let mut seen = Vec::new();
    let mut tools = tools().watched(Box::new(|call| {
        seen.push((call.tool.to_owned(), call.answered));
        let remark = |text: &str| Remark {
            text: text.to_owned(),
            counted_as: "loop-detection",
        };
        (call.tool != "step").then(|| remark("Enough."))
    }));
    let talk = talk_on(&script, limits(), conversation, &mut tools);
    drop(tools);
    let calls: Vec<(&str, bool)> = seen.iter().map(|(tool, ok)| (tool.as_str(), *ok)).collect();
    let expected = [
        ("view_code", true),
        ("view_code", false),
        ("fly", false),
        ("step", true),
        ("validate", true),
    ];
    assert_eq!(calls, expected);
    let answers = talk.answers();
    let remarked: Vec<bool> = answers
        .iter()
        .map(|text| text.ends_with("\n\nEnough."))
        .collect();
    assert_eq!(remarked, [true, true, true, false, false]);
}

#[test]
fn calls_in_the_text_are_carried_out() {
    let script = Script::in_order()
        .say("Let me look.\n```json\n{\"name\": \"view_code\", \"arguments\": {\"file\": \"a.c\"}}\n```\nThe file says: nothing.")
        .say("PATCH good");
    let talk = talk(&script);
    assert_eq!(talk.answers(), [A_C, "accepted"]);
    let Message::Assistant(said) = &talk.conversation.messages[1] else {
        panic!("{:?}", talk.conversation);
    };
    assert_eq!(
        (said.text.as_str(), said.calls[0].id.as_str()),
        ("Let me look.", "text1-1")
    );
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
}

/// What a provider wants back word for word knows nothing of calls that we found in it.
#[test]
fn calls_in_a_text_that_is_carried_are_answered_in_words() {
    let script = Script::in_order()
        .then(|request| {
            let text = "{\"name\": \"view_code\", \"arguments\": {\"file\": \"a.c\"}}";
            let mut reply = Script::reply(request, text, &[]);
            reply.said.carried = Some(json!(["signed"]));
            Ok(reply)
        })
        .say("PATCH good");
    talk(&script);
    let asked = script.asked();
    let Message::User { text } = &asked[1].messages[2] else {
        panic!("{asked:?}");
    };
    assert_eq!(*text, format!("Answer of view_code:\n{A_C}"));
}

#[test]
fn a_model_without_tools_is_told_of_them_in_words() {
    let script = Script::in_order()
        .known_as(|about| about.tool_form = ToolForm::Text)
        .say("I look.\n{\"name\": \"view_code\", \"arguments\": {\"file\": \"a.c\"}}\nAnswer of view_code: made up")
        .say("{\"name\": \"fly\", \"arguments\": {}}")
        .say("{\"name\": \"validate\", \"arguments\": {\"patch\": \"good\"}}");
    let talk = talk(&script);
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
    let asked = script.asked();
    assert!(asked.iter().all(|request| request.tools.is_empty()));
    insta::assert_json_snapshot!(asked[1]);
}

#[test]
fn ids_are_unique_whatever_a_server_gives() {
    let same = |script: Script, patch: &'static str| {
        script.then(move |request| {
            let call = ("validate".to_owned(), json!({"patch": patch}));
            let mut reply = Script::reply(request, "", &[call.clone(), call]);
            reply
                .said
                .calls
                .iter_mut()
                .for_each(|call| call.id = "0".to_owned());
            Ok(reply)
        })
    };
    let talk = talk(&same(same(Script::in_order(), "bad"), "good"));
    let mut ids: Vec<&str> = talk
        .results()
        .iter()
        .map(|result| result.call.as_str())
        .collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 4);
}

#[test]
fn a_long_answer_is_cut_and_the_rest_is_one_call_away() {
    let script = Script::in_order()
        .call("view_code", json!({"file": "a.c", "lines": 300}))
        .call("more", json!({"id": 1, "from": 106}))
        .call("validate", json!({"patch": "good"}));
    let answers = talk(&script).answers();
    assert!(
        answers[0].ends_with(
            " 105 | code of a.c\n</data>\n(lines 106–300 not shown; call more(id=1, from=106))"
        ),
        "{}",
        answers[0]
    );
    assert!(answers[1].starts_with("(lines 211–300 not shown; call more(id=1, from=211))\n<data from=\"more\">\n 106 | code of a.c\n"), "{}", answers[1]);
}

/// Waits until the other one is there too.
#[derive(Deserialize, JsonSchema)]
struct Meet {}

impl Call<Arc<Barrier>> for Meet {
    const NAME: &'static str = "meet";
    const ABOUT: &'static str = "Waits for the other one.";

    fn run(self, barrier: &mut Arc<Barrier>) -> Result<ToolAnswer, ToolError> {
        barrier.wait();
        Ok(ToolAnswer::new("met"))
    }
}

#[derive(Deserialize, JsonSchema)]
struct Join {}

impl Call<Arc<Barrier>> for Join {
    const NAME: &'static str = "join";
    const ABOUT: &'static str = "Waits for the first one.";

    fn run(self, barrier: &mut Arc<Barrier>) -> Result<ToolAnswer, ToolError> {
        barrier.wait();
        Ok(ToolAnswer::new("joined"))
    }
}

/// Each waits for the other: one after the other they would wait for ever.
#[test]
fn sets_that_only_read_work_side_by_side() {
    let barrier = Arc::new(Barrier::new(2));
    let (one, other) = (Arc::clone(&barrier), barrier);
    let mut tools = Toolbox::default()
        .with_parallel(ToolSet::new(vec![Tool::for_call::<Meet>()], move || Ok(one)).reading())
        .with(ToolSet::new(vec![Tool::for_call::<Join>()], move || Ok(other)).reading());
    let script = Script::in_order().calls(vec![("join", json!({})), ("meet", json!({}))]);
    let mut limits = limits();
    limits.turns = 1;
    let conversation = talk(&Script::in_order().say("PATCH good")).conversation;
    let talk = talk_on(&script, limits, conversation, &mut tools);
    let answers = talk.answers();
    assert!(
        answers[1].contains("joined") && answers[2].contains("met"),
        "{answers:?}"
    );
}

/// What was looked at through it; who looks waits for the others.
#[derive(Clone)]
struct Window {
    barrier: Arc<Barrier>,
    seen: Vec<String>,
}

impl Fork for Window {
    fn fork(&self) -> Self {
        self.clone()
    }

    fn join(&mut self, fork: Self) {
        for one in fork.seen {
            if !self.seen.contains(&one) {
                self.seen.push(one);
            }
        }
    }
}

#[derive(Deserialize, JsonSchema)]
struct Look {
    at: String,
    /// Tells those behind it.
    aloud: Option<bool>,
}

impl Call<Window> for Look {
    const NAME: &'static str = "look";
    const ABOUT: &'static str = "Looks at something.";

    fn run(self, window: &mut Window) -> Result<ToolAnswer, ToolError> {
        window.barrier.wait();
        if self.at == "nowhere" {
            return Err(ToolError::refused("there is nothing"));
        }
        let before = window.seen.join(" ");
        window.seen.push(self.at.clone());
        Ok(ToolAnswer::new(format!("{} behind [{before}]", self.at)).ours())
    }

    fn announce(&self, window: &mut Window) {
        if self.aloud == Some(true) {
            window.seen.push(self.at.clone());
        }
    }
}

/// Calls of one set, each of which waits for all: answered at once, in their order, put right and refused as ever. What a
/// call shows is known to the next reply; to those beside it only what it announced.
#[test]
fn calls_of_one_set_work_at_once_and_each_knows_what_it_may() {
    let window = Window {
        barrier: Arc::new(Barrier::new(3)),
        seen: vec!["door".to_owned()],
    };
    let set = ToolSet::new(vec![Tool::for_call::<Look>()], move || Ok(window)).reading_at_once();
    let mut tools = Toolbox::default().with(set);
    let reply = |script: Script, at: [&str; 3]| {
        let calls = at.map(|at| match at.strip_suffix('!') {
            Some(at) => ("look", json!({"at": at, "aloud": true})),
            None => ("Look", json!({"At": at})),
        });
        script.calls(calls.to_vec())
    };
    let script = reply(Script::in_order(), ["roof!", "wall", "nowhere"]);
    let script = reply(script, ["sky", "tree!", "road"]);
    let mut limits = limits();
    limits.turns = 2;
    let conversation = talk(&Script::in_order().say("PATCH good")).conversation;
    let talk = talk_on(&script, limits, conversation, &mut tools);
    let put_right = "(`Look` was taken for `look`)\n(`At` was taken for `at`)\n";
    let wanted = [
        "roof behind [door]".to_owned(),
        format!("{put_right}wall behind [door roof]"),
        "! there is nothing".to_owned(),
        format!("{put_right}sky behind [door roof wall]"),
        "tree behind [door roof wall]".to_owned(),
        format!("{put_right}road behind [door roof wall tree]"),
    ];
    assert_eq!(talk.answers().split_at(1).1, wanted);
}
