//! What the user said when the server was started, and the turn to judge.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

use patchwright_domain::bundle::Kept;
use patchwright_domain::strict::Strictness;
use patchwright_repair::tools::ToolError;
use patchwright_subject::SubjectError;

use super::request::Request;
use crate::args::{Common, Mcp, Work};

/// How often a call that waits looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(20);

pub struct Settings {
    pub common: Common,
    pub work: Work,
    /// The folder where the server was started.
    pub here: PathBuf,
    pub out: PathBuf,
    pub strictness: Strictness,
    pub pocs: Kept,
    /// Judgements measure times, and each uses all cores: they take turns.
    judging: Mutex<()>,
}

impl Settings {
    pub fn new(common: &Common, command: &Mcp, here: &Path) -> Self {
        Self {
            // Standard error is the client's log, which nobody watches.
            common: Common {
                quiet: true,
                verbose: false,
                ..common.clone()
            },
            work: Work {
                fresh: false,
                dry_run: false,
                sandbox: command.sandbox,
                allow_io_uring: command.allow_io_uring,
            },
            here: here.to_owned(),
            out: here.join(&command.out),
            strictness: Strictness::from_flag(command.strict),
            pocs: match command.no_poc {
                true => Kept::HashOnly,
                false => Kept::Whole,
            },
            judging: Mutex::default(),
        }
    }

    /// Waits until no other call judges.
    pub fn turn(&self, request: &Request) -> Result<MutexGuard<'_, ()>, ToolError> {
        loop {
            match self.judging.try_lock() {
                Ok(turn) => return Ok(turn),
                Err(TryLockError::Poisoned(error)) => return Ok(error.into_inner()),
                Err(TryLockError::WouldBlock) if request.cancel.is_cancelled() => {
                    return Err(ToolError::Stopped(Box::new(SubjectError::Cancelled)));
                }
                Err(TryLockError::WouldBlock) => thread::sleep(LOOK),
            }
        }
    }
}
