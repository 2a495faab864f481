//! A candidate's own tree: its edits over the base, and the project's commands run there.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::candidate::{Candidate, FileChange, FileMode};
use patchwright_sandbox::{Finished, INSIDE_ROOT, Layer, Outcome, Supervision};

use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::{CompileCommand, syntax_only, whole_syntax};
use crate::options::Purpose;
use crate::provenance::BuildRecording;
use crate::room::{Scratch, Tree};
use crate::subject::Subject;

/// Carries out a list of edits: the words after the script are `put FROM TO`, `run TO`, `move FROM TO` and `remove TO`.
/// Runs inside the sandbox because only there does deleting leave the right marks in an overlay. Nothing is written
/// through a link: a path in a patch means the file of that name.
const EDIT_SCRIPT: &str = r#"set -e
plain() {
    place=$1
    while [ "$place" != "$PWD" ]; do
        [ ! -L "$place" ] || { echo "$place is a link" >&2; exit 65; }
        place=${place%/*}
        [ -n "$place" ] || exit 64
    done
}
while [ $# -gt 0 ]; do
    case $1 in
    put) plain "$3"; mkdir -p -- "${3%/*}"; cat -- "$2" > "$3"; shift 3 ;;
    run) chmod 0755 -- "$2"; shift 2 ;;
    move) plain "$2"; plain "$3"; mkdir -p -- "${3%/*}"; mv -f -- "$2" "$3"; shift 3 ;;
    remove) plain "$2"; rm -f -- "$2"; shift 2 ;;
    *) exit 64 ;;
    esac
done"#;
/// Makes files out of date, then runs the command given as the first argument.
pub(crate) const TOUCH_SCRIPT: &str = r#"command=$1; shift
[ $# -eq 0 ] || touch -- "$@" || exit 64
exec /bin/sh -c "$command""#;
const EDIT_SECONDS: u64 = 60;
const SYNTAX_SECONDS: u64 = 120;

/// How a command of the project ended on a candidate.
#[derive(Debug)]
pub struct CommandRun {
    pub outcome: Outcome,
    /// Standard error first because compilers print there.
    pub printed: Vec<u8>,
    pub seconds: f64,
}

impl CommandRun {
    pub fn worked(&self) -> bool {
        self.outcome == Outcome::Exited(0)
    }
}

impl Subject<'_> {
    /// The built base with the candidate's edits; only what they touch is rebuilt.
    pub fn lay(&self, base: &Base, candidate: &Candidate) -> Result<Layer, SubjectError> {
        let layer = self.layer(base)?;
        self.edit(&layer, candidate)?;
        Ok(layer)
    }

    /// The source before setup and build, with the candidate's edits.
    pub fn lay_on_source(&self, base: &Base, candidate: &Candidate) -> Result<Layer, SubjectError> {
        let layer = self.host.sandbox.layer(&base.pristine())?;
        self.edit(&layer, candidate)?;
        Ok(layer)
    }

    pub(crate) fn edit(&self, layer: &Layer, candidate: &Candidate) -> Result<(), SubjectError> {
        self.edit_files(layer, &candidate.changes)
    }

    pub(crate) fn edit_files(
        &self,
        layer: &Layer,
        changes: &[FileChange],
    ) -> Result<(), SubjectError> {
        let files = Scratch::new(self.host.sandbox, "edit")?;
        let mut room = self.room(Tree::View(layer))?;
        let seen = room.read_only(files.path(), &Path::new(INSIDE_ROOT).join("edit"));
        let mut words: Vec<std::ffi::OsString> = vec!["edit".into()];
        for (index, change) in changes.iter().enumerate() {
            let name = index.to_string();
            if let Some(content) = change.content() {
                let path = files.path().join(&name);
                fs::write(&path, content).map_err(SubjectError::io("write", &path))?;
            }
            words.extend(edit_words(change, &seen.join(name), &room.source));
        }
        let wall = Duration::from_secs(EDIT_SECONDS);
        let mut job = room.job(EDIT_SCRIPT.into(), &room.source, wall, Supervision::Plain);
        job.argv.extend(words);
        let finished = self.run_job(&job)?;
        match finished.outcome {
            Outcome::Exited(0) => Ok(()),
            Outcome::Cancelled => Err(SubjectError::Cancelled),
            outcome => Err(SubjectError::EditFailed {
                outcome,
                message: layer
                    .trouble()
                    .unwrap_or_else(|| finished.stderr.text().trim().to_owned()),
            }),
        }
    }

    /// Builds incrementally after making `touched` (relative paths) out of date. `what` names the log. With a recording
    /// the build is traced.
    pub fn build_candidate(
        &self,
        layer: &Layer,
        touched: &[PathBuf],
        what: &str,
        recording: Option<&mut BuildRecording>,
    ) -> Result<CommandRun, SubjectError> {
        let build = &self.case.build;
        let work = Work {
            command: &build.command,
            touched,
            env: &build.env,
            seconds: build.seconds,
            what,
        };
        self.run_on_candidate(layer, &work, recording)
    }

    pub fn set_up_candidate(
        &self,
        layer: &Layer,
        what: &str,
    ) -> Result<Option<CommandRun>, SubjectError> {
        let build = &self.case.build;
        let Some(setup) = &build.setup else {
            return Ok(None);
        };
        let work = Work {
            command: setup,
            touched: &[],
            env: &build.env,
            seconds: build.seconds,
            what,
        };
        self.run_on_candidate(layer, &work, None).map(Some)
    }

    /// Builds the tests as the base did; `None` if the base built none.
    pub fn build_candidate_tests(
        &self,
        base: &Base,
        layer: &Layer,
        what: &str,
        recording: Option<&mut BuildRecording>,
    ) -> Result<Option<CommandRun>, SubjectError> {
        let tests_build = base.tests_build();
        let Some((command, env)) = tests_build.command(self.case) else {
            return Ok(None);
        };
        let work = Work {
            command,
            touched: &[],
            env,
            seconds: self.case.build.seconds,
            what,
        };
        let mut run = self.run_on_candidate(layer, &work, recording)?;
        if tests_build.may_fail(run.outcome) {
            run.outcome = Outcome::Exited(0);
        }
        Ok(Some(run))
    }

    fn run_on_candidate(
        &self,
        layer: &Layer,
        work: &Work<'_>,
        recording: Option<&mut BuildRecording>,
    ) -> Result<CommandRun, SubjectError> {
        let mut room = self.room(Tree::View(layer))?;
        room.set_env("CMAKE_EXPORT_COMPILE_COMMANDS", "ON");
        room.add_env(work.env, &Purpose::Work);
        let expanded = room.expand(work.command, None, None);
        let supervision = match &recording {
            Some(recording) => recording.prepare(&mut room)?,
            None => Supervision::Plain,
        };
        let wall = Duration::from_secs(work.seconds);
        let mut job = room.job(TOUCH_SCRIPT.into(), &room.source, wall, supervision);
        job.argv.extend(["command".into(), expanded]);
        let touched = work.touched.iter().map(|path| room.source.join(path));
        job.argv.extend(touched.map(PathBuf::into_os_string));
        job.spill = Some(self.log_stem(work.what));
        let finished = self.run_job(&job)?;
        if let Some(recording) = recording {
            recording.take(&finished, &room.writable_places());
        }
        command_run(finished)
    }

    /// Runs only the compiler's front end on one unit of the candidate.
    pub fn check_syntax(
        &self,
        layer: &Layer,
        command: &CompileCommand,
    ) -> Result<CommandRun, SubjectError> {
        self.run_front_end(layer, command, syntax_only(command))
    }

    /// Also tells of errors behind the first twenty.
    pub(crate) fn check_whole_syntax(
        &self,
        layer: &Layer,
        command: &CompileCommand,
    ) -> Result<CommandRun, SubjectError> {
        self.run_front_end(layer, command, whole_syntax(command))
    }

    fn run_front_end(
        &self,
        layer: &Layer,
        command: &CompileCommand,
        words: Vec<OsString>,
    ) -> Result<CommandRun, SubjectError> {
        let mut room = self.room(Tree::View(layer))?;
        room.add_env(&self.case.build.env, &Purpose::Work);
        let wall = Duration::from_secs(SYNTAX_SECONDS);
        let mut job = room.job(
            Default::default(),
            &command.folder,
            wall,
            Supervision::Plain,
        );
        job.argv = words;
        self.run_command(&job)
    }

    pub(crate) fn run_command(
        &self,
        job: &patchwright_sandbox::Job,
    ) -> Result<CommandRun, SubjectError> {
        command_run(self.run_job(job)?)
    }
}

/// A command of the project to run on a candidate.
struct Work<'a> {
    command: &'a str,
    /// Files to make out of date first, relative to the source root.
    touched: &'a [PathBuf],
    env: &'a patchwright_domain::case::Env,
    seconds: u64,
    /// Name of the log.
    what: &'a str,
}

fn command_run(finished: Finished) -> Result<CommandRun, SubjectError> {
    if finished.outcome == Outcome::Cancelled {
        return Err(SubjectError::Cancelled);
    }
    let mut printed = finished.stderr.bytes();
    printed.push(b'\n');
    printed.extend(finished.stdout.bytes());
    Ok(CommandRun {
        outcome: finished.outcome,
        printed,
        seconds: finished.usage.wall.as_secs_f64(),
    })
}

fn edit_words(change: &FileChange, from: &Path, source: &Path) -> Vec<std::ffi::OsString> {
    let place = |path: &patchwright_domain::candidate::RelPath| {
        source.join(path.as_path()).into_os_string()
    };
    let mut words: Vec<std::ffi::OsString> = Vec::new();
    match change {
        FileChange::Modify { path, .. } => words.extend(["put".into(), from.into(), place(path)]),
        FileChange::Create { path, mode, .. } => {
            words.extend(["put".into(), from.into(), place(path)]);
            if *mode == FileMode::Executable {
                words.extend(["run".into(), place(path)]);
            }
        }
        FileChange::Delete { path } => words.extend(["remove".into(), place(path)]),
        FileChange::Rename {
            from: old, path, ..
        } => {
            words.extend(["move".into(), place(old), place(path)]);
            words.extend(["put".into(), from.into(), place(path)]);
        }
    }
    words
}
