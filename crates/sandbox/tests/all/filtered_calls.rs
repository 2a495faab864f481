//! The filter of system calls, seen from inside: what it refuses, and that the filter and nobody else refuses it.

use patchwright_sandbox::{Backend, Cancel, IoUring, Job, Sandbox};

use crate::escapes_host::Host;

/// Each with how it ends inside.
const REFUSED: &[(&str, libc::c_long, &str)] = &[
    ("keyctl", libc::SYS_keyctl, "EPERM"),
    ("add_key", libc::SYS_add_key, "EPERM"),
    ("bpf", libc::SYS_bpf, "EPERM"),
    ("perf_event_open", libc::SYS_perf_event_open, "EPERM"),
    ("userfaultfd", libc::SYS_userfaultfd, "ENOSYS"),
    ("finit_module", libc::SYS_finit_module, "EPERM"),
    ("kexec_load", libc::SYS_kexec_load, "EPERM"),
    ("mount", libc::SYS_mount, "EPERM"),
    ("move_mount", libc::SYS_move_mount, "EPERM"),
    ("fsopen", libc::SYS_fsopen, "EPERM"),
    ("setns", libc::SYS_setns, "EPERM"),
    ("open_by_handle_at", libc::SYS_open_by_handle_at, "EPERM"),
    ("io_uring_setup", libc::SYS_io_uring_setup, "ENOSYS"),
];

fn end(run: impl FnOnce(&Job) -> String, host: &Host, number: libc::c_long) -> String {
    let job = host.job(&format!("{{tool}} call {number}"));
    run(&job).trim().to_owned()
}

#[test]
fn calls_that_nothing_needs_are_refused() {
    let walled = Host::new(Backend::Bubblewrap);
    let open = Host::new(Backend::None);
    let mut bites = 0;
    for (name, number, expected) in REFUSED {
        let inside = end(|job| walled.room.run(job).stdout.text(), &walled, *number);
        assert_eq!(inside, *expected, "{name}");
        let outside = end(|job| open.room.run(job).stdout.text(), &open, *number);
        bites += usize::from(outside != inside);
    }
    // An ordinary user may not do most of these anyway, and a kernel may lack some.
    assert!(bites > 0, "every call ends outside as it does inside");
}

#[test]
fn io_uring_is_there_for_who_asks_for_it() {
    let host = Host::new(Backend::Bubblewrap);
    let root = host.room.folder.path().join("asked");
    let sandbox = Sandbox::open_with(&root, Backend::Bubblewrap, IoUring::Allowed).unwrap();
    let run = |job: &Job| sandbox.run(job, &Cancel::default()).unwrap().stdout.text();
    let open = Host::new(Backend::None);
    let outside = end(
        |job| open.room.run(job).stdout.text(),
        &open,
        libc::SYS_io_uring_setup,
    );
    assert_eq!(end(run, &host, libc::SYS_io_uring_setup), outside);
}
