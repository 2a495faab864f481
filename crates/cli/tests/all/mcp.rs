//! `patchwright mcp`: with an independent client, and with what no client should send.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout};
use std::time::{Duration, Instant};

use patchwright_testkit::{Project, Snapshot, left_in};
use serde_json::{Value, json};

use crate::tiny::{FEW, MAKEFILE, MANIFEST, PROGRAM};
use crate::tool::{Tool, script};

const BUG: &str = "  return block[at]; /* BUG */\n";
const PATCHES: [(&str, &str); 3] = [
    ("fix", "  return at < 4 ? block[at] : -1;\n"),
    ("wrong", "  return block[at + 1];\n"),
    (
        "hangs",
        "  while (at > 3) usleep(1000);\n  return block[at];\n",
    ),
];
const TESTED: &str = "
[test]
command = './prog calm.bin'
format = 'exit-status'
";

fn project() -> Project {
    let manifest = format!("{MANIFEST}{FEW}{TESTED}");
    let project = Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", MAKEFILE),
        ("crash.bin", "!"),
        ("calm.bin", "."),
        ("patchwright.toml", &manifest),
    ]);
    let other = PROGRAM.replace("past_the_end", "beyond");
    let files = [
        ("prog.c", other.as_str()),
        ("Makefile", MAKEFILE),
        ("crash.bin", "!"),
        ("patchwright.toml", MANIFEST),
    ];
    for (name, text) in files {
        project.write_beside(&format!("others/two/{name}"), text);
    }
    for (name, line) in PATCHES {
        let patch = format!("prog.c\n<<<<<<< SEARCH\n{BUG}=======\n{line}>>>>>>> REPLACE\n");
        project.write_beside(&format!("{name}.patch"), patch);
    }
    project
}

/// The whole protocol as the Python SDK speaks it; `make setup-tests` installs that.
#[test]
fn a_stock_client_gets_everything_and_leaves_nothing() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let python = here.join("../../target/mcp-client/bin/python");
    assert!(
        python.exists(),
        "the client is not installed: make setup-tests"
    );
    let project = project();
    let before = Snapshot::take(&project.source());
    let steps = format!(
        "'{}' '{}' '{}' .",
        python.display(),
        here.join("tests/mcp/client.py").display(),
        env!("CARGO_BIN_EXE_patchwright"),
    );
    let output = script(project.root(), &steps).exits(0);
    assert!(output.stdout.ends_with("all was well\n"), "{output}");
    assert_eq!(
        before.differences(&Snapshot::take(&project.source())),
        Vec::<String>::new()
    );
    // What a killed server left in its work folder goes with the next command.
    Tool::new(&project, &["reproduce", "src"]).run().exits(0);
    let runs = Tool::new(&project, &["runs"]).run().exits(0).stdout;
    for status in ["served", "killed", "repaired"] {
        assert!(runs.contains(status), "{runs}");
    }
}

/// A server that is talked to by hand.
struct Raw {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Raw {
    fn start(project: &Project, words: &[&str]) -> Self {
        let mut child = Tool::new(project, &[&["mcp"], words].concat()).piped();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Self { child, lines }
    }

    fn send(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().unwrap();
        stdin.write_all(line.as_bytes()).unwrap();
        stdin.write_all(b"\n").unwrap();
    }

    fn ask(&mut self, id: u64, method: &str, params: &Value) -> Value {
        let request = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        self.send(&request.to_string());
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).unwrap() > 0, "it is gone");
            let message: Value = serde_json::from_str(&line).unwrap();
            assert_eq!(message["jsonrpc"], "2.0", "not of the protocol: {line}");
            if message["id"] == id {
                return message;
            }
        }
    }

    fn begin(&mut self) -> Value {
        let about = json!({
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "by hand", "version": "1"},
        });
        let answer = self.ask(1, "initialize", &about);
        self.send(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
        answer
    }

    fn call(&mut self, id: u64, name: &str, arguments: &Value) -> Value {
        let params = json!({"name": name, "arguments": arguments});
        self.ask(id, "tools/call", &params)["result"].clone()
    }

    /// Closes its input; it must end by itself.
    fn end(mut self) -> i32 {
        drop(self.child.stdin.take());
        let started = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code().unwrap();
            }
            assert!(started.elapsed() < Duration::from_secs(60), "it hangs");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn hostile_messages_are_answered_or_ignored() {
    let project = project();
    let mut server = Raw::start(&project, &[]);
    let about = server.begin();
    assert_eq!(about["result"]["serverInfo"]["name"], "patchwright");
    server.send("no JSON at all \u{1b}[31m");
    server.send(&"[".repeat(100_000));
    server.send(&"x".repeat(9 << 20));
    server.send(
        r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4711}}"#,
    );
    let unknown = server.ask(2, "tools/everything", &json!({}));
    assert!(unknown["error"]["code"].is_i64(), "{unknown}");
    let cases = [
        ("verify_patch", json!({"patch": "x"}), "no case is given"),
        (
            "verify_patch",
            json!({"patch": "x", "case": "src"}),
            "it opens none",
        ),
        (
            "verify_patch",
            json!({"case": {"a": [1]}}),
            "`case` is a text",
        ),
        ("\u{1b}]0;title", json!({}), "there is no tool"),
        ("submit_patch", json!(null), "no case is given"),
    ];
    for (id, (name, arguments, words)) in (3..).zip(cases) {
        let result = server.call(id, name, &arguments);
        assert_eq!(result["isError"], true, "{result}");
        let text = result["content"][0]["text"].as_str().unwrap();
        assert!(text.contains(words), "{name}: {text}");
    }
    assert_eq!(server.end(), 0);
    assert_eq!(
        left_in(project.root(), &project.cache()),
        Vec::<String>::new()
    );
}

#[test]
fn a_case_that_is_none_is_reported_to_who_starts_the_server() {
    let project = project();
    let cases = [
        (["mcp", "nowhere"].as_slice(), "cannot open"),
        (&["mcp", "home"], "cannot open"),
        (&["mcp", "--allow", "nowhere"], "cannot open"),
        (&["mcp", "src/prog.c"], "prog.c"),
    ];
    for (words, told) in cases {
        let output = Tool::new(&project, words).run().exits(2);
        assert!(output.error().contains(told), "{output}");
        assert_eq!(output.stdout, "");
    }
}

/// Somebody else's protocol is an error, not a client that was served.
#[test]
fn who_does_not_begin_as_the_protocol_does_is_told() {
    let project = project();
    let mut server = Raw::start(&project, &["src"]);
    server.send(r#"{"jsonrpc":"2.0","id":1,"result":{}}"#);
    assert_eq!(server.end(), 2);
}

/// The client goes before it says anything.
#[test]
fn a_silent_client_is_no_error() {
    let project = project();
    let output = Tool::new(&project, &["mcp", "src"]).run().exits(0);
    assert_eq!(output.stdout, "");
}
