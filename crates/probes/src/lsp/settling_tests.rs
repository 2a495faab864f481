use serde_json::{Value, json};

use super::*;
use crate::wire::{Notice, WireError};

const MOMENT: Duration = Duration::from_millis(20);

fn published(body: Value) -> Heard {
    Heard::Notice(Notice {
        name: "textDocument/publishDiagnostics".to_owned(),
        body,
    })
}

#[test]
fn a_text_is_read_when_its_version_is_spoken_of() {
    let of = |uri: &str, version: u64| published(json!({"uri": uri, "version": version}));
    let cases = [
        (vec![], Settled::No),
        (vec![of("a", 2)], Settled::No),
        (vec![of("a", 2), of("b", 4)], Settled::Yes),
        (vec![of("a", 1), of("b", 4)], Settled::No),
        (vec![of("c", 9), of("b", 4)], Settled::No),
        (
            vec![published(json!({"uri": "a"})), of("b", 3)],
            Settled::Yes,
        ),
        (
            vec![published(json!(7)), published(json!({"version": "x"}))],
            Settled::No,
        ),
        (vec![Heard::End(WireError::Ended)], Settled::Yes),
    ];
    for (heard, expected) in cases {
        let settling = Settling::default();
        assert_eq!(settling.wait(MOMENT), Settled::Yes);
        settling.expect("a".to_owned(), 2);
        settling.expect("b".to_owned(), 3);
        for one in &heard {
            settling.hear(one);
        }
        assert_eq!(settling.wait(MOMENT), expected, "{heard:?}");
    }
}
