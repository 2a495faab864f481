//! Temporary folders of a run: private to this process, removed when it ends, or by the next run if it was killed.

use std::fs::{self, File};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::fs::{
    FileType, FlockOperation, Mode, OFlags, ResolveFlags, flock, fstat, lgetxattr, open, openat2,
};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

use crate::{Identity, Mount, SandboxError, remove_tree};

const LOCK: &str = "lock";
/// How an overlay marks such a folder.
const OPAQUE: &str = "user.overlay.opaque";

/// This process's own folder: layers, inputs, scratch folders.
#[derive(Debug)]
pub struct Workshop {
    folder: PathBuf,
    identity: Identity,
    counter: AtomicU64,
    /// Locked for as long as we run: a process that can take the lock knows that we are gone.
    _lock: File,
}

impl Workshop {
    pub fn open(root: &Path) -> Result<Self, SandboxError> {
        fs::create_dir_all(root).map_err(SandboxError::io("create", root))?;
        sweep(root);
        let folder = root.join(format!("{}-{:x}", std::process::id(), unique_number()));
        // Closed to other users: a job may create set-uid files here that belong to us.
        make_private(&folder)?;
        let lock = take_lock(&folder)?;
        Ok(Self {
            folder,
            identity: Identity::detect(),
            counter: AtomicU64::new(0),
            _lock: lock,
        })
    }

    pub fn path(&self) -> &Path {
        &self.folder
    }

    pub fn identity(&self) -> Identity {
        self.identity
    }

    /// A new empty folder that jobs may write to.
    pub fn folder(&self, purpose: &str) -> Result<PathBuf, SandboxError> {
        let number = self.counter.fetch_add(1, Ordering::SeqCst);
        let path = self.folder.join(format!("{purpose}-{number}"));
        make_owned(self.identity, &path)?;
        Ok(path)
    }

    pub(crate) fn layer(
        &self,
        method: LayerMethod,
        lowers: Vec<PathBuf>,
    ) -> Result<Layer, SandboxError> {
        let folder = match method {
            LayerMethod::Disk | LayerMethod::Copy => self.folder("layer")?,
            LayerMethod::Memory => self.memory_folder()?,
        };
        if method != LayerMethod::Copy {
            make_owned(self.identity, &folder.join("upper"))?;
            make_owned(self.identity, &folder.join("work"))?;
        }
        Ok(Layer {
            folder,
            method,
            lowers,
        })
    }

    fn memory_folder(&self) -> Result<PathBuf, SandboxError> {
        let root = Path::new("/dev/shm").join(format!(
            "patchwright-{}",
            rustix::process::geteuid().as_raw()
        ));
        make_private_in_public(&root)?;
        sweep_by_process(&root);
        let number = self.counter.fetch_add(1, Ordering::SeqCst);
        let path = root.join(format!("{}-{number}", std::process::id()));
        make_owned(self.identity, &path)?;
        Ok(path)
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // What cannot be removed now is removed by the next run.
        let _ = remove_tree(&self.folder);
    }
}

/// If less than this is free on its disk, a job may have failed because the disk is full.
const LEAST_ROOM_BYTES: u64 = 4 << 20;

/// Where changes to a base are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LayerMethod {
    /// An overlay whose upper directory is in the run's folder.
    Disk,
    /// An overlay whose upper directory is in `/dev/shm`, if the run's folder does not support one.
    Memory,
    /// A full copy that keeps times, if no overlay can be mounted.
    Copy,
}

/// A writable view of a base; the changes are removed when it is dropped.
#[derive(Debug)]
pub struct Layer {
    folder: PathBuf,
    method: LayerMethod,
    /// The folders below, topmost first.
    lowers: Vec<PathBuf>,
}

impl Layer {
    pub fn method(&self) -> LayerMethod {
        self.method
    }

    /// The mount that shows this view at `inside`.
    pub fn mount(&self, inside: &Path) -> Mount {
        let inside = inside.to_owned();
        match self.method {
            LayerMethod::Disk | LayerMethod::Memory => Mount::Overlay {
                lowers: self.lowers.clone(),
                layer: self.folder.clone(),
                inside,
            },
            LayerMethod::Copy => Mount::Writable {
                host: self.folder.clone(),
                inside,
            },
        }
    }

    /// The folder at the bottom: the base that the view is of.
    pub fn bottom(&self) -> Option<&Path> {
        self.lowers.last().map(PathBuf::as_path)
    }

    pub(crate) fn lowers(&self) -> &[PathBuf] {
        &self.lowers
    }

    /// The lower folders of another layer on top of this one.
    pub(crate) fn stack(&self) -> Vec<PathBuf> {
        match self.method {
            LayerMethod::Disk | LayerMethod::Memory => {
                let below = self.lowers.iter().cloned();
                std::iter::once(self.written()).chain(below).collect()
            }
            LayerMethod::Copy => vec![self.folder.clone()],
        }
    }

    /// The regular file at this path, as seen through the view. `None` if a link is part of the path: a job may have created
    /// it to lead anywhere.
    pub fn find(&self, relative: &Path) -> Option<PathBuf> {
        for root in self.stack() {
            match kind_beneath(&root, relative) {
                Ok(FileType::RegularFile) => return Some(root.join(relative)),
                Err(Errno::NOENT) if is_replaced(&root, relative) => return None,
                Err(Errno::NOENT) => {}
                Ok(_) | Err(_) => return None,
            }
        }
        None
    }

