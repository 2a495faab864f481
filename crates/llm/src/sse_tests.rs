use serde_json::json;

use super::{Lines, Sent};

fn check(text: &str, expected: &[&str]) {
    // However the bytes are cut, the events are the same.
    for size in [1, 2, 7, 1000] {
        let mut lines = Lines::default();
        let mut found: Vec<Sent> = text
            .as_bytes()
            .chunks(size)
            .flat_map(|piece| lines.push(piece))
            .collect();
        found.extend(lines.rest());
        let shown: Vec<String> = found
            .iter()
            .map(|sent| match sent {
                Sent::Event(event) => event.to_string(),
                Sent::Done => "done".to_owned(),
                Sent::Malformed(_) => "malformed".to_owned(),
            })
            .collect();
        assert_eq!(shown, expected, "{text:?} in pieces of {size}");
    }
}

#[test]
fn events_are_found_however_they_are_cut() {
    check(
        "data: {\"a\":1}\n\ndata: [DONE]\n\n",
        &["{\"a\":1}", "done"],
    );
    check(
        "event: x\r\ndata: {\"a\":\"é\"}\r\n\r\n",
        &["{\"a\":\"é\"}"],
    );
    check(": ping\n\ndata:{\"a\":\ndata: 2}\n\n", &["{\"a\":2}"]);
    check("data: 1\ndata: 2\n\n", &["1", "2"]);
    check("data: {\"a\":1}", &["{\"a\":1}"]);
    check("data: {\"a\n\n", &["malformed"]);
    check("\n\n\nretry: 5\n", &[]);
}

#[test]
fn an_endless_line_ends() {
    let mut lines = Lines::default();
    let piece = vec![b'x'; 1 << 20];
    let found: Vec<Sent> = (0..20).flat_map(|_| lines.push(&piece)).collect();
    assert!(matches!(found.first(), Some(Sent::Malformed(_))));
    assert_ne!(found.first(), Some(&Sent::Event(json!(null))));
}
