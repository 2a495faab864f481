//! Files that a job holds open but that no longer have a name: walking the tree does not find them, and the content
//! of a memory file is not in the resident memory of any process.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::sync::OnceLock;

use rustix::fs::{MemfdFlags, fstat, memfd_create};

use crate::watch::Pace;

/// If a job has more descriptors, the rest is not inspected.
const MOST_DESCRIPTORS: usize = 50_000;

#[derive(Debug, Default)]
pub(crate) struct HiddenFiles {
    pub memory_bytes: u64,
    pub disk_bytes: u64,
    pace: Pace,
}

impl HiddenFiles {
    pub(crate) fn look(&mut self, tree: &[u32]) {
        let Some((memory, disk)) = self.pace.run(|| count(tree)) else {
            return;
        };
        self.memory_bytes = memory;
        self.disk_bytes = disk;
    }
}

fn count(tree: &[u32]) -> (u64, u64) {
    let (mut memory, mut disk) = (0, 0);
    let mut counted = BTreeSet::new();
    let descriptors = tree
        .iter()
        .flat_map(|pid| {
            fs::read_dir(format!("/proc/{pid}/fd"))
                .into_iter()
                .flatten()
        })
        .flatten();
    for descriptor in descriptors.take(MOST_DESCRIPTORS) {
        // Queries the open file itself; nothing is opened.
        let Ok(about) = fs::metadata(descriptor.path()) else {
            continue;
        };
        if !about.is_file() || about.nlink() > 0 || !counted.insert((about.dev(), about.ino())) {
            continue;
        }
        let bytes = about.blocks().saturating_mul(512);
        if Some(about.dev()) == memory_device() {
            memory += bytes;
        } else {
            disk += bytes;
        }
    }
    (memory, disk)
}

/// All memory files are on one internal device of the kernel.
fn memory_device() -> Option<u64> {
    static DEVICE: OnceLock<Option<u64>> = OnceLock::new();
    *DEVICE.get_or_init(|| {
        let file = memfd_create(c"patchwright", MemfdFlags::CLOEXEC).ok()?;
        fstat(&file).ok().map(|about| about.st_dev)
    })
}
