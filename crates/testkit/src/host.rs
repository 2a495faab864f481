//! What a command may have left behind: processes, mounts, work in progress.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// The kernel may take a moment to end the last process of a namespace.
const PATIENCE: Duration = Duration::from_secs(5);

/// Command lines of all processes, in whatever namespace, that have something of `root` mounted.
pub fn processes_that_see(root: &Path) -> Vec<String> {
    let name = root
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let process = entry.path();
        let mounts = fs::read(process.join("mountinfo")).unwrap_or_default();
        if String::from_utf8_lossy(&mounts).contains(&name) {
            let line = fs::read(process.join("cmdline")).unwrap_or_default();
            let line = String::from_utf8_lossy(&line).replace('\0', " ");
            found.push(format!("{} {line}", process.display()));
        }
    }
    found
}

/// Everything that a finished command should have cleaned up below its cache folder, and processes that
/// outlived it; empty when there is nothing.
pub fn left_in(root: &Path, cache: &Path) -> Vec<String> {
    let started = Instant::now();
    loop {
        let mut left = processes_that_see(root);
        left.extend(names_in(&cache.join("work")));
        let bases = names_in(&cache.join("bases"));
        left.extend(bases.into_iter().filter(|name| name.ends_with(".partial")));
        if left.is_empty() || started.elapsed() > PATIENCE {
            return left;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.path().display().to_string())
        .collect()
}
