//! The debuggers that speak DAP: the names under which they are found, and how they are started.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use thiserror::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdapterKind {
    Lldb,
    /// Supports DAP since version 14.
    Gdb,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adapter {
    pub kind: AdapterKind,
    pub program: PathBuf,
}

/// Version suffixes that packages use in program names.
const VERSIONS: std::ops::Range<u32> = 10..60;
/// Older packages call it `lldb-vscode`.
const LLDB_NAMES: [&str; 2] = ["lldb-dap", "lldb-vscode"];

/// Which debugger is wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Wanted {
    /// The best one that is installed.
    #[default]
    Any,
    Kind(AdapterKind),
    /// This program; its kind follows from its name.
    Program(AdapterKind, PathBuf),
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("lldb, else gdb"),
            Self::Kind(AdapterKind::Lldb) => f.write_str("lldb"),
            Self::Kind(AdapterKind::Gdb) => f.write_str("gdb"),
            Self::Program(_, path) => write!(f, "{}", path.display()),
        }
    }
}

impl FromStr for Wanted {
    type Err = UnknownDebugger;

    fn from_str(word: &str) -> Result<Self, UnknownDebugger> {
        let name = word.rsplit('/').next().unwrap_or(word);
        let kind = match name {
            _ if name.starts_with("lldb") => AdapterKind::Lldb,
            _ if name.starts_with("gdb") => AdapterKind::Gdb,
            _ => return Err(UnknownDebugger),
        };
        Ok(match word {
            "lldb" | "lldb-dap" | "gdb" => Self::Kind(kind),
            path if path.starts_with('/') => Self::Program(kind, path.into()),
            _ => return Err(UnknownDebugger),
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a debugger is `lldb`, `gdb`, or the whole path of an lldb-dap or a gdb")]
pub struct UnknownDebugger;

impl AdapterKind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Lldb => "lldb-dap",
            Self::Gdb => "gdb",
        }
    }
}

impl Adapter {
    /// Finds the debugger that is wanted in these folders.
    pub fn wanted<P: AsRef<Path>>(wanted: &Wanted, folders: &[P]) -> Option<Self> {
        let exists = |path: &Path| path.is_file();
        match wanted {
            Wanted::Any => Self::find_by(folders, &exists),
            Wanted::Kind(AdapterKind::Lldb) => Self::lldb(folders, &exists),
            Wanted::Kind(AdapterKind::Gdb) => Self::gdb(folders, &exists),
            Wanted::Program(kind, program) => exists(program).then(|| Self {
                kind: *kind,
                program: program.clone(),
            }),
        }
    }

    /// The best one in these folders. LLDB is preferred, because only LLDB stops at sanitizer reports on
    /// its own.
    pub fn find<P: AsRef<Path>>(folders: &[P]) -> Option<Self> {
        Self::find_by(folders, &|path| path.is_file())
    }

    fn find_by<P: AsRef<Path>>(folders: &[P], exists: &dyn Fn(&Path) -> bool) -> Option<Self> {
        Self::lldb(folders, exists).or_else(|| Self::gdb(folders, exists))
    }

    fn lldb<P: AsRef<Path>>(folders: &[P], exists: &dyn Fn(&Path) -> bool) -> Option<Self> {
        let named = |name: &str| Self::named(AdapterKind::Lldb, name, folders, exists);
        LLDB_NAMES.iter().find_map(|name| {
            let versioned = || {
                let mut versions = VERSIONS.rev();
                versions.find_map(|version| named(&format!("{name}-{version}")))
            };
            named(name).or_else(versioned)
        })
    }

    fn gdb<P: AsRef<Path>>(folders: &[P], exists: &dyn Fn(&Path) -> bool) -> Option<Self> {
        Self::named(AdapterKind::Gdb, "gdb", folders, exists)
    }

    fn named<P: AsRef<Path>>(
        kind: AdapterKind,
        name: &str,
        folders: &[P],
        exists: &dyn Fn(&Path) -> bool,
    ) -> Option<Self> {
        let mut paths = folders.iter().map(|folder| folder.as_ref().join(name));
        let program = paths.find(|path| exists(path))?;
        Some(Self { kind, program })
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
