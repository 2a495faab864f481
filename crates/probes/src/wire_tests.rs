use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Dialect, Heard, Notice, Wire, WireError};

const SOON: Duration = Duration::from_secs(10);
const DIALECTS: [Dialect; 2] = [Dialect::LanguageServer, Dialect::DebugAdapter];

type Test = fn(&WireError) -> bool;

/// The other end of a connection.
struct Peer {
    hears: BufReader<PipeReader>,
    says: PipeWriter,
}

impl Peer {
    fn hear(&mut self) -> Value {
        let mut length = String::new();
        self.hears.read_line(&mut length).unwrap();
        let bytes: usize = length["Content-Length: ".len()..].trim().parse().unwrap();
        let mut body = vec![0; bytes + 2];
        self.hears.read_exact(&mut body).unwrap();
        serde_json::from_slice(&body).unwrap()
    }

    fn say(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.says, "Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
    }

    fn answer(&mut self, question: &Value, with: &Value) {
        let answer = match question.get("id") {
            Some(id) => json!({"jsonrpc": "2.0", "id": id, "result": with}),
            None => json!({"seq": 1, "type": "response", "request_seq": question["seq"],
                           "success": true, "command": question["command"], "body": with}),
        };
        self.say(&answer);
    }
}

/// A connection, what its listener receives, and the other end, which runs in its own thread.
fn talk(
    dialect: Dialect,
    other_side: impl FnOnce(Peer) + Send + 'static,
) -> (Wire, Receiver<Heard>) {
    let (our_input, says) = io::pipe().unwrap();
    let (hears, our_output) = io::pipe().unwrap();
    let hears = BufReader::new(hears);
    thread::spawn(move || other_side(Peer { hears, says }));
    let (tell, heard) = channel();
    let listener = move |one| {
        let _ = tell.send(one);
    };
    let wire = Wire::open(dialect, our_input, our_output, listener).unwrap();
    (wire, heard)
}

#[test]
fn answers_come_to_who_asked_in_any_order() {
    for dialect in DIALECTS {
        let (wire, _heard) = talk(dialect, |mut peer| {
            let questions: Vec<Value> = (0..3).map(|_| peer.hear()).collect();
            for question in questions.iter().rev() {
                let name = question.get("method").or(question.get("command"));
                peer.answer(question, &json!({"for": name}));
            }
        });
        let names = ["first", "second", "third"];
        let put: Vec<_> = names.map(|name| wire.put(name, json!({})).unwrap()).into();
        for (answer, name) in put.into_iter().zip(names) {
            assert_eq!(answer.wait(SOON).unwrap(), json!({"for": name}));
        }
    }
}

#[test]
fn refusals_are_told_with_their_reason_and_the_talk_goes_on() {
    let refusals = [
        (
            Dialect::LanguageServer,
            json!({"jsonrpc": "2.0", "id": 1, "error": {"code": -1, "message": "no such file"}}),
        ),
        (
            Dialect::DebugAdapter,
            json!({"seq": 1, "type": "response", "request_seq": 1, "success": false,
                   "command": "x", "message": "short", "body": {"error": {"format": "no such file"}}}),
        ),
    ];
    for (dialect, refusal) in refusals {
        let (wire, _heard) = talk(dialect, move |mut peer| {
            peer.hear();
            peer.say(&refusal);
            let second = peer.hear();
            peer.answer(&second, &json!(2));
        });
        let refused = wire.ask("x", json!({}), SOON).unwrap_err();
        assert_eq!(refused.to_string(), "it refused x: no such file");
        assert!(refused.is_of_one_question());
        assert_eq!(wire.ask("y", json!({}), SOON).unwrap(), json!(2));
    }
}

#[test]
fn notices_are_heard_and_questions_are_replied_to() {
    let cases = [
        (
            Dialect::LanguageServer,
            json!({"jsonrpc": "2.0", "method": "news", "params": {"a": 1}}),
            json!({"jsonrpc": "2.0", "id": "q", "method": "window/workDoneProgress/create", "params": {}}),
            json!({"jsonrpc": "2.0", "id": "q", "result": null}),
        ),
        (
            Dialect::LanguageServer,
            json!({"jsonrpc": "2.0", "method": "news", "params": {"a": 1}}),
            json!({"jsonrpc": "2.0", "id": 7, "method": "workspace/configuration", "params": {"items": [{}, {}]}}),
            json!({"jsonrpc": "2.0", "id": 7, "result": [null, null]}),
        ),
        (
            Dialect::DebugAdapter,
            json!({"seq": 1, "type": "event", "event": "news", "body": {"a": 1}}),
            json!({"seq": 2, "type": "request", "command": "runInTerminal", "arguments": {}}),
            json!({"seq": 1, "type": "response", "request_seq": 2, "success": false,
                   "command": "runInTerminal", "message": "not supported"}),
        ),
    ];
    for (dialect, notice, question, expected) in cases {
        let (replied, reply) = channel();
        let (_wire, heard) = talk(dialect, move |mut peer| {
            peer.say(&notice);
            peer.say(&question);
            replied.send(peer.hear()).unwrap();
        });
        let news = Notice {
            name: "news".to_owned(),
            body: json!({"a": 1}),
        };
        assert_eq!(heard.recv_timeout(SOON).unwrap(), Heard::Notice(news));
        assert_eq!(reply.recv_timeout(SOON).unwrap(), expected);
        assert_eq!(
            heard.recv_timeout(SOON).unwrap(),
            Heard::End(WireError::Ended)
        );
    }
}

