//! A control group around a job, where one can be created: the kernel enforces its memory limit at once, while the
//! watcher only looks every few milliseconds.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Removed when dropped; those of a killed run are removed by the next one.
pub(crate) struct ControlGroup {
    folder: PathBuf,
    version: Version,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Version {
    One,
    Two,
}

impl ControlGroup {
    /// `None` where no group can be created: then only the watcher enforces the limit.
    pub(crate) fn around_job(memory_bytes: u64, processes: u64) -> Option<Self> {
        // Global to the process: several sandboxes in it must not use the same name.
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::SeqCst);
        let (parent, version) = parent_group()?;
        let owner = Owner::here()?;
        owner.sweep(&parent);
        let folder = parent.join(format!("{}-{number}", owner.prefix()));
        fs::create_dir(&folder).ok()?;
        let group = Self { folder, version };
        group.limit(memory_bytes, processes).then_some(group)
    }

    fn limit(&self, memory_bytes: u64, processes: u64) -> bool {
        match self.version {
            Version::One => write(&self.folder.join("memory.limit_in_bytes"), memory_bytes),
            Version::Two => {
                // With swap the program could use more memory than its limit.
                write(&self.folder.join("memory.swap.max"), 0);
                write(&self.folder.join("pids.max"), processes.saturating_add(8));
                write(&self.folder.join("memory.max"), memory_bytes)
            }
        }
    }

    /// Writing `0` to it moves the writer into the group.
    pub(crate) fn entrance(&self) -> Option<OwnedFd> {
        OpenOptions::new()
            .write(true)
            .open(self.folder.join("cgroup.procs"))
            .ok()
            .map(OwnedFd::from)
    }

    pub(crate) fn killed_for_memory(&self) -> bool {
        let file = match self.version {
            Version::One => "memory.oom_control",
            Version::Two => "memory.events",
        };
        let text = fs::read_to_string(self.folder.join(file)).unwrap_or_default();
        let kills = text.lines().find_map(|line| line.strip_prefix("oom_kill "));
        kills
            .and_then(|count| count.trim().parse::<u64>().ok())
            .is_some_and(|count| count > 0)
    }
}

impl Drop for ControlGroup {
    fn drop(&mut self) {
        // The last process may take a moment to disappear; if the group stays, the next run removes it.
        for _ in 0..20 {
            if fs::remove_dir(&self.folder).is_ok() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
}

fn parent_group() -> Option<(PathBuf, Version)> {
    let own = fs::read_to_string("/proc/self/cgroup").ok()?;
    for line in own.lines() {
        let mut fields = line.splitn(3, ':');
        let (_, controllers, path) = (fields.next()?, fields.next()?, fields.next()?);
        let below = path.trim_start_matches('/');
        if controllers.split(',').any(|name| name == "memory") {
            let folder = Path::new("/sys/fs/cgroup/memory").join(below);
            return is_usable(&folder.join("memory.limit_in_bytes"))
                .then_some((folder, Version::One));
        }
    }
    let unified = own.lines().find_map(|line| line.strip_prefix("0::/"))?;
    let folder = Path::new("/sys/fs/cgroup").join(unified);
    let delegated = fs::read_to_string(folder.join("cgroup.subtree_control")).ok()?;
    delegated
        .split_ascii_whitespace()
        .any(|name| name == "memory")
        .then_some((folder, Version::Two))
}

fn is_usable(file: &Path) -> bool {
    OpenOptions::new().write(true).open(file).is_ok()
        || rustix::process::geteuid().is_root() && file.exists()
}

/// Whose groups these are. Containers share control groups, but number their processes for themselves: only those of our
/// own namespace can be told dead.
struct Owner {
    namespace: u64,
    pid: u32,
}

impl Owner {
    fn here() -> Option<Self> {
        let link = fs::read_link("/proc/self/ns/pid").ok()?;
        let text = link.to_str()?.strip_prefix("pid:[")?;
        Some(Self {
            namespace: text.strip_suffix(']')?.parse().ok()?,
            pid: std::process::id(),
        })
    }

    fn prefix(&self) -> String {
        format!("patchwright-{}-{}", self.namespace, self.pid)
    }

    /// Removes empty groups of processes of this namespace that no longer exist.
    fn sweep(&self, parent: &Path) {
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let of = self.process_of(&name);
            if of.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists()) {
                // Fails if the group still holds processes, as it should.
                let _ = fs::remove_dir(entry.path());
            }
        }
    }

    /// `None` for what is not ours to judge.
    fn process_of(&self, name: &str) -> Option<u32> {
        let mut parts = name.strip_prefix("patchwright-")?.split('-');
        let namespace: u64 = parts.next()?.parse().ok()?;
        let pid: u32 = parts.next()?.parse().ok()?;
        (namespace == self.namespace && parts.next().is_some()).then_some(pid)
    }
}

fn write(file: &Path, value: u64) -> bool {
    OpenOptions::new()
        .write(true)
        .open(file)
        .and_then(|mut file| file.write_all(value.to_string().as_bytes()))
        .is_ok()
}

#[cfg(test)]
#[path = "cgroup_tests.rs"]
mod tests;
