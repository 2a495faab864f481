//! The folder of an exchange. Everything in it is opened by its name in the folder that was opened once, and no link
//! is followed: a program that can write there cannot make us read or write elsewhere.

use std::fs::File;
use std::io::{Error, ErrorKind, Read, Write};
use std::os::fd::OwnedFd;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, FlockOperation, Mode, OFlags, Stat};
use serde_json::Value;

const MOST_ENTRIES: usize = 100_000;
/// The largest request or answer that is read.
pub(super) const MOST_BYTES: u64 = 32 * 1024 * 1024;

pub(super) struct Folder(OwnedFd);

/// One request that waits for its answer. While it lives, no other process waits for it: the lock is on the request's
/// file, and is released when the process that holds it ends, however it ends.
pub(super) struct Pair {
    pub number: u64,
    _locked: File,
}

pub(super) fn answer_name(number: u64) -> String {
    format!("{number:04}-answer.json")
}

pub(super) fn text_name(number: u64) -> String {
    format!("{number:04}-answer.md")
}

pub(super) fn error_name(number: u64) -> String {
    format!("{number:04}-error.txt")
}

fn request_name(number: u64) -> String {
    format!("{number:04}-request.json")
}

fn readable_name(number: u64) -> String {
    format!("{number:04}-request.md")
}

fn used_name(number: u64) -> String {
    format!("{number:04}-used")
}

impl Folder {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        match rustix::fs::mkdirat(CWD, path, Mode::RWXU) {
            Ok(()) | Err(rustix::io::Errno::EXIST) => {}
            Err(error) => return Err(told(path, error.into())),
        }
        let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC | OFlags::RDONLY;
        let folder = rustix::fs::openat(CWD, path, flags, Mode::empty());
        folder.map(Self).map_err(|error| told(path, error.into()))
    }

    /// A request of an earlier run with the same key that no process waits for and whose answer was not used.
    pub(super) fn unanswered(&self, key: &str) -> Result<Option<Pair>, Error> {
        for number in self.numbers()? {
            if self.stat(&used_name(number)).is_some() {
                continue;
            }
            let Ok(file) = self.plain_file(&request_name(number)) else {
                continue;
            };
            let Ok(text) = read_bounded(&file) else {
                continue;
            };
            let asked: Value = serde_json::from_slice(&text).unwrap_or_default();
            let same = asked.get("key").and_then(Value::as_str) == Some(key);
            // It may have been used between the first look and the lock.
            if same && lock(&file) && self.stat(&used_name(number)).is_none() {
                return Ok(Some(Pair {
                    number,
                    _locked: file,
                }));
            }
        }
        Ok(None)
    }

    /// Writes a new request under the next free number. Its JSON appears whole, and after the text for people.
    pub(super) fn claim(
        &self,
        write: impl Fn(u64) -> Result<(String, String), Error>,
    ) -> Result<Pair, Error> {
        let mut number = self.numbers()?.last().map_or(1, |last| last + 1);
        let file = loop {
            match self.create(&readable_name(number)) {
                Ok(file) => break file,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        };
        let (readable, json) = write(number)?;
        let mut file = file;
        file.write_all(readable.as_bytes())?;
        let locked = self.rename_into(&request_name(number), json.as_bytes())?;
        Ok(Pair {
            number,
            _locked: locked,
        })
    }

    pub(super) fn mark_used(&self, number: u64) {
        // Without the mark an answer might be given twice to the same question: no reason to fail.
        let _ = self.create(&used_name(number));
    }

    /// Replaces what stands there.
    pub(super) fn write(&self, name: &str, text: &[u8]) -> Result<(), Error> {
        self.rename_into(name, text).map(drop)
    }

    pub(super) fn remove(&self, name: &str) {
        let _ = rustix::fs::unlinkat(&self.0, name, AtFlags::empty());
    }

    /// What stands under a name itself, not what a link leads to.
    pub(super) fn stat(&self, name: &str) -> Option<Stat> {
        rustix::fs::statat(&self.0, name, AtFlags::SYMLINK_NOFOLLOW).ok()
    }

    pub(super) fn read(&self, name: &str) -> Result<Vec<u8>, Error> {
        read_bounded(&self.plain_file(name)?)
    }

    fn plain_file(&self, name: &str) -> Result<File, Error> {
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let opened = rustix::fs::openat(&self.0, name, flags, Mode::empty());
        let opened = opened.map_err(|error| match error {
            rustix::io::Errno::LOOP => Error::other("it is a link, and links are not followed"),
            error => error.into(),
        })?;
        let stat = rustix::fs::fstat(&opened)?;
        if !FileType::from_raw_mode(stat.st_mode).is_file() {
            return Err(Error::other("it is not a regular file"));
        }
        Ok(File::from(opened))
    }

    fn create(&self, name: &str) -> Result<File, Error> {
        let flags =
            OFlags::RDWR | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let mode = Mode::RUSR | Mode::WUSR | Mode::RGRP | Mode::ROTH;
        let opened = rustix::fs::openat(&self.0, name, flags, mode)?;
        Ok(File::from(opened))
    }

    fn rename_into(&self, name: &str, text: &[u8]) -> Result<File, Error> {
        let half = format!(".{name}.{}", std::process::id());
        self.remove(&half);
        let mut file = self.create(&half)?;
        file.write_all(text)?;
        lock(&file);
        rustix::fs::renameat(&self.0, &half, &self.0, name)?;
        Ok(file)
    }

    fn numbers(&self) -> Result<Vec<u64>, Error> {
        let mut numbers = Vec::new();
        for entry in Dir::read_from(&self.0)?.take(MOST_ENTRIES) {
            let entry = entry?;
            let Ok(name) = entry.file_name().to_str() else {
                continue;
            };
            let number = name
                .split_once("-request.")
                .and_then(|(number, _)| number.parse().ok());
            numbers.extend(number.filter(|number: &u64| *number < u64::MAX / 2));
        }
        numbers.sort_unstable();
        numbers.dedup();
        Ok(numbers)
    }
}

fn lock(file: &File) -> bool {
    rustix::fs::flock(file, FlockOperation::NonBlockingLockExclusive).is_ok()
}

fn read_bounded(file: &File) -> Result<Vec<u8>, Error> {
    let mut text = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(Error::other(format!(
            "it is longer than {MOST_BYTES} bytes"
        )));
    }
    Ok(text)
}

fn told(path: &Path, error: Error) -> Error {
    Error::new(
        error.kind(),
        format!("{} cannot be used: {error}", path.display()),
    )
}
