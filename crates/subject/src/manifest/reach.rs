//! What a manifest may refer to. A stranger's manifest could otherwise have the project's code read the user's files and publish
//! them in a bundle, so it may only name files below its own folder unless a flag on the command line allows more.
//!
//! Links are resolved here once. Nothing of the project runs on the host, so nothing of it can change them afterwards.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

use super::error::{At, Fault, Origin, Problem};
use super::paths::{
    self, KERNEL, is_below_one_of, is_one_of, plain, refuse_nul, unreachable_fault, utf8,
    wrong_type,
};

/// Paths that the sandbox hides on purpose, so no manifest can have them shown.
const NEVER_SHOWN: [&str; 6] = ["/", "/run", "/var/run", "/home", "/root", "/tmp"];
/// Where systems keep toolchains.
const TOOL_CHAINS: [&str; 10] = [
    "/usr", "/opt", "/etc", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix", "/gnu",
];

pub(super) struct Reach {
    /// The manifest's folder; without a manifest the user named everything.
    folder: Option<PathBuf>,
    homes: Vec<PathBuf>,
    read: Vec<PathBuf>,
    allow_read: Vec<PathBuf>,
    /// Paths named outside the folder and allowed.
    outside: Vec<PathBuf>,
}

impl Reach {
    pub fn new(
        folder: Option<&Path>,
        read: &[At<PathBuf>],
        allow_read: &[At<PathBuf>],
    ) -> Result<Self, Fault> {
        let real = |what, written: &At<PathBuf>| {
            refuse_nul(what, written)?;
            let looked = fs::canonicalize(&written.value);
            looked.map_err(|error| unreachable_fault(what, written, error))
        };
        let all = |paths: &[At<PathBuf>]| -> Result<Vec<PathBuf>, Fault> {
            paths.iter().map(|path| real("the path", path)).collect()
        };
        Ok(Self {
            folder: folder.and_then(|folder| fs::canonicalize(folder).ok()),
            homes: homes(),
            read: all(read)?,
            allow_read: all(allow_read)?,
            outside: Vec::new(),
        })
    }

    pub fn into_outside(self) -> Vec<PathBuf> {
        self.outside
    }

    /// The root of the tree. It may be next to the manifest, as in a folder of cases, but a home folder is not a project.
    pub fn source(&self, written: &At<PathBuf>) -> Result<PathBuf, Fault> {
        let path = paths::source(written)?;
        let is_private = |home: &PathBuf| {
            let below = path
                .strip_prefix(home)
                .ok()
                .and_then(|below| below.iter().next());
            let is_hidden = below.is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
            home.starts_with(&path) || (is_hidden && !self.may_name(written.place, &path))
        };
        match self.homes.iter().any(is_private) {
            true => Err(written.fault(Problem::Home(plain(&written.value)))),
            false => Ok(path),
        }
    }

    /// A regular file, under the name it was given (a link keeps its own name) in its canonical folder.
    pub fn file(&mut self, what: &'static str, written: &At<PathBuf>) -> Result<PathBuf, Fault> {
        refuse_nul(what, written)?;
        let unreachable = |error| unreachable_fault(what, written, error);
        let real = fs::canonicalize(&written.value).map_err(unreachable)?;
        let (Some(parent), Some(name), true) = (
            written.value.parent(),
            written.value.file_name(),
            real.is_file(),
        ) else {
            return Err(wrong_type(what, written, "regular file"));
        };
        let is_outside = !self.may_name(written.place, &real);
        if is_outside && !is_below(&real, &self.read) {
            return Err(written.fault(Problem::Outside {
                what,
                path: plain(&written.value),
                flag: "--read",
            }));
        }
        let parent = fs::canonicalize(parent).map_err(unreachable)?;
        let path = utf8(what, parent.join(name), written.place)?;
        if is_outside {
            self.outside.push(path.clone());
        }
        Ok(path)
    }

