//! Attacks on what is between a job and us: the supervisor and its channel, inherited descriptors
//! and keys, and the tracer's view of strange processes.

use std::fs;
use std::os::fd::AsRawFd;
use std::time::Duration;

use patchwright_sandbox::{Backend, Outcome, ProcessEnd, Supervision};

use crate::escapes_host::{BOTH, Host};

const SUPERVISIONS: [Supervision; 2] = [Supervision::Plain, Supervision::Traced];

#[test]
fn a_killed_supervisor_is_never_a_clean_end() {
    let scripts = [
        "kill -9 $PPID; sleep 5",
        "kill -TERM $PPID; sleep 5",
        "kill -ABRT $PPID; exit 0",
        // Everything dies with the supervisor, so this loop ends soon too.
        "(while :; do kill -9 $PPID; done) & kill -9 $PPID; sleep 5",
    ];
    for backend in BOTH {
        for script in scripts {
            for supervision in SUPERVISIONS {
                let mut host = Host::new(backend);
                let mut job = host.job(script);
                job.supervision = supervision;
                let outcome = host.room.run(&job).outcome;
                assert_eq!(
                    outcome,
                    Outcome::SupervisorKilled,
                    "{script} {supervision:?} {backend:?}"
                );
                if backend == Backend::Bubblewrap {
                    host.assert_unharmed(script);
                }
            }
        }
    }
}

