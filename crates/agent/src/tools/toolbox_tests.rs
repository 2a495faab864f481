use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::*;
use crate::tools::{Call, Found, Tool, ToolAnswer};

/// Adds to what was counted before.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct CountUp {
    /// By how many.
    by: u32,
    /// How often.
    times: Option<u32>,
}

impl Call<u32> for CountUp {
    const NAME: &'static str = "count_up";
    const ABOUT: &'static str = "counts";

    fn run(self, handle: &mut u32) -> Result<ToolAnswer, ToolError> {
        *handle += self.by * self.times.unwrap_or(1);
        Ok(ToolAnswer::new(handle.to_string()))
    }
}

fn counting<'a>() -> Toolbox<'a> {
    let set = ToolSet::new(vec![Tool::for_call::<CountUp>()], || Ok(40));
    Toolbox::default().with(set)
}

#[test]
fn a_set_keeps_its_handle_and_calls_are_put_right() {
    let mut tools = counting();
    assert_eq!(
        tools.call("count_up", &json!({"by": 1})).unwrap().seen(),
        "41"
    );
    let answer = tools
        .call("countup", &json!({"By": "2", "times": 3}))
        .unwrap();
    assert_eq!(answer.text, "47");
    assert_eq!(answer.found, Found::Something);
    let notes = "(`countup` was taken for `count_up`)\n(`By` was taken for `by`)\n47";
    assert_eq!(answer.seen(), notes);
}

#[test]
fn a_call_that_cannot_be_meant_is_refused() {
    let mut tools = counting();
    let cases = [
        (
            "fly",
            json!({}),
            "there is no tool `fly`; there are count_up",
        ),
        (
            "count_up",
            json!({}),
            "count_up: missing field `by`; it takes by (integer), times (integer, may be left out)",
        ),
        (
            "count_up",
            json!({"by": -1}),
            "count_up: invalid value: integer `-1`",
        ),
        (
            "count_up",
            json!({"by": 1, "zzz": 1}),
            "count_up: there is no argument `zzz`",
        ),
    ];
    for (name, arguments, words) in cases {
        let error = tools.call(name, &arguments).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn what_cannot_be_opened_is_not_tried_again() {
    let mut tries = 0;
    let open = || {
        tries += 1;
        Err::<u32, _>(ToolError::refused("no server"))
    };
    let mut tools = Toolbox::default().with(ToolSet::new(vec![Tool::for_call::<CountUp>()], open));
    for _ in 0..2 {
        let error = tools.call("count_up", &json!({"by": 1})).unwrap_err();
        assert_eq!(error.to_string(), "no server");
    }
    drop(tools);
    assert_eq!(tries, 1);
}

#[test]
fn schemas_are_flat() {
    let schema = (Tool::<u32>::for_call::<CountUp>().spec.schema)();
    assert_eq!(
        schema,
        json!({
            "type": "object",
            "properties": {
                "by": {"type": "integer", "minimum": 0, "description": "By how many."},
                "times": {"type": "integer", "minimum": 0, "description": "How often."},
            },
            "required": ["by"],
            "additionalProperties": false,
        })
    );
}

#[test]
fn long_answers_are_cut_behind_a_line() {
    let mut answer = ToolAnswer::new("äöü\n".repeat(10));
    answer.shorten(20);
    assert_eq!(
        answer.text,
        "äöü\näöü\n… 56 more bytes were cut: ask for less at once\n"
    );
    let mut answer = ToolAnswer::new("ää".repeat(10));
    answer.shorten(5);
    assert!(
        answer.text.starts_with("ää… 36 more bytes"),
        "{}",
        answer.text
    );
    let mut answer = ToolAnswer::new("short");
    answer.shorten(5);
    assert_eq!(answer.text, "short");
}

/// How many calls run right now, and the most that ever did.
#[derive(Default)]
struct Running {
    now: AtomicUsize,
    most: AtomicUsize,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Work {}

impl<'a> Call<&'a Running> for Work {
    const NAME: &'static str = "work";
    const ABOUT: &'static str = "takes a while";

    fn run(self, running: &mut &'a Running) -> Result<ToolAnswer, ToolError> {
        let now = running.now.fetch_add(1, Ordering::SeqCst) + 1;
        running.most.fetch_max(now, Ordering::SeqCst);
        thread::sleep(Duration::from_millis(20));
        running.now.fetch_sub(1, Ordering::SeqCst);
        Ok(ToolAnswer::new("done"))
    }
}

/// Two agents, each with two calls in its reply.
#[test]
fn sets_under_one_lock_take_one_call_at_a_time() {
    for (shared, expected) in [(true, 1), (false, 2)] {
        let (running, lock) = (Running::default(), Arc::default());
        thread::scope(|scope| {
            for _ in 0..2 {
                let lock = if shared {
                    Arc::clone(&lock)
                } else {
                    Arc::default()
                };
                let running = &running;
                scope.spawn(move || {
                    let set = ToolSet::new(vec![Tool::for_call::<Work>()], || Ok(running));
                    let mut tools = Toolbox::default().with(set.one_at_a_time(lock));
                    let call = tools.prepare("work", &json!({})).unwrap();
                    let answers = tools.run_all(&[call.clone(), call]);
                    assert!(answers.iter().all(|(answer, _)| answer.is_ok()));
                });
            }
        });
        assert_eq!(running.most.load(Ordering::SeqCst), expected, "{shared}");
    }
}
