//! Runs a trial in the sandbox.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    CancelToken, Finished, Job, JobLimits, Mount, Outcome, Sandbox, Stdin, Supervision,
};
use serde::Serialize;

use crate::toolchain::{SEARCHED, Toolchain};

/// One ability: whether it was found, its version, and whether a trial worked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ability {
    pub name: String,
    pub found: bool,
    pub version: Option<String>,
    pub works: bool,
    pub needed_for: String,
    pub install: String,
    /// What a failed trial showed.
    pub detail: Option<String>,
    /// Without it nothing can be repaired.
    pub required: bool,
}

#[derive(Debug)]
pub(super) struct TrialRunner<'a> {
    pub(super) sandbox: &'a Sandbox,
    pub(super) toolchain: &'a Toolchain,
    pub(super) cancel: &'a CancelToken,
}

impl TrialRunner<'_> {
    pub(super) fn run(
        &self,
        script: &str,
        folder: &Path,
        env: &[(&str, &str)],
    ) -> Result<Finished, String> {
        let argv = ["/bin/sh", "-c", script].map(Into::into).to_vec();
        let job = self.job(argv, folder, env);
        self.sandbox
            .run(&job, self.cancel)
            .map_err(|error| error.to_string())
    }

    pub(super) fn job(&self, argv: Vec<OsString>, folder: &Path, env: &[(&str, &str)]) -> Job {
        let path = SEARCHED.join(":");
        let mut all: BTreeMap<_, _> =
            [("PATH".into(), path.into()), ("HOME".into(), "/tmp".into())].into();
        all.extend(
            env.iter()
                .map(|(name, value)| ((*name).into(), (*value).into())),
        );
        Job {
            argv,
            cwd: PathBuf::from("/tmp"),
            env: all,
            mounts: vec![Mount::Writable {
                host: folder.to_owned(),
                inside: "/tmp".into(),
            }],
            stdin: Stdin::Empty,
            limits: JobLimits {
                wall: Duration::from_secs(60),
                cpu: None,
                memory_bytes: 2 << 30,
                processes: 256,
                disk_bytes: 256 << 20,
            },
            supervision: Supervision::Plain,
            network: patchwright_sandbox::Network::Off,
            spill: None,
        }
    }

    pub(super) fn folder(&self) -> Result<PathBuf, String> {
        self.sandbox
            .workshop()
            .folder("doctor")
            .map_err(|error| error.to_string())
    }

    pub(super) fn shell(&self, script: &str) -> Result<Finished, String> {
        let folder = self.folder()?;
        let finished = self.run(script, &folder, &[])?;
        match finished.outcome {
            Outcome::Exited(0) => Ok(finished),
            outcome => Err(format!(
                "{outcome}: {}",
                first_line(&finished.stderr.text())
            )),
        }
    }

    pub(super) fn tool(&self, name: &str, needed_for: &str, package: &str) -> Ability {
        let path = self.program(name);
        let version = path.as_deref().and_then(|path| self.version(path));
        Ability {
            name: name.to_owned(),
            found: path.is_some(),
            works: version.is_some(),
            version,
            needed_for: needed_for.to_owned(),
            install: format!("apt-get install {package}"),
            detail: path.is_none().then(|| "not installed".to_owned()),
            required: false,
        }
    }

    pub(super) fn version(&self, program: &Path) -> Option<String> {
        let finished = self
            .shell(&format!("{} --version", program.display()))
            .ok()?;
        Some(version_line(&finished.stdout.text())).filter(|line| !line.is_empty())
    }

    pub(super) fn program(&self, name: &str) -> Option<PathBuf> {
        let plain = SEARCHED
            .iter()
            .map(|folder| Path::new(folder).join(name))
            .find(|path| path.exists());
        plain
            .or_else(|| self.toolchain.aliases.get(name).cloned())
            .or_else(|| newest_versioned(name))
    }
}

fn newest_versioned(name: &str) -> Option<PathBuf> {
    (10..60)
        .rev()
        .map(|version| PathBuf::from(format!("/usr/bin/{name}-{version}")))
        .find(|path| path.exists())
}

/// The first line with a number in it, without colours: some tools draw a frame around theirs.
fn version_line(text: &str) -> String {
    let plain: Vec<String> = text.lines().map(without_colours).collect();
    let numbered = |line: &&String| line.contains(|letter: char| letter.is_ascii_digit());
    match plain.iter().find(numbered) {
        Some(line) => first_line(line),
        None => first_line(&plain.join("\n")),
    }
}

/// Without the sequences `ESC [ … m`.
fn without_colours(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    rest.fold(first, |line, text| line + text)
}

pub(super) fn first_line(text: &str) -> String {
    text.lines()
        .find(|line| !line.trim().is_empty())
        .unwrap_or_default()
        .chars()
        .take(200)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_as_tools_print_them() {
        for (printed, line) in [
            (
                "clang version 19.1.4\nTarget: x86_64\n",
                "clang version 19.1.4",
            ),
            (
                "\u{1b}[1mApache Maven 3.8.7\u{1b}[m\nhome\n",
                "Apache Maven 3.8.7",
            ),
            (
                "\n------------\nGradle 4.4.1\n------------\n",
                "Gradle 4.4.1",
            ),
            ("\nof no number\nand more\n", "of no number"),
            ("", ""),
        ] {
            assert_eq!(version_line(printed), line);
        }
    }
}
