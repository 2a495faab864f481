//! Which debuggers speak DAP, under which names they are found, and how they are started.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdapterKind {
    Lldb,
    /// Speaks DAP from version 14 on.
    Gdb,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adapter {
    pub kind: AdapterKind,
    pub program: PathBuf,
}

/// Versions that packages name their programs by.
const VERSIONS: std::ops::Range<u32> = 10..60;
/// `lldb-vscode` is what older packages call it.
const LLDB_NAMES: [&str; 2] = ["lldb-dap", "lldb-vscode"];

impl Adapter {
    /// The best one in these folders: LLDB first, because it alone stops at a sanitizer's report unasked.
    pub fn find<P: AsRef<Path>>(folders: &[P]) -> Option<Self> {
        Self::find_by(folders, &|path| path.is_file())
    }

    fn find_by<P: AsRef<Path>>(folders: &[P], exists: &dyn Fn(&Path) -> bool) -> Option<Self> {
        let named = |kind: AdapterKind, name: &str| {
            let mut paths = folders.iter().map(|folder| folder.as_ref().join(name));
            let program = paths.find(|path| exists(path))?;
            Some(Self { kind, program })
        };
        let lldb = LLDB_NAMES.iter().find_map(|name| {
            let versioned = || {
                let mut versions = VERSIONS.rev();
                versions.find_map(|version| named(AdapterKind::Lldb, &format!("{name}-{version}")))
            };
            named(AdapterKind::Lldb, name).or_else(versioned)
        });
        lldb.or_else(|| named(AdapterKind::Gdb, "gdb"))
    }

    pub fn command(&self) -> Vec<OsString> {
        let words: &[&str] = match self.kind {
            AdapterKind::Lldb => &[],
            AdapterKind::Gdb => &["--nx", "--quiet", "--interpreter=dap"],
        };
        let program = self.program.clone().into_os_string();
        let words = words.iter().map(OsString::from);
        [program].into_iter().chain(words).collect()
    }
}

#[cfg(test)]
#[path = "adapter_tests.rs"]
mod tests;
