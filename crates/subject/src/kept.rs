//! Results that are kept beside a base.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

use crate::SubjectError;

/// Tells the temporary files of this process apart.
static WRITTEN: AtomicU64 = AtomicU64::new(0);

/// Written to a temporary file and renamed: others may be reading, and writing the same, in this process too.
pub fn keep(path: &Path, found: &impl Serialize) -> Result<(), SubjectError> {
    let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
    let aside = path.with_extension(format!("{}-{number}.tmp", std::process::id()));
    let bytes = serde_json::to_vec(found).map_err(|error| SubjectError::BadCache {
        path: path.to_owned(),
        message: error.to_string(),
    })?;
    fs::write(&aside, bytes).map_err(SubjectError::io("write", &aside))?;
    fs::rename(&aside, path).map_err(SubjectError::io("rename", &aside))
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn many_may_keep_the_same_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tests-0123");
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| (0..100).for_each(|_| keep(&path, &vec![7; 500]).unwrap()));
            }
        });
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1, "{left:?}");
    }
}
