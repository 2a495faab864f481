//! Folders for the length of a run: private to this process, removed at its end, and swept by the
//! next run when the process was killed.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::fs::{FlockOperation, flock};
use serde::{Deserialize, Serialize};

use crate::{Identity, Mount, SandboxError};

/// This process's own corner: layers, inputs, scratch folders.
#[derive(Debug)]
pub struct Workshop {
    folder: PathBuf,
    identity: Identity,
    counter: AtomicU64,
    /// Held as long as we live: whoever can take it knows that we are gone.
    _lock: File,
}

impl Workshop {
    pub fn open(root: &Path) -> Result<Self, SandboxError> {
        fs::create_dir_all(root).map_err(SandboxError::io("create", root))?;
        sweep(root);
        let folder = root.join(format!("{}-{:x}", std::process::id(), unique_number()));
        fs::create_dir(&folder).map_err(SandboxError::io("create", &folder))?;
        let lock_path = folder.join("lock");
        let lock = File::create(&lock_path).map_err(SandboxError::io("create", &lock_path))?;
        flock(&lock, FlockOperation::NonBlockingLockExclusive)
            .map_err(|error| SandboxError::io("lock", &lock_path)(error.into()))?;
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

    pub(crate) fn layer(&self, method: LayerMethod) -> Result<Layer, SandboxError> {
        let folder = match method {
            LayerMethod::Disk | LayerMethod::Copy => self.folder("layer")?,
            LayerMethod::Memory => self.memory_folder()?,
        };
        if method != LayerMethod::Copy {
            make_owned(self.identity, &folder.join("upper"))?;
            make_owned(self.identity, &folder.join("work"))?;
        }
        Ok(Layer { folder, method })
    }

    fn memory_folder(&self) -> Result<PathBuf, SandboxError> {
        let root = Path::new("/dev/shm").join(format!(
            "patchwright-{}",
            rustix::process::geteuid().as_raw()
        ));
        if !root.is_dir() {
            fs::create_dir(&root).map_err(SandboxError::io("create", &root))?;
        }
        sweep_by_process(&root);
        let number = self.counter.fetch_add(1, Ordering::SeqCst);
        let path = root.join(format!("{}-{number}", std::process::id()));
        make_owned(self.identity, &path)?;
        Ok(path)
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // What cannot be removed now is swept by the next run.
        let _ = remove_tree(&self.folder);
    }
}

/// Where what is written over a base goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LayerMethod {
    /// An overlay whose upper side lies in the run's folder.
    Disk,
    /// An overlay whose upper side lies in `/dev/shm`: the run's folder cannot hold one.
    Memory,
    /// No overlay can be mounted: a whole copy that keeps times.
    Copy,
}

/// A writable view of a base; what was written goes when it is dropped.
#[derive(Debug)]
pub struct Layer {
    folder: PathBuf,
    method: LayerMethod,
}

impl Layer {
    pub fn method(&self) -> LayerMethod {
        self.method
    }

    /// How the view is laid at `inside`; `base` must be the one it was made for.
    pub fn mount(&self, base: &Path, inside: &Path) -> Mount {
        let inside = inside.to_owned();
        match self.method {
            LayerMethod::Disk | LayerMethod::Memory => Mount::Overlay {
                lower: base.to_owned(),
                layer: self.folder.clone(),
                inside,
            },
            LayerMethod::Copy => Mount::Writable {
                host: self.folder.clone(),
                inside,
            },
        }
    }

    /// What was written: files that differ from the base, or with a copy the whole tree.
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

/// Removes a tree that a hostile program wrote: folders without rights, but never through a link.
pub fn remove_tree(path: &Path) -> std::io::Result<()> {
    if fs::remove_dir_all(path).is_ok() || !path.exists() {
        return Ok(());
    }
    let mut waiting = vec![path.to_owned()];
    while let Some(folder) = waiting.pop() {
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700))?;
        for entry in fs::read_dir(&folder)?.flatten() {
            if entry.file_type()?.is_dir() {
                waiting.push(entry.path());
            }
        }
    }
    fs::remove_dir_all(path)
}

fn make_owned(identity: Identity, path: &Path) -> Result<(), SandboxError> {
    fs::create_dir(path).map_err(SandboxError::io("create", path))?;
    identity.own(path)
}

/// Corners whose process is gone.
fn sweep(root: &Path) {
    for entry in fs::read_dir(root).into_iter().flatten().flatten() {
        let lock = OpenOptions::new()
            .read(true)
            .open(entry.path().join("lock"));
        let abandoned =
            lock.is_ok_and(|lock| flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok());
        if abandoned {
            let _ = remove_tree(&entry.path());
        }
    }
}

fn sweep_by_process(root: &Path) {
    for entry in fs::read_dir(root).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let owner = name
            .split('-')
            .next()
            .and_then(|word| word.parse::<u32>().ok());
        if owner.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists()) {
            let _ = remove_tree(&entry.path());
        }
    }
}

fn unique_number() -> u128 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos())
}
