//! Identifies case and source by hashes that mean the same on another machine.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use patchwright_domain::bundle::SourceIdentity;
use patchwright_domain::case::Case;
use sha2::{Digest, Sha256};

use crate::SubjectError;
use crate::hex::hex;
use crate::seeds::Seeds;
use crate::source::{Listing, Wanted};

const MOST_REF_BYTES: u64 = 16 << 20;
const MOST_PARENTS: usize = 32;

/// A source tree as lines of mode, hash and path; its identity is the hash of those lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceLines {
    pub lines: String,
    pub identity: SourceIdentity,
    /// Paths of the same files.
    pub paths: Vec<PathBuf>,
}

impl SourceLines {
    /// `ours` are our own folders, which are not part of the source.
    pub fn read(case: &Case, ours: &[PathBuf]) -> Result<Self, SubjectError> {
        // History differs from clone to clone even if the files are the same.
        let plain = Case {
            keep_git: false,
            ..case.clone()
        };
        let listing = Listing::read(&plain, &Wanted::new(&plain, ours)?)?;
        let lines = listing.lines(&case.source)?;
        let identity = SourceIdentity {
            tree: hex(&Sha256::digest(lines.as_bytes())),
            files: lines.lines().count() as u64,
            commit: checked_out_commit(&case.source),
        };
        let paths = listing.paths().map(Path::to_owned).collect();
        Ok(Self {
            lines,
            identity,
            paths,
        })
    }
}

/// Equal for two runs of one case with the same PoCs, even if the source changed in between.
pub fn case_identity(case: &Case) -> Result<String, SubjectError> {
    let mut hash = Sha256::new();
    let text = serde_json::to_vec(case).map_err(|error| SubjectError::BadCache {
        path: case.source.clone(),
        message: error.to_string(),
    })?;
    hash.update(text);
    for poc in &case.pocs {
        for path in poc.input.iter().chain(&poc.stdin).chain(&poc.files) {
            let mut file = File::open(path).map_err(SubjectError::io("open", path))?;
            let mut content = Sha256::new();
            std::io::copy(&mut file, &mut HashWriter(&mut content))
                .map_err(SubjectError::io("read", path))?;
            hash.update(content.finalize());
        }
    }
    for seed in Seeds::read(&case.judge.seeds)?.used {
        hash.update(Sha256::digest(&seed.bytes));
    }
    Ok(hex(&hash.finalize()))
}

struct HashWriter<'h>(&'h mut Sha256);

impl std::io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The commit checked out around `source`, read from git's files.
pub fn checked_out_commit(source: &Path) -> Option<String> {
    let (folder, common) = git_folders(source)?;
    let head = small(&folder.join("HEAD"))?;
    let Some(name) = head.trim().strip_prefix("ref: ") else {
        return object_name(&head);
    };
    let plain = !name.split('/').any(|part| part.is_empty() || part == "..");
    let loose = [folder, common.clone()]
        .iter()
        .filter(|_| plain)
        .find_map(|folder| object_name(&small(&folder.join(name))?));
    loose.or_else(|| {
        let packed = small(&common.join("packed-refs"))?;
        packed
            .lines()
            .find_map(|line| object_name(line.strip_suffix(name)?))
    })
}

/// Git's common folder, shared by all worktrees of the repository around `source`.
pub fn git_folder(source: &Path) -> Option<PathBuf> {
    Some(git_folders(source)?.1)
}

/// Git's folder of this worktree, and the one shared by all.
///
/// `.git` came with the project. If it leads out of the checkout to a repository that does not refer back to it, that
/// is a foreign repository whose content would end up in a bundle.
pub(crate) fn git_folders(source: &Path) -> Option<(PathBuf, PathBuf)> {
    let root = fs::canonicalize(work_tree(source)?).ok()?;
    let named = own_folder(&root)?;
    let own = fs::canonicalize(&named).ok()?;
    let common = fs::canonicalize(common(&own)).ok()?;
    let is_ours = own.starts_with(&root) || names_back(&own, &root);
    let is_shared = own.starts_with(&common) || common.starts_with(&root);
    (is_ours && is_shared).then_some((own, common))
}

/// A linked worktree's folder names the file that leads to it; a submodule's names its checkout.
fn names_back(own: &Path, root: &Path) -> bool {
    let is = |named: PathBuf, expected: PathBuf| matches!((fs::canonicalize(named), fs::canonicalize(expected)), (Ok(one), Ok(other)) if one == other);
    let worktree = small(&own.join("gitdir"));
    let submodule = small(&own.join("config")).and_then(|text| {
        let mut lines = text.lines().map(str::trim);
        let value = lines.find_map(|line| {
            line.strip_prefix("worktree")?
                .trim_start()
                .strip_prefix('=')
        })?;
        Some(value.trim().to_owned())
    });
    worktree.is_some_and(|path| is(own.join(path.trim()), root.join(".git")))
        || submodule.is_some_and(|path| is(own.join(path), root.to_owned()))
}

/// The root of the checkout around `source`.
pub(crate) fn work_tree(source: &Path) -> Option<PathBuf> {
    let mut above = source.ancestors().take(MOST_PARENTS);
    above
        .find(|folder| folder.join(".git").exists())
        .map(Path::to_owned)
}

fn own_folder(source: &Path) -> Option<PathBuf> {
    let folder = work_tree(source)?.join(".git");
    if fs::metadata(&folder).ok()?.is_dir() {
        return Some(folder);
    }
    // In a worktree or submodule, `.git` is a file that names the folder.
    let text = small(&folder)?;
    Some(folder.parent()?.join(text.strip_prefix("gitdir: ")?.trim()))
}

fn common(folder: &Path) -> PathBuf {
    match small(&folder.join("commondir")) {
        Some(text) => folder.join(text.trim()),
        None => folder.to_owned(),
    }
}

fn object_name(text: &str) -> Option<String> {
    let text = text.trim();
    let right = matches!(text.len(), 40 | 64) && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    right.then(|| text.to_owned())
}

fn small(path: &Path) -> Option<String> {
    let mut text = String::new();
    let file = File::open(path).ok()?;
    file.take(MOST_REF_BYTES).read_to_string(&mut text).ok()?;
    Some(text)
}

#[cfg(test)]
#[path = "identity_tests.rs"]
mod tests;
