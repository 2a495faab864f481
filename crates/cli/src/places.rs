//! Where things are kept: resolved once from flags and environment, never looked up elsewhere.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, bail};

use crate::args::Common;

#[derive(Debug, Clone)]
pub struct Places {
    pub cache: PathBuf,
    pub runs: PathBuf,
}

impl Places {
    pub fn resolve(common: &Common) -> anyhow::Result<Self> {
        let cache = match &common.cache_dir {
            Some(path) => path.clone(),
            None => standard("XDG_CACHE_HOME", ".cache")?.join("patchwright"),
        };
        let runs = match &common.runs_dir {
            Some(path) => path.clone(),
            None => standard("XDG_STATE_HOME", ".local/state")?.join("patchwright/runs"),
        };
        let here = env::current_dir().context("cannot tell the current folder")?;
        Ok(Self {
            cache: here.join(cache),
            runs: here.join(runs),
        })
    }

    /// Work in progress is next to the bases: on the same disk, with room for layers.
    pub fn work(&self) -> PathBuf {
        self.cache.join("work")
    }
}

/// According to the specification, relative values of XDG variables are ignored.
fn standard(variable: &str, below_home: &str) -> anyhow::Result<PathBuf> {
    if let Some(path) = env::var_os(variable)
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
    {
        return Ok(path);
    }
    match env::var_os("HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
    {
        Some(home) => Ok(home.join(below_home)),
        None => bail!(
            "neither {variable} nor HOME names a folder; set one, or use --cache-dir and --runs-dir"
        ),
    }
}
