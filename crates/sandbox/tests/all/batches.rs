//! Many runs in one sandbox: each with its own files, none able to affect another.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    Backend, Batch, BatchLimits, BatchPart, BatchRun, BatchRuns, CancelToken, Cut, Outcome, RunEnd,
    Serve, Splice,
};

use crate::support::{Room, room, shell};

const BOTH: [Backend; 2] = [Backend::Bubblewrap, Backend::None];

struct Fixture {
    room: Room,
    original: PathBuf,
    folder: PathBuf,
    /// The folder below `{tree}` that is watched.
    watched: &'static str,
    serve: Serve,
}

impl Fixture {
    fn new(backend: Backend) -> Self {
        let room = room(backend);
        let original = room.folder.path().join("original");
        fs::write(&original, "0123456789").unwrap();
        let folder = PathBuf::new();
        Self {
            room,
            original,
            folder,
            watched: "",
            serve: Serve::Never,
        }
    }

    /// In the scripts, `{in}` is the part, `{out}` the reports folder, `{tree}` a folder that is not
    /// emptied.
    fn run(&mut self, runs: &[(&str, &[Splice])], limits: BatchLimits) -> BatchRuns {
        let mut job = shell("");
        job.limits.wall = Duration::from_secs(60);
        let (_, inputs) = self.room.writable("/patchwright/poc");
        let (host, reports) = self.room.writable("/patchwright/reports");
        let seen = |mount: &patchwright_sandbox::Mount| match mount {
            patchwright_sandbox::Mount::Writable { inside, .. } => inside.clone(),
            other => panic!("{other:?}"),
        };
        let (tree_host, tree) = self.room.writable("/patchwright/tree");
        let identity = self.room.sandbox.workshop().identity();
        for folder in ["inner", "old"].map(|name| tree_host.join(name)) {
            fs::create_dir(&folder).unwrap();
            identity.own(&folder).unwrap();
        }
        let (place, folder) = (seen(&inputs).join("in"), seen(&reports));
        let seen_tree = seen(&tree);
        self.folder = host;
        let words = |path: &Path| path.display().to_string();
        let script = |text: &str| {
            let text = text.replace("{in}", &words(&place));
            let text = text.replace("{tree}", &words(&seen_tree));
            text.replace("{out}", &words(&folder)).into()
        };
        let batch = Batch {
            parts: vec![BatchPart {
                host: self.original.clone(),
                place: place.clone(),
            }],
            stdin: Some(0),
            emptied: vec![seen(&inputs), folder.clone()],
            watched: vec![seen_tree.join(self.watched)],
            reports: folder.clone(),
            runs: runs
                .iter()
                .enumerate()
                .map(|(id, (text, splices))| BatchRun {
                    id: id as u32,
                    script: script(text),
                    splices: splices.iter().map(|splice| (0, splice.clone())).collect(),
                })
                .collect(),
            serve: self.serve,
            look: None,
            limits,
        };
        job.mounts = vec![inputs, reports, tree];
        self.room
            .sandbox
            .run_batch(job, &batch, &CancelToken::default())
            .unwrap()
    }
}

fn limits() -> BatchLimits {
    BatchLimits {
        each: Duration::from_secs(20),
        least: Duration::from_secs(1),
        grace: Duration::from_secs(2),
        budget: Duration::from_secs(40),
        most_hangs: 4,
    }
}

