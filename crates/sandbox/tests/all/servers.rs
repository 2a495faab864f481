//! Jobs that exchange messages with us while they run.

use std::io::{BufRead, BufReader, Read, Write};
use std::thread;
use std::time::{Duration, Instant};

use patchwright_sandbox::{Backend, CancelToken, Job, Outcome, Sandbox, SandboxError, Server};

use crate::escapes_host::{BOTH, Host, eventually};
use crate::support::{room, shell};

type End = fn(&CancelToken, Server);
type Limit = fn(&mut Job);

const LONGEST: Duration = Duration::from_secs(10);

#[test]
fn a_server_answers_until_its_input_ends() {
    for backend in BOTH {
        let room = room(backend);
        let job = shell("while read word; do echo \"got $word\"; done; echo bye >&2; exit 3");
        let mut server = room.sandbox.serve(&job, &CancelToken::default()).unwrap();
        let mut stdin = server.take_stdin().unwrap();
        let mut stdout = BufReader::new(server.take_stdout().unwrap());
        assert!(server.take_stdin().is_none() && server.take_stdout().is_none());
        for word in ["one", "two"] {
            writeln!(stdin, "{word}").unwrap();
            let mut line = String::new();
            stdout.read_line(&mut line).unwrap();
            assert_eq!(line, format!("got {word}\n"));
        }
        assert!(server.try_wait().unwrap().is_none());
        drop(stdin);
        let end = server.wait(LONGEST).unwrap().unwrap();
        assert_eq!(end.outcome, Outcome::Exited(3), "{backend:?}");
        assert_eq!(end.stderr.text(), "bye\n");
        assert_eq!(stdout.read(&mut [0; 8]).unwrap(), 0);
    }
}

#[test]
fn much_goes_both_ways() {
    let room = room(Backend::Bubblewrap);
    let mut server = room
        .sandbox
        .serve(&shell("cat"), &CancelToken::default())
        .unwrap();
    let (mut stdin, mut stdout) = (server.take_stdin().unwrap(), server.take_stdout().unwrap());
    let sent: Vec<u8> = (0..3_000_000u32).map(|number| number as u8).collect();
    let heard = thread::scope(|scope| {
        let listener = scope.spawn(move || {
            let mut heard = Vec::new();
            stdout.read_to_end(&mut heard).map(|_| heard)
        });
        stdin.write_all(&sent).unwrap();
        drop(stdin);
        listener.join().unwrap().unwrap()
    });
    assert!(heard == sent);
}

/// Each is ended from outside while it misbehaves; nothing of it may be left.
#[test]
fn the_whole_tree_goes_however_it_is_ended() {
    let ignoring = "trap '' TERM INT HUP QUIT USR1; echo up; ";
    let behaviours = [
        "sleep 100",
        "{tool} daemon 100; sleep 100",
        "{tool} flee 100000; sleep 100",
        "kill -STOP $PPID; sleep 100",
        "exec >&-; sleep 100",
        "yes",
    ];
    let ends: [(&str, End); 3] = [
        ("dropped", |_, server| drop(server)),
        ("ended", |_, server| {
            let end = server.end().unwrap();
            assert_eq!(end.outcome, Outcome::Cancelled);
        }),
        ("cancelled from above", |cancel, mut server| {
            cancel.cancel();
            let end = server.wait(LONGEST).unwrap().unwrap();
            assert_eq!(end.outcome, Outcome::Cancelled);
        }),
    ];
    let _keeps_the_tool = Host::new(Backend::None);
    for behaviour in behaviours {
        for (how, end) in ends {
            let mut host = Host::new(Backend::Bubblewrap);
            let cancel = CancelToken::default();
            let job = host.job(&format!("{ignoring}{behaviour}"));
            let mut server = host.room.sandbox.serve(&job, &cancel).unwrap();
            let mut up = [0; 3];
            let mut stdout = server.take_stdout().unwrap();
            stdout.read_exact(&mut up).unwrap();
            assert!(!host.processes().is_empty());
            let begin = Instant::now();
            end(&cancel, server);
            assert!(begin.elapsed() < LONGEST, "{behaviour} {how}");
            host.assert_unharmed(behaviour);
            host.assert_removable(behaviour);
        }
    }
}

