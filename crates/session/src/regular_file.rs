//! Reads files named by a user or a case: regular files only, up to a size limit. Opening a pipe that has no writer
//! would block forever.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum FileError {
    #[error("cannot {action} {}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("{} is not a regular file; give a file, or `-` for standard input", path.display())]
    NotRegular { path: PathBuf },
    #[error("{} is larger than the {mib} MiB that are read; cut it to the part that matters", path.display())]
    TooLarge { path: PathBuf, mib: u64 },
}

/// Fails immediately if `path` is not a regular file.
pub fn open_regular(path: &Path) -> Result<File, FileError> {
    let failed = |action: &'static str| {
        move |source: io::Error| FileError::Io {
            action,
            path: path.to_owned(),
            source,
        }
    };
    // NONBLOCK: opening a pipe for reading must not wait for a writer. It has no effect on regular files.
    let flags = OFlags::NONBLOCK.bits().cast_signed();
    let file = OpenOptions::new().read(true).custom_flags(flags).open(path);
    let file = file.map_err(failed("open"))?;
    let about = file.metadata().map_err(failed("look at"))?;
    match about.is_file() {
        true => Ok(file),
        false => Err(FileError::NotRegular {
            path: path.to_owned(),
        }),
    }
}

/// The content of a regular file; an error if it is larger than `most`.
pub fn read_regular(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let read = open_regular(path)?
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes);
    read.map_err(|source| FileError::Io {
        action: "read",
        path: path.to_owned(),
        source,
    })?;
    match bytes.len() as u64 <= most {
        true => Ok(bytes),
        false => Err(FileError::TooLarge {
            path: path.to_owned(),
            mib: most >> 20,
        }),
    }
}
