//! GDB as the debug adapter: how it differs from LLDB, and what it cannot do.

use std::time::Duration;

use patchwright_probes::debug::{
    Adapter, AdapterKind, DebugError, HaltKind, Hit, LineAsked, LineOutcome, Nearest, Reached,
    Reaches, Session, Wanted,
};

use super::fixture::{Fixture, Given};

const PAST: &str = "#include <stdlib.h>\nstatic int past(char *p, int n) {\n  int sum = 0;\n  \
    for (int i = 0; i <= n; i++) {\n    sum += p[i]; }\n  return sum;\n}\n\
    int main(void) { return past(malloc(4), 4); }\n";

fn asked(line: u32) -> LineAsked {
    LineAsked {
        file: "past.c".to_owned(),
        line,
        column: None,
        condition: None,
    }
}

fn reached(hit: u64, of: Reaches) -> LineOutcome {
    LineOutcome::Reached(Reached {
        line: 5,
        hit: Some(hit),
        of,
        frame: 0,
    })
}

fn looks(session: &mut Session<'_>) {
    let halt = session.run_to_crash().unwrap();
    assert!(matches!(halt.kind, HaltKind::Report(_)), "{:?}", halt.kind);
    let top = &halt.backtrace.frames[0];
    assert_eq!(top.function, "past");
    let arguments = top.arguments.as_deref().unwrap_or_default();
    assert!(arguments.starts_with("(p=0x50"), "{arguments}");
    assert!(arguments.ends_with(", n=4)"), "{arguments}");

    let last = session.run_to_line(&asked(5), Hit::Last).unwrap();
    assert_eq!(last, reached(5, Reaches::Exactly(5)));
    assert_eq!(session.evaluate("i", 0).unwrap().text, "4");
    let second = session.run_to_line(&asked(5), Hit::Nth(2)).unwrap();
    assert_eq!(second, reached(2, Reaches::Uncounted));
    assert_eq!(session.evaluate("i", 0).unwrap().text, "1");

    // What it cannot know is reported as unknown, not made up.
    let nearest = Nearest::Unknown;
    let behind = session.run_to_line(&asked(90), Hit::Last).unwrap();
    assert_eq!(behind, LineOutcome::NoCode { nearest });
    session.run_to_crash().unwrap();
    let watched = session.watch("sum", 0);
    assert!(matches!(watched, Err(DebugError::Unable(_))), "{watched:?}");
}

#[test]
fn gdbs_answers_are_understood() {
    let fixture = Fixture::new("past.c", PAST, "clang-19 -O0 -fsanitize=address");
    let script = include_str!("fake_gdb.sh");
    let command = move |_| ["/bin/sh", "-c", script].map(Into::into).to_vec();
    let patience = Duration::from_secs(60);
    let mut session = fixture.session_of(AdapterKind::Gdb, Given::default(), command, patience);
    looks(&mut session);
}

/// With the GDB of this machine: one that is too old is reported as such.
#[test]
fn the_installed_gdb_is_used_or_said_to_be_too_old() {
    let wanted = Wanted::Kind(AdapterKind::Gdb);
    let Some(adapter) = Adapter::wanted(&wanted, &["/usr/local/bin", "/usr/bin"]) else {
        return;
    };
    let fixture = Fixture::new("past.c", PAST, "clang-19 -O0 -fsanitize=address");
    let command = move |_| adapter.command();
    let patience = Duration::from_secs(60);
    let mut session = fixture.session_of(AdapterKind::Gdb, Given::default(), command, patience);
    match session.run_to_crash() {
        Err(DebugError::Unable(words)) => assert!(words.contains("version 14"), "{words}"),
        _ => looks(&mut session),
    }
}
