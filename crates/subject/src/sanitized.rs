//! Which sanitizers are in the programs that a PoC ran: without one a bug may pass in silence.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use patchwright_domain::report::Sanitizer;
use regex::bytes::Regex;

use crate::poc::PocRun;

/// Larger programs are looked at in their beginning, which holds the dynamic symbols and most text.
const MOST_BYTES: u64 = 256 << 20;

static MARKS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let names = r"(?-u)__(asan_init|ubsan_handle_|msan_init|tsan_init|lsan_init|hwasan_init)|\b(Address|Memory|Thread|Leak)Sanitizer:";
    Regex::new(names).ok()
});

/// The programs and libraries of the tree that ran, and what is in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sanitized {
    /// The last program of the tree that was started, relative to the source root.
    pub program: PathBuf,
    pub sanitizers: BTreeSet<Sanitizer>,
}

/// Nothing where no compiled program of the tree was run: a script, another language, a program of the system.
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

/// Nothing where the file cannot be read: then nothing is known.
fn in_file(path: &Path) -> Option<BTreeSet<Sanitizer>> {
    let mut bytes = Vec::new();
    let file = File::open(path).ok()?;
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Some(in_bytes(&bytes))
}

fn in_bytes(bytes: &[u8]) -> BTreeSet<Sanitizer> {
    let Some(marks) = MARKS.as_ref() else {
        return BTreeSet::new();
    };
    let sanitizer = |mark: &[u8]| match mark {
        b"__asan_init" | b"__hwasan_init" | b"AddressSanitizer:" => Some(Sanitizer::Address),
        b"__ubsan_handle_" => Some(Sanitizer::Undefined),
        b"__msan_init" | b"MemorySanitizer:" => Some(Sanitizer::Memory),
        b"__tsan_init" | b"ThreadSanitizer:" => Some(Sanitizer::Thread),
        b"__lsan_init" | b"LeakSanitizer:" => Some(Sanitizer::Leak),
        _ => None,
    };
    let found = marks.find_iter(bytes);
    found
        .filter_map(|mark| sanitizer(mark.as_bytes()))
        .collect()
}

#[cfg(test)]
#[path = "sanitized_tests.rs"]
mod tests;
