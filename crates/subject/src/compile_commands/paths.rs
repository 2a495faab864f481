//! Purely lexical handling of paths in compiler calls.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

/// `path` relative to `folder`, without `.` and `..`.
pub(super) fn absolute(folder: &Path, path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for component in folder.join(path).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                clean.pop();
            }
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => {
                clean.push(component);
            }
        }
    }
    clean
}

pub(super) fn file_name(path: &OsStr) -> String {
    Path::new(path)
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
