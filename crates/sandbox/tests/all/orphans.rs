//! We wait for a job's processes ourselves: where the machine's init does not reap, as in most containers, orphans stay
//! zombies forever.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use patchwright_sandbox::{Backend, CancelToken, Sandbox, Supervision};

use crate::support::shell;

const FOLDER: &str = "PATCHWRIGHT_TEST_REAPER_FOLDER";

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "an owner of its own, so that no other test's processes are among its children"
)]
fn no_process_of_a_job_is_left_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let owner = Command::new(env::current_exe().unwrap())
        .args(["--exact", "orphans::reaper", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&owner.stdout);
    assert!(
        owner.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&owner.stderr)
    );
    assert!(said.contains("five ends"), "{said}");
}

/// Not a test by itself: a process to which orphans below it are reparented.
#[test]
fn reaper() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    #[expect(unsafe_code, reason = "a flag of this process alone")]
    let set = unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) };
    assert_eq!(set, 0);
    let sandbox = Sandbox::open(Path::new(&folder), Backend::Bubblewrap).unwrap();
    let ends = [
        ("a quick end", "true", Supervision::Plain),
        ("a daemon", "(sleep 50 &) ; true", Supervision::Plain),
        (
            "a traced daemon",
            "(sleep 50 &) ; true",
            Supervision::Traced,
        ),
        (
            "a killed supervisor",
            "kill -9 $PPID; sleep 5",
            Supervision::Plain,
        ),
        ("a timeout", "trap '' TERM; sleep 50", Supervision::Plain),
    ];
    for (name, script, supervision) in ends {
        let mut job = shell(script);
        job.supervision = supervision;
        job.limits.wall = Duration::from_secs(2);
        // Which process loses its parent first varies, so this is repeated.
        for _ in 0..3 {
            sandbox.run(&job, &CancelToken::default()).unwrap();
            assert_eq!(children(), Vec::<String>::new(), "{name}");
        }
    }
    println!("five ends");
}

/// The children of all our threads, each with name and state.
fn children() -> Vec<String> {
    let threads = fs::read_dir("/proc/self/task").unwrap().flatten();
    let lists =
        threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    let pids: Vec<String> = lists
        .flat_map(|list| {
            list.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    let status = |pid: &String| fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    pids.iter().map(status).collect()
}
