//! The system call filter, seen from inside: what it refuses, and that it is the filter that refuses it.

use patchwright_sandbox::{Backend, CancelToken, IoUring, Job, Outcome, Sandbox};

use crate::escapes_host::Host;

/// Each call with its error inside.
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
    // Most of these also fail for an ordinary user outside, and a kernel may lack some.
    assert!(bites > 0, "every call ends outside as it does inside");
}

#[test]
fn io_uring_is_there_for_who_asks_for_it() {
    let host = Host::new(Backend::Bubblewrap);
    let root = host.room.folder.path().join("asked");
    let sandbox = Sandbox::open_with(&root, Backend::Bubblewrap, IoUring::Allowed).unwrap();
    let run = |job: &Job| {
        sandbox
            .run(job, &CancelToken::default())
            .unwrap()
            .stdout
            .text()
    };
    let open = Host::new(Backend::None);
    let outside = end(
        |job| open.room.run(job).stdout.text(),
        &open,
        libc::SYS_io_uring_setup,
    );
    assert_eq!(end(run, &host, libc::SYS_io_uring_setup), outside);
}

/// A program (the row is skipped if it is not installed), a command that must still work, and part of its output.
const TOOLS: &[(&str, &str, &str)] = &[
    (
        "gcc",
        "gcc -g -fsanitize=address,undefined a.c -o a && ./a",
        "",
    ),
    (
        "clang-19",
        "clang-19 -g -fsanitize=address,undefined a.c -o a && ./a && clang-19 -fsanitize=memory a.c -o m && ./m",
        "",
    ),
    (
        "cmake",
        "printf 'cmake_minimum_required(VERSION 3.10)\\nproject(a C)\\nadd_executable(a a.c)\\n' > CMakeLists.txt && \
         cmake -S . -B c && cmake --build c && ./c/a",
        "",
    ),
    (
        "meson",
        "printf \"project('a', 'c')\\nexecutable('a', 'a.c')\\n\" > meson.build && meson setup m && meson compile -C m && ./m/a",
        "",
    ),
    (
        "lldb-19",
        "gcc -g a.c -o a && lldb-19 -b -o 'breakpoint set -n main' -o run -o quit ./a",
        "stop reason = breakpoint",
    ),
    ("java", "java -Xmx64m -XX:+UseG1GC -version", ""),
    (
        "javac",
        "printf 'public class A { public static void main(String[] a) throws Exception { Thread t = new Thread(() -> \
         System.out.println(\"from a thread\")); t.start(); t.join(); System.gc(); } }' > A.java && javac A.java && \
         java -Xmx64m A",
        "from a thread",
    ),
];

#[test]
fn compilers_sanitizers_debuggers_and_virtual_machines_still_work() {
    let mut tried = 0;
    for (program, script, expected) in TOOLS {
        if !std::path::Path::new("/usr/bin").join(program).exists() {
            continue;
        }
        let host = Host::new(Backend::Bubblewrap);
        let script = format!(
            "mkdir work && cd work && export TMPDIR=\"$PWD\" HOME=\"$PWD\" && \
             echo 'int main(void) {{ return 0; }}' > a.c && {script}"
        );
        let mut job = host.job(&script);
        job.limits.memory_bytes = 4 << 30;
        job.limits.processes = 256;
        job.limits.wall = std::time::Duration::from_secs(120);
        let finished = host.room.run(&job);
        let printed = format!("{}{}", finished.stdout.text(), finished.stderr.text());
        assert_eq!(finished.outcome, Outcome::Exited(0), "{program}: {printed}");
        assert!(printed.contains(expected), "{program}: {printed}");
        tried += 1;
    }
    assert!(tried >= 2, "neither gcc nor clang is here");
}
