use patchwright_domain::chat::{
    AnswersWith, Choices, Nanodollars, Options, Said, ToolCall, ToolForm, ToolOutcome, ToolResult,
    ToolSpec,
};
use serde_json::json;

use super::*;

#[test]
fn signs_and_foreign_letters_count_whole() {
    let cases = [
        ("", 0),
        ("word", 2),
        ("words", 3),
        ("a b\n", 2),
        ("1234", 4),
        ("a[i] = {0};", 9),
        ("äö", 4),
        ("\t\u{0}", 2),
    ];
    for (text, most) in cases {
        assert_eq!(tokens_at_most(text), most, "{text:?}");
    }
}

fn request(messages: Vec<Message>) -> Request {
    Request {
        system: "be brief".to_owned(),
        tools: Vec::new(),
        messages,
        options: Options {
            temperature: None,
            max_output: 100,
            ..Options::default()
        },
    }
}

fn about(price: Option<Price>) -> ModelAbout {
    ModelAbout {
        name: "m".to_owned(),
        window: 1000,
        max_output: 100,
        price,
        tool_form: ToolForm::Native,
        answers_with: AnswersWith::Words,
        choices: Choices::One,
    }
}

#[test]
fn the_dearest_way_to_read_is_taken() {
    let price = Price {
        input: 1.0,
        cached: 0.1,
        cache_written: 1.25,
        output: 10.0,
    };
    let worst = worst_case(&about(Some(price)), &request(Vec::new()));
    assert_eq!((worst.input, worst.output), (4 + AROUND_ALL, 100));
    assert_eq!(worst.money, Some(Nanodollars(68 * 1250 + 100 * 10_000)));
    assert_eq!(worst_case(&about(None), &request(Vec::new())).money, None);
}

/// Whatever stands in a request makes it dearer.
#[test]
fn every_part_of_a_request_counts() {
    let call = ToolCall {
        id: "1".to_owned(),
        name: "view".to_owned(),
        arguments: json!({"file": "a.c"}),
    };
    let said = |calls, carried| {
        Message::Assistant(Said {
            text: "so".to_owned(),
            calls,
            carried,
        })
    };
    let results = |text: &str| Message::Tools {
        results: vec![ToolResult {
            call: "1".to_owned(),
            name: "view".to_owned(),
            text: text.to_owned(),
            outcome: ToolOutcome::Answered,
        }],
    };
    let growing = [
        vec![],
        vec![said(vec![], None)],
        vec![said(vec![call.clone()], None)],
        vec![said(vec![call.clone()], Some(json!("signed")))],
        vec![said(vec![call.clone()], Some(json!("signed"))), results("")],
        vec![said(vec![call], Some(json!("signed"))), results("int x;")],
    ];
    let sizes: Vec<u64> = growing
        .into_iter()
        .map(|messages| worst_case(&about(None), &request(messages)).input)
        .collect();
    assert!(sizes.windows(2).all(|pair| pair[0] < pair[1]), "{sizes:?}");
    let mut with_tool = request(Vec::new());
    with_tool.tools.push(ToolSpec {
        name: "view".to_owned(),
        about: "shows".to_owned(),
        schema: json!({}),
    });
    let input = worst_case(&about(None), &with_tool).input;
    assert!(input > sizes[0] + AROUND_TOOLS);
}
