//! Who is alive below a process, how much they worked, and an end to all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::{Duration, Instant};

use crate::sys;

/// How long killed processes may take to be gone: they only have to be reaped.
const LONGEST_DYING: Duration = Duration::from_secs(5);
/// The unit of process times is a hundredth of a second on every Linux that user programs see.
const TICK: Duration = Duration::from_millis(10);

/// Whom a kill may reach.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In a namespace of our own everybody but us belongs to the run.
    Everybody,
    /// Without walls the rest of the user's processes are there as well.
    Group,
}

impl Reach {
    /// Two signs that we are walled in: the host says so, and our parent is the namespace's first.
    pub fn find(walled: bool) -> Self {
        if walled && std::os::unix::process::parent_id() == 1 {
            Self::Everybody
        } else {
            Self::Group
        }
    }
}

/// Whether a process of the run is left, once its leader was waited for.
pub fn anybody(leader: i32, reach: Reach) -> bool {
    match reach {
        Reach::Everybody => sys::signal(-1, 0),
        Reach::Group => sys::signal(-leader, 0),
    }
}

/// Ends all processes of a run; `false` when some are still there.
pub fn end_all(leader: i32, reach: Reach) -> bool {
    match reach {
        Reach::Group => {
            sys::signal(-leader, 9);
            true
        }
        Reach::Everybody => {
            let started = Instant::now();
            // Nobody is missed: the kernel lets no process be born between its look and the kill.
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

/// The processes below `leader` and itself, each with its CPU time.
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
        // What follows the name; the name itself may hold anything.
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

    /// Those without children: a shell that waits for a hanging program is not what hangs.
    pub fn leaves(&self) -> Vec<i32> {
        let parents: BTreeSet<i32> = self.0.values().map(|member| member.parent).collect();
        let pids = self.0.keys().copied();
        pids.filter(|pid| !parents.contains(pid)).collect()
    }
}
