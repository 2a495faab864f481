//! A server that hangs, dies or sends nonsense costs one restart and then its answer, never more.

use std::time::{Duration, Instant};

use patchwright_probes::lsp::{LanguageServer, LspError, Patience, ServerSpec};
use patchwright_sandbox::Outcome;
use patchwright_testkit::processes_that_see;

use crate::support::{COMMANDS, Fixture, SHORT, path};

const FILES: [(&str, &str); 2] = [
    ("a.c", "int use(int);\nint main(void) { return use(1); }\n"),
    ("b.c", "\nint use(int n) { return n; }\n"),
];

pub fn fake(how: &str) -> ServerSpec {
    let script = include_str!("fake_server.sh");
    let command = ["/bin/sh", "-c", script, "fake", how, COMMANDS];
    ServerSpec {
        command: command.map(str::to_owned).to_vec(),
        index_token: None,
        ..ServerSpec::clangd()
    }
}

fn define(fixture: &Fixture, server: &mut LanguageServer) -> Result<usize, LspError> {
    let answered = fixture.ask("a.c", "return |use", |question| {
        server.definitions(question)
    });
    answered.map(|(places, _)| places.len())
}

struct Case {
    how: &'static str,
    /// The reported failure; `None` if it answers in the end.
    why: Option<&'static str>,
    starts: u32,
}

const CASES: [Case; 12] = [
    case(
        "hang",
        Some("it did not answer textDocument/definition within"),
        2,
    ),
    case("mute", Some("it did not answer initialize within"), 2),
    case("die", Some("it ended with status 3: out of luck"), 2),
    case("crash", Some("signal 11 ended it"), 2),
    case("nonsense", Some("a message is not JSON"), 2),
    case("no-header", Some("is not a header"), 2),
    case(
        "wrong",
        Some("its answer to textDocument/definition is none"),
        2,
    ),
    case("large", Some("it sent a message of 100000000 bytes"), 2),
    case("endless", Some("a header has no end"), 2),
    case(
        "refuse",
        Some("it refused textDocument/definition: invalid AST"),
        1,
    ),
    case("die-once", None, 2),
    case("out-of-order", None, 1),
];

const fn case(how: &'static str, why: Option<&'static str>, starts: u32) -> Case {
    Case { how, why, starts }
}

#[test]
fn a_failing_server_is_started_once_more_and_then_said_to_fail() {
    for Case { how, why, starts } in CASES {
        let patience = Patience {
            start: if how == "mute" {
                Duration::from_millis(300)
            } else {
                SHORT.start
            },
            question: if how == "hang" {
                Duration::from_millis(300)
            } else {
                SHORT.question
            },
            ..SHORT
        };
        let fixture = Fixture::new(&FILES);
        let mut server = fixture.server(fake(how), patience);
        let begin = Instant::now();
        let answered = define(&fixture, &mut server);
        assert!(begin.elapsed() < Duration::from_secs(15), "{how}");
        match (why, answered) {
            (None, answered) => assert_eq!(answered, Ok(1), "{how}"),
            (Some(words), Err(LspError::Failed { why, .. })) => {
                assert!(why.contains(words), "{how}: {why}");
            }
            (Some(_), answered) => panic!("{how}: {answered:?}"),
        }
        assert_eq!(fixture.starts(), starts, "{how}");
    }
}

#[test]
fn a_server_that_fails_again_and_again_is_given_up() {
    let fixture = Fixture::new(&FILES);
    let mut server = fixture.server(fake("die"), SHORT);
    for _ in 0..2 {
        let failed = define(&fixture, &mut server);
        assert!(matches!(failed, Err(LspError::Failed { .. })), "{failed:?}");
    }
    let starts = fixture.starts();
    let error = define(&fixture, &mut server).unwrap_err();
    assert_eq!(
        error.to_string(),
        "clangd was given up: it ended with status 3: out of luck"
    );
    assert_eq!(fixture.starts(), starts);
}

#[test]
fn what_cannot_be_started_or_asked_says_so() {
    let fixture = Fixture::new(&FILES);
    let absent = ServerSpec {
        command: vec!["no-such-server".to_owned()],
        ..ServerSpec::clangd()
    };
    let mut server = fixture.server(absent, SHORT);
    let error = define(&fixture, &mut server).unwrap_err();
    assert_eq!(
        error.to_string(),
        "clangd gave no answer: it is not installed"
    );
    let server = fixture.server(fake("hang"), SHORT);
    let texts = |_: &_| Some("text");
    let question = patchwright_probes::lsp::Question {
        file: &path("read.me"),
        line: 1,
        column: 0,
        changed: &Default::default(),
        texts: &texts,
        view: 1,
    };
    let error = server.definitions(&question).unwrap_err();
    assert_eq!(error.to_string(), "clangd does not read files like read.me");
}

/// Nothing of a server is left, whether it was dropped while hanging or after it was given up.
#[test]
fn servers_are_reaped() {
    for how in ["hang", "die", "endless"] {
        let fixture = Fixture::new(&FILES);
        let patience = Patience {
            question: Duration::from_millis(200),
            ..SHORT
        };
        let mut server = fixture.server(fake(how), patience);
        define(&fixture, &mut server).unwrap_err();
        drop(server);
        let work = fixture.sandbox.workshop().path();
        assert_eq!(processes_that_see(work), Vec::<String>::new(), "{how}");
    }
}

/// A dropped connection ends its server; one that ended says how.
#[test]
fn a_talk_owns_its_server() {
    use patchwright_probes::wire::{Dialect, Wire, WireError};
    let fixture = Fixture::new(&FILES);
    let job = fixture.job(&fake("die").command);
    let listener = |_| {};
    let mut wire = Wire::to_server(Dialect::LanguageServer, fixture.serve(&job), listener).unwrap();
    let within = Duration::from_secs(10);
    let died = wire.ask("textDocument/definition", serde_json::json!({}), within);
    assert_eq!(died, Err(WireError::Ended));
    let end = wire.post_mortem(within).unwrap();
    assert_eq!(end.outcome, Outcome::Exited(3));
    assert_eq!(end.stderr.text(), "out of luck\n");
}

fn asked_at_once(how: &str) -> [Result<usize, LspError>; 2] {
    let fixture = Fixture::new(&FILES);
    let patience = Patience {
        question: Duration::from_secs(60),
        start: Duration::from_secs(60),
        ..SHORT
    };
    let server = fixture.server(fake(how), patience);
    let ask = |file: &str, marked: &str| {
        let answered = fixture.ask(file, marked, |question| server.definitions(question));
        answered.map(|(places, _)| places.len())
    };
    std::thread::scope(|scope| {
        let first = scope.spawn(|| ask("a.c", "return |use"));
        let second = scope.spawn(|| ask("b.c", "return |n"));
        [first.join().unwrap(), second.join().unwrap()]
    })
}

/// The fake answers the first query only after it has received the second.
#[test]
fn a_question_does_not_wait_for_the_answer_to_another() {
    assert_eq!(asked_at_once("pair"), [Ok(1), Ok(1)]);
}

#[test]
fn a_question_that_kills_the_server_costs_the_others_no_answer() {
    let [deadly, other] = asked_at_once("poison");
    let words = deadly.unwrap_err().to_string();
    assert!(words.contains("it ended with status 3"), "{words}");
    assert_eq!(other, Ok(1));
}
