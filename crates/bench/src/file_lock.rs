//! Locks of files that end with the process that holds them, however it ends, also on file systems that machines share.

use std::fs::{self, File, OpenOptions};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;

use crate::error::BenchError;

/// Holders do no more than read and write one small file. A machine that died gives its locks back when the file server
/// notices, which NFS does after 90 seconds.
const PATIENCE: Duration = Duration::from_secs(180);
const LOOK_AGAIN: Duration = Duration::from_millis(3);

#[derive(Debug)]
pub(crate) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Nothing while another holds it.
    pub fn try_take(path: &Path) -> Result<Option<Self>, BenchError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(BenchError::io("create", folder))?;
        }
        let mut options = OpenOptions::new();
        let options = options.create(true).truncate(false).write(true);
        let file = options.open(path).map_err(BenchError::io("open", path))?;
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(Errno::WOULDBLOCK) => Ok(None),
            Err(error) => Err(BenchError::io("lock", path)(error.into())),
        }
    }

    /// Whether nobody holds it. This holds it for a moment.
    pub fn is_free(path: &Path) -> Result<bool, BenchError> {
        Ok(Self::try_take(path)?.is_some())
    }
}

/// For locks that are held only for moments.
pub(crate) fn wait_for(path: &Path) -> Result<FileLock, BenchError> {
    let started = Instant::now();
    loop {
        if let Some(lock) = FileLock::try_take(path)? {
            return Ok(lock);
        }
        if started.elapsed() > PATIENCE {
            return Err(BenchError::Locked {
                path: path.to_owned(),
                seconds: PATIENCE.as_secs(),
            });
        }
        sleep(LOOK_AGAIN);
    }
}
