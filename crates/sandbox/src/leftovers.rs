//! Reads what a job left behind. It may have planted links, pipes and sockets where we expect files, so nothing here
//! follows a link, waits on a pipe or reads without bound.

use std::fs::File;
use std::io::Read;
use std::os::fd::OwnedFd;
use std::path::{Component, Path, PathBuf};

use rustix::fs::{
    AtFlags, CWD, FileType, Mode, OFlags, ResolveFlags, fstat, openat, openat2, statat,
};
use thiserror::Error;

/// A folder that a job could write to.
#[derive(Debug)]
pub struct Leftovers {
    folder: OwnedFd,
    path: PathBuf,
}

#[derive(Debug, Error)]
pub enum Unreadable {
    #[error("{} cannot be opened without leaving its folder: {source}", path.display())]
    NotBeneath {
        path: PathBuf,
        source: rustix::io::Errno,
    },
    #[error("{} is not a regular file", path.display())]
    NotAFile { path: PathBuf },
    #[error("{} holds {size} bytes, more than the {most} that are read", path.display())]
    TooLarge { path: PathBuf, size: u64, most: u64 },
    #[error("{} cannot be read: {source}", path.display())]
    Io {
        path: PathBuf,
        source: std::io::Error,
    },
}

impl Leftovers {
    pub fn open(path: &Path) -> Result<Self, Unreadable> {
        let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let folder =
            openat(CWD, path, flags, Mode::empty()).map_err(|source| Unreadable::NotBeneath {
                path: path.to_owned(),
                source,
            })?;
        Ok(Self {
            folder,
            path: path.to_owned(),
        })
    }

    /// The whole file; an error if it is larger than `most`.
    pub fn read(&self, relative: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
        let (file, size) = self.open_file(relative)?;
        if size > most {
            return Err(Unreadable::TooLarge {
                path: self.path.join(relative),
                size,
                most,
            });
        }
        self.take(file, relative, most)
    }

    /// The first `most` bytes of the file.
    pub fn read_head(&self, relative: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
        let (file, _) = self.open_file(relative)?;
        self.take(file, relative, most)
    }

    /// The names of the regular files directly in the folder, at most `most` of them.
    pub fn names(&self, most: usize) -> Result<Vec<PathBuf>, Unreadable> {
        let failed = |source: rustix::io::Errno| Unreadable::Io {
            path: self.path.clone(),
            source: source.into(),
        };
        let entries = rustix::fs::Dir::read_from(&self.folder).map_err(failed)?;
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry.map_err(failed)?;
            if names.len() < most && self.is_regular(&entry) {
                use std::os::unix::ffi::OsStrExt;
                names.push(PathBuf::from(std::ffi::OsStr::from_bytes(
                    entry.file_name().to_bytes(),
                )));
            }
        }
        names.sort();
        Ok(names)
    }

    /// Some file systems do not report the type in directory entries.
    fn is_regular(&self, entry: &rustix::fs::DirEntry) -> bool {
        match entry.file_type() {
            FileType::Unknown => statat(&self.folder, entry.file_name(), AtFlags::SYMLINK_NOFOLLOW)
                .is_ok_and(|about| FileType::from_raw_mode(about.st_mode) == FileType::RegularFile),
            kind => kind == FileType::RegularFile,
        }
    }

    fn open_file(&self, relative: &Path) -> Result<(File, u64), Unreadable> {
        let path = || self.path.join(relative);
        if relative
            .components()
            .any(|part| !matches!(part, Component::Normal(_)))
        {
            return Err(Unreadable::NotBeneath {
                path: path(),
                source: rustix::io::Errno::XDEV,
            });
        }
        // NONBLOCK: opening a planted pipe for reading must not wait for a writer.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let resolve =
            ResolveFlags::BENEATH | ResolveFlags::NO_SYMLINKS | ResolveFlags::NO_MAGICLINKS;
        let file =
            openat2(&self.folder, relative, flags, Mode::empty(), resolve).map_err(|source| {
                Unreadable::NotBeneath {
                    path: path(),
                    source,
                }
            })?;
        let about = fstat(&file).map_err(|source| Unreadable::Io {
            path: path(),
            source: source.into(),
        })?;
        if FileType::from_raw_mode(about.st_mode) != FileType::RegularFile {
            return Err(Unreadable::NotAFile { path: path() });
        }
        Ok((File::from(file), u64::try_from(about.st_size).unwrap_or(0)))
    }

    fn take(&self, file: File, relative: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = Vec::new();
        file.take(most)
            .read_to_end(&mut bytes)
            .map_err(|source| Unreadable::Io {
                path: self.path.join(relative),
                source,
            })?;
        Ok(bytes)
    }
}
