//! The smallest job that shows whether a mount works.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use crate::{Job, JobLimits, Mount, Stdin, Supervision};

pub(crate) fn touch_job(mount: Mount) -> Job {
    Job {
        argv: ["/bin/sh", "-c", ": > /tmp/probe/touched"]
            .map(Into::into)
            .to_vec(),
        cwd: PathBuf::from("/"),
        env: BTreeMap::new(),
        mounts: vec![mount],
        stdin: Stdin::Empty,
        limits: JobLimits {
            wall: Duration::from_secs(10),
            cpu: None,
            memory_bytes: 1 << 30,
            processes: 64,
            disk_bytes: 64 << 20,
        },
        supervision: Supervision::Plain,
        network: crate::Network::Off,
        spill: None,
    }
}
