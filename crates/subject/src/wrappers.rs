//! Which functions of a project are allocators: those whose source returns what a callee gave them. Two blocks from one
//! allocator are distinguished by its callers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use patchwright_code::{Code, handed_out};
use patchwright_crash::{Call, Wrappers};
use patchwright_domain::candidate::RelPath;

/// For the functions of a file, by the last components of their names, whose results they return.
type Handing = BTreeMap<String, BTreeSet<String>>;

/// Reads a file when a stack names it, and only once.
pub(crate) fn read(source: &Path) -> Wrappers {
    let source = source.to_owned();
    let known: Mutex<BTreeMap<String, Handing>> = Mutex::default();
    Wrappers::told_by(move |call: Call<'_>| {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(call.file) {
            known.insert(call.file.to_owned(), handing(&source, call.file));
        }
        let of_caller = known.get(call.file).and_then(|file| file.get(call.caller));
        of_caller.is_some_and(|handed| handed.contains(call.callee))
    })
}

/// Empty for a file that does not exist or is not source: a site then has the name it has without it.
fn handing(source: &Path, file: &str) -> Handing {
    let relative = PathBuf::from(file);
    let content = relative
        .is_relative()
        .then(|| fs::read(source.join(&relative)).ok());
    let (Some(Some(content)), Ok(path)) = (content, RelPath::new(file.as_bytes().to_vec())) else {
        return Handing::new();
    };
    let code = Code::read([(path, content)]);
    let mut found = Handing::new();
    for function in code.functions() {
        let name = function.head.name.clone();
        found.entry(name).or_default().extend(handed_out(function));
    }
    found
}

#[cfg(test)]
#[path = "wrappers_tests.rs"]
mod tests;
