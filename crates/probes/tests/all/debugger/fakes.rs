use std::time::{Duration, Instant};

use patchwright_probes::debug::{Adapter, HaltKind};

use super::fixture::{Fixture, Given};

const PROGRAM: &str = "#include <stdlib.h>\nint main(void) {\n  abort();\n}\n";

fn script(text: &str) -> Vec<std::ffi::OsString> {
    ["/bin/sh", "-c", text].map(Into::into).to_vec()
}

#[test]
fn a_debugger_that_is_of_no_use_is_an_ordinary_failure() {
    let fixture = Fixture::new("a.c", PROGRAM, "clang-19 -O0");
    let cases = [
        ("exit 3", "it ended"),
        ("sleep 1000", "did not answer initialize within"),
        ("echo hello; sleep 1000", "it broke the protocol"),
        (
            "printf 'Content-Length: 104857600\\r\\n\\r\\n'; head -c 104857600 /dev/zero; sleep 1000",
            "it sent a message of 104857600 bytes",
        ),
        (
            "printf 'Content-Length: 12\\r\\n\\r\\n{\"type\": 7.}'; sleep 1000",
            "it broke the protocol",
        ),
        // Responds only to the first request.
        (
            "head -c 1 > /dev/null; printf 'Content-Length: 67\\r\\n\\r\\n{\"type\": \"response\", \"request_seq\": 1, \"success\": true, \"body\": {}}'; sleep 1000",
            "did not answer launch within",
        ),
    ];
    for (text, wanted) in cases {
        let started = Instant::now();
        let given = Given::default();
        let mut session = fixture.session_by(given, move |_| script(text), Duration::from_secs(2));
        let said = session.run_to_crash().unwrap_err().to_string();
        assert!(said.contains(wanted), "{text}: {said}");
        assert!(started.elapsed() < Duration::from_secs(40), "{text}");
        assert_eq!(fixture.processes(), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn a_second_debugger_takes_the_place_of_one_that_died() {
    let fixture = Fixture::new("a.c", PROGRAM, "clang-19 -O0");
    let adapter = Adapter::find(&["/usr/local/bin", "/usr/bin"]).unwrap();
    let command = move |before| match before {
        0 => script("exit 1"),
        _ => adapter.command(),
    };
    let mut session = fixture.session_by(Given::default(), command, Duration::from_secs(60));
    let halt = session.run_to_crash().unwrap();
    assert_eq!(halt.kind, HaltKind::Signal("SIGABRT".to_owned()));
    // One debugger at a time, and none after the session.
    let debuggers = |fixture: &Fixture| {
        let all = fixture.processes();
        all.iter().filter(|line| line.contains("lldb-dap")).count()
    };
    assert!(debuggers(&fixture) >= 1);
    let before = fixture.processes().len();
    session.run_to_crash().unwrap();
    assert_eq!(fixture.processes().len(), before);
    drop(session);
    assert_eq!(fixture.processes(), Vec::<String>::new());
}