/// Tries every descriptor of every process. The same run shows that it would work, on a process that
/// does not hide.
#[test]
fn the_end_cannot_be_forged_through_proc() {
    let script = "
        exec 7> {tree}/plain
        sleep 30 7>&7 & plain=$!
        exec 7>&-
        for fd in /proc/[0-9]*/fd/*; do
            { printf 'end\\texit\\t0\\n' > $fd; } 2> /dev/null
            { printf 'end\\texit\\t0\\n' >> $fd; } 2> /dev/null
        done
        kill -9 $plain
        kill -9 $PPID; sleep 5";
    for supervision in SUPERVISIONS {
        let mut host = Host::new(Backend::Bubblewrap);
        let mut job = host.job(script);
        job.supervision = supervision;
        let finished = host.room.run(&job);
        assert_eq!(finished.outcome, Outcome::SupervisorKilled, "{finished:?}");
        let forged = fs::read_to_string(host.tree.join("plain")).unwrap();
        assert!(forged.contains("end\texit\t0"), "the attempt itself works");
        host.assert_unharmed("forged end");
    }
}

#[test]
fn the_supervisor_cannot_be_traced_or_read() {
    let script = "sleep 30 & child=$!
        {tool} {attempt} $PPID | sed 's/^/supervisor /'
        {tool} {attempt} $child | sed 's/^/child /'
        kill $child";
    for attempt in ["trace", "memory-of"] {
        let mut host = Host::new(Backend::Bubblewrap);
        let finished = host
            .room
            .run(&host.job(&script.replace("{attempt}", attempt)));
        // On a process of the job's own the attempt succeeds (unless a security module forbids
        // tracing of anything but descendants; then this half shows nothing).
        let lenient = fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope")
            .map_or(true, |text| text.trim() == "0");
        let expected = if lenient { "child ESCAPED\n" } else { "" };
        assert_eq!(finished.stdout.text(), expected, "{attempt}: {finished:?}");
        host.assert_unharmed(attempt);
    }
}

#[test]
fn no_descriptor_of_ours_is_inherited() {
    for backend in BOTH {
        let host = Host::new(backend);
        let folder = fs::File::open(&host.outside).unwrap();
        // Without close-on-exec, as a program that starts us may have left it.
        rustix::io::fcntl_setfd(&folder, rustix::io::FdFlags::empty()).unwrap();
        let script = format!(
            "cat /proc/self/fd/{}/secret; ls /proc/self/fd",
            folder.as_raw_fd()
        );
        let finished = host.room.run(&host.job(&script));
        // The fourth descriptor is the folder that `ls` itself reads.
        assert_eq!(finished.stdout.text(), "0\n1\n2\n3\n", "{backend:?}");
    }
}

#[test]
fn keys_of_the_session_stay_outside() {
    for backend in BOTH {
        let mut host = Host::new(backend);
        let Some(key) = SessionKey::add(&host.mark) else {
            return; // A kernel or container without keyrings has no keys to leak.
        };
        let finished = host
            .room
            .run(&host.job(&format!("{{tool}} read-key {}", key.0)));
        let escaped = finished.stdout.text().contains("ESCAPED");
        assert_eq!(escaped, backend == Backend::None);
        if backend == Backend::Bubblewrap {
            host.assert_unharmed("keys");
        }
    }
}

struct SessionKey(libc::c_long);

impl SessionKey {
    #[expect(unsafe_code, reason = "libc has no wrapper for keys")]
    fn add(name: &str) -> Option<Self> {
        let name = std::ffi::CString::new(name).unwrap();
        // SAFETY: NUL-terminated strings, and a buffer with its length. Joins a new session keyring,
        // as a login does: without one there is nothing to inherit.
        let key = unsafe {
            libc::syscall(libc::SYS_keyctl, libc::KEYCTL_JOIN_SESSION_KEYRING, 0usize);
            libc::syscall(
                libc::SYS_add_key,
                c"user".as_ptr(),
                name.as_ptr(),
                c"payload".as_ptr(),
                7usize,
                libc::KEY_SPEC_SESSION_KEYRING,
            )
        };
        (key > 0).then_some(Self(key))
    }
}

impl Drop for SessionKey {
    #[expect(unsafe_code, reason = "libc has no wrapper for keys")]
    fn drop(&mut self) {
        // SAFETY: passes numbers only.
        unsafe { libc::syscall(libc::SYS_keyctl, libc::KEYCTL_REVOKE, self.0) };
    }
}

#[test]
fn nothing_can_be_gained_by_executing() {
    let facts = "grep -E '^(NoNewPrivs|CapPrm|CapEff|CapBnd|CapAmb):' /proc/self/status; \
                 grep -E '^Max core' /proc/self/limits; id -u; umask";
    let host = Host::new(Backend::Bubblewrap);
    let finished = host.room.run(&host.job(facts));
    let text = finished.stdout.text();
    for fact in [
        "CapPrm:\t0000000000000000",
        "CapEff:\t0000000000000000",
        "NoNewPrivs:\t1",
    ] {
        assert!(text.contains(fact), "{fact}: {text}");
    }
    assert!(text.contains("CapBnd:\t0000000000000000"), "{text}");
    assert!(text.ends_with("1000\n0022\n"), "{text}");
    // 1 and not 0: with 0 the kernel would still run a core handler (`|/usr/lib/…`).
    let core: Vec<&str> = text
        .lines()
        .find(|line| line.starts_with("Max core"))
        .unwrap()
        .split_ascii_whitespace()
        .collect();
    assert_eq!(core[4..6], ["1", "1"], "{text}");
}

#[test]
fn what_only_root_may_read_stays_unread() {
    let host = Host::new(Backend::Bubblewrap);
    let finished = host.room.run(&host.job("cat /etc/shadow && echo ESCAPED"));
    assert_eq!(finished.stdout.text(), "");
}

#[test]
fn strange_processes_are_traced_to_their_end() {
    let cases: &[(&str, Outcome)] = &[
        ("{tool} exec-from-thread", Outcome::Exited(7)),
        ("{tool} leader-leaves", Outcome::Exited(9)),
        ("{tool} vfork", Outcome::Exited(5)),
        (
            "sh -c 'kill -STOP $$; exit 4' & sleep 0.2; kill -CONT $!; wait $!",
            Outcome::Exited(4),
        ),
        (
            "trap 'exit 6' USR1; kill -USR1 $$; sleep 1; exit 1",
            Outcome::Exited(6),
        ),
        // Stopped forever, but ends with the command.
        (
            "sh -c 'kill -STOP $$' & sleep 0.1; exit 3",
            Outcome::Exited(3),
        ),
        ("{tool} daemon 20", Outcome::Exited(0)),
        ("{tool} flee 100000", Outcome::Exited(0)),
        // No process is left for the supervisor itself.
        ("{tool} fork-many 1000; exit 8", Outcome::Exited(8)),
    ];
    let _keeps_the_tool = Host::new(Backend::None);
    for (script, expected) in cases {
        for supervision in SUPERVISIONS {
            let mut host = Host::new(Backend::Bubblewrap);
            let mut job = host.job(script);
            job.supervision = supervision;
            job.limits.processes = 32;
            job.limits.wall = Duration::from_secs(8);
            let finished = host.room.run(&job);
            assert_eq!(
                finished.outcome, *expected,
                "{script} {supervision:?}: {finished:?}"
            );
            if supervision == Supervision::Traced {
                let ends = finished.traced.ends.values();
                assert!(
                    ends.clone().any(|end| ends_like(*end, *expected)),
                    "{script}"
                );
            }
            host.assert_unharmed(script);
        }
    }
}

fn ends_like(end: ProcessEnd, outcome: Outcome) -> bool {
    match end {
        ProcessEnd::Exited(code) => outcome == Outcome::Exited(code),
        ProcessEnd::Signalled(signal) => outcome == Outcome::Signalled(signal),
    }
}
