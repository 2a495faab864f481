use patchwright_crash::DataForm;

use super::*;

fn proposed(command: &str, text: Option<&str>, hex: Option<&str>) -> ProposePoc {
    ProposePoc {
        command: command.to_owned(),
        input_text: text.map(str::to_owned),
        input_hex: hex.map(str::to_owned),
        input_attached: None,
    }
}

#[test]
fn an_input_is_text_or_digits() {
    let read = |one: ProposePoc| one.input(&[]).unwrap();
    assert_eq!(
        read(proposed("./a {input}", Some("x\n"), None)),
        Some(b"x\n".to_vec())
    );
    assert_eq!(
        read(proposed("./a {input}", None, Some("00 fF\n0a"))),
        Some(vec![0, 255, 10])
    );
    assert_eq!(read(proposed("./a --crash", None, None)), None);
}

#[test]
fn what_cannot_be_tried_is_refused() {
    for (command, text, hex) in [
        ("", None, None),
        ("./a", Some("x"), None),
        ("./a {input}", None, None),
        ("./a {input}", Some("x"), Some("00")),
        ("./a {input}", None, Some("0")),
        ("./a {input}", None, Some("+1")),
        ("./a {input}", None, Some("é1")),
        ("./a\0", None, None),
    ] {
        let refused = proposed(command, text, hex).input(&[]);
        assert!(matches!(refused, Err(ToolError::Refused(_))), "{command}");
    }
}

#[test]
fn an_input_may_be_what_the_issue_carries() {
    let attached = [Attached {
        form: DataForm::Base64,
        name: None,
        bytes: vec![0, 255],
    }];
    let take = |number| {
        let proposed = ProposePoc {
            input_attached: Some(number),
            ..proposed("./a {input}", None, None)
        };
        proposed.input(&attached).map_err(|error| error.to_string())
    };
    assert_eq!(take(1), Ok(Some(vec![0, 255])));
    for number in [0, 2] {
        let words = format!("the issue carries no data {number}, only 1 piece of data");
        assert_eq!(take(number), Err(words));
    }
}
