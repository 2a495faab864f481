//! Where the two files are, and a check that nobody else can write the user's one.

use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use rustix::fs::{FileType, Mode, OFlags};

const PROJECT_FILE: &str = ".patchwright.toml";
const MOST_BYTES: u64 = 1 << 20;

/// The process's environment, or that of a test.
pub type Environment<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// The content of the two files, if they exist.
#[derive(Debug, Clone, Default)]
pub struct Files {
    pub user: Option<(PathBuf, String)>,
    pub project: Option<(PathBuf, String)>,
}

impl Files {
    /// `near` are the folders in which a project's file may be; the first one found is used.
    pub fn read(environment: Environment<'_>, near: &[PathBuf]) -> anyhow::Result<Self> {
        let project = near.iter().map(|folder| folder.join(PROJECT_FILE));
        let mut found = None;
        for path in project {
            if let Some(text) = text(&path, Owner::Anybody)? {
                found = Some((path, text));
                break;
            }
        }
        Ok(Self {
            user: user(environment)?,
            project: found,
        })
    }
}

fn user(environment: Environment<'_>) -> anyhow::Result<Option<(PathBuf, String)>> {
    let absolute = |name: &str| {
        let path = environment(name).map(PathBuf::from);
        path.filter(|path| path.is_absolute())
    };
    if let Some(path) = environment("PATCHWRIGHT_CONFIG").filter(|path| !path.is_empty()) {
        let path = PathBuf::from(path);
        let Some(text) = text(&path, Owner::Us)? else {
            bail!(
                "PATCHWRIGHT_CONFIG names {}, which does not exist; correct it or unset it",
                path.display()
            );
        };
        return Ok(Some((path, text)));
    }
    let folder = absolute("XDG_CONFIG_HOME").or_else(|| Some(absolute("HOME")?.join(".config")));
    let Some(path) = folder.map(|folder| folder.join("patchwright/config.toml")) else {
        return Ok(None);
    };
    Ok(text(&path, Owner::Us)?.map(|text| (path, text)))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    /// Whoever can write it can redirect keys.
    Us,
    Anybody,
}

/// `None` if there is no file. Links are not followed in a project, and pipes never block.
fn text(path: &Path, owner: Owner) -> anyhow::Result<Option<String>> {
    let follow = match owner {
        Owner::Us => OFlags::empty(),
        Owner::Anybody => OFlags::NOFOLLOW,
    };
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC | follow;
    let opened = match rustix::fs::open(path, flags, Mode::empty()) {
        Ok(opened) => opened,
        Err(rustix::io::Errno::NOENT | rustix::io::Errno::NOTDIR) => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("cannot open {}", path.display())),
    };
    let about = rustix::fs::fstat(&opened)?;
    let shown = path.display();
    ensure!(
        FileType::from_raw_mode(about.st_mode).is_file(),
        "{shown} is not a regular file; put a file there, or remove it"
    );
    if owner == Owner::Us {
        let us = rustix::process::geteuid().as_raw();
        ensure!(
            (about.st_uid == us || about.st_uid == 0) && about.st_mode & 0o022 == 0,
            "{shown} can be written by others, who could send your keys elsewhere; chown it to yourself and chmod 600 {shown}"
        );
    }
    let mut bytes = Vec::new();
    std::fs::File::from(opened)
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {shown}"))?;
    ensure!(
        bytes.len() as u64 <= MOST_BYTES,
        "{shown} is larger than 1 MiB; is it the right file?"
    );
    let text = String::from_utf8(bytes).ok();
    let text = text.with_context(|| format!("{shown} is not UTF-8 text; save it as UTF-8"))?;
    Ok(Some(text))
}
