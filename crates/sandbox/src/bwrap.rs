//! bubblewrap's arguments for one job.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use crate::stage::staged_path;
use crate::supervisor::INSIDE_ROOT;
use crate::{Job, Mount, Network};

/// The only parts of the host's system that jobs see, read-only.
const SYSTEM: [&str; 8] = [
    "/usr", "/etc", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32",
];
const SHARED_MEMORY_BYTES: &str = "67108864";

pub(crate) fn find() -> Option<PathBuf> {
    ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
        .iter()
        .map(PathBuf::from)
        .find(|path| path.is_file())
}

/// Everything before the `--` that starts the command.
pub(crate) fn arguments(job: &Job) -> Vec<OsString> {
    let mut list = Arguments::default();
    list.push_all(&[
        "--unshare-all",
        "--unshare-user",
        "--disable-userns",
        "--die-with-parent",
        "--new-session",
    ]);
    if job.network == Network::OfHost {
        list.push("--share-net");
    }
    list.push_all(&[
        "--uid",
        "1000",
        "--gid",
        "1000",
        "--hostname",
        "patchwright",
        "--cap-drop",
        "ALL",
    ]);
    for folder in SYSTEM {
        list.system(Path::new(folder));
    }
    list.push_all(&[
        "--proc",
        "/proc",
        "--dev",
        "/dev",
        "--size",
        SHARED_MEMORY_BYTES,
        "--tmpfs",
        "/dev/shm",
    ]);
    list.push_all(&["--dir", "/tmp", "--dir", INSIDE_ROOT]);
    for (index, mount) in job.mounts.iter().enumerate() {
        list.mount(index, mount);
    }
    // bubblewrap mounts these two as tmpfs without a size limit, so they are made read-only.
    list.push_all(&["--remount-ro", "/dev", "--remount-ro", "/", "--clearenv"]);
    for (name, value) in &job.env {
        list.push("--setenv");
        list.push(name);
        list.push(value);
    }
    list.push("--chdir");
    list.push(&job.cwd);
    list.0
}

#[derive(Default)]
struct Arguments(Vec<OsString>);

impl Arguments {
    fn push(&mut self, word: impl AsRef<OsStr>) {
        self.0.push(word.as_ref().to_owned());
    }

    fn push_all(&mut self, words: &[&str]) {
        for word in words {
            self.push(word);
        }
    }

    /// On a merged-/usr system `/bin` and the like are links, and stay links.
    fn system(&mut self, path: &Path) {
        match std::fs::read_link(path) {
            Ok(target) => {
                self.push("--symlink");
                self.push(target);
                self.push(path);
            }
            Err(_) if path.exists() => {
                self.push("--ro-bind");
                self.push(path);
                self.push(path);
            }
            Err(_) => {}
        }
    }

    fn mount(&mut self, index: usize, mount: &Mount) {
        match mount {
            Mount::ReadOnly { inside, .. } => self.bind("--ro-bind", index, inside),
            Mount::Writable { inside, .. } | Mount::Overlay { inside, .. } => {
                self.bind("--bind", index, inside)
            }
            Mount::Link { target, inside } => {
                self.push("--symlink");
                self.push(target);
                self.push(inside);
            }
        }
    }

    fn bind(&mut self, how: &str, index: usize, inside: &Path) {
        self.push(how);
        self.push(staged_path(index));
        self.push(inside);
    }
}