fn splice(at: usize, remove: usize, insert: &str) -> Splice {
    Splice {
        at,
        remove,
        insert: insert.into(),
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_large_original_is_spliced_on_disk() {
    const LENGTH: usize = 17 << 20;
    let show = "wc -c < {in}; head -c 4 {in}; tail -c 4 {in}; echo x >> {in}";
    let splices: [&[Splice]; 3] = [
        &[],
        &[splice(1, 2, "-"), splice(LENGTH - 1, 1, "end")],
        &[splice(8, LENGTH - 8, "")],
    ];
    let expected = ["17825792\nabcdwxyz", "17825793\na-deyend", "8\nabcdefgh"];
    for backend in BOTH {
        let mut fixture = Fixture::new(backend);
        let content = [
            b"abcdefgh".to_vec(),
            vec![b'.'; LENGTH - 12],
            b"wxyz".to_vec(),
        ]
        .concat();
        fs::write(&fixture.original, content).unwrap();
        let runs: Vec<(&str, &[Splice])> = splices.iter().map(|one| (show, *one)).collect();
        let ran = fixture.run(&runs, limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        for (id, told) in expected.into_iter().enumerate() {
            assert_eq!(text(&ran.ended[&(id as u32)].out.kept), told);
        }
    }
}

#[test]
fn each_run_sees_its_own_files_and_nothing_of_the_others() {
    let show =
        "cat {in}; printf ' '; cat; ls {out} >&2; echo r > {out}/san.1; echo x >> {in}; exit 3";
    let splices: [&[Splice]; 4] = [
        &[],
        &[splice(0, 1, "zero")],
        &[splice(2, 0, "-"), splice(8, 9, "")],
        &[splice(400, 7, "!")],
    ];
    let expected = ["0123456789", "zero123456789", "01-234567", "!"];
    for backend in BOTH {
        let runs: Vec<(&str, &[Splice])> = splices.iter().map(|one| (show, *one)).collect();
        let ran = Fixture::new(backend).run(&runs, limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        for (id, content) in expected.into_iter().enumerate() {
            let end = &ran.ended[&(id as u32)];
            assert_eq!(end.end, RunEnd::Exited(3));
            assert_eq!(text(&end.out.kept), format!("{content} {content}"));
            assert_eq!(text(&end.err.kept), "");
            assert_eq!(end.reports, [b"r\n"]);
        }
        assert_ne!(ran.ended[&0].out.hash, ran.ended[&1].out.hash);
    }
}

#[test]
fn a_report_that_its_run_closed_is_read() {
    let close = "echo r > {out}/san.1; chmod 0 {out}/san.1 {out}";
    for backend in BOTH {
        let ran = Fixture::new(backend).run(&[(close, &[]), ("exit 0", &[])], limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        assert_eq!(ran.ended[&0].reports, [b"r\n"], "{backend:?}");
        assert_eq!(ran.ended[&1].reports, [] as [Vec<u8>; 0], "{backend:?}");
    }
}

#[test]
fn what_a_run_leaves_behind_is_told_and_taken_away() {
    let make = "cd {tree}; echo made > new; mkdir sub; echo deep > sub/file; ln -s /etc/passwd link; mkfifo pipe
        echo more > old/stays; echo r > {out}/san.1; echo x >> {in}; chmod 0 sub/file sub";
    let look = "ls {tree}; cat {in}; rm {in}";
    let idle = "cat {in}";
    for backend in BOTH {
        let runs: [(&str, &[Splice]); 4] = [(make, &[]), (look, &[]), (make, &[]), (idle, &[])];
        let ran = Fixture::new(backend).run(&runs, limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        let left = |id: u32| -> Vec<(String, Option<u64>)> {
            let files = ran.ended[&id].left.iter();
            let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
            files
                .map(|file| (name(&file.path), file.content.map(|(length, _)| length)))
                .collect()
        };
        let made = [
            ("in", 12),
            ("link", 11),
            ("new", 5),
            ("pipe", 0),
            ("file", 5),
        ];
        let made = made.map(|(name, length)| (name.to_owned(), Some(length)));
        assert_eq!(left(0), made, "{backend:?}");
        assert_eq!(left(1), [("in".to_owned(), None)]);
        assert_eq!(text(&ran.ended[&1].out.kept), "inner\nold\n0123456789");
        assert_eq!(
            ran.ended[&2].left, ran.ended[&0].left,
            "the same content has the same hash"
        );
        assert_eq!(left(3), []);
    }
}

/// What is behind a link that a run created does not belong to the run.
#[test]
fn a_watched_folder_that_was_replaced_is_left_alone() {
    let swap = "cd {tree}; mv inner away; ln -s {tree}/away inner; echo kept > inner/new";
    for backend in BOTH {
        let mut fixture = Fixture::new(backend);
        fixture.watched = "inner";
        let runs: [(&str, &[Splice]); 2] = [(swap, &[]), ("cat {tree}/away/new", &[])];
        let ran = fixture.run(&runs, limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        assert_eq!(ran.ended[&0].left, []);
        assert_eq!(text(&ran.ended[&1].out.kept), "kept\n");
    }
}

#[test]
fn ends_of_all_kinds_are_told_apart() {
    let long = "head -c 100000 /dev/zero | tr '\\0' a; printf end";
    let cases = [
        ("exit 0", RunEnd::Exited(0)),
        ("exit 77", RunEnd::Exited(77)),
        ("kill -SEGV $$", RunEnd::Signalled(11)),
        ("no-such-program", RunEnd::Exited(127)),
        (long, RunEnd::Exited(0)),
        ("exec >&- 2>&-; exit 5", RunEnd::Exited(5)),
        (
            "ln -s /etc/passwd {out}/a; mkfifo {out}/b; mkdir -p {out}/c/d; chmod 0 {out}/c {out}; rm {in}",
            RunEnd::Exited(0),
        ),
        ("cat {in}", RunEnd::Exited(0)),
    ];
    for backend in BOTH {
        let runs = cases.map(|(script, _)| (script, &[] as &[Splice]));
        let ran = Fixture::new(backend).run(&runs, limits());
        assert_eq!(ran.cut, None, "{backend:?}");
        for (id, (script, end)) in cases.iter().enumerate() {
            let ended = &ran.ended[&(id as u32)];
            assert_eq!(ended.end, *end, "{script} {backend:?}");
            assert_eq!(ended.reports, [] as [Vec<u8>; 0], "{script}");
        }
        assert_eq!(ran.ended[&4].out.total, 100_003);
        assert!(text(&ran.ended[&4].out.kept).ends_with("aend"));
        assert_eq!(text(&ran.ended[&7].out.kept), "0123456789");
    }
}

#[test]
fn hangs_are_sampled_and_then_left_alone() {
    let spin = "trap 'echo sampled; exit 1' ABRT; while :; do :; done";
    let runs: [(&str, &[Splice]); 5] = [
        ("true", &[]),
        (spin, &[]),
        ("trap '' ABRT; while :; do :; done", &[]),
        (spin, &[]),
        ("echo after", &[]),
    ];
    let tight = BatchLimits {
        each: Duration::from_millis(300),
        grace: Duration::from_millis(300),
        most_hangs: 2,
        ..limits()
    };
    for backend in BOTH {
        let ran = Fixture::new(backend).run(&runs, tight);
        let ends: Vec<RunEnd> = ran.ended.values().map(|end| end.end).collect();
        let expected = [
            RunEnd::Exited(0),
            RunEnd::Hung,
            RunEnd::Hung,
            RunEnd::Slow,
            RunEnd::Exited(0),
        ];
        assert_eq!(ends, expected, "{backend:?}");
        assert_eq!(text(&ran.ended[&1].out.kept), "sampled\n");
    }
}

#[test]
fn no_process_of_a_run_is_left_for_the_next() {
    let runs: [(&str, &[Splice]); 3] = [
        (
            "(sleep 987 &) ; setsid sleep 987 > /dev/null 2>&1 & exit 0",
            &[],
        ),
        (
            "setsid sh -c 'sleep 987; :' < /dev/null > /dev/null 2>&1 & while :; do :; done",
            &[],
        ),
        ("cat /proc/[0-9]*/cmdline | tr '\\0' ' '", &[]),
    ];
    let tight = BatchLimits {
        each: Duration::from_millis(300),
        ..limits()
    };
    let ran = Fixture::new(Backend::Bubblewrap).run(&runs, tight);
    let last = text(&ran.ended[&2].out.kept);
    assert!(last.contains("cat /proc"), "{last}");
    assert!(!last.contains("sleep 987"), "{last}");
}

#[test]
fn a_used_up_budget_is_said() {
    let none = BatchLimits {
        budget: Duration::ZERO,
        ..limits()
    };
    let ran = Fixture::new(Backend::Bubblewrap).run(&[("true", &[])], none);
    assert_eq!((ran.ended.len(), ran.cut), (0, Some(Cut::Time)));
}

#[test]
fn waiting_is_not_held_against_a_batch() {
    let short = BatchLimits {
        budget: Duration::from_secs(2),
        ..limits()
    };
    let sleeps = [("sleep 1.1", &[] as &[Splice]); 3];
    let ran = Fixture::new(Backend::Bubblewrap).run(&sleeps, short);
    let least = Duration::from_millis(3 * 1100 / 2);
    assert!(least < ran.waited && ran.waited < ran.wall, "{ran:?}");
    assert_eq!((ran.ended.len(), ran.cut), (3, None));
}

#[test]
fn a_run_can_neither_forge_an_end_nor_hide_that_it_killed_the_runner() {
    let forge = "
        for fd in /proc/[0-9]*/fd/*; do
            { printf 'running\\t2\\nran\\t2\\texit\\t0\\t1\\t1\\t1\\t1\\t1\\n' > $fd; } 2> /dev/null
        done
        kill -9 $PPID; sleep 5";
    let runs: [(&str, &[Splice]); 3] = [("true", &[]), (forge, &[]), ("true", &[])];
    let ran = Fixture::new(Backend::Bubblewrap).run(&runs, limits());
    assert_eq!(ran.ended.keys().copied().collect::<Vec<_>>(), [0]);
    let broken = Cut::Broken {
        outcome: Outcome::SupervisorKilled,
        during: Some(1),
    };
    assert_eq!(ran.cut, Some(broken));
}
