//! Which sanitizers are in the programs that a PoC ran: without one a bug may go unnoticed.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use memchr::memmem;
use patchwright_domain::report::Sanitizer;

use crate::poc::PocRun;

/// Only the beginning of larger programs is searched; it contains the dynamic symbols and most of the text.
const MOST_BYTES: u64 = 256 << 20;

/// What a sanitizer's runtime or instrumentation leaves in a program.
const MARKS: [(&str, Sanitizer); 10] = [
    ("__asan_init", Sanitizer::Address),
    ("__hwasan_init", Sanitizer::Address),
    ("AddressSanitizer:", Sanitizer::Address),
    ("__ubsan_handle_", Sanitizer::Undefined),
    ("__msan_init", Sanitizer::Memory),
    ("MemorySanitizer:", Sanitizer::Memory),
    ("__tsan_init", Sanitizer::Thread),
    ("ThreadSanitizer:", Sanitizer::Thread),
    ("__lsan_init", Sanitizer::Leak),
    ("LeakSanitizer:", Sanitizer::Leak),
];

/// The programs and libraries of the tree that ran, and the sanitizers in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sanitized {
    /// The last program of the tree that was started, relative to the source root.
    pub program: PathBuf,
    pub sanitizers: BTreeSet<Sanitizer>,
}

/// `None` if no compiled program of the tree ran: a script, another language, a program of the system.
pub(crate) fn of_runs(runs: &[PocRun], source: &Path, tree: &Path) -> Option<Sanitized> {
    let below = |path: &Path| path.strip_prefix(source).ok().map(Path::to_owned);
    let executed = runs.iter().flat_map(|run| &run.traced.executed);
    let executed: Vec<PathBuf> = executed
        .filter_map(|program| below(&program.executable))
        .collect();
    let loaded = runs.iter().flat_map(|run| run.traced.loaded.values());
    let loaded = loaded.flatten().filter_map(|path| below(path));
    let files: BTreeSet<PathBuf> = executed.iter().cloned().chain(loaded).collect();
    let mut sanitizers = BTreeSet::new();
    for file in &files {
        sanitizers.extend(in_file(&tree.join(file))?);
    }
    let program = executed.last()?.clone();
    Some(Sanitized {
        program,
        sanitizers,
    })
}

/// `None` if the file cannot be read, since nothing is known then.
fn in_file(path: &Path) -> Option<BTreeSet<Sanitizer>> {
    let mut bytes = Vec::new();
    let file = File::open(path).ok()?;
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Some(in_bytes(&bytes))
}

fn in_bytes(bytes: &[u8]) -> BTreeSet<Sanitizer> {
    let found = MARKS.iter().filter(|(mark, _)| holds_mark(bytes, mark));
    found.map(|(_, sanitizer)| *sanitizer).collect()
}

/// The name of a runtime counts only at the start of a word.
fn holds_mark(bytes: &[u8], mark: &str) -> bool {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let before = |at: usize| at.checked_sub(1).and_then(|at| bytes.get(at));
    let is_symbol = mark.starts_with('_');
    memmem::find_iter(bytes, mark).any(|at| is_symbol || !before(at).is_some_and(is_word))
}

#[cfg(test)]
#[path = "sanitized_tests.rs"]
mod tests;