#[test]
fn a_question_without_an_answer_fails_at_its_deadline_and_is_withdrawn() {
    let (told, hears) = channel();
    let (wire, _heard) = talk(Dialect::LanguageServer, move |mut peer| {
        for _ in 0..2 {
            told.send(peer.hear()).unwrap();
        }
        peer.say(&json!({"jsonrpc": "2.0", "id": 1, "result": "late"}));
        let next = peer.hear();
        peer.answer(&next, &json!("in time"));
    });
    let within = Duration::from_millis(50);
    let error = wire.ask("slow", json!({}), within).unwrap_err();
    let name = "slow".to_owned();
    assert_eq!(error, WireError::TimedOut { name, within });
    assert_eq!(hears.recv_timeout(SOON).unwrap()["method"], "slow");
    let withdrawn = hears.recv_timeout(SOON).unwrap();
    assert_eq!(withdrawn["method"], "$/cancelRequest");
    assert_eq!(withdrawn["params"]["id"], 1);
    assert_eq!(wire.ask("next", json!({}), SOON).unwrap(), "in time");
}

#[test]
fn what_is_no_message_ends_the_talk_and_all_questions_at_once() {
    let deep = format!("Content-Length: 200000\r\n\r\n{}", "[".repeat(200_000));
    let endless = "x".repeat(5000);
    let cases: [(&str, Test); 10] = [
        ("", |why| *why == WireError::Ended),
        ("Content-Length: 20\r\n\r\n{}", |why| {
            *why == WireError::Ended
        }),
        ("Content-Length: 100000000\r\n\r\n", |why| {
            matches!(
                why,
                WireError::TooLarge {
                    bytes: 100_000_000,
                    ..
                }
            )
        }),
        ("Content-Length: -1\r\n\r\n", is_broken),
        ("Content-Type: x\r\n\r\n", is_broken),
        ("what?\r\n\r\n", is_broken),
        ("Content-Length: 4\r\n\r\n[42]", is_broken),
        ("Content-Length: 4\r\n\r\n\"42\"", is_broken),
        (&deep, is_broken),
        (&endless, is_broken),
    ];
    for (said, expected) in cases {
        let said = said.to_owned();
        let (wire, heard) = talk(Dialect::LanguageServer, move |mut peer| {
            for _ in 0..2 {
                peer.hear();
            }
            let _ = peer.says.write_all(said.as_bytes());
        });
        let begin = Instant::now();
        for answer in ["a", "b"].map(|name| wire.put(name, json!({})).unwrap()) {
            let error = answer.wait(SOON).unwrap_err();
            assert!(expected(&error) && !error.is_of_one_question(), "{error}");
        }
        assert!(begin.elapsed() < SOON);
        assert!(expected(&wire.end().unwrap()));
        assert!(expected(&wire.ask("c", json!({}), SOON).unwrap_err()));
        assert!(matches!(heard.recv_timeout(SOON).unwrap(), Heard::End(_)));
    }
}

fn is_broken(why: &WireError) -> bool {
    matches!(why, WireError::Broken(_))
}

#[test]
fn closing_fails_what_waits_and_ends_the_other_sides_input() {
    let (ended, end) = channel();
    let (wire, _heard) = talk(Dialect::LanguageServer, move |mut peer| {
        peer.hear();
        let mut rest = Vec::new();
        peer.hears.read_to_end(&mut rest).unwrap();
        ended.send(rest).unwrap();
    });
    let waiting = wire.put("never", json!({})).unwrap();
    thread::scope(|scope| {
        let waiter = scope.spawn(|| waiting.wait(SOON));
        wire.close();
        assert_eq!(waiter.join().unwrap(), Err(WireError::Closed));
    });
    assert_eq!(end.recv_timeout(SOON).unwrap(), b"");
    assert_eq!(wire.ask("more", json!({}), SOON), Err(WireError::Closed));
}

#[test]
fn a_program_that_does_not_read_holds_nobody_up() {
    let (hold, held) = channel::<()>();
    let (wire, _heard) = talk(Dialect::LanguageServer, move |peer| {
        let _ = held.recv();
        drop(peer);
    });
    let text = "x".repeat(1 << 20);
    let begin = Instant::now();
    let taken = (0..1000)
        .take_while(|_| wire.tell("much", json!({"text": text})).is_ok())
        .count();
    assert!(taken < 40, "{taken} MiB were kept");
    let fail = wire.tell("much", json!({"text": text}));
    assert_eq!(fail, Err(WireError::Stuck));
    assert!(begin.elapsed() < SOON);
    drop(hold);
}