    pub fn optional_file(
        &mut self,
        what: &'static str,
        written: Option<&At<PathBuf>>,
    ) -> Result<Option<PathBuf>, Fault> {
        written.map(|written| self.file(what, written)).transpose()
    }

    /// A folder of seeds, canonical.
    pub fn seeds(&self, written: &At<PathBuf>) -> Result<PathBuf, Fault> {
        const WHAT: &str = "seeds";
        refuse_nul(WHAT, written)?;
        let looked = fs::canonicalize(&written.value);
        let path = looked.map_err(|error| unreachable_fault(WHAT, written, error))?;
        if !self.may_name(written.place, &path) {
            return Err(written.fault(Problem::Outside {
                what: "the folder of seeds",
                path: plain(&written.value),
                flag: "--seeds",
            }));
        }
        if !path.is_dir() {
            return Err(wrong_type(WHAT, written, "folder"));
        }
        utf8(WHAT, path, written.place)
    }

    /// A host path to show in the sandbox, as written, since that is where programs look for it.
    pub fn shown_to_sandbox(&self, written: At<String>) -> Result<PathBuf, Fault> {
        const WHAT: &str = "sandbox.read";
        let written = At::new(PathBuf::from(written.value), written.place);
        refuse_nul(WHAT, &written)?;
        let straight = written.value.is_absolute()
            && !written
                .value
                .components()
                .any(|part| part == Component::ParentDir);
        if !straight {
            let path = written.value.clone();
            return Err(written.fault(Problem::NotAbsolute { what: WHAT, path }));
        }
        let looked = fs::canonicalize(&written.value);
        let real = looked.map_err(|error| unreachable_fault(WHAT, &written, error))?;
        if !real.is_dir() && !real.is_file() {
            return Err(wrong_type(WHAT, &written, "file or folder"));
        }
        let hidden = |path: &Path| is_one_of(path, &NEVER_SHOWN) || is_below_one_of(path, &KERNEL);
        if hidden(&real) || hidden(&written.value) {
            return Err(written.fault(Problem::NeverShown(plain(&written.value))));
        }
        if !is_everybodys_tool_chain(&real) && !is_below(&real, &self.allow_read) {
            return Err(written.fault(Problem::NotAllowed(plain(&written.value))));
        }
        Ok(plain(&written.value))
    }

    fn may_name(&self, place: Origin, real: &Path) -> bool {
        match place {
            Origin::Flag(_) => true,
            Origin::Line(_) => self
                .folder
                .as_ref()
                .is_some_and(|folder| real.starts_with(folder)),
        }
    }
}

/// Home folders of the user and of everyone else, since root can read them all.
fn homes() -> Vec<PathBuf> {
    const FIRST_PERSON: u32 = 1000;
    const NOBODY: u32 = 65_534;
    let table = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let people = table.lines().filter_map(|line| {
        let mut fields = line.split(':').skip(2);
        let id: u32 = fields.next()?.parse().ok()?;
        let is_person = id == 0 || (FIRST_PERSON..NOBODY).contains(&id);
        fields.nth(2).filter(|_| is_person).map(PathBuf::from)
    });
    let below_home = fs::read_dir("/home").into_iter().flatten().flatten();
    people
        .chain(below_home.map(|entry| entry.path()))
        .chain(std::env::home_dir())
        .filter_map(|home| fs::canonicalize(home).ok())
        .filter(|home| home.parent().is_some())
        .collect()
}

fn is_below(path: &Path, roots: &[PathBuf]) -> bool {
    roots.iter().any(|root| path.starts_with(root))
}

/// Whether it is in a toolchain folder and readable by everyone all the way down.
fn is_everybodys_tool_chain(path: &Path) -> bool {
    let is_open = |path: &Path| {
        let about = fs::metadata(path);
        about.is_ok_and(|about| about.permissions().mode() & 0o004 != 0)
    };
    is_below_one_of(path, &TOOL_CHAINS) && path.ancestors().all(is_open)
}

#[cfg(test)]
#[path = "reach_tests.rs"]
mod tests;
