//! The project's commands as they can be typed in the agent's tree.

use std::path::{Path, PathBuf};

use patchwright_domain::case::{Cwd, Env, Poc};

use super::{AgentTree, Place, PocPlaces};
use crate::SubjectError;
use crate::manifest::{Values, expand};
use crate::subject::Subject;

/// A command of the project, ready to be typed in the agent's tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadyCommand {
    pub command: String,
    /// Below the source; `None` is an empty folder anywhere else.
    pub folder: Option<PathBuf>,
    pub env: Env,
    pub stdin: Option<PathBuf>,
}

impl Subject<'_> {
    /// What has to be run before the first build; a view of the base is set up and built already.
    pub fn ready_setup(&self, tree: &AgentTree) -> Result<Option<ReadyCommand>, SubjectError> {
        let seen = self.seen(tree)?;
        let setup = match &tree.place {
            Place::View(_) => None,
            Place::Copy(_) => self.case.build.setup.as_ref(),
        };
        Ok(setup.map(|setup| self.ready(&seen, setup, &self.work_env(tree, &Env::new()))))
    }

    pub fn ready_build(&self, tree: &AgentTree) -> Result<ReadyCommand, SubjectError> {
        let seen = self.seen(tree)?;
        let env = self.work_env(tree, &Env::new());
        Ok(self.ready(&seen, &self.case.build.command, &env))
    }

    pub fn ready_tests(&self, tree: &AgentTree) -> Result<Option<ReadyCommand>, SubjectError> {
        let seen = self.seen(tree)?;
        let test = self.case.test.as_ref();
        Ok(test.map(|test| self.ready(&seen, &test.command, &self.work_env(tree, &test.env))))
    }

    /// For each PoC of the case, in order.
    pub fn ready_pocs(&self, tree: &AgentTree) -> Result<Vec<ReadyCommand>, SubjectError> {
        let seen = self.seen(tree)?;
        let pocs = self.case.pocs.iter().zip(&seen.pocs);
        Ok(pocs
            .map(|(poc, places)| self.ready_poc(&seen, poc, places))
            .collect())
    }

    fn ready(&self, seen: &Seen, command: &str, env: &Env) -> ReadyCommand {
        ReadyCommand {
            command: self.expanded(seen, command, None),
            folder: Some(PathBuf::new()),
            env: env.clone(),
            stdin: None,
        }
    }

    fn ready_poc(&self, seen: &Seen, poc: &Poc, places: &PocPlaces) -> ReadyCommand {
        let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_owned();
        let input = poc.input.as_ref().map(|path| places.files.join(name(path)));
        let stdin = poc.stdin.as_ref().zip(places.stdin.as_ref());
        ReadyCommand {
            command: self.expanded(seen, &poc.command, input.as_deref()),
            folder: match &poc.cwd {
                Cwd::Source(below) => Some(below.clone()),
                Cwd::Scratch => None,
            },
            env: poc.env.clone(),
            stdin: stdin.map(|(path, folder)| folder.join(name(path))),
        }
    }

    /// The variables that a command needs besides those that are set already.
    fn work_env(&self, tree: &AgentTree, further: &Env) -> Env {
        let mut env = match &tree.place {
            Place::View(_) => Env::new(),
            Place::Copy(_) => {
                let (case, build) = (self.case.env.clone(), self.case.build.env.clone());
                case.into_iter().chain(build).collect()
            }
        };
        env.extend(further.clone());
        env
    }

    fn expanded(&self, seen: &Seen, command: &str, input: Option<&Path>) -> String {
        let values = Values {
            source: &seen.source,
            scratch: Some(Path::new("/tmp")),
            input,
            jobs: self.case.limits.jobs,
        };
        expand(command, &values).to_string_lossy().into_owned()
    }

    fn seen(&self, tree: &AgentTree) -> Result<Seen, SubjectError> {
        Ok(match &tree.place {
            Place::View(_) => {
                let (room, pocs) = self.agent_room(tree)?;
                Seen {
                    source: room.source.clone(),
                    pocs,
                }
            }
            Place::Copy(folder) => {
                let places = tree.pocs.iter().map(|(files, stdin)| PocPlaces {
                    files: files.path().to_owned(),
                    stdin: stdin.as_ref().map(|folder| folder.path().to_owned()),
                });
                Seen {
                    source: folder.path().to_owned(),
                    pocs: places.collect(),
                }
            }
        })
    }
}

/// Paths as a program in the tree sees them.
struct Seen {
    source: PathBuf,
    pocs: Vec<PocPlaces>,
}
