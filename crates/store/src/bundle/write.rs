//! Writes a bundle: everything is staged and moved into place at once, the patch next to the bundle last.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, RenameFlags, renameat_with};

use super::sums::{self, Sums};
use super::{ABOUT, BundleError, FOLDER, MOST_FILE_BYTES, PATCH, SUMS};

/// The files of a bundle that is to be written, by path.
#[derive(Debug, Default)]
pub struct Draft {
    files: BTreeMap<String, Content>,
}

#[derive(Debug)]
pub enum Content {
    Bytes(Vec<u8>),
    /// The same, as an executable file.
    Script(Vec<u8>),
    /// A copy of this file.
    Copy(PathBuf),
}

impl Draft {
    pub fn add(&mut self, path: impl Into<String>, content: Content) {
        self.files.insert(path.into(), content);
    }

    pub fn text(&mut self, path: impl Into<String>, text: impl Into<Vec<u8>>) {
        self.add(path, Content::Bytes(text.into()));
    }
}

/// Refuses a folder with foreign content, or one reached through a link that came with the project, before any work is
/// done for it. `project` are the folders whose links are not the user's own.
pub fn ready_for(out: &Path, project: &[&Path]) -> Result<(), BundleError> {
    follows_no_link(out, project)?;
    is_ours(out)?;
    can_write(out)
}

fn follows_no_link(out: &Path, project: &[&Path]) -> Result<(), BundleError> {
    let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let project: Vec<PathBuf> = project.iter().map(|folder| real(folder)).collect();
    let mut reached = PathBuf::new();
    for part in out.components() {
        let folder = real(&reached);
        reached.push(part);
        let is_link = fs::symlink_metadata(&reached).is_ok_and(|about| about.is_symlink());
        if is_link && project.iter().any(|root| folder.starts_with(root)) {
            return Err(BundleError::ThroughLink { path: reached });
        }
    }
    Ok(())
}

/// Tries it, and leaves nothing behind.
fn can_write(out: &Path) -> Result<(), BundleError> {
    let is_missing = |path: &&Path| path.symlink_metadata().is_err();
    let missing: Vec<&Path> = out.ancestors().take_while(is_missing).collect();
    let tried = fs::create_dir_all(out)
        .map_err(BundleError::io("create", out))
        .and_then(|()| {
            let probe = out.join(format!(".patchwright-{}", std::process::id()));
            let written = File::create_new(&probe).map_err(BundleError::io("write to", out));
            if written.is_ok() {
                let _ = fs::remove_file(&probe);
            }
            written.map(drop)
        });
    for folder in missing {
        let _ = fs::remove_dir(folder);
    }
    tried
}

fn is_ours(out: &Path) -> Result<(), BundleError> {
    let (bundle, patch) = (out.join(FOLDER), out.join(PATCH));
    let is_there = |path: &Path| path.symlink_metadata().is_ok();
    if !is_there(&bundle) && !is_there(&patch) {
        return Ok(());
    }
    let ours = bundle.symlink_metadata().is_ok_and(|about| about.is_dir())
        && bundle.join(SUMS).is_file()
        && bundle.join(ABOUT).is_file();
    match ours {
        true => Ok(()),
        false if is_there(&bundle) => Err(BundleError::NotOurs { path: bundle }),
        false => Err(BundleError::NotOurs { path: patch }),
    }
}

/// Writes `bundle/` and `patch.diff` below `out`; returns where they are.
pub fn write(out: &Path, patch: &[u8], draft: &Draft) -> Result<(PathBuf, PathBuf), BundleError> {
    fs::create_dir_all(out).map_err(BundleError::io("create", out))?;
    is_ours(out)?;
    let out = fs::canonicalize(out).map_err(BundleError::io("find", out))?;
    let aside = out.join(format!(".{FOLDER}-{}", std::process::id()));
    let written = lay_out(&aside, draft).and_then(|()| move_in(&aside, &out.join(FOLDER)));
    if let Err(error) = written {
        let _ = fs::remove_dir_all(&aside);
        return Err(error);
    }
    let beside = out.join(format!(".{PATCH}-{}", std::process::id()));
    let target = out.join(PATCH);
    // What a killed process of the same number left.
    let _ = fs::remove_file(&beside);
    put(&beside, patch)?;
    fs::rename(&beside, &target).map_err(BundleError::io("write", &target))?;
    Ok((target, out.join(FOLDER)))
}

fn lay_out(root: &Path, draft: &Draft) -> Result<(), BundleError> {
    // What a killed process of the same number left.
    let _ = fs::remove_dir_all(root);
    fs::create_dir(root).map_err(BundleError::io("create", root))?;
    let mut hashes = Sums::new();
    for (path, content) in &draft.files {
        if !sums::is_plain(path) {
            return Err(BundleError::refused(path, "cannot be a path of a bundle"));
        }
        let target = root.join(path);
        let folder = target.parent().unwrap_or(root);
        fs::create_dir_all(folder).map_err(BundleError::io("create", folder))?;
        hashes.insert(path.clone(), lay(&target, content)?);
    }
    put(&root.join(SUMS), sums::print(&hashes).as_bytes())
}

fn lay(target: &Path, content: &Content) -> Result<String, BundleError> {
    match content {
        Content::Bytes(bytes) => put(target, bytes).map(|()| sums::sha256(bytes)),
        Content::Script(bytes) => {
            put(target, bytes)?;
            fs::set_permissions(target, fs::Permissions::from_mode(0o755))
                .map_err(BundleError::io("write", target))?;
            Ok(sums::sha256(bytes))
        }
        Content::Copy(from) => {
            let mut source = File::open(from).map_err(BundleError::io("open", from))?;
            let mut copy = File::create_new(target).map_err(BundleError::io("create", target))?;
            let copied = sums::copy(&mut source, &mut copy, MOST_FILE_BYTES)
                .map_err(BundleError::io("copy", from))?;
            copy.sync_all().map_err(BundleError::io("write", target))?;
            let too_big = || BundleError::refused(from.display().to_string(), "is too big");
            copied.map(|(sum, _)| sum).ok_or_else(too_big)
        }
    }
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), BundleError> {
    let mut file = File::create_new(path).map_err(BundleError::io("create", path))?;
    file.write_all(bytes)
        .and_then(|()| file.sync_all())
        .map_err(BundleError::io("write", path))
}

/// An older bundle is exchanged with the new one in one step, and then removed.
fn move_in(aside: &Path, target: &Path) -> Result<(), BundleError> {
    if target.symlink_metadata().is_err() {
        return fs::rename(aside, target).map_err(BundleError::io("create", target));
    }
    renameat_with(CWD, aside, CWD, target, RenameFlags::EXCHANGE)
        .map_err(|error| BundleError::io("replace", target)(error.into()))?;
    fs::remove_dir_all(aside).map_err(BundleError::io("remove", aside))
}