#[test]
fn limits_hold_for_servers() {
    let cases: [(&str, Limit, Outcome); 4] = [
        (
            "{tool} eat 300",
            |job| job.limits.memory_bytes = 96 << 20,
            Outcome::OutOfMemory,
        ),
        (
            "sleep 100",
            |job| job.limits.wall = Duration::from_millis(300),
            Outcome::TimedOut,
        ),
        (
            "while :; do :; done",
            |job| job.limits.cpu = Some(Duration::from_millis(300)),
            Outcome::CpuExhausted,
        ),
        (
            "for i in 1 2 3 4; do dd if=/dev/zero of=file$i bs=1M count=8; done; sleep 100",
            |job| job.limits.disk_bytes = 16 << 20,
            Outcome::DiskFull,
        ),
    ];
    for (script, limit, expected) in cases {
        let mut host = Host::new(Backend::Bubblewrap);
        let mut job = host.job(script);
        job.limits.wall = Duration::MAX;
        limit(&mut job);
        let (_, end) = host.room.serve(&job).talk("");
        assert_eq!(end.outcome, expected, "{script}: {end:?}");
        host.assert_unharmed(script);
    }
}

#[test]
fn a_server_outlives_the_thread_that_asked_for_it_and_its_sandbox() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("work");
    let asked = thread::spawn(move || {
        let sandbox = Sandbox::open(&root, Backend::Bubblewrap).unwrap();
        let job = shell("read word; echo \"got $word\"");
        sandbox.serve(&job, &CancelToken::default()).unwrap()
    });
    let server = asked.join().unwrap();
    thread::sleep(Duration::from_millis(300));
    let (heard, end) = crate::support::Served(server).talk("late\n");
    assert_eq!(heard, "got late\n");
    assert_eq!(end.outcome, Outcome::Exited(0));
    let left = || {
        std::fs::read_dir(folder.path().join("work"))
            .unwrap()
            .count()
    };
    assert!(eventually(|| left() == 0));
}

/// Writes more than a pipe holds: if the end of the server went unnoticed, the writer would block
/// forever.
#[test]
fn a_writer_does_not_wait_for_a_dead_server() {
    let room = room(Backend::Bubblewrap);
    let mut server = room
        .sandbox
        .serve(&shell("sleep 100"), &CancelToken::default())
        .unwrap();
    let mut stdin = server.take_stdin().unwrap();
    let writer = thread::spawn(move || stdin.write_all(&vec![0; 1 << 20]));
    thread::sleep(Duration::from_millis(200));
    assert!(!writer.is_finished());
    server.kill();
    assert!(eventually(|| writer.is_finished()));
    assert!(writer.join().unwrap().is_err());
}

/// Without isolation a process may leave the tree and keep the pipe open: the reader must still see
/// the end.
#[test]
fn a_reader_does_not_wait_for_a_process_that_fled() {
    let host = Host::new(Backend::None);
    // Once its first file exists, the daemon has left the group.
    let job = host.job("echo first; {tool} daemon 30; while [ ! -e late ]; do sleep 0.01; done");
    let begin = Instant::now();
    let (heard, end) = host.room.serve(&job).talk("");
    assert!(heard.starts_with("first\n"), "{heard}");
    assert_eq!(end.outcome, Outcome::Exited(0));
    assert!(begin.elapsed() < LONGEST);
    assert_eq!(host.processes().len(), 1);
}

#[test]
fn what_cannot_start_is_an_error() {
    let room = room(Backend::Bubblewrap);
    let mut job = shell("true");
    job.mounts = vec![crate::escapes_host::read_only(
        &room.folder.path().join("absent"),
    )];
    let error = room
        .sandbox
        .serve(&job, &CancelToken::default())
        .unwrap_err();
    assert!(matches!(error, SandboxError::Io { .. }), "{error}");
    let mut job = shell("true");
    job.cwd = "/absent".into();
    let server = room.sandbox.serve(&job, &CancelToken::default());
    let end = server.unwrap().wait(LONGEST);
    assert!(matches!(end, Err(SandboxError::Refused { .. })), "{end:?}");
}
