//! A coding agent of the user's: a program of its own that works in the agent's tree until it ends.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    INSIDE_ROOT, Identity, Job, JobLimits, Outcome, Stdin, Supervision, copy_tree,
};

use super::{AgentTree, Place};
use crate::SubjectError;
use crate::base::Base;
use crate::room::Scratch;
use crate::subject::Subject;

/// Finds the program by `PATH`; its words stay arguments.
const START_SCRIPT: &str = r#"exec "$@""#;
const PROMPT: &str = "prompt.md";
const SERVERS: &str = "mcp.json";
/// In bytes, kept of what it printed last.
const MOST_SAID: usize = 4 << 10;
/// No limit of ours for a program that runs on the user's own account.
const UNLIMITED: u64 = 1 << 50;

/// What is started, and what it is given.
#[derive(Debug)]
pub struct AgentProgram<'a> {
    /// Words with places: `{prompt}` and `{mcp}` are files, `{prompt-text}` is the prompt itself, `{folder}` is the tree.
    pub command: &'a [String],
    /// Added to ours in the sandbox; all there is outside of it.
    pub env: &'a BTreeMap<String, String>,
    /// Host folders that it may read in the sandbox, such as the one where it is installed.
    pub read: &'a [PathBuf],
    pub prompt: &'a str,
    /// The MCP servers that it may use, as the usual JSON.
    pub servers: &'a str,
    pub wall: Duration,
}

/// How it ended, and what it said last.
#[derive(Debug)]
pub struct ProgramRan {
    pub outcome: Outcome,
    pub said: String,
    pub seconds: f64,
}

impl ProgramRan {
    pub fn worked(&self) -> bool {
        self.outcome == Outcome::Exited(0)
    }

    /// It could not be found or not be executed.
    pub fn never_began(&self) -> bool {
        matches!(self.outcome, Outcome::Exited(126 | 127))
    }
}

impl Subject<'_> {
    /// A tree for an agent that runs without isolation: a copy of the source before setup and build, since build files of the
    /// base may have the path of the user's own tree in them.
    pub fn agent_copy(&self, base: &Base) -> Result<AgentTree, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "agent")?;
        // An agent that confines itself can write only what its user owns.
        let owner = Identity::caller();
        copy_tree(&base.pristine(), folder.path(), owner, &|_| true)?;
        owner.own(folder.path())?;
        Ok(AgentTree {
            place: Place::Copy(folder),
            pocs: self.agent_pocs()?,
        })
    }

    /// Runs the program to its end, in the sandbox if the tree is a view, without one if it is a copy. Nothing of it is left
    /// running afterwards.
    pub fn run_agent_program(
        &self,
        tree: &AgentTree,
        program: &AgentProgram<'_>,
    ) -> Result<ProgramRan, SubjectError> {
        let files = Scratch::new(self.host.sandbox, "prompt")?;
        for (name, text) in [(PROMPT, program.prompt), (SERVERS, program.servers)] {
            let path = files.path().join(name);
            fs::write(&path, text).map_err(SubjectError::io("write", &path))?;
            self.host.sandbox.workshop().identity().own(&path)?;
        }
        let finished = match &tree.place {
            Place::View(_) => {
                let (mut room, _) = self.agent_room(tree)?;
                for path in program.read {
                    room.read_only(path, path);
                }
                let seen = room.read_only(files.path(), &Path::new(INSIDE_ROOT).join("agent"));
                for (name, value) in program.env {
                    room.set_env(name, value);
                }
                let mut job = room.job(
                    START_SCRIPT.into(),
                    &room.source,
                    program.wall,
                    Supervision::Plain,
                );
                program.complete(&mut job, files.path(), &seen);
                job.spill = Some(self.log_stem("external agent"));
                self.run_job(&job)?
            }
            Place::Copy(folder) => {
                let mut job = program.outside(folder.path());
                program.complete(&mut job, files.path(), files.path());
                job.spill = Some(self.log_stem("external agent"));
                let sandbox = self.host.sandbox;
                sandbox.run_unwalled(&job, self.host.cancel)?
            }
        };
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let said = match finished.stdout.total {
            0 => finished.stderr.text(),
            _ => finished.stdout.text(),
        };
        Ok(ProgramRan {
            outcome: finished.outcome,
            said: end_of(&said),
            seconds: finished.usage.wall.as_secs_f64(),
        })
    }
}

impl AgentProgram<'_> {
    /// Where the words name no place for the prompt, it is the program's standard input.
    fn complete(&self, job: &mut Job, files: &Path, seen: &Path) {
        let folder = job.cwd.to_string_lossy().into_owned();
        let shown = |name: &str| seen.join(name).to_string_lossy().into_owned();
        let filled = self.command.iter().map(|word| {
            fill(
                word,
                &[
                    ("{prompt}", &shown(PROMPT)),
                    ("{prompt-text}", self.prompt),
                    ("{mcp}", &shown(SERVERS)),
                    ("{folder}", &folder),
                ],
            )
        });
        job.argv.push("agent".into());
        job.argv.extend(filled.map(OsString::from));
        let has_place = |word: &String| word.contains("{prompt}") || word.contains("{prompt-text}");
        if !self.command.iter().any(has_place) {
            job.stdin = Stdin::File(files.join(PROMPT));
        }
    }

    fn outside(&self, folder: &Path) -> Job {
        let env = self.env.iter();
        Job {
            argv: vec!["/bin/sh".into(), "-c".into(), START_SCRIPT.into()],
            cwd: folder.to_owned(),
            env: env
                .map(|(name, value)| (name.into(), value.into()))
                .collect(),
            mounts: Vec::new(),
            stdin: Stdin::Empty,
            limits: JobLimits {
                wall: self.wall,
                cpu: None,
                memory_bytes: UNLIMITED,
                processes: UNLIMITED,
                disk_bytes: UNLIMITED,
            },
            supervision: Supervision::Plain,
            network: patchwright_sandbox::Network::Off,
            spill: None,
        }
    }
}

/// In one pass: what is filled in is not searched again.
fn fill(word: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = word;
    while let Some(at) = rest.find('{') {
        let (before, found) = rest.split_at(at);
        filled += before;
        let value = values.iter().find(|(place, _)| found.starts_with(place));
        let (text, length) = value.map_or(("{", 1), |(place, value)| (*value, place.len()));
        filled += text;
        rest = found.get(length..).unwrap_or_default();
    }
    filled + rest
}

fn end_of(text: &str) -> String {
    let text = text.trim();
    let start = text.ceil_char_boundary(text.len().saturating_sub(MOST_SAID));
    text.get(start..).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{end_of, fill};

    #[test]
    fn places_are_filled_once() {
        let values = [("{prompt}", "{folder}"), ("{folder}", "/tree")];
        let cases = [
            ("{prompt}", "{folder}"),
            ("--cd={folder}/x", "--cd=/tree/x"),
            ("{\"a\":1}{other}", "{\"a\":1}{other}"),
            ("plain", "plain"),
            ("{", "{"),
        ];
        for (word, filled) in cases {
            assert_eq!(fill(word, &values), filled);
        }
    }

    #[test]
    fn only_the_end_of_what_it_says_is_kept() {
        assert_eq!(end_of(" done\n"), "done");
        let long = "ä".repeat(5000);
        assert_eq!(end_of(&long).len(), super::MOST_SAID);
    }
}
