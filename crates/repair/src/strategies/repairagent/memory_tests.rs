use patchwright_domain::chat::Said;
use serde_json::json;

use super::*;

fn command(tool: &str, arguments: Value) -> Command {
    Command {
        tool: tool.to_owned(),
        arguments,
    }
}

fn reads(file: &str) -> Command {
    command("read_range", json!({"file": file, "start": 1}))
}

/// What is said in a cycle with one call, which is not written as it was meant.
fn cycle(thought: &str, written: &str, outcome: ToolOutcome, text: &str) -> Vec<Message> {
    let call = ToolCall {
        id: "c".to_owned(),
        name: written.to_owned(),
        arguments: json!({"fil": "a.c"}),
    };
    let result = ToolResult {
        call: "c".to_owned(),
        name: written.to_owned(),
        text: text.to_owned(),
        outcome,
    };
    vec![
        Message::Assistant(Said {
            text: thought.to_owned(),
            calls: vec![call],
            carried: None,
        }),
        Message::Tools {
            results: vec![result],
        },
    ]
}

fn answered(text: &str) -> Vec<Message> {
    cycle("", "read_range", ToolOutcome::Answered, text)
}

#[test]
fn answers_are_kept_by_tool_and_the_last_one_stands_apart() {
    let mut memory = Memory::new(Switch::On, 10_000);
    assert_eq!(memory.gathered(), "Nothing yet.");
    assert_eq!(memory.last(), "None yet.");
    memory.take(&answered("code of a"), Some(reads("a.c")));
    let similar = command("find_similar_calls", json!({"function": "f"}));
    memory.take(&answered("calls of f"), Some(similar));
    let thoughtful = cycle(
        "It must be b.",
        "read_rang",
        ToolOutcome::Answered,
        "code of b",
    );
    memory.take(&thoughtful, Some(reads("b.c")));
    memory.take(
        &cycle(
            "",
            "write_fix",
            ToolOutcome::Refused,
            "not a tool of the state",
        ),
        None,
    );
    insta::assert_snapshot!(memory.gathered(), @r#"
    ## By `read_range`

    `read_range(file: "a.c", start: 1)`:
    code of a

    `read_range(file: "b.c", start: 1)`:
    code of b

    ## By `find_similar_calls`

    `find_similar_calls(function: "f")`:
    calls of f
    "#);
    insta::assert_snapshot!(memory.last(), @r#"
    `write_fix(fil: "a.c")`:
    Refused: not a tool of the state
    "#);
}

#[test]
fn only_what_stands_in_the_prompt_is_known() {
    let mut memory = Memory::new(Switch::On, 10_000);
    memory.take(&answered("code"), Some(reads("a.c")));
    assert!(memory.knows(&reads("a.c")));
    assert!(!memory.knows(&reads("b.c")));
    memory.take(&answered("more code"), Some(reads("b.c")));
    assert!(memory.knows(&reads("a.c")));
    // A refused command may be given again.
    let refused = cycle("", "read_range", ToolOutcome::Refused, "no such file");
    memory.take(&refused, Some(reads("c.c")));
    assert!(!memory.knows(&reads("c.c")));
}

#[test]
fn without_long_term_memory_one_cycle_is_kept() {
    let mut memory = Memory::new(Switch::Off, 10_000);
    memory.take(&answered("code of a"), Some(reads("a.c")));
    assert!(memory.knows(&reads("a.c")));
    memory.take(&answered("code of b"), Some(reads("b.c")));
    assert_eq!(memory.gathered(), "Nothing yet.");
    assert!(memory.last().contains("code of b"));
    assert!(!memory.knows(&reads("a.c")));
}

#[test]
fn the_oldest_answers_make_room_and_verdicts_stay() {
    let mut memory = Memory::new(Switch::On, 400);
    let long = "x".repeat(200);
    let fix = command("write_fix", json!({"patch": "a\nb"}));
    memory.take(&answered("REFUSED at the check `poc`"), Some(fix.clone()));
    for file in ["a.c", "b.c", "c.c", "d.c"] {
        memory.take(&answered(&long), Some(reads(file)));
    }
    let gathered = memory.gathered();
    assert!(
        gathered.starts_with("(2 older answers had to make room"),
        "{gathered}"
    );
    assert!(gathered.contains("REFUSED"), "{gathered}");
    assert!(!memory.knows(&reads("a.c")) && memory.knows(&reads("c.c")));
    assert!(memory.knows(&fix));
}

#[test]
fn a_model_that_calls_nothing_sees_what_it_was_told() {
    let mut memory = Memory::new(Switch::On, 500);
    let said = [
        Message::Assistant(Said {
            text: "I think.".to_owned(),
            ..Said::default()
        }),
        Message::User {
            text: "Call a tool.".to_owned(),
        },
    ];
    memory.take(&said, None);
    assert_eq!(memory.last(), "You thought: I think.\n\nCall a tool.");
}
