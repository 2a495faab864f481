//! Jobs that use more than they are given: disk, memory, processes, time, output. Each greedy job is
//! also run without isolation and with enough room, to show that it would have succeeded.

use std::time::{Duration, Instant};

use patchwright_sandbox::{Backend, JobLimits, Outcome, Supervision};

use crate::escapes_host::{BOTH, Host, eventually};

const MIB: u64 = 1 << 20;

const TIGHT: JobLimits = JobLimits {
    wall: Duration::from_secs(15),
    cpu: None,
    memory_bytes: 96 * MIB,
    processes: 32,
    disk_bytes: 16 * MIB,
};
const AMPLE: JobLimits = JobLimits {
    wall: Duration::from_secs(30),
    cpu: None,
    memory_bytes: 4096 * MIB,
    processes: 4096,
    disk_bytes: 1024 * MIB,
};

struct Greed {
    name: &'static str,
    /// Prints ESCAPED if it held what it took for a second.
    script: &'static str,
    /// `None` if the job itself gets the error or signal, and may end in any way.
    outcome: Option<Outcome>,
}

const GREEDS: &[Greed] = &[
    Greed {
        name: "one huge file",
        script: "dd if=/dev/zero of=big bs=1M count=48 && sleep 1 && echo ESCAPED",
        outcome: None,
    },
    Greed {
        name: "many files",
        script: "for i in 1 2 3 4 5 6; do dd if=/dev/zero of=file$i bs=1M count=8 || exit; done; sleep 1; echo ESCAPED",
        outcome: Some(Outcome::DiskFull),
    },
    Greed {
        name: "many empty files",
        // Counting so many files takes a while on a busy machine, and only a tenth of the time is spent
        // on it.
        script: "i=0; while [ $i -lt 30000 ]; do : > file$i || exit; i=$((i+1)); done; sleep 8; echo ESCAPED",
        outcome: Some(Outcome::DiskFull),
    },
    Greed {
        name: "files without a name",
        script: "{tool} fill-unlinked 48",
        outcome: Some(Outcome::DiskFull),
    },
    Greed {
        name: "files behind a closed folder",
        script: "{tool} fill-closed 48",
        outcome: Some(Outcome::DiskFull),
    },
    Greed {
        name: "files deeper than any path",
        script: "{tool} fill-deep 48",
        outcome: Some(Outcome::DiskFull),
    },
    Greed {
        name: "shared memory",
        script: "dd if=/dev/zero of={shm}/{mark} bs=1M count=80 && sleep 1 && echo ESCAPED",
        outcome: None,
    },
    Greed {
        name: "memory of one process",
        script: "{tool} eat 300",
        outcome: Some(Outcome::OutOfMemory),
    },
    Greed {
        name: "memory of many processes",
        script: "{tool} eat-by-many 300",
        outcome: Some(Outcome::OutOfMemory),
    },
    Greed {
        name: "memory that no process maps",
        script: "{tool} eat-unmapped 300",
        outcome: Some(Outcome::OutOfMemory),
    },
    Greed {
        name: "processes",
        script: "{tool} fork-many 60",
        outcome: None,
    },
];

#[test]
fn disk_is_bounded() {
    check_all(&GREEDS[..7]);
}

#[test]
fn memory_and_processes_are_bounded() {
    check_all(&GREEDS[7..]);
}

fn check_all(greeds: &[Greed]) {
    let _keeps_the_tool = Host::new(Backend::None);
    for greed in greeds {
        for backend in BOTH {
            check(greed, backend);
        }
    }
}

