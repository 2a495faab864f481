//! What a job is given, and what it reports.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    Backend, CancelToken, FileWatch, LayerMethod, Mount, Outcome, ProcessEnd, Stdin, Supervision,
};

use crate::support::{room, shell};

#[test]
fn a_program_without_walls_leaves_nothing_behind() {
    let room = room(Backend::Bubblewrap);
    let folder = room.sandbox.workshop().folder("test").unwrap();
    let ends = [
        (
            "(setsid sleep 300 & echo $! > pid); exit 7",
            20,
            Outcome::Exited(7),
        ),
        (
            "setsid sleep 300 & echo $! > pid; wait",
            1,
            Outcome::TimedOut,
        ),
    ];
    for (script, seconds, outcome) in ends {
        let mut job = shell(script);
        job.cwd = folder.clone();
        job.limits.wall = Duration::from_secs(seconds);
        let ended = room.sandbox.run_unwalled(&job, &CancelToken::default());
        assert_eq!(ended.unwrap().outcome, outcome, "{script}");
        let pid = std::fs::read_to_string(folder.join("pid")).unwrap();
        let process = Path::new("/proc").join(pid.trim());
        assert!(!process.exists(), "{script}: {} is left", process.display());
    }
}

#[test]
fn outcomes_are_told_apart() {
    let room = room(Backend::Bubblewrap);
    let cases = [
        ("exit 0", Outcome::Exited(0)),
        ("exit 139", Outcome::Exited(139)),
        ("kill -SEGV $$", Outcome::Signalled(11)),
        ("/nonexistent", Outcome::Exited(127)),
    ];
    for (script, expected) in cases {
        for supervision in [Supervision::Plain, Supervision::Traced] {
            let mut job = shell(script);
            job.supervision = supervision;
            assert_eq!(room.run(&job).outcome, expected, "{script} {supervision:?}");
        }
    }
}

/// Programs that write to a file can be told to write to their output.
#[test]
fn outputs_can_be_opened_by_name() {
    let room = room(Backend::Bubblewrap);
    let ended = room.run(&shell("echo out > /dev/stdout; echo err > /dev/stderr"));
    assert_eq!(ended.outcome, Outcome::Exited(0));
    assert_eq!(ended.stdout.text(), "out\n");
    assert_eq!(ended.stderr.text(), "err\n");
}

/// A project's tests may count on it: `yes | head` ends by a signal.
#[test]
fn no_signal_is_ignored() {
    let room = room(Backend::Bubblewrap);
    for supervision in [Supervision::Plain, Supervision::Traced, Supervision::Build] {
        let mut job = shell("grep SigIgn /proc/self/status");
        job.supervision = supervision;
        let finished = room.run(&job);
        let told = finished.stdout.text();
        let ignored = told.trim().rsplit('\t').next().unwrap();
        let ignored = u64::from_str_radix(ignored, 16).unwrap();
        // The C library keeps signals 32 and 33 to itself.
        let everybodys = !(0b11 << 31);
        assert_eq!(ignored & everybodys, 0, "{supervision:?}: {told}");
    }
}

#[test]
fn output_stdin_environment_and_folder_arrive() {
    let room = room(Backend::Bubblewrap);
    let input = room.folder.path().join("in");
    fs::write(&input, "hello").unwrap();
    let mut job = shell("cat; echo \"$NAME\"; pwd; echo bad >&2");
    job.env.insert("NAME".into(), "a b".into());
    job.stdin = Stdin::File(input);
    job.cwd = PathBuf::from("/usr");
    let finished = room.run(&job);
    assert_eq!(finished.stdout.text(), "helloa b\n/usr\n");
    assert_eq!(finished.stderr.text(), "bad\n");
}

#[test]
fn a_layer_keeps_what_is_written_and_spares_the_base() {
    let room = room(Backend::Bubblewrap);
    let base = room
        .sandbox
        .workshop()
        .folder("base,with:odd names")
        .unwrap();
    fs::write(base.join("file"), "old").unwrap();
    let layer = room.sandbox.layer(&base).unwrap();
    assert_eq!(layer.method(), LayerMethod::Disk);
    let tree = Path::new("/home/somebody/my project");
    for (script, printed) in [
        ("cat file; rm file; echo new > other", "old"),
        ("ls", "other\n"),
    ] {
        let mut job = shell(script);
        job.mounts = vec![layer.mount(tree)];
        job.cwd = tree.to_owned();
        assert_eq!(room.run(&job).stdout.text(), printed);
    }
    assert_eq!(fs::read_to_string(base.join("file")).unwrap(), "old");
    assert!(!base.join("other").exists());
    assert!(layer.written().join("other").exists());
}

#[test]
fn tracing_sees_through_wrappers() {
    let room = room(Backend::Bubblewrap);
    let mut job = shell("cd /usr; sh -c 'X=1 /bin/true one \"two  words\"; kill -SEGV $$'; exit 3");
    job.supervision = Supervision::Traced;
    let finished = room.run(&job);
    assert_eq!(finished.outcome, Outcome::Exited(3));
    let traced = finished.traced;
    let program = traced
        .executed
        .iter()
        .find(|program| program.executable.ends_with("true"))
        .unwrap();
    assert_eq!(program.argv, ["/bin/true", "one", "two  words"]);
    assert_eq!(program.cwd, Path::new("/usr"));
    assert!(program.env.contains(&"X=1".into()));
    assert!(
        traced.loaded[&program.pid]
            .iter()
            .any(|file| file.to_string_lossy().contains("libc"))
    );
    assert!(
        traced
            .ends
            .values()
            .any(|end| *end == ProcessEnd::Signalled(11))
    );
    assert!(!traced.cut);
}

#[test]
fn a_hang_is_aborted_and_the_abort_is_seen() {
    let room = room(Backend::Bubblewrap);
    let mut job = shell("sleep 100; echo after");
    job.supervision = Supervision::TracedUntil {
        abort_after: Duration::from_millis(200),
        grace: Duration::from_secs(5),
        files: FileWatch::Off,
    };
    let finished = room.run(&job);
    assert_eq!(finished.outcome, Outcome::Exited(0));
    assert_eq!(finished.stdout.text(), "after\n");
    assert!(
        finished
            .traced
            .ends
            .values()
            .any(|end| *end == ProcessEnd::Signalled(6))
    );
}

#[test]
fn a_step_that_fails_is_named() {
    let room = room(Backend::Bubblewrap);
    let mut job = shell("true");
    let (host, _) = room.writable("/x");
    job.mounts = vec![Mount::Overlay {
        lowers: vec![host.clone()],
        layer: host,
        inside: "/tmp/x".into(),
    }];
    let error = room.sandbox.run(&job, &CancelToken::default()).unwrap_err();
    assert!(
        error.to_string().contains("could not mount an overlay"),
        "{error}"
    );
}

#[test]
fn endless_output_is_counted_and_cut() {
    let room = room(Backend::Bubblewrap);
    let mut job = shell("head -c 3000000 /dev/zero | tr '\\0' x; echo end");
    job.spill = Some(room.folder.path().join("spill"));
    let finished = room.run(&job);
    assert_eq!(finished.stdout.total, 3_000_004);
    assert!(finished.stdout.text().contains("bytes not kept"));
    assert!(finished.stdout.text().ends_with("end\n"));
    assert_eq!(
        fs::metadata(room.folder.path().join("spill.out"))
            .unwrap()
            .len(),
        3_000_004
    );
}
