//! The process that uses the sandbox is killed without warning and cannot clean up. Nothing of the job
//! may survive, and the next process to open the workshop sweeps it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use patchwright_sandbox::{Backend, CancelToken, Sandbox, Supervision};

use crate::escapes_host::{eventually, marked_processes};
use crate::support::shell;

const FOLDER: &str = "PATCHWRIGHT_TEST_DOOMED_FOLDER";
const HOW: &str = "PATCHWRIGHT_TEST_DOOMED_HOW";

#[test]
fn nothing_outlives_a_killed_owner() {
    for how in ["plain", "traced", "fleeing", "served", "unwalled"] {
        check(how);
    }
}

fn check(how: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mark = format!("pw-doomed-{}-{how}", std::process::id());
    let mut owner = start_owner(folder.path(), &mark, how);
    assert!(eventually(|| started(folder.path())), "{how}: no job");
    let pid = owner.id();
    owner.kill().unwrap();
    owner.wait().unwrap();
    assert!(
        eventually(|| marked_processes(&mark).is_empty()),
        "{how}: processes are left"
    );
    let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap();
    assert!(!mounts.contains(folder.path().to_str().unwrap()), "{how}");
    assert_eq!(corners(folder.path()).len(), 1, "{how}: what it left");
    let next = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    assert_eq!(corners(folder.path()), [next.workshop().path()], "{how}");
    let is_swept = || {
        next.run(&shell("true"), &CancelToken::default()).unwrap();
        control_groups(&format!("patchwright-{pid}-")).is_empty()
    };
    assert!(eventually(is_swept), "{how}: a control group is left");
}

/// Not a test by itself: the process that the test above starts and kills.
#[test]
fn doomed_owner() {
    let (Some(folder), Ok(how)) = (env::var_os(FOLDER), env::var(HOW)) else {
        return;
    };
    let folder = Path::new(&folder);
    let mark = env::var("MARK").unwrap();
    let sandbox = Sandbox::open(&folder.join("work"), Backend::Bubblewrap).unwrap();
    let base = sandbox.workshop().folder("base").unwrap();
    let layer = sandbox.layer(&base).unwrap();
    let script = match how.as_str() {
        "fleeing" => "while :; do (trap '' TERM HUP; : > /tree/up; sleep 0.01) & sleep 0.01; done",
        _ => "mkdir -m 0 /tree/closed; : > /tree/up; sleep 1000",
    };
    let mut job = shell(script);
    job.argv.push(mark.into());
    job.mounts = vec![layer.mount(Path::new("/tree"))];
    job.limits.wall = std::time::Duration::from_secs(60);
    if how == "traced" {
        job.supervision = Supervision::Traced;
    }
    if how == "unwalled" {
        // A session of its own does not help it.
        let script = "setsid /bin/sh -c 'sleep 1000; :' \"$0\" & : > up; sleep 1000; :";
        job.argv = ["/bin/sh", "-c", script, &env::var("MARK").unwrap()]
            .map(Into::into)
            .to_vec();
        job.mounts = Vec::new();
        job.cwd = base;
        sandbox.run_unwalled(&job, &CancelToken::default()).unwrap();
    } else if how == "served" {
        let server = sandbox.serve(&job, &CancelToken::default()).unwrap();
        std::thread::sleep(job.limits.wall);
        drop(server);
    } else {
        sandbox.run(&job, &CancelToken::default()).unwrap();
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a second owner of a sandbox, which is to be killed"
)]
fn start_owner(folder: &Path, mark: &str, how: &str) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "escapes_killed::doomed_owner"])
        .env(FOLDER, folder)
        .env(HOW, how)
        .env("MARK", mark)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

fn corners(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.join("work")).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn started(folder: &Path) -> bool {
    let inside = |corner: &PathBuf| fs::read_dir(corner).into_iter().flatten().flatten();
    corners(folder)
        .iter()
        .flat_map(inside)
        .any(|entry| entry.path().join("upper/up").exists() || entry.path().join("up").exists())
}

fn control_groups(prefix: &str) -> Vec<PathBuf> {
    let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let folders = own.lines().filter_map(|line| {
        let (controllers, path) = line.split_once(':')?.1.split_once(':')?;
        let root = Path::new("/sys/fs/cgroup").join(controllers);
        Some(root.join(path.trim_start_matches('/')))
    });
    folders
        .flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten())
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
        .map(|entry| entry.path())
        .collect()
}