fn check(greed: &Greed, backend: Backend) {
    let (name, mut host) = (greed.name, Host::new(backend));
    let shm = match backend {
        Backend::Bubblewrap => "/dev/shm",
        Backend::None => "{outside}",
    };
    let mut job = host.job(&greed.script.replace("{shm}", shm));
    job.limits = match backend {
        Backend::Bubblewrap => TIGHT,
        Backend::None => AMPLE,
    };
    let finished = host.room.run(&job);
    let escaped = finished.stdout.text().contains("ESCAPED");
    assert_eq!(
        escaped,
        backend == Backend::None,
        "{name} {backend:?}: {finished:?}"
    );
    if backend == Backend::Bubblewrap {
        if let Some(expected) = greed.outcome {
            assert_eq!(finished.outcome, expected, "{name}: {finished:?}");
        }
        host.assert_unharmed(name);
        host.assert_removable(name);
    }
}

#[test]
fn time_is_bounded_whatever_is_ignored() {
    let ignoring = "trap '' TERM INT HUP QUIT USR1; kill -TERM $$; echo ESCAPED; ";
    let endings = [
        "sleep 100",
        "while :; do sleep 100 & wait; done",
        "{tool} daemon 100; sleep 100",
        "{tool} flee 100000; sleep 100",
        "kill -STOP $PPID; sleep 100",
        "kill -STOP $$",
    ];
    let _keeps_the_tool = Host::new(Backend::None);
    for ending in endings {
        for supervision in [Supervision::Plain, Supervision::Traced] {
            let mut host = Host::new(Backend::Bubblewrap);
            let mut job = host.job(&format!("{ignoring}{ending}"));
            job.limits.wall = Duration::from_millis(400);
            job.supervision = supervision;
            let begin = Instant::now();
            let finished = host.room.run(&job);
            assert_eq!(finished.outcome, Outcome::TimedOut, "{ending}");
            assert!(begin.elapsed() < Duration::from_secs(8), "{ending}");
            // A catchable signal alone would not have ended it.
            assert!(finished.stdout.text().contains("ESCAPED"), "{ending}");
            host.assert_unharmed(ending);
        }
    }
}

#[test]
fn processor_time_is_bounded() {
    let mut host = Host::new(Backend::Bubblewrap);
    let mut job = host.job("for i in 1 2; do (while :; do :; done) & done; wait");
    job.limits.cpu = Some(Duration::from_millis(300));
    assert_eq!(host.room.run(&job).outcome, Outcome::CpuExhausted);
    host.assert_unharmed("processor time");
}

#[test]
fn a_daemon_goes_with_its_job_and_stays_without_walls() {
    for backend in BOTH {
        let mut host = Host::new(backend);
        let begin = Instant::now();
        let finished = host.room.run(&host.job("{tool} daemon 30"));
        assert_eq!(finished.outcome, Outcome::Exited(0), "{finished:?}");
        assert!(begin.elapsed() < Duration::from_secs(10));
        let late = host.tree.join("late");
        let length = || std::fs::metadata(&late).map_or(0, |about| about.len());
        let at_return = length();
        if backend == Backend::Bubblewrap {
            std::thread::sleep(Duration::from_millis(100));
            assert_eq!(length(), at_return);
            host.assert_unharmed("daemon");
        } else {
            assert!(eventually(|| length() > at_return));
            assert_eq!(host.processes().len(), 1);
        }
    }
}

#[test]
fn output_without_end_is_bounded() {
    for stream in ["yes", "yes >&2", "yes & yes >&2"] {
        let mut host = Host::new(Backend::Bubblewrap);
        let mut job = host.job(stream);
        job.limits.wall = Duration::from_millis(500);
        job.spill = Some(host.room.folder.path().join("spill"));
        let finished = host.room.run(&job);
        assert_eq!(finished.outcome, Outcome::TimedOut);
        let printed = finished.stdout.total + finished.stderr.total;
        assert!(printed > 4 * MIB, "the attempt itself works: {printed}");
        for kept in [&finished.stdout, &finished.stderr] {
            assert!(((kept.head.len() + kept.tail.len()) as u64) <= MIB);
        }
        for log in ["spill.out", "spill.err"] {
            let size = std::fs::metadata(host.room.folder.path().join(log))
                .unwrap()
                .len();
            assert!(size <= 64 * MIB, "{log}: {size}");
        }
        host.assert_unharmed(stream);
    }
}
