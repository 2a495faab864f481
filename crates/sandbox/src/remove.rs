//! Removes a tree that a hostile program wrote.
//!
//! The tree may contain folders without permissions, links that lead out of it, and folders nested
//! deeper than any path can name and any recursion can follow. So every folder is first moved to
//! the top, and everything is opened relative to its folder, never through a link.

use std::ffi::{CStr, CString};
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::Path;
use std::{fs, io};

use rustix::fs::{
    AtFlags, CWD, Dir, FileType, Mode, OFlags, RenameFlags, openat, renameat_with, statat, unlinkat,
};
use rustix::io::Errno;

pub fn remove_tree(path: &Path) -> io::Result<()> {
    let name = CString::new(path.as_os_str().as_encoded_bytes())?;
    let Some(top) = open_folder(CWD, &name)? else {
        return Ok(());
    };
    let mut removal = Removal { top, moved: 0 };
    let mut waiting = Vec::new();
    removal.clear_top(&mut waiting)?;
    while let Some(folder) = waiting.pop() {
        removal.clear(&folder, &mut waiting)?;
        unlinkat(&removal.top, &folder, AtFlags::REMOVEDIR)?;
    }
    fs::remove_dir(path)
}

struct Removal {
    top: OwnedFd,
    moved: u64,
}

impl Removal {
    fn clear_top(&mut self, waiting: &mut Vec<CString>) -> io::Result<()> {
        for (name, kind) in entries(&self.top)? {
            match kind {
                FileType::Directory => waiting.push(name),
                _ => unlinkat(&self.top, &name, AtFlags::empty())?,
            }
        }
        Ok(())
    }

    fn clear(&mut self, folder: &CStr, waiting: &mut Vec<CString>) -> io::Result<()> {
        let Some(folder) = open_folder(&self.top, folder)? else {
            return Ok(());
        };
        for (name, kind) in entries(&folder)? {
            match kind {
                FileType::Directory => waiting.push(self.move_up(&folder, &name)?),
                _ => unlinkat(&folder, &name, AtFlags::empty())?,
            }
        }
        Ok(())
    }

    fn move_up(&mut self, from: &OwnedFd, name: &CStr) -> io::Result<CString> {
        // A folder that moves to another parent must itself be writable.
        drop(open_folder(from, name)?);
        loop {
            self.moved += 1;
            let new = CString::new(format!(".removed-{}", self.moved))?;
            match renameat_with(from, name, &self.top, &new, RenameFlags::NOREPLACE) {
                Ok(()) => return Ok(new),
                Err(Errno::EXIST) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Gives us the permissions first. `None` if there is nothing.
fn open_folder(parent: impl std::os::fd::AsFd, name: &CStr) -> io::Result<Option<OwnedFd>> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let handle = match openat(&parent, name, flags | OFlags::PATH, Mode::empty()) {
        Ok(handle) => handle,
        Err(Errno::NOENT) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    // Through the handle: a path would follow a link put there meanwhile.
    let itself = format!("/proc/self/fd/{}", handle.as_raw_fd());
    rustix::fs::chmod(itself.as_str(), Mode::RWXU)?;
    Ok(Some(openat(&handle, c".", flags, Mode::empty())?))
}

fn entries(folder: &OwnedFd) -> io::Result<Vec<(CString, FileType)>> {
    let mut found = Vec::new();
    for entry in Dir::read_from(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name == c"." || name == c".." {
            continue;
        }
        let kind = match entry.file_type() {
            FileType::Unknown => {
                let about = statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)?;
                FileType::from_raw_mode(about.st_mode)
            }
            known => known,
        };
        found.push((name.to_owned(), kind));
    }
    Ok(found)
}

#[cfg(test)]
#[path = "remove_tests.rs"]
mod tests;
