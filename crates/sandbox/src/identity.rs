//! The user that jobs run as on the host.
//!
//! If started as root, jobs first switch to a user that owns nothing: process limits do not apply to root, and an
//! escape from a namespace would be an escape as root.

use std::fs;
use std::os::unix::fs::lchown;
use std::path::Path;

use crate::SandboxError;

/// Above every range that distributions assign (see systemd's "Users, Groups, UIDs and GIDs").
const PREFERRED_ID: u32 = 1_900_000_000;
/// For containers that map only 65536 ids.
const NOBODY_ID: u32 = 65_534;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Identity {
    /// We are root and switch to this id before running anything from the project.
    SteppedDown { id: u32 },
    /// An ordinary user, in a user namespace of its own.
    Ordinary { uid: u32, gid: u32 },
}

impl Identity {
    pub(crate) fn detect() -> Self {
        let (uid, gid) = (rustix::process::geteuid(), rustix::process::getegid());
        if !uid.is_root() {
            return Self::Ordinary {
                uid: uid.as_raw(),
                gid: gid.as_raw(),
            };
        }
        let id = if is_mapped(PREFERRED_ID) {
            PREFERRED_ID
        } else {
            NOBODY_ID
        };
        Self::SteppedDown { id }
    }

    /// The user who started us, for what runs with their rights: root keeps its own files.
    pub fn caller() -> Self {
        match Self::detect() {
            Self::SteppedDown { .. } => Self::SteppedDown { id: 0 },
            ordinary @ Self::Ordinary { .. } => ordinary,
        }
    }

    /// Hands a path (not what it links to) to the user that the job runs as.
    pub fn own(self, path: &Path) -> Result<(), SandboxError> {
        match self {
            Self::SteppedDown { id } => lchown(path, Some(id), Some(id))
                .map_err(SandboxError::io("change the owner of", path)),
            Self::Ordinary { .. } => Ok(()),
        }
    }
}

fn is_mapped(id: u32) -> bool {
    let map = fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    map.lines().any(|line| {
        let mut numbers = line
            .split_ascii_whitespace()
            .filter_map(|word| word.parse::<u64>().ok());
        let (Some(first), Some(_), Some(count)) = (numbers.next(), numbers.next(), numbers.next())
        else {
            return false;
        };
        (first..first.saturating_add(count)).contains(&u64::from(id))
    })
}
