//! Attempts to escape the sandbox, as data. Each must fail with isolation and succeed without it:
//! an attempt that fails in both cases would show nothing.

use patchwright_sandbox::{Backend, Job};

use crate::escapes_host::{BOTH, Host};

struct Attempt {
    name: &'static str,
    /// Prints ESCAPED if it got through.
    script: &'static str,
}

const ATTEMPTS: &[Attempt] = &[
    Attempt {
        name: "write a file outside",
        script: "echo x > {outside}/planted && echo ESCAPED",
    },
    Attempt {
        name: "read the home folder",
        script: "cat {outside}/secret && echo ESCAPED",
    },
    Attempt {
        name: "reach the host's root through /proc",
        script: "for pid in 1 $PPID {self}; do cat /proc/$pid/root/{outside}/secret && echo ESCAPED; done",
    },
    Attempt {
        name: "read a key from another process's environment",
        script: "cat /proc/*/environ | tr '\\0' '\\n' | grep -q '^API_KEY=key-of-{mark}' && echo ESCAPED",
    },
    Attempt {
        name: "read the environment of the process that runs us",
        script: "tr '\\0' '\\n' < /proc/{self}/environ | grep -q . && echo ESCAPED",
    },
    Attempt {
        name: "see other parts of the host",
        script: "for path in /var/lib /run/lock /sys/kernel; do [ -e $path ] && echo ESCAPED; done",
    },
    Attempt {
        name: "connect to a unix socket of the host",
        script: "{tool} unix {socket}",
    },
    Attempt {
        name: "connect to an abstract unix socket",
        script: "{tool} abstract {mark}",
    },
    Attempt {
        name: "connect to the host's loopback",
        script: "{tool} tcp {port}",
    },
    Attempt {
        name: "signal a process of the host",
        script: "kill -9 {victim} && echo ESCAPED",
    },
    Attempt {
        name: "trace a process of the host",
        script: "{tool} trace {victim}",
    },
    Attempt {
        name: "open the memory of a process of the host",
        script: "{tool} memory-of {victim}",
    },
    Attempt {
        name: "make namespaces again",
        script: "{tool} namespaces",
    },
    Attempt {
        name: "remount a read-only folder writable",
        script: "{tool} remount {shared}",
    },
    Attempt {
        name: "write to a read-only mount",
        script: "echo x >> {shared}/ours && echo ESCAPED",
    },
    Attempt {
        name: "replace a read-only mount",
        script: "rm -f {shared}/ours && echo theirs > {shared}/ours && echo ESCAPED",
    },
    Attempt {
        name: "write anywhere but in the tree",
        script: "for folder in {elsewhere}; do { : > $folder/{mark}; } && echo ESCAPED; done",
    },
    Attempt {
        name: "link the secret into the tree",
        script: "ln {outside}/secret {tree}/hard && echo ESCAPED",
    },
    Attempt {
        name: "raise a limit",
        script: "{tool} file-limit",
    },
];

#[test]
fn attempts_fail_inside_and_succeed_without_walls() {
    let _keeps_the_tool = Host::new(Backend::None);
    for attempt in ATTEMPTS {
        for backend in BOTH {
            check(attempt, backend, |host, job| {
                host.room.run(&job).stdout.text()
            });
        }
    }
}

#[test]
fn a_server_gets_no_further() {
    let _keeps_the_tool = Host::new(Backend::None);
    for attempt in ATTEMPTS {
        check(attempt, Backend::Bubblewrap, |host, job| {
            host.room.serve(&job).talk("").0
        });
    }
}

fn check(attempt: &Attempt, backend: Backend, run: impl FnOnce(&Host, Job) -> String) {
    let mut host = Host::new(backend);
    let printed = run(&host, host.job(attempt.script));
    let escaped = printed.contains("ESCAPED");
    assert_eq!(
        escaped,
        backend == Backend::None,
        "{} with {backend:?}: {printed}",
        attempt.name
    );
    if backend == Backend::Bubblewrap {
        host.assert_unharmed(attempt.name);
        host.assert_removable(attempt.name);
    }
}
