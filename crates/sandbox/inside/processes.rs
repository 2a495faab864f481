//! The processes below another one: which are alive, how much CPU time they used, and how to kill
//! them all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::{Duration, Instant};

use crate::sys;

/// How long killed processes may take to disappear: they only have to be reaped.
const LONGEST_DYING: Duration = Duration::from_secs(5);
/// `USER_HZ` is 100 on every Linux that user programs see.
const TICK: Duration = Duration::from_millis(10);

/// Which processes a kill may reach.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In our own PID namespace every other process belongs to the run.
    Everybody,
    /// Without isolation the user's other processes are visible too, so only the run's process
    /// group is killed.
    Group,
}

impl Reach {
    /// Two signs of a private PID namespace are required: the host says so, and our parent has pid
    /// 1.
    pub fn find(walled: bool) -> Self {
        if walled && std::os::unix::process::parent_id() == 1 {
            Self::Everybody
        } else {
            Self::Group
        }
    }
}

/// Whether a process of the run is left after its leader was reaped.
pub fn anybody(leader: i32, reach: Reach) -> bool {
    match reach {
        Reach::Everybody => sys::signal(-1, 0),
        Reach::Group => sys::signal(-leader, 0),
    }
}

/// Kills all processes of a run; `false` if some remain.
pub fn end_all(leader: i32, reach: Reach) -> bool {
    match reach {
        Reach::Group => {
            sys::signal(-leader, 9);
            true
        }
        Reach::Everybody => {
            let started = Instant::now();
            // Misses nobody: the kernel creates no process while it sends a signal to all of them.
            while sys::signal(-1, 9) {
                if started.elapsed() > LONGEST_DYING {
                    return false;
                }
                std::thread::sleep(Duration::from_micros(200));
            }
            true
        }
    }
}

/// `leader` and the processes below it, each with its CPU time.
pub fn family(leader: i32) -> Family {
    let mut all: BTreeMap<i32, Member> = BTreeMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let pid = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok());
        if let Some((pid, member)) = pid.and_then(|pid| Some((pid, Member::look(pid)?))) {
            all.insert(pid, member);
        }
    }
    let mut found = BTreeSet::from([leader]);
    loop {
        let before = found.len();
        let children = all
            .iter()
            .filter(|(_, member)| found.contains(&member.parent));
        let children: Vec<i32> = children.map(|(&pid, _)| pid).collect();
        found.extend(children);
        if found.len() == before {
            break;
        }
    }
    all.retain(|pid, _| found.contains(pid));
    Family(all)
}

pub struct Family(BTreeMap<i32, Member>);

struct Member {
    parent: i32,
    cpu: Duration,
}

impl Member {
    fn look(pid: i32) -> Option<Self> {
        let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
        let stat = String::from_utf8_lossy(&stat);
        // The fields after the name, which may contain any character.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_ascii_whitespace().collect();
        let ticks: u32 = fields
            .iter()
            .skip(11)
            .take(4)
            .filter_map(|word| word.parse::<u32>().ok())
            .fold(0, u32::saturating_add);
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            cpu: TICK.saturating_mul(ticks),
        })
    }
}

impl Family {
    pub fn cpu(&self) -> Duration {
        self.0.values().map(|member| member.cpu).sum()
    }

    /// Processes without children: a shell that waits for a hanging program is not what hangs.
    pub fn leaves(&self) -> Vec<i32> {
        let parents: BTreeSet<i32> = self.0.values().map(|member| member.parent).collect();
        let pids = self.0.keys().copied();
        pids.filter(|pid| !parents.contains(pid)).collect()
    }
}