    /// Whether what the view shows at this path was written to it; the whole tree is if it is a copy.
    pub fn is_written(&self, relative: &Path) -> bool {
        kind_beneath(&self.written(), relative).is_ok()
    }

    /// Why a job may have failed through no fault of its own: the folder is gone, or its disk is full.
    pub fn trouble(&self) -> Option<String> {
        let written = self.written();
        let room = match rustix::fs::statvfs(&written) {
            Ok(about) => about.f_bavail.saturating_mul(about.f_frsize),
            Err(error) => return Some(format!("{} cannot be read: {error}", written.display())),
        };
        (room < LEAST_ROOM_BYTES)
            .then(|| format!("the disk that holds {} is full", written.display()))
    }

    /// Moves what was written to `place`, where it outlives this process: [`crate::Sandbox::layer_on_kept`] makes views of it.
    /// Returns the layer if `place` is on another file system.
    pub fn keep_at(self, place: &Path) -> Result<(), Self> {
        fs::rename(self.written(), place).map_err(|_| self)
    }

    /// What was written: the files that differ from the base, or the whole tree if it is a copy.
    pub fn written(&self) -> PathBuf {
        match self.method {
            LayerMethod::Disk | LayerMethod::Memory => self.folder.join("upper"),
            LayerMethod::Copy => self.folder.clone(),
        }
    }
}

impl Drop for Layer {
    fn drop(&mut self) {
        let _ = remove_tree(&self.folder);
    }
}

fn make_owned(identity: Identity, path: &Path) -> Result<(), SandboxError> {
    fs::create_dir(path).map_err(SandboxError::io("create", path))?;
    identity.own(path)
}

fn kind_beneath(root: &Path, relative: &Path) -> Result<FileType, Errno> {
    let flags = OFlags::PATH | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let root = open(root, flags | OFlags::DIRECTORY, Mode::empty())?;
    let resolve = ResolveFlags::BENEATH | ResolveFlags::NO_SYMLINKS;
    let found = openat2(&root, relative, flags, Mode::empty(), resolve)?;
    Ok(FileType::from_raw_mode(fstat(&found)?.st_mode))
}

/// Whether a folder of the path was removed and made anew: what is below it in lower layers is gone.
fn is_replaced(root: &Path, relative: &Path) -> bool {
    let folders = relative.ancestors().skip(1);
    folders
        .filter(|folder| !folder.as_os_str().is_empty())
        .any(|folder| {
            let mut value = [0; 4];
            matches!(kind_beneath(root, folder), Ok(FileType::Directory))
                && lgetxattr(root.join(folder), OPAQUE, &mut value[..])
                    .is_ok_and(|length| value.get(..length) == Some(b"y"))
        })
}

fn make_private(path: &Path) -> Result<(), SandboxError> {
    fs::DirBuilder::new()
        .mode(0o700)
        .create(path)
        .map_err(SandboxError::io("create", path))
}

/// In a world-writable folder another user may have created it first.
fn make_private_in_public(path: &Path) -> Result<(), SandboxError> {
    let made = make_private(path);
    let about = fs::symlink_metadata(path).map_err(SandboxError::io("look at", path))?;
    let is_ours = about.uid() == rustix::process::geteuid().as_raw();
    if about.is_dir() && is_ours && about.mode() & 0o077 == 0 {
        return Ok(());
    }
    let taken = || std::io::Error::other("it is not a folder of our own");
    made.and(Err(SandboxError::io("use", path)(taken())))
}

/// Renamed into place only once it is locked: a free lock would look abandoned.
fn take_lock(folder: &Path) -> Result<File, SandboxError> {
    let (new, path) = (folder.join("lock.new"), folder.join(LOCK));
    let lock = File::create(&new).map_err(SandboxError::io("create", &new))?;
    flock(&lock, FlockOperation::NonBlockingLockExclusive)
        .map_err(|error| SandboxError::io("lock", &new)(error.into()))?;
    fs::rename(&new, &path).map_err(SandboxError::io("create", &path))?;
    Ok(lock)
}

/// Removes the folders of processes that no longer exist.
fn sweep(root: &Path) {
    for entry in fs::read_dir(root).into_iter().flatten().flatten() {
        if is_abandoned(&entry.path()) {
            let _ = remove_tree(&entry.path());
        }
    }
}

fn is_abandoned(corner: &Path) -> bool {
    match File::open(corner.join(LOCK)) {
        Ok(lock) => flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok(),
        // The process was killed before it took the lock, or is about to take it.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => is_owner_dead(corner),
        Err(_) => false,
    }
}

/// Judged by the pid at the start of the name.
fn is_owner_dead(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let owner = name
        .split('-')
        .next()
        .and_then(|word| word.parse::<u32>().ok());
    owner.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists())
}

fn sweep_by_process(root: &Path) {
    for entry in fs::read_dir(root).into_iter().flatten().flatten() {
        if is_owner_dead(&entry.path()) {
            let _ = remove_tree(&entry.path());
        }
    }
}

fn unique_number() -> u128 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos())
}

#[cfg(test)]
#[path = "folders_tests.rs"]
mod tests;
