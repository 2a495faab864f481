//! A tree of an agent's own: a view of the built base in which it runs commands and writes files, with the PoCs at hand.
//! What the agent does there is hostile: nothing is read through a link, and every answer is bounded.

mod program;
mod ready;

use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_sandbox::{INSIDE_ROOT, Job, Layer, Leftovers, Outcome, Supervision};

use crate::SubjectError;
use crate::base::Base;
use crate::manifest::glob_set;
use crate::options::Purpose;
use crate::room::{Room, Scratch, Tree};
use crate::subject::Subject;
use crate::tree_files::few_regular_files;

pub use program::{AgentProgram, ProgramRan};
pub use ready::ReadyCommand;

/// One stream, in the order in which it was printed. The command stays an argument: nothing is pasted into a script.
const COMMAND_SCRIPT: &str = r#"exec 2>&1; exec /bin/sh -c "$1""#;
/// A link on the way to where it begins is not followed; below, `grep -r` follows none.
const SEARCH_SCRIPT: &str = r#"place=$2
while :; do
    [ ! -L "$place" ] || { echo "$place is a link" >&2; exit 65; }
    case $place in */*) place=${place%/*} ;; *) break ;; esac
done
exec grep -rnHIEZ --exclude-dir=.git -e "$1" -- "$2""#;
const SEARCH_SECONDS: u64 = 20;
const MOST_FILE_BYTES: u64 = 16 << 20;
const MOST_FILES: usize = 100_000;

/// Removed with all that was written when it is dropped.
pub struct AgentTree {
    place: Place,
    /// For each PoC its input and files, and what it reads from standard input.
    pocs: Vec<(Scratch, Option<Scratch>)>,
}

/// Where an agent works.
enum Place {
    /// A view of the built base, in the sandbox.
    View(Layer),
    /// A copy of the source, without one.
    Copy(Scratch),
}

/// How a command of an agent ended.
#[derive(Debug)]
pub struct AgentRan {
    pub outcome: Outcome,
    /// Both streams; the middle of a long output is left out.
    pub printed: String,
    pub seconds: f64,
}

impl AgentRan {
    pub fn is_out_of_time(&self) -> bool {
        self.outcome == Outcome::TimedOut
    }
}

/// A file of the source, as the agent left it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AgentFile {
    Unwritten,
    Written(Vec<u8>),
    /// There is no regular file any more.
    Gone,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundLines {
    pub lines: Vec<FoundLine>,
    /// Whether there are no more; the output of a search is bounded.
    pub all: bool,
}

/// A line that matches a search.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundLine {
    pub path: String,
    pub line: u64,
    pub text: String,
}

impl Subject<'_> {
    pub fn agent_tree(&self, base: &Base) -> Result<AgentTree, SubjectError> {
        Ok(AgentTree {
            place: Place::View(self.layer(base)?),
            pocs: self.agent_pocs()?,
        })
    }

    fn agent_pocs(&self) -> Result<Vec<(Scratch, Option<Scratch>)>, SubjectError> {
        let mut pocs = Vec::new();
        for poc in &self.case.pocs {
            let stdin = match &poc.stdin {
                Some(path) => Some(self.lay_out_stdin(path)?),
                None => None,
            };
            pocs.push((self.lay_out_inputs(poc)?, stdin));
        }
        Ok(pocs)
    }

    fn lay_out_stdin(&self, path: &Path) -> Result<Scratch, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "stdin")?;
        let copy = folder.path().join(path.file_name().unwrap_or_default());
        std::fs::copy(path, &copy).map_err(SubjectError::io("copy", path))?;
        self.host.sandbox.workshop().identity().own(&copy)?;
        Ok(folder)
    }

    /// Runs a command in the agent's tree, by `sh -c` at the root of the source, and kills what it leaves running.
    pub fn run_in_agent_tree(
        &self,
        tree: &AgentTree,
        command: &str,
        wall: Duration,
    ) -> Result<AgentRan, SubjectError> {
        let (room, _) = self.agent_room(tree)?;
        let mut job = room.job(
            COMMAND_SCRIPT.into(),
            &room.source,
            wall,
            Supervision::Plain,
        );
        job.argv.extend(["agent".into(), command.into()]);
        self.run_agent_job(&job)
    }

    fn run_agent_job(&self, job: &Job) -> Result<AgentRan, SubjectError> {
        let finished = self.run_job(job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        Ok(AgentRan {
            outcome: finished.outcome,
            printed: finished.stdout.text(),
            seconds: finished.usage.wall.as_secs_f64(),
        })
    }

    /// The lines of the tree's text files that match an extended regular expression, sorted; the error says why there
    /// is no answer.
    pub fn search_agent_tree(
        &self,
        tree: &AgentTree,
        pattern: &str,
        below: Option<&RelPath>,
    ) -> Result<Result<FoundLines, String>, SubjectError> {
        let (room, _) = self.agent_room(tree)?;
        let wall = Duration::from_secs(SEARCH_SECONDS);
        let mut job = room.job(SEARCH_SCRIPT.into(), &room.source, wall, Supervision::Plain);
        let below = below.map_or(Path::new("."), RelPath::as_path);
        job.argv
            .extend(["search".into(), pattern.into(), below.into()]);
        let finished = self.run_job(&job)?;
        match finished.outcome {
            Outcome::Exited(0) => Ok(Ok(FoundLines {
                lines: found_lines(&finished.stdout.head),
                all: finished.stdout.total == finished.stdout.head.len() as u64,
            })),
            Outcome::Exited(1) => Ok(Ok(FoundLines {
                lines: Vec::new(),
                all: true,
            })),
            Outcome::Cancelled => Err(SubjectError::Cancelled),
            outcome => {
                let said = finished.stderr.text();
                let said = said.lines().next().unwrap_or("it says nothing");
                Ok(Err(format!("the search {outcome}: {said}")))
            }
        }
    }

    /// Writes one file; the error says why it cannot be written, such as a link in its path.
    pub fn write_in_agent_tree(
        &self,
        tree: &AgentTree,
        path: &RelPath,
        content: Vec<u8>,
    ) -> Result<Result<(), String>, SubjectError> {
        let change = FileChange::Modify {
            path: path.clone(),
            content,
        };
        let layer = tree.view()?;
        match self.edit_files(layer, &[change]) {
            Err(SubjectError::EditFailed {
                outcome: Outcome::Exited(_),
                message,
            }) if layer.trouble().is_none() => Ok(Err(message)),
            Err(error) => Err(error),
            Ok(()) => Ok(Ok(())),
        }
    }

    /// Also returns where the files of each PoC are.
    fn agent_room(&self, tree: &AgentTree) -> Result<(Room<'_>, Vec<PocPlaces>), SubjectError> {
        let mut room = self.room(Tree::View(tree.view()?))?;
        room.add_env(&self.case.build.env, &Purpose::Work);
        let places = |(index, (files, stdin)): (usize, &(Scratch, Option<Scratch>))| {
            let inside = Path::new(INSIDE_ROOT).join(format!("poc/{}", index + 1));
            let stdin_inside = Path::new(INSIDE_ROOT).join(format!("stdin/{}", index + 1));
            let stdin = stdin.as_ref();
            PocPlaces {
                files: room.read_only(files.path(), &inside),
                stdin: stdin.map(|stdin| room.read_only(stdin.path(), &stdin_inside)),
            }
        };
        let places = tree.pocs.iter().enumerate().map(places).collect();
        Ok((room, places))
    }
}

/// As a program in the agent's tree sees them.
struct PocPlaces {
    files: PathBuf,
    stdin: Option<PathBuf>,
}

impl AgentTree {
    fn view(&self) -> Result<&Layer, SubjectError> {
        match &self.place {
            Place::View(layer) => Ok(layer),
            Place::Copy(_) => Err(SubjectError::NoView),
        }
    }

    /// Where the regular file is, if there is one and no link leads to it.
    fn find(&self, path: &RelPath) -> Option<PathBuf> {
        match &self.place {
            Place::View(layer) => layer.find(path.as_path()),
            Place::Copy(folder) => {
                let left = Leftovers::open(folder.path()).ok()?;
                left.read_head(path.as_path(), 0).ok()?;
                Some(folder.path().join(path.as_path()))
            }
        }
    }

    fn is_written(&self, path: &RelPath) -> bool {
        match &self.place {
            Place::View(layer) => layer.is_written(path.as_path()),
            Place::Copy(_) => true,
        }
    }

    fn written(&self) -> PathBuf {
        match &self.place {
            Place::View(layer) => layer.written(),
            Place::Copy(folder) => folder.path().to_owned(),
        }
    }

    /// A regular file as the agent sees it; the error says why there is none.
    pub fn read(&self, path: &RelPath) -> Result<Vec<u8>, String> {
        let found = self.find(path);
        let found = found.ok_or_else(|| format!("there is no regular file {path}"))?;
        let folder = found.parent().unwrap_or(&found);
        let name = found.file_name().unwrap_or_default();
        let left = Leftovers::open(folder).map_err(|_| format!("{path} cannot be read"))?;
        left.read(Path::new(name), MOST_FILE_BYTES).map_err(|_| {
            format!("{path} cannot be read, or is longer than {MOST_FILE_BYTES} bytes")
        })
    }

    /// A file of the source; the error says why it cannot be looked at.
    pub fn state(&self, base: &Base, path: &RelPath) -> Result<AgentFile, String> {
        let original = match &self.place {
            Place::View(_) => base.tree(),
            Place::Copy(_) => base.pristine(),
        };
        match self.find(path) {
            // Setup or build of the base may have removed it.
            None if !original.join(path.as_path()).is_file() => Ok(AgentFile::Unwritten),
            None => Ok(AgentFile::Gone),
            Some(_) if !self.is_written(path) => Ok(AgentFile::Unwritten),
            Some(_) => self.read(path).map(AgentFile::Written),
        }
    }

    /// The regular files of the tree whose paths match a glob.
    pub fn matching(&self, base: &Base, glob: &str) -> Result<Vec<RelPath>, String> {
        let globs = glob_set(&[glob.to_owned()]).map_err(|error| error.to_string())?;
        let mut all = base.paths().map_err(|error| error.to_string())?;
        all.retain(|path| self.find(path).is_some());
        all.extend(self.new_files(base)?);
        all.retain(|path| globs.is_match(path.as_path()));
        all.sort();
        Ok(all)
    }

    /// The regular files that the built base does not have.
    pub fn new_files(&self, base: &Base) -> Result<Vec<RelPath>, String> {
        let written = few_regular_files(&self.written(), MOST_FILES);
        let mut written = written.map_err(|error| error.to_string())?;
        let tree = base.tree();
        written.retain(|path| !tree.join(path.as_path()).exists());
        Ok(written)
    }
}

/// `path NUL line:text` by line; what cannot be parsed, such as the last line of a cut output, is left out.
fn found_lines(printed: &[u8]) -> Vec<FoundLine> {
    let printed = String::from_utf8_lossy(printed);
    let mut found: Vec<FoundLine> = printed
        .lines()
        .filter_map(|line| {
            let (path, rest) = line.split_once('\0')?;
            let (number, text) = rest.split_once(':')?;
            Some(FoundLine {
                path: path.trim_start_matches("./").to_owned(),
                line: number.parse().ok()?,
                text: text.to_owned(),
            })
        })
        .collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::found_lines;

    #[test]
    fn hits_are_sorted_and_broken_lines_left_out() {
        let printed = b"./b.c\x002:int b;\n./a.c\x0010:x: y\n./a.c\x009:z\nno name\n./c.c\x00q:1\n";
        let found: Vec<String> = found_lines(printed)
            .iter()
            .map(|hit| format!("{}|{}|{}", hit.path, hit.line, hit.text))
            .collect();
        assert_eq!(found, ["a.c|9|z", "a.c|10|x: y", "b.c|2|int b;"]);
    }
}
